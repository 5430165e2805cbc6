import type { NormWords } from '../norm-words.js';

function points(text: string): string {
  return /^(?:0|½|1|1½)$/.test(text) ? `${text} point` : `${text} points`;
}

function parties(count: number): string {
  return count === 1 ? '1 partie' : `${count} parties`;
}

/** Norms in French. */
export const FRENCH_NORMS: NormWords = {
  language: 'fr',
  decimalSign: ',',
  verdict: ({ title, holds, score, games, average, performance }) => {
    const answer = holds === true ? 'oui' : holds === false ? 'non' : 'pas décidée';
    const numbers =
      average === null ? 'Aucune partie.' : `${score} sur ${games} contre ${average}, performance ${performance}.`;
    return `Norme de ${title}\u202F: ${answer}. ${numbers}`;
  },
  checks: {
    games: () => 'Parties',
    players: () => 'Joueurs du tournoi à double tour',
    'other-federations': () => 'Fédérations autres que la sienne',
    'own-federation': () => 'Adversaires de sa fédération',
    'one-federation': () => 'Adversaires d’une même fédération',
    titled: () => 'Adversaires titrés',
    'main-titles': (titles) => `Adversaires au titre de ${titles}`,
    average: () => 'Moyenne des adversaires',
    performance: () => 'Performance',
    score: () => 'Points, 35\u202F%',
  },
  check: ({ label, have, bound, needed, article, unknown, verdict }) =>
    `${label}\u202F: ${have}${unknown > 0 ? ` (${unknown} inconnus)` : ''}, ${bound === 'least' ? 'au moins' : 'au plus'} ${needed} (art. ${article})\u202F: ${verdict}.`,
  marks: {
    yes: 'oui',
    no: 'non',
    open: 'pas décidé',
    waived: (article) => `pas nécessaire selon ${article}`,
  },
  reasons: {
    raised: ({ player, rating, to }) =>
      `${player} est l’adversaire le plus bas et compte pour ${to} au lieu de ${rating === 0 ? '1400, sans Elo' : rating} (art. 1.4.6).`,
    unplayed: ({ rounds }) => `Sans partie\u202F: ronde ${rounds} (art. 1.4.2c).`,
    open: ({ rounds }) => `Pas terminée\u202F: ronde ${rounds}.`,
    'marked-unrated': ({ rounds }) => `Marquée comme non évaluée et donc laissée de côté\u202F: ronde ${rounds}.`,
    'outside-fide': ({ player, round }) =>
      `Ronde ${round}\u202F: ${player} n’est pas de la FIDE et ne compte pas (art. 1.4.2a).`,
    'unrated-without-points': ({ player, round }) =>
      `Ronde ${round}\u202F: ${player} est sans Elo, n’a aucun point contre les joueurs classés et ne compte pas (art. 1.4.2b).`,
    defeated: ({ player, round }) => `La ronde ${round}, gagnée contre ${player}, est laissée de côté (art. 1.4.1f).`,
    later: ({ from }) =>
      `Dès la ronde ${from}, des parties sont laissées de côté\u202F: le résultat était déjà atteint (art. 1.4.1e).`,
    'eight-games': ({ round }) =>
      `Huit parties suffisent à cause de la ronde ${round}, qui n’a pas été jouée (art. 1.4.1c).`,
    'last-round-forfeit': ({ player, round }) =>
      `${player} n’est pas venu à la ronde ${round}\u202F; elle compte comme une défaite, qui restait permise (art. 1.4.2c).`,
    exempt: ({ article }) => `Les règles sur les fédérations ne s’appliquent pas (art. ${article}).`,
    'share-rounded': ({ score, games }) => `${score} sur ${games} ne font 35\u202F% qu’arrondis, ce qui ne compte pas.`,
    'missing-title': ({ player }) => `Le titre de ${player} n’est pas connu.`,
    'missing-federation': ({ player }) => `La fédération de ${player} n’est pas connue.`,
    'missing-host': () => 'La fédération qui a enregistré le tournoi n’est pas connue.',
    'missing-rounds': () => 'Des rondes qui comptent restent à jouer.',
    'missing-participants': () =>
      'Des fédérations ou des titres de participants ne sont pas connus, dont dépend l’art. 1.4.3d.',
    'may-leave-out': ({ rounds }) =>
      `L’une de ces rondes peut aussi être laissée de côté\u202F: ${rounds} (art. 1.4.1f).`,
    'reached-after': ({ round }) =>
      `La norme était atteinte après la ronde ${round}\u202F; toutes les parties suivantes peuvent être laissées de côté (art. 1.4.1e).`,
  },
  facts: {
    counts: ({ games, of }) => `Elle compte pour ${games} des ${of} parties d’une demande (art. 1.5.1, 1.4.1d).`,
    rating: ({ rating }) => `Le titre demande un Elo de ${rating} (art. 1.5.3).`,
    'one-of-eight-games': () => 'Une demande peut avoir une norme de huit parties (art. 1.4.1c).',
    'one-without-exemption': ({ article }) =>
      `Une autre norme de la demande doit être faite sans exemption comme ${article} (art. 1.4.3e).`,
    field: ({ participants, average, unrated }) =>
      `À chaque ronde au moins ${participants} participants, et ceux qui ont un Elo ont une moyenne d’au moins ${average}` +
      `${unrated === 0 ? '' : `\u202F; jusqu’à ${unrated} sont sans Elo`}. Une norme demande un système suisse avec 40 et 2000 (art. 1.5.6).`,
    days: ({ single, known, rounds }) =>
      `${single} ${single <= 1 ? 'jour' : 'jours'} avec une ronde, d’après ${known} des ${rounds} rondes avec une date. GM et WGM demandent une norme avec trois (art. 1.1.3a).`,
  },
  forecast: {
    title: (title, games) =>
      `Norme de ${title}, ${games === 1 ? '1 partie ouverte' : `${games} parties ouvertes`}\u202F:`,
    nothing: 'Aucun résultat ne fait la norme.',
    always: (need) => `${points(need.points)} en ${parties(need.games)}\u202F: assez.`,
    sometimes: (need) => `${points(need.points)} en ${parties(need.games)}\u202F: assez avec certains résultats.`,
    unknown: (need) => `${points(need.points)} en ${parties(need.games)}\u202F: pas décidé, car des données manquent.`,
    opponents: (need, demands) => {
      const { average, count, leftOut, limits, mainTitles, newFederations, titled, titles } = demands;
      const asked = [
        ...(average === null ? [] : [`une moyenne d’au moins ${average}`]),
        ...(titled === 0 ? [] : [titled === 1 ? '1 titré' : `${titled} titrés`]),
        ...(mainTitles === 0 ? [] : [`${mainTitles} au titre de ${titles}`]),
        ...(newFederations === 0
          ? []
          : [newFederations === 1 ? '1 nouvelle fédération' : `${newFederations} nouvelles fédérations`]),
        ...limits.map(({ federation, most }) => `au plus ${most} de ${federation}`),
      ];
      const from = `${points(need.points)} en ${parties(need.games)}`;
      const without = leftOut === '' ? '' : ` La ronde ${leftOut} est alors laissée de côté.`;
      const who =
        count === 1 ? 'l’adversaire encore inconnu apporte' : `les ${count} adversaires encore inconnus apportent`;
      return asked.length === 0
        ? `${from}\u202F: assez.${without}`
        : `${from}\u202F: assez si ${who} ${asked.join(', ')}.${without}`;
    },
    results: {
      '0': (round, player) => `ronde ${round} défaite contre ${player}`,
      '0.5': (round, player) => `ronde ${round} nulle contre ${player}`,
      '1': (round, player) => `ronde ${round} victoire contre ${player}`,
    },
  },
  report: {
    kind: 'Normes',
    about: (edition) => `Normes selon FIDE B.01, édition ${edition}`,
    nobody: 'Personne n’a de norme ni n’en est à un point ou moins.',
    norm: 'Norme',
    answer: 'Réponse',
    average: 'Moyenne',
    performance: 'Performance',
    missing: 'Points manquants',
    counted: 'Compte pour',
    condition: 'Condition',
    have: 'Présent',
    needed: 'Demandé',
    article: 'Article',
    opponents: 'Adversaires',
    application: 'Pour la demande',
    leftOut: {
      unplayed: 'pas jouée',
      open: 'pas terminée',
      'marked-unrated': 'non évaluée',
      'outside-fide': 'hors FIDE',
      'unrated-without-points': 'sans Elo ni point',
      defeated: 'laissée de côté',
      later: 'laissée de côté',
    },
  },
};
