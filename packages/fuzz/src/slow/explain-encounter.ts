// FIDE C.07 (editions 2024-08 and 2026-03), Article 6: Direct Encounter, explained.

import type { EncounterStanding, EncounterStep, Reason } from 'crosstable';

import { type Application, DIVISIBLE, applications } from './article-6.js';
import { type Account, contributionOf } from './contribution.js';
import { fraction, toNumber } from './fraction.js';
import { type Event, isForfeit, isOverTheBoard } from './record.js';

/** A round of one of the tied against another of them. */
interface Encounter {
  readonly round: number;
  readonly opponent: number;
  readonly points: number;
  /** Art. 6.1.1: a forfeit may not count. */
  readonly counts: boolean;
}

/** The rounds against the tied that were played or given up; a game that isn't finished is neither. */
function encountersOf(event: Event, player: number, tied: readonly number[], withForfeits: boolean): Encounter[] {
  const forfeitsCount = withForfeits || event.system === 'round-robin'; // Art. 15.2
  return event.entries[player].flatMap((entry, round) => {
    const { opponent, points } = entry;
    if (opponent === null || !tied.includes(opponent)) return [];
    const counts = isOverTheBoard(entry) || (forfeitsCount && isForfeit(entry));
    return counts || isForfeit(entry) ? [{ round, opponent, points, counts }] : [];
  });
}

/** The players against whom no game counts. */
function missingOf(event: Event, player: number, tied: readonly number[], withForfeits: boolean): readonly number[] {
  const games = encountersOf(event, player, tied, withForfeits).filter(({ counts }) => counts);
  return tied.filter((other) => other !== player && games.every(({ opponent }) => opponent !== other));
}

function reasonOf(event: Event, { article, groups, lines }: Application, withForfeits: boolean): Reason {
  if (groups.length > 1) return { key: article === '6.2' ? 'all-met' : 'first-whatever-the-outcome', article };
  const tied = lines.map(({ player }) => player);
  const pairs = tied.flatMap((player) =>
    missingOf(event, player, tied, withForfeits).filter((other) => other > player),
  );
  return { key: 'not-separated', article, values: { missing: pairs.length } };
}

export function stepOf(event: Event, application: Application, withForfeits: boolean): EncounterStep {
  const { groups, lines } = application;
  const { ids, parts } = event;
  const tied = lines.map(({ player }) => player);
  const inPoints = (score: number): number => toNumber(fraction(score, DIVISIBLE * parts));
  const standings = lines
    .toSorted((one, other) => other.score - one.score)
    .map(({ player, score, worst, best }): EncounterStanding => ({
      player: ids[player],
      score: inPoints(score),
      worst: inPoints(worst),
      best: inPoints(best),
      games: encountersOf(event, player, tied, withForfeits)
        .filter(({ counts }) => counts)
        .map(({ round, opponent, points }) => ({
          round: round + 1,
          opponent: ids[opponent],
          points: toNumber(fraction(points, parts)),
        })),
      missing: missingOf(event, player, tied, withForfeits).map((other) => ids[other]),
    }));
  return {
    ...(event.ofTeams === undefined ? {} : { score: event.ofTeams.score }),
    tied: tied.map((player) => ids[player]),
    standings,
    reason: reasonOf(event, application, withForfeits),
    groups: groups.map((group) => group.map((player) => ids[player])),
  };
}

/** Direct encounter among tied players, as one of them sees it. */
export function explainEncounter(
  event: Event,
  tied: readonly number[],
  player: number,
  withForfeits: boolean,
): Account & { readonly steps: readonly EncounterStep[] } {
  const article = '6';
  const all = applications(event, tied, withForfeits);
  const last = all.findLast(({ lines }) => lines.some((line) => line.player === player));
  if (last === undefined) return { article, contributions: [], conclusion: { key: 'alone', article }, steps: [] };
  const encounters = encountersOf(event, player, tied, withForfeits);
  const contributions = encounters.map(({ round, opponent, points, counts }) => {
    const games = encounters.filter((other) => other.counts && other.opponent === opponent).length;
    const score = fraction(points, event.parts);
    if (!counts) {
      const reason: Reason = { key: 'missing-game', article: '6.1.1' };
      return contributionOf(event, player, round, { score, value: fraction(0), reason });
    }
    const reason: Reason =
      games === 1
        ? { key: 'encounter', article: '6.1' }
        : { key: 'average-of-encounters', article: '6.1.2', values: { games } };
    return contributionOf(event, player, round, { score, value: fraction(points, event.parts * games), reason });
  });
  const steps = all.map((application) => stepOf(event, application, withForfeits));
  return { article, contributions, conclusion: reasonOf(event, last, withForfeits), steps };
}
