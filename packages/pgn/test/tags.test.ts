// Tags in any order and space, as programs and people write them.
import { describe, expect, it } from 'vitest';

import { eventIn, inPieces, repairsIn } from './reading.js';
import { readPgn } from '../src/index.js';

const MOVES = '\n\n1. e4 e5 1-0\n';

describe('tags', () => {
  it.each([
    ['on one line', '[Event "Club"] [Round "1"] [White "Ana"] [Black "Bo"] [Result "1-0"] 1. e4 e5 1-0'],
    ['without blanks', '[Event"Club"][Round"1"][White"Ana"][Black"Bo"][Result"1-0"]1. e4 e5 1-0'],
    ['with blanks', `[ Event  "Club" ]\n\n[Round\t"1"]\n[White "Ana" ]\n [Black "Bo"]\n[Result "1-0"]${MOVES}`],
    ['over lines', `[Event\n"Club"]\n[Round "1"\n]\n[White "Ana"]\n[Black "Bo"]${MOVES}`],
    ['in another order', `[Result "1-0"]\n[Black "Bo"]\n[White "Ana"]\n[Round "1"]\n[Event "Club"]${MOVES}`],
    ['in small letters', `[event "Club"]\n[round "1"]\n[white "Ana"]\n[black "Bo"]\n[result "1-0"]${MOVES}`],
    [
      'with comments between them',
      `[Event "Club"]\n{of [all] "0-1"}\n[Round "1"]\n; 0-1\n[White "Ana"]\n[Black "Bo"]${MOVES}`,
    ],
    [
      'with a mark and an escaped line',
      `\uFEFF% of a program\n[Event "Club"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`,
    ],
    ['with another tag twice', `[Event "Club"]\n[Round "1"]\n[Round "7"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`],
    [
      'with a bracket that is none',
      `[Event "Club"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]\n\n1. e4 [%clk 1:00] e5 1-0`,
    ],
  ])('%s', async (_what, text) => {
    expect(await eventIn(text)).toMatchObject({
      name: 'Club',
      games: [[{ white: 'Ana', black: 'Bo', result: 1 }]],
    });
  });

  it.each([
    ['signs of the format', '\\"Club\\" \\\\ 2', '"Club" \\ 2'],
    ['quotes that aren’t marked', 'The "Club" Open', 'The "Club" Open'],
    ['a quote at the end', 'The "Club"', 'The "Club"'],
    ['a backslash within', 'C:\\games', 'C:\\games'],
    ['a backslash at the end', 'games\\', 'games\\'],
    ['brackets', 'Club [A] ]', 'Club [A] ]'],
    ['a bracket at the beginning', '] Club', '] Club'],
    ['braces', '{Club} ; % (', '{Club} ; % ('],
    ['blanks around it', '  Club ', 'Club'],
  ])('a value with %s', async (_what, written, meant) => {
    const text = `[Event "${written}"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`;
    expect(await eventIn(text)).toMatchObject({ name: meant, players: [{ name: 'Ana' }, { name: 'Bo' }] });
  });

  it('a tag without quotes is named and passed over, also one that never ends', async () => {
    const game = `[White "Ana"]\n[Black "Bo"]\n[Round "1"]`;
    expect(await repairsIn(`[Event "Club"]\n[Annotator Eva]\n${game}${MOVES}`)).toEqual([
      'line 2, column 1: "Annotator Eva" is no tag, and is passed over',
    ]);
    const endless = `[Event "Club"]\n${game}\n[Annotator ${'x'.repeat(3000)}\n\n1. e4 1-0\n`;
    expect(await repairsIn(endless)).toEqual([
      `line 5, column 1: "Annotator ${'x'.repeat(30)}…" is no tag, and is passed over`,
    ]);
    expect(await repairsIn(`[Event "Club"]\n${game}${MOVES}[Annotator`)).toEqual([
      'line 7, column 1: "Annotator" is no tag, and is passed over',
    ]);
  });

  it('games whose tags follow each other without moves are games', async () => {
    const games = ['Ana', 'Cy'].map(
      (name) => `[White "${name}"]\n[Black "Bo ${name}"]\n[Event "Club"]\n[Round "1"]\n[Result "1-0"]\n`,
    );
    const { games: read } = await eventIn(games.join('\n'));
    expect(read?.[0]).toMatchObject([{ white: 'Ana' }, { white: 'Cy' }]);
  });
});

describe('what an event says of itself', () => {
  it('name, place, days and rounds', async () => {
    const about =
      '[Event "Masters"]\n[Site "Wijk aan Zee NED"]\n[Section "A"]\n[EventDate "2024.01.13"]\n[EventRounds "13"]\n[EventCountry "NED"]\n';
    const game = (round: number, day: string) =>
      `${about}[Round "${round}"]\n[Date "${day}"]\n[White "Ana"]\n[Black "Bo"]\n[WhiteElo "2700"]\n[WhiteTitle "GM"]\n[WhiteFed "NOR"]\n[BlackTitle "-"]\n[BlackElo "0"]${MOVES}`;
    expect(await eventIn(game(1, '2024.01.14') + game(2, '2024.01.15') + game(3, '2024.??.??'))).toMatchObject({
      name: 'Masters',
      site: 'Wijk aan Zee NED',
      section: 'A',
      country: 'NED',
      start: '2024-01-13',
      end: '2024-01-15',
      announcedRounds: 13,
      players: [
        { id: 'Ana', name: 'Ana', rating: 2700, title: 'GM', federation: 'NOR' },
        { id: 'Bo', name: 'Bo' },
      ],
    });
  });

  it('the first game’s day where there is no other', async () => {
    const { start, end, site } = await eventIn(
      `[Event "Club"]\n[Site "?"]\n[Date "2024.01.14"]\n[EventDate "????.??.??"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`,
    );
    expect([start, end, site]).toEqual(['2024-01-14', '2024-01-14', undefined]);
  });

  it('fewer announced rounds than the file has are none', async () => {
    const game = (round: number) => `[Round "${round}"]\n[EventRounds "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`;
    expect(await eventIn(game(1) + game(2))).not.toHaveProperty('announcedRounds');
  });

  it('events differ by name, place, first day and section', async () => {
    const game = (tags: string) => `${tags}\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`;
    const abouts = [
      '[Event "A"]',
      '[Event "B"]',
      '[Event "A"]\n[Site "Oslo"]',
      '[Event "A"]\n[EventDate "2024.01.01"]',
      '[Event "A"]\n[Section "U10"]',
    ];
    const events = await readPgn([...abouts, ...abouts].map(game).join('\n').replaceAll('[Round "1"]', '[Round "1"]'));
    expect(events).toHaveLength(5);
  });

  it('addresses of Lichess don’t tell games of an event apart, nor chapters of a study', async () => {
    const game = (at: number, event: string) =>
      `[Event "${event}"]\n[Site "https://lichess.org/broadcast/-/-/abcd/${at}"]\n[StudyName "Club 2024"]\n[Round "1.${at}"]\n[White "W${at}"]\n[Black "B${at}"]${MOVES}`;
    const { name, site, games } = await eventIn(game(1, 'Club 2024: W1 - B1') + game(2, 'Club 2024: W2 - B2'));
    expect([name, site, games?.[0].length]).toEqual(['Club 2024', undefined, 2]);
    expect((await eventIn(game(1, 'Masters'))).name).toBe('Masters');
  });
});

describe('encodings', () => {
  const TEXT = `[Event "Zürich – Œuvre"]\n[Round "1"]\n[White "Müller"]\n[Black "Bo"]${MOVES}`;
  const WINDOWS_1252 = new Map([
    ['–', 0x96],
    ['Œ', 0x8c],
  ]);

  it('UTF-8, with a mark or without', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    expect(await eventIn(bytes)).toMatchObject({ name: 'Zürich – Œuvre', players: [{ name: 'Müller' }, {}] });
    expect(await eventIn(new TextEncoder().encode(`\uFEFF${TEXT}`))).toEqual(await eventIn(bytes));
  });

  it('UTF-16 by its mark', async () => {
    const little = new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'));
    const big = new Uint8Array(Buffer.from(little).swap16());
    for (const bytes of [little, big]) {
      expect(await eventIn(bytes)).toEqual(await eventIn(TEXT));
      expect(await eventIn(inPieces(bytes, 1))).toEqual(await eventIn(TEXT));
    }
  });

  it('Windows-1252, value by value', async () => {
    const bytes = Uint8Array.from(TEXT, (sign) => WINDOWS_1252.get(sign) ?? sign.charCodeAt(0));
    expect(await eventIn(bytes)).toMatchObject({ name: 'Zürich – Œuvre', players: [{ name: 'Müller' }, {}] });
    expect(await repairsIn(bytes)).toEqual([
      'line 1, column 1: "Zürich – Œuvre" is no UTF-8: read as Windows-1252',
      'line 3, column 1: "Müller" is no UTF-8: read as Windows-1252',
    ]);
  });
});

describe('sources', () => {
  const TEXT = `[Event "Club"]\n[Round "1"]\n[White "Ana"]\n[Black "Bo"]${MOVES}`;

  it('a text, bytes, and pieces of bytes', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    expect(await readPgn(bytes)).toEqual(await readPgn(TEXT));
    expect(await readPgn(inPieces(bytes, 5))).toEqual(await readPgn(TEXT));
    expect(await readPgn(new Blob([bytes]).stream())).toEqual(await readPgn(TEXT));
    expect(await readPgn(new Uint8Array([0x41]))).toEqual([]);
  });

  it('others are a TypeError', async () => {
    // @ts-expect-error a number is no source
    await expect(readPgn(7)).rejects.toThrow(
      new TypeError('source: expected a text, a Uint8Array or an async iterable of these, got 7'),
    );
    // @ts-expect-error null is no source
    await expect(readPgn(null)).rejects.toThrow('source: expected a text');
    // @ts-expect-error an object is no source
    await expect(readPgn({})).rejects.toThrow('source: expected a text');
    async function* texts(): AsyncGenerator<string> {
      yield await Promise.resolve('[Event "Club"]');
    }
    // @ts-expect-error pieces are bytes
    await expect(readPgn(texts())).rejects.toThrow(
      new TypeError('source: expected pieces that are a Uint8Array, got "[Event \\"Club\\"]"'),
    );
  });
});
