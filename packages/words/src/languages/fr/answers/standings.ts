import type { OpponentLabel, StandingsWords } from '../../../answers/standings-words.js';

const OF_OPPONENTS: Readonly<Record<OpponentLabel, string>> = {
  rank: 'le rang',
  number: 'le numéro d’appariement',
  id: 'l’identifiant',
};
const WITH: Readonly<Record<OpponentLabel, string>> = {
  rank: 'de ce rang',
  number: 'qui porte ce numéro d’appariement',
  id: 'qui porte cet identifiant',
};

export const STANDINGS: StandingsWords = {
  kind: 'Classement',
  legend: ({ areTeams, federation, number }) => {
    const others = [
      '# est le rang',
      ...(number === null ? [] : [`${number} le numéro d’appariement`]),
      ...(areTeams ? ['PM les points de match', 'PP les points de partie'] : []),
      ...(federation === null ? [] : [`${federation} la fédération`]),
    ];
    return `${others.join(', ')}.`;
  },
  tiebreaks: (named) => `Départages\u202F: ${named.join('\u202F; ')}.`,
  expelled: 'Qui n’a pas de rang a été exclu.',
  lots: (seed, ranks) =>
    `Le tirage au sort de graine ${seed} a décidé ${ranks.length === 1 ? 'du rang' : 'des rangs'} ${ranks.join(', ')}`,
  undefinedCode: (code, why) =>
    `${code} n’est défini pour personne et ne départage personne${why === null ? '' : `\u202F: ${why}`}`,
  openCode: (code, open, all, why) =>
    `${code} n’a pas de valeur pour ${open} sur ${all}, qui restent à égalité avec ceux qui l’étaient avant\u202F: ${why}`,
  noValues: (code) => `${code} n’a aucune valeur et ne départage personne\u202F: --values les donne, en JSON "values"`,
  colours: { w: 'b', b: 'n' },
  bye: (points) => `bye ${points}`,
  rounds: (label, areTeams, signs) => {
    const brought = areTeams
      ? 'b ou n pour la couleur au premier échiquier, les points de partie'
      : 'b ou n pour la couleur, les points';
    return `Rondes\u202F: ${[`${OF_OPPONENTS[label]} de l’adversaire, ${brought}`, ...signs].join('\u202F; ')}.`;
  },
  opponents: (label, areTeams, signs) => {
    const told = areTeams ? 'les points de partie contre l’équipe' : 'les points contre le joueur';
    return `Colonnes\u202F: ${[`${told} ${WITH[label]}`, ...signs].join('\u202F; ')}.`;
  },
  signs: {
    forfeits: '+ et − sont des forfaits',
    zeroBye: '– est un bye à zéro point',
    unfinishedGame: '* est une partie en cours',
    unfinishedMatch: '* est un match en cours',
  },
  ofPlayers: {
    kind: 'Joueurs',
    about: (progress, board, minimum) => {
      const whom = board === null ? 'joueurs' : `joueurs de l’échiquier ${board}`;
      return `${progress}\u202F: ${whom} d’après leurs parties jouées sur l’échiquier${minimum > 1 ? `, à partir de ${minimum} parties` : ''}`;
    },
    share: 'Part des points d’autant de victoires',
    legend: '# est le rang, % la part des points d’autant de victoires, TPR la performance au tournoi.',
    nobody: 'Personne n’a joué autant de parties.',
  },
};
