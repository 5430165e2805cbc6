// The columns of tie-breaks: the code of C.07 behind Swiss-Chess's number, or the note why there is none.
import { withoutUndefined } from '@crosstable/core';

import { type Note, type OnColumns, type PlainNoteOnColumns, note } from './sentences.js';
import type { Settings } from './settings.js';
import type { SwissChessTiebreak } from './swiss-chess-file.js';

/** A column, and what is to be said about it. */
interface Column {
  readonly code?: string;
  readonly says?: (on: OnColumns) => Note;
}

type Reading = (settings: Pick<Settings, 'cuts' | 'hasVirtualOpponent' | 'isOfTeams'>) => Column;

/** A column about which there is a note without other values. */
const saying = (key: PlainNoteOnColumns, code?: string): Column => ({
  ...(code !== undefined && { code }),
  says: (on) => note(key, on),
});

/** A rule that leaves out the weakest results, by the modifiers that C.07 has. */
const CUTS = ['', '/C1', '/C2'];
const MEDIANS = [undefined, '/M1', '/M2'];

/** A code for teams alone. */
const ofTeams =
  (code: string): Reading =>
  ({ isOfTeams }) =>
    isOfTeams ? { code } : saying('for-teams');

/** A reading for players; nobody knows what the number is of teams. */
const ofPlayers =
  (reading: Reading): Reading =>
  (settings) =>
    settings.isOfTeams ? saying('of-teams-unknown') : reading(settings);

/** A code with a cut that no file shows. */
const probable = (code: string): Column => ({ code, says: (on) => note('probable-cut', { ...on, code }) });

const buchholz: Reading = ({ cuts, hasVirtualOpponent }) => {
  const cut = CUTS.at(cuts);
  if (cut === undefined) return saying('other-cut');
  return saying(hasVirtualOpponent ? 'old-virtual-opponent' : 'no-correction', `BH${cut}`);
};

const sonnebornBerger: Reading = ({ cuts }) => {
  const cut = CUTS.at(cuts);
  return cut === undefined ? saying('other-cut') : probable(`SB${cut}`);
};

const median: Reading = ({ cuts }) => {
  const cut = MEDIANS.at(cuts);
  if (cut === undefined) return saying(cuts === 0 ? 'median-without-cut' : 'other-cut');
  return probable(`BH${cut}`);
};

/** The readings by number. */
const READINGS: Readonly<Partial<Record<number, Reading>>> = {
  1: ofTeams('MPTS'),
  2: ofTeams('GPTS'),
  3: ofPlayers(buchholz),
  4: ofPlayers(({ cuts }) => (cuts === 0 ? { code: 'PS' } : saying('progressive-cut'))),
  5: ofPlayers(sonnebornBerger),
  6: ofPlayers(median),
  7: ofPlayers(() => saying('buchholz-sum')),
  8: ofPlayers(() => saying('mean-rating', 'ARO')),
  9: () => saying('rating-performance'),
  10: () => saying('rating-difference'),
  12: () => saying('three-points'),
  13: () => saying('three-points'),
  14: () => saying('wins-or-won'),
  15: ofPlayers(() => saying('encounter-points', 'DE')),
  16: () => saying('berlin'),
  19: () => saying('schmuljan'),
};

/** The columns, in their order. */
export function tiebreaksOf(settings: Settings): readonly SwissChessTiebreak[] {
  return settings.tiebreaks.map((number, at) => {
    const { code, says } = READINGS[number]?.(settings) ?? saying('unknown-number');
    const columns = [{ place: at + 1, number, ...(code !== undefined && { code }) }];
    return withoutUndefined({ number, code, note: says?.({ columns }) });
  });
}
