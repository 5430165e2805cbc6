import type { RatingsWords } from '../../../answers/ratings-words.js';

const KINDS = { standard: 'Elo standard', rapid: 'Elo rapide', blitz: 'Elo blitz' } as const;

const NOT_RATED = {
  unplayed: 'forfaits',
  'marked-unrated': 'parties ainsi marquées, comme celles de moins d’un coup',
  'unrated-opponent': 'parties contre des joueurs sans Elo',
  'difference-too-large': 'parties entre joueurs séparés d’au moins 600 points, dont l’un dépasse 2600',
} as const;

const NO_FIRST_RATING = {
  'zero-score': 'aucun point contre des adversaires classés (B.02 8.2.1)',
  'too-few-games': 'moins de 5 parties contre des adversaires classés (B.02 7.1.4)',
  'below-minimum': 'moins de 1400 d’après ce tournoi (B.02 7.1.4)',
} as const;

export const RATINGS: RatingsWords = {
  kind: 'Évaluation Elo',
  rules: (progress, kind, day) =>
    `${progress}, ${KINDS[kind]} selon FIDE B.02 dans sa version en vigueur${day === null ? '' : ` le ${day}`}`,
  nobody: 'Personne n’a d’Elo.',
  earliestRules: (day, asked) => `évalué selon le règlement du ${day}, car celui du ${asked} n’est pas connu ici`,
  unusedColumns: (file, columns) => `colonnes de ${file} non utilisées\u202F: ${columns}`,

  score: 'Points',
  expected: 'Attendu',
  performance: { text: 'Rp', means: 'Performance Elo' },
  change: 'Variation',
  rounded: 'Arrondie',
  newRating: 'Nouveau',

  period: (from, to) => `Période de classement\u202F: ${from === to ? `ronde ${from}` : `rondes ${from} à ${to}`}`,
  inPeriod: (from, to, remark) =>
    `${from === to ? `À la ronde ${from}` : `Aux rondes ${from} à ${to}`}\u202F: ${remark}`,

  notRated: (why, article, games) => `Sans effet sur l’Elo, ${NOT_RATED[why]} (${article})\u202F: ${games}`,
  inRound: (round, games) => `ronde ${round}\u202F: ${games}`,
  limited: (games, isExempt, article) =>
    `Dans ${games} ${games === 1 ? 'partie' : 'parties'}, un écart de plus de 400 compte pour 400` +
    `${isExempt ? ', sauf pour les joueurs à 2650 ou plus' : ''} (${article})`,
  withoutK: (file, players) => `Pas de K dans ${file}, donc pas de variation\u202F: ${players}`,
  reducedK: (player, k, usual, games, article) =>
    `Le K de ${player} est ${k} au lieu de ${usual}, pour ${games} parties (${article})`,
  fallen: (players) => `Désormais sous 1400, donc sans Elo publié\u202F: ${players}`,
  low: (players) => `Sous 1400 dans le fichier, comme personne dans les listes de la FIDE\u202F: ${players}`,
  unrated: (players) => `Sans Elo, donc hors du tableau\u202F: ${players}`,
  firstRatings: (players) => `Premiers Elo d’après ce seul tournoi (B.02 8.2)\u202F: ${players}`,
  firstRating: (player, rating, points, games, isHighest) =>
    `${player} ${rating} (${points} sur ${games}${isHighest ? ', le premier Elo le plus élevé possible' : ''})`,
  noFirstRating: (why, players) => `Pas de premier Elo, ${NO_FIRST_RATING[why]}\u202F: ${players}`,
};
