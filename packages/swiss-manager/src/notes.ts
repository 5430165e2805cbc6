// The notes: sentences on what was read by a rule that isn't certain, was left out, or was set by the arbiter.
import { listedNames } from '@crosstable/core/text';

import { type GameRecord, isByeOfSetting } from './results.js';
import type { Settings } from './settings.js';
import type { PairByHand, SwissManagerPlayer } from './swiss-manager-file.js';

/** The most players, or pairs, that a note names. */
const NAMED = 5;

/** The notes on players: points and values that an arbiter entered. */
export function notesOnPlayers(players: readonly SwissManagerPlayer[], { addedPointsCount }: Settings): string[] {
  const noteOn = (field: 'addedPoints' | 'manualValue', what: string): string[] => {
    const given = players.flatMap(({ id, [field]: value }) =>
      value === undefined ? [] : [`${value} of player ${id}`],
    );
    return given.length === 0 ? [] : [`${what}: ${listedNames(given, NAMED)}`];
  };
  const doCount = addedPointsCount ? 'which probably count' : 'which probably don’t count, and are left out';
  return [
    ...noteOn('addedPoints', `points that the arbiter added, ${doCount}`),
    ...noteOn('manualValue', 'values of the tie-break that the arbiter entered by hand'),
  ];
}

/** The note on pairs that the arbiter set. */
export function notesOnPairs(pairs: readonly PairByHand[]): string[] {
  const told = pairs.map(({ round, white, black }) => `${white} against ${black} in round ${round}`);
  return told.length === 0 ? [] : [`pairs that the arbiter set: ${listedNames(told, NAMED)}`];
}

/** The notes on settings that are read by a rule that isn't certain. */
export function notesOnSettings(
  { isKnown, otherDays, shownRating, pairingBye, system, isOfTeams }: Settings,
  games: readonly GameRecord[],
): string[] {
  const hasBye = system === 'swiss' && !isOfTeams && games.some(isByeOfSetting);
  return [
    ...(isKnown
      ? []
      : [
          'the settings have another length than in the versions that are known: class of time control and added points are left out',
        ]),
    ...otherDays.map((day) => `${day} is no day of the calendar and left out`),
    ...(shownRating === undefined
      ? ['nobody knows which rating the file shows: the rating is FIDE’s, else the national one']
      : []),
    ...(hasBye && pairingBye.twice !== 2
      ? [`the pairing-allocated bye has ${pairingBye.twice / 2} points by a setting that few files show`]
      : []),
  ];
}
