import type { AuditWords } from '../../../answers/audit-words.js';
import { CONVENTIONS } from './conventions.js';

const FACTS = { colours: 'die Farben', rounds: 'die Runden' } as const;

export const AUDIT: AuditWords = {
  kind: 'Prüfung',
  subject: 'Prüfung',

  printed: 'Gedruckt',
  byRule: 'Nach der Regel',
  byValues: 'Nach den Werten',
  why: 'Warum',

  ofEditions: (codes, editions) => `${codes} nach C.07 (${editions})`,
  underConvention: (codes, names) => `${codes} nach der Konvention ${names.map((name) => `„${name}“`).join(' oder ')}`,
  conventions: CONVENTIONS,
  or: 'oder',
  sameValues: (rule, others) => `${rule} (dieselben Werte: ${others})`,

  column: (label) => `Spalte ${label}`,
  verdicts: {
    identified: 'Erkannt',
    'identified-with-errors': 'Erkannt, mit Fehlern',
    ambiguous: 'Mehrdeutig',
    'no-information': 'Zu wenige Zellen oder verschiedene Werte, um Regeln zu unterscheiden',
    unknown: 'Unbekannt, denn keine bekannte Regel ergibt diese Werte',
  },
  agreement: (matches, cells) => `${matches} von ${cells} Zellen ${matches === 1 ? 'stimmt' : 'stimmen'} überein`,
  rule: (rules) => `Regel: ${rules}.`,
  agreeWith: (rules) => `Es passen: ${rules}.`,
  legend: (rules) => `Die Legende nennt eine andere Regel: ${rules}.`,
  nearest: (rules, agreement) => `Am nächsten: ${rules}; ${agreement}.`,
  nearestOther: (rules, agreement) => `Nächste andere Regel: ${rules}; ${agreement}.`,
  differing: (rules, agreement, cells) =>
    `Nächste andere Regel: ${rules}; ${agreement}, und in ${cells} ${cells === 1 ? 'Zelle' : 'Zellen'} unterscheiden sich die beiden.`,
  alternative: (rules, agreement) => `Oder: ${rules}; ${agreement}.`,
  named: (rules, agreement) => `Am nächsten mit einem Namen: ${rules}; ${agreement}.`,
  moreRules: (count) =>
    `${count} weitere ${count === 1 ? 'Regel ist' : 'Regeln sind'} ebenso nah oder eine Zelle weiter entfernt.`,
  telling: (label) => `Spalte ${label}: die Zellen, die die Regeln unterscheiden`,
  checkThese: 'Prüfen Sie diese Zellen von Hand. Die Regel, die sie ergibt, hat die Spalte ergeben.',

  inRound: (round) => `Runde ${round}`,
  against: (opponent) => `gegen ${opponent}`,
  cut: 'gestrichen',

  pointsFollow: (cells) => `Alle ${cells} Punktzahlen folgen aus den Partien.`,
  pointsWrong:
    'Einige Punkte folgen nicht aus den Partien. Prüfen Sie zuerst die Ergebnisse: Ein falsches verdirbt jede Spalte.',
  openByes: 'Freirunden, die die Seite offenlässt',
  byesRead: 'Mehr gedruckte Zahlen gehen auf, wenn diese Freirunden so gelesen werden.',
  readAs: 'Gelesen als',
  notListed: {
    players: 'Spieler, die nicht in der Tabelle stehen',
    teams: 'Mannschaften, die nicht in der Tabelle stehen',
  },
  notAudited: (names) => `${names}: Ihre Zahlen sind nicht geprüft.`,
  untried: 'Regeln, die nicht geprüft wurden',
  leavesOpen: (facts) =>
    `Die Datei lässt ${facts.map((fact) => FACTS[fact]).join(' und ')} offen: Eine unbekannte Spalte kann einer Regel folgen, die sie braucht.`,
  tiebreaksAndRanks: 'Feinwertungen und Ränge',
  nothingElse: 'Die Tabelle enthält keine, also gibt es sonst nichts zu prüfen.',

  ranks: 'Ränge',
  ranksFollow: (count, cells, from) =>
    `${count} von ${cells} Rängen ${count === 1 ? 'folgt' : 'folgen'} aus den ${from === 'values' ? 'gedruckten Werten' : 'Punkten'}.`,
  gives: (list, wrong, cells, participants) =>
    wrong === 0
      ? `${list} ergibt alle ${cells} Ränge.`
      : `${list} ergibt für ${wrong} von ${cells} ${participants === 'teams' ? 'Mannschaften' : 'Spielern'} einen anderen Rang.`,
  noneWhole: 'Keine geprüfte Liste ergibt alle Ränge. Am nächsten sind:',
  moreLists: (count) => `${count} weitere ${count === 1 ? 'Liste ist' : 'Listen sind'} ebenso nah.`,
  range: (first, last) => `${first} bis ${last}`,
};
