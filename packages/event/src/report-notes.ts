// Notes on a report: the facts that it lacks because the file of the event doesn't tell them, and those that it can't hold.
import { editionOfDays, isAlone } from '@crosstable/core';
import type { TrfOptions } from '@crosstable/trf/inside';
import type { HeldFact, PlayerFact, ReportNote, TournamentFact } from '@crosstable/words/answers';

import type { ChessEvent, ListedPlayer } from './chess-event.js';
import { isNumbered, onOneLine, playerName, reportPlayer, teamName } from './report-players.js';

const PLAYER_FACTS: readonly PlayerFact[] = ['federation', 'birth', 'fideId', 'rating', 'sex'];
const TOURNAMENT_FACTS: readonly TournamentFact[] = [
  'name',
  'city',
  'federation',
  'start',
  'end',
  'system',
  'chiefArbiter',
  'timeControl',
  'roundDates',
];

/** How many have something. */
function count<T>(all: readonly T[], has: (one: T) => boolean): number {
  return all.filter(has).length;
}

/** Whether a fact isn't told; a rating of 0 is none. */
function isBlank(fact: unknown): boolean {
  return fact === undefined || fact === '' || fact === 0;
}

/** The facts that a report states, and that the file doesn't tell. */
function untold(event: ChessEvent): readonly ReportNote[] {
  const { players } = event;
  const facts = TOURNAMENT_FACTS.filter(
    (fact) => isBlank(event[fact]) && (fact !== 'timeControl' || isBlank(event.timeControlCode)),
  );
  return [
    ...(facts.length > 0 ? [{ key: 'blank', values: { facts } } as const] : []),
    ...PLAYER_FACTS.flatMap((fact): readonly ReportNote[] => {
      const blank = count(players, (player) => isBlank(player[fact]));
      return blank === 0 ? [] : [{ key: 'blank-of-players', values: { fact, count: blank, all: players.length } }];
    }),
  ];
}

/** The games of the rounds that a report has: of a period those on its days. */
function gamesIn({ games, roundDates = [] }: ChessEvent, period: TrfOptions['period']): ChessEvent['games'] {
  if (period === undefined) return games;
  const [from, to] = period;
  return games.filter((_, n) => {
    const day = roundDates.at(n) ?? '';
    return from <= day && day <= to;
  });
}

/** The games without a result, which have this sign in the report. */
function unfinishedIn(games: ChessEvent['games'], sign: '' | '?'): readonly ReportNote[] {
  const open = count(games.flat(), ({ result }) => result === null);
  return open === 0 ? [] : [{ key: 'unfinished', values: { games: open, sign } }];
}

/** The facts that the report states in the place of those that the file leaves open. */
function filled(event: ChessEvent, { period, unfinished = '' }: TrfOptions): readonly ReportNote[] {
  const { games, matches, rounds, tiebreaks, written } = event;
  const ofReport = gamesIn(event, period);
  const all = ofReport.flat();
  const colourless = count(all, ({ coloursUnknown }) => coloursUnknown === true);
  const byes = count(all, (game) => isAlone(game) && game.kind === undefined) + (written.open?.length ?? 0);
  const list = tiebreaks.join();
  const isFollowed = written.list?.codes.join() === list;
  return [
    ...(rounds === undefined
      ? [{ key: 'rounds-not-announced', values: { rounds: (matches ?? games).length } } as const]
      : []),
    ...(written.tiebreaks === undefined
      ? [{ key: isFollowed ? 'followed-list' : 'default-list', values: { list } } as const]
      : []),
    ...(colourless > 0 ? [{ key: 'colours-unknown', values: { games: colourless } } as const] : []),
    ...unfinishedIn(ofReport, unfinished),
    ...(byes > 0 ? [{ key: 'bye-kinds', values: { byes } } as const] : []),
    ...(isNumbered(event) && event.unknown?.includes('pairing-numbers') !== true
      ? []
      : [{ key: 'numbered', values: {} } as const]),
  ];
}

/** The players with a fact that a report doesn't hold. */
function withoutFact(
  players: readonly ListedPlayer[],
  key: 'left-out' | 'no-place',
  fact: HeldFact,
  isHeld: (player: ListedPlayer) => boolean,
): readonly ReportNote[] {
  const lost = count(players, (player) => !isBlank(player[fact]) && !isHeld(player));
  return lost === 0 ? [] : [{ key, values: { fact, count: lost } }];
}

/** The names that a report cuts. */
function cutNames(
  names: readonly (string | undefined)[],
  cut: (name: string) => string,
  width: number,
): readonly ReportNote[] {
  const lost = count(names, (name = '') => cut(name) !== onOneLine(name));
  return lost === 0 ? [] : [{ key: 'names-cut', values: { names: lost, width } }];
}

/** The facts that a report holds in part, or not at all. */
function lost(event: ChessEvent, read: number): readonly ReportNote[] {
  const { articleTwelve, edition, isLong, players, ratings, round, teams = [], unrated, values = {} } = event;
  const codes = Object.keys(values).join(', ');
  const byDate = editionOfDays(event);
  return [
    ...cutNames(
      players.map(({ name }) => name),
      playerName,
      33,
    ),
    ...cutNames(
      teams.map(({ name }) => name),
      teamName,
      32,
    ),
    ...(['title', 'federation', 'birth', 'fideId'] as const).flatMap((fact) =>
      withoutFact(players, 'left-out', fact, (player) => reportPlayer(player)[fact] !== undefined),
    ),
    ...(['club', 'group'] as const).flatMap((fact) => withoutFact(players, 'no-place', fact, () => false)),
    ...(byDate === edition ? [] : [{ key: 'edition', values: { edition, read: byDate } } as const]),
    ...(round === read ? [] : [{ key: 'round', values: { round, read } } as const]),
    ...(unrated === undefined ? [] : [{ key: 'unrated-rule', values: {} } as const]),
    ...(ratings === undefined || ratings === 'first' ? [] : [{ key: 'rating-list', values: {} } as const]),
    ...(articleTwelve === 'tournament' ? [{ key: 'article-twelve', values: {} } as const] : []),
    ...(isLong === true ? [{ key: 'long-event', values: {} } as const] : []),
    ...(codes === '' ? [] : [{ key: 'values', values: { codes } } as const]),
  ];
}

/**
 * The notes on the report of an event, each once: what its file doesn't tell, what is filled in, and what a report can't hold.
 *
 * @param options - Those with which the report is written.
 * @param read - The round after which the report is read; left out for one that is the file itself.
 */
export function reportNotes(event: ChessEvent, options: TrfOptions, read?: number): readonly ReportNote[] {
  if (read !== undefined) return [...untold(event), ...filled(event, options), ...lost(event, read)];
  const { period, unfinished = '' } = options;
  return [...untold(event), ...(unfinished === '' ? [] : unfinishedIn(gamesIn(event, period), unfinished))];
}
