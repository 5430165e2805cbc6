import type { Account, AccountedRound } from '../hypotheses/account.js';
import type { Difference } from './comparison-types.js';

type Contributions = Difference['contributions'];

/** The differences between two values. */
export interface Differences {
  /** The causes of another value: scores first, then cuts that took another round. */
  readonly counted: readonly Difference[];
  /** Contributions that both sides cut. */
  readonly cutByBoth: readonly Difference[];
}

/**
 * An account whose cuts take the rounds that those of another account take, as far as these contribute the same. Which of equal
 * contributions is said to be cut changes no value, and so it is no difference.
 */
function withCutsOf(account: Account, other: Account): Account {
  const areCut = new Set(other.rounds.filter(({ isCut }) => isCut).map(({ round }) => round));
  const rounds = [...account.rounds];
  for (const [to, { isCut, round, value }] of account.rounds.entries()) {
    if (isCut || !areCut.has(round)) continue;
    const from = rounds.findIndex((one) => one.isCut && one.value === value && !areCut.has(one.round));
    if (from < 0) continue;
    rounds[to] = { ...rounds[to], isCut: true, cutArticle: rounds[from].cutArticle };
    rounds[from] = { ...rounds[from], isCut: false, cutArticle: null };
  }
  return { ...account, rounds };
}

/** The article of a score that differs: the one that limits it, or else that of the later side. */
function articleOfScores([one, other]: Contributions): string | null {
  const articles = [other?.article ?? null, one?.article ?? null];
  return articles.find((article) => article?.startsWith('16.4.') === true) ?? articles[0] ?? articles[1];
}

/** The article of a cut on one side or on both: the exception where one of them needs it. */
function articleOfCuts(one: AccountedRound, other: AccountedRound): string | null {
  const articles = [one.cutArticle, other.cutArticle];
  return articles.find((article) => article === '16.5.1') ?? articles[0] ?? articles[1];
}

/** The contributions of two accounts round by round. A self-defined tie-break may have several of a round. */
function besideEachOther(accounts: readonly [Account, Account], rounds: number): readonly [number, Contributions][] {
  return Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) => {
    const [ones, others] = accounts.map(({ rounds: all }) => all.filter((each) => each.round === round));
    return Array.from({ length: Math.max(ones.length, others.length) }, (_, at): [number, Contributions] => [
      round,
      [ones.at(at) ?? null, others.at(at) ?? null],
    ]);
  });
}

/** Every contribution that differs between two accounts of a code, by the rounds that these say are cut. */
function differencesBetween(code: string, [one, other]: readonly [Account, Account], rounds: number): Differences {
  const inScores: Difference[] = [];
  const inCuts: Difference[] = [];
  const cutByBoth: Difference[] = [];
  for (const [round, contributions] of besideEachOther([one, other], rounds)) {
    const [before, after] = contributions;
    if (before?.value === after?.value && before?.isCut === after?.isCut) continue;
    const areCut = before?.isCut === true && after?.isCut === true;
    if (before !== null && after !== null && (areCut || before.value === after.value)) {
      const found = areCut ? cutByBoth : inCuts;
      found.push({ code, round, contributions, article: articleOfCuts(before, after) });
    } else inScores.push({ code, round, contributions, article: articleOfScores(contributions) });
  }
  return { counted: [...inScores, ...inCuts], cutByBoth };
}

/** A number that is smaller where fewer contributions differ, and of equally many those of later rounds. */
function weightOf({ counted }: Differences): number {
  return counted.reduce((sum, { round }) => sum + 1 + 2 ** -round, 0);
}

/** Every contribution that differs between two accounts of a code; the same ones for accounts that are turned round. */
export function differencesIn(code: string, accounts: readonly [Account, Account], rounds: number): Differences {
  const [one, other] = accounts;
  // Which of the two gives way first can decide how many rounds both cut
  const oneFirst = withCutsOf(one, other);
  const otherFirst = withCutsOf(other, one);
  const ways = [
    differencesBetween(code, [oneFirst, withCutsOf(other, oneFirst)], rounds),
    differencesBetween(code, [withCutsOf(one, otherFirst), otherFirst], rounds),
  ];
  return ways.sort((first, second) => weightOf(first) - weightOf(second))[0];
}
