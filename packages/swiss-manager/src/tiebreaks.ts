// The columns of tie-breaks: the code of C.07 behind Swiss-Manager's number, or the sentence why there is none.
import type { Edition } from '@crosstable/core';

import { hex, u16 } from './bytes.js';
import type { StoredTiebreak } from './settings.js';
import type { SwissManagerTiebreak } from './swiss-manager-file.js';

/** The parameters of a column. The file keeps those of tie-breaks that were deselected in bytes that its number doesn't use. */
interface Parameters {
  /** `/C1`, `/M1`, or empty; `undefined` for other numbers of results left out. */
  readonly cut: string | undefined;
  readonly flags: number;
  readonly value: number;
  /** 1 for the rule valid from February 2026. */
  readonly from2026: number;
  readonly isOfTeams: boolean;
}

type Column = Omit<SwissManagerTiebreak, 'number'>;
type Reading = (parameters: Parameters) => Column;

const without = (reason: string): Column => ({ note: `no code: ${reason}` });

/** A code for teams alone. */
const ofTeams =
  (reading: Reading): Reading =>
  (parameters) =>
    parameters.isOfTeams ? reading(parameters) : without('it is for teams');

const EDITIONS: readonly (Edition | undefined)[] = ['2024-08', '2026-03'];

const flagsInWords = (flags: number): string => hex(Uint8Array.of(flags));
const notUnderstood = (what: string, value: number | string): Column => without(`${what} ${value} isn’t understood`);

/** A rule that has cuts and, since 2023, an edition. Its flags have never been seen. */
const ofEdition =
  (code: string): Reading =>
  ({ cut, flags, value, from2026, isOfTeams }) => {
    const edition = EDITIONS[from2026];
    if (flags !== 0) return notUnderstood('the setting', flagsInWords(flags));
    if (cut === undefined) return without('another number of results is left out');
    if (edition === undefined) return notUnderstood('the edition', from2026);
    if (!isOfTeams) return { code: code + cut, edition };
    const score = ['GP', 'MP'].at(value);
    return score === undefined ? notUnderstood('the score', value) : { code: `${code}:${score}${cut}`, edition };
  };

/** A rule of before 2023, whose code is that of today's rule. */
const ofOldRule =
  (code: string, knownFlags: readonly number[]): Reading =>
  ({ cut, flags }) => {
    if (cut === undefined) return without('another number of results is left out');
    const note = knownFlags.includes(flags)
      ? 'probably the old rule of the virtual opponent for unplayed rounds: values differ where there are any'
      : `an old rule for unplayed rounds, whose setting ${flagsInWords(flags)} isn’t understood: values may differ where there are any`;
    return { code: code + cut, note };
  };

/** Rules for the number of games or wins by their flags, which few files show; and how a column may differ from its code. */
const GAMES_BY_FLAGS: Readonly<Partial<Record<number, readonly [code: string, differs: string]>>> = {
  0x00: ['WON', ''],
  0x01: ['WON', ', and the column seems to count forfeits'],
  0x04: ['BPG', ''],
  0x08: ['BWG', ''],
  0x80: ['WIN', ', and the column seems to leave out forfeits'],
  0x81: ['WIN', ''],
};

const gamesByFlags: Reading = ({ flags }) => {
  const found = GAMES_BY_FLAGS[flags];
  if (found === undefined) return notUnderstood('the type', flagsInWords(flags));
  const [code, differs] = found;
  return { code, note: `${code} is probable, not certain: few files have the type ${flagsInWords(flags)}${differs}` };
};

const KOYA_LIMIT = 50;
const koya: Reading = ({ value }) =>
  value === KOYA_LIMIT ? { code: 'KS' } : without(`Koya with a limit of ${value} per cent`);

const PROGRESSIVE: Reading = ({ cut, flags }) =>
  cut === '' && flags === 0 ? { code: 'PS' } : without('progressive scores with rounds left out');

const extended: Reading = ({ cut, flags, value }) => {
  const code = ['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].at(value);
  if (flags !== 0) return notUnderstood('the setting', flagsInWords(flags));
  if (cut === undefined) return without('another number of results is left out');
  return code === undefined ? notUnderstood('the type', value) : { code: code + cut };
};

const performance: Reading = ({ flags, value }) => {
  if (flags !== 0) return notUnderstood('the type', flagsInWords(flags));
  const least = value === 0 ? '' : `; the column takes ${value} for lower ratings`;
  return { code: 'TPR', note: `TPR is probable, not certain: few files have it${least}` };
};

const AS_PRINTED = 'the column prints points from the mutual games, not the order of Direct Encounter';

/** The code of the values that the arbiter enters by hand. */
export const BY_HAND = 'OTHER_MANUAL';

/** The readings by number. */
const READINGS: Readonly<Partial<Record<number, Reading>>> = {
  1: ({ isOfTeams }) => ({ code: isOfTeams ? 'GPTS' : 'PTS' }),
  5: ({ isOfTeams }) => (isOfTeams ? without('values of players entered by hand') : { code: BY_HAND }),
  8: () => ({ code: 'PS' }),
  11: ({ isOfTeams }) => (isOfTeams ? without('the mutual games of players') : { code: 'DE', note: AS_PRINTED }),
  13: ofTeams(() => ({ code: 'MPTS' })),
  14: ofTeams(() => ({
    code: 'EDE',
    note: 'EDE is the nearest code to the results of teams with the same match points',
  })),
  37: ofOldRule('BH', [0x0d, 0x09]),
  45: koya,
  52: ofOldRule('SB', [0x0d, 0x05]),
  53: () => ({ code: 'BPG' }),
  54: () => without('a recursive performance'),
  57: () => without('a Sonneborn-Berger of Khanty-Mansiysk, which is nearly EMGSB/C1'),
  61: () => without('Arranz, with different points for draws with White and with Black'),
  68: gamesByFlags,
  69: () => without('Koya with refinements'),
  81: ({ flags }) => (flags === 0 ? { code: 'DE' } : notUnderstood('the setting', flagsInWords(flags))),
  82: ofTeams(extended),
  84: ofEdition('BH'),
  85: ofEdition('SB'),
  86: PROGRESSIVE,
  87: koya,
  88: performance,
};

/** The cuts that C.07 has a modifier for, by the numbers of the weakest and strongest results left out. */
const CUTS: Readonly<Partial<Record<number, string>>> = {
  0x00: '',
  0x01: '/C1',
  0x02: '/C2',
  0x11: '/M1',
  0x22: '/M2',
};

/** The columns, in their order. */
export function tiebreaksOf(stored: readonly StoredTiebreak[], isOfTeams: boolean): readonly SwissManagerTiebreak[] {
  return stored.map(({ number, parameters }) => {
    const [cuts, flags] = parameters;
    const column = READINGS[number]?.({
      cut: CUTS[cuts],
      flags,
      value: u16(parameters, 2),
      from2026: parameters[14],
      isOfTeams,
    });
    return { number, ...(column ?? without('this number isn’t known')) };
  });
}

/** The notes on columns: those with something to say, and several editions beside each other. */
export function notesOnTiebreaks(tiebreaks: readonly SwissManagerTiebreak[]): string[] {
  const notes = tiebreaks.flatMap(({ number, note }, at) =>
    note === undefined ? [] : [`tie-break ${at + 1} (number ${number}): ${note}`],
  );
  const editions = new Set(tiebreaks.flatMap(({ edition }) => edition ?? []));
  return editions.size < 2
    ? notes
    : [...notes, `the tie-breaks are of several editions: ${[...editions].join(' and ')}`];
}
