// The players of an event: by FIDE id, else by name, and under two spellings where only one reading is left
import { withoutUndefined } from '@crosstable/core';
import { type Cell, errorAt } from '@crosstable/core/text';

import type { EventGame, OnMistake, Side } from './game.js';
import type { PgnPlayer } from './pgn-event.js';
import type { OnRepair } from './readings.js';
import { type Spelling, canBeOne, fullWords, spellingOf } from './spelling.js';

/** A player under one id, or under one name. */
interface Person {
  readonly sides: Side[];
  readonly spelling: Spelling;
  readonly rounds: Set<number>;
  readonly opponents: Set<Person>;
  /** Of one with other spellings, these and the own one. */
  readonly spellings: Spelling[];
  /** The person whose other spelling this is. */
  is?: Person;
  fideId: string | undefined;
  /** The id of the player. */
  id: string;
}

/** A game with the ids of its players; `''` for nobody. */
export interface NamedGame extends Omit<EventGame, 'white' | 'black'> {
  readonly white: string;
  readonly black: string;
  readonly whiteTeam: Cell | undefined;
  readonly blackTeam: Cell | undefined;
}

/** The players, and the games with their ids. */
export interface Field {
  readonly players: readonly PgnPlayer[];
  readonly games: readonly NamedGame[];
}

/** A game with its persons; `undefined` for nobody. */
interface Seats {
  readonly game: EventGame;
  readonly one: Person;
  readonly other: Person | undefined;
}

/** No surname of a field has more bearers among whom one is looked for. */
const MOST_NAMESAKES = 50;

/** Whether two are different persons: by their ids, or because they met or played in the same round. */
function areDifferent(one: Person, other: Person): boolean {
  const opponents = new Set([...other.opponents].map((opponent) => opponent.is ?? opponent));
  const haveIds = one.fideId !== undefined && other.fideId !== undefined;
  return haveIds || opponents.has(one) || [...one.rounds].some((round) => other.rounds.has(round));
}

function newPerson({ cell }: Side, fideId: string | undefined): Person {
  const spelling = spellingOf(cell.text);
  return { sides: [], spelling, spellings: [spelling], fideId, id: '', rounds: new Set(), opponents: new Set() };
}

/** The FIDE ids of each name, by the key of its spelling. */
function idsByName(games: readonly EventGame[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const side of games.flatMap(({ white, black }) => [white, black])) {
    if (side?.fideId === undefined) continue;
    const { key } = spellingOf(side.cell.text);
    ids.set(key, (ids.get(key) ?? new Set()).add(side.fideId));
  }
  return ids;
}

/** The games with their persons: one for each id, and one for each name. */
function seatsIn(games: readonly EventGame[], onMistake: OnMistake): readonly Seats[] {
  const ids = idsByName(games);
  const persons = new Map<string, Person>();
  const personOf = (side: Side): Person => {
    const { key } = spellingOf(side.cell.text);
    const known = [...(ids.get(key) ?? [])];
    if (side.fideId === undefined && known.length > 1)
      onMistake(errorAt(side.cell, 'a FIDE id, because two players have this name'));
    const fideId = side.fideId ?? known.at(0);
    const name = fideId === undefined ? `name ${key}` : `id ${fideId}`;
    const person: Person = persons.get(name) ?? newPerson(side, fideId);
    person.sides.push(side);
    persons.set(name, person);
    return person;
  };
  return games.map((game) => {
    const one = personOf(game.white);
    const other = game.black && personOf(game.black);
    for (const person of [one, other]) if (game.round !== undefined) person?.rounds.add(game.round);
    if (other !== undefined) {
      one.opponents.add(other);
      other.opponents.add(one);
    }
    return { game, one, other };
  });
}

/** Joins the spellings of a person where only one other fits, the longer spellings first. */
function join(persons: readonly Person[]): void {
  const lengthOf = ({ sides: [{ cell }] }: Person): number => cell.text.length;
  const byWord = new Map<string, Set<Person>>();
  for (const person of persons.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const words = fullWords(person.spelling);
    const namesakes = words.map((word) => byWord.get(word) ?? new Set<Person>());
    const near = new Set(namesakes.filter(({ size }) => size <= MOST_NAMESAKES).flatMap((all) => [...all]));
    const fitting = [...near].filter(
      (other) =>
        other.spellings.every((spelling) => canBeOne(person.spelling, spelling)) && !areDifferent(person, other),
    );
    const only = fitting.length === 1 ? fitting.at(0) : undefined;
    if (only === undefined) {
      for (const [at, all] of namesakes.entries()) byWord.set(words[at], all.add(person));
      continue;
    }
    person.is = only;
    only.fideId ??= person.fideId;
    only.spellings.push(person.spelling);
    for (const round of person.rounds) only.rounds.add(round);
    for (const opponent of person.opponents) only.opponents.add(opponent);
  }
}

/** The value of a field at the first side that has one. */
function firstOf<K extends keyof Side>(sides: readonly Side[], field: K): Side[K] | undefined {
  return sides.find(({ [field]: value }) => value !== undefined)?.[field];
}

/** The player that the sides make up. */
function playerOf(sides: readonly Side[], fideId: string | undefined, onRepair: OnRepair): PgnPlayer {
  const spelled = new Map<string, Cell>();
  for (const { cell } of sides) spelled.set(cell.text, spelled.get(cell.text) ?? cell);
  const [name] = [...spelled.keys()].toSorted((one, other) => other.length - one.length);
  for (const [text, cell] of spelled) {
    if (text !== name) onRepair('duplicate-record', cell, { key: 'read-as', values: { as: name } });
  }
  const rating = firstOf(sides, 'rating');
  const other = sides.find((side) => side.rating !== undefined && side.rating !== rating);
  if (rating !== undefined && other !== undefined) {
    const cell = { ...other.cell, text: `${name} ${other.rating}` };
    onRepair('player-field', cell, { key: 'rating', values: { rating } });
  }
  const [title, federation] = [firstOf(sides, 'title'), firstOf(sides, 'federation')];
  const team = firstOf(sides, 'team')?.text;
  return withoutUndefined({ id: fideId ?? name, name, title, federation, rating, fideId, team });
}

/** The players of games, and the games with their ids. */
export function fieldOf(games: readonly EventGame[], onMistake: OnMistake, onRepair: OnRepair): Field {
  const seats = seatsIn(games, onMistake);
  const persons = [...new Set(seats.flatMap(({ one, other }) => [one, other]))].filter((one) => one !== undefined);
  join(persons);
  const sidesOf = new Map<Person, Side[]>();
  for (const person of persons) {
    const { is = person, sides } = person;
    sidesOf.set(is, [...(sidesOf.get(is) ?? []), ...sides]);
  }
  const players = [...sidesOf].map(([person, sides]) => {
    const player = playerOf(sides, person.fideId, onRepair);
    person.id = player.id;
    return player;
  });
  const named = seats.map(({ game, one, other }) => ({
    ...game,
    white: (one.is ?? one).id,
    black: (other?.is ?? other)?.id ?? '',
    whiteTeam: game.white.team,
    blackTeam: game.black?.team,
  }));
  return { players, games: named };
}
