import { type ChessEvent, namesOf } from '@crosstable/event';
import {
  NORM_EDITIONS,
  type Norm,
  type NormForecast,
  type NormRound,
  type NormWords,
  forecastInWords,
  normInWords,
} from '@crosstable/norms/inside';
import { readable } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import { type Document, type FilledColumn, type Part, type Sentence, type Table, tableOf } from './document.js';
import { notesIn } from './findings/notes.js';
import { type NormRow, type NormsQuestion, type NormsReport, normsReport } from './norms-report.js';
import { idColumn, idsIn, placeLine, progressOf } from './title-lines.js';

/** The sentences of an answer about norms, in one language. */
interface Told {
  readonly answers: AnswerWords;
  readonly norms: NormWords;
  /** The name of a player, by id. */
  readonly nameOf: (id: string) => string;
}

function orNothing(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** All norms, a line each. */
function overview(rows: readonly NormRow[], { answers, norms }: Told): Part {
  const { table } = answers.reports;
  const { report, marks } = norms;
  const answerOf = ({ holds }: Norm): string => (holds === undefined ? marks.open : holds ? marks.yes : marks.no);
  const columns: readonly FilledColumn<NormRow>[] = [
    idColumn(rows, answers),
    { kind: 'word', heading: table.title, entry: ({ title }) => title },
    { kind: 'name', heading: table.player, entry: ({ name }) => name },
    { kind: 'word', heading: table.federation, entry: ({ federation }) => federation },
    { kind: 'number', heading: table.rating, entry: ({ rating }) => (rating === 0 ? '' : String(rating)) },
    { kind: 'word', heading: report.norm, entry: ({ norm }) => norm.title },
    { kind: 'word', heading: report.answer, entry: ({ norm }) => answerOf(norm) },
    { kind: 'number', heading: table.games, entry: ({ norm }) => String(norm.games) },
    { kind: 'value', heading: table.points, entry: ({ norm }) => readable(norm.score, answers.numbers) },
    { kind: 'number', heading: report.average, entry: ({ norm }) => orNothing(norm.average) },
    { kind: 'number', heading: report.performance, entry: ({ norm }) => orNothing(norm.performance) },
    {
      kind: 'value',
      heading: report.missing,
      entry: ({ norm: { short } }) => (short === null || short === 0 ? '' : readable(short, answers.numbers)),
    },
  ];
  return { table: tableOf(columns, rows) };
}

/** The opponents of a norm, round by round. */
function opponentsTable({ rounds }: Norm, { answers, nameOf, norms }: Told): Table {
  const { table } = answers.reports;
  const columns: readonly FilledColumn<NormRound>[] = [
    { kind: 'number', heading: table.round, entry: ({ round }) => String(round) },
    { kind: 'word', heading: table.title, entry: ({ title = '' }) => title },
    { kind: 'name', heading: table.player, entry: ({ opponent }) => (opponent === undefined ? '' : nameOf(opponent)) },
    { kind: 'word', heading: table.federation, entry: ({ federation = '' }) => federation },
    { kind: 'number', heading: table.rating, entry: ({ rating = 0 }) => (rating === 0 ? '' : String(rating)) },
    { kind: 'number', heading: norms.report.counted, entry: ({ counted }) => orNothing(counted) },
    {
      kind: 'value',
      heading: table.points,
      entry: ({ score }) => (score === undefined ? '' : readable(score, answers.numbers)),
    },
    {
      kind: 'word',
      heading: '',
      entry: ({ leftOut }) => (leftOut === undefined ? '' : norms.report.leftOut[leftOut]),
    },
  ];
  return tableOf(columns, rounds);
}

/** The chances that open games bring, the points under the number of games. */
function forecastOf(forecast: NormForecast, told: Told): Sentence {
  const [text, ...details] = forecastInWords(forecast, { words: told.norms, nameOf: told.nameOf });
  return { text, details };
}

/** A norm: every condition, what open games can bring, and all opponents. */
function partOf({ forecast, norm, player }: NormRow, told: Told): Part {
  const [verdict, ...lines] = normInWords(norm, { words: told.norms, nameOf: told.nameOf });
  return {
    heading: `${told.nameOf(player)}${told.answers.phrases.colon} ${verdict}`,
    sentences: [...lines, ...(forecast === undefined ? [] : [forecastOf(forecast, told)])],
    table: opponentsTable(norm, told),
  };
}

function documentOf(event: ChessEvent, report: NormsReport, told: Told): Document {
  const { answers, norms } = told;
  const { kind, about, nobody } = norms.report;
  const { rows } = report;
  return {
    name: report.name,
    language: answers.language,
    kind,
    about: [
      placeLine(report, answers),
      `${progressOf(report, answers)}${answers.phrases.colon} ${about(NORM_EDITIONS[0])}`,
    ],
    parts:
      rows.length === 0 ? [{ sentences: [nobody] }] : [overview(rows, told), ...rows.map((row) => partOf(row, told))],
    notes: notesIn(event, answers),
  };
}

function sheetOf({ rows }: NormsReport): Sheet {
  const listOf = (rounds: readonly NormRound[]): string =>
    rounds.flatMap(({ leftOut, round }) => (leftOut === undefined ? [] : [round])).join(' ');
  return {
    fields: [
      ...['number', 'title', 'name', 'federation', 'rating', 'norm', 'holds', 'games', 'points', 'average'],
      ...['performance', 'points missing', 'rounds left out', 'points needed'],
    ],
    rows: rows.map(({ federation, forecast, name, norm, player, rating, title }) => [
      ...[player, title, name, federation, rating, norm.title],
      ...[norm.holds === undefined ? 'unknown' : norm.holds ? 'yes' : 'no', norm.games, norm.score, norm.average],
      ...[norm.performance, norm.short, listOf(norm.rounds), forecast?.least ?? null],
    ]),
  };
}

/** An open answer as `null`: JSON has no `undefined`. */
function withNull(value: boolean | undefined): boolean | null {
  return value ?? null;
}

function dataOfRow({ forecast, norm, ...player }: NormRow): object {
  const checks = norm.checks.map((one) => ({ ...one, holds: withNull(one.holds) }));
  return {
    ...player,
    norm: { ...norm, holds: withNull(norm.holds), checks },
    ...(forecast !== undefined && {
      forecast: {
        ...forecast,
        outcomes: forecast.outcomes.map((one) => ({ ...one, holds: withNull(one.holds) })),
      },
    }),
  };
}

/**
 * The answer to the question for norms: all players who have one or nearly so, or one player.
 *
 * @param normWords - The sentences of norms, in the language of the others.
 */
export function normsAnswer(
  event: ChessEvent,
  question: NormsQuestion,
  words: AnswerWords,
  normWords: NormWords,
): Answer {
  const report = normsReport(event, question);
  const told = { answers: words, norms: normWords, nameOf: namesOf(event.players, idsIn(words)) };
  return {
    document: () => documentOf(event, report, told),
    data: () =>
      dataOn(event, { normEdition: NORM_EDITIONS[0], player: report.player, norms: report.rows.map(dataOfRow) }, words),
    sheet: () => sheetOf(report),
  };
}
