// The notes: what was read by a rule that isn't certain, was left out, or was set by the arbiter.
import { type GameRecord, isByeOfSetting } from './results.js';
import { type Note, note } from './sentences.js';
import type { Settings } from './settings.js';
import type { PairByHand, SwissManagerPlayer } from './swiss-manager-file.js';

/** The notes on players: points and values that an arbiter entered. */
export function notesOnPlayers(players: readonly SwissManagerPlayer[], { addedPointsCount }: Settings): Note[] {
  const points = players.flatMap(({ id, addedPoints }) =>
    addedPoints === undefined ? [] : [{ player: id, points: addedPoints }],
  );
  const values = players.flatMap(({ id, manualValue }) =>
    manualValue === undefined ? [] : [{ player: id, value: manualValue }],
  );
  return [
    ...(points.length === 0
      ? []
      : [note(addedPointsCount ? 'added-points' : 'added-points-left-out', { given: points })]),
    ...(values.length === 0 ? [] : [note('by-hand', { given: values })]),
  ];
}

/** The note on pairs that the arbiter set. */
export function notesOnPairs(pairs: readonly PairByHand[]): Note[] {
  return pairs.length === 0 ? [] : [note('pairs-by-hand', { pairs })];
}

/** The notes on settings that are read by a rule that isn't certain. */
export function notesOnSettings(
  { isKnown, otherDays, shownRating, pairingBye, system, isOfTeams }: Settings,
  games: readonly GameRecord[],
): Note[] {
  const hasBye = system === 'swiss' && !isOfTeams && games.some(isByeOfSetting);
  return [
    ...(isKnown ? [] : [note('settings-length', {})]),
    ...otherDays.map((day) => note('no-day', { day })),
    ...(shownRating === undefined ? [note('unknown-rating-setting', {})] : []),
    ...(hasBye && pairingBye.twice !== 2 ? [note('bye-by-setting', { points: pairingBye.twice / 2 })] : []),
  ];
}
