import {
  type CheckedAdjustment,
  type TeamAdjustment,
  type Tournament,
  type Unchecked,
  check,
  checkAmount,
  checkArray,
  checkId,
  checkRoundOf,
  derive,
  isObject,
  oneReplacement,
  scoreWithAdjustments,
} from '@crosstable/core';

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

/** Checks a list of adjustments of teams; `rounds` are those in matches. */
export function checkTeamAdjustments(list: unknown, rounds: number): TeamAdjustments {
  checkArray(list, 'options.adjustments', 'adjustments');
  const checked: { readonly [Of in keyof TeamAdjustments]: CheckedAdjustment[] } = { matchPoints: [], gamePoints: [] };
  const checkReplacement = { matchPoints: oneReplacement('team'), gamePoints: oneReplacement('team') };
  for (const [at, given] of list.entries()) {
    if (isOfPlayers(given)) continue;
    const path = `options.adjustments[${at}]`;
    const adjustment: NonNullable<Unchecked<TeamAdjustment>> = isObject(given) ? given : {};
    const { team } = adjustment;
    checkId(team, `${path}.team`);
    const ofRound = checkRoundOf(adjustment, path, rounds);
    const isOne = adjustment.matchPoints !== undefined || adjustment.gamePoints !== undefined;
    check(isOne, path, 'an adjustment with matchPoints or gamePoints', given, 'object');
    for (const score of ['matchPoints', 'gamePoints'] as const) {
      const points = adjustment[score];
      if (points === undefined) continue;
      checkAmount(points, `${path}.${score}`);
      const ofScore: CheckedAdjustment = { path, player: team, points, ...ofRound };
      checkReplacement[score](ofScore);
      checked[score].push(ofScore);
    }
  }
  return checked;
}

/** A tournament with the points that an arbiter gave or took. */
export function withAdjustments(tournament: Tournament, { gamePoints, matchPoints }: TeamAdjustments): Tournament {
  if (gamePoints.length + matchPoints.length === 0) return tournament;
  const { index, primary, rounds, secondary } = tournament;
  for (const { path, player, round } of [...matchPoints, ...gamePoints]) {
    check(round > rounds || index.has(player), `${path}.team`, 'a team of the table', player, 'string');
  }
  return derive(tournament, {
    primary: scoreWithAdjustments(tournament, primary, matchPoints),
    secondary: secondary && scoreWithAdjustments(tournament, secondary, gamePoints),
  });
}
