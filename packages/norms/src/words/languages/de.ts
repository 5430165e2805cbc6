import type { NormWords } from '../norm-words.js';

function punkte(text: string): string {
  return text === '1' || text === '½' ? `${text} Punkt` : `${text} Punkte`;
}

function partien(count: number): string {
  return count === 1 ? '1 Partie' : `${count} Partien`;
}

/** Norms in German. */
export const GERMAN_NORMS: NormWords = {
  language: 'de',
  decimalSign: ',',
  verdict: ({ title, holds, score, games, average, performance }) => {
    const answer = holds === true ? 'ja' : holds === false ? 'nein' : 'nicht entschieden';
    const numbers =
      average === null ? 'Keine Partien.' : `${score} aus ${games} gegen ${average}, Performance ${performance}.`;
    return `${title}-Norm: ${answer}. ${numbers}`;
  },
  checks: {
    games: () => 'Partien',
    players: () => 'Spieler des doppelrundigen Turniers',
    'other-federations': () => 'Föderationen außer der eigenen',
    'own-federation': () => 'Gegner der eigenen Föderation',
    'one-federation': () => 'Gegner einer Föderation',
    titled: () => 'Titelträger unter den Gegnern',
    'main-titles': (titles) => `Gegner mit dem Titel ${titles}`,
    average: () => 'Gegnerschnitt',
    performance: () => 'Performance',
    score: () => 'Punkte, 35 %',
  },
  check: ({ label, have, bound, needed, article, unknown, verdict }) =>
    `${label}: ${have}${unknown > 0 ? ` (${unknown} unbekannt)` : ''}, ${bound === 'least' ? 'mindestens' : 'höchstens'} ${needed} (Art. ${article}): ${verdict}.`,
  marks: {
    yes: 'ja',
    no: 'nein',
    open: 'nicht entschieden',
    waived: (article) => `nicht nötig nach ${article}`,
  },
  reasons: {
    raised: ({ player, rating, to }) =>
      `${player} ist der schwächste Gegner und zählt mit ${to} statt ${rating === 0 ? '1400, ohne Elo' : rating} (Art. 1.4.6).`,
    unplayed: ({ rounds }) => `Ohne Partie: Runde ${rounds} (Art. 1.4.2c).`,
    open: ({ rounds }) => `Noch nicht beendet: Runde ${rounds}.`,
    'marked-unrated': ({ rounds }) => `Als nicht gewertet gekennzeichnet und darum weggelassen: Runde ${rounds}.`,
    'outside-fide': ({ player, round }) =>
      `Runde ${round}: ${player} gehört nicht zur FIDE und zählt nicht (Art. 1.4.2a).`,
    'unrated-without-points': ({ player, round }) =>
      `Runde ${round}: ${player} ist ohne Elo, hat keinen Punkt gegen Spieler mit Elo und zählt nicht (Art. 1.4.2b).`,
    defeated: ({ player, round }) => `Runde ${round}, der Sieg gegen ${player}, bleibt weg (Art. 1.4.1f).`,
    later: ({ from }) => `Ab Runde ${from} bleiben Partien weg: Das Ergebnis war vorher erreicht (Art. 1.4.1e).`,
    'eight-games': ({ round }) => `Acht Partien genügen wegen Runde ${round}, die nicht gespielt wurde (Art. 1.4.1c).`,
    'last-round-forfeit': ({ player, round }) =>
      `${player} kam nicht zu Runde ${round}; sie zählt als Niederlage, die zu verkraften war (Art. 1.4.2c).`,
    exempt: ({ article }) => `Die Regeln über Föderationen gelten nicht (Art. ${article}).`,
    'share-rounded': ({ score, games }) => `${score} aus ${games} sind nur gerundet 35 %, was nicht zählt.`,
    'missing-title': ({ player }) => `Der Titel von ${player} ist nicht bekannt.`,
    'missing-federation': ({ player }) => `Die Föderation von ${player} ist nicht bekannt.`,
    'missing-host': () => 'Die Föderation, die das Turnier angemeldet hat, ist nicht bekannt.',
    'missing-rounds': () => 'Runden, die zählen, sind noch zu spielen.',
    'missing-participants': () =>
      'Föderationen oder Titel von Teilnehmern sind nicht bekannt, von denen Art. 1.4.3d abhängt.',
    'may-leave-out': ({ rounds }) => `Auch eine dieser Runden darf wegbleiben: ${rounds} (Art. 1.4.1f).`,
    'reached-after': ({ round }) =>
      `Die Norm war nach Runde ${round} erreicht; alle späteren Partien dürfen wegbleiben (Art. 1.4.1e).`,
  },
  facts: {
    counts: ({ games, of }) => `Sie zählt mit ${games} von ${of} Partien eines Antrags (Art. 1.5.1, 1.4.1d).`,
    rating: ({ rating }) => `Der Titel verlangt eine Elo von ${rating} (Art. 1.5.3).`,
    'one-of-eight-games': () => 'Ein Antrag darf eine Norm aus acht Partien enthalten (Art. 1.4.1c).',
    'one-without-exemption': ({ article }) =>
      `Eine andere Norm des Antrags muss ohne eine Ausnahme wie ${article} gemacht sein (Art. 1.4.3e).`,
    field: ({ participants, average, unrated }) =>
      `In jeder Runde mindestens ${participants} Teilnehmer, und die mit Elo haben im Schnitt mindestens ${average}` +
      `${unrated === 0 ? '' : `; bis zu ${unrated} sind ohne Elo`}. Eine Norm verlangt ein Schweizer System mit 40 und 2000 (Art. 1.5.6).`,
    days: ({ single, known, rounds }) =>
      `${single} ${single === 1 ? 'Tag' : 'Tage'} mit einer Runde, aus ${known} von ${rounds} Runden mit Datum. GM und WGM verlangen eine Norm mit drei (Art. 1.1.3a).`,
  },
  forecast: {
    title: (title, games) => `${title}-Norm, ${games === 1 ? '1 offene Partie' : `${games} offene Partien`}:`,
    nothing: 'Kein Ergebnis macht die Norm.',
    always: ({ points, games }) => `${punkte(points)} aus ${partien(games)}: genug.`,
    sometimes: ({ points, games }) => `${punkte(points)} aus ${partien(games)}: genug bei manchen Ergebnissen.`,
    unknown: ({ points, games }) => `${punkte(points)} aus ${partien(games)}: nicht entschieden, weil Angaben fehlen.`,
    opponents: ({ points, games }, demands) => {
      const { average, count, leftOut, limits, mainTitles, newFederations, titled, titles } = demands;
      const asked = [
        ...(average === null ? [] : [`einen Schnitt von mindestens ${average}`]),
        ...(titled === 0 ? [] : [`${titled} Titelträger`]),
        ...(mainTitles === 0 ? [] : [`${mainTitles} mit dem Titel ${titles}`]),
        ...(newFederations === 0
          ? []
          : [newFederations === 1 ? '1 neue Föderation' : `${newFederations} neue Föderationen`]),
        ...limits.map(({ federation, most }) => `höchstens ${most} aus ${federation}`),
      ];
      const from = `${punkte(points)} aus ${partien(games)}`;
      const without = leftOut === '' ? '' : ` Runde ${leftOut} bleibt dann weg.`;
      const who = count === 1 ? 'der noch unbekannte Gegner' : `die ${count} noch unbekannten Gegner`;
      const bring = count === 1 ? 'bringt' : 'bringen';
      return asked.length === 0
        ? `${from}: genug.${without}`
        : `${from}: genug, wenn ${who} ${asked.join(', ')} ${bring}.${without}`;
    },
    results: {
      '0': (round, player) => `Runde ${round} Niederlage gegen ${player}`,
      '0.5': (round, player) => `Runde ${round} Remis gegen ${player}`,
      '1': (round, player) => `Runde ${round} Sieg gegen ${player}`,
    },
  },
  report: {
    kind: 'Normen',
    about: (edition) => `Normen nach FIDE B.01, Ausgabe ${edition}`,
    nobody: 'Niemand hat eine Norm oder ist bis auf einen Punkt an einer.',
    norm: 'Norm',
    answer: 'Antwort',
    average: 'Schnitt',
    performance: 'Performance',
    missing: 'Fehlende Punkte',
    counted: 'Zählt mit',
    condition: 'Bedingung',
    have: 'Vorhanden',
    needed: 'Nötig',
    article: 'Artikel',
    opponents: 'Gegner',
    application: 'Für den Antrag',
    leftOut: {
      unplayed: 'nicht gespielt',
      open: 'nicht beendet',
      'marked-unrated': 'nicht gewertet',
      'outside-fide': 'nicht in der FIDE',
      'unrated-without-points': 'ohne Elo, ohne Punkt',
      defeated: 'weggelassen',
      later: 'weggelassen',
    },
  },
};
