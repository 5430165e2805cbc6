// FIDE C.07 (edition 2026-03), Article 13.3: Extended Direct Encounter

import {
  type Tournament,
  check,
  checkFlag,
  checkNames,
  isIn,
  refuse,
  seatsOfTied,
  withScoresSwapped,
} from '@crosstable/core';
import {
  type Application,
  type Encounters,
  type Groups,
  apply,
  divideUntilSettled,
  encountersOf,
} from '@crosstable/direct-encounter/inside';

import type { TeamTable } from './article-11-table.js';
import { byBoardCount } from './article-12.1.js';
import { byTopBoards } from './article-12.2.js';
import { byBottomBoards } from './article-12.3.js';
import {
  type BoardComparison,
  type BoardComparisons,
  type PointsOnBoard,
  boardsOf,
  pointsInTournament,
  refusalOfUnknownBoards,
  separateByBoards,
} from './article-12.js';
import { openTeamTable } from './players-of.js';

/** Art. 13.3.2: the tie-breaks of Article 12 that follow when exactly two teams are left, by their part of the code. */
export const KNOCK_OUTS = {
  '': [],
  BT: [byBoardCount, byTopBoards],
  BB: [byBoardCount, byBottomBoards],
  T: [byTopBoards],
  B: [byBottomBoards],
} as const satisfies Readonly<Record<string, readonly BoardComparisons[]>>;

/**
 * The tie-breaks that follow when exactly two teams are left: `'BT'` for board count and top board results; the others
 * as in the codes.
 */
export type KnockOut = keyof typeof KNOCK_OUTS;

/** The variant of an Extended Direct Encounter: the tie-breaks at the end, and whether forfeited matches count as played. */
export interface ExtendedEncounter {
  readonly knockOut: KnockOut;
  readonly forfeits: boolean;
}

/** The cells of a team's matches against another one that count; both teams by their places among the tied. */
export function matchesBetween({ counted, players, tournament }: Encounters, one: number, other: number): number[] {
  const { opponents, records, rounds } = tournament;
  const cells: number[] = [];
  for (let cell = players[one] * rounds; cell < (players[one] + 1) * rounds; cell++) {
    if (opponents[cell] === players[other] && isIn(counted, records[cell])) cells.push(cell);
  }
  return cells;
}

/** The game points by board of the matches that two teams played against each other. */
function pointsAgainstEachOther(encounters: Encounters, [one, other]: readonly number[]) {
  const { points, size } = boardsOf(encounters.tournament);
  const cellsOfOne = matchesBetween(encounters, one, other);
  const cellsOfOther = matchesBetween(encounters, other, one);
  const pointsOn: PointsOnBoard = (place, board) =>
    (place === one ? cellsOfOne : cellsOfOther).reduce((sum, cell) => sum + points[cell * size + board], 0);
  return { haveMet: cellsOfOne.length > 0, pointsOn };
}

/**
 * Art. 13.3.2: the boards on which two teams are compared; `undefined` if they haven't met and only their own matches
 * count.
 */
function pointsOfTwo(encounters: Encounters, tied: readonly number[]): PointsOnBoard | undefined {
  const { players, tournament } = encounters;
  if (boardsOf(tournament).articleTwelve === 'tournament') {
    const ofTeam = pointsInTournament(tournament);
    return (place, board) => ofTeam(players[place], board);
  }
  const { haveMet, pointsOn } = pointsAgainstEachOther(encounters, tied);
  return haveMet ? pointsOn : undefined;
}

/** A step: an application of Article 6 in one of the scores, or a comparison of boards. */
export type Taken = { readonly tied: readonly number[]; readonly groups: Groups } & (
  { readonly encounters: Encounters; readonly application: Application } | { readonly comparison: BoardComparison }
);

/** Is called for every step. */
type OnStep = (taken: Taken) => void;

/** Art. 13.3.2: divides two teams by their boards. */
function divideByBoards(encounters: Encounters, tied: readonly number[], knockOut: KnockOut, onStep?: OnStep): Groups {
  const pointsOn = pointsOfTwo(encounters, tied);
  if (pointsOn === undefined) return [tied];
  const { size } = boardsOf(encounters.tournament);
  const comparisons = KNOCK_OUTS[knockOut].flatMap((following) => following(pointsOn, size));
  return separateByBoards(comparisons, tied, (comparison, places, groups) =>
    onStep?.({ tied: places, comparison, groups }),
  );
}

/**
 * Art. 13.3: applies Article 6 in the primary score, and if that separates no teams, in the secondary score. Every new
 * group starts again with the primary score (13.3.3). Cost: all applications together at most quadratic in the tied,
 * times rounds.
 */
export function separateByScores(
  [inPrimary, inSecondary]: readonly [Encounters, Encounters],
  knockOut: KnockOut,
  onStep?: OnStep,
): Groups {
  return divideUntilSettled(inPrimary.players.length, (tied) => {
    for (const encounters of [inPrimary, inSecondary]) {
      const application = apply(encounters, tied); // Art. 13.3.1
      onStep?.({ tied, encounters, application, groups: application.groups });
      if (application.groups.length > 1) return application.groups;
    }
    return tied.length === 2 ? divideByBoards(inPrimary, tied, knockOut, onStep) : [tied]; // Art. 13.3.2
  });
}

/** The encounters of tied teams, in the primary score and in the secondary one. */
export function encountersInScores(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): readonly [Encounters, Encounters] {
  return [encountersOf(tournament, tied, forfeits), encountersOf(withScoresSwapped(tournament), tied, forfeits)];
}

/** Orders tied teams, by their numbers: groups from first to last. */
export function separate(
  tournament: Tournament,
  tied: readonly number[],
  { forfeits, knockOut }: ExtendedEncounter,
): Groups {
  const encounters = encountersInScores(tournament, tied, forfeits);
  return separateByScores(encounters, knockOut).map((group) => group.map((place) => tied[place]));
}

/** The options of an Extended Direct Encounter. */
export interface ExtendedDirectEncounterOptions {
  /** `true` if forfeited matches count as played. In a round-robin they always do. */
  readonly forfeits?: boolean | undefined;
  /**
   * The tie-breaks that follow when exactly two teams are left, as in the codes: `'BT'`, `'BB'`, `'T'` or `'B'`;
   * default none.
   */
  readonly knockOut?: Exclude<KnockOut, ''> | undefined;
}

/** Checks the arguments. */
export function checkedEncounters(
  tied: readonly string[],
  table: TeamTable,
  options: ExtendedDirectEncounterOptions,
): { readonly encounters: readonly [Encounters, Encounters]; readonly knockOut: KnockOut } {
  const { players, tournament } = seatsOfTied(openTeamTable(table).tournament, tied);
  checkNames(options, 'options', { forfeits: true, knockOut: true });
  const { forfeits = false } = options;
  const knockOut: KnockOut = options.knockOut ?? '';
  checkFlag(forfeits, 'options.forfeits');
  const isKnown = typeof knockOut === 'string' && Object.hasOwn(KNOCK_OUTS, knockOut);
  check(isKnown, 'options.knockOut', '"BT", "BB", "T" or "B"', knockOut, 'string');
  if (knockOut !== '') refuse(refusalOfUnknownBoards(tournament), 'table');
  return { encounters: encountersInScores(tournament, players, forfeits), knockOut };
}

/**
 * Extended Direct Encounter: orders tied teams by the matches between them. The primary score comes first; if it
 * separates no teams, the secondary score follows. Teams that are still tied start again. If exactly two teams are left
 * and have met, the boards of their matches may follow.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @param options - `{ forfeits: true }` where forfeited matches count; `knockOut` for EDEBT, EDEBB, EDET and EDEB.
 * @returns The ids in groups, from first to last; a group of several is still tied, in the order of `tied`.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match, with `knockOut`.
 *
 * Cost: all applications together at most quadratic in the tied, times rounds. Follows C.07 Art. 13.3, 6 and 12.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([
 *   [{ white: 'Lions', black: 'Bears', gamePoints: [1.5, 2.5] }],
 *   [{ white: 'Bears', black: 'Lions', gamePoints: [1, 3] }],
 * ]);
 * extendedDirectEncounter(['Bears', 'Lions'], table); // → [['Lions'], ['Bears']]
 * ```
 */
export function extendedDirectEncounter(
  tied: readonly string[],
  table: TeamTable,
  options: ExtendedDirectEncounterOptions = {},
): string[][] {
  const { encounters, knockOut } = checkedEncounters(tied, table, options);
  return separateByScores(encounters, knockOut).map((group) => group.map((place) => tied[place]));
}
