// The byes of a table of teams.
import type { Match, TeamPairingBye } from '@crosstable/core';

import { errorAtCell } from '../cells/refusal.js';
import type { ByeOfTeam } from '../cells/readings.js';
import type { OnRepair } from '../cells/repair.js';
import type { TeamSide } from './team-cell.js';

/** A bye of a team. */
export interface TeamBye {
  readonly team: number;
  /** Counted from 0. */
  readonly round: number;
  readonly side: TeamSide;
  readonly kind: ByeOfTeam;
}

/** The points of the byes that the pairing allocates: those of most rounds in which they stand alone, the larger ones of two. */
function allocatedPoints(byes: readonly Omit<TeamBye, 'kind'>[]): number | null {
  const alone = new Map<number | null, number>();
  const ofRound = new Map<string, number>();
  const keyOf = ({ round, side }: Omit<TeamBye, 'kind'>): string => `${round} ${side.points}`;
  for (const bye of byes) ofRound.set(keyOf(bye), (ofRound.get(keyOf(bye)) ?? 0) + 1);
  for (const bye of byes) {
    const { points } = bye.side;
    alone.set(points, (alone.get(points) ?? 0) + Number(ofRound.get(keyOf(bye)) === 1));
  }
  const sorted = [...alone].sort(([one, often], [other, oftenOther]) => oftenOther - often || Number(other) - Number(one)); // prettier-ignore
  return sorted.at(0)?.[0] ?? null;
}

/** The kind of a bye that the pairing didn't allocate; `undefined` for other points than those of all boards, won or drawn. */
function askedKind(points: number | null, boards: number): 'full-bye' | 'half-bye' | undefined {
  if (points === boards) return 'full-bye';
  return points === boards / 2 ? 'half-bye' : undefined;
}

/**
 * The byes of the rows. Of several in a round at most one is allocated by the pairing: the one of the last row. The others were
 * asked for, if their points can be those of such a bye.
 */
export function teamByes(rows: readonly (readonly TeamSide[])[], boards: number, onRepair: OnRepair): TeamBye[] {
  const found = rows.flatMap((row, team) => row.flatMap((side, round) => (side.isBye ? [{ team, round, side }] : [])));
  for (const { cell } of rows.flat().filter(({ isOtherWord }) => isOtherWord))
    onRepair('bye-code', cell, { key: 'no-match', values: {} });
  const points = allocatedPoints(found);
  const perRound = new Map<number, number>();
  for (const { round } of found) perRound.set(round, (perRound.get(round) ?? 0) + 1);
  const allocated = new Map(found.flatMap((bye) => (bye.side.points === points ? [[bye.round, bye] as const] : [])));
  return found.map((bye): TeamBye => {
    const isAllocated = allocated.get(bye.round) === bye;
    const asked = askedKind(bye.side.points, boards);
    if (!isAllocated && asked === undefined && bye.side.points !== points)
      throw errorAtCell(bye.side.cell, `a bye worth ${boards} or ${boards / 2}, or as much as the others`);
    const kind = isAllocated ? 'pairing-bye' : (asked ?? 'pairing-bye');
    const isAlone = perRound.get(bye.round) === 1;
    onRepair('bye-code', bye.side.cell, { key: isAlone ? 'bye-alone' : 'bye-of-several', values: { bye: kind } });
    return { ...bye, kind };
  });
}

/** The bye as a match. */
export function byeMatch({ team, kind }: TeamBye): Match {
  return { white: String(team + 1), black: '', kind };
}

/** The value that a bye adds by printed points: the same for each team that has some; `undefined` where they don't tell. */
export function worthOf(
  byes: readonly TeamBye[],
  printed: readonly (number | null)[],
  counted: readonly number[],
): number | undefined {
  const count = new Map<number, number>();
  for (const { team } of byes) count.set(team, (count.get(team) ?? 0) + 1);
  const worths = [...count].map(([team, times]) => ((printed[team] ?? NaN) - counted[team]) / times);
  const [worth = NaN] = worths;
  return worth >= 0 && worths.every((one) => one === worth) ? worth : undefined;
}

/** The worth of a bye as an option says it; nothing without a bye, and nothing that isn't known. */
export function pairingByeOf(
  matchPoints: number | undefined,
  gamePoints: number | undefined,
): TeamPairingBye | undefined {
  if (matchPoints === undefined && gamePoints === undefined) return undefined;
  return { ...(matchPoints !== undefined && { matchPoints }), ...(gamePoints !== undefined && { gamePoints }) };
}
