import { isInputError, unexpected } from '@crosstable/core';
import {
  type ChessEvent,
  type EventTitle,
  contendersOf,
  nameOrId,
  participantsOf,
  printedTitle,
  tableOf,
  titleOf,
} from '@crosstable/event';
import {
  type Award,
  type Contender,
  type Fund,
  type PrizeList,
  printedAmount,
  prizes,
  prizesInWords,
  reasonInWords,
} from '@crosstable/prizes/inside';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Answer, Sheet } from './answer.js';
import { type Document, type Extent, type FilledColumn, type Part, tableOf as tableOfRows } from './document.js';
import { standingsReport } from './standings-report.js';
import { idColumn, idsIn, placeLine, titleLine } from './title-lines.js';

/** One line of the prizes: a player with a prize; the same player with another one has another line. */
export interface PrizeRow extends Award {
  /** Of the standings. */
  readonly rank: number;
  /** `''` where the file has none, like the next. */
  readonly title: string;
  readonly name: string;
  readonly points: number;
  /** The reasons in sentences. */
  readonly why: readonly string[];
}

/** How prizes are given and told. */
export interface PrizesOptions {
  /** The players who take no part, by id. */
  readonly without?: readonly string[] | undefined;
  /** The decimals of the smallest unit in printed amounts; default 0. */
  readonly decimals?: number | undefined;
}

/** The prizes of an event of players, to be printed. */
export interface PrizesReport extends EventTitle {
  readonly tiebreaks: readonly string[];
  readonly decimals: number;
  readonly list: PrizeList;
  readonly rows: readonly PrizeRow[];
  /** The awards in sentences, the prizes of nobody, and the totals. */
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** The prizes; an error about a contender is about a player or a list of tie-breaks here. */
function prizesOf(contenders: readonly Contender[], fund: Fund, nameOf: (id: string) => string): PrizeList {
  try {
    return prizes(contenders, fund);
  } catch (thrown) {
    const found = isInputError(thrown) ? /^contenders\[(\d+)\]\.(\w+)$/.exec(String(thrown.path)) : null;
    if (!isInputError(thrown) || found === null) throw thrown;
    const [, at, about] = found;
    if (about === 'points') {
      const expected = 'a list of tie-breaks that begins with PTS, because players with equal points are tied';
      throw unexpected('codes', expected, 'another one');
    }
    throw unexpected(
      nameOf(contenders[Number(at)].id),
      thrown.expected.replace(/^a day,/, 'a day of birth,'),
      thrown.found,
    );
  }
}

/** The prizes of an event after its round, in the order of its list of tie-breaks. */
export function prizesReport(
  event: ChessEvent,
  fund: Fund,
  { decimals = 0, without = [] }: PrizesOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): PrizesReport {
  const { tiebreaks } = event;
  const { notes, warnings = [] } = standingsReport(event, {}, words);
  const contenders = contendersOf(event, tableOf(event), tiebreaks).filter(({ id }) => !without.includes(id));
  const byId = new Map(participantsOf(event).map((one) => [one.id, one]));
  const contending = new Map(contenders.map((one) => [one.id, one]));
  const nameOf = (id: string): string => nameOrId({ id, name: byId.get(id)?.name }, idsIn(words));
  const list = prizesOf(contenders, fund, nameOf);
  const options = { words: words.reports.prizes.sentences, decimals, nameOf };
  return {
    ...titleOf(event),
    tiebreaks,
    decimals,
    list,
    rows: list.awards.map((award): PrizeRow => {
      const { title = '', name = '' } = byId.get(award.player) ?? {};
      const { points = 0, rank = 0 } = contending.get(award.player) ?? {};
      const why = award.reasons.map((reason) => reasonInWords(reason, options));
      return { rank, ...award, title: printedTitle(title), name, points, why };
    }),
    lines: prizesInWords(list, options),
    warnings,
    notes,
  };
}

/** An amount as it is paid: of unrounded ones the nearest hundredth of a unit. */
function amountIn({ amount, exact, object }: Award, { decimals, list }: PrizesReport, words: AnswerWords): string {
  const { decimalSign } = words.reports.prizes.sentences;
  const money = list.rounding === 'exact' ? exact : String(amount);
  const printed = printedAmount(money, 'exact', { decimals, decimalSign });
  if (object === undefined) return printed;
  return amount === 0 ? object : `${printed}, ${object}`;
}

function tablePart(report: PrizesReport, words: AnswerWords, extent: Extent): Part {
  const { prizes: ofPrizes, table } = words.reports;
  const { rows } = report;
  const columns: readonly FilledColumn<PrizeRow>[] = [
    { kind: 'rank', heading: { text: '#', means: table.rank }, entry: ({ rank }) => String(rank) },
    idColumn(rows, words),
    { kind: 'word', heading: table.title, entry: ({ title }) => title },
    { kind: 'name', heading: table.player, entry: ({ name }) => name },
    { kind: 'points', heading: table.points, entry: ({ points }) => printedNumber(points, words) },
    { kind: 'word', heading: ofPrizes.prize, entry: ({ prize }) => prize },
    { kind: 'number', heading: ofPrizes.amount, entry: (row) => amountIn(row, report, words) },
  ];
  // A line to sign on
  const signature = { kind: 'word', heading: ofPrizes.signature, entry: () => '_'.repeat(24) } as const;
  return { table: tableOfRows(extent === 'full' ? [...columns, signature] : columns, rows) };
}

function documentOf(report: PrizesReport, words: AnswerWords, extent: Extent): Document {
  const { left, kind, nobody, about, why } = words.reports.prizes;
  const { lines, list, rows, tiebreaks, warnings } = report;
  const reasons = lines.slice(0, list.awards.length);
  const ofNobody = lines.slice(list.awards.length, -1);
  return {
    ...(warnings.length > 0 && { warnings }),
    name: report.name,
    language: words.language,
    kind,
    about: [placeLine(report, words), titleLine(report, words), about(list.model, list.rounding, tiebreaks.join(', '))],
    parts: [
      rows.length === 0 ? { sentences: [nobody] } : tablePart(report, words, extent),
      ...(reasons.length === 0 ? [] : [{ heading: why, sentences: reasons }]),
      ...(ofNobody.length === 0 ? [] : [{ heading: left, sentences: ofNobody }]),
      { sentences: lines.slice(-1) },
    ],
    notes: report.notes,
  };
}

function sheetOf({ decimals, rows }: PrizesReport): Sheet {
  return {
    fields: ['rank', 'number', 'title', 'name', 'points', 'prize', 'amount', 'exact', 'object'],
    rows: rows.map(({ rank, player, title, name, points, prize, amount, exact, object = '' }) => [
      ...[rank, player, title, name, points, prize],
      ...[amount / 10 ** decimals, exact, object],
    ]),
  };
}

/** The answer to the question for the prizes of an event of players. */
export function prizesAnswer(
  event: ChessEvent,
  fund: Fund,
  options: PrizesOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer & { readonly report: PrizesReport } {
  const report = prizesReport(event, fund, options, words);
  const { lines, list, rows, ...rest } = report;
  const { amounts, awards, ...totals } = list;
  return {
    report,
    document: (extent) => documentOf(report, words, extent),
    data: () => ({ ...rest, ...totals, amounts: Object.fromEntries(amounts), prizes: rows }),
    sheet: () => sheetOf(report),
    remarks: lines.slice(awards.length),
  };
}
