import type { AuditWords } from '../../../answers/audit-words.js';

export const AUDIT: AuditWords = {
  kind: 'Audit',
  subject: 'audit',

  printed: 'Printed',
  byRule: 'By the rule',
  byValues: 'By the values',
  why: 'Why',

  ofEditions: (codes, editions) => `${codes} of C.07 (${editions})`,
  underConvention: (codes, names) => `${codes} with ${names.map((name) => `“${name}”`).join(' or ')}`,
  conventions: undefined,
  or: 'or',
  sameValues: (rule, others) => `${rule} (the same values: ${others})`,

  column: (label) => `Column ${label}`,
  verdicts: {
    identified: 'identified',
    'identified-with-errors': 'identified, with errors',
    ambiguous: 'ambiguous',
    'no-information': 'too few cells or different values to tell rules apart',
    unknown: 'unknown: no known rule gives these values',
  },
  agreement: (matches, cells) => `${matches} of ${cells} cells ${matches === 1 ? 'agrees' : 'agree'}`,
  rule: (rules) => `Rule: ${rules}.`,
  agreeWith: (rules) => `They agree with: ${rules}.`,
  legend: (rules) => `The legend names another rule: ${rules}.`,
  nearest: (rules, agreement) => `Nearest: ${rules}; ${agreement}.`,
  nearestOther: (rules, agreement) => `Nearest other rule: ${rules}; ${agreement}.`,
  differing: (rules, agreement, cells) =>
    `Nearest other rule: ${rules}; ${agreement}, ${cells} ${cells === 1 ? 'cell differs' : 'cells differ'} between the two.`,
  alternative: (rules, agreement) => `Or: ${rules}; ${agreement}.`,
  named: (rules, agreement) => `Nearest with a name: ${rules}; ${agreement}.`,
  moreRules: (count) => `${count} more ${count === 1 ? 'rule is' : 'rules are'} as near or one cell further.`,
  telling: (label) => `Column ${label}: the cells that tell the rules apart`,
  checkThese: 'Check these cells by hand. The rule that gives them made the column.',

  inRound: (round) => `round ${round}`,
  against: (opponent) => `against ${opponent}`,
  cut: 'cut',

  pointsFollow: (cells) => `All ${cells} points follow from the games.`,
  pointsWrong: "Some points don't follow from the games. Look at the results first: a wrong one spoils every column.",
  openByes: 'Byes that the page leaves open',
  byesRead: 'More of the printed numbers follow if these byes are read so.',
  readAs: 'Read as',
  notListed: { players: "Players who aren't in the table", teams: "Teams who aren't in the table" },
  notAudited: (names) => `${names}: nothing of theirs is audited.`,
  untried: 'Rules that were not tried',
  leavesOpen: (facts) =>
    `The file leaves ${facts.join(' and ')} open: an unknown column may follow a rule that needs them.`,
  tiebreaksAndRanks: 'Tie-breaks and ranks',
  nothingElse: 'The table prints none, so there is nothing else to audit.',

  ranks: 'Ranks',
  ranksFollow: (count, cells, from) =>
    `${count} of ${cells} ranks follow from the ${from === 'values' ? 'printed values' : 'points'}.`,
  gives: (list, wrong, cells, participants) =>
    wrong === 0
      ? `${list} gives all ${cells} ranks.`
      : `${list} gives ${wrong} of ${cells} ${participants} another rank.`,
  noneWhole: 'No list that was tried gives all of them. The nearest:',
  moreLists: (count) => `${count} more ${count === 1 ? 'list is' : 'lists are'} as near.`,
  range: (first, last) => `${first} to ${last}`,
};
