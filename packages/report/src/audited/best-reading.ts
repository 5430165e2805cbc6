// Byes that a page leaves open: the reading in which most of the printed numbers follow

import type { GameKind, PrintedTable } from '@crosstable/core';
import { isAlone } from '@crosstable/core';

import type { Audit } from '../../../audit/src/audit-types.js';
import type { ChessEvent, OpenBye } from '../../../event/src/chess-event.js';
import type { EventGame } from '../../../event/src/event-form.js';
import type { AuditedEvent } from './audited-event.js';
import { auditedEvent } from './audited-event.js';

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
