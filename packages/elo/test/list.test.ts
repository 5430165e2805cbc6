// FIDE's rating lists: as text of one kind or of all three, as XML, and packed. The players are invented.
import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { type RatingList, readRatingList } from '../src/list.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const STANDARD = [
  'ID Number      Name                 Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag',
  '99000102       Lindqvist, Per       SWE M   FM        FA,FT              2041  0   10 1968 ',
  '99000103       Moreau, Elise        FRA F                                1987  11  40 2009  w',
  '99000106       Novak, Iva           CRO F   WGM  WGM                                   1999  wi',
  '',
].join('\r\n');

const COMBINED = [
  'ID Number      Name                 Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
  '99000102       Lindqvist, Per       SWE M   FM                           2041  0   10 2001  3   20 0     0   0  1968 ',
].join('\n');

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<playerslist>
<player><fideid>99000102</fideid><name>Lindqvist, Per &amp; Co</name><country>SWE</country><sex>M</sex><title>FM</title><w_title></w_title><o_title>FA</o_title><foa_title></foa_title><rating>2041</rating><games>0</games><k>10</k><rapid_rating>2001</rapid_rating><rapid_games>3</rapid_games><rapid_k>20</rapid_k><blitz_rating></blitz_rating><blitz_games></blitz_games><blitz_k></blitz_k><birthday>1968</birthday><flag></flag></player>
<player>
<fideid>99000103</fideid>
<name>Moreau, Élise</name>
<country>FRA</country>
<sex>F</sex>
<rating>1987</rating>
<birthday>2009</birthday>
<flag>w</flag>
</player>
</playerslist>`;

/** A ZIP archive of one file. */
function zipped(text: string, name = 'list.txt', isDeflated = true): Uint8Array {
  const content = Buffer.from(text);
  const packed = isDeflated ? deflateRawSync(content) : content;
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(isDeflated ? 8 : 0, 8);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

async function* inPieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield await Promise.resolve(content.subarray(at, at + size));
}

const namesOf = ({ players }: RatingList): string[] => [...players.values()].map(({ name }) => name);

describe('a list as text', () => {
  it('of one kind has its month and its players', async () => {
    const { month, kinds, lines, players } = await readRatingList(STANDARD);
    expect([month, kinds, lines]).toEqual(['2025-11', ['standard'], 3]);
    expect([...players.values()]).toEqual([
      {
        ...{ id: '99000102', name: 'Lindqvist, Per', federation: 'SWE', sex: 'm', title: 'FM', birthYear: 1968 },
        ...{ flags: '', ratings: { standard: { rating: 2041, games: 0, k: 10 } } },
      },
      {
        ...{ id: '99000103', name: 'Moreau, Elise', federation: 'FRA', sex: 'w', birthYear: 2009, flags: 'w' },
        ratings: { standard: { rating: 1987, games: 11, k: 40 } },
      },
      {
        ...{ id: '99000106', name: 'Novak, Iva', federation: 'CRO', sex: 'w', title: 'WGM', birthYear: 1999 },
        ...{ flags: 'wi', ratings: {} },
      },
    ]);
  });

  it('is of the kind that is said', async () => {
    const { kinds, players } = await readRatingList(STANDARD, { kind: 'blitz' });
    expect([kinds, players.get('99000102')?.ratings]).toEqual([
      ['blitz'],
      { blitz: { rating: 2041, games: 0, k: 10 } },
    ]);
  });

  it('of all kinds has them apart; 0 is no rating', async () => {
    const { month, kinds, players } = await readRatingList(COMBINED, { kind: 'blitz' });
    expect([month, kinds]).toEqual([null, ['standard', 'rapid', 'blitz']]);
    expect(players.get('99000102')?.ratings).toEqual({
      standard: { rating: 2041, games: 0, k: 10 },
      rapid: { rating: 2001, games: 3, k: 20 },
    });
  });

  it('keeps those who are asked for alone', async () => {
    const list = await readRatingList(STANDARD, { ids: ['99000103', '7'] });
    expect([namesOf(list), list.lines]).toEqual([['Moreau, Elise'], 3]);
  });

  it('has texts that are longer than their column, up to the next blank', async () => {
    const long = STANDARD.replace('FA,FT              2041', 'FA,FT,IO,DI,SI,LSI 2041');
    expect((await readRatingList(long)).players.get('99000102')?.ratings.standard?.rating).toBe(2041);
    const name = STANDARD.replace('Moreau, Elise        FRA F  ', 'Moreau-Delacroix-Sans FRA F ');
    const player = (await readRatingList(name)).players.get('99000103');
    expect([player?.name, player?.federation, player?.ratings.standard?.k]).toEqual([
      'Moreau-Delacroix-Sans',
      'FRA',
      40,
    ]);
  });

  it('comes in pieces of any size', async () => {
    const whole = await readRatingList(STANDARD);
    for (const size of [1, 7, 100, 1000]) expect(await readRatingList(inPieces(bytes(STANDARD), size))).toEqual(whole);
  });
});

describe('a list as XML', () => {
  it('has the same', async () => {
    for (const source of [XML, bytes(XML), inPieces(bytes(XML), 5)]) {
      const { month, kinds, lines, players } = await readRatingList(source);
      expect([month, kinds, lines]).toEqual([null, ['standard', 'rapid', 'blitz'], 2]);
      expect([...players.values()]).toEqual([
        {
          ...{ id: '99000102', name: 'Lindqvist, Per & Co', federation: 'SWE', sex: 'm', title: 'FM', birthYear: 1968 },
          ...{
            flags: '',
            ratings: { standard: { rating: 2041, games: 0, k: 10 }, rapid: { rating: 2001, games: 3, k: 20 } },
          },
        },
        {
          ...{ id: '99000103', name: 'Moreau, Élise', federation: 'FRA', sex: 'w', birthYear: 2009, flags: 'w' },
          ratings: { standard: { rating: 1987 } },
        },
      ]);
    }
  });

  it('keeps those who are asked for alone, of the kind that is said', async () => {
    const one = XML.replace(/<rapid.*<\/blitz_k>/, '');
    const list = await readRatingList(one, { ids: new Set(['99000102']), kind: 'rapid' });
    expect([...list.players.values()].map(({ ratings }) => ratings)).toEqual([
      { rapid: { rating: 2041, games: 0, k: 10 } },
    ]);
  });
});

describe('a packed list', () => {
  it('is unpacked', async () => {
    const whole = await readRatingList(STANDARD);
    expect(await readRatingList(zipped(STANDARD))).toEqual(whole);
    expect(await readRatingList(zipped(STANDARD, 'list.txt', false))).toEqual(whole);
    expect(await readRatingList(inPieces(zipped(STANDARD), 3))).toEqual(whole);
    expect(namesOf(await readRatingList(zipped(XML, 'list.xml')))).toHaveLength(2);
  });

  it('that is damaged or has several files is refused', async () => {
    const packed = zipped(STANDARD);
    await expect(readRatingList(packed.subarray(0, 60))).rejects.toThrow(
      'expected a ZIP archive with one rating list, got a damaged one',
    );
    const other = Uint8Array.from(packed);
    other.fill(0xff, 40, 60);
    await expect(readRatingList(other)).rejects.toThrow(
      'expected a ZIP archive with one rating list, got a damaged one',
    );
  });
});

describe('no list', () => {
  it.each<[string, string]>([
    [
      '',
      'line 1, column 1: expected a rating list of FIDE, as text with the heading ID Number, or as XML, found nothing',
    ],
    [
      'id,k\n1,20',
      'line 1, column 1: expected a rating list of FIDE, as text with the heading ID Number, or as XML, found "id,k"',
    ],
    [STANDARD.replace('2041', '20x1'), 'line 2, column 74: expected a rating, found "20x1"'],
    [STANDARD.replace('10 1968', '4x 1968'), 'line 2, column 84: expected a whole number from 1 to 700, found "4x"'],
    [XML.replace('>2041<', '>2o41<'), 'line 3, column 1: expected a rating, found "2o41"'],
    [XML.replace('</playerslist>', ''), 'the end of the XML'],
  ])('%#', async (text, message) => {
    await expect(readRatingList(text)).rejects.toThrow(message);
  });

  it.each<[readonly unknown[], string]>([
    [[5], 'source: expected text, bytes or pieces of bytes, got 5'],
    [['', 5], 'options: expected an object, got 5'],
    [['', { kind: 'bullet' }], 'options.kind: expected "standard", "rapid" or "blitz", got "bullet"'],
    [['', { ids: 5 }], 'options.ids: expected a list of ids, got 5'],
    [['', { ids: [5] }], 'options.ids[0]: expected text such as "5", got 5'],
    [[inPieces(bytes('x'), 1), { idz: 5 }], 'options: expected only ids, kind, got "idz"'],
  ])('%j', async (args, message) => {
    await expect(call(readRatingList, args)).rejects.toThrow(message);
  });

  it('in pieces that aren’t bytes', async () => {
    await expect(call(readRatingList, [['text']])).rejects.toThrow('source: expected text, bytes or pieces of bytes');
    async function* texts(): AsyncGenerator<string> {
      yield await Promise.resolve('ID');
    }
    await expect(call(readRatingList, [texts()])).rejects.toThrow('source: expected pieces of bytes, got "ID"');
  });
});
