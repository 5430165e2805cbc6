import { plainCode } from '@crosstable/core';
import {
  type ChessEvent,
  type EventTitle,
  contendersOf,
  nameOrId,
  participantsOf,
  tableOf,
  titleOf,
} from '@crosstable/event';
import { type RankedTeam, type TeamOptions, type TeamScore, teamsInWords, teamsOf } from '@crosstable/prizes/inside';
import { nameByWords, printedValue, readable } from '@crosstable/words';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import { type Document, type FilledColumn, type Part, tableOf as tableOfRows } from './document.js';
import { standingsReport } from './standings-report.js';
import { idsIn, placeLine, titleLine } from './title-lines.js';

/** The label that makes teams in a tournament of players. */
export type ClubLabel = 'club' | 'federation' | 'group';

/** How clubs are ranked: as `teamsOf` takes it, the scores by default those of the standings that can be added up. */
export type ClubsOptions = Omit<TeamOptions, 'by' | 'order'> & {
  readonly by?: ClubLabel | undefined;
  readonly order?: readonly TeamScore[] | undefined;
};

/** The ranking of the clubs of an event of players, to be printed. */
export interface ClubsReport extends EventTitle {
  readonly by: ClubLabel;
  readonly best: number;
  readonly order: readonly TeamScore[];
  readonly teams: readonly (RankedTeam & { readonly why: string })[];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** The points, and the tie-breaks of a list of which teams can have a sum: an encounter of two players isn't one. */
export function clubOrder(codes: readonly string[]): readonly TeamScore[] {
  const added = codes.filter((code) => !/^(?:PTS|E?DE)\b/.test(plainCode(code)));
  return ['points', ...new Set(added)];
}

/** The clubs, federations or groups of an event after its round, by their best players. */
export function clubsReport(
  event: ChessEvent,
  { by = 'club', best = 4, order = clubOrder(event.tiebreaks), ...options }: ClubsOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): ClubsReport {
  const { notes, warnings = [] } = standingsReport(event, {}, words);
  const byId = new Map(participantsOf(event).map((one) => [one.id, one]));
  const nameOf = (id: string): string => nameOrId({ id, name: byId.get(id)?.name }, idsIn(words));
  const teams = teamsOf(contendersOf(event, tableOf(event), event.tiebreaks), { ...options, by, best, order });
  const why = teamsInWords(teams, order, { words: words.reports.prizes.sentences, nameOf });
  return {
    ...titleOf(event),
    ...{ by, best, order },
    teams: teams.map((team, at) => ({ ...team, why: why[at] })),
    ...{ warnings, notes },
  };
}

function columnOf(score: TeamScore, at: number, words: AnswerWords): FilledColumn<RankedTeam> {
  const { scores } = words.reports.prizes.sentences.teams;
  const own: unknown = Object.hasOwn(scores, score) ? Reflect.get(scores, score) : undefined;
  const heading = typeof own === 'string' ? own : { text: score, means: nameByWords(score, words) ?? score };
  const print = (value: number | null): string =>
    typeof own !== 'string' ? printedValue(score, value, words) : value === null ? '–' : readable(value, words.numbers);
  return { kind: at === 0 ? 'points' : 'value', heading, entry: ({ values }) => print(values[at]) };
}

function tablePart({ by, order, teams }: ClubsReport, nameOf: (id: string) => string, words: AnswerWords): Part {
  const { clubs, table } = words.reports;
  const columns: readonly FilledColumn<RankedTeam>[] = [
    { kind: 'rank', heading: { text: '#', means: table.rank }, entry: ({ rank }) => String(rank ?? '') },
    {
      kind: 'name',
      heading: clubs.team[by],
      entry: ({ label, number }) => (number === 1 ? label : `${label} ${number}`),
    },
    ...order.map((score, at) => columnOf(score, at, words)),
    {
      kind: 'sentence',
      heading: clubs.members,
      entry: ({ members }) => members.map(({ player }) => nameOf(player)).join(', '),
    },
  ];
  return { table: tableOfRows(columns, teams) };
}

function documentOf(report: ClubsReport, nameOf: (id: string) => string, words: AnswerWords): Document {
  const { about, kind, nobody, why } = words.reports.clubs;
  const { best, by, teams, warnings } = report;
  return {
    ...(warnings.length > 0 && { warnings }),
    name: report.name,
    language: words.language,
    kind,
    about: [placeLine(report, words), titleLine(report, words), about(by, best)],
    parts:
      teams.length === 0
        ? [{ sentences: [nobody[by]] }]
        : [tablePart(report, nameOf, words), { heading: why, sentences: teams.map((team) => team.why) }],
    notes: report.notes,
  };
}

function sheetOf({ order, teams }: ClubsReport): Sheet {
  return {
    fields: ['rank', 'team', 'number', 'complete', ...order, 'players'],
    rows: teams.map(({ rank, label, number, isComplete, values, members }) => [
      ...[rank, label, number, isComplete ? 'yes' : 'no'],
      ...values,
      members.map(({ player }) => player).join(';'),
    ]),
  };
}

/** The answer to the question for the ranking of clubs, federations or groups in an event of players. */
export function clubsAnswer(
  event: ChessEvent,
  options: ClubsOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer & { readonly report: ClubsReport } {
  const report = clubsReport(event, options, words);
  const byId = new Map(participantsOf(event).map((one) => [one.id, one]));
  const nameOf = (id: string): string => nameOrId({ id, name: byId.get(id)?.name }, idsIn(words));
  const { by, best, order, teams } = report;
  return {
    report,
    document: () => documentOf(report, nameOf, words),
    data: () => dataOn(event, { by, best, order, teams }, words),
    sheet: () => sheetOf(report),
  };
}
