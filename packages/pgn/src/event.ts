// An event from its games
import { type System, withoutUndefined } from '@crosstable/core';
import type { Cell, InputError } from '@crosstable/core/text';

import { type EventGame, type OnMistake, dayIn, gameOf, numberIn, textIn } from './game.js';
import type { AboutEvent, PgnEvent, RefusedPgnEvent } from './pgn-event.js';
import { gamesOf, withForfeits } from './played.js';
import { fieldOf } from './players.js';
import { type OnRepair, type Repair, collectRepairs } from './readings.js';
import { type Pair, cyclesOf, meetingsOf, roundsOf, roundsOfCycle } from './rounds.js';
import type { ScannedGame } from './scan.js';
import { teamsOf } from './teams.js';

/** An event whose games are being read. */
export interface EventReader {
  readonly add: (game: ScannedGame) => void;
  readonly note: (repairs: readonly Repair[]) => void;
  readonly end: () => PgnEvent | RefusedPgnEvent;
}

/** An address of the internet, as Lichess gives each game one. */
const ADDRESS = /^https?:/i;

/** The name of the event of a game; of a chapter of a study that of the study, which in a broadcast is a round. */
function nameOf(game: ScannedGame): string {
  const [event = '', study] = [textIn(game, 'event'), textIn(game, 'studyname')];
  if (study === undefined || !event.startsWith(`${study}: `)) return event;
  return textIn(game, 'broadcastname') ?? study;
}

function siteOf(game: ScannedGame): string | undefined {
  const site = textIn(game, 'site');
  return site === undefined || ADDRESS.test(site) ? undefined : site;
}

/** The same for games of one event. */
export function eventKey(game: ScannedGame): string {
  return JSON.stringify([nameOf(game), siteOf(game), textIn(game, 'eventdate'), textIn(game, 'section')]);
}

/** The system that `EventType` of ChessBase names; a `tourn` there is a round robin. */
function systemOfType(type: string): System | undefined {
  if (/swiss/i.test(type)) return 'swiss';
  return /tourn|round[- ]?robin/i.test(type) ? 'round-robin' : undefined;
}

/** The system that the games show: a round robin where all have met, or could have met, as often. */
function systemOfPairs(rounds: readonly (readonly Pair[])[], field: number, place: Cell, onRepair: OnRepair): System {
  const meetings = meetingsOf(rounds.flat());
  const cycles = rounds.length / roundsOfCycle(field);
  const isWhole = cyclesOf(meetings, field) !== undefined;
  const hasAllRounds = cycles >= 1 && [...meetings.values()].every((count) => count <= Math.ceil(cycles));
  const key = isWhole ? 'round-robin-by-games' : hasAllRounds ? 'round-robin-by-rounds' : 'swiss-by-games';
  onRepair('system', place, { key, values: {} });
  return key === 'swiss-by-games' ? 'swiss' : 'round-robin';
}

/** Whether somebody has no game in a round. */
function hasGaps(rounds: readonly (readonly Pair[])[], field: number): boolean {
  const seatsOf = (round: readonly Pair[]): readonly string[] => round.flatMap(({ white, black }) => [white, black]);
  return rounds.some((round) => new Set(seatsOf(round).filter((id) => id !== '')).size < field);
}

/** The first and the last day of games. */
function daysOf(games: readonly EventGame[]): readonly (string | undefined)[] {
  const days = games.flatMap(({ day }) => day ?? []).sort();
  return [days[0], days.at(-1)];
}

/** Reads the games of an event, of which the first is given. */
export function eventReader(first: ScannedGame): EventReader {
  const games: EventGame[] = [];
  const mistakes: InputError[] = [];
  const { repairs, onRepair } = collectRepairs();
  const noted: Repair[] = [];
  const onMistake: OnMistake = (mistake) => {
    mistakes.push(mistake);
  };
  const type = textIn(first, 'eventtype') ?? '';
  const [name, site, section] = [nameOf(first), siteOf(first), textIn(first, 'section')];
  const [country, announced] = [textIn(first, 'eventcountry'), numberIn(first, 'eventrounds')];
  const start = dayIn(first, 'eventdate');

  const read = (about: AboutEvent): PgnEvent => {
    const { players, games: named } = fieldOf(games, onMistake, onRepair);
    const ofType = systemOfType(type);
    const place = { ...games[0].cell, text: name };
    const all = withForfeits(named, onRepair);
    const { rounds, unknown } = roundsOf(all, players.length, ofType === 'swiss', place, onMistake, onRepair);
    const teams = teamsOf(rounds, onRepair);
    const competition = teams ?? { games: gamesOf(rounds, onRepair) };
    const entries = teams?.matches ?? rounds;
    const field = (teams?.teams ?? players).length;
    const system = ofType ?? systemOfPairs(entries, field, place, onRepair);
    return withoutUndefined({
      ...about,
      system,
      announcedRounds: announced !== undefined && announced >= rounds.length ? announced : undefined,
      players,
      ...competition,
      unknown,
      mayLackByes: system === 'swiss' && hasGaps(entries, field),
      repairs: [...noted, ...repairs],
    });
  };

  return {
    add(game) {
      games.push(gameOf(game, onMistake, onRepair));
    },
    note(found) {
      noted.push(...found);
    },
    end() {
      const [firstDay, end] = daysOf(games);
      const about = withoutUndefined({ name, site, section, country, start: start ?? firstDay, end });
      if (mistakes.length > 0) return { ...about, error: mistakes[0] };
      const event = read(about);
      return mistakes.length > 0 ? { ...about, error: mistakes[0] } : event;
    },
  };
}
