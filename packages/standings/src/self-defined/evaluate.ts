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
  isObject,
  isWhole,
  unexpected,
  valueInMessage,
} from '@crosstable/core';

import { isExact, numberOf, sumOf } from './exact.js';

/** A participant's contributions, in the order of the rounds, those that are cut, and the value of the others. */
export interface Evaluated {
  readonly contributions: readonly SelfDefinedContribution[];
  readonly cut: ReadonlyMap<SelfDefinedContribution, 'lowest' | 'highest'>;
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

function checkBecause(because: unknown, path: string): void {
  const isReason = isObject(because) && 'article' in because;
  if (because !== undefined && because !== null && !isReason) checkTextByLanguage(because, path);
}

/** Throws unless a contribution can be added up. */
function checkContribution(one: Unchecked<SelfDefinedContribution>, path: string, rounds: number): void {
  check(isObject(one), path, 'contributions with round and value', one);
  const { because, round, score, value } = one;
  check(round === null || isWhole(round, 1, rounds), path, `a round from 1 to ${rounds}, or null`, round, 'number');
  const at = round === null ? path : `${path}, round ${round}`;
  check(isExact(value), at, 'a finite number or [numerator, denominator]', value, 'number');
  check(score === undefined || Number.isFinite(score), `${at}: score`, 'a finite number', score, 'number');
  checkBecause(because, `${at}: because`);
}

/** In the order of the rounds; those of no round are last. */
function byRound(one: SelfDefinedContribution, other: SelfDefinedContribution): number {
  return (one.round ?? Infinity) === (other.round ?? Infinity)
    ? 0
    : (one.round ?? Infinity) - (other.round ?? Infinity);
}

/** The contributions that are cut: of equal ones the first. Those of no round stay. */
function cutOf(
  contributions: readonly SelfDefinedContribution[],
  { highest = 0, lowest = 0 }: SelfDefinedCut,
  path: string,
): Evaluated['cut'] {
  check(isWhole(lowest, 0), `${path}: cut.lowest`, 'a whole number from 0', lowest, 'number');
  check(isWhole(highest, 0), `${path}: cut.highest`, 'a whole number from 0', highest, 'number');
  const ofRounds = contributions.filter(({ round }) => round !== null);
  const { length } = ofRounds;
  check(
    lowest + highest <= length,
    `${path}: cut`,
    `at most ${length}, the contributions of rounds`,
    lowest + highest,
    'number',
  );
  const cut = new Map<SelfDefinedContribution, 'lowest' | 'highest'>();
  const rising = ofRounds.toSorted((one, other) => numberOf(one.value) - numberOf(other.value));
  for (const one of rising.slice(0, lowest)) cut.set(one, 'lowest');
  const falling = ofRounds.toSorted((one, other) => numberOf(other.value) - numberOf(one.value));
  for (const one of falling.filter((left) => !cut.has(left)).slice(0, highest)) cut.set(one, 'highest');
  return cut;
}

/** Evaluates a definition for one participant. */
export function evaluated(definition: SelfDefinedByContributions, player: PlayerView): Evaluated {
  const path = `${definition.code} of ${player.id}`;
  const given = called(() => definition.contributions(player), path);
  checkArray(given, path, 'contributions');
  for (const one of given) checkContribution(one, path, player.tournament.rounds);
  const contributions = given.toSorted(byRound);
  const asked = definition.cut && called(() => definition.cut?.(player), path);
  if (asked !== undefined) checkNames(asked, `${path}: cut`, { lowest: true, highest: true });
  const cut = cutOf(contributions, asked ?? {}, path);
  const kept = cut.size === 0 ? contributions : contributions.filter((one) => !cut.has(one));
  const { value } = definition;
  if (value === undefined) return { contributions, cut, value: sumOf(kept.map((one) => one.value)) };
  const made = called(() => value(kept, player), path);
  check(made === null || isExact(made), path, 'a finite number, [numerator, denominator] or null', made, 'number');
  return { contributions, cut, value: made };
}
