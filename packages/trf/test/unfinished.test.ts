// Games without a result as the pairings commission recommends them: `?` in the row, and their points as X of 162

import { describe, expect, it } from 'vitest';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

const DRAFT: TrfDraft = {
  system: 'swiss',
  players: [{ id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }],
  games: [
    [
      { white: '1', black: '2', result: null },
      { white: '3', black: '4', result: 1 },
    ],
  ],
};

/** The rounds of the rows, from column 92 on. */
const rounds = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => line.slice(91).trimEnd());

const records = (text: string, code: string) => text.split('\n').filter((line) => line.startsWith(code));

describe('a game without a result', () => {
  it('is blank, because programs refuse another sign', () => {
    for (const text of [formatTrf(DRAFT), formatTrf(DRAFT, {}), formatTrf(DRAFT, { unfinished: '' })]) {
      expect(rounds(text)).toEqual(['   2 w', '   1 b', '   4 w 1', '   3 b 0']);
      expect(records(text, '162')).toEqual([]);
    }
  });

  // Points (81-84) count nothing for it, and 162 says so: without an X it would be a draw (C.02.03, Annexure A)
  it('is a question mark where that is asked for, with its points in 162', () => {
    const text = formatTrf(DRAFT, { unfinished: '?' });
    expect(rounds(text)).toEqual(['   2 w ?', '   1 b ?', '   4 w 1', '   3 b 0']);
    expect(records(text, '162')).toEqual(['162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.0']);
    const again = parseTrf(text);
    expect(again.games).toEqual(DRAFT.games);
    expect(again.unknownResult).toBe(0);
    expect([...again.points]).toEqual([['1', 0], ['2', 0], ['3', 1], ['4', 0]]); // prettier-ignore
    expect(again.repairs.map(({ kind }) => kind)).toEqual(['unfinished-game']);
    expect(formatTrf(again, { unfinished: '?' })).toBe(text);
  });

  it('of which there is none needs no X', () => {
    const games = [[{ white: '1', black: '2', result: 1 as const }]];
    expect(records(formatTrf({ ...DRAFT, games }, { unfinished: '?' }), '162')).toEqual([]);
  });

  it('keeps the X that the file has', () => {
    const record = '162  W 3.0    D 1.0    L 0.0    X 1.5';
    const read = parseTrf(`${record}\n${formatTrf(DRAFT)}`);
    expect(read.unknownResult).toBe(1.5);
    expect(records(formatTrf(read), '162')).toEqual([record]);
    expect(records(formatTrf(read, { unfinished: '?' }), '162')).toEqual([record]);
  });

  it('keeps it beside a scoring that was changed, and the draft may give it', () => {
    const read = parseTrf(`162  W 3.0    D 1.0    L 0.0    X 1.5\n${formatTrf(DRAFT)}`);
    const changed = { ...read, scoring: { win: 2, draw: 1, loss: 0, absence: 0, pairingBye: 2 } };
    const expected = '162  W 2.0    D 1.0    L 0.0    A 0.0    P 2.0    X 1.5';
    expect(records(formatTrf(changed), '162')).toEqual([expected]);
    expect(records(formatTrf({ ...read, unknownResult: 1 }), '162')).toEqual([
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0',
    ]);
    expect(records(formatTrf({ ...DRAFT, unknownResult: 0.5 }, { unfinished: '?' }), '162')).toEqual([
      '162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5',
    ]);
  });

  it('has the X that a record of another program lacks', () => {
    const read = parseTrf(`XXS W=3 D=1 PAB=1 FW=2\n${formatTrf(DRAFT)}`);
    const text = formatTrf(read, { unfinished: '?' });
    expect(text).toContain('162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 0.0\nXXS W=3 D=1 PAB=1 FW=2\n');
    const again = parseTrf(text);
    expect([again.scoring, again.unknownResult]).toEqual([read.scoring, 0]);
    expect(formatTrf(again, { unfinished: '?' })).toBe(text);
  });

  it('has 162 alone where both records would say something else', () => {
    const text = formatTrf(parseTrf(`XXS WW=3\n${formatTrf(DRAFT)}`), { unfinished: '?' });
    expect(records(text, '162')).toEqual(['162  W 3.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.0']);
    expect(text).not.toContain('XXS');
  });
});

describe('the options', () => {
  it.each([
    [{ unfinished: 'X' }, 'options.unfinished: expected "?" or "", got "X"'],
    [{ unfinished: 1 }, 'options.unfinished: expected "?" or "", got 1'],
    [null, 'options: expected an object, got null'],
  ])('%j are refused', (options, message) => {
    const given = options as unknown as { unfinished: '?' };
    expect(() => formatTrf(DRAFT, given)).toThrow(message);
  });

  it('an X that is no number is refused', () => {
    const draft = { ...DRAFT, unknownResult: '1' as unknown as number };
    expect(() => formatTrf(draft)).toThrow(new TypeError('unknownResult: expected a number, got "1"'));
  });
});
