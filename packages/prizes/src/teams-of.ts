import { check, nearestMillionth } from '@crosstable/core';

import { checkContenders } from './check-contenders.js';
import { checkTeams } from './check-teams.js';
import type { Contender } from './contender.js';
import type { RankedTeam, TeamMember, TeamOptions } from './teams.js';

/** A player with a place in the list, from 1. */
interface Placed {
  readonly contender: Contender;
  readonly place: number;
}

/** A team before it is ranked. */
type Team = Omit<RankedTeam, 'rank' | 'separatedBy'>;

/** Gives the part of a score that a player brings. */
type PartOf = (placed: Placed) => number | null;

/** The place of each number of points, which all with as many share. */
function placesByPoints(contenders: readonly Contender[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const sorted = contenders.map(({ points }) => points).sort((one, other) => other - one);
  sorted.forEach((points, at) => {
    if (!places.has(points)) places.set(points, at + 1);
  });
  return places;
}

function partsOf(score: string, contenders: readonly Contender[]): PartOf {
  const count = contenders.length;
  if (score === 'points') return ({ contender }) => contender.points;
  if (score === 'rank-points') return ({ place }) => count + 1 - place;
  if (score === 'places' || score === 'best-place') return ({ place }) => place;
  if (score !== 'rollins')
    return ({ contender: { values = {} } }) => (Object.hasOwn(values, score) ? values[score] : null);
  const places = placesByPoints(contenders);
  return ({ contender }) => count - Number(places.get(contender.points));
}

function isLowerBetter(score: string): boolean {
  return score === 'places' || score === 'best-place';
}

/** The score of a team from the parts of its players; `null` if one of them isn't known. */
function totalOf(score: string, parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  if (score === 'best-place') return Math.min(...known);
  return nearestMillionth(known.reduce((sum, part) => sum + part, 0));
}

/** Below 0 if the first is ahead; a score that isn't known is behind every other. */
function compareScores(one: number | null, other: number | null, lowerBetter: boolean): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return lowerBetter ? one - other : other - one;
}

/** The players of each label, in the order of the list. */
function byLabel(contenders: readonly Contender[], by: TeamOptions['by']): Map<string, [string, Placed[]]> {
  const labels = new Map<string, [string, Placed[]]>();
  contenders.forEach((contender, at) => {
    const given: unknown = typeof by === 'function' ? by(contender) : contender[by];
    const isText = given === undefined || typeof given === 'string';
    check(isText, `options.by(contenders[${at}])`, 'a text or nothing', given);
    const label = (given ?? '').trim();
    if (label === '') return;
    const [, players] = labels.get(label.toLowerCase()) ?? [];
    const placed = { contender, place: at + 1 };
    if (players === undefined) labels.set(label.toLowerCase(), [label, [placed]]);
    else players.push(placed);
  });
  return labels;
}

/** Those who count: the women and the men who have a place of their own, then the best of the others; and those who are left. */
function counting(players: readonly Placed[], { best = 4, women = 0, men = 0 }: TeamOptions): [Placed[], Placed[]] {
  const isWoman = ({ contender }: Placed): boolean => contender.sex === 'w';
  const first = players.filter(isWoman).slice(0, women);
  const second = players.filter((one) => !isWoman(one)).slice(0, men);
  const own = new Set([...first, ...second]);
  const others = players.filter((one) => !own.has(one)).slice(0, best - women - men);
  const all = new Set([...own, ...others]);
  return [[...all], players.filter((one) => !all.has(one))];
}

/** The first who is left although a counting player has the same rank. */
function notCounted(members: readonly Placed[], left: readonly Placed[]): RankedTeam['notCounted'] {
  const ranks = new Set(members.map(({ contender }) => contender.rank));
  const { contender } = left.find(({ contender: { rank } }) => rank !== undefined && ranks.has(rank)) ?? {};
  return contender?.rank === undefined ? null : { player: contender.id, rank: contender.rank };
}

function teamsIn(contenders: readonly Contender[], options: TeamOptions): Team[] {
  const { by, best = 4, maximum = 1, order } = options;
  const parts = order.map((score) => partsOf(score, contenders));
  const teams: Team[] = [];
  for (const [label, players] of byLabel(contenders, by).values()) {
    let left: readonly Placed[] = players;
    for (let number = 1; number <= maximum && left.length > 0; number++) {
      const [chosen, others] = counting(left, options);
      // Nobody is left for the places that women or men have
      if (chosen.length === 0) break;
      const members = chosen.map((placed): TeamMember => ({
        player: placed.contender.id,
        place: placed.place,
        values: parts.map((partOf) => partOf(placed)),
      }));
      const values = order.map((score, at) => totalOf(score, members.map((member) => member.values[at]))); // prettier-ignore
      const isComplete = members.length === best;
      teams.push({ label, number, isComplete, values, members, notCounted: notCounted(chosen, others) });
      left = others;
    }
  }
  return teams;
}

/**
 * Ranks clubs, federations or other groups in a tournament of players: the best players of each make its team, and the sums of their
 * points, places or tie-breaks are compared. There is no rule of FIDE for it, so that the organiser chooses what counts.
 *
 * Labels are compared without blanks around them and without regard to capitals. The order of the list decides who counts; where it
 * decides between players of equal `rank`, the team says so.
 *
 * @param contenders - The players in the order of the standings, each once. `contendersOf` of `crosstable/event` makes them of a file.
 * @param options - What players have in common, how many count, and the order of the scores.
 * @returns The teams in their order, each with its scores and with what each player brings; teams without a rank come last.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: players times scores, and sorting the teams. With several teams of a label, once more for each.
 *
 * @example
 * ```ts
 * const players = [
 *   { id: 'Ann', points: 5, club: 'Rook' },
 *   { id: 'Bob', points: 4, club: 'Knight' },
 *   { id: 'Cid', points: 4, club: 'Knight' },
 *   { id: 'Dan', points: 3, club: 'Rook' },
 * ];
 * const teams = teamsOf(players, { by: 'club', best: 2, order: ['points', 'best-place'] });
 * teams.map(({ rank, label, values }) => [rank, label, values]); // → [[1, 'Rook', [8, 1]], [2, 'Knight', [8, 2]]]
 * teams[1].separatedBy; // → 1
 * teams[0].members[1]; // → { player: 'Dan', place: 4, values: [3, 4] }
 * ```
 */
export function teamsOf(contenders: readonly Contender[], options: TeamOptions): RankedTeam[] {
  checkContenders(contenders, 'ranks');
  checkTeams(options, contenders);
  const { incomplete = 'behind', least = 0, order } = options;
  const differences = (one: Team, other: Team): number[] =>
    order.map((score, at) => compareScores(one.values[at], other.values[at], isLowerBetter(score)));
  const isRanked = ({ members }: Team): boolean => members.length >= least;
  const isBehind = ({ isComplete }: Team): boolean => incomplete === 'behind' && !isComplete;
  const compare = (one: Team, other: Team): number =>
    Number(isRanked(other)) - Number(isRanked(one)) ||
    Number(isBehind(one)) - Number(isBehind(other)) ||
    (differences(one, other).find((difference) => difference !== 0) ?? 0);
  const sorted = teamsIn(contenders, options)
    .filter(({ isComplete }) => incomplete !== 'out' || isComplete)
    .sort(compare);
  const ranked: RankedTeam[] = [];
  sorted.forEach((team, at) => {
    const before = at === 0 ? undefined : sorted[at - 1];
    const isShared = before !== undefined && compare(before, team) === 0;
    const rank = isRanked(team) ? (isShared ? ranked[at - 1].rank : at + 1) : null;
    const decided = before === undefined ? -1 : differences(before, team).findIndex((difference) => difference !== 0);
    const isFirst = before === undefined || rank === null || isShared;
    const isOfFew = before !== undefined && isBehind(team) && !isBehind(before);
    ranked.push({ rank, ...team, separatedBy: isFirst ? null : isOfFew ? 'complete' : decided });
  });
  return ranked;
}
