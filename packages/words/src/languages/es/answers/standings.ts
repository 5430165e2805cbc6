import type { OpponentLabel, StandingsWords } from '../../../answers/standings-words.js';

const OF_OPPONENTS: Readonly<Record<OpponentLabel, string>> = {
  rank: 'el puesto',
  number: 'el número inicial',
  id: 'el identificador',
};
const WITH: Readonly<Record<OpponentLabel, string>> = {
  rank: 'de ese puesto',
  number: 'con ese número inicial',
  id: 'con ese identificador',
};

export const STANDINGS: StandingsWords = {
  kind: 'Clasificación',
  legend: ({ areTeams, federation, number }) => {
    const others = [
      '# es el puesto',
      ...(number === null ? [] : [`${number} el número inicial`]),
      ...(areTeams ? ['PE los puntos de encuentro', 'PT los puntos de tablero'] : []),
      ...(federation === null ? [] : [`${federation} la federación`]),
    ];
    return `${others.join(', ')}.`;
  },
  tiebreaks: (named) => `Desempates: ${named.join('; ')}.`,
  expelled: 'Quienes no tienen puesto fueron expulsados.',
  lots: (seed, ranks) =>
    `El sorteo con la semilla ${seed} decidió ${ranks.length === 1 ? 'el puesto' : 'los puestos'} ${ranks.join(', ')}`,
  undefinedCode: (code, why) =>
    `${code} no está definido para nadie y no separa a nadie${why === null ? '' : `: ${why}`}`,
  openCode: (code, open, all, why) =>
    `${code} no tiene valor para ${open} de ${all}, que siguen empatados con quienes lo estaban antes: ${why}`,
  noValues: (code) => `${code} no tiene valores y no separa a nadie: --values los da, en JSON "values"`,
  colours: { w: 'b', b: 'n' },
  bye: (points) => `descanso ${points}`,
  rounds: (label, areTeams, signs) => {
    const brought = areTeams
      ? 'b o n para el color en el primer tablero, los puntos de tablero'
      : 'b o n para el color, los puntos';
    return `Rondas: ${[`${OF_OPPONENTS[label]} del rival, ${brought}`, ...signs].join('; ')}.`;
  },
  opponents: (label, areTeams, signs) => {
    const told = areTeams ? 'los puntos de tablero contra el equipo' : 'los puntos contra el jugador';
    return `Columnas: ${[`${told} ${WITH[label]}`, ...signs].join('; ')}.`;
  },
  signs: {
    forfeits: '+ y − son incomparecencias',
    zeroBye: '– es un descanso de cero puntos',
    unfinishedGame: '* es una partida sin terminar',
    unfinishedMatch: '* es un encuentro sin terminar',
  },
  ofPlayers: {
    kind: 'Jugadores',
    about: (progress, board, minimum) => {
      const whom = board === null ? 'jugadores' : `jugadores del tablero ${board}`;
      return `${progress}: ${whom} según sus partidas jugadas sobre el tablero${minimum > 1 ? `, con ${minimum} partidas o más` : ''}`;
    },
    share: 'Parte de los puntos de otras tantas victorias',
    legend: '# es el puesto, % la parte de los puntos de otras tantas victorias, TPR el rendimiento en el torneo.',
    nobody: 'Nadie ha jugado tantas partidas.',
  },
};
