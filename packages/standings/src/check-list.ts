import {
  type Crosstable,
  type KindRead,
  type Refusal,
  type Title,
  type Tournament,
  check,
  checkArray,
  checkFlag,
  checkNames,
  editionOfCode,
  groupsByMerit,
  isDay,
  kindsReadIn,
  nearest,
  openTable,
} from '@crosstable/core';

import { isKnownForSome, knownColumn } from './article-16.3.2-any-order.js';
import { codeMeantBy } from './codes.js';
import { isUndefinedFor, needsRatings, refusalIn } from './columns.js';
import type { Code } from './every-code.js';
import { type ResolvedCode, ruleOfCode } from './resolved-code.js';
import { resolvedCodeIn } from './self-defined/code-in.js';
import { standings } from './standings.js';

/** A problem of a code in a list: the code can't be used, or its use is unwise. The key is stable. */
export interface Finding {
  readonly key:
    | 'unknown-code'
    | Refusal['key']
    | 'not-for-system' // the regulations mean it for the other system; `not-for-teams` likewise, where it isn't wrong
    | 'game-points-may-differ' // board count separates only teams with the same game points, which nothing before it ensures
    | 'no-values' // self-defined, by values of which none was entered
    | 'unrated-players' // undefined for everyone: drop it, or say how unrated players are handled
    | 'newer-than-edition' // the table's edition doesn't have it yet
    | 'repeated' // only direct encounter can separate a second time
    | 'points-not-first'
    | 'long-event' // an event of more than 30 days, in which players may get other ratings
    | 'changed-after-start'; // of a list: it isn't the one that was announced
  /** The number of the article of C.07. */
  readonly article: string;
  readonly isWrong: boolean;
  /** For an unknown code, the nearest known one, if any is near. */
  readonly meant?: string;
}

/** A code of a list with its findings. */
export interface CheckedCode {
  /** As it is written in the list. */
  readonly code: string;
  /** The name of the tie-break; `null` for an unknown code. */
  readonly name: string | null;
  /** Article 4.3, as in `TIEBREAKS`; `null` for an unknown code. */
  readonly type: Title['type'] | null;
  /**
   * Whether players can know it before the last round is over: it waits neither for the opponents' results (type C) nor for who
   * is tied (type A).
   */
  readonly isKnownBeforeTheEnd: boolean;
  readonly findings: readonly Finding[];
}

/** The byes of a Swiss that have no kind, and that are all read as the same one. */
export interface ByesWithoutKind {
  readonly key: 'bye-without-kind';
  /** The number of the article of C.07 that has the kind. */
  readonly article: string;
  readonly isWrong: false;
  readonly kind: KindRead;
  /** The number of byes, each a round of a player. */
  readonly rounds: number;
}

/** A list of tie-breaks with its findings. */
export interface CheckedList {
  /** The findings on the list as a whole, and on the games that all its values rest on. */
  readonly findings: readonly (Finding | ByesWithoutKind)[];
  /** In the order of the list. */
  readonly codes: readonly CheckedCode[];
  /** The ids of the players whom the list leaves tied now, in groups; codes that can't be used are skipped. */
  readonly ties: readonly (readonly string[])[];
}

/** Facts about the tournament that its table doesn't have. */
export interface CheckListOptions {
  /** The list that was announced before the start, where another one may have taken its place. */
  readonly announced?: readonly (Code | (string & {}))[] | undefined;
  /** The first day and the last as `2026-05-08`. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** `true` for an event of more than 30 days, where the days aren't known. */
  readonly isLong?: boolean | undefined;
}

/** Article 10, note: in a longer event a player may get more than one rating. */
const MOST_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/** Whether an event takes more than 30 days; the first and the last count. */
function isLongEvent({ start, end, isLong = false }: CheckListOptions): boolean {
  checkFlag(isLong, 'options.isLong');
  for (const [name, day] of Object.entries({ start, end })) {
    check(day === undefined || isDay(day), `options.${name}`, 'a day as "2026-05-08"', day, 'string');
  }
  if (isLong || start === undefined || end === undefined) return isLong;
  return (Date.parse(end) - Date.parse(start)) / DAY + 1 > MOST_DAYS;
}

/** The code of a list in its one spelling, where there is such a code. */
function spellingOf(tournament: Pick<Tournament, 'selfDefined'>, code: string, path: string): string {
  return resolve(tournament, code, path)?.code ?? code;
}

/** C.07 4.1.1: the list is published before the start. */
export function findingsOnList(
  codes: readonly string[],
  announced: readonly string[] | undefined,
  tournament: Pick<Tournament, 'rounds' | 'selfDefined'>,
): readonly Finding[] {
  if (announced === undefined) return [];
  checkArray(announced, 'options.announced', 'codes');
  const list = Array.from(announced, (code, at) => spellingOf(tournament, code, `options.announced[${at}]`));
  const isSame =
    list.length === codes.length &&
    codes.every((code, at) => spellingOf(tournament, code, `codes[${at}]`) === list[at]);
  return tournament.rounds === 0 || isSame ? [] : [{ key: 'changed-after-start', article: '4.1.1', isWrong: false }];
}

/** The byes of a Swiss that have no kind, by the kind that they are read as. */
export function byesWithoutKind({ records }: Tournament): readonly ByesWithoutKind[] {
  return kindsReadIn(records).map(({ kind, rounds }) => {
    const article = kind === 'pairing-bye' ? '16.2.1' : '16.1.1';
    return { key: 'bye-without-kind', article, isWrong: false, kind, rounds };
  });
}

function resolve(tournament: Pick<Tournament, 'selfDefined'>, code: string, path: string): ResolvedCode | undefined {
  try {
    return resolvedCodeIn(tournament, code, path);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** Art. 11.1, 13.1: the score of teams that a code ranks by, where it is one of their two scores. */
function scoreOf({ code }: ResolvedCode, { primary, secondary }: Tournament): 'MP' | 'GP' | undefined {
  const name = { PTS: primary.name, MPTS: 'MP', GPTS: 'GP', MPvGP: secondary?.name }[code];
  return secondary !== undefined && (name === 'MP' || name === 'GP') ? name : undefined;
}

/** The effect of the codes before a code on its use. */
interface Place {
  readonly isRepeated: boolean;
  /** The scores of teams in which those who are tied are equal. */
  readonly equalScores: ReadonlySet<'MP' | 'GP' | undefined>;
  /** Whether the event takes more than 30 days. */
  readonly isLong: boolean;
}

/** Annexure to C.02.03: the codes that it has for individuals alone, and that can be used for teams all the same. */
const OF_INDIVIDUALS: ReadonlySet<string> = new Set(['DE', 'SB', 'REP', 'STD']);

/** Art. 4.1: whether a code is one whose values come from outside, and nobody has one. */
function hasNoValues({ selfDefined }: Tournament, code: string): boolean {
  const definition = selfDefined?.get(code);
  return definition !== undefined && 'values' in definition && definition.values.size === 0;
}

/** A tie-break that isn't allowed; one that needs an unknown order of rounds still has the values of those who don't need it. */
function refusalFinding(resolved: ResolvedCode, tournament: Tournament, refusal: Refusal | undefined): Finding[] {
  if (refusal === undefined) return [];
  const { key, article } = refusal;
  const open = isKnownForSome(refusal) ? knownColumn(resolved, tournament).open?.players.size : undefined;
  if (open === 0) return [];
  return [{ key, article, isWrong: open === undefined || open === tournament.ids.length }];
}

function findingsOn(
  resolved: ResolvedCode,
  tournament: Tournament,
  { equalScores, isLong, isRepeated }: Place,
): Finding[] {
  const { article, code, systems, type } = ruleOfCode(resolved);
  const refusal = refusalIn(resolved, tournament);
  const { system } = tournament;
  const findings: (Finding | false)[] = [
    ...refusalFinding(resolved, tournament, refusal),
    system !== undefined &&
      !systems.includes(system) &&
      refusal === undefined && { key: 'not-for-system', article, isWrong: false },
    tournament.boards !== undefined && OF_INDIVIDUALS.has(code) && { key: 'not-for-teams', article, isWrong: false },
    code === 'BC' &&
      refusal === undefined &&
      !equalScores.has('GP') && { key: 'game-points-may-differ', article, isWrong: false },
    refusal === undefined &&
      isUndefinedFor(tournament, resolved) && { key: 'unrated-players', article: '10', isWrong: true },
    hasNoValues(tournament, resolved.code) && { key: 'no-values', article: '4.1', isWrong: true },
    isLong && needsRatings(resolved) !== false && { key: 'long-event', article: '10', isWrong: false },
    editionOfCode(resolved.code) > tournament.edition && { key: 'newer-than-edition', article, isWrong: false },
    isRepeated && type !== 'A' && { key: 'repeated', article: '4.3', isWrong: false },
  ];
  return findings.filter((finding) => finding !== false);
}

/** Whether a code can be used in the tournament. */
export function isUsable({ findings }: CheckedCode): boolean {
  return findings.every(({ isWrong }) => !isWrong);
}

/**
 * Looks at a list of tie-breaks before it is announced, or afterwards: which codes aren't known or can't be used in this
 * tournament, which are unwise, which are knowable before the end, and whom the list leaves tied now. It also tells of the byes of
 * a Swiss that have no kind.
 *
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param table - The tournament, from `crosstable` or `teamTable`; before round 1 a table without games.
 * @param options - The list that was announced, and how long the event takes.
 * @returns The findings on the list and the games, the codes with theirs, and the ties.
 * @throws TypeError if `codes` isn't a list of texts, `table` isn't a table, or an option has a wrong type; RangeError for a day
 *   that isn't one, for an option that doesn't exist, and for a list that is too long for `standings`. A code that can't be used is
 *   no error but a finding.
 *
 * Cost: that of `standings`. Follows C.07 Art. 4.1, 4.3, 5, 8, 10, 12.1 and 16.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * checkList(['PTS', 'FB'], table).codes[1].findings; // → [{ key: 'rounds-not-announced', article: '8.3', isWrong: true }]
 * ```
 */
export function checkList(
  codes: readonly (Code | (string & {}))[],
  table: Crosstable,
  options: CheckListOptions = {},
): CheckedList {
  checkArray(codes, 'codes', 'codes');
  const tournament = openTable(table);
  checkNames(options, 'options', { announced: true, start: true, end: true, isLong: true }, nearest);
  const isLong = isLongEvent(options);
  // Art. 13: a code that names no score takes the primary one
  const withoutPrimary = ({ code }: ResolvedCode): string => code.replace(`:${tournament.primary.name}`, '');
  const resolved = Array.from(codes, (code, at) => resolve(tournament, code, `codes[${at}]`));
  const checked = codes.map((code, at): CheckedCode => {
    const one = resolved[at];
    if (one === undefined) {
      const meant = codeMeantBy(code, [...(tournament.selfDefined?.keys() ?? [])]);
      const finding: Finding = { key: 'unknown-code', article: '5', isWrong: true, ...(meant && { meant }) };
      return { code, name: null, type: null, isKnownBeforeTheEnd: false, findings: [finding] };
    }
    const { name, type } = ruleOfCode(one);
    const earlier = resolved.slice(0, at).filter((other) => other !== undefined);
    const equalScores = new Set(earlier.map((other) => scoreOf(other, tournament)));
    const score = scoreOf(one, tournament);
    const isSameScore = score !== undefined && equalScores.has(score);
    const isRepeated = isSameScore || earlier.some((other) => withoutPrimary(other) === withoutPrimary(one));
    const findings = findingsOn(one, tournament, { equalScores, isLong, isRepeated });
    const isBeforePoints = at === 0 && one.code !== 'PTS' && score !== tournament.primary.name;
    if (isBeforePoints) findings.push({ key: 'points-not-first', article: '4.2', isWrong: false });
    return { code, name, type, isKnownBeforeTheEnd: !/[AC]/.test(type), findings };
  });
  const usable = checked.filter(isUsable).map(({ code }) => code);
  const rows = standings(table, usable);
  const ties = groupsByMerit(rows.keys(), (at) => -rows[at].rank).filter((group) => group.length > 1);
  const findings = [...findingsOnList(codes, options.announced, tournament), ...byesWithoutKind(tournament)];
  return { findings, codes: checked, ties: ties.map((group) => group.map((at) => rows[at].player)) };
}
