// The rounds of games: those of the tag Round, or of a round robin by its days or by who met whom
import { type Fact, isAlone, unexpected } from '@crosstable/core';
import { type Cell, type InputError, type InputErrorKey, inputError } from '@crosstable/core/text';

import { areEqual } from './endings.js';
import type { OnMistake } from './game.js';
import type { NamedGame } from './players.js';
import type { OnRepair } from './readings.js';

/** The games in their rounds, and what nobody knows of these. */
export interface InRounds {
  readonly rounds: readonly (readonly NamedGame[])[];
  readonly unknown?: readonly Fact[];
}

/** Those who play against each other: players, or teams. */
export interface Pair {
  readonly white: string;
  readonly black: string;
}

/** The number of meetings of each pair that met. */
export function meetingsOf(pairs: readonly Pair[]): ReadonlyMap<string, number> {
  const meetings = new Map<string, number>();
  for (const pair of pairs) {
    if (isAlone(pair)) continue;
    const key = JSON.stringify([pair.white, pair.black].sort());
    meetings.set(key, (meetings.get(key) ?? 0) + 1);
  }
  return meetings;
}

/** How often everybody met everybody; `undefined` where some met more often than others, or never. */
export function cyclesOf(meetings: ReadonlyMap<string, number>, field: number): number | undefined {
  const [first, ...others] = new Set(meetings.values());
  return others.length === 0 && 2 * meetings.size === field * (field - 1) ? first : undefined;
}

/** The number of rounds in which all of a field meet. */
export function roundsOfCycle(field: number): number {
  return field + (field % 2) - 1;
}

function refusal(key: InputErrorKey, expected: string, found: string, values: InputError['values'] = {}): InputError {
  return unexpected('', expected, found, RangeError, key, values);
}

/** The error about a player with several games in a round. */
function severalGames({ cell }: NamedGame, round: number, player: string): InputError {
  const [expected, found] = [`one game of ${player} in round ${round}`, 'several'];
  const message = `line ${cell.line}, column ${cell.column}: expected ${expected}, found ${found}`;
  return inputError(message, { path: '', expected, found, key: 'several-games', values: { player, round } });
}

/** The games of a round without those that stand twice, of which one with a result counts. */
function withoutRepeated(games: readonly NamedGame[], onRepair: OnRepair): readonly NamedGame[] {
  const byPlayers = new Map<string, NamedGame>();
  const others: NamedGame[] = [];
  for (const game of games) {
    const key = JSON.stringify([game.white, game.black, game.order]);
    const first = byPlayers.get(key);
    const isOpen = first?.ending.result === null;
    if (first === undefined || isOpen) byPlayers.set(key, game);
    if (first === undefined) continue;
    if (isOpen || game.ending.result === null || areEqual(first.ending, game.ending))
      onRepair('duplicate-record', game.cell, { key: 'repeated-game', values: {} });
    else others.push(game);
  }
  return [...byPlayers.values(), ...others];
}

/** The games by the rounds of their tags; `undefined` where one has none. */
function byRound(games: readonly NamedGame[]): ReadonlyMap<number, readonly NamedGame[]> | undefined {
  const byNumber = new Map<number, NamedGame[]>();
  for (const game of games) {
    if (game.round === undefined) return undefined;
    const ofRound = byNumber.get(game.round) ?? [];
    ofRound.push(game);
    byNumber.set(game.round, ofRound);
  }
  return byNumber;
}

/** The rounds that the tags name; a mistake where one of them has no game, or a player several. */
function roundsByTag(
  byNumber: ReadonlyMap<number, readonly NamedGame[]>,
  onMistake: OnMistake,
  onRepair: OnRepair,
): InRounds {
  const rounds = Array.from({ length: byNumber.size }, (_, at) =>
    withoutRepeated(byNumber.get(at + 1) ?? [], onRepair),
  );
  const missing = rounds.findIndex((round) => round.length === 0) + 1;
  if (missing > 0) {
    const last = Math.max(...byNumber.keys());
    onMistake(refusal('rounds-missing', `games of round ${missing}`, `none, although there is a round ${last}`, { round: missing, last })); // prettier-ignore
  }
  for (const [at, round] of rounds.entries()) {
    const seen = new Set<string>();
    for (const game of round) {
      for (const player of [game.white, game.black].filter((id) => id !== '')) {
        if (seen.has(player)) onMistake(severalGames(game, at + 1, player));
        seen.add(player);
      }
    }
  }
  return { rounds };
}

/** The days of games, each with its games; `undefined` where one isn't known, or somebody plays twice on it. */
function daysOf(games: readonly NamedGame[]): readonly (readonly NamedGame[])[] | undefined {
  const byDay = new Map<string, NamedGame[]>();
  const seen = new Set<string>();
  for (const game of games) {
    const { day, white, black } = game;
    const seats = [white, black].map((player) => JSON.stringify([day, player]));
    if (day === undefined || seats.some((seat) => seen.has(seat))) return undefined;
    for (const seat of seats) seen.add(seat);
    const ofDay = byDay.get(day) ?? [];
    ofDay.push(game);
    byDay.set(day, ofDay);
  }
  return [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, ofDay]) => ofDay);
}

/** Some rounds in which nobody plays twice: the numbers of the pairs of each add up to the same remainder. */
function someRounds(games: readonly NamedGame[], field: number, cycles: number): NamedGame[][] {
  const inCycle = roundsOfCycle(field);
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  };
  const rounds = Array.from({ length: cycles * inCycle }, (): NamedGame[] => []);
  const met = new Map<string, number>();
  for (const game of games) {
    const pair = [game.white, game.black].map(numberOf).sort((one, other) => one - other);
    const [lower, higher] = pair;
    const cycle = met.get(String(pair)) ?? 0;
    met.set(String(pair), cycle + 1);
    const sum = higher === inCycle ? 2 * lower : lower + higher;
    rounds[cycle * inCycle + (sum % inCycle)].push(game);
  }
  return rounds;
}

/** The rounds of games without the tag: those of a round robin. Others can't be told, and are a mistake. */
function roundsOfMeetings(
  games: readonly NamedGame[],
  field: number,
  isSwiss: boolean,
  place: Cell,
  onMistake: OnMistake,
  onRepair: OnRepair,
): InRounds {
  const meetings = meetingsOf(games);
  const cycles = isSwiss ? undefined : cyclesOf(meetings, field);
  const hasByes = games.some(isAlone);
  if (cycles === undefined || hasByes) {
    const isArena = !hasByes && [...meetings.values()].some((count) => count > 1);
    const expected = 'a round of each game (tag Round), or the games of a whole round robin';
    const found = isArena ? 'none, and players who met several times, as in an arena' : 'neither';
    onMistake(refusal(isArena ? 'arena' : 'no-rounds', expected, found));
    return { rounds: [games] };
  }
  const days = daysOf(games);
  const rounds = days?.length === cycles * roundsOfCycle(field) ? days : undefined;
  onRepair('rounds', place, { key: rounds === undefined ? 'rounds-not-told' : 'rounds-by-dates', values: {} });
  return rounds === undefined ? { rounds: someRounds(games, field, cycles), unknown: ['rounds'] } : { rounds };
}

/** The rounds of the games of an event. */
export function roundsOf(
  games: readonly NamedGame[],
  field: number,
  isSwiss: boolean,
  place: Cell,
  onMistake: OnMistake,
  onRepair: OnRepair,
): InRounds {
  const byNumber = byRound(games);
  return byNumber === undefined
    ? roundsOfMeetings(games, field, isSwiss, place, onMistake, onRepair)
    : roundsByTag(byNumber, onMistake, onRepair);
}
