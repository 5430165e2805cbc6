// FIDE C.07 (edition 2026-03), Article 4.1: the value of a self-defined tie-break, from its contributions

import {
  type Exact,
  type PlayerView,
  type SelfDefinedByContributions,
  type SelfDefinedContribution,
  type SelfDefinedCut,
  type Unchecked,
  check,
  checkArray,
  checkNames,
  checkTextByLanguage,
  checkWhole,
  isObject,
  isWhole,
  unexpected,
  valueInMessage,
} from '@crosstable/core';

import { columnOfExact, isExact, numberOf, sumOf } from './exact.js';

/** A participant's contributions, in the order of the rounds, those that are cut, and the value of the others. */
export interface Evaluated {
  readonly contributions: readonly SelfDefinedContribution[];
  /** By place among the contributions. */
  readonly cut: ReadonlyMap<number, 'lowest' | 'highest'>;
  readonly value: Exact | null;
}

/** The result of a function of a definition; throws an error that says whose value it was about. */
export function called<Result>(compute: () => Result, path: string): Result {
  try {
    return compute();
  } catch (thrown) {
    const said = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : valueInMessage(thrown);
    throw Object.assign(unexpected(path, 'a definition that throws nothing', said), { cause: thrown });
  }
}

/** Whether a contribution can be added up. Paths are only made for errors: texts take longer than numbers. */
function isContribution(one: Unchecked<SelfDefinedContribution>, rounds: number): boolean {
  if (!isObject(one)) return false;
  const { because, round, score, value } = one;
  const isRound = round === null || isWhole(round, 1, rounds);
  const isScore = score === undefined || Number.isFinite(score);
  return (
    isRound && isScore && isExact(value) && (because === undefined || because === null || typeof because === 'string')
  );
}

/** Throws unless a contribution can be added up. */
function checkContribution(one: Unchecked<SelfDefinedContribution>, path: string, rounds: number): void {
  if (isContribution(one, rounds)) return;
  check(isObject(one), path, 'contributions with round and value', one);
  const { because, round, score, value } = one;
  check(round === null || isWhole(round, 1, rounds), path, `a round from 1 to ${rounds}, or null`, round, 'number');
  const at = round === null ? path : `${path}, round ${round}`;
  check(isExact(value), at, 'a finite number or [numerator, denominator]', value, 'number');
  check(score === undefined || Number.isFinite(score), `${at}: score`, 'a finite number', score, 'number');
  // Reasons of Crosstable have an article; they come from its own functions
  if (!isObject(because) || !('article' in because)) checkTextByLanguage(because, `${at}: because`);
}

/** In the order of the rounds; those of no round are last. */
function byRound(one: SelfDefinedContribution, other: SelfDefinedContribution): number {
  return (one.round ?? Number.MAX_VALUE) - (other.round ?? Number.MAX_VALUE);
}

/** Sorted by round, unless they are so already, as most are. */
function inOrder(given: readonly SelfDefinedContribution[]): readonly SelfDefinedContribution[] {
  const isInOrder = given.every((one, at) => at === 0 || byRound(given[at - 1], one) <= 0);
  return isInOrder ? given : given.toSorted(byRound);
}

/** Cuts the contribution of a round with the lowest value, or with -1 the highest, that isn't cut yet: of equal ones the first. */
function cutOne(
  contributions: readonly SelfDefinedContribution[],
  cut: Map<number, 'lowest' | 'highest'>,
  sign: 1 | -1,
): void {
  let found = -1;
  let least = Infinity;
  for (let at = 0; at < contributions.length; at++) {
    const value = sign * numberOf(contributions[at].value);
    if (value >= least || contributions[at].round === null || cut.has(at)) continue;
    found = at;
    least = value;
  }
  cut.set(found, sign === 1 ? 'lowest' : 'highest');
}

/** The contributions that are cut. Those of no round stay. */
function cutOf(
  contributions: readonly SelfDefinedContribution[],
  { highest = 0, lowest = 0 }: SelfDefinedCut,
  path: string,
): Evaluated['cut'] {
  checkWhole(lowest, `${path}: cut.lowest`, 0);
  checkWhole(highest, `${path}: cut.highest`, 0);
  let length = 0;
  for (const { round } of contributions) if (round !== null) length++;
  if (lowest + highest > length) {
    check(false, `${path}: cut`, `at most ${length}, the contributions of rounds`, lowest + highest, 'number');
  }
  const cut = new Map<number, 'lowest' | 'highest'>();
  for (let left = lowest; left > 0; left--) cutOne(contributions, cut, 1);
  for (let left = highest; left > 0; left--) cutOne(contributions, cut, -1);
  return cut;
}

/** The contributions that a definition cuts. */
function cutAsked(
  ask: (player: PlayerView) => SelfDefinedCut,
  contributions: readonly SelfDefinedContribution[],
  player: PlayerView,
  path: string,
): Evaluated['cut'] {
  const asked = called(() => ask(player), path);
  checkNames(asked, `${path}: cut`, { lowest: true, highest: true });
  return cutOf(contributions, asked, path);
}

/** Nothing is cut where a definition has no cut. */
const NOTHING_CUT: Evaluated['cut'] = new Map();

/** Evaluates a definition for one participant. */
export function evaluated(definition: SelfDefinedByContributions, player: PlayerView): Evaluated {
  const path = `${definition.code} of ${player.id}`;
  const given = called(() => definition.contributions(player), path);
  checkArray(given, path, 'contributions');
  for (const one of given) checkContribution(one, path, player.tournament.rounds);
  const contributions = inOrder(given);
  const cut = definition.cut === undefined ? NOTHING_CUT : cutAsked(definition.cut, contributions, player, path);
  const kept = cut.size === 0 ? contributions : contributions.filter((_, at) => !cut.has(at));
  const { value } = definition;
  if (value === undefined) return { contributions, cut, value: sumOf(kept.map((one) => one.value)) };
  const made = called(() => value(kept, player), path);
  check(made === null || isExact(made), path, 'a finite number, [numerator, denominator] or null', made, 'number');
  return { contributions, cut, value: made };
}

/**
 * The values of all participants. Keeping the contributions of a whole field would take longer than to ask for those of one participant
 * again.
 */
export function columnOfDefinition(
  definition: SelfDefinedByContributions,
  players: readonly PlayerView[],
): Float64Array {
  return columnOfExact(players.map((player) => evaluated(definition, player).value));
}
