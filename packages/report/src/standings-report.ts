import { type Crosstable, type SelfDefinedInPrint, openTable } from '@crosstable/core';
import {
  type ChessEvent,
  type EventTitle,
  expelledOf,
  participantsOf,
  printedTitle,
  tableOf,
  titleOf,
} from '@crosstable/event';
import {
  type Standings,
  type StandingsOptions,
  definedIn,
  explain,
  explainStanding,
  standings,
  tiebreakValues,
} from '@crosstable/standings';
import { ratingRulesInWords } from '@crosstable/words';
import { type AnswerWords, checkAnswerWords } from '@crosstable/words/answers';
import { reasonInWords } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { changeInWords } from './findings/list.js';
import { notesIn } from './findings/notes.js';
import { warningsOn } from './findings/other-points.js';
import { type PrintedNumbers, type ToldPrintedList, printedListField, printedNumbers } from './printed-list.js';
import { idsIn } from './title-lines.js';

/** One line of the standings. */
export interface StandingsRow {
  readonly rank: number;
  /** The id: in a tournament report the start number, of a team its number. */
  readonly player: string;
  /** `''` where the file has none, like the next. */
  readonly title: string;
  readonly name: string;
  readonly federation: string;
  readonly rating: number | null;
  /** Match points and game points of a team; left out for players. */
  readonly matchPoints?: number;
  readonly gamePoints?: number;
  /** In the order of the codes; `null` where the regulations leave a value undefined. */
  readonly values: readonly (number | null)[];
  /** Of a printed page whose list is the list here: the rank and the values that it prints. */
  readonly printed?: PrintedNumbers;
}

/** An expelled player or team: a line without a rank. */
export type ExpelledRow = Omit<StandingsRow, 'rank'> & { readonly rank: null };

/** The standings of an event, to be printed. */
export interface StandingsReport extends EventTitle {
  /**
   * Sentences that stand above everything else, because the whole order may be wrong: that the games give other points than the file
   * states. Left out where there are none.
   */
  readonly warnings?: readonly string[];
  /** The list, as it was written. */
  readonly tiebreaks: readonly string[];
  /** By code of the list: the name of a self-defined one, and how its values are printed; left out where there are none. */
  readonly selfDefined?: Readonly<Record<string, SelfDefinedInPrint>>;
  /** The list of a printed page, where it is the list here; left out for other files. */
  readonly printedList?: ToldPrintedList;
  /** First to last. */
  readonly rows: readonly StandingsRow[];
  /** The expelled, below the others; left out where there are none. */
  readonly expelled?: readonly ExpelledRow[];
  /** Sentences that stand under the table, as on the ratings that count; left out where there are none. */
  readonly remarks?: readonly string[];
  /** Remarks for the reader: repairs of the file, omissions of the table. */
  readonly notes: readonly string[];
}

/** A line of the table: of a ranked participant, or of an expelled one. */
export type PrintedRow = StandingsRow | ExpelledRow;

/** The ranked, and below them the expelled. */
export function printedRows({ rows, expelled = [] }: StandingsReport): readonly PrintedRow[] {
  return [...rows, ...expelled];
}

/** The codes that have no value for anybody, and why. */
function notesOnUndefined(
  { undefinedCodes, 0: first }: Standings,
  table: Crosstable,
  codes: readonly string[],
  options: StandingsOptions,
  words: AnswerWords,
): string[] {
  if (undefinedCodes.length === 0) return [];
  const explained = explainStanding(table, codes, first.player, options);
  return undefinedCodes.map((code) => {
    const { undefinedBecause } = explained[codes.indexOf(code)];
    const isByHand = options.manual !== undefined && Object.hasOwn(options.manual, code);
    if (undefinedBecause?.key === 'not-entered' && !isByHand) return words.reports.standings.noValues(code);
    const why = undefinedBecause === null ? null : reasonInWords(undefinedBecause, {}, words);
    return words.reports.standings.undefinedCode(code, why);
  });
}

/** The codes that have no value for some players, because nobody knows the order of the rounds. */
function notesOnOpen(ranked: Standings, table: Crosstable, codes: readonly string[], words: AnswerWords): string[] {
  if (openTable(table).unknown?.includes('rounds') !== true) return [];
  return codes.flatMap((code, at) => {
    const reasons = ranked
      .filter(({ values }) => values[at] === null && !ranked.undefinedCodes.includes(code))
      .map(({ player }) => explain(code, player, table).undefinedBecause)
      .filter((reason) => reason?.key === 'rounds-not-known');
    const [reason = null] = reasons;
    if (reason === null) return [];
    return [words.reports.standings.openCode(code, reasons.length, ranked.length, reasonInWords(reason, {}, words))];
  });
}

/** By id: what only teams have. */
function scoresOf(table: Crosstable): (id: string) => Pick<StandingsRow, 'matchPoints' | 'gamePoints'> {
  const [matches, games] = ['MPTS', 'GPTS'].map((code) => tiebreakValues(code, table));
  return (id) => ({ matchPoints: matches.get(id) ?? 0, gamePoints: games.get(id) ?? 0 });
}

/** The codes that the table defines, by the spelling of the list. */
function definitionsIn(table: Crosstable, codes: readonly string[]): Pick<StandingsReport, 'selfDefined'> {
  const found = codes.flatMap((code) => {
    const { decimals, name } = definedIn(table, code) ?? {};
    return name === undefined ? [] : [[code, { name, ...(decimals !== undefined && { decimals }) }] as const];
  });
  return found.length === 0 ? {} : { selfDefined: Object.fromEntries(found) };
}

/** Which ratings counted, where a code of the list needs them and it makes a difference. */
function remarksOn(
  ranked: Standings,
  table: Crosstable,
  codes: readonly string[],
  words: AnswerWords,
): readonly string[] {
  if (ranked.length === 0) return [];
  const explained = codes.map((code) => explain(code, ranked[0].player, table).ratings);
  const rules = explained.find((one) => one !== undefined);
  return rules === undefined ? [] : ratingRulesInWords(rules, words);
}

/** Art. 4.2: the ranks that lots decided. */
function remarksOnLots(ranked: Standings, { reports }: AnswerWords): readonly string[] {
  const ranks = ranked.filter(({ lots }) => lots).map(({ rank }) => rank);
  if (ranks.length === 0) return [];
  return [reports.standings.lots(String(ranked.seed), ranks)];
}

/**
 * The standings of an event after its round, by its list.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param options - As `standings` takes them. Lots are said in the remarks, with their seed.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns What tables print: the tournament, the players or teams with rank, name and values, and the notes.
 * @throws RangeError for an unknown code in `event.tiebreaks`, or one that isn't allowed in the event's system, and with path,
 *   expectation and value, for an event with an invalid change; TypeError if `event` isn't an event or `words` aren't words; both for options that can't be
 *   used.
 *
 * Cost: that of `standings`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { standingsReport } from 'crosstable/report';
 *
 * const event = eventOf({ tiebreaks: ['SB'], games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * const { tiebreaks, rows } = standingsReport(event);
 * tiebreaks; // → ['PTS', 'SB']
 * rows.map(({ rank, player, values }) => [rank, player, values]); // → [[1, 'Anna', [1, 0]], [2, 'Ben', [0, 0]]]
 * ```
 */
export function standingsReport(
  event: ChessEvent,
  options: StandingsOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): StandingsReport {
  const { manual = {} } = options;
  const title = titleOf(event);
  checkAnswerWords(words, 'title', 'table', 'standings', 'findings');
  const { tiebreaks } = event;
  const printedFor = printedNumbers(event);
  const byId = new Map(participantsOf(event).map((one) => [one.id, one]));
  const table = tableOf(event);
  const scores = title.participants === 'teams' ? scoresOf(table) : () => ({});
  const ranked = standings(table, tiebreaks, options);
  const shown = (player: string): Omit<StandingsRow, 'rank' | 'values'> => {
    const { title: written = '', name = '', federation = '', rating = null } = byId.get(player) ?? {};
    return {
      player,
      title: printedTitle(written),
      name,
      federation,
      rating,
      ...scores(player),
      ...(printedFor && { printed: printedFor(player) }),
    };
  };
  const expelled = expelledOf(event, table, manual).map(({ player, values }): ExpelledRow => ({
    rank: null,
    ...shown(player),
    values,
  }));
  const computed = tiebreaks.filter((code) => !Object.hasOwn(manual, code));
  const remarks = [...remarksOn(ranked, table, computed, words), ...remarksOnLots(ranked, words)];
  const warnings = warningsOn(event, words, idsIn(words));
  return {
    ...(warnings.length > 0 && { warnings }),
    ...title,
    tiebreaks: [...tiebreaks],
    ...definitionsIn(table, computed),
    ...printedListField(event, words),
    rows: ranked.map(({ rank, player, values }): StandingsRow => ({ rank, ...shown(player), values })),
    ...(expelled.length > 0 && { expelled }),
    ...(remarks.length > 0 && { remarks }),
    notes: [
      ...notesIn(event, words),
      ...(event.listChanges ?? []).map((change) => changeInWords(change, words)),
      ...notesOnUndefined(ranked, table, tiebreaks, options, words),
      ...notesOnOpen(ranked, table, computed, words),
    ],
  };
}
