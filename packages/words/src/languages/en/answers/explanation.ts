import type { ExplanationWords } from '../../../answers/explanation-words.js';

export const EXPLANATION: ExplanationWords = {
  kind: 'Explanation',
  place: (name, rank, of, isShared) => `${name}: rank ${rank} of ${of}${isShared ? ', shared' : ''}`,
  placeOfExpelled: (name) => `${name}: expelled, so without a rank`,
  rank: (rank) => `rank ${rank}`,
  puts: (code, first, second, values) => `${code} puts ${first} before ${second} (${values})`,
  leavesTied: (one, other) => `the list leaves ${one} and ${other} tied`,
  difference: (clauses) => `What made the difference: ${clauses.join(', and ')}.`,
  differenceOfTwo: (code, values, equal) =>
    `What made the difference: ${code}, ${values}${equal.length === 0 ? '' : `, after ${equal.join(', ')} left the two equal`}.`,
  before: (one, other, title, cited, values) => `${one} ranks before ${other} by ${title} (${cited}): ${values}.`,
  equalBefore: (values) => `Equal before that: ${values}.`,
  tied: (one, other) => `${one} and ${other} are tied: the list doesn't separate them.`,
  equal: (values) => `Equal: ${values}.`,
  isExpelled: (name) => `${name} was expelled, and so has no rank.`,
  hasRank: (name, rank, of) => `${name} has rank ${rank} of ${of}.`,
  noOrder: 'The list does not order the two.',
};
