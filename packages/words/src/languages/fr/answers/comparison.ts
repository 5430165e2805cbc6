import type { ComparisonWords } from '../../../answers/comparison-words.js';

export const COMPARISON: ComparisonWords = {
  kind: 'Comparaison',
  side: (codes, edition, convention) =>
    `${codes} selon C.07 (${edition})${convention === null ? '' : ` avec la convention «\u202F${convention}\u202F»`}`,
  sides: (one, other) => `${one} et ${other}`,
  moved: (count, of) => `${count} sur ${of} ${count < 2 ? 'change' : 'changent'} de place`,
  stayed: (differing, of) =>
    `Chacun garde sa place${differing === 0 ? '' : `, avec d’autres valeurs pour ${differing} sur ${of}`}`,
  ownAndOthers: (own, others) =>
    `${own} avec ${own === 1 ? 'une autre valeur' : 'd’autres valeurs'}, ${others} seulement à cause des autres.`,
  byArticle: (count, article) => `${count} selon ${article === null ? 'une convention' : `l’${article}`}`,
  differing: (counts) => `Contributions qui diffèrent\u202F: ${counts}.`,
  cutByBoth: (counts) => `D’autres diffèrent, mais sont retranchées des deux côtés\u202F: ${counts}.`,
  why: 'Pourquoi',
  difference: (code, round, before, after) => `${code}, ronde ${round}\u202F: ${before} → ${after}`,
  nothing: 'rien',
  cut: 'retranchée',
  passedBy: (players) => `désormais derrière ${players}`,
  passed: (players) => `n’est plus derrière ${players}`,
};
