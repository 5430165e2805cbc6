import type { WhatIfWords } from '../../../answers/what-if-words.js';

function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

function atPlace(place: number): string {
  return place === 1 ? 'à la 1re place' : `à la ${ordinal(place)} place ou mieux`;
}

const VERBS = { 1: 'gagne', 0.5: 'fait nulle', 0: 'perd' } as const;
const WITH = { 1: 'avec une victoire', 0.5: 'avec une nulle', 0: 'avec une défaite' } as const;

export const WHAT_IF: WhatIfWords = {
  kind: 'Perspectives',
  placeOf: (name) => `la place de ${name}`,
  canBring: (games, name) =>
    `ce que ${games === 1 ? '1 partie en cours peut' : `${games} parties en cours peuvent`} apporter à ${name}`,
  ifOwn: (score, name) => `Si ${name} ${VERBS[score]}`,
  noOpenGame: (name) => `${name} n’a pas de partie en cours`,
  placeOrBetter: (place) => (place === 1 ? '1re place' : `${ordinal(place)} place ou mieux`),

  best: 'Meilleure place',
  worst: 'Pire place',
  surePlace: (place, areOthers) => `${ordinal(place)} place, quoi qu’il arrive${areOthers ? ' ailleurs' : ''}.`,
  exactly: ordinal,
  forExample: (results) => `par exemple après ${results}`,
  moreResults: (count) => `et ${count} de plus`,
  shown: (place) => `${ordinal(place)} possible`,
  noBetter: (place) => `pas mieux que la ${ordinal(place)}`,
  noWorse: (place) => `pas moins bien que la ${ordinal(place)}`,
  notDecided: (first, last) =>
    first === last
      ? `${ordinal(first)} non décidée`
      : `${ordinal(first)} ${last === first + 1 ? 'et' : 'à'} ${ordinal(last)} non décidées`,

  wins: (name) => `${name} gagne`,
  winsNot: (name) => `${name} ne gagne pas`,
  isDraw: (white, black) => `${white} – ${black} est nulle`,
  isNoDraw: (white, black) => `${white} – ${black} n’est pas nulle`,
  all: (clauses) => clauses.join(' et si '),
  hasToWin: (name, place) => `${name} doit gagner pour terminer ${atPlace(place)}.`,
  reached: (name, place, own) => `${name} termine ${atPlace(place)}${own === null ? '' : ` ${WITH[own]}`}`,
  enough: 'Cela suffit',
  inCase: (head, clauses) => `${head} si ${clauses}.`,
  inCases: (head, common) => `${head}${common === null ? '' : `, si ${common},`} dans chacun de ces cas\u202F:`,
  oneCase: (clauses) => `si ${clauses}`,
  always: (name, place) => `${name} termine ${atPlace(place)} quoi qu’il arrive.`,
  never: (name, place) => `${name} ne peut plus terminer ${atPlace(place)}.`,
  notAlone: (name, place) => `Trois autres résultats ne suffisent jamais à mener ${name} ${atPlace(place)}.`,
  incomplete: 'Des conditions peuvent manquer\u202F: elles n’ont pas toutes été décidées dans le temps prévu.',
  noneFound: (name, place) =>
    `Dans le temps prévu, aucun résultat d’autres parties suffisant à mener ${name} ${atPlace(place)} n’a été trouvé.`,
  moreGames: 'Les résultats d’au moins quatre autres parties ensemble peuvent aussi suffire.',
  moreConditions: (all) => `--format json donne les ${all} conditions.`,

  counted: (share) => `Probabilité\u202F: ${share}, comptée sur tous les résultats.`,
  sampled: (share, error) =>
    `Probabilité\u202F: ${share}, à ${error} points de pourcentage au plus de la vraie valeur, avec une certitude de 99 %.`,
  lessThan: (share) => `moins de ${share}`,
  moreThan: (share) => `plus de ${share}`,
  equallyLikely: 'La probabilité tient tous les résultats pour également probables.',
  byRatings: (drawRate) =>
    `La probabilité suit les Elo (FIDE B.02, art. 8.1.2), avec une part de nulles de ${drawRate} là où ils le permettent.`,

  about: 'Ce que dit la réponse',
  meaning: (tiebreaks, edition) =>
    `Une place vaut un de plus que le nombre de joueurs strictement devant, d’après ${tiebreaks} selon C.07 (${edition}).`,
  early: (round) => `Ce sont les places après la ronde ${round}\u202F; d’autres rondes suivent.`,
  nothingOpen: 'Aucune partie n’est en cours, la place est donc la place actuelle.',
  forfeits: 'Les forfaits dans les parties en cours ne sont pas pris en compte.',
};
