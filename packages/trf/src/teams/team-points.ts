import {
  DOUBLE_FORFEIT,
  DRAWN,
  FORFEIT_LOSS,
  FORFEIT_WIN,
  LOST,
  type Match,
  type MatchScoring,
  type TeamPairingBye,
  WON,
  isAlone,
  nearestMillionth,
  outcomesOfMatch,
} from '@crosstable/core';

import { codeOfKind } from '../records/result-codes.js';
import type { Outcome, ScoreTable } from '../records/scoring-records.js';
import type { TeamScores } from '../records/team-records.js';
import { boardOutcomes } from '../rounds/game-points.js';
import { TYPE_OF, replacements } from '../rounds/points-check.js';
import type { Adjustment, TrfTournament } from '../tournament.js';

/** The rules by which the points of matches are counted. */
export interface MatchPricing {
  readonly table: ScoreTable;
  readonly matchScoring: MatchScoring | undefined;
  readonly pairingBye: TeamPairingBye | undefined;
  readonly boards: number | undefined;
  readonly adjustments: readonly Adjustment[];
  /** The team of each player, by ids. */
  readonly teamOf: ReadonlyMap<string, string>;
}

/** One round of a team. */
export interface TeamCell extends TeamScores {
  /** `''` in a bye. */
  readonly opponent: string;
  readonly colour: 'w' | 'b';
  /** A type of 299, `U` for the pairing-allocated bye, `''` for a match that isn't finished. */
  readonly type: string;
  /** Whether the match was forfeited as a whole, or the round was a bye. */
  readonly isForfeited: boolean;
  /** By board: the player and the code of the result. */
  readonly seats: readonly (readonly [player: string, code: string])[];
}

/** The outcomes of byes, by their codes. */
export const BYES: Readonly<Record<string, Outcome>> = { F: 'FPB', H: 'HPB', Z: 'ZPB', U: 'PAB' };

/** The types of results, by the outcomes of matches. */
const TYPES: Readonly<Record<number, string>> = {
  [LOST]: 'L',
  [DRAWN]: 'D',
  [WON]: 'W',
  [FORFEIT_LOSS]: '-',
  [FORFEIT_WIN]: '+',
  [DOUBLE_FORFEIT]: '-',
};

const PLAYED: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

/** The round of each team of a match, or of the team that has a bye, by id. */
export function cellsOf(match: Match, pricing: MatchPricing): ReadonlyMap<string, TeamCell> {
  const { white, black, boards, kind } = match;
  const { table, pairingBye = {} } = pricing;
  const size = pricing.boards ?? 0;
  const code = codeOfKind(kind) ?? '';
  if (isAlone(match)) {
    const bye = code === 'U' ? pairingBye : {};
    const matchPoints = bye.matchPoints ?? matchPointsOf(code, pricing);
    const gamePoints = bye.gamePoints ?? size * table[code === 'U' ? 'WD' : BYES[code]];
    const cell = {
      opponent: '',
      colour: 'w',
      type: code,
      isForfeited: true,
      matchPoints,
      gamePoints,
      seats: [],
    } as const;
    return new Map([[white, cell]]);
  }
  const isForfeited = code !== '';
  const isOpen = boards?.some(({ result }) => result === null) ?? false;
  const sides = sidesOf(match, pricing);
  const sums = sides.map((seats) => seats.reduce((sum, { points }) => sum + points, 0));
  const types = isForfeited ? code : resultOf(sums, sides);
  return new Map(
    [white, black].map((id, side) => {
      const type = isOpen ? '' : types.charAt(side);
      const ofForfeit = size * table[type === '+' ? 'FW' : 'FL'];
      const gamePoints = isForfeited && boards === undefined ? ofForfeit : sums[side];
      return [
        id,
        {
          opponent: side === 0 ? black : white,
          colour: side === 0 ? 'w' : 'b',
          type,
          isForfeited,
          matchPoints: matchPointsOf(type, pricing),
          gamePoints: isOpen ? 0 : gamePoints,
          seats: sides[side].map(({ player, code: result }) => [player, result] as const),
        },
      ];
    }),
  );
}

interface Seat {
  readonly player: string;
  readonly code: string;
  readonly points: number;
}

/** The seats of the white team and of the black team. */
function sidesOf({ white, boards = [] }: Match, { table, teamOf }: MatchPricing): readonly [Seat[], Seat[]] {
  const sides: [Seat[], Seat[]] = [[], []];
  for (const board of boards) {
    const [ofWhite, ofBlack] = boardOutcomes(board) ?? [];
    const seat = (player: string, outcome: Outcome | undefined): Seat => {
      const type = outcome === undefined ? ' ' : TYPE_OF[outcome];
      return { player, code: PLAYED[type] ?? type, points: outcome === undefined ? 0 : table[outcome] };
    };
    const seats = [seat(board.white, ofWhite), seat(board.black, ofBlack)];
    const isWhites = board.white === '' ? teamOf.get(board.black) !== white : teamOf.get(board.white) === white;
    sides[0].push(seats[isWhites ? 0 : 1]);
    sides[1].push(seats[isWhites ? 1 : 0]);
  }
  return sides;
}

/** The types of the results that the boards give the two teams. */
function resultOf([own, others]: readonly number[], sides: readonly Seat[][]): string {
  const codes = sides.flat().map(({ code }) => code);
  const hasGame = codes.some((code) => code !== '+' && code !== '-');
  const outcomes = outcomesOfMatch(nearestMillionth(own - others), 0, hasGame, codes.includes('+'));
  return outcomes.map((outcome) => TYPES[outcome]).join('');
}

function matchPointsOf(type: string, { matchScoring = {} }: MatchPricing): number {
  const { win = 2, draw = 1, loss = 0 } = matchScoring;
  const { absence = loss } = matchScoring;
  if (type === '') return 0;
  if ('W+F'.includes(type)) return win;
  if ('DHU'.includes(type)) return draw;
  return type === 'L' ? loss : absence;
}

/** The rounds of every team, the first one first. */
export function teamCells(
  matches: NonNullable<TrfTournament['matches']>,
  pricing: MatchPricing,
): readonly ReadonlyMap<string, TeamCell>[] {
  const replacement = replacements(pricing.adjustments);
  return matches.map((round, n) => {
    const cells = new Map<string, TeamCell>();
    for (const match of round) {
      for (const [id, cell] of cellsOf(match, pricing)) {
        const { matchPoints = cell.matchPoints, points = cell.gamePoints } = replacement(cell.type, n + 1, id) ?? {};
        cells.set(id, { ...cell, matchPoints, gamePoints: points });
      }
    }
    return cells;
  });
}

/** The points that the arbiter added to the scores (299), by team. */
export function addedPoints(adjustments: readonly Adjustment[]): ReadonlyMap<string, TeamScores> {
  const added = new Map<string, TeamScores>();
  for (const { type, players, points = 0, matchPoints = 0 } of adjustments) {
    if (type !== '') continue;
    for (const id of players) {
      const before = added.get(id) ?? { matchPoints: 0, gamePoints: 0 };
      added.set(id, { matchPoints: before.matchPoints + matchPoints, gamePoints: before.gamePoints + points });
    }
  }
  return added;
}

/** The scores of a team after some rounds, with the points that the arbiter added. */
export function scoresOf(
  id: string,
  cells: readonly ReadonlyMap<string, TeamCell>[],
  added: ReadonlyMap<string, TeamScores>,
): TeamScores {
  let { matchPoints, gamePoints } = added.get(id) ?? { matchPoints: 0, gamePoints: 0 };
  for (const round of cells) {
    const cell = round.get(id);
    matchPoints += cell?.matchPoints ?? 0;
    gamePoints += cell?.gamePoints ?? 0;
  }
  return { matchPoints, gamePoints };
}
