import type { Account, AccountedRound, Audit, ColumnAudit } from '@crosstable/audit/inside';
import { nearestMillionth } from '@crosstable/core';
import { listedNames } from '@crosstable/core/text';
import { type ChessEvent, type Names, isOfTeams, titleOf } from '@crosstable/event';
import { isProduct, wordsOfTeams } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import type { AccountedCell, AuditReport } from './audit-report.js';
import { type Document, type Part, type Table, tableOf } from './document.js';
import { type Ranked, partOfRanks } from './ranks-part.js';
import { notesIn } from './findings/notes.js';
import { NAMED_ALTERNATIVES, ruleInWords, sentencesOnRules } from './rules-in-words.js';
import { placeLine, titleLine } from './title-lines.js';

function numberOrDash(value: number | null, words: AnswerWords): string {
  return value === null ? words.numbers.none : printedNumber(value, words);
}

/** The amount that a round adds; of a product its factors, unless a convention takes others than the points of the round. */
function additionInWords({ points, score, value }: AccountedRound, code: string, words: AnswerWords): string {
  const isShown = isProduct(code) && nearestMillionth(points * score) === value;
  const factors = isShown ? `${printedNumber(points, words)} × ${printedNumber(score, words)} = ` : '';
  return `${factors}${printedNumber(value, words)}`;
}

/** The opponent of a game, or how a round without one came about: then the score met need not be that of anybody scheduled. */
function opponentInWords({ opponent, outcome, round }: AccountedRound, { names, participants, words }: Ranked): string {
  if (round === null) return '';
  const name = opponent === null ? null : names(opponent);
  if (name !== null && (outcome === 'win' || outcome === 'draw' || outcome === 'loss')) {
    return ` ${words.reports.audit.against(name)}`;
  }
  const { outcomes } = participants === 'teams' ? wordsOfTeams(words) : words;
  return `, ${outcomes[outcome](name)}`;
}

/** The contribution of every round: `round 1: 5½ against Anna (Art. 16.3.1); round 2: 4, half-point bye (Art. 16.4, cut)`. */
function accountInWords({ rounds }: Account, code: string, ranked: Ranked): string {
  const { phrases, reports } = ranked.words;
  return rounds
    .map((one) => {
      const { article, isCut, round } = one;
      const notes = [...(article === null ? [] : [phrases.cited(article)]), ...(isCut ? [reports.audit.cut] : [])];
      const adds = `${additionInWords(one, code, ranked.words)}${opponentInWords(one, ranked)}`;
      const { apartFromRounds } = phrases;
      const apart = apartFromRounds.charAt(0).toLowerCase() + apartFromRounds.slice(1);
      const label = round === null ? apart : reports.audit.inRound(round);
      return `${label}${phrases.colon} ${adds}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    })
    .join(`${phrases.semicolon} `);
}

/** The wrong cells of a column; `code` is that of its rule. */
function wrongTable(wrong: readonly AccountedCell[], code: string, ranked: Ranked): Table {
  const { heading, names, words } = ranked;
  const { byRule, printed: isPrinted, why } = words.reports.audit;
  return tableOf(
    [
      { kind: 'name', heading, entry: ({ player }) => names(player) },
      { kind: 'number', heading: isPrinted, entry: ({ printed }) => printedNumber(printed, words) },
      { kind: 'number', heading: byRule, entry: ({ computed }) => numberOrDash(computed, words) },
      {
        kind: 'sentence',
        heading: why,
        entry: ({ account: of }) => (of === null ? '' : accountInWords(of, code, ranked)),
      },
    ],
    wrong,
  );
}

/** The cells that tell the alternatives apart, with the value of each. */
function tellingTable({ alternatives, telling }: ColumnAudit, { heading, names, words }: Ranked): Table {
  return tableOf(
    [
      { kind: 'name', heading, entry: ({ player }) => names(player) },
      { kind: 'number', heading: words.reports.audit.printed, entry: ({ printed }) => printedNumber(printed, words) },
      ...alternatives.slice(0, NAMED_ALTERNATIVES).map(({ rules }, at) => ({
        kind: 'number' as const,
        heading: ruleInWords(rules[0], words),
        entry: ({ computed }: ColumnAudit['telling'][number]) => numberOrDash(computed[at], words),
      })),
    ],
    telling,
  );
}

/** The parts on a column: what it is, and the cells that would tell. */
function partsOfColumn(column: AuditReport['columns'][number], ranked: Ranked): Part[] {
  const { cells, label, matches, rules, telling, verdict, wrong } = column;
  const { phrases, reports } = ranked.words;
  const { audit } = reports;
  const found = `${audit.verdicts[verdict]}${phrases.semicolon} ${audit.agreement(matches, cells)}.`;
  return [
    {
      heading: audit.column(label),
      sentences: [found, ...sentencesOnRules(column, ranked.words)],
      ...(wrong.length === 0 ? {} : { table: wrongTable(wrong, rules[0].code, ranked) }),
    },
    ...(telling.length === 0
      ? []
      : [
          {
            heading: audit.telling(label),
            sentences: [audit.checkThese],
            table: tellingTable(column, ranked),
          },
        ]),
  ];
}

/** Whether the points follow from the games; nothing where the table prints none. */
function partOfPoints({ cells, wrong }: Audit['points'], ranked: Ranked): Part[] {
  const { audit, table } = ranked.words.reports;
  const heading = table.points;
  if (cells === 0) return [];
  if (wrong.length === 0) return [{ heading, sentences: [audit.pointsFollow(cells)] }];
  return [
    {
      heading,
      sentences: [audit.pointsWrong],
      table: wrongTable(
        wrong.map((cell) => ({ ...cell, account: null })),
        'PTS',
        ranked,
      ),
    },
  ];
}

/** How the byes are read that a page leaves open; nothing where its notes say it. */
function partOfByes(readings: AuditReport['readings'], { names, words }: Ranked): Part[] {
  const { audit, table } = words.reports;
  if (readings.length === 0) return [];
  return [
    {
      heading: audit.openByes,
      sentences: [audit.byesRead],
      table: tableOf(
        [
          { kind: 'name', heading: table.player, entry: ({ player }) => names(player) },
          { kind: 'number', heading: table.round, entry: ({ round }) => String(round) },
          { kind: 'word', heading: audit.readAs, entry: ({ kind }) => words.outcomes[kind ?? 'bye'](null) },
        ],
        readings,
      ),
    },
  ];
}

/** How many of those left out are named; the JSON has all. */
const NAMED_UNLISTED = 5;

/** The participants whom the table leaves out; nothing where it lists all. */
function partOfUnlisted({ unlisted = [] }: AuditReport, { names, participants, words }: Ranked): Part[] {
  const { audit, title } = words.reports;
  const { semicolon } = words.phrases;
  if (unlisted.length === 0) return [];
  const all = listedNames(unlisted.map(names), NAMED_UNLISTED, { ...title, semicolon });
  return [{ heading: audit.notListed[participants], sentences: [audit.notAudited(all)] }];
}

/** A remark where no rule gives a column: those that need facts which the file leaves open weren't tried. */
function partOfUntried({ unknown = [] }: ChessEvent, columns: AuditReport['columns'], words: AnswerWords): Part[] {
  const { leavesOpen, untried } = words.reports.audit;
  // A table by rank has no pairing numbers, which are no column
  const facts = unknown.filter((fact) => fact !== 'pairing-numbers');
  if (facts.length === 0 || columns.every(({ verdict }) => verdict !== 'unknown')) return [];
  return [{ heading: untried, sentences: [leavesOpen(facts)] }];
}

/** An audit in words: the points first, then every column, then the ranks. */
export function auditDocument(
  event: ChessEvent,
  report: AuditReport,
  names: Names,
  words: AnswerWords = ENGLISH_ANSWERS,
): Document {
  const { columns, guesses, points, ranks, readings } = report;
  const { audit, table } = words.reports;
  const ranked: Ranked = isOfTeams(event)
    ? { heading: table.team, participants: 'teams', names, words }
    : { heading: table.player, participants: 'players', names, words };
  const title = titleOf(event);
  const ofColumns = columns.flatMap((column) => partsOfColumn(column, ranked));
  const ofRanks = ranks === null ? [] : [partOfRanks(ranks, columns.length > 0, guesses, ranked)];
  const found = [...ofColumns, ...partOfUntried(event, columns, words), ...ofRanks];
  const nothingElse = { heading: audit.tiebreaksAndRanks, sentences: [audit.nothingElse] };
  return {
    name: title.name,
    language: words.language,
    kind: audit.kind,
    about: [placeLine(title, words), `${titleLine(title, words)}${words.phrases.colon} ${audit.subject}`],
    parts: [
      ...partOfUnlisted(report, ranked),
      ...partOfByes(readings, ranked),
      ...partOfPoints(points, ranked),
      ...(found.length === 0 ? [nothingElse] : found),
    ],
    notes: notesIn(event, words),
  };
}
