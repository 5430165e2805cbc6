import type { RatingSystemWords } from './rating-system-words.js';

/** French. */
export const RATING_SYSTEMS: RatingSystemWords = {
  language: 'fr',
  rules: {
    'us-chess': (progress, rating, day, multiplier) =>
      `${progress}, classement ${rating === 'quick' ? 'Quick' : 'Regular'} de US Chess (édition d’avril 2026)` +
      `${day === null ? '' : ` au ${day}`}, multiplicateur du bonus ${multiplier}`,
    dwz: (progress, order, expectation, day) =>
      `${progress}, DWZ selon le règlement de ${order}${day === null ? '' : `, au ${day}`}, scores attendus selon la ` +
      (expectation === 'table' ? 'table' : 'formule'),
    glicko2: (progress, tau) => `${progress}, Glicko-2, le tournoi étant une seule période, τ ${tau}`,
  },

  before: 'Avant',
  bonus: 'Bonus',
  index: { text: 'Ind', means: 'Indice\u202F: le nombre d’évaluations' },
  deviation: { text: 'RD', means: 'Écart avant' },
  newDeviation: { text: 'RD nouv.', means: 'Écart après' },
  volatility: { text: 'σ', means: 'Volatilité avant' },
  newVolatility: { text: 'σ nouv.', means: 'Volatilité après' },

  why: 'Pourquoi',
  player: (player, before, after) => `${player}\u202F: ${before ?? 'non classé'}${after === null ? '' : ` → ${after}`}`,
  game: (round, opponent, rating, score, expected, change) =>
    `Ronde ${round}, contre ${opponent}${rating === null ? ', non classé' : ` (${rating})`}\u202F: ${score}` +
    `${expected === null ? '' : `, attendu ${expected}`}${change === null ? '' : `, ${change}`}`,
  reasons: {
    'us-chess': {
      'no-games': () => 'Aucune partie comptée\u202F: le classement reste',
      standard: ({ games }) => `Formule standard, avec ${games} parties avant le tournoi`,
      'standard-unknown': () =>
        'Formule standard\u202F: le nombre de parties précédentes est inconnu, et le joueur compte comme établi',
      'special-few': ({ games, limit }) =>
        `Formule spéciale, avec ${games} parties avant le tournoi\u202F: jusqu’à ${limit}, c’est peu`,
      'special-all-won': () => 'Formule spéciale\u202F: toutes les parties précédentes ont été gagnées',
      'special-all-lost': () => 'Formule spéciale\u202F: toutes les parties précédentes ont été perdues',
      'special-unrated': () => 'Formule spéciale\u202F: le joueur n’est pas classé',
      'initial-given': ({ rating }) => `Le classement initial ${rating} est donné`,
      'initial-fide': ({ rating, fide }) => `Le classement initial est ${rating}, selon l’Elo FIDE ${fide}`,
      'initial-age': ({ rating, age }) => `Le classement initial est ${rating}, selon l’âge de ${age}`,
      'initial-unknown': ({ rating }) => `Le classement initial est ${rating}, car rien d’autre n’est connu`,
      'effective-games': ({ games }) => `Les ${games} parties précédentes comptent toutes`,
      'effective-limited': ({ rating, limit }) =>
        `Un classement de ${rating} vaut ${limit} parties, et il n’en compte pas plus`,
      k: ({ effective, games, k }) => `K vaut 800 / (${effective} + ${games}) = ${k}`,
      'k-dual': ({ effective, games, factor, k }) =>
        `K vaut 800 × ${factor} / (${effective} + ${games}) = ${k}, pour un classement Regular élevé dans un tournoi compté deux fois`,
      bonus: ({ gain, threshold, bonus }) => `Le gain de ${gain} dépasse ${threshold}, d’où un bonus de ${bonus}`,
      'bonus-not-reached': ({ gain, threshold }) =>
        `Pas de bonus\u202F: un gain de ${gain} ne dépasse pas ${threshold}`,
      'bonus-few-games': ({ games, least }) => `Pas de bonus avec ${games} parties\u202F: il en faut ${least}`,
      'bonus-same-opponent': ({ times }) => `Pas de bonus\u202F: un adversaire a été rencontré ${times} fois`,
      'absolute-floor': ({ computed, floor }) => `Le plancher absolu ${floor} remplace ${computed}`,
      'peak-floor': ({ computed, floor, highest }) =>
        `Le plancher ${floor}, tiré du plus haut classement ${highest}, remplace ${computed}`,
    },
    dwz: {
      'no-games': () => 'Aucune partie contre un adversaire classé\u202F: rien ne change',
      'base-2014': ({ rating, age, addend, base }) =>
        `Valeur de base (${rating} / 1000)⁴ + ${addend} = ${base}, à l’âge de ${age}`,
      acceleration: ({ factor }) => `Accélération des jeunes par le facteur ${factor}`,
      'brake-2014': ({ brake }) => `Frein d’un classement bas\u202F: ${brake} de plus`,
      'development-most': ({ computed, most, index }) =>
        `Le coefficient de développement est d’au plus ${most} avec l’indice ${index}, au lieu de ${computed}`,
      'development-least': ({ computed, least }) =>
        `Le coefficient de développement est d’au moins ${least}, au lieu de ${computed}`,
      'k-2014': ({ development, games, k }) => `Un point compte 800 / (${development} + ${games}) = ${k}`,
      'base-2026': ({ index, age, rating, base }) =>
        `Valeur de base ${base} pour l’indice ${index}, l’âge de ${age} et le classement ${rating}`,
      'brake-2026': ({ factor }) => `Frein d’un classement bas par le facteur ${factor}`,
      bonus: ({ bonus }) => `Succès\u202F: ${bonus} de plus`,
      'k-most': ({ computed, most }) => `K est d’au plus ${most}, au lieu de ${computed}`,
      'k-2026': ({ k }) => `K vaut ${k}`,
      'lowest-rating': ({ computed, lowest }) =>
        `Aucun classement n’est inférieur à ${lowest}, qui remplace ${computed}`,
    },
    glicko2: {
      'no-games': () => 'Aucune partie\u202F: l’écart croît de la volatilité, tout le reste demeure',
      narrower: () => 'L’écart diminue\u202F: les parties en disent plus que la volatilité n’en ôte',
      wider: () => 'L’écart augmente\u202F: la volatilité en ôte plus que les parties n’en disent',
      'more-surprising': ({ surprise, due }) =>
        `La volatilité augmente\u202F: les résultats surprennent de ${surprise}, où ${due} était à prévoir`,
      'less-surprising': ({ surprise, due }) =>
        `La volatilité diminue\u202F: les résultats surprennent de ${surprise}, où ${due} était à prévoir`,
    },
  },
  missing: {
    games: (players) =>
      `Le nombre de parties précédentes est inconnu (colonne games) et compte comme grand\u202F: ${players}`,
    initial: (players) =>
      `Ni l’âge, ni l’Elo FIDE, ni un classement initial ne sont connus (colonnes age, fide, initial)\u202F: 750 est le classement initial\u202F: ${players}`,
    development: (players) => `Non évalués, faute d’indice ou d’âge (colonnes index, birth year)\u202F: ${players}`,
    noDwz: (players) => `Sans DWZ, et sans première DWZ, qui n’est pas calculée ici\u202F: ${players}`,
    deviation: (players) =>
      `Écart inconnu (colonne deviation), 350 compte, comme pour un nouveau joueur\u202F: ${players}`,
    volatility: (players) =>
      `Volatilité inconnue (colonne volatility), 0,06 compte, comme pour un nouveau joueur\u202F: ${players}`,
    rating: (players) =>
      `Classement inconnu (colonne rating), 1500 compte, comme pour un nouveau joueur\u202F: ${players}`,
    ofFile: (players) =>
      `Le classement d’avant est celui du fichier, peut-être d’un autre système (colonne rating)\u202F: ${players}`,
  },
};
