// The scores of unplayed rounds: under Article 16 of C.07, and under the conventions before and beside it. A convention says
// which scores a player meets; the sums and the cuts are those of the tie-breaks themselves.

import {
  EDITIONS,
  type Edition,
  OPEN,
  PAIRING_BYE,
  type Tournament,
  adjustedScores,
  derive,
  isIn,
  isPlayed,
  outcomeOf,
  rowOf,
  scoresMet,
} from '@crosstable/core';

/** The score that a player's own unplayed round meets; an edition stands for its dummy (Art. 16.4). */
export type Own = Edition | 'virtual opponent' | 'scheduled opponent' | 'half of the rounds' | 'nothing';

/** The points that an opponent's unplayed round has for those who meet the opponent. */
export type Seen = 'Article 16.3' | 'draw' | 'points awarded';

/** The factor by which Sonneborn-Berger multiplies the score met in an own unplayed round. */
export type Factor = 'points awarded' | 'draw' | 'nothing' | 'points awarded, pairing bye 0';

/** All of each, but for a factor that one named convention has. */
export const OWN: readonly Own[] = [
  ...EDITIONS,
  'virtual opponent',
  'scheduled opponent',
  'half of the rounds',
  'nothing',
];
export const SEEN: readonly Seen[] = ['Article 16.3', 'draw', 'points awarded'];
export const FACTORS: readonly Factor[] = ['points awarded', 'draw', 'nothing'];

/** The tournament under an edition of C.07. */
export function inEdition(tournament: Tournament, edition: Edition): Tournament {
  return edition === tournament.edition ? tournament : derive(tournament, { edition, rules: rowOf(edition).rules });
}

/** Whether a round is over and wasn't played. */
export function isUnplayed(record: number): boolean {
  return !isIn(OPEN, record) && !isPlayed(record);
}

/** By participant: the score that opponents see. */
function scoresSeen(tournament: Tournament, seen: Seen): Float64Array {
  const { primary, records, rounds } = tournament;
  if (seen === 'points awarded') return primary.totals;
  if (seen === 'Article 16.3') return adjustedScores(tournament);
  const scores = primary.totals.slice();
  for (let cell = 0; cell < records.length; cell++) {
    if (isUnplayed(records[cell])) scores[Math.floor(cell / rounds)] += primary.draw - primary.awarded[cell];
  }
  return scores;
}

/**
 * By cell: the score of the virtual opponent, which has the player's score before the round, the points that the player
 * missed in it, and a draw in every later round.
 */
function virtualOpponents({ primary, records, rounds }: Tournament): Float64Array {
  const { awarded, draw, win } = primary;
  const scores = new Float64Array(records.length);
  for (let cell = 0, before = 0; cell < scores.length; cell++) {
    const round = cell % rounds;
    if (round === 0) before = 0;
    scores[cell] = before + (win - awarded[cell]) + draw * (rounds - 1 - round);
    before += awarded[cell];
  }
  for (const { player, points, round } of primary.adjustments ?? []) {
    for (let later = round + 1; later < rounds; later++) scores[player * rounds + later] += points;
  }
  return scores;
}

/** By cell: the score met in an own unplayed round; NaN for nothing. */
function scoresOfUnplayed(tournament: Tournament, own: Own): Float64Array {
  const { opponents, primary, records, rounds } = tournament;
  if (own === 'virtual opponent') return virtualOpponents(tournament);
  if (own === 'half of the rounds') return new Float64Array(records.length).fill(primary.draw * rounds);
  if (own === 'nothing') return new Float64Array(records.length).fill(NaN);
  if (own === 'scheduled opponent') return Float64Array.from(opponents, (opponent) => primary.totals[opponent] ?? NaN);
  return scoresMet(inEdition(tournament, own));
}

/**
 * By cell: the score met, an opponent's in a game and the convention's in an unplayed round; NaN for nothing. Swiss-Manager takes a
 * postponed game for one without points.
 */
export function scoresMetUnder(tournament: Tournament, own: Own, seen: Seen): Float64Array {
  const { opponents, records } = tournament;
  const ofOpponents = scoresSeen(tournament, seen);
  const ofUnplayed = scoresOfUnplayed(tournament, own);
  return ofUnplayed.map((score, cell) => {
    if (isUnplayed(records[cell])) return score;
    const isMet = own === 'virtual opponent' || isPlayed(records[cell]);
    return isMet ? (ofOpponents[opponents[cell]] ?? NaN) : NaN;
  });
}

/** By cell: by what Sonneborn-Berger multiplies the score met. */
export function factorsUnder({ primary, records }: Tournament, factor: Factor): Float64Array {
  const { awarded, draw } = primary;
  return awarded.map((points, cell) => {
    if (factor === 'points awarded' || !isUnplayed(records[cell])) return points;
    if (factor === 'draw') return draw;
    const isPairingBye = outcomeOf(records[cell]) >= PAIRING_BYE;
    return factor === 'nothing' || isPairingBye ? 0 : points;
  });
}
