// Events as `event` writes them, and what is read of a file before its records.

import { describe, expect, it } from 'vitest';

import { FORM, jsonEvent, readEvent } from '@crosstable/event';

import { crosstable, report } from './running.js';

const ANNA_BEATS_BEN = { white: 'Anna', black: 'Ben', result: 1 };

/** The event of some rounds as JSON. */
const event = (games: readonly (readonly object[])[], more: object = {}): string => JSON.stringify({ ...more, games });

describe('event', () => {
  it('has two blanks for each level, a line for each part, and nothing that goes without saying', async () => {
    const players = [{ id: 'Anna' }, { id: 'Ben', rating: 2000, pairingNumber: 7 }];
    expect((await crosstable(['event', '-'], event([[ANNA_BEATS_BEN], []], { players, rounds: 2 }))).output).toBe(
      [
        '{',
        '  "rounds": 2,',
        '  "players": [',
        '    { "id": "Anna" },',
        '    { "id": "Ben", "rating": 2000, "pairingNumber": 7 }',
        '  ],',
        '  "games": [',
        '    [',
        '      { "white": "Anna", "black": "Ben", "result": 1 }',
        '    ],',
        '    []',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('leaves out absences of a Swiss, which go without saying (C.07 16.1.1), and no others', async () => {
    const absence = { white: 'Cy', black: '', result: 0, kind: 'zero-bye' };
    const players = [{ id: 'Anna' }, { id: 'Ben' }, { id: 'Cy' }];
    const games = [[ANNA_BEATS_BEN, absence], [absence]];
    const gamesIn = async (system?: string): Promise<unknown> => {
      const { output } = await crosstable(['event', '-'], event(games, { players, system }));
      const written: unknown = JSON.parse(output);
      return written;
    };
    expect(await gamesIn('swiss')).toMatchObject({ games: [[ANNA_BEATS_BEN], []] });
    expect(await gamesIn('round-robin')).toMatchObject({ games });
    expect(await gamesIn()).toMatchObject({ games });
  });

  it('begins with the name, where there is one', async () => {
    const { output } = await crosstable(['event', '-'], event([[ANNA_BEATS_BEN]], { name: 'Club' }));
    expect(output.split('\n').slice(0, 4)).toEqual([
      '{',
      '  "name": "Club",',
      '  "players": [',
      '    { "id": "Anna" },',
    ]);
  });
});

describe('the form of an event', () => {
  it.each([
    ['teams', [{ id: 'Lions' }], 'teams: expected matches beside it, got games'],
    ['boards', 4, 'boards: expected matches beside it, got games'],
    ['matches', [], 'games: expected games, or matches of teams, got both'],
    ['adjustments', [{ team: 'Lions' }], 'adjustments[0]: expected an adjustment of a player, got one without'],
  ])('games and %s are not of one event', async (name, value, sentence) => {
    expect((await crosstable(['event', '-'], event([], { [name]: value }))).complaints).toBe(
      `crosstable: standard input: ${sentence}\n`,
    );
  });

  it('what the games say wrongly is told with the path in the file, and has its cause', () => {
    const text = event([[{ ...ANNA_BEATS_BEN, white: 'options.Anna' }]], { players: [{ id: 'Ben' }] });
    const sentence = 'games[0][0]: expected a listed player, got "options.Anna"';
    expect(() => jsonEvent(text)).toThrow(new RangeError(sentence, { cause: new RangeError(sentence) }));
    // The options of an event are its own properties
    const noRound = event([[ANNA_BEATS_BEN]], { rounds: 0 });
    expect(() => jsonEvent(noRound)).toThrow(
      new RangeError('rounds: expected a whole number of at least 1, the rounds in games, got 0'),
    );
    // Before the first round at least 0 are announced, which editors that know the schema don't mark as a mistake either
    expect(jsonEvent(event([], { rounds: 0, players: [{ id: 'Anna' }] })).rounds).toBe(0);
    expect(FORM.properties?.rounds).toMatchObject({ type: 'integer', minimum: 0 });
  });
});

describe('the first bytes of a file', () => {
  const text = event([[ANNA_BEATS_BEN]], { name: 'Grünwald' });
  const littleEndian = Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-16, the low byte first', new Uint8Array(littleEndian)],
    ['UTF-16, the high byte first', new Uint8Array(Buffer.from(littleEndian).swap16())],
    ['UTF-16 without its mark', new Uint8Array(littleEndian.subarray(2))],
    ['the same, the high byte first', new Uint8Array(Buffer.from(littleEndian).swap16().subarray(2))],
  ])('%s', (_, bytes) => {
    expect(readEvent(bytes)).toMatchObject({ name: 'Grünwald', games: [[ANNA_BEATS_BEN]] });
  });

  it.each([[0xff], [0xfe]])('{ and %i is not UTF-8, and not UTF-16 either', (second) => {
    expect(() => readEvent(Uint8Array.of(0x7b, second))).toThrow(
      new RangeError('line 1, column 2: expected UTF-8, found "\uFFFD"'),
    );
  });

  it.each([[0xff], [0xfe]])('%i alone is no mark: a line that says nothing before a report', (first) => {
    const bytes = Uint8Array.of(first, ...new TextEncoder().encode(`\n${report()}`));
    expect(readEvent(bytes)).toMatchObject({ name: 'Two, and a "name"', system: 'swiss' });
  });
});

describe('without a round', () => {
  const event = JSON.stringify({ players: [{ id: '1' }], games: [] });

  it.each([
    ['--round', 'nothing, because the file has no round'],
    ['--ratings', 'first or round'],
  ])('%s has no number to expect', async (option, expected) => {
    expect((await crosstable(['standings', '-', option, '1'], event)).complaints).toBe(
      `crosstable: ${option}: expected ${expected}, got "1"\n`,
    );
  });
});

describe('--round', () => {
  const AVRO = 'examples/avro-1938.trf'; // 14 rounds, long before the edition of 2026

  it.each(['0', '-1', '+1', '1.5', '1.0', '1e0', '15', ''])('not %j', async (round) => {
    expect(await crosstable(['standings', AVRO, `--round=${round}`])).toEqual({
      code: 2,
      output: '',
      complaints: `crosstable: --round: expected a number from 1 to 14, got "${round}"\n`,
    });
  });

  it.each([
    ['1', 'after round 1 of 14'],
    ['10', 'after round 10 of 14'],
    ['14', '14 rounds'],
  ])('%s', async (round, progress) => {
    expect((await crosstable(['standings', AVRO, '--round', round])).output.split('\n')[2]).toBe(
      `Round robin, ${progress}, FIDE C.07 tie-breaks (2024-08, by the date)`,
    );
  });

  it('the last round may have a pairing-allocated bye only', async () => {
    const bye = { white: 'Cy', black: '', result: 1, kind: 'pairing-bye' };
    expect((await crosstable(['standings', '-'], event([[ANNA_BEATS_BEN], [bye]]))).output).toMatch(
      /^System unknown, 2 rounds, /,
    );
  });
});

describe('--tiebreaks', () => {
  it('a code that does not exist is told without its place in the list', async () => {
    // The thirteenth, so that its place has two digits
    const list = 'PTS,DE,WIN,WON,BPG,BWG,PS,REP,STD,TPN,KS,SB,NONE';
    expect((await crosstable(['standings', 'examples/avro-1938.trf', '--tiebreaks', list])).complaints).toMatch(
      /^crosstable: --tiebreaks: expected .*, got "NONE"\n$/,
    );
  });
});
