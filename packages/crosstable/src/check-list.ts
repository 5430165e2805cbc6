import type { Crosstable, Refusal, Title, Tournament } from '@crosstable/core';
import { checkArray, editionOfCode, openTable } from '@crosstable/core';

import { codeMeantBy, resolvedCode } from './codes.js';
import type { ResolvedCode } from './resolved-code.js';
import { standings } from './standings.js';
import { isUndefinedFor, refusalIn } from './values.js';

/** A problem of a code in a list: the code can't be used, or its use is unwise. The key is stable. */
export interface Finding {
  readonly key:
    | 'unknown-code'
    | Refusal['key']
    | 'not-for-system' // the regulations mean it for the other system; `not-for-teams` likewise, where it isn't wrong
    | 'game-points-may-differ' // board count separates only teams with the same game points, which nothing before it ensures
    | 'unrated-players' // undefined for everyone: drop it, or say how unrated players are handled
    | 'newer-than-edition' // the table's edition doesn't have it yet
    | 'repeated' // only direct encounter can separate a second time
    | 'points-not-first';
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

/** A list of tie-breaks with its findings. */
export interface CheckedList {
  /** In the order of the list. */
  readonly codes: readonly CheckedCode[];
  /** The ids of the players whom the list leaves tied now, in groups; codes that can't be used are skipped. */
  readonly ties: readonly (readonly string[])[];
}

function known(code: string, path: string): ResolvedCode | undefined {
  try {
    return resolvedCode(code, path);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

function titleOf(resolved: ResolvedCode): Title {
  return 'rule' in resolved ? resolved.rule : resolved.ordering;
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
}

/** Annexure to C.02.03: the codes that it has for individuals alone, and that can be used for teams all the same. */
const OF_INDIVIDUALS: ReadonlySet<string> = new Set(['DE', 'SB', 'REP', 'STD']);

function findingsOn(resolved: ResolvedCode, tournament: Tournament, { equalScores, isRepeated }: Place): Finding[] {
  const { article, code, systems, type } = titleOf(resolved);
  const refusal = refusalIn(resolved, tournament);
  const { system } = tournament;
  const findings: (Finding | false)[] = [
    refusal !== undefined && { key: refusal.key, article: refusal.article, isWrong: true },
    system !== undefined &&
      !systems.includes(system) &&
      refusal === undefined && { key: 'not-for-system', article, isWrong: false },
    tournament.boards !== undefined && OF_INDIVIDUALS.has(code) && { key: 'not-for-teams', article, isWrong: false },
    code === 'BC' &&
      refusal === undefined &&
      !equalScores.has('GP') && { key: 'game-points-may-differ', article, isWrong: false },
    refusal === undefined &&
      isUndefinedFor(tournament, resolved) && { key: 'unrated-players', article: '10', isWrong: true },
    editionOfCode(resolved.code) > tournament.edition && { key: 'newer-than-edition', article, isWrong: false },
    isRepeated && type !== 'A' && { key: 'repeated', article: '4.3', isWrong: false },
  ];
  return findings.filter((finding) => finding !== false);
}

/**
 * Looks at a list of tie-breaks before it is announced, or afterwards: which codes aren't known or can't be used in this
 * tournament, which are unwise, which are knowable before the end, and whom the list leaves tied now.
 *
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param table - The tournament, from `crosstable` or `teamTable`; before round 1 a table without games.
 * @returns The codes with their findings, and the ties.
 * @throws TypeError if `codes` isn't a list of texts or `table` isn't a table.
 *
 * Cost: that of `standings`. Follows C.07 Art. 4.1, 4.3, 5, 8, 10 and 12.1.
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
export function checkList(codes: readonly string[], table: Crosstable): CheckedList {
  checkArray(codes, 'codes', 'codes');
  const tournament = openTable(table);
  const resolved = codes.map((code, at) => known(code, `codes[${at}]`));
  const checked = codes.map((code, at): CheckedCode => {
    const one = resolved[at];
    if (one === undefined) {
      const meant = codeMeantBy(code);
      const finding: Finding = { key: 'unknown-code', article: '5', isWrong: true, ...(meant && { meant }) };
      return { code, name: null, type: null, isKnownBeforeTheEnd: false, findings: [finding] };
    }
    const { name, type } = titleOf(one);
    const earlier = resolved.slice(0, at).filter((other) => other !== undefined);
    const equalScores = new Set(earlier.map((other) => scoreOf(other, tournament)));
    const score = scoreOf(one, tournament);
    const isSameScore = score !== undefined && equalScores.has(score);
    const isRepeated = isSameScore || earlier.some(({ code: other }) => other === one.code);
    const findings = findingsOn(one, tournament, { equalScores, isRepeated });
    const isBeforePoints = at === 0 && one.code !== 'PTS' && (score === undefined || score !== tournament.primary.name);
    if (isBeforePoints) findings.push({ key: 'points-not-first', article: '4.2', isWrong: false });
    return { code, name, type, isKnownBeforeTheEnd: !/[AC]/.test(type), findings };
  });
  const usable = checked.filter(({ findings }) => findings.every(({ isWrong }) => !isWrong)).map(({ code }) => code);
  const groups = new Map<number, string[]>();
  for (const { rank, player } of standings(table, usable)) groups.set(rank, [...(groups.get(rank) ?? []), player]);
  return { codes: checked, ties: [...groups.values()].filter((group) => group.length > 1) };
}
