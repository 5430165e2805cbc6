import type { AuditWords } from '../../../answers/audit-words.js';
import { CONVENTIONS } from './conventions.js';

const FACTS = { colours: 'les couleurs', rounds: 'les rondes' } as const;

export const AUDIT: AuditWords = {
  kind: 'Contrôle',
  subject: 'contrôle',

  printed: 'Imprimé',
  byRule: 'Selon la règle',
  byValues: 'Selon les valeurs',
  why: 'Pourquoi',

  ofEditions: (codes, editions) => `${codes} selon C.07 (${editions})`,
  underConvention: (codes, names) =>
    `${codes} selon la convention ${names.map((name) => `«\u202F${name}\u202F»`).join(' ou ')}`,
  conventions: CONVENTIONS,
  or: 'ou',
  sameValues: (rule, others) => `${rule} (les mêmes valeurs\u202F: ${others})`,

  column: (label) => `Colonne ${label}`,
  verdicts: {
    identified: 'Identifiée',
    'identified-with-errors': 'Identifiée, avec des erreurs',
    ambiguous: 'Ambiguë',
    'no-information': 'Trop peu de cases ou de valeurs différentes pour distinguer des règles',
    unknown: 'Inconnue, car aucune règle connue ne donne ces valeurs',
  },
  agreement: (matches, cells) =>
    `${matches} ${matches < 2 ? 'case' : 'cases'} sur ${cells} ${matches < 2 ? 'concorde' : 'concordent'}`,
  rule: (rules) => `Règle\u202F: ${rules}.`,
  agreeWith: (rules) => `Elles concordent avec\u202F: ${rules}.`,
  legend: (rules) => `La légende nomme une autre règle\u202F: ${rules}.`,
  nearest: (rules, agreement) => `La plus proche\u202F: ${rules}\u202F; ${agreement}.`,
  nearestOther: (rules, agreement) => `L’autre règle la plus proche\u202F: ${rules}\u202F; ${agreement}.`,
  differing: (rules, agreement, cells) =>
    `L’autre règle la plus proche\u202F: ${rules}\u202F; ${agreement}, et ${cells} ${cells === 1 ? 'case diffère' : 'cases diffèrent'} entre les deux.`,
  alternative: (rules, agreement) => `Ou bien\u202F: ${rules}\u202F; ${agreement}.`,
  named: (rules, agreement) => `La plus proche qui porte un nom\u202F: ${rules}\u202F; ${agreement}.`,
  moreRules: (count) =>
    `${count} ${count === 1 ? 'autre règle est aussi proche' : 'autres règles sont aussi proches'} ou à une case de plus.`,
  telling: (label) => `Colonne ${label}\u202F: les cases qui distinguent les règles`,
  checkThese: 'Vérifiez ces cases à la main. La règle qui les donne a produit la colonne.',

  inRound: (round) => `ronde ${round}`,
  against: (opponent) => `contre ${opponent}`,
  cut: 'retranchée',

  pointsFollow: (cells) => `Les ${cells} totaux de points découlent des parties.`,
  pointsWrong: 'Des points ne découlent pas des parties. Vérifiez d’abord les résultats\u202F: une faute gâte tout.',
  openByes: 'Byes que la page ne précise pas',
  byesRead: 'Plus de nombres imprimés s’expliquent si ces byes sont lus ainsi.',
  readAs: 'Lu comme',
  notListed: { players: 'Joueurs absents du tableau', teams: 'Équipes absentes du tableau' },
  notAudited: (names) => `${names}\u202F: leurs nombres ne sont pas contrôlés.`,
  untried: 'Règles non essayées',
  leavesOpen: (facts) =>
    `Le fichier ne précise pas ${facts.map((fact) => FACTS[fact]).join(' ni ')}\u202F: une colonne inconnue peut suivre une règle qui en a besoin.`,
  tiebreaksAndRanks: 'Départages et rangs',
  nothingElse: 'Le tableau n’en contient pas\u202F: il n’y a rien d’autre à contrôler.',

  ranks: 'Rangs',
  ranksFollow: (count, cells, from) =>
    `${count} ${count < 2 ? 'rang' : 'rangs'} sur ${cells} ${count < 2 ? 'découle' : 'découlent'} des ${from === 'values' ? 'valeurs imprimées' : 'points'}.`,
  gives: (list, wrong, cells, participants) =>
    wrong === 0
      ? `${list} donne les ${cells} rangs.`
      : `${list} donne un autre rang à ${wrong} ${participants === 'teams' ? 'équipe' : 'joueur'}${wrong < 2 ? '' : 's'} sur ${cells}.`,
  noneWhole: 'Aucune liste essayée ne donne tous les rangs. Les plus proches\u202F:',
  moreLists: (count) =>
    `${count} ${count === 1 ? 'autre liste est aussi proche' : 'autres listes sont aussi proches'}.`,
  range: (first, last) => `${first} à ${last}`,
};
