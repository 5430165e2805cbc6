import type { ExplanationWords } from '../../../answers/explanation-words.js';

export const EXPLANATION: ExplanationWords = {
  kind: 'Explication',
  place: (name, rank, of, isShared) => `${name}\u202F: rang ${rank} sur ${of}${isShared ? ', partagé' : ''}`,
  placeOfExpelled: (name) => `${name}\u202F: exclusion, donc pas de rang`,
  rank: (rank) => `rang ${rank}`,
  puts: (code, first, second, values) => `${code} place ${first} devant ${second} (${values})`,
  leavesTied: (one, other) => `la liste laisse ${one} et ${other} à égalité`,
  difference: (clauses) => `Ce qui a fait la différence\u202F: ${clauses.join(', et ')}.`,
  differenceOfTwo: (code, values, equal) =>
    `Ce qui a fait la différence\u202F: ${code}, ${values}${equal.length === 0 ? '' : `, après égalité en ${equal.join(', ')}`}.`,
  before: (one, other, title, cited, values) =>
    `${one} est devant ${other} selon ${title} (${cited})\u202F: ${values}.`,
  equalBefore: (values) => `Égalité avant cela\u202F: ${values}.`,
  tied: (one, other) => `${one} et ${other} sont à égalité\u202F: la liste ne les départage pas.`,
  equal: (values) => `Égalité\u202F: ${values}.`,
  isExpelled: (name) => `${name} n’a pas de rang, pour cause d’exclusion.`,
  hasRank: (name, rank, of) => `${name} a le rang ${rank} sur ${of}.`,
  noOrder: 'La liste ne les classe pas l’un par rapport à l’autre.',
};
