// Byes that a page leaves open: the reading in which most of the printed numbers follow

import { type Audit, type RanksAudit, type RanksUnderList, areKnown, audit, codesIn } from '@crosstable/audit/inside';
import { type GameKind, type PrintedTable, isAlone, openTable } from '@crosstable/core';
import {
  type ChessEvent,
  type EventGame,
  type OpenBye,
  definitionsToTry,
  isOfTeams,
  participantsOf,
  tableOf,
} from '@crosstable/event';

/** Lists that organisers of teams often choose. */
const COMMON_LISTS_OF_TEAMS: readonly (readonly string[])[] = [
  ['PTS', 'MPvGP', 'EMMSB'],
  ['PTS', 'MPvGP', 'EMGSB'],
  ['PTS', 'EMGSB', 'MPvGP'],
  ['PTS', 'MPvGP', 'EDE'],
  ['PTS', 'MPvGP', 'BH'],
  ['PTS', 'EDE', 'MPvGP', 'SSSC'],
];

/** Lists that organisers often choose, for ranks whose list nobody has named. */
const COMMON_LISTS: readonly (readonly string[])[] = [
  ['PTS', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'DE', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'BH', 'SB'],
  ['PTS', 'BH/C1', 'BH'],
  ['PTS', 'BH', 'BH/C1', 'DE', 'SB'],
  ['PTS', 'SB', 'WIN'],
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
];

/** The list of the file, where an audit knows its codes. */
function declaredIn(event: ChessEvent): readonly string[] | undefined {
  const { tiebreaks } = event.written;
  return tiebreaks !== undefined && areKnown(tiebreaks, codesIn(openTable(tableOf(event)))) ? tiebreaks : undefined;
}

/** The audit of a table of the event's players, or teams. */
function auditIn(event: ChessEvent, printed: PrintedTable, declared: readonly string[] | undefined): Audit {
  const { games, matches } = event;
  const options = { ...event, selfDefined: definitionsToTry(event, printed), declared };
  return matches === undefined ? audit(games, printed, options) : audit(matches, printed, options);
}

/**
 * Ranks against every list that the makers may have meant, in each edition and under each convention, the nearest first; `ofFile`
 * holds them against the list of the file.
 */
function guessesIn(event: ChessEvent, printed: PrintedTable, ofFile: RanksAudit | null): readonly RanksUnderList[] {
  if (ofFile === null || printed.columns.length > 0) return [];
  const declared = declaredIn(event)?.join();
  const common = isOfTeams(event) ? COMMON_LISTS_OF_TEAMS : COMMON_LISTS;
  const others = common.filter((list) => list.join() !== declared);
  const audits = [ofFile, ...others.map((list) => auditIn(event, printed, list).ranks)];
  const guesses = [
    ...audits.flatMap((audited) => audited?.editions ?? []),
    ...audits.flatMap((audited) => audited?.conventions ?? []),
  ];
  return guesses.sort((one, other) => one.wrong.length - other.wrong.length);
}

/** An event held against a printed table. */
interface AuditedEvent {
  readonly event: ChessEvent;
  readonly found: Audit;
  /** Lists that the makers of ranks without columns may have meant, the nearest first. */
  readonly guesses: readonly RanksUnderList[];
}

/** The event held against a printed table. */
function auditedEvent(event: ChessEvent, printed: PrintedTable): AuditedEvent {
  const found = auditIn(event, printed, declaredIn(event));
  return { event, found, guesses: guessesIn(event, printed, found.ranks) };
}

/** The participants whom a printed table leaves out. The expelled have no place, so that no table needs them. */
export function unlistedIn(event: ChessEvent, { columns, points, ranks }: PrintedTable): readonly string[] {
  const printed = [points, ranks, ...columns.map(({ cells }) => cells)];
  const listed = new Set(printed.flatMap((cells) => (cells === undefined ? [] : [...cells.keys()])));
  return participantsOf(event).flatMap(({ expelled, id }) => (expelled === true || listed.has(id) ? [] : id));
}

/** So many readings are tried: each costs an audit. */
const MOST_TRIED = 30;

/** How a bye is read that a page leaves open. */
export interface ReadBye {
  /** From 1. */
  readonly round: number;
  readonly player: string;
  readonly kind: GameKind | undefined;
}

/** The best reading of an event, and the byes that it takes in another way than the page's reader. */
export interface BestReading extends AuditedEvent {
  readonly readings: readonly ReadBye[];
}

/** How many printed numbers don't follow. Of two columns that are as near, one that no rule explains is worse. */
function misfitOf({ found: { columns, points, ranks }, guesses }: AuditedEvent): number {
  const ofColumns = columns.map(({ cells, matches, verdict }) => cells - matches + (verdict === 'unknown' ? 0.5 : 0));
  const ofRanks = [...(ranks === null ? [] : [ranks]), ...guesses.slice(0, 1)].map(({ wrong }) => wrong.length);
  return [points.wrong.length, ...ofColumns, ...ofRanks].reduce((sum, count) => sum + count, 0);
}

/**
 * The open byes whose kind may have made a number wrong: those of players with one and of their opponents; all of them where the
 * rule of a column isn't clear or a list is guessed.
 */
function suspects({ event, found, guesses }: AuditedEvent): readonly OpenBye[] {
  const { open = [] } = event.written;
  const isUnclear = found.columns.some(({ verdict }) => verdict === 'unknown' || verdict === 'ambiguous');
  if (isUnclear || guesses.length > 0) return open;
  const wrong = new Set(playersWith(found));
  const games = event.games.flat().filter(({ black, white }) => wrong.has(white) || wrong.has(black));
  const near = new Set(games.flatMap(({ black, white }) => [black, white]));
  return open.filter(({ readings: [{ white }] }) => near.has(white));
}

/** The players with a wrong cell or rank. */
function playersWith({ columns, ranks }: Audit): string[] {
  return [...columns, ...(ranks === null ? [] : [ranks])].flatMap(({ wrong }) => wrong.map(({ player }) => player));
}

/** The event with a bye in another reading. The pairing allocates one bye of a round, so that the one it had is another then. */
function withReading(event: ChessEvent, round: number, to: EventGame): ChessEvent {
  const { open = [] } = event.written;
  const other = ({ white }: EventGame): EventGame | undefined =>
    open
      .find(({ readings: [first], round: at }) => at === round && first.white === white)
      ?.readings.find(({ kind }) => kind !== 'pairing-bye');
  const givingWay = (game: EventGame): EventGame => {
    const isAllocated = isAlone(game) && game.kind === 'pairing-bye';
    return (isAllocated && to.kind === 'pairing-bye' ? other(game) : undefined) ?? game;
  };
  // An absence has no entry in the games of a Swiss
  const readIn = (games: readonly EventGame[]): readonly EventGame[] => [
    ...games.filter((game) => !isAlone(game) || game.white !== to.white).map(givingWay),
    to,
  ];
  return { ...event, games: event.games.map((games, at) => (at + 1 === round ? readIn(games) : games)) };
}

/** The open byes whose game isn't the one that the page's reader took. */
function changedIn({ games, written: { open = [] } }: ChessEvent): BestReading['readings'] {
  return open.flatMap(({ readings, round }) => {
    const taken = readings.slice(1).filter((reading) => games[round - 1].includes(reading));
    return taken.map(({ kind, white }) => ({ round, player: white, kind }));
  });
}

/**
 * The event with its open byes read so that most of the printed numbers follow: one bye after the other, each in every reading. A
 * reading that is no better isn't taken.
 */
export function bestReading(event: ChessEvent, printed: PrintedTable): BestReading {
  let best = auditedEvent(event, printed);
  const tried = suspects(best).flatMap(({ readings, round }) =>
    readings.slice(1).map((reading) => ({ reading, round })),
  );
  for (const { reading, round } of tried.slice(0, MOST_TRIED)) {
    if (misfitOf(best) === 0) break;
    const other = auditedEvent(withReading(best.event, round, reading), printed);
    if (misfitOf(other) < misfitOf(best)) best = other;
  }
  return { ...best, readings: changedIn(best.event) };
}
