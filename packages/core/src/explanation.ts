import type { Account } from './account.js';
import { afterCuts, leastSignificant } from './article-14-cuts.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import { check } from './check.js';
import type { Element } from './contribution.js';
import { sumOf } from './contribution.js';
import { nearestMillionth } from './millionths.js';
import type { Reason } from './reasons.js';
import type { OutcomeName } from './record.js';
import { UNFINISHED, outcomeName, outcomeOf } from './record.js';
import type { Seat } from './tournament.js';

/** What one round adds to a tie-break. */
export interface Contribution {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent, or of the one who was scheduled; `null` where there was none. */
  readonly opponent: string | null;
  /** What the round was for the player. */
  readonly outcome: OutcomeName;
  /** What the player got for it, in points. */
  readonly points: number;
  /**
   * What it brings in: in points the score of the opponent or of the dummy, the opponent's Buchholz (AOB), the running
   * total (PS), the points of the round (WIN … REP) or those to beat (STD); in rating points the opponent's rating, or the
   * opponent's performance (APRO, APPO).
   */
  readonly score: number;
  /** What it adds: to a sum as it is, to a mean as one of the values averaged. */
  readonly value: number;
  /** Why the score is what it is. */
  readonly reason: Reason;
  /** Why it was cut; `null` for a contribution that is kept. */
  readonly cut: Reason | null;
}

/** Where the value of a tie-break comes from: the contributions that are not cut, and what is made of them. */
export interface Explanation {
  /** The code of the tie-break, as `SB/C1`; the name of the function for one that the regulations don't have. */
  readonly code: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  readonly edition: Edition;
  readonly player: string;
  /** The value. Where the regulations leave it undefined: 0 from a package's function, `null` from the umbrella's. */
  readonly value: number | null;
  /** Why the regulations leave the value undefined; `null` where they don't. */
  readonly undefinedBecause: Reason | null;
  /** In the order of the rounds. */
  readonly contributions: readonly Contribution[];
  /** The games that aren't finished and so contribute nothing yet, in the order of the rounds. */
  readonly unfinished: readonly UnfinishedRound[];
  /** How the contributions that are kept make the value: `sum` as a rule. */
  readonly conclusion: Reason;
  /** Of direct encounter only: how the tied players were put in order, one application of Article 6 after the other. */
  readonly steps?: readonly EncounterStep[];
}

/** A round whose game isn't finished. */
export interface UnfinishedRound {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent. */
  readonly opponent: string;
}

/** One application of Article 6 to players who are tied. */
export interface EncounterStep {
  /** Ids of the players who were tied. */
  readonly tied: readonly string[];
  /** The separate standings of Article 6.1, best first. */
  readonly standings: readonly EncounterStanding[];
  /** By which article it separates them, or why it doesn't. */
  readonly reason: Reason;
  /** What came of it: ids in groups from first to last, whoever is still tied in one group. */
  readonly groups: readonly (readonly string[])[];
}

/** A line of the separate standings. */
export interface EncounterStanding {
  readonly player: string;
  /** The points from the games between the tied, those of several games with one opponent averaged (Article 6.1.2). */
  readonly score: number;
  /** What it is at least, whatever the outcome of the missing games (Article 6.3). */
  readonly worst: number;
  /** What it is at most, likewise. */
  readonly best: number;
  /** The games that count. */
  readonly games: readonly { readonly round: number; readonly opponent: string; readonly points: number }[];
  /** Ids of the tied players with whom a game is missing. */
  readonly missing: readonly string[];
}

/** How many are cut: of the least significant, or at both ends. */
export interface Cuts {
  readonly cut?: 0 | 1 | 2 | undefined;
  readonly median?: 0 | 1 | 2 | undefined;
}

/** What the options of an `explain` add to the code: `/C1` for one cut; the account says which of them there are. */
export function cutOf(variant: Cuts, { modifiers }: Pick<Account, 'modifiers'>): string {
  const { cut = 0, median = 0 } = variant;
  const count = (value: unknown, path: string, letter: string): string => {
    const allowed: readonly unknown[] = [0, 1, 2].filter((n) => n === 0 || `/${letter}${n}` in modifiers);
    check(allowed.includes(value), path, allowed.join(' or '), value, 'number');
    return value === 0 ? '' : `/${letter}${String(value)}`;
  };
  const cuts = count(cut, 'variant.cut', 'C');
  const medians = count(median, 'variant.median', 'M');
  check(cuts === '' || medians === '', 'variant.median', '0 or nothing beside a cut', median, 'number');
  return cuts + medians;
}

/**
 * Explains one player's value of a tie-break, from the elements that make the value. Where the account has a view of its
 * own, `shown` is the seat in it; what the rounds were is told from the tournament as it is.
 */
export function explanation(
  account: Account,
  modification: string,
  id: string,
  seat: Seat,
  shown: Seat = seat,
): Explanation {
  const { article, conclusion } = account;
  const elements = seat.player < 0 ? [] : account.elements(shown);
  const cuts = account.modifiers[modification] ?? [];
  const kept = afterCuts(elements, cuts);
  const value = account.value(kept, shown);
  const cut = cutReasons(account, modification, elements);
  return {
    code: `${account.code}${modification}${account.option ?? ''}`,
    article,
    edition: seat.tournament.edition,
    player: id,
    value: value ?? 0,
    undefinedBecause: value === null ? (account.undefinedBecause ?? { key: 'nothing-left', article }) : null,
    contributions: elements.map((element) => ({
      ...contribution(account, seat, element),
      reason: account.reason(shown, element),
      cut: cut.get(element) ?? null,
    })),
    unfinished: unfinishedRounds(seat, elements),
    conclusion: conclusion?.(kept, shown) ?? { key: 'sum', article },
  };
}

/**
 * The games of a player that aren't finished, but for those that contribute all the same: the last round of Fore Buchholz, and
 * the rounds that REP counts.
 */
export function unfinishedRounds(
  { tournament, player }: Seat,
  contributing: readonly { readonly round: number }[],
): UnfinishedRound[] {
  const { ids, opponents, records, rounds } = tournament;
  const found: UnfinishedRound[] = [];
  for (let round = 0; player >= 0 && round < rounds; round++) {
    const cell = player * rounds + round;
    const isOpen = outcomeOf(records[cell]) === UNFINISHED && contributing.every((other) => other.round !== round);
    if (isOpen) found.push({ round: round + 1, opponent: ids[opponents[cell]] });
  }
  return found;
}

/** That a value is the mean of so many elements; `scale` is that of points. */
export function meanReason(article: string, elements: readonly Element[], scale = 1): Reason {
  return { key: 'mean', article, values: { sum: nearestMillionth(sumOf(elements)) / scale, count: elements.length } };
}

/** The articles of the modifiers, but for Cut-1, of which many a tie-break has a paragraph of its own. */
const ARTICLES: Readonly<Record<string, string | undefined>> = { '/C2': '14.2', '/M1': '14.3', '/M2': '14.4' };

/** The cuts one after the other, as the value makes them: what each takes away, and why. */
function cutReasons(
  { cutArticle = '14.1', modifiers }: Account,
  modification: string,
  elements: readonly Element[],
): Map<Element, Reason> {
  const article = ARTICLES[modification] ?? cutArticle;
  const cuts = modifiers[modification] ?? [];
  const firstOfMost = modification.startsWith('/M') ? cuts.length / 2 : cuts.length; // Art. 14.3, 14.4: least, then most
  const reasons = new Map<Element, Reason>();
  let left = elements;
  cuts.forEach((cut, at) => {
    const kept = cut(left);
    const gone = left.find((element) => !kept.includes(element));
    if (gone === undefined) return;
    // A voluntary unplayed round that goes although it isn't the least significant goes by the exception
    const isException = gone.voluntary && gone !== leastSignificant(left);
    if (at >= firstOfMost) reasons.set(gone, { key: 'most-significant', article });
    else if (isException) reasons.set(gone, { key: 'voluntary-unplayed-round', article: '16.5.1' });
    else reasons.set(gone, { key: 'least-significant', article });
    left = kept;
  });
  return reasons;
}

function contribution({ degree, degreeOfScores }: Account, { tournament, player }: Seat, element: Element) {
  const { ids, opponents, points, records, rounds, scale } = tournament;
  const { round, score, value } = element;
  const cell = player * rounds + round;
  return {
    round: round + 1,
    opponent: opponents[cell] < 0 ? null : ids[opponents[cell]],
    outcome: outcomeName(records[cell]),
    points: points[outcomeOf(records[cell])] / scale,
    score: score / scale ** degreeOfScores,
    value: value / scale ** degree || 0, // never -0, as of an opponent without points times less than none
  };
}
