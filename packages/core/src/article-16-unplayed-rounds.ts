// FIDE C.07 (edition 2026-03), Article 16: Unplayed Rounds Management in Swiss Tournaments

import type { Account } from './account.js';
import { unplayedRounds } from './article-15-unplayed-rounds.js';
import type { Element } from './contribution.js';
import type { Reason } from './reasons.js';
import { FORFEITS, NO_RECORD, PLAYED, isIn, isPlayed, outcomeOf } from './record.js';
import type { Seat, Tournament } from './tournament.js';
import type { View } from './view.js';

/** The editions of C.07, by the month from which they apply. */
export const EDITIONS = ['2024-08', '2026-03'] as const;

/** An edition of the regulations: `'2026-03'` or `'2024-08'`. */
export type Edition = (typeof EDITIONS)[number];

/** Whether Art. 16.4 limits the score of the dummy. */
export const DUMMY_IS_LIMITED: Readonly<Record<Edition, boolean>> = {
  '2024-08': false,
  '2026-03': true,
};

type Records = Pick<Tournament, 'points' | 'records' | 'rounds' | 'scores' | 'system'>;

/** The points of a draw, in the units of the tournament. */
function drawPoints({ points }: Pick<Tournament, 'points'>): number {
  return points[PLAYED + 1];
}

/**
 * The first of a player's last rounds that are all voluntary unplayed ones, Art. 16.2.5; the number of rounds when the
 * last one is something else, as a game that isn't finished. A round without a record counts for nothing either way. The
 * scores that opponents see don't change with {@link FORFEITS_AS_GAMES}, so that the sets are those of the system.
 */
function firstOfFinalVoluntaryRounds({ records, rounds, system }: Records, player: number): number {
  const { voluntary } = unplayedRounds(system);
  let first = rounds;
  for (let round = rounds - 1; round >= 0; round--) {
    const record = records[player * rounds + round];
    if (record === NO_RECORD) continue;
    if (!isIn(voluntary, record)) break; // Art. 16.2.3: requested byes before this one are followed by it
    first = round;
  }
  return first;
}

/** Art. 16.3.2: the rounds (from 0) that count as draws in the score that a player's opponents see. */
export function roundsTakenAsDraws(tournament: Records, player: number): number[] {
  const { requested } = unplayedRounds(tournament.system);
  const taken: number[] = [];
  for (let round = firstOfFinalVoluntaryRounds(tournament, player); round < tournament.rounds; round++) {
    // Art. 16.2.4: a forfeit loss stays what it is, also among them
    if (isIn(requested, tournament.records[player * tournament.rounds + round])) taken.push(round);
  }
  return taken;
}

/**
 * Art. 16.3: a player's score as the tie-breaks of the opponents see it, from the score on the table. The rounds are those
 * of {@link roundsTakenAsDraws}, without a list, because it runs for every player.
 */
export function adjustedScore(tournament: Records, player: number): number {
  const { points, records, rounds, scores, system } = tournament;
  const { requested } = unplayedRounds(system);
  let adjusted = scores[player]; // Art. 16.3.1: everything else with the points awarded
  for (let round = firstOfFinalVoluntaryRounds(tournament, player); round < rounds; round++) {
    const record = records[player * rounds + round];
    if (isIn(requested, record)) adjusted += drawPoints(tournament) - points[outcomeOf(record)]; // Art. 16.3.2
  }
  return adjusted;
}

/** Art. 16.4: what the dummy of a round may score at most; the opponent is -1 where nobody was scheduled. */
function dummyLimit(tournament: Tournament, record: number, opponent: number): number {
  if (!tournament.dummyIsLimited) return Infinity;
  return isIn(FORFEITS, record) && opponent >= 0
    ? tournament.adjustedScores[opponent] // Art. 16.4.1
    : drawPoints(tournament) * tournament.rounds; // Art. 16.4.2
}

/** Instead of a score, where a round has nobody to meet. */
export const NOBODY = -Infinity;

/**
 * The score that a player met in a round: the opponent's in a game (Art. 16.3), the dummy's in an unplayed round
 * (Art. 16.4); `NOBODY` where the round takes no part. In a round-robin Article 15.2 leaves no dummies.
 */
export function scoreMet(tournament: Tournament, player: number, round: number): number {
  const { adjustedScores, opponents, records, rounds, scores, unplayed } = tournament;
  const record = records[player * rounds + round];
  const opponent = opponents[player * rounds + round];
  if (opponent >= 0 && isIn(unplayed.regular, record)) return adjustedScores[opponent]; // Art. 16.3
  if (!isIn(unplayed.dummy, record)) return NOBODY;
  return Math.min(scores[player], dummyLimit(tournament, record, opponent)); // Art. 16.4
}

/** Why a score met is what it is: which adjustment, which dummy, which limit. */
export function reasonOfScoreMet({ tournament, player }: Seat<Tournament>, { round, score }: Element): Reason {
  const { opponents, records, rounds, scale, scores, unplayed } = tournament;
  const record = records[player * rounds + round];
  const opponent = opponents[player * rounds + round];
  const draws = opponent < 0 ? [] : roundsTakenAsDraws(tournament, opponent).map((taken) => taken + 1);
  if (isPlayed(outcomeOf(record))) {
    return draws.length > 0
      ? { key: 'opponent-adjusted-score', article: '16.3.2', rounds: draws }
      : { key: 'opponent-score', article: unplayed.dummy === 0 ? '15.2' : '16.3.1' };
  }
  if (opponent >= 0 && isIn(unplayed.regular, record)) {
    // Predetermined pairings know no dummies; in a Swiss the rules of the competition count forfeits as played
    const asGame = { key: 'forfeit-as-game', article: unplayed.dummy === 0 ? '15.2' : '16.6' } as const;
    return draws.length > 0 ? { ...asGame, rounds: draws } : asGame; // Art. 16.3.2
  }
  const values = { own: scores[player] / scale };
  if (score === scores[player]) return { key: 'dummy', article: '16.4' };
  return isIn(FORFEITS, record) && opponent >= 0
    ? { key: 'dummy-limited-by-opponent', article: '16.4.1', values }
    : { key: 'dummy-limited-by-draws', article: '16.4.2', values };
}

/**
 * Art. 16.6, the code's `/P`: the rules of the competition count forfeits as games against whoever was scheduled, so that
 * no dummy and no exception to the cut comes of them.
 */
export const FORFEITS_AS_GAMES: View = {
  unplayed: ({ regular, dummy, requested }) => ({
    regular: regular | FORFEITS,
    dummy,
    voluntary: requested,
    requested,
  }),
};

/** A tie-break under {@link FORFEITS_AS_GAMES}. */
export function withForfeitsAsGames(account: Account): Account {
  return { ...account, option: '/P', view: { ...account.view, ...FORFEITS_AS_GAMES } };
}
