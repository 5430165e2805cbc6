// FIDE C.07 (editions 2024-08 and 2026-03), Article 4.2: the order of teams under a list of tie-breaks.

import { boardComparisons, separateByBoards } from './article-12.js';
import { extendedEncounter } from './article-13.3.js';
import { type Order, type Placing, type Separation, place } from './article-4.js';
import { directEncounter } from './article-6.js';
import { fraction } from './fraction.js';
import type { TeamSheet } from './team-sheet.js';
import { teamCodeOf, teamColumnOf } from './team-values.js';
import { type Column, isEncounter, isLowerFirst } from './values.js';

/** The order that a code makes among the tied; `undefined` for a code with values. */
export function orderingOf(given: string, { event }: TeamSheet): ((tied: readonly number[]) => Order) | undefined {
  const code = teamCodeOf(given, event);
  if (code.kind === 'of-a-score' && isEncounter(code.base)) {
    return (tied) => directEncounter(event[code.score], tied, code.base === 'DE/P');
  }
  if (code.kind === 'boards' && code.name !== 'BC') {
    const { name } = code;
    return (tied) =>
      separateByBoards(
        tied,
        boardComparisons(name, tied, (team) => event.onBoards[team], event.boards),
      );
  }
  if (code.kind !== 'encounter') return undefined;
  return (tied) => extendedEncounter(event, tied, code.knockOut, code.withForfeits).groups;
}

function separationOf(given: string, sheet: TeamSheet): Separation {
  const { event } = sheet;
  const separate = orderingOf(given, sheet);
  if (separate !== undefined) return { separate };
  const column = teamColumnOf(given, sheet);
  if (given !== 'BC') return { column, isLowerFirst: isLowerFirst(given) };
  const { scores } = event.GP;
  // Art. 12.1: only where all the tied have the same number of game points
  return { column, isLowerFirst: true, mayCompare: (tied) => new Set(tied.map((team) => scores[team])).size === 1 };
}

/** The places of the teams under a list of codes; `leftOut` are those that aren't ranked. */
export function teamPlacings(
  sheet: TeamSheet,
  list: readonly string[],
  leftOut = sheet.event.MP.expelled,
): readonly Placing[] {
  return place(
    sheet.event.MP.ids.length,
    list.map((code) => separationOf(code, sheet)),
    leftOut,
  );
}

/** The codes whose values decide which teams are tied, if an order is asked for without a list. */
export function codesOfTied(given: string, { event }: TeamSheet): readonly string[] {
  const code = teamCodeOf(given, event);
  if (code.kind === 'boards') return ['MPTS', 'GPTS'];
  return code.kind === 'of-a-score' ? [code.score === 'MP' ? 'MPTS' : 'GPTS'] : ['PTS'];
}

/** Whether a team was expelled. */
export function isExpelledTeam({ event }: TeamSheet, team: number): boolean {
  return event.MP.expelled?.has(team) === true;
}

/**
 * The values of a code without a list. An order gives the rank among the tied, 1 for teams that nothing separates, and none to the
 * expelled.
 */
export function teamValues(given: string, sheet: TeamSheet): Column {
  if (orderingOf(given, sheet) === undefined) return teamColumnOf(given, sheet);
  return teamPlacings(sheet, [...codesOfTied(given, sheet), given]).map(({ values }, team) =>
    isExpelledTeam(sheet, team) ? null : (values.at(-1) ?? fraction(1)),
  );
}
