import type { ComparisonWords } from '../../../answers/comparison-words.js';

export const COMPARISON: ComparisonWords = {
  kind: 'Comparison',
  side: (codes, edition, convention) =>
    `${codes} of C.07 (${edition})${convention === null ? '' : ` with the convention “${convention}”`}`,
  sides: (one, other) => `${one} and ${other}`,
  moved: (count, of) => `${count} of ${of} ${count === 1 ? 'moves' : 'move'}`,
  stayed: (differing, of) =>
    `Everybody keeps the place${differing === 0 ? '' : `, although the values of ${differing} of ${of} differ`}`,
  ownAndOthers: (own, others) =>
    `${own} with ${own === 1 ? 'another value' : 'other values'}, ${others} only because of others.`,
  byArticle: (count, article) => `${count} by ${article ?? 'a convention'}`,
  differing: (counts) => `Contributions that differ: ${counts}.`,
  cutByBoth: (counts) => `Others differ, but both sides cut them: ${counts}.`,
  why: 'Why',
  difference: (code, round, before, after) => `${code}, round ${round}: ${before} → ${after}`,
  nothing: 'nothing',
  cut: 'cut',
  passedBy: (players) => `now behind ${players}`,
  passed: (players) => `no longer behind ${players}`,
};
