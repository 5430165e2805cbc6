import type { ComparisonWords } from '../../../answers/comparison-words.js';

export const COMPARISON: ComparisonWords = {
  kind: 'Vergleich',
  side: (codes, edition, convention) =>
    `${codes} nach C.07 (${edition})${convention === null ? '' : ` mit der Konvention „${convention}“`}`,
  sides: (one, other) => `${one} und ${other}`,
  moved: (count, of) => `${count} von ${of} ${count === 1 ? 'wechselt' : 'wechseln'} den Platz`,
  stayed: (differing, of) =>
    `Alle behalten ihren Platz${differing === 0 ? '' : `, obwohl die Werte von ${differing} der ${of} abweichen`}`,
  ownAndOthers: (own, others) => `${own} mit anderen Werten, ${others} nur wegen anderer.`,
  byArticle: (count, article) => `${count} nach ${article ?? 'einer Konvention'}`,
  differing: (counts) => `Beiträge, die sich unterscheiden: ${counts}.`,
  cutByBoth: (counts) => `Andere unterscheiden sich, sind aber auf beiden Seiten gestrichen: ${counts}.`,
  why: 'Warum',
  difference: (code, round, before, after) => `${code}, Runde ${round}: ${before} → ${after}`,
  nothing: 'nichts',
  cut: 'gestrichen',
  passedBy: (players) => `jetzt hinter ${players}`,
  passed: (players) => `nicht mehr hinter ${players}`,
};
