// A Swiss whose columns are opponents, as Swiss-Chess prints one: nobody knows the rounds, and it looks like a round robin
import type { PrintedColumn } from '@crosstable/core';

import type { Column } from '../cells/column.js';
import { errorAtCell } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import type { Side } from '../cells/round-cell.js';
import { type Cell, type Row, textOf } from '../cells/sheet.js';
import { type Scored, orderOfRounds } from './order-of-rounds.js';
import { type PrintedPoints, pointsIn } from './points.js';
import { type Pair, roundsFor } from './rounds-so-far.js';

type Sides = readonly (readonly Side[])[];

const SWISS = /swiss|schwei[zt]|suisse|suizo|sui[çc]o|svizzer|zwitsers|szwajcar|швейцар/iu;
const ROUND_ROBIN =
  /round[- ]?robin|rundenturnier|jeder gegen jeden|toutes rondes|todos contra todos|girone|круговой/iu;
/** Headings of Buchholz and its kin, which no round robin has, and those of tie-breaks of round robins. */
const BUCHHOLZ = /^(?:m[.-]?)?(?:bu|bh|median|solk)/i;
const OF_ROUND_ROBINS = /^(?:so(?:nn)?[.-]?\s?b|s[.-]?b\b|koya)/i;

function isNeverMet({ result, isForfeit, cell }: Side): boolean {
  return result === null && !isForfeit && cell.text === '';
}

/** The pairs of a table, counted from 0, and whether they met. */
function pairsOf(rows: Sides): readonly { readonly pair: Pair; readonly haveMet: boolean }[] {
  return rows.flatMap((row, one) =>
    row.slice(one + 1).map((side, at) => ({ pair: [one, one + 1 + at] as const, haveMet: !isNeverMet(side) })),
  );
}

/** The system that one of two patterns names; `undefined` where neither does, or both do. */
function namedBy(texts: readonly string[], swiss: RegExp, roundRobin: RegExp): 'swiss' | 'round-robin' | undefined {
  const [isSwiss, isRoundRobin] = [swiss, roundRobin].map((one) => texts.some((text) => one.test(text)));
  if (isSwiss === isRoundRobin) return undefined;
  return isSwiss ? 'swiss' : 'round-robin';
}

/**
 * The system of a table whose columns are opponents: what stands above it decides, then the tie-breaks beside it, then points above the
 * sum of a row, which has byes. `undefined` of one in which some never met and nothing tells why.
 */
export function systemOfOpponents(
  rows: Sides,
  above: readonly Row[],
  columns: readonly Column[],
  printed: readonly PrintedPoints[],
): 'swiss' | 'round-robin' | undefined {
  const labels = columns.map(({ label }) => label);
  const named = namedBy(above.map(textOf), SWISS, ROUND_ROBIN) ?? namedBy(labels, BUCHHOLZ, OF_ROUND_ROBINS);
  const pairs = pairsOf(rows);
  // Before the first game a Swiss has no such table
  if (pairs.every(({ haveMet }) => haveMet) || !pairs.some(({ haveMet }) => haveMet)) return named ?? 'round-robin';
  return named ?? (extraPoints(rows, printed).some((points) => points > 0) ? 'swiss' : undefined);
}

/** By row, the printed points above those of its cells; none where no points are printed. */
function extraPoints(rows: Sides, printed: readonly PrintedPoints[]): readonly number[] {
  return printed.map(({ points }, at) => Number(points) - pointsIn(rows[at]));
}

/** The number of games of each player. */
function gamesEach(pairs: readonly Pair[], players: number): readonly number[] {
  const games = Array.from({ length: players }, () => 0);
  for (const player of pairs.flat()) games[player]++;
  return games;
}

/** A printed column of progressive scores. */
export interface Progressive {
  readonly label: string;
  /** By row. */
  readonly scores: readonly number[];
}

/** The column of progressive scores, where all players have one. */
export function progressiveIn(columns: readonly PrintedColumn[], players: number): Progressive | undefined {
  const found = columns.find(({ label, named }) => (named?.[0].code ?? label.toUpperCase()) === 'PS');
  if (found === undefined) return undefined;
  const scores = [...found.cells.values()].filter((score) => score !== null);
  return scores.length === players ? { label: found.label, scores } : undefined;
}

/** The round of each game, where progressive scores tell it; each unplayed round of a player is worth as much as the others. */
function roundsTold(
  rows: Sides,
  met: readonly Pair[],
  {
    rounds,
    extra,
    scores,
  }: { readonly rounds: number; readonly extra: readonly number[]; readonly scores: readonly number[] },
): readonly number[] | undefined {
  const games = gamesEach(met, rows.length);
  const scored = met.map(([one, other]): Scored => ({
    pair: [one, other],
    points: [Number(rows[one][other].result), Number(rows[other][one].result)],
  }));
  const told = rows.map((_, at) => ({
    unplayed: (extra.at(at) ?? 0) / Math.max(1, rounds - games[at]),
    progressive: scores[at],
  }));
  return orderOfRounds(scored, told, rounds);
}

/** The sides of a Swiss by opponents, round by round, and whether these are its rounds. */
export interface InRounds {
  readonly sides: Sides;
  readonly areRoundsKnown: boolean;
}

/**
 * The sides round by round: in the only order of rounds that gives all printed progressive scores, else in rounds in which nobody plays
 * twice; any such order is as good as another. A player with a point more than the own games give, and one game less than rounds, had
 * the bye of a round: no two have it in the same one, where that can be.
 */
export function inSomeRounds(
  rows: Sides,
  printed: readonly PrintedPoints[],
  progressive: Progressive | undefined,
  after: number | undefined,
  place: Cell,
  onRepair: OnRepair,
): InRounds {
  const { length: players } = rows;
  const met = pairsOf(rows).flatMap(({ pair, haveMet }) => (haveMet ? [pair] : []));
  const games = gamesEach(met, players);
  const rounds = after ?? Math.max(1, ...games);
  const extra = extraPoints(rows, printed);
  const withBye = extra.flatMap((points, at) =>
    points === 1 && games[at] === rounds - 1 ? [[at, players] as const] : [],
  );
  const areTooMany = games.some((count) => count > rounds);
  const told =
    progressive && !areTooMany ? roundsTold(rows, met, { rounds, extra, scores: progressive.scores }) : undefined;
  const found = areTooMany
    ? undefined
    : (told ?? roundsFor([...met, ...withBye], rounds, players + 1) ?? roundsFor(met, rounds, players + 1));
  if (found === undefined) {
    const expected = `the games of ${rounds === 1 ? 'one round' : `${rounds} rounds`}, with nobody twice in a round`;
    throw errorAtCell(place, expected);
  }
  const sides = rows.map((row, at) =>
    Array.from({ length: rounds }, (): Side => ({ ...row[at], opponent: undefined, result: null, isForfeit: false })),
  );
  for (const [at, [one, other]] of met.entries()) {
    sides[one][found[at]] = rows[one][other];
    sides[other][found[at]] = rows[other][one];
  }
  // Of byes that don't fit in rounds of their own the reader of points finds which they are
  const ofByes = told === undefined ? found.slice(met.length) : withBye.map(([at]) => sides[at].findIndex(isFree));
  for (const [at, round] of ofByes.entries()) {
    const [player] = withBye[at];
    const side = sides[player][round];
    onRepair('points-bye', side.cell, { key: 'whole-bye-by-points', values: {} });
    sides[player][round] = { ...side, result: 1 };
  }
  if (told === undefined || progressive === undefined)
    onRepair('rounds', place, { key: 'nobody-knows-rounds', values: {} });
  else onRepair('rounds', place, { key: 'rounds-by-progressive', values: { label: progressive.label } });
  return { sides, areRoundsKnown: told !== undefined };
}

/** Whether nobody is named in a round. */
function isFree({ opponent }: Side): boolean {
  return opponent === undefined;
}
