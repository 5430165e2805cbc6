// The report that was opened, with the results that were changed: everything else that it says stays as it is.
import type { Game, TrfDraft, TrfGame, TrfTournament } from '@crosstable/trf';
import { parseTrf } from '@crosstable/trf/inside';
import { standings } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import { type ChangedResult, type Opened, isAsAnnounced } from '../state.js';
import { tableOf } from '../table.js';
import { withEntered } from './entered.js';
import { gameAt } from './game-at.js';

type Read = Pick<TrfTournament, 'games' | 'matches'>;

interface Pair {
  readonly white: string;
  readonly black: string;
}

function isOf(one: Pair, other: Pair | undefined): boolean {
  return one.white === other?.white && one.black === other.black;
}

/** The rounds with the entry of a pair changed in one of them; a report may have more entries than the event. */
function inRound<T extends Pair>(
  rounds: readonly (readonly T[])[],
  round: number,
  pair: Pair | undefined,
  change: (one: T) => T,
): readonly (readonly T[])[] {
  return rounds.map((all, at) => (at === round - 1 ? all.map((one) => (isOf(one, pair) ? change(one) : one)) : all));
}

function withChange({ games, matches }: Read, change: ChangedResult, event: ChessEvent): Read {
  const { pairing, round } = change;
  const game = gameAt(event, change);
  const played = <T extends TrfGame | Game>(one: T) => withEntered(one, change);
  const match = event.matches?.at(round - 1)?.at(pairing);
  return {
    games: inRound(games, round, game, played),
    matches:
      matches &&
      inRound(matches, round, match, ({ kind: _kind, boards = [], ...one }) => ({
        ...one,
        boards: boards.map((board) => (isOf(board, game) ? played(board) : board)),
      })),
  };
}

function withoutScores({ points: _points, ranks: _ranks, ...read }: TrfTournament) {
  return read;
}

/** The draft of a report from the one that was opened. Points and ranks follow from the results. */
export function patchedReport(report: string | Uint8Array, opened: Opened, event: ChessEvent): TrfDraft {
  const read = withoutScores(parseTrf(report));
  const { codes, changes } = opened;
  const ranked = standings(tableOf({ ...event, round: opened.event.round }), codes);
  const ranks = new Map(ranked.map(({ player, rank }) => [player, rank]));
  const teams = read.teams?.map(({ gamePoints: _game, matchPoints: _match, rank: _rank, ...team }) => {
    const rank = ranks.get(team.id);
    return { ...team, ...(rank !== undefined && { rank }) };
  });
  return {
    ...read,
    ...changes.reduce<Read>((one, change) => withChange(one, change, opened.event), read),
    teams,
    ...(teams === undefined && { ranks }),
    tiebreaks: isAsAnnounced(opened) ? read.tiebreaks : codes,
  };
}
