import type { HandWords } from '../../words/hand-words.js';

export const BY_HAND: HandWords = {
  title: 'Ein Rundenturnier von Hand',
  hint: 'Jeder spielt gegen jeden, nach den Berger-Tabellen der FIDE: Die Reihenfolge der Namen ist die ihrer Nummern. Die Ergebnisse werden danach eingetragen, und „Teilen“ speichert das Turnier als Turnierbericht.',
  name: 'Name des Turniers',
  players: (most) => `Spieler, einer je Zeile, bis zu ${most}`,
  once: 'Eine Partie je Paar',
  twice: 'Zwei Partien, mit beiden Farben',
  begin: 'Beginnen',
  counted: (players, rounds) => `${players} Spieler, ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
  tooFew: 'Mindestens zwei Spieler sind nötig.',
  tooMany: (most) => `Mehr als ${most} Spieler lassen sich nicht eintragen.`,
};
