import { type Candidate, leastGames, leavesOf, narrowKinds } from './article-1.4.1.js';
import type { Met } from './article-1.4.2.js';
import { FLAG_OF_FIDE, LEAST_OTHERS, oneMost, ownMost } from './article-1.4.3.js';
import { mainTitlesNeeded, titledNeeded } from './article-1.4.5.js';
import { pointsOf, sumRaised } from './article-1.4.6.js';
import { averageNeeded } from './article-1.4.8.js';
import { DEMANDS, type NormTitle, TITLED } from './title.js';

/** The demands on opponents who aren't known yet. */
export interface OpponentsNeeded {
  /** The number of these opponents. */
  readonly count: number;
  /** The least average of their ratings, 2900 at most; `null` where any is enough. With ratings that differ, 1.4.6 can only make it less. */
  readonly average: number | null;
  /** The least number of them with a title that counts, and of those with one that the norm asks for. */
  readonly titled: number;
  readonly mainTitles: number;
  /** The least number of federations among them besides the own one and those of earlier opponents. */
  readonly newFederations: number;
  /** The federations of which no more than so many of them may be. */
  readonly limits: readonly { readonly federation: string; readonly most: number }[];
  /** The rounds that are ignored then, because the opponent was defeated (1.4.1f). */
  readonly leftOut: readonly number[];
}

/** The demands, and whether no fact is missing on which they depend. */
interface Demanded {
  readonly needed: OpponentsNeeded;
  readonly isKnown: boolean;
}

/** In longer tournaments the forecast ignores no earlier games. */
const MOST_ROUNDS = 13;

/** The ratings of any opponent: nobody has ever had more. */
const [LOWEST, HIGHEST] = [1000, 2900];

interface Asked {
  /** The points from all open games. */
  readonly points: number;
  readonly title: NormTitle;
  /** The number of opponents who aren't known. */
  readonly count: number;
}

/** The least average of the others with which the games have an average, after rounding; Infinity where none is enough. */
function averageOfOthers(games: readonly Met[], { count, title }: Asked, average: number): number {
  const least = (average - 0.5) * (games.length + count);
  const isEnough = (sum: number): boolean => {
    const others = Array.from({ length: count }, () => ({ rating: sum / count }));
    return sumRaised([...games, ...others], DEMANDS[title].floor) >= least;
  };
  let [low, high] = [LOWEST * count, HIGHEST * count];
  if (!isEnough(high)) return Infinity;
  if (isEnough(low)) return 0;
  // Sums of ratings are whole numbers; `high` is enough, and `low` isn't
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high / count;
}

/** The demands on federations; `undefined` where nobody can fulfil it. */
function federationsNeeded({ own }: Candidate, games: readonly Met[], count: number) {
  const known = games.flatMap(({ federation }) => federation ?? []).filter((one) => one !== FLAG_OF_FIDE);
  const federations = new Set(known);
  if (own !== undefined && own !== FLAG_OF_FIDE) federations.add(own);
  const all = games.length + count;
  const limits = [...federations].map((federation) => {
    const have = known.filter((one) => one === federation).length;
    return { federation, most: Math.min(oneMost(all), federation === own ? ownMost(all) : all) - have };
  });
  const others = [...federations].filter((one) => one !== own).length;
  const newFederations = Math.max(0, LEAST_OTHERS - others);
  if (newFederations > count || limits.some(({ most }) => most < 0)) return undefined;
  return { newFederations, limits: limits.filter(({ most }) => most < count) };
}

/** Nothing, as where a player is exempt. */
const NOTHING_OF_FEDERATIONS = { newFederations: 0, limits: [] };

/** The demands where all these games count. */
function demandsOf(
  candidate: Candidate,
  games: readonly Met[],
  asked: Asked,
  leftOut: readonly number[],
): Demanded | undefined {
  const { event, exempt, own, playersOfDouble, rounds } = candidate;
  const { count, points, title } = asked;
  const all = games.length + count;
  const least = leastGames(event).games;
  const isOfEight = least === 9 && all === 8 && event.rounds === 9 && rounds.given.length > 0; // Art. 1.4.1c
  if (all < least && !isOfEight) return undefined;
  const needed = averageNeeded(title, all, pointsOf(games) + points);
  const average = needed === Infinity ? Infinity : averageOfOthers(games, asked, needed);
  const isExempt = exempt !== undefined && exempt !== 'none';
  const ofFederations = isExempt ? NOTHING_OF_FEDERATIONS : federationsNeeded(candidate, games, count);
  const federations = ofFederations ?? (exempt === undefined ? NOTHING_OF_FEDERATIONS : undefined);
  if (average === Infinity || federations === undefined) return undefined;
  const isDouble = playersOfDouble !== undefined;
  const have = (titles: readonly string[]): number => games.filter((game) => titles.includes(game.title ?? '?')).length;
  const titled = Math.max(0, titledNeeded(all, isDouble) - have(TITLED));
  const mainTitles = Math.max(0, mainTitlesNeeded(all, isDouble) - have(DEMANDS[title].mainTitles));
  const isMissing = (game: Met): boolean => game.title === undefined || (!isExempt && game.federation === undefined);
  const isKnown = !games.some(isMissing) && (isExempt || own !== undefined) && ofFederations !== undefined;
  if (Math.max(titled, mainTitles) > count && isKnown) return undefined;
  return {
    needed: { count, average: average === 0 ? null : average, titled, mainTitles, ...federations, leftOut },
    isKnown,
  };
}

/** The order of demands: the lower average first, then fewer titles, then fewer games left out. */
function isLess({ needed: one }: Demanded, { needed: other }: Demanded): boolean {
  const keys = ({ average, leftOut, mainTitles, titled }: OpponentsNeeded): readonly number[] => [
    average ?? 0,
    titled + mainTitles,
    leftOut.length,
  ];
  const others = keys(other);
  const differing = keys(one).findIndex((key, at) => key !== others[at]);
  return differing >= 0 && keys(one)[differing] < others[differing];
}

/**
 * The least that opponents who aren't known have to bring, for points from the open games; `undefined` where nothing is enough.
 *
 * @param games - The games against known opponents, of which open ones have no points.
 */
export function opponentsNeeded(candidate: Candidate, games: readonly Met[], asked: Asked): Demanded | undefined {
  const { event } = candidate;
  let best = demandsOf(candidate, games, asked, []);
  const most =
    event.system === 'swiss' && event.rounds <= MOST_ROUNDS ? games.length + asked.count - leastGames(event).games : 0;
  for (let count = 1; count <= most; count++) {
    // Without last rounds: the open ones come after them
    for (const kept of leavesOf(games, count, true, narrowKinds(false))) {
      const ignored = games.filter((game) => !kept.includes(game)).map(({ round }) => round);
      const demanded = demandsOf(candidate, kept, asked, ignored);
      if (demanded !== undefined && (best === undefined || isLess(demanded, best))) best = demanded;
    }
  }
  return best;
}
