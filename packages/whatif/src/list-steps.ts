// FIDE C.07 (edition 2026-03), Article 4.2: the list of tie-breaks, by what the open games can change in each

import { type Cut, type OrderingRule, type TiebreakRule, type Tournament, memoized, plainCode } from '@crosstable/core';
import {
  type ResolvedCode,
  checkAllowed,
  columnOf,
  meritsOf,
  resolvedCodeIn,
  resolvedCodeOfPlayers,
  ruleOfCode,
} from '@crosstable/standings';

import { type LastRound, RESULTS, playOut } from './last-round.js';
import { type Contribution, contributionsIn } from './rounds-met.js';

/** A tie-break that only the player's own open game changes: points, wins, progressive scores, the ratings met. */
export interface OwnStep {
  readonly kind: 'own';
  /** By result of the player's open board, and player: the sort key, higher is better. */
  readonly merits: readonly Float64Array[];
}

/** Buchholz or Sonneborn-Berger, with its cuts. */
export interface MetStep {
  readonly kind: 'met';
  readonly cuts: readonly Cut[];
  /** The tournament, as the tie-break sees it. */
  readonly seen: Tournament;
  /** By result of the player's open board, and player. */
  readonly contributions: readonly (readonly (readonly Contribution[])[])[];
  /** Whether a score met is multiplied by the points of the round: Sonneborn-Berger. */
  readonly isWeighted: boolean;
}

/** Direct encounter. */
export interface EncounterStep {
  readonly kind: 'encounter';
  /** Whether forfeits count as games. */
  readonly forfeits: boolean;
}

/** A self-defined order of the tied, which may look at anything. */
export interface OrderStep {
  readonly kind: 'order';
  readonly ordering: OrderingRule;
}

/** Any other tie-break, computed by its rule for all players together. */
export interface ColumnStep {
  readonly kind: 'column';
  readonly resolved: ResolvedCode;
  /** Whether more points for anybody in an open game never make a value less. */
  readonly isRising: boolean;
}

export type ListStep = OwnStep | MetStep | EncounterStep | OrderStep | ColumnStep;

/** Tie-breaks that look at nothing of the last round but the player's own game, or at nothing of it at all. */
const OWN: ReadonlySet<string> = new Set('PTS WIN WON BPG BWG PS REP STD TPN ARO TPR PTP RTNG'.split(' '));

/** Tie-breaks of which no value falls when anybody gets more points. */
const RISING: ReadonlySet<string> = new Set(['KS', 'AOB', 'APRO', 'APPO']);

/** Fore Buchholz under all of its codes: in the final round every open game counts as a draw; before, it is the Buchholz. */
function isForeBuchholz(code: string, option: string): boolean {
  return code === 'FB' || option.includes('/F');
}

/** The values of all players as sort keys; higher is better, −∞ for a missing value. */
export function meritsOfCode(resolved: ResolvedCode, tournament: Tournament): Float64Array {
  const rule = ruleOfCode(resolved);
  return meritsOf(columnOf(resolved, tournament), 'lowerFirst' in rule && rule.lowerFirst);
}

/** Whether no points are negative and a win brings at least as much as a draw, and that as a loss. */
function isOrdinary({ primary: { awarded, draw, loss, win } }: Tournament): boolean {
  return loss >= 0 && draw >= loss && win >= draw && awarded.every((points) => points >= 0);
}

/** The steps of Buchholz and Sonneborn-Berger; those with different cuts share their contributions. */
function metStepIn(round: LastRound): (rule: TiebreakRule, modifier: string) => MetStep | undefined {
  const contributionsOf = [false, true].map((isWeighted) =>
    memoized((seen: Tournament) => contributionsIn(round, seen, isWeighted)),
  );
  return ({ code, cuts, transform }, modifier) => {
    if (code !== 'BH' && code !== 'FB' && code !== 'SB') return undefined;
    const seen = transform?.(round.tournament) ?? round.tournament;
    const isWeighted = code === 'SB';
    const contributions = contributionsOf[Number(isWeighted)](seen);
    return { kind: 'met', seen, contributions, isWeighted, cuts: cuts[modifier] ?? [] };
  };
}

/** The step of a self-defined tie-break, of which nothing is known before all boards are, unless its values come from outside. */
function ownStepIn({ tournament }: LastRound, code: string, path: string): ListStep | undefined {
  const definition = tournament.selfDefined?.get(plainCode(code));
  if (definition === undefined) return undefined;
  const resolved = resolvedCodeIn(tournament, code, path);
  if ('ordering' in resolved) return { kind: 'order', ordering: resolved.ordering };
  if (!('values' in definition)) return { kind: 'column', resolved, isRising: false };
  const merits = meritsOfCode(resolved, tournament);
  return { kind: 'own', merits: RESULTS.map(() => merits) };
}

/** The steps of a list. Throws where `standings` would. */
export function listStepsOf(codes: readonly string[], round: LastRound): readonly ListStep[] {
  const { tournament } = round;
  const { announcedRounds, rounds } = tournament;
  const metStep = metStepIn(round);
  // White loses, draws and wins every open game
  const afterEach = RESULTS.map((result) => playOut(round, () => result));
  // A hole in the list is a missing code, which a map would pass over
  return Array.from(codes, (code, at): ListStep => {
    const path = `codes[${at}]`;
    const ownStep = typeof code === 'string' ? ownStepIn(round, code, path) : undefined;
    if (ownStep !== undefined) return ownStep;
    const resolved = resolvedCodeOfPlayers(code, path);
    checkAllowed(resolved, tournament, path);
    if ('ordering' in resolved) return { kind: 'encounter', forfeits: resolved.ordering.option === '/P' };
    const { code: name, option = '' } = resolved.rule;
    const isFixed = isForeBuchholz(name, option) && announcedRounds === rounds;
    if (OWN.has(name) || isFixed) {
      return { kind: 'own', merits: afterEach.map((after) => meritsOfCode(resolved, after)) };
    }
    const isRising = RISING.has(name) && isOrdinary(tournament);
    return metStep(resolved.rule, resolved.modifier) ?? { kind: 'column', resolved, isRising };
  });
}
