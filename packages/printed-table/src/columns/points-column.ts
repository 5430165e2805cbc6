import type { Column } from '../cells/column.js';
import { numberOf } from '../cells/number-cell.js';

/** Headings of points in the languages of chess programs: `Pts.`, `Pkt`, `Ptn`, `Punkte`, `Pontos`, `Puan`, `Очки`, `Body`, `p.`, `Tot`. */
export const POINTS_WORDS =
  /^(?:p\.$|(?:p[ckn]?ts?|pkte?|pnt|ptn|p(?:un|on|oi|oe|oä|ua)\p{L}*|очк\p{L}*|bod\p{L}*|tot(?:al)?|score)(?!\p{L}))/iu;

/** How much two columns go together. */
function covariance(one: readonly number[], other: readonly number[]): number {
  const mean = other.reduce((sum, value) => sum + value, 0) / other.length;
  return one.reduce((sum, value, at) => sum + value * (other[at] - mean), 0);
}

/** Whether values can be points in another scoring: halves or wholes that mostly rise with the points of the games. */
function mayBePoints(values: readonly (number | null | undefined)[], scores: readonly number[]): boolean {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < scores.length || numbers.some((value) => value < 0 || value % 0.5 !== 0)) return false;
  const both = covariance(numbers, scores);
  return both > 0 && 2 * both ** 2 >= covariance(numbers, numbers) * covariance(scores, scores);
}

/**
 * The column of points: one whose heading says so, in the legend (`named`) too; else the one that agrees with the games for more
 * than half of the players; else the nearest one behind the rounds, which may have another scoring. Points that don't follow from
 * the games shall be seen.
 */
export function pointsColumn(
  scores: readonly number[],
  behind: readonly Column[],
  before: readonly Column[],
  named: Column | undefined,
): Column | undefined {
  const agreement = ({ texts }: Column): number => texts.filter((text, at) => numberOf(text) === scores[at]).length;
  const byAgreement = [...behind, ...before].sort((a, b) => agreement(b) - agreement(a));
  return (
    byAgreement.find(({ label }) => POINTS_WORDS.test(label)) ??
    named ??
    byAgreement.find((column) => 2 * agreement(column) > scores.length) ??
    behind.slice(0, 1).find(({ texts }) => mayBePoints(texts.map(numberOf), scores))
  );
}
