// The columns of tie-breaks: the code of C.07 behind Swiss-Manager's number, or the note why there is none.
import { type Edition, groupsByKey, withoutUndefined } from '@crosstable/core';
import { u16 } from '@crosstable/core/text';

import { hex } from './bytes.js';
import { type Note, type Notes, type OnColumns, type PlainNoteOnColumns, note } from './sentences.js';
import type { StoredTiebreak } from './settings.js';
import type { SwissManagerFile, SwissManagerTiebreak } from './swiss-manager-file.js';

/** The parameters of a column. The file keeps those of tie-breaks that were deselected in bytes that its number doesn't use. */
interface Parameters {
  /** `/C1`, `/M1`, or empty; `undefined` for other numbers of results left out. */
  readonly cut: string | undefined;
  readonly flags: number;
  readonly value: number;
  /** 1 for the rule valid from February 2026. */
  readonly from2026: number;
  readonly isOfTeams: boolean;
  /** Whether a column before it has match points of another number. */
  readonly hasOtherMatchPoints: boolean;
}

/** A column, and the note on it and on those about which there is the same to say. */
interface Column extends Pick<SwissManagerTiebreak, 'code' | 'edition'> {
  readonly says?: (on: OnColumns) => Note;
}
type Reading = (parameters: Parameters) => Column;

/** A column about which there is a note without other values. */
const saying = (key: PlainNoteOnColumns, code?: string): Column => ({ code, says: (on) => note(key, on) });

/** A code for teams alone. */
const ofTeams =
  (reading: Reading): Reading =>
  (parameters) =>
    parameters.isOfTeams ? reading(parameters) : saying('for-teams');

const EDITIONS: readonly (Edition | undefined)[] = ['2024-08', '2026-03'];

const flagsInWords = (flags: number): string => hex(Uint8Array.of(flags));
const notUnderstood = (what: Notes['unknown-parameter']['what'], value: number | string): Column => ({
  says: (on) => note('unknown-parameter', { ...on, what, value: String(value) }),
});

/** A rule that has cuts and, since 2023, an edition. Its flags have never been seen. */
const ofEdition =
  (code: string): Reading =>
  ({ cut, flags, value, from2026, isOfTeams }) => {
    const edition = EDITIONS[from2026];
    if (flags !== 0) return notUnderstood('setting', flagsInWords(flags));
    if (cut === undefined) return saying('other-cut');
    if (edition === undefined) return notUnderstood('edition', from2026);
    if (!isOfTeams) return { code: code + cut, edition };
    const score = ['GP', 'MP'].at(value);
    return score === undefined ? notUnderstood('score', value) : { code: `${code}:${score}${cut}`, edition };
  };

/** A rule of before 2023, whose code is that of today's rule. */
const ofOldRule =
  (code: string, knownFlags: readonly number[]): Reading =>
  ({ cut, flags }) => {
    if (cut === undefined) return saying('other-cut');
    if (knownFlags.includes(flags)) return saying('old-virtual-opponent', code + cut);
    return { code: code + cut, says: (on) => note('old-rule', { ...on, setting: flagsInWords(flags) }) };
  };

type GamesByType = Omit<Notes['games-by-type'], 'columns' | 'type'>;

/** Rules for the number of games or wins by their flags, which few files show; and how a column may differ from its code. */
const GAMES_BY_FLAGS: Readonly<Partial<Record<number, GamesByType>>> = {
  0x00: { code: 'WON', differs: 'no' },
  0x01: { code: 'WON', differs: 'counts-forfeits' },
  0x04: { code: 'BPG', differs: 'no' },
  0x08: { code: 'BWG', differs: 'no' },
  0x80: { code: 'WIN', differs: 'leaves-out-forfeits' },
  0x81: { code: 'WIN', differs: 'no' },
};

const gamesByFlags: Reading = ({ flags }) => {
  const found = GAMES_BY_FLAGS[flags];
  const type = flagsInWords(flags);
  if (found === undefined) return notUnderstood('type', type);
  return { code: found.code, says: (on) => note('games-by-type', { ...on, ...found, type }) };
};

const KOYA_LIMIT = 50;
const koya: Reading = ({ value }) =>
  value === KOYA_LIMIT ? { code: 'KS' } : { says: (on) => note('koya-limit', { ...on, limit: value }) };

const PROGRESSIVE: Reading = ({ cut, flags }) =>
  cut === '' && flags === 0 ? { code: 'PS' } : saying('progressive-cut');

const extended: Reading = ({ cut, flags, value }) => {
  const code = ['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].at(value);
  if (flags !== 0) return notUnderstood('setting', flagsInWords(flags));
  if (cut === undefined) return saying('other-cut');
  return code === undefined ? notUnderstood('type', value) : { code: code + cut };
};

const performance: Reading = ({ flags, value }) => {
  if (flags !== 0) return notUnderstood('type', flagsInWords(flags));
  return { code: 'TPR', says: (on) => note('performance', { ...on, least: value }) };
};

/** Swiss-Manager's numbers of match points: 2-1-0, 3-1-0, and those that the arbiter chose. */
const [TWO, THREE, FREE] = [13, 40, 44] as const;
const MATCH_POINTS: readonly number[] = [TWO, THREE, FREE];

/** The code of the values that the arbiter enters by hand. */
export const BY_HAND = 'OTHER_MANUAL';

/** Match points; a second number of them would need other points for the same matches. */
const matchPoints = (column: Column): Reading =>
  ofTeams(({ hasOtherMatchPoints }) => (hasOtherMatchPoints ? saying('other-match-points') : column));

/** The readings by number. */
const READINGS: Readonly<Partial<Record<number, Reading>>> = {
  1: ({ isOfTeams }) => ({ code: isOfTeams ? 'GPTS' : 'PTS' }),
  5: ({ isOfTeams }) => (isOfTeams ? saying('by-hand-of-players') : { code: BY_HAND }),
  8: () => ({ code: 'PS' }),
  11: ({ isOfTeams }) => (isOfTeams ? saying('mutual-games-of-players') : saying('mutual-points', 'DE')),
  [TWO]: matchPoints({ code: 'MPTS' }),
  14: ofTeams(() => saying('extended-encounter', 'EDE')),
  37: ofOldRule('BH', [0x0d, 0x09]),
  [THREE]: matchPoints(saying('three-match-points', 'MPTS')),
  [FREE]: matchPoints(saying('free-match-points', 'MPTS')),
  45: koya,
  52: ofOldRule('SB', [0x0d, 0x05]),
  53: () => ({ code: 'BPG' }),
  54: () => saying('recursive-performance'),
  57: () => saying('khanty-mansiysk'),
  61: () => saying('arranz'),
  68: gamesByFlags,
  69: () => saying('koya-refined'),
  81: ({ flags }) => (flags === 0 ? { code: 'DE' } : notUnderstood('setting', flagsInWords(flags))),
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

/** A column, with its place in the list. */
interface Placed extends Column {
  readonly place: number;
  readonly number: number;
}

function noted({ place, number, code }: Placed): OnColumns['columns'][number] {
  return { place, number, ...(code !== undefined && { code }) };
}

/** The notes on columns: one on those about which there is the same to say, and one on those of another edition. */
function notesOn(columns: readonly Placed[]): Note[] {
  const alike = groupsByKey(columns, ({ says }) => JSON.stringify(says?.({ columns: [] })));
  const notes = alike.flatMap((group) => {
    return group[0].says?.({ columns: group.map(noted) }) ?? [];
  });
  const ofEditions = columns.flatMap(({ edition, ...column }) => (edition === undefined ? [] : [{ edition, column }]));
  const others = ofEditions.filter(({ edition }) => edition !== ofEditions[0].edition);
  if (others.length === 0) return notes;
  const [[{ edition: first }], [{ edition }]] = [ofEditions, others];
  return [...notes, note('other-edition', { columns: others.map(({ column }) => noted(column)), edition, first })];
}

function columnsOf(stored: readonly StoredTiebreak[], isOfTeams: boolean): readonly Placed[] {
  const first = stored.find(({ number }) => MATCH_POINTS.includes(number))?.number;
  return stored.map(({ number, parameters }, at) => {
    const [cuts, flags] = parameters;
    const column = READINGS[number]?.({
      cut: CUTS[cuts],
      flags,
      value: u16(parameters, 2),
      from2026: parameters[14],
      isOfTeams,
      hasOtherMatchPoints: first !== number,
    });
    return { place: at + 1, number, ...(column ?? saying('unknown-number')) };
  });
}

/** The columns, in their order, and the notes on them. */
export function tiebreaksOf(
  stored: readonly StoredTiebreak[],
  isOfTeams: boolean,
): { readonly tiebreaks: readonly SwissManagerTiebreak[]; readonly notes: readonly Note[] } {
  const columns = columnsOf(stored, isOfTeams);
  const tiebreaks = columns.map(({ place, number, code, edition, says }) =>
    withoutUndefined({ number, code, edition, note: says?.({ columns: [noted({ place, number, code })] }) }),
  );
  return { tiebreaks, notes: notesOn(columns) };
}

/** The points of a match by the list of the tie-breaks; `undefined` for 2-1-0. */
export function matchScoringOf(tiebreaks: readonly SwissManagerTiebreak[]): SwissManagerFile['matchScoring'] {
  const isThree = tiebreaks.some(({ number, code }) => number === THREE && code !== undefined);
  return isThree ? { win: 3, draw: 1, loss: 0 } : undefined;
}
