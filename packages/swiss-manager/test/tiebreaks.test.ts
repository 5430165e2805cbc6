// The columns, by the table in section 3 of the specification.
import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import { SMALL, TEAMS, type WrittenTiebreak, written } from '@crosstable/core/testing/written-swiss-manager';
import { messagesOf } from './refused.js';

/** Parameters: the cuts at 0, the flags at 1, the low byte of the value at 2, and the edition at 14. */
const columnOf = (number: number, parameters: WrittenTiebreak['parameters'] = {}, ofTeams = false) => {
  const file = readSwissManager(written({ ...(ofTeams ? TEAMS : SMALL), tiebreaks: [{ number, parameters }] }));
  return file.tiebreaks[0];
};

it.for<readonly [number, WrittenTiebreak['parameters'], string]>([
  [1, {}, 'PTS'],
  [8, {}, 'PS'],
  [53, {}, 'BPG'],
  [81, {}, 'DE'],
  [86, {}, 'PS'],
  [45, { 2: 50 }, 'KS'],
  [87, { 2: 50 }, 'KS'],
  [5, {}, 'OTHER_MANUAL'],
])('number %i with %o is %s', ([number, parameters, code]) => {
  expect(columnOf(number, parameters)).toEqual({ number, code });
});

it.for<readonly [number, WrittenTiebreak['parameters'], string, string]>([
  [84, {}, 'BH', '2024-08'],
  [84, { 0: 0x01 }, 'BH/C1', '2024-08'],
  [84, { 0: 0x02, 14: 1 }, 'BH/C2', '2026-03'],
  [84, { 0: 0x11 }, 'BH/M1', '2024-08'],
  [84, { 0: 0x22 }, 'BH/M2', '2024-08'],
  [85, { 0: 0x01, 14: 1 }, 'SB/C1', '2026-03'],
  [85, {}, 'SB', '2024-08'],
])('number %i with %o is %s of %s', ([number, parameters, code, edition]) => {
  expect(columnOf(number, parameters)).toEqual({ number, code, edition });
});

it.for<readonly [number, WrittenTiebreak['parameters'], string, RegExp]>([
  [
    37,
    { 0: 0x01, 1: 0x0d },
    'BH/C1',
    /^tie-break 1 \(BH.*, number 37\): probably the old rule of the virtual opponent/,
  ],
  [37, { 1: 0x09 }, 'BH', /^tie-break 1 \(BH.*, number 37\): probably the old rule of the virtual opponent/],
  [37, { 0: 0x11, 1: 0x01, 2: 4 }, 'BH/M1', /: an old rule .* whose setting 01 isn’t understood/],
  [52, { 1: 0x0d }, 'SB', /: probably the old rule/],
  [52, { 0: 0x01, 1: 0x05 }, 'SB/C1', /: probably the old rule/],
  [52, { 1: 0x01, 2: 4 }, 'SB', /setting 01 isn’t understood/],
  [11, {}, 'DE', /shows the points from the mutual games/],
  [68, { 1: 0x81 }, 'WIN', /probable, not certain: few files have the type 81$/],
  [68, { 1: 0x80 }, 'WIN', /leave out forfeits$/],
  [68, { 1: 0x08 }, 'BWG', /type 08$/],
  [68, { 1: 0x04, 2: 0x78 }, 'BPG', /type 04$/],
  [68, {}, 'WON', /type 00$/],
  [68, { 1: 0x01 }, 'WON', /count forfeits$/],
  [88, {}, 'TPR', /: TPR is probable, not certain: few files have it$/],
  [88, { 2: 0x78 }, 'TPR', /: TPR is probable, .* takes 120 for lower ratings$/],
])('number %i with %o is %s with a note', ([number, parameters, code, note]) => {
  const column = columnOf(number, parameters);
  expect(column).toMatchObject({ number, code });
  expect(column.note?.message).toMatch(note);
  expect(column.edition).toBeUndefined();
});

it.for<readonly [number, WrittenTiebreak['parameters'], RegExp]>([
  [84, { 1: 0x01 }, /setting 01 isn’t understood/],
  [85, { 1: 0x80 }, /setting 80 isn’t understood/],
  [81, { 1: 0x01 }, /setting 01 isn’t understood/],
  [84, { 14: 2 }, /edition 2 isn’t understood/],
  [84, { 0: 0x10 }, /another number of results is left out/],
  [37, { 0: 0x21 }, /another number of results is left out/],
  [86, { 0: 0x01 }, /rounds left out/],
  [68, { 1: 0x88 }, /type 88 isn’t understood/],
  [88, { 1: 0x31, 2: 0x78 }, /type 31 isn’t understood/],
  [87, { 2: 60 }, /limit of 60 per cent/],
  [54, {}, /recursive/],
  [57, {}, /Khanty-Mansiysk/],
  [61, {}, /Arranz/],
  [69, {}, /Koya/],
  [13, {}, /for teams/],
  [14, {}, /for teams/],
  [40, {}, /for teams/],
  [44, {}, /for teams/],
  [82, {}, /for teams/],
  [99, {}, /number isn’t known/],
])('number %i with %o has no code, and a sentence why', ([number, parameters, note]) => {
  const column = columnOf(number, parameters);
  expect(column.code).toBeUndefined();
  expect(column.note?.message).toMatch(/^tie-break 1 \(number \d+\): left out: /);
  expect(column.note?.message).toMatch(note);
});

it.for<readonly [number, WrittenTiebreak['parameters'], string | undefined]>([
  [1, {}, 'GPTS'],
  [13, {}, 'MPTS'],
  [40, {}, 'MPTS'],
  [44, {}, 'MPTS'],
  [14, {}, 'EDE'],
  [84, { 2: 1 }, 'BH:MP'],
  [84, { 0: 0x01 }, 'BH:GP/C1'],
  [82, {}, 'EMMSB'],
  [82, { 2: 1 }, 'EMGSB'],
  [82, { 0: 0x01, 2: 2 }, 'EGMSB/C1'],
  [82, { 2: 3 }, 'EGGSB'],
  [82, { 2: 4 }, undefined],
  [82, { 0: 0x10 }, undefined],
  [82, { 1: 1 }, undefined],
  [84, { 2: 2 }, undefined],
  [5, {}, undefined],
  [11, {}, undefined],
])('number %i of teams with %o is %s', ([number, parameters, code]) => {
  expect(columnOf(number, parameters, true).code).toBe(code);
});

it('notes name the column, and say where editions are mixed', () => {
  const tiebreaks = [{ number: 84, parameters: { 0: 1, 14: 1 } }, { number: 84 }, { number: 61 }];
  const file = readSwissManager(written({ ...SMALL, tiebreaks }));
  expect(file.tiebreaks.map(({ code, edition }) => [code, edition])).toEqual([
    ['BH/C1', '2026-03'],
    ['BH', '2024-08'],
    [undefined, undefined],
  ]);
  expect(messagesOf(file)).toEqual([
    'tie-break 3 (number 61): left out: Arranz, with different points for draws with White and with Black',
    'tie-break 2 (BH, number 84): of the edition 2024-08, unlike the columns before, which are of 2026-03',
  ]);
});

it('what is left behind of deselected tie-breaks is passed over', () => {
  const file = readSwissManager(
    written({ ...SMALL, tiebreaks: [{ number: 8 }], settings: { 35: 84, 674: 0x0101, 657: 1400 } }),
  );
  expect(file.tiebreaks).toEqual([{ number: 8, code: 'PS' }]);
});

it('several columns about which there is the same to say have one note, as data and in words', () => {
  const numbers = [1, 37, 37, 61, 52];
  const parameters = { 1: 0x0d };
  const file = readSwissManager(written({ ...SMALL, tiebreaks: numbers.map((number) => ({ number, parameters })) }));
  const columns = [
    { place: 2, number: 37, code: 'BH' },
    { place: 3, number: 37, code: 'BH' },
    { place: 5, number: 52, code: 'SB' },
  ];
  expect(file.notes[0]).toEqual({
    key: 'old-virtual-opponent',
    values: { columns },
    message:
      'tie-breaks 2, 3 and 5 (BH, BH and SB, numbers 37 and 52): probably the old rule of the virtual opponent for unplayed rounds: values differ where there are any',
  });
  expect(file.notes.map(({ key }) => key)).toEqual(['old-virtual-opponent', 'arranz']);
  expect(file.tiebreaks[2].note).toMatchObject({
    key: 'old-virtual-opponent',
    values: { columns: [{ place: 3, number: 37, code: 'BH' }] },
  });
});

it('the list says what a match that is won is worth', () => {
  const worthBy = (...numbers: readonly number[]) => {
    const file = readSwissManager(written({ ...TEAMS, tiebreaks: numbers.map((number) => ({ number })) }));
    return [file.matchScoring, file.notes.map(({ key }) => key), file.tiebreaks.map(({ code }) => code)];
  };
  const three = { win: 3, draw: 1, loss: 0 };
  expect(worthBy(13, 1)).toEqual([undefined, [], ['MPTS', 'GPTS']]);
  expect(worthBy(40, 1)).toEqual([three, ['three-match-points'], ['MPTS', 'GPTS']]);
  expect(worthBy(1, 44)).toEqual([undefined, ['free-match-points'], ['GPTS', 'MPTS']]);
  // A second number would need other points for the same matches
  expect(worthBy(13, 40)).toEqual([undefined, ['other-match-points'], ['MPTS', undefined]]);
  expect(worthBy(40, 13)).toEqual([three, ['three-match-points', 'other-match-points'], ['MPTS', undefined]]);
});
