import { inspect } from 'node:util';

import type { Random } from '@crosstable/core/testing/random/random';
import { explain, standings, tiebreakValues } from 'crosstable';

import { type Comparison, attempt, comparisonOf, isInPart, isSame, listFor, numberOf } from '../compare.js';
import type { Answers } from '../library.js';
import { stepsAmong, teamExplainedStanding, teamExplanationOf } from '../slow/team-explain.js';
import { isExpelledTeam, orderingOf, teamPlacings, teamValues } from '../slow/team-placings.js';
import { teamEventOf } from '../slow/team-record.js';
import { type TeamSheet, teamSheetOf } from '../slow/team-sheet.js';
import { TEAM_CODES, isRefused, teamCodeOf, teamColumnOf } from '../slow/team-values.js';
import { type TeamAnswers, type TeamSubject, hasFunction } from './library.js';
import { boardTournament } from './players.js';
import type { TeamTournament } from './tournament.js';

/** A question that both implementations answer; `part` asks for the standings of every other team. */
export type TeamQuestion =
  | { readonly by: 'values' | 'refused'; readonly code: string }
  | { readonly by: 'value' | 'explained' | 'direct' | 'directExplained'; readonly code: string; readonly team: string }
  | { readonly by: 'standings' | 'part'; readonly list: readonly string[] }
  | { readonly by: 'standing'; readonly list: readonly string[]; readonly team: string }
  | { readonly by: 'groups' | 'steps'; readonly code: string; readonly tied: readonly string[] };

/** A difference between two answers. */
export interface TeamDifference {
  readonly question: TeamQuestion | { readonly by: 'players'; readonly of: string };
  readonly expected: string;
  readonly got: string;
  /** The places that differ, with both values. */
  readonly places: readonly string[];
}

/** The codes that order the tied instead of giving values. */
const IS_ORDER = /^(DE|EDE|TBR|BBE)/;

/** The answer of the slow implementation. */
function expectedOf(question: TeamQuestion, sheet: TeamSheet): unknown {
  const { ids } = sheet.event.MP;
  const numberOfTeam = (id: string): number => ids.indexOf(id);
  switch (question.by) {
    case 'values':
      return teamValues(question.code, sheet).map(numberOf);
    case 'refused':
      return 'RangeError';
    case 'value':
      return numberOf(teamValues(question.code, sheet)[numberOfTeam(question.team)]);
    case 'direct':
      return numberOf(teamColumnOf(question.code, sheet)[numberOfTeam(question.team)]) ?? 0;
    case 'explained':
    case 'directExplained':
      return teamExplanationOf(sheet, question.code, numberOfTeam(question.team));
    case 'standing':
      return teamExplainedStanding(sheet, question.list, numberOfTeam(question.team));
    case 'standings':
      return teamPlacings(sheet, question.list).map(({ rank, values }, team) =>
        isExpelledTeam(sheet, team) ? [undefined] : [rank, ...values.map(numberOf)],
      );
    case 'part': {
      const isRanked = (team: number): boolean => isInPart(team) && !isExpelledTeam(sheet, team);
      const overall = teamPlacings(sheet, question.list);
      const leftOut = new Set(ids.flatMap((_, team) => (isRanked(team) ? [] : [team])));
      return teamPlacings(sheet, question.list, leftOut).map(({ rank, values }, team) =>
        isRanked(team) ? [rank, overall[team].rank, ...values.map(numberOf)] : [],
      );
    }
    case 'groups': {
      const groups = orderingOf(question.code, sheet)?.(question.tied.map(numberOfTeam)) ?? [];
      return groups.map((group) => group.map((team) => ids[team]));
    }
    case 'steps':
      return stepsAmong(sheet, question.code, question.tied.map(numberOfTeam));
  }
}

/** The outcome that all ways to ask for a code have, an error's name or `answered`; if they differ, the outcome of each. */
function refusalOf(answers: TeamAnswers, code: string, team: string): unknown {
  const ways = [
    () => answers.values(code),
    () => answers.value(code, team),
    () => answers.explained(code, team),
    () => answers.standings([code]),
  ];
  const names = ways.map((way) => {
    try {
      way();
      return 'answered';
    } catch (thrown) {
      return thrown instanceof RangeError && thrown.message.includes('expected') ? 'RangeError' : String(thrown);
    }
  });
  return names.every((name) => name === names[0]) ? names[0] : names.join(', ');
}

/** The answer of the tested side. */
function gotOf(question: TeamQuestion, answers: TeamAnswers, ids: readonly string[]): unknown {
  switch (question.by) {
    case 'values': {
      const values = answers.values(question.code);
      return ids.map((id) => values.get(id));
    }
    case 'refused':
      return refusalOf(answers, question.code, ids[0]);
    case 'value':
      return answers.value(question.code, question.team);
    case 'direct':
      return answers.direct(question.code, question.team);
    case 'directExplained':
      return answers.directExplained(question.code, question.team);
    case 'explained':
      return answers.explained(question.code, question.team);
    case 'standing':
      return answers.standing(question.list, question.team);
    case 'standings': {
      const rows = new Map(answers.standings(question.list).map((row) => [row.player, row]));
      return ids.map((id) => [rows.get(id)?.rank, ...(rows.get(id)?.values ?? [])]);
    }
    case 'part': {
      const of = ids.filter((_, team) => isInPart(team));
      const rows = new Map(
        answers.part(question.list, of).map((row) => [row.player, [row.rank, row.overall, ...row.values]]),
      );
      return ids.map((id) => rows.get(id) ?? []);
    }
    case 'groups':
      return answers.groups(question.code, question.tied);
    case 'steps':
      return answers.steps(question.code, question.tied);
  }
}

const ONE_LINE = { breakLength: 150, depth: Infinity, maxArrayLength: Infinity } as const;

/** The innermost places in which two answers differ, with both values. */
function placesOf(expected: unknown, got: unknown, path = ''): readonly string[] {
  if (isSame(expected, got)) return [];
  const isParted = typeof expected === 'object' && typeof got === 'object' && expected !== null && got !== null;
  if (!isParted) return [`${path}: expected ${inspect(expected, ONE_LINE)}, got ${inspect(got, ONE_LINE)}`];
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
  return keys.flatMap((key) => placesOf(Reflect.get(expected, key), Reflect.get(got, key), `${path}/${key}`));
}

/** Two implementations of the same tournament of teams. */
export interface TeamComparison {
  readonly sheet: TeamSheet;
  readonly ask: (question: TeamQuestion) => TeamDifference | undefined;
  /** Compares the players on the boards, with the games of the boards as a tournament of their own. */
  readonly players: (random: Random) => TeamDifference | undefined;
}

export function teamComparisonOf(tournament: TeamTournament, subject: TeamSubject): TeamComparison {
  const sheet = teamSheetOf(teamEventOf(tournament));
  const { ids } = sheet.event.MP;
  const answers = attempt(() => subject(tournament));
  const ask = (question: TeamQuestion): TeamDifference | undefined => {
    const expected = expectedOf(question, sheet);
    const got = typeof answers === 'string' ? answers : attempt(() => gotOf(question, answers, ids));
    if (isSame(expected, got)) return undefined;
    const places = placesOf(expected, got);
    return { question, expected: inspect(expected, ONE_LINE), got: inspect(got, ONE_LINE), places };
  };
  return {
    sheet,
    ask,
    players: (random) => {
      const board = boardTournament(tournament);
      if (board.players.length === 0) return undefined;
      const of: Pick<Answers, 'values' | 'standings' | 'explained'> | string =
        typeof answers === 'string'
          ? answers
          : {
              values: (code) => tiebreakValues(code, answers.players),
              standings: (list) => standings(answers.players, list),
              explained: (code, player) => explain(code, player, answers.players),
            };
      return playersDifference(board, of, tournament.options.rounds !== undefined, random);
    },
  };
}

function playersDifference(
  board: ReturnType<typeof boardTournament>,
  answers: Pick<Answers, 'values' | 'standings' | 'explained'> | string,
  isAnnounced: boolean,
  random: Random,
): TeamDifference | undefined {
  const refuseQuestion = (): never => {
    throw new RangeError('expected another question');
  };
  const comparison: Comparison = comparisonOf(board, () => {
    if (typeof answers === 'string') throw new RangeError(answers);
    return {
      value: refuseQuestion,
      direct: refuseQuestion,
      directExplained: refuseQuestion,
      part: refuseQuestion,
      standing: refuseQuestion,
      whatIf: refuseQuestion,
      ...answers,
    };
  });
  const mayAsk = (code: string): boolean => isAnnounced || !/^FB|^(?:AOB|BH).*\/F/.test(code);
  const list = listFor(board, random).filter(mayAsk);
  const { id } = random.pick(board.players);
  const [code = 'PTS'] = list;
  const found =
    list.map((one) => comparison.ask({ by: 'values', code: one })).find((one) => one !== undefined) ??
    comparison.ask({ by: 'standings', list }) ??
    comparison.ask({ by: 'explained', code }, [id]);
  if (found === undefined) return undefined;
  const { question, player, expected, got } = found;
  return { question: { by: 'players', of: `${JSON.stringify(question)} of ${player}` }, expected, got, places: [] };
}

/** A list of one to five codes, many of which order the tied. */
function teamListFor(sheet: TeamSheet, { chance, between, pick }: Random): readonly string[] {
  const codes = TEAM_CODES.filter((code) => !isRefused(code, sheet.event));
  const orders = codes.filter((code) => IS_ORDER.test(code) || code === 'BC');
  const list = Array.from({ length: between(1, 4) }, () => pick(chance() < 0.4 ? orders : codes));
  return chance() < 0.7 ? [pick(['PTS', 'MPTS', 'GPTS']), ...list] : list;
}

/** The number of codes that are explained for one team. Explanations take most of the time. */
const EXPLAINED = 16;

/** Asks all questions about a tournament of teams. */
export function teamDifferenceOf(
  tournament: TeamTournament,
  subject: TeamSubject,
  random: Random,
): TeamDifference | undefined {
  const { sheet, ask, players } = teamComparisonOf(tournament, subject);
  const { ids } = sheet.event.MP;
  const { chance, pick, shuffled, between } = random;
  const codes = TEAM_CODES.filter((code) => !isRefused(code, sheet.event));
  const refused = TEAM_CODES.filter((code) => isRefused(code, sheet.event));
  const team = pick(ids);
  const tied = shuffled(ids).slice(0, between(1, ids.length));
  const withFunction = codes.filter((code) => hasFunction(teamCodeOf(code, sheet.event)));
  const list = teamListFor(sheet, random);
  const questions: readonly TeamQuestion[] = [
    ...codes.map((code) => ({ by: 'values', code }) as const),
    ...shuffled(refused)
      .slice(0, 4)
      .map((code) => ({ by: 'refused', code }) as const),
    ...withFunction.flatMap((code): TeamQuestion[] => {
      if (orderingOf(code, sheet) !== undefined)
        return [
          { by: 'groups', code, tied },
          { by: 'steps', code, tied },
        ];
      const isScore = teamCodeOf(code, sheet.event).kind === 'of-a-score';
      const explained: TeamQuestion[] = isScore || chance() < 0.8 ? [] : [{ by: 'directExplained', code, team }];
      return [{ by: 'direct', code, team }, ...explained];
    }),
    ...shuffled(codes)
      .slice(0, EXPLAINED)
      .flatMap((code) => [{ by: 'explained', code, team } as const, { by: 'value', code, team } as const]),
    { by: 'standings', list: [pick(codes.filter((code) => IS_ORDER.test(code)))] },
    { by: 'standings', list },
    { by: 'part', list },
    // A missing row has no explanation
    ...(isExpelledTeam(sheet, ids.indexOf(team)) ? [] : [{ by: 'standing', list, team } as const]),
  ];
  for (const question of questions) {
    const found = ask(question);
    if (found !== undefined) return found;
  }
  return players(random);
}
