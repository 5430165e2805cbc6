import type { ComparisonWords } from '../../../answers/comparison-words.js';

export const COMPARISON: ComparisonWords = {
  kind: 'Comparación',
  side: (codes, edition, convention) =>
    `${codes} según C.07 (${edition})${convention === null ? '' : ` con la convención «${convention}»`}`,
  sides: (one, other) => `${one} y ${other}`,
  moved: (count, of) => `${count} de ${of} ${count === 1 ? 'cambia' : 'cambian'} de puesto`,
  stayed: (differing, of) =>
    `Todos conservan su puesto${differing === 0 ? '' : `, aunque los valores de ${differing} de ${of} difieren`}`,
  ownAndOthers: (own, others) =>
    `${own} con ${own === 1 ? 'otro valor' : 'otros valores'}, ${others} solo a causa de otros.`,
  byArticle: (count, article) => `${count} por ${article === null ? 'una convención' : `el ${article}`}`,
  differing: (counts) => `Aportaciones que difieren: ${counts}.`,
  cutByBoth: (counts) => `Otras difieren, pero ambos lados las descartan: ${counts}.`,
  why: 'Por qué',
  difference: (code, round, before, after) => `${code}, ronda ${round}: ${before} → ${after}`,
  nothing: 'nada',
  cut: 'descartada',
  passedBy: (players) => `ahora detrás de ${players}`,
  passed: (players) => `ya no está detrás de ${players}`,
};
