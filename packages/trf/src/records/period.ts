// The report of one rating period says so in a comment, because its points and ranks aren't those of its games:
//   ### Period 2026-04-01 to 2026-04-30: points and ranks are those after round 6

import { type Game, type Match, isDay } from '@crosstable/core';

import type { PairedRows } from '../rounds/pairing.js';
import type { Line } from '../text/line.js';
import type { Period, TrfTeams } from '../tournament.js';
import type { PlayerRow } from './player-record.js';

const FORM = /^### Period (\S{10}) to (\S{10}): points and ranks are those after round ([1-9]\d{0,2})$/;

/** The comment on a period. */
export function periodLine({ from, round, to }: Period): string {
  return `### Period ${from} to ${to}: points and ranks are those after round ${round}`;
}

/** The period that a comment in this form tells of; `undefined` for another line, and for days that don't exist. */
export function periodIn(text: string): Period | undefined {
  const found = FORM.exec(text);
  if (found === null) return undefined;
  const [, from, to, round] = found;
  return isDay(from) && isDay(to) ? { from, to, round: Number(round) } : undefined;
}

/** The first comment on a period whose last round the rows have, with its line. */
export function readPeriod(
  lines: readonly Line[],
  rows: readonly PlayerRow[],
): { readonly line: Line; readonly period: Period } | undefined {
  for (const line of lines) {
    const period = periodIn(line.text);
    if (period !== undefined && rows.some(({ cells }) => cells.length >= period.round)) return { line, period };
  }
  return undefined;
}

function withoutAbsences<T extends Game | Match>(rounds: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return rounds.map((round) => (round.every(({ kind }) => kind === 'zero-bye') ? [] : round));
}

/** Rounds without those that are blank for all: in the report of a period nobody was absent there. */
export function withoutBlankRounds<T extends PairedRows & Partial<TrfTeams>>(paired: T): T {
  const { games, matches } = paired;
  return { ...paired, games: withoutAbsences(games), ...(matches && { matches: withoutAbsences(matches) }) };
}
