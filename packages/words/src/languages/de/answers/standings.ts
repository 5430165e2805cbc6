import type { OpponentLabel, StandingsWords } from '../../../answers/standings-words.js';

const OF_OPPONENTS: Readonly<Record<OpponentLabel, string>> = {
  rank: 'der Rang',
  number: 'die Startnummer',
  id: 'die Id',
};
const WITH: Readonly<Record<OpponentLabel, string>> = {
  rank: 'diesem Rang',
  number: 'dieser Startnummer',
  id: 'dieser Id',
};

export const STANDINGS: StandingsWords = {
  kind: 'Tabelle',
  legend: ({ areTeams, federation, number }) => {
    const others = [
      '# ist der Rang',
      ...(number === null ? [] : [`${number} die Startnummer`]),
      ...(areTeams ? ['MP die Mannschaftspunkte', 'BP die Brettpunkte'] : []),
      ...(federation === null ? [] : [`${federation} die Föderation`]),
    ];
    return `${others.join(', ')}.`;
  },
  tiebreaks: (named) => `Feinwertungen: ${named.join('; ')}.`,
  expelled: 'Wer keinen Rang hat, wurde ausgeschlossen.',
  lots: (seed, ranks) =>
    `Das Los mit dem Startwert ${seed} entschied über ${ranks.length === 1 ? 'den Rang' : 'die Ränge'} ${ranks.join(', ')}`,
  undefinedCode: (code, why) =>
    `${code} ist für niemanden definiert und trennt niemanden${why === null ? '' : `: ${why}`}`,
  openCode: (code, open, all, why) =>
    `${code} hat für ${open} von ${all} keinen Wert; sie bleiben mit allen gleich, die es davor waren: ${why}`,
  noValues: (code) => `${code} hat keine Werte und trennt niemanden: --values trägt sie ein, in JSON "values"`,
  colours: { w: 'w', b: 's' },
  bye: (points) => `frei ${points}`,
  rounds: (label, areTeams, signs) => {
    const brought = areTeams
      ? 'w oder s für die Farbe am ersten Brett, die Brettpunkte'
      : 'w oder s für die Farbe, die Punkte';
    return `Runden: ${[`${OF_OPPONENTS[label]} des Gegners, ${brought}`, ...signs].join('; ')}.`;
  },
  opponents: (label, areTeams, signs) => {
    const told = areTeams ? 'die Brettpunkte gegen die Mannschaft' : 'die Punkte gegen den Spieler';
    return `Spalten: ${[`${told} mit ${WITH[label]}`, ...signs].join('; ')}.`;
  },
  signs: {
    forfeits: '+ und − sind kampflos',
    zeroBye: '– ist eine Freirunde ohne Punkt',
    unfinishedGame: '* ist eine offene Partie',
    unfinishedMatch: '* ist ein offener Wettkampf',
  },
  ofPlayers: {
    kind: 'Spieler',
    about: (progress, board, minimum) => {
      const whom = board === null ? 'Spieler' : `Spieler an Brett ${board}`;
      return `${progress}: ${whom} nach ihren am Brett gespielten Partien${minimum > 1 ? `, ab ${minimum} Partien` : ''}`;
    },
    share: 'Anteil an den Punkten ebenso vieler Siege',
    legend: '# ist der Rang, % der Anteil an den Punkten ebenso vieler Siege, TPR die Turnierleistung.',
    nobody: 'Niemand hat so viele Partien gespielt.',
  },
};
