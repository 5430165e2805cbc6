import type { CheckedAdjustment, TeamAdjustment, Tournament, Unchecked } from '@crosstable/core';
import { adjustedScore, check, checkAmount, checkArray, checkId, derived, isObject, isWhole } from '@crosstable/core';

/** The points that an arbiter gave or took, for each of the two scores. */
export interface TeamAdjustments {
  readonly matchPoints: readonly CheckedAdjustment[];
  readonly gamePoints: readonly CheckedAdjustment[];
}

/** Whether an adjustment is of a player, or a record of a report, which are ignored. */
function isOfPlayers(given: unknown): boolean {
  return (
    isObject(given) && !('team' in given) && ('player' in given || ('players' in given && Array.isArray(given.players)))
  );
}

/** The number of the round, from 1; 0 for points from before the first round. */
function roundOf(round: unknown, replaces: boolean, path: string, rounds: number): number {
  if (round === undefined && !replaces) return 0;
  check(isWhole(round, 1, rounds), `${path}.round`, `a round from 1 to ${rounds}`, round, 'number');
  return round;
}

/** Checks a list of adjustments of teams; `rounds` are those in matches. */
export function checkTeamAdjustments(list: unknown, rounds: number): TeamAdjustments {
  checkArray(list, 'options.adjustments', 'adjustments');
  const checked: { matchPoints: CheckedAdjustment[]; gamePoints: CheckedAdjustment[] } = {
    matchPoints: [],
    gamePoints: [],
  };
  const replaced = new Set<string>();
  for (const [at, given] of list.entries()) {
    if (isOfPlayers(given)) continue;
    const path = `options.adjustments[${at}]`;
    const adjustment: NonNullable<Unchecked<TeamAdjustment>> = isObject(given) ? given : {};
    const { team, replaces = false } = adjustment;
    checkId(team, `${path}.team`);
    check(typeof replaces === 'boolean', `${path}.replaces`, 'true or false', replaces);
    const round = roundOf(adjustment.round, replaces, path, rounds);
    const isOne = adjustment.matchPoints !== undefined || adjustment.gamePoints !== undefined;
    check(isOne, path, 'an adjustment with matchPoints or gamePoints', given, 'object');
    for (const score of ['matchPoints', 'gamePoints'] as const) {
      const points = adjustment[score];
      if (points === undefined) continue;
      checkAmount(points, `${path}.${score}`);
      const cell = `${score} ${round} ${team}`;
      check(!replaces || !replaced.has(cell), path, 'one replacement for a round of a team', team, 'string');
      if (replaces) replaced.add(cell);
      checked[score].push({ path, player: team, round, points, replaces });
    }
  }
  return checked;
}

/** A tournament with the points that an arbiter gave or took. */
export function withAdjustments(tournament: Tournament, { gamePoints, matchPoints }: TeamAdjustments): Tournament {
  if (gamePoints.length + matchPoints.length === 0) return tournament;
  const { index, primary, secondary } = tournament;
  for (const { path, player } of [...matchPoints, ...gamePoints]) {
    check(index.has(player), `${path}.team`, 'a team of the table', player, 'string');
  }
  return derived(tournament, {
    primary: adjustedScore(tournament, primary, matchPoints),
    secondary: secondary && adjustedScore(tournament, secondary, gamePoints),
  });
}
