// FIDE C.07 (editions 2024-08 and 2026-03), Article 6: Direct Encounter.
// Sums are in parts of a part that every number of meetings up to 12 divides.

import { sum } from './fraction.js';
import { type Event, isForfeit, isOverTheBoard } from './record.js';

export const DIVISIBLE = 27_720;

/** Art. 6.1, 6.1.1, 6.1.2: the score of one of the tied against another; `null` if no game between them counts. */
function encounter(event: Event, one: number, other: number, forfeitsCount: boolean): number | null {
  const games = event.entries[one].filter(
    (entry) => entry.opponent === other && (isOverTheBoard(entry) || (forfeitsCount && isForfeit(entry))),
  );
  if (games.length === 0) return null;
  return (sum(games.map(({ points }) => points)) * DIVISIBLE) / games.length;
}

/** A line of the separate standings. */
export interface Line {
  readonly player: number;
  readonly score: number;
  readonly worst: number;
  readonly best: number;
  readonly hasMetAll: boolean;
}

function separateStandings(event: Event, tied: readonly number[], forfeitsCount: boolean): readonly Line[] {
  const { win, draw, loss } = event.awards;
  const most = Math.max(win, draw, loss) * DIVISIBLE;
  const least = Math.min(win, draw, loss) * DIVISIBLE;
  return tied.map((player) => {
    const others = tied.filter((other) => other !== player);
    const scores = others.map((other) => encounter(event, player, other, forfeitsCount));
    return {
      player,
      score: sum(scores.map((score) => score ?? 0)),
      worst: sum(scores.map((score) => score ?? least)),
      best: sum(scores.map((score) => score ?? most)),
      hasMetAll: !scores.includes(null),
    };
  });
}

/** Art. 6.3: the players who are first, second, … whatever the outcome of the missing games; and the others. */
function certain(lines: readonly Line[]): { readonly ranked: readonly number[]; readonly rest: readonly number[] } {
  const ranked: number[] = [];
  let rest = lines;
  for (;;) {
    const first = rest.find((line) => rest.every((other) => other === line || line.worst > other.best));
    if (first === undefined || rest.length < 2) return { ranked, rest: rest.map(({ player }) => player) };
    ranked.push(first.player);
    rest = rest.filter((line) => line !== first);
  }
}

/** The result of one application of Article 6. */
export interface Application {
  readonly lines: readonly Line[];
  readonly article: '6.2' | '6.3';
  /** First to last; one group where it separates nobody. */
  readonly groups: readonly (readonly number[])[];
}

/** Applies Article 6 once. */
export function apply(event: Event, tied: readonly number[], withForfeits: boolean): Application {
  const isRoundRobin = event.system === 'round-robin';
  const lines = separateStandings(event, tied, withForfeits || isRoundRobin); // Art. 15.2
  if (lines.every(({ hasMetAll }) => hasMetAll)) {
    const scores = [...new Set(lines.map(({ score }) => score))].sort((one, other) => other - one);
    const groups = scores.map((score) => lines.filter((line) => line.score === score).map(({ player }) => player));
    return { lines, article: '6.2', groups };
  }
  if (isRoundRobin) return { lines, article: '6.2', groups: [tied] }; // Art. 6.3 is for Swiss tournaments
  const { ranked, rest } = certain(lines);
  return { lines, article: '6.3', groups: [...ranked.map((player) => [player]), rest] };
}

/** All applications in order. Each group that is still tied follows again, the first group first. */
export function applications(event: Event, tied: readonly number[], withForfeits: boolean): readonly Application[] {
  if (tied.length < 2) return [];
  const application = apply(event, tied, withForfeits);
  const { groups } = application;
  if (groups.length === 1) return [application];
  return [application, ...groups.flatMap((group) => applications(event, group, withForfeits))];
}

/** Art. 6: the tied in groups, first to last; players who can't be separated share a group. */
export function directEncounter(event: Event, tied: readonly number[], withForfeits: boolean): readonly number[][] {
  if (tied.length === 0) return [];
  if (tied.length === 1) return [[...tied]];
  const { groups } = apply(event, tied, withForfeits);
  if (groups.length === 1) return [[...tied]];
  return groups.flatMap((group) => directEncounter(event, group, withForfeits));
}
