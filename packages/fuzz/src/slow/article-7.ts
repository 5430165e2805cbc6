// FIDE C.07 (editions 2024-08 and 2026-03), Article 7: the tie-breaks of a participant's own record.

import { sum } from './fraction.js';
import { type Entry, type Event, isForfeit, isOverTheBoard, isRequestedBye } from './record.js';

/** The rounds of a player, without the free rounds of a round-robin. */
function roundsOf({ entries }: Event, player: number): readonly Entry[] {
  return entries[player].filter(({ outcome }) => outcome !== 'no-round');
}

/** Art. 7.1: with or without play; an unfinished game gives no points. */
function isWin({ awards }: Event, { outcome, points }: Entry): boolean {
  return outcome !== 'unfinished' && points === awards.win;
}

/** Art. 7.5: the score after each round; `null` while the round's game isn't finished. */
export function scoresAfter({ added, entries }: Event, player: number): readonly (number | null)[] {
  return entries[player].map(({ outcome }, round) => {
    if (outcome === 'unfinished') return null;
    const soFar = added[player].filter((one) => one.round <= round + 1);
    return sum([...entries[player].slice(0, round + 1), ...soFar].map(({ points }) => points));
  });
}

/** Art. 7.5 with 14.1.1.c and 14.2: in parts of a point, without the scores after the first rounds. */
export function progressiveScore(event: Event, player: number, cut: number): number {
  const scores = scoresAfter(event, player).slice(cut);
  return sum(scores.map((score) => score ?? 0));
}

/**
 * Art. 7.6: whether the player had a game, finished or not, and came, or had a bye that no player asked for. Art. 15.2:
 * a bye in a round-robin is the free round, which is no round.
 */
function isElected({ system }: Event, entry: Entry): boolean {
  if (isRequestedBye(entry) || entry.outcome === 'forfeit-loss') return false;
  return system !== 'round-robin' || isOverTheBoard(entry) || isForfeit(entry) || entry.outcome === 'unfinished';
}

/** Whether a round counts. */
type Counts = (event: Event, entry: Entry) => boolean;

/** The tie-breaks that count rounds: the article, and the rounds that count. */
export const COUNTED: ReadonlyMap<string, readonly [article: string, counts: Counts]> = new Map([
  ['WIN', ['7.1', isWin]],
  ['WON', ['7.2', (_, { outcome }) => outcome === 'win']],
  ['BPG', ['7.3', (_, entry) => isOverTheBoard(entry) && entry.isBlack]],
  ['BWG', ['7.4', (_, { outcome, isBlack }) => outcome === 'win' && isBlack]],
  ['REP', ['7.6', isElected]],
]);

/** The number of rounds of a player that count. */
export function numberOf(counts: Counts): (event: Event, player: number) => number {
  return (event, player) => roundsOf(event, player).filter((entry) => counts(event, entry)).length;
}

/** Art. 7.7: the points that the player has to exceed; `null` if there is no comparison. */
export function pointsToBeat({ awards, entries }: Event, player: number, round: number): number | null {
  const { outcome, opponent } = entries[player][round];
  if (outcome === 'no-round' || outcome === 'unfinished') return null;
  return opponent === null ? awards.draw : entries[opponent][round].points;
}

/** Art. 7.7, in half points. */
export function standardPoints(event: Event, player: number): number {
  const values = event.entries[player].map(({ points }, round) => {
    const toBeat = pointsToBeat(event, player, round);
    if (toBeat === null) return 0;
    if (points === toBeat) return 1;
    return points > toBeat ? 2 : 0;
  });
  return sum(values);
}
