import { type Account, type AccountedRound, type Audit, type ColumnAudit } from '@crosstable/audit/inside';
import { type Rule, nearestMillionth } from '@crosstable/core';
import { listedNames } from '@crosstable/core/text';
import { type ChessEvent, type Names, participantHeading, titleOf } from '@crosstable/event';
import { isProduct, wordsOfTeams } from '@crosstable/words';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH } from '@crosstable/words/en';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import type { AccountedCell, AuditReport } from './audit-report.js';
import { type Ranked, partOfRanks } from './ranks-part.js';
import { placeLine, progressOf } from './title-lines.js';
import { type Document, type Part, type Table, tableOf } from './document.js';

/** A rule as people name it: `BH/C1 of C.07 (2026-03)`. */
export function ruleInWords({ code, convention, edition }: Rule): string {
  if (convention !== undefined) return `${code} (${convention})`;
  return edition === undefined ? code : `${code} of C.07 (${edition})`;
}

function numberOrDash(value: number | null): string {
  return value === null ? '–' : printedNumber(value);
}

/** The amount that a round adds; of a product its factors, unless a convention takes others than the points of the round. */
function additionInWords({ points, score, value }: AccountedRound, code: string): string {
  const isShown = isProduct(code) && nearestMillionth(points * score) === value;
  return `${isShown ? `${printedNumber(points)} × ${printedNumber(score)} = ` : ''}${printedNumber(value)}`;
}

/** The opponent of a game, or how a round without one came about: then the score met need not be that of anybody scheduled. */
function opponentInWords({ opponent, outcome }: AccountedRound, { heading, names }: Ranked): string {
  const name = opponent === null ? null : names(opponent);
  if (outcome === 'win' || outcome === 'draw' || outcome === 'loss') return ` against ${name}`;
  const { outcomes } = heading === 'Team' ? wordsOfTeams(ENGLISH) : ENGLISH;
  return `, ${outcomes[outcome](name)}`;
}

/** The contribution of every round: `round 1: 5½ against Anna (Art. 16.3.1); round 2: 4, half-point bye (Art. 16.4, cut)`. */
function accountInWords({ rounds }: Account, code: string, ranked: Ranked): string {
  return rounds
    .map((one) => {
      const { article, isCut, round } = one;
      const notes = [...(article === null ? [] : [`Art. ${article}`]), ...(isCut ? ['cut'] : [])];
      return `round ${round}: ${additionInWords(one, code)}${opponentInWords(one, ranked)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    })
    .join('; ');
}

const VERDICTS: Readonly<Record<ColumnAudit['verdict'], string>> = {
  identified: 'identified',
  'identified-with-errors': 'identified, with errors',
  ambiguous: 'ambiguous',
  'no-information': 'too few cells or different values to tell rules apart',
  unknown: 'unknown: no known rule gives these values',
};

/** How many rules of a class are named; the JSON has all. */
const NAMED_RULES = 3;

/** How many alternatives are named. */
const NAMED_ALTERNATIVES = 4;

/** Rules in words, each code with all editions that have it. */
function namesOfRules(rules: readonly Rule[]): string[] {
  const names = rules.map((rule) => {
    const editions = rules.flatMap(({ code, edition }) => (code === rule.code ? (edition ?? []) : []));
    return rule.edition === undefined ? ruleInWords(rule) : `${rule.code} of C.07 (${editions.join(' and ')})`;
  });
  return [...new Set(names)];
}

/** The simplest rule of a class, a few more that give the same values, and how many others do. */
function rulesInWords(rules: readonly Rule[]): string {
  const [first, ...others] = namesOfRules(rules);
  if (others.length === 0) return first;
  const shown = others.slice(0, NAMED_RULES - 1).join(', ');
  const more = others.length - NAMED_RULES + 1;
  return `${first} (the same values: ${shown}${more > 0 ? ` and ${more} more` : ''})`;
}

/** Other rules that the column may follow, in sentences. */
function sentencesOnAlternatives({ alternatives, cells, verdict }: ColumnAudit): string[] {
  const [, ...others] = alternatives;
  const shown = others.slice(0, NAMED_ALTERNATIVES - 1);
  const more = others.length - shown.length;
  return [
    ...shown.map(
      ({ matches, rules }) =>
        `${verdict === 'ambiguous' ? 'Or' : 'Nearest with a name'}: ${rulesInWords(rules)}; ${matches} of ${cells} cells agree.`,
    ),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'rule is' : 'rules are'} as near or one cell further.`] : []),
  ];
}

/** The findings about a column, in sentences. */
function sentencesOn(column: ColumnAudit): string[] {
  const { alternatives, cells, distance, matches, misnamed = [], rules, runnerUp, verdict } = column;
  const sentences = [`${VERDICTS[verdict]}; ${matches} of ${cells} cells agree.`];
  const isGuess = verdict === 'no-information';
  if (rules.length > 0) sentences.push(`${isGuess ? 'They agree with' : 'Rule'}: ${rulesInWords(rules)}.`);
  if (misnamed.length > 0) sentences.push(`The legend names another rule: ${namesOfRules(misnamed).join(' or ')}.`);
  // An alternative has a name, so that a column may be ambiguous without one
  if (runnerUp !== null && (verdict !== 'ambiguous' || alternatives.length === 0) && !isGuess) {
    const nearest = `${rulesInWords(runnerUp.rules)}; ${runnerUp.matches} of ${cells} cells agree`;
    const differ = `, ${distance} ${distance === 1 ? 'cell differs' : 'cells differ'} between the two`;
    // Beside wrong cells the column that differs least may be another one than that with the next most cells
    const ending = verdict === 'identified' ? differ : '';
    sentences.push(`${verdict === 'unknown' ? 'Nearest' : 'Nearest other rule'}: ${nearest}${ending}.`);
  }
  return [...sentences, ...sentencesOnAlternatives(column)];
}

/** The wrong cells of a column; `code` is that of its rule. */
function wrongTable(wrong: readonly AccountedCell[], code: string, ranked: Ranked): Table {
  return tableOf(
    [
      { kind: 'name', heading: ranked.heading, entry: ({ player }) => ranked.names(player) },
      { kind: 'number', heading: 'Printed', entry: ({ printed }) => printedNumber(printed) },
      { kind: 'number', heading: 'By the rule', entry: ({ computed }) => numberOrDash(computed) },
      {
        kind: 'sentence',
        heading: 'Why',
        entry: ({ account: of }) => (of === null ? '' : accountInWords(of, code, ranked)),
      },
    ],
    wrong,
  );
}

/** The cells that tell the alternatives apart, with the value of each. */
function tellingTable({ alternatives, telling }: ColumnAudit, { heading, names }: Ranked): Table {
  return tableOf(
    [
      { kind: 'name', heading, entry: ({ player }) => names(player) },
      { kind: 'number', heading: 'Printed', entry: ({ printed }) => printedNumber(printed) },
      ...alternatives.slice(0, NAMED_ALTERNATIVES).map(({ rules }, at) => ({
        kind: 'number' as const,
        heading: ruleInWords(rules[0]),
        entry: ({ computed }: ColumnAudit['telling'][number]) => numberOrDash(computed[at]),
      })),
    ],
    telling,
  );
}

/** The parts on a column: what it is, and the cells that would tell. */
function partsOfColumn(column: AuditReport['columns'][number], ranked: Ranked): Part[] {
  const { label, rules, telling, wrong } = column;
  return [
    {
      heading: `Column ${label}`,
      sentences: sentencesOn(column),
      ...(wrong.length === 0 ? {} : { table: wrongTable(wrong, rules[0].code, ranked) }),
    },
    ...(telling.length === 0
      ? []
      : [
          {
            heading: `Column ${label}: the cells that tell the rules apart`,
            sentences: ['Check these cells by hand. The rule that gives them made the column.'],
            table: tellingTable(column, ranked),
          },
        ]),
  ];
}

/** Whether the points follow from the games; nothing where the table prints none. */
function partOfPoints({ cells, wrong }: Audit['points'], ranked: Ranked): Part[] {
  const heading = 'Points';
  if (cells === 0) return [];
  if (wrong.length === 0) return [{ heading, sentences: [`All ${cells} points follow from the games.`] }];
  return [
    {
      heading,
      sentences: ['These points do not follow from the games, so look at the results first.'],
      table: wrongTable(
        wrong.map((cell) => ({ ...cell, account: null })),
        'PTS',
        ranked,
      ),
    },
  ];
}

/** How the byes are read that a page leaves open; nothing where its notes say it. */
function partOfByes(readings: AuditReport['readings'], { names }: Ranked): Part[] {
  if (readings.length === 0) return [];
  return [
    {
      heading: 'Byes that the page leaves open',
      sentences: ['More of the printed numbers follow if these byes are read so.'],
      table: tableOf(
        [
          { kind: 'name', heading: 'Player', entry: ({ player }) => names(player) },
          { kind: 'number', heading: 'Round', entry: ({ round }) => String(round) },
          { kind: 'word', heading: 'Read as', entry: ({ kind }) => ENGLISH.outcomes[kind ?? 'bye'](null) },
        ],
        readings,
      ),
    },
  ];
}

/** How many of those left out are named; the JSON has all. */
const NAMED_UNLISTED = 5;

/** The participants whom the table leaves out; nothing where it lists all. */
function partOfUnlisted({ unlisted = [] }: AuditReport, { heading, names }: Ranked): Part[] {
  if (unlisted.length === 0) return [];
  const all = listedNames(unlisted.map(names), NAMED_UNLISTED);
  return [{ heading: `${heading}s who aren't in the table`, sentences: [`${all}: nothing of theirs is audited.`] }];
}

/** A remark where no rule gives a column: those that need facts which the file leaves open weren't tried. */
function partOfUntried({ unknown = [] }: ChessEvent, columns: AuditReport['columns']): Part[] {
  // A table by rank has no pairing numbers, which are no column
  const facts = unknown.filter((fact) => fact !== 'pairing-numbers').join(' and ');
  if (facts === '' || columns.every(({ verdict }) => verdict !== 'unknown')) return [];
  const sentence = `The file leaves ${facts} open: an unknown column may follow a rule that needs them.`;
  return [{ heading: 'Rules that were not tried', sentences: [sentence] }];
}

const NOTHING_ELSE: Part = {
  heading: 'Tie-breaks and ranks',
  sentences: ['The table prints none, so there is nothing else to audit.'],
};

/** An audit in words: the points first, then every column, then the ranks. */
export function auditDocument(
  event: ChessEvent,
  report: AuditReport,
  names: Names,
  words: AnswerWords = ENGLISH_ANSWERS,
): Document {
  const { columns, guesses, points, ranks, readings } = report;
  const ranked: Ranked = { heading: participantHeading(event), names };
  const title = titleOf(event);
  const ofColumns = columns.flatMap((column) => partsOfColumn(column, ranked));
  const ofRanks = ranks === null ? [] : [partOfRanks(ranks, columns.length > 0, guesses, ranked)];
  const found = [...ofColumns, ...partOfUntried(event, columns), ...ofRanks];
  const others = found.length === 0 ? [NOTHING_ELSE] : found;
  return {
    name: title.name,
    language: words.language,
    kind: words.reports.audit.kind,
    about: [placeLine(title, words), `${progressOf(title, words)}: audit`],
    parts: [
      ...partOfUnlisted(report, ranked),
      ...partOfByes(readings, ranked),
      ...partOfPoints(points, ranked),
      ...others,
    ],
    notes: event.notes,
  };
}
