// FIDE C.07 (edition 2026-03), Article 14: Modifiers, and the Cut-1 Exception of Article 16.5

import { isIn } from '../tournament/record.js';
import { unplayedRounds } from './article-15-unplayed-rounds.js';
import type { ContributionTable } from './contributions.js';

/** A cut: the cell of the contribution that goes in a row of the table; -1 where nothing is left to cut. */
export type Cut = (table: ContributionTable, row: number) => number;

/** The cell of a row with the contribution of the lowest score, or with -1 of the highest; -1 for none. Among equal scores the value decides likewise. */
function outermost({ scores, tournament: { rounds }, values }: ContributionTable, row: number, sign: 1 | -1): number {
  let chosen = -1;
  let least = Infinity;
  let value = Infinity;
  for (let cell = row * rounds; cell < (row + 1) * rounds; cell++) {
    const score = sign * scores[cell];
    const isOuter = score < least || (score === least && sign * values[cell] < value);
    if (!isOuter || isNaN(values[cell])) continue;
    chosen = cell;
    least = score;
    value = sign * values[cell];
  }
  return chosen;
}

/**
 * Art. 16.5.1: of one row, the lowest value of a voluntary unplayed round, or -1. Among equal values the lowest score
 * decides.
 */
function lowestVoluntary({ from, scores, tournament, values }: ContributionTable, row: number): number {
  const { records, rounds, system, unplayed = unplayedRounds(system) } = tournament;
  const offset = from * rounds;
  let found = -1;
  for (let cell = row * rounds; cell < (row + 1) * rounds; cell++) {
    if (!isIn(unplayed.voluntary, records[offset + cell]) || isNaN(values[cell])) continue;
    const isLower =
      found < 0 || values[cell] < values[found] || (values[cell] === values[found] && scores[cell] < scores[found]);
    if (isLower) found = cell;
  }
  return found;
}

/** Art. 14.1.1.a, b and d: the contribution of the lowest score. */
export const cutLowest: Cut = (table, row) => outermost(table, row, 1);

/** Art. 14.3: the contribution of the highest score. Art. 16.5 speaks of the lowest only. */
export const cutHighest: Cut = (table, row) => outermost(table, row, -1);

/** Art. 14.1.1.a and d with Art. 16.5, for the tie-breaks that unplayed rounds affect. */
export const cutLeastSignificant: Cut = (table, row) => {
  const { values } = table;
  const lowest = cutLowest(table, row);
  const other = lowestVoluntary(table, row);
  // Art. 16.5.1: it goes, as long as it doesn't contribute less than the least significant value
  return other >= 0 && values[other] >= values[lowest] ? other : lowest;
};

/** Art. 14.1.1.c: the contribution of a round, from 1, where it has one. */
export function cutRound(number: number): Cut {
  return ({ tournament: { rounds }, values }, row) => {
    const cell = row * rounds + number - 1;
    return number > rounds || isNaN(values[cell]) ? -1 : cell;
  };
}

/**
 * Art. 14.1 to 14.4 from a cut at either end; each cut sees only the contributions that the cut before it left (Art.
 * 16.5.2).
 */
export function cutsAndMedians(least: Cut, most: Cut) {
  return {
    '/C1': [least], // Art. 14.1
    '/C2': [least, least], // Art. 14.2
    '/M1': [least, most], // Art. 14.3
    '/M2': [least, least, most, most], // Art. 14.4
  };
}
