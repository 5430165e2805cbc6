import type { OpponentLabel, StandingsWords } from '../../../answers/standings-words.js';

const LABELS: Readonly<Record<OpponentLabel, string>> = { rank: 'rank', number: 'start number', id: 'id' };

export const STANDINGS: StandingsWords = {
  kind: 'Standings',
  legend: ({ areTeams, federation, number }) => {
    const others = [
      '# is the rank',
      ...(number === null ? [] : [`${number} the start number`]),
      ...(areTeams ? ['MP the match points', 'GP the game points'] : []),
      ...(federation === null ? [] : [`${federation} the federation`]),
    ];
    return `${others.join(', ')}.`;
  },
  tiebreaks: (named) => `Tie-breaks: ${named.join('; ')}.`,
  expelled: 'Those without a rank were expelled.',
  lots: (seed, ranks) => `Lots with the seed ${seed} decided the ranks ${ranks.join(', ')}`,
  undefinedCode: (code, why) =>
    `${code} is undefined for everybody and separates nobody${why === null ? '' : `: ${why}`}`,
  openCode: (code, open, all, why) =>
    `${code} has no value for ${open} of ${all}, who stay tied with all who were tied with them before it: ${why}`,
  noValues: (code) => `${code} has no values and separates nobody: --values enters them, in JSON "values"`,
  colours: { w: 'w', b: 'b' },
  bye: (points) => `bye ${points}`,
  rounds: (label, areTeams, signs) => {
    const brought = areTeams
      ? 'w or b for the colour on board 1, the game points'
      : 'w or b for the colour, the points';
    return `Rounds: ${[`the opponent's ${LABELS[label]}, ${brought}`, ...signs].join('; ')}.`;
  },
  opponents: (label, areTeams, signs) => {
    const told = areTeams ? 'game points against the team' : 'points against the player';
    return `Columns: ${[`the ${told} with that ${LABELS[label]}`, ...signs].join('; ')}.`;
  },
  signs: {
    forfeits: '+ and − are forfeits',
    zeroBye: '– is a zero-point bye',
    unfinishedGame: "* is a game that isn't finished",
    unfinishedMatch: "* is a match that isn't finished",
  },
  ofPlayers: {
    kind: 'Players',
    about: (progress, board, minimum) => {
      const whom = board === null ? 'players' : `players of board ${board}`;
      return `${progress}: ${whom} by their games over the board${minimum > 1 ? `, with ${minimum} games or more` : ''}`;
    },
    share: 'Share of the points of as many wins',
    legend: '# is the rank, % the share of the points of as many wins, TPR the tournament performance rating.',
    nobody: 'Nobody has played so many games.',
  },
};
