import { inspect } from 'node:util';

import type { Random } from '@crosstable/core/testing/random/random';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Explanation } from 'crosstable';

import { DIRECT_CODES } from './direct.js';
import type { Answers, Subject } from './library.js';
import { extremePlaces, openLastRound } from './open-round.js';
import { isDropped } from './slow/article-10.js';
import { encounterColumn, placings } from './slow/article-4.js';
import { explainStanding, explanationOf } from './slow/explain.js';
import { type Fraction, toNumber } from './slow/fraction.js';
import { eventOf } from './slow/record.js';
import { ENCOUNTER_CODES, type Sheet, VALUED_CODES, columnOf, isAllowed, isEncounter, sheetOf } from './slow/values.js';

/** Every code that is compared. */
export const CODES: readonly string[] = [...VALUED_CODES, ...ENCOUNTER_CODES];

/**
 * A question that both implementations answer: values, asked for in one of several ways, the standings under a list, those
 * of every other player (`part`), their explanation, or the places that the last round can bring.
 */
export type Question =
  | { readonly by: 'values' | 'value' | 'explained' | 'direct' | 'directExplained'; readonly code: string }
  | { readonly by: 'standings' | 'part' | 'standing' | 'whatIf'; readonly list: readonly string[] };

/** A difference between two answers. */
export interface Difference {
  readonly question: Question;
  /** The player's id. */
  readonly player: string;
  /** The answer of the slow implementation; for standings the rank, of a part also that among all, and the values. */
  readonly expected: string;
  readonly got: string;
}

/** The codes that are allowed in a tournament. */
export function codesFor({ options }: Tournament): readonly string[] {
  const { system, edition = '2026-03' } = options;
  return CODES.filter((code) => isAllowed(code, { system, edition }));
}

/** The codes for the functions of the packages. These leave out unrated players if no rule for them is given. */
export function directCodesFor(tournament: Tournament): readonly string[] {
  const isRated = !isDropped(eventOf(tournament));
  const known = codesFor(tournament);
  return DIRECT_CODES.filter((code) => known.includes(code) && (isRated || !/^(ARO|TPR|PTP|APRO|APPO)/.test(code)));
}

/** A list of one to six codes; mostly the points first, and often direct encounter, also twice. */
export function listFor(tournament: Tournament, { chance, between, pick }: Random): readonly string[] {
  const codes = codesFor(tournament);
  const list = Array.from({ length: between(1, 5) }, () => (chance() < 0.25 ? pick(ENCOUNTER_CODES) : pick(codes)));
  return chance() < 0.8 ? ['PTS', ...list] : list;
}

/** A value; for standings, the rank before the values. */
type Row = readonly (number | null | undefined)[];

/** The answer of one side about a player. */
type Answer = Row | Explanation | readonly Explanation[];

/** A report has its comments in single lines. */
const ONE_LINE = { breakLength: Infinity, compact: true, depth: Infinity, maxArrayLength: Infinity } as const;

export function print(answer: Answer | string): string {
  if (typeof answer === 'string') return answer;
  if (!isRow(answer)) return inspect(answer, ONE_LINE);
  return answer.map((value) => (Object.is(value, -0) ? '-0' : String(value))).join(', ');
}

function isRow(answer: Answer): answer is Row {
  return Array.isArray(answer) && answer.every((value) => typeof value !== 'object' || value === null);
}

/** The parts in which two explanations differ; other answers as a whole. */
function printBoth(expected: Answer, got: Answer | string): Pick<Difference, 'expected' | 'got'> {
  if (typeof got === 'string' || !('code' in expected) || !('code' in got)) {
    return { expected: print(expected), got: print(got) };
  }
  const parts = (one: Explanation): readonly (readonly [string, unknown])[] => [
    ...Object.entries({ ...one, contributions: one.contributions.length }),
    ...one.contributions.map((contribution) => [`round ${contribution.round}`, contribution] as const),
  ];
  const differences = (one: Explanation, other: Explanation): string =>
    inspect(
      parts(one).filter((part) => !parts(other).some((same) => isSame(same, part))),
      ONE_LINE,
    );
  return { expected: differences(expected, got), got: differences(got, expected) };
}

/** Whether two answers have the same parts with the same values; 0 and -0 differ. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

export function numberOf(value: Fraction | null): number | null {
  return value === null ? null : toNumber(value);
}

function isExpelled({ event }: Sheet, player: number): boolean {
  return event.expelled?.has(player) === true;
}

/** Whether a participant is one of the part: the first, the third and so on. */
export function isInPart(player: number): boolean {
  return player % 2 === 0;
}

/** The answers of the slow implementation about each player. */
function expectedOf(
  question: Question,
  tournament: Tournament,
  sheet: Sheet,
  players: readonly number[],
): readonly Answer[] {
  if (question.by === 'standings') {
    const rows = placings(sheet, question.list);
    return players.map((player) =>
      isExpelled(sheet, player) ? [] : [rows[player].rank, ...rows[player].values.map(numberOf)],
    );
  }
  if (question.by === 'part') {
    const everyone = tournament.players.map((_, player) => player);
    const isRanked = (player: number): boolean => isInPart(player) && !isExpelled(sheet, player);
    const overall = placings(sheet, question.list);
    const rows = placings(sheet, question.list, new Set(everyone.filter((player) => !isRanked(player))));
    return players.map((player) =>
      isRanked(player) ? [rows[player].rank, overall[player].rank, ...rows[player].values.map(numberOf)] : [],
    );
  }
  if (question.by === 'whatIf') {
    const opened = openLastRound(tournament);
    return players.map((player) => (opened === undefined ? [] : extremePlaces(opened, question.list, player)));
  }
  if ('list' in question) return players.map((player) => explainStanding(sheet, question.list, player));
  const { code } = question;
  if (question.by === 'explained') return players.map((player) => explanationOf(sheet, code, player));
  if (question.by === 'directExplained') {
    // The packages' own functions always give a number
    return players.map((player) => {
      const explained = explanationOf(sheet, code, player);
      return { ...explained, value: explained.value ?? 0 };
    });
  }
  const column = isEncounter(code) ? encounterColumn(sheet, code) : columnOf(code, sheet);
  const ofNothing = question.by === 'direct' ? 0 : null; // the packages' own functions always give a number
  return players.map((player) => [numberOf(column[player]) ?? ofNothing]);
}

/** The answers of the tested side. */
function gotOf(
  question: Question,
  answers: Answers,
  ids: readonly string[],
  everyone: readonly string[],
): readonly Answer[] {
  switch (question.by) {
    case 'standings': {
      const rows = answers.standings(question.list);
      const found = new Map<string, Row>(rows.map(({ player, rank, values }) => [player, [rank, ...values]]));
      return ids.map((id) => found.get(id) ?? []);
    }
    case 'part': {
      const rows = answers.part(
        question.list,
        everyone.filter((_, player) => isInPart(player)),
      );
      const found = new Map<string, Row>(
        rows.map(({ player, rank, overall, values }) => [player, [rank, overall, ...values]]),
      );
      return ids.map((id) => found.get(id) ?? []);
    }
    case 'standing':
      return ids.map((id) => answers.standing(question.list, id));
    case 'whatIf':
      return answers.whatIf(question.list, ids);
    case 'values': {
      const values = answers.values(question.code);
      return ids.map((id) => [values.get(id)]);
    }
    case 'value':
      return ids.map((id) => [answers.value(question.code, id)]);
    case 'direct':
      return ids.map((id) => [answers.direct(question.code, id)]);
    case 'directExplained':
      return ids.map((id) => answers.directExplained(question.code, id));
    case 'explained':
      return ids.map((id) => answers.explained(question.code, id));
  }
}

/** Two implementations of the same tournament. */
export interface Comparison {
  /** The first difference; `undefined` if there is none. Only players among `ids` are compared. */
  readonly ask: (question: Question, ids?: readonly string[]) => Difference | undefined;
}

export function comparisonOf(tournament: Tournament, subject: Subject): Comparison {
  const sheet = sheetOf(eventOf(tournament));
  const everyone = tournament.players.map(({ id }) => id);
  const answers = attempt(() => subject(tournament));
  return {
    ask: (question, asked = everyone) => {
      // A missing row has no explanation, and no places in the last round
      const isOfRow = question.by === 'standing' || question.by === 'whatIf';
      const isAsked = (id: string): boolean => !isOfRow || !isExpelled(sheet, everyone.indexOf(id));
      const ids = asked.filter(isAsked);
      const players = ids.map((id) => everyone.indexOf(id));
      const expected = expectedOf(question, tournament, sheet, players);
      const got = typeof answers === 'string' ? answers : attempt(() => gotOf(question, answers, ids, everyone));
      const at = expected.findIndex((row, place) => typeof got === 'string' || !isSame(row, got[place]));
      if (at < 0) return undefined;
      const answer = typeof got === 'string' ? got : got[at];
      return { question, player: ids[at], ...printBoth(expected[at], answer) };
    },
  };
}

/** The result, or the error as a text. */
export function attempt<T>(work: () => T): T | string {
  try {
    return work();
  } catch (thrown) {
    return `thrown ${String(thrown)}`;
  }
}
