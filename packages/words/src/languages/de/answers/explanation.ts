import type { ExplanationWords } from '../../../answers/explanation-words.js';

export const EXPLANATION: ExplanationWords = {
  kind: 'Erklärung',
  place: (name, rank, of, isShared) => `${name}: Rang ${rank} von ${of}${isShared ? ', geteilt' : ''}`,
  placeOfExpelled: (name) => `${name}: ausgeschlossen, daher ohne Rang`,
  rank: (rank) => `Rang ${rank}`,
  puts: (code, first, second, values) => `${code} setzt ${first} vor ${second} (${values})`,
  leavesTied: (one, other) => `die Liste lässt ${one} und ${other} gleichauf`,
  difference: (clauses) => `Den Ausschlag gab: ${clauses.join(', und ')}.`,
  differenceOfTwo: (code, values, equal) =>
    `Den Ausschlag gab: ${code}, ${values}${equal.length === 0 ? '' : `, nachdem beide in ${equal.join(', ')} gleich waren`}.`,
  before: (one, other, title, cited, values) => `${one} steht vor ${other} durch ${title} (${cited}): ${values}.`,
  equalBefore: (values) => `Davor gleich: ${values}.`,
  tied: (one, other) => `${one} und ${other} sind gleichauf: Die Liste trennt sie nicht.`,
  equal: (values) => `Gleich: ${values}.`,
  isExpelled: (name) => `${name} wurde ausgeschlossen und hat daher keinen Rang.`,
  hasRank: (name, rank, of) => `${name} hat Rang ${rank} von ${of}.`,
  noOrder: 'Die Liste ordnet die beiden nicht.',
};
