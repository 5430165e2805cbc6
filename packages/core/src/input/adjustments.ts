import { type Unchecked, check, checkArray, checkId, isObject, isWhole } from './check.js';
import { isInMillionths } from './millionths.js';

/** Points that an arbiter gave or took. */
export interface Adjustment {
  /** Id of the player. */
  readonly player: string;
  /** The round, from 1, from which the points count; default: from before the first round. */
  readonly round?: number | undefined;
  /** The points to be added, or those that replace the points of the round. */
  readonly points: number;
  /**
   * `true` if the points replace those of the round; tie-breaks that look at the round's points then see them. Default:
   * the points are added to the score from that round on, and to no game.
   */
  readonly replaces?: boolean | undefined;
}

/** A record of a tournament report, as `parseTrf` gives it: of several players, and of results that the file names. */
export interface AdjustmentRecord {
  /** Ids. */
  readonly players: readonly string[];
}

/** Whether an adjustment is a record of a report, or of a team. */
function isOfReport(given: unknown): boolean {
  return isObject(given) && ('team' in given || ('players' in given && Array.isArray(given.players)));
}

/** A checked adjustment. */
export interface CheckedAdjustment {
  /** The place in the input, for error messages. */
  readonly path: string;
  readonly player: string;
  /** From 1; 0 from before the first round. */
  readonly round: number;
  readonly points: number;
  readonly replaces: boolean;
}

/** Far more than any game is worth, yet small enough that no sum of products overflows. */
export const MOST_POINTS = 1_000_000_000;

/** Whether a value is an amount of points that an arbiter can give or take. */
export function isAmount(points: unknown): points is number {
  return typeof points === 'number' && Math.abs(points) < MOST_POINTS && isInMillionths(points);
}

/** Throws unless a value is an amount of points. */
export function checkAmount(points: unknown, path: string): asserts points is number {
  check(isAmount(points), path, 'points with at most six decimals', points, 'number');
}

/** The round of an adjustment, and whether its points replace those of the round; a replacement needs a round. */
export function checkRoundOf(
  { round, replaces = false }: NonNullable<Unchecked<Pick<Adjustment, 'round' | 'replaces'>>>,
  path: string,
  rounds: number,
): Pick<CheckedAdjustment, 'round' | 'replaces'> {
  check(typeof replaces === 'boolean', `${path}.replaces`, 'true or false', replaces);
  if (round === undefined && !replaces) return { round: 0, replaces };
  check(isWhole(round, 1, rounds), `${path}.round`, `a round from 1 to ${rounds}`, round, 'number');
  return { round, replaces };
}

/** A check that throws for a second replacement of the points of one round. */
export function oneReplacement(what: 'player' | 'team'): (adjustment: CheckedAdjustment) => void {
  const replaced = new Set<string>();
  return ({ path, player, replaces, round }) => {
    const cell = `${round} ${player}`;
    check(!replaces || !replaced.has(cell), path, `one replacement for a round of a ${what}`, player, 'string');
    if (replaces) replaced.add(cell);
  };
}

function checkedAdjustment(given: unknown, path: string, rounds: number): CheckedAdjustment {
  const adjustment: NonNullable<Unchecked<Adjustment>> = isObject(given) ? given : {};
  const { player, points } = adjustment;
  checkId(player, `${path}.player`);
  checkAmount(points, `${path}.points`);
  return { path, player, points, ...checkRoundOf(adjustment, path, rounds) };
}

/** Checks a list of adjustments; `rounds` are those in games. Records of a report and adjustments of teams are ignored. */
export function checkAdjustments(list: unknown, rounds: number): readonly CheckedAdjustment[] {
  checkArray(list, 'options.adjustments', 'adjustments');
  const checkReplacement = oneReplacement('player');
  // Array.from: methods of an array pass over its holes
  return Array.from(list).flatMap((given, at) => {
    if (isOfReport(given)) return [];
    const adjustment = checkedAdjustment(given, `options.adjustments[${at}]`, rounds);
    checkReplacement(adjustment);
    return [adjustment];
  });
}
