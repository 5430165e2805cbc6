import { MOST_POINTS } from '../input/adjustments.js';
import { check } from '../input/check.js';
import { isInMillionths } from '../input/millionths.js';
import { nearest } from '../input/nearest.js';
import { type OptionNames, checkNames } from '../input/option-names.js';
import type { Scoring } from '../input/options.js';
import type { Points } from './points.js';
import {
  BYE_WITHOUT_KIND,
  DOUBLE_FORFEIT,
  FORFEIT_LOSS,
  FORFEIT_WIN,
  FULL_BYE,
  HALF_BYE,
  OUTCOMES,
  PAIRING_BYE,
  PLAYED,
  ZERO_BYE,
} from './record.js';
import type { ScoreName } from './score.js';

const NAMES: OptionNames<Scoring> = { win: true, draw: true, loss: true, absence: true, pairingBye: true };

function award(scoring: Scoring, within: string, field: keyof Scoring, otherwise: number): number {
  const value: unknown = scoring[field];
  if (value === undefined) return otherwise;
  const path = `${within}.${field}`;
  check(Number.isFinite(value), path, 'a finite number', value, 'number');
  const points = Number(value);
  check(
    Math.abs(points) < MOST_POINTS,
    path,
    `more than -${MOST_POINTS} and less than ${MOST_POINTS} points`,
    value,
    'number',
  );
  const expected = 'at most six decimals (for thirds, give whole points: 3-2-1 for 1-⅔-⅓)';
  check(isInMillionths(points), path, expected, value, 'number');
  return points;
}

/** The least power of ten that turns all the values into whole numbers. */
function scaleOf(values: readonly number[]): number {
  let scale = 1;
  while (values.some((value) => Math.round(value * scale) / scale !== value)) scale *= 10;
  return scale;
}

/** The score that a scoring system awards, and the path of the option in errors. */
interface Scored {
  readonly name: ScoreName;
  readonly path: string;
}

const PLAYERS_POINTS: Scored = { name: 'points', path: 'options.scoring' };

/** The points that each outcome awards under a scoring system; the scale makes whole numbers of some others, too. */
export function pointsOf(
  scoring: Scoring = {},
  others: readonly number[],
  { name, path }: Scored = PLAYERS_POINTS,
): Points {
  checkNames(scoring, path, NAMES, nearest);
  const win = award(scoring, path, 'win', 1);
  const draw = award(scoring, path, 'draw', 0.5);
  const loss = award(scoring, path, 'loss', 0);
  const absence = award(scoring, path, 'absence', loss);
  const byResult = [loss, draw, win];
  const pairingBye = byResult.map((points) => award(scoring, path, 'pairingBye', points));

  const scale = scaleOf([...byResult, absence, ...pairingBye, ...others]);
  const ofOutcome = new Float64Array(OUTCOMES);
  const set = (outcome: number, ...awarded: readonly number[]): void => {
    ofOutcome.set(
      awarded.map((value) => Math.round(value * scale)),
      outcome,
    );
  };
  set(PLAYED, ...byResult);
  set(BYE_WITHOUT_KIND, ...byResult);
  set(PAIRING_BYE, ...pairingBye);
  set(ZERO_BYE, absence);
  set(HALF_BYE, draw);
  set(FULL_BYE, win);
  set(FORFEIT_LOSS, absence);
  set(FORFEIT_WIN, win);
  set(DOUBLE_FORFEIT, absence);
  return { name, scale, win: ofOutcome[FULL_BYE], draw: ofOutcome[HALF_BYE], loss: ofOutcome[PLAYED], ofOutcome };
}
