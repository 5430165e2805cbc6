// Players: by FIDE id, else by name; one under two spellings is joined where only one reading is left.
import { describe, expect, it } from 'vitest';

import { pgnOf } from '@crosstable/core/testing/written-pgn';

import { errorIn, eventIn, repairsIn } from './reading.js';

type Row = readonly [round: number, white: string, black: string, tags?: Readonly<Record<string, string>>];

function written(rows: readonly Row[]): string {
  const games = rows.map(([round, White, Black, tags]) => ({
    tags: { Event: 'Club', Round: String(round), White, Black, Result: '1-0', ...tags },
  }));
  return pgnOf(games);
}

/** The ids of the players. */
async function idsIn(rows: readonly Row[]): Promise<readonly string[]> {
  const { players } = await eventIn(written(rows));
  return players.map(({ id }) => id);
}

describe('two spellings are one player', () => {
  it.each([
    ['an initial', 'Carlsen, Magnus', 'Carlsen,M'],
    ['an initial with a dot', 'Carlsen, Magnus', 'Carlsen, M.'],
    ['capitals and blanks', 'Carlsen, Magnus', 'CARLSEN,  Magnus'],
    ['accents', 'Müller, Ana', 'Muller, Ana'],
    ['the other order', 'Carlsen, Magnus', 'Magnus Carlsen'],
    ['an initial in the other order', 'Carlsen, Magnus', 'M. Carlsen'],
    ['a second name', 'Carlsen, Sven Magnus', 'Carlsen, Sven'],
    ['initials', 'Carlsen, Sven Magnus', 'Carlsen, S. M.'],
    ['a surname of several words', 'van der Berg, Jan', 'Jan van der Berg'],
    ['a surname alone', 'Carlsen, Magnus', 'Carlsen'],
    ['no comma at all', 'Magnus Carlsen', 'M Carlsen'],
  ])('%s', async (_what, long, other) => {
    const rows: readonly Row[] = [[1, long, 'Bo'], [2, 'Cy', other]]; // prettier-ignore
    const [kept, spelled] = other.length > long.length ? [other, long] : [long, other];
    const ids = await idsIn(rows);
    expect(ids.toSorted()).toEqual([kept, 'Bo', 'Cy'].toSorted());
    const line = spelled === other ? 12 : 3;
    expect(await repairsIn(written(rows))).toEqual([`line ${line}, column 1: "${spelled}" read as ${kept}`]);
  });

  it('an initial fits one who is left, because the other played in the same round', async () => {
    const rows: readonly Row[] = [
      [1, 'Smith, John', 'Bo'],
      [1, 'Smith, James', 'Cy'],
      [2, 'Smith, John', 'Cy'],
      [2, 'Smith, J', 'Bo'],
    ];
    expect(await idsIn(rows)).toEqual(['Smith, John', 'Bo', 'Smith, James', 'Cy']);
    const { games } = await eventIn(written(rows));
    expect(games?.[1][1].white).toBe('Smith, James');
  });

  it('shorter spellings join one by one', async () => {
    const rows: readonly Row[] = [[1, 'Smith, J', 'Bo'], [2, 'Smith, J. P.', 'Bo'], [3, 'Smith, John Paul', 'Bo']]; // prettier-ignore
    expect(await idsIn(rows)).toEqual(['Smith, John Paul', 'Bo']);
  });
});

describe('two names are two players', () => {
  it.each([
    ['other first names', 'Carlsen, Magnus', 'Carlsen, Henrik'],
    ['another initial', 'Carlsen, Magnus', 'Carlsen,H'],
    ['another surname', 'Carlsen, Magnus', 'Carlson, Magnus'],
    ['a first name alone', 'Carlsen, Magnus', 'Magnus'],
    ['first and last name exchanged', 'Ivan, Petr', 'Petr, Ivan'],
    ['initials alone', 'M. C.', 'Carlsen, Magnus'],
    ['signs alone', '…', '。'],
  ])('%s', async (_what, one, other) => {
    expect(await idsIn([[1, one, 'Bo'], [2, 'Cy', other]])).toHaveLength(4); // prettier-ignore
  });

  it('an initial that fits two', async () => {
    const rows: readonly Row[] = [[1, 'Smith, John', 'Bo'], [2, 'Smith, James', 'Cy'], [3, 'Smith, J', 'Dan']]; // prettier-ignore
    expect(await idsIn(rows)).toHaveLength(6);
  });

  it('those who met, or played in the same round', async () => {
    expect(await idsIn([[1, 'Smith, John', 'Smith, J']])).toHaveLength(2);
    expect(await idsIn([[1, 'Smith, John', 'Bo'], [1, 'Cy', 'Smith, J']])).toHaveLength(4); // prettier-ignore
    const met: readonly Row[] = [[1, 'Smith, John', 'Bo, A'], [2, 'Cy', 'Bo'], [3, 'Smith, J', 'Bo, Anton']]; // prettier-ignore
    expect(await idsIn(met)).toEqual(['Smith, John', 'Bo, Anton', 'Cy']);
    const ofOne = pgnOf([['Ana, A', 'Ana'], ['Ana', 'Cy'], ['Cy', 'Ana, A']].map(([White, Black]) => ({ tags: { White, Black, Result: '1-0' } }))); // prettier-ignore
    expect((await eventIn(ofOne)).players).toHaveLength(3);
  });

  it('where a surname has too many bearers', async () => {
    const first = (at: number): string => `${String.fromCharCode(97 + (at % 20))}x${at}`;
    const rows = Array.from({ length: 52 }, (_, at): Row => [1, `Nguyen, ${first(at)}`, `Bo ${at}`]);
    expect(await idsIn([...rows, [2, 'Nguyen, Z', 'Cy']])).toHaveLength(106);
    expect(await idsIn([...rows, [2, 'Nguyen, Ax0', 'Cy']])).toHaveLength(105);
  });
});

describe('FIDE ids', () => {
  it('make one player of any spellings', async () => {
    const rows: readonly Row[] = [
      [1, 'Carlsen, Magnus', 'Bo', { WhiteFideId: '1503014' }],
      [2, 'Bo', 'Karlsen', { BlackFideId: '1503014' }],
    ];
    expect(await idsIn(rows)).toEqual(['1503014', 'Bo']);
    expect(await repairsIn(written(rows))).toEqual(['line 13, column 1: "Karlsen" read as Carlsen, Magnus']);
  });

  it('make two players of one name', async () => {
    const rows: readonly Row[] = [
      [1, 'Smith, John', 'Bo', { WhiteFideId: '1' }],
      [2, 'Bo', 'Smith, John', { BlackFideId: '2' }],
    ];
    expect(await idsIn(rows)).toEqual(['1', 'Bo', '2']);
    expect(await errorIn(written([...rows, [3, 'Smith, John', 'Bo']]))).toEqual(
      new RangeError('line 21, column 1: expected a FIDE id, because two players have this name, found "Smith, John"'),
    );
  });

  it('belong to the same name without one, and to its other spelling', async () => {
    const rows: readonly Row[] = [
      [1, 'Smith, John', 'Bo'],
      [2, 'Smith, John', 'Bo', { WhiteFideId: '7', BlackFideId: '0' }],
      [3, 'Smith,J', 'Bo', { WhiteFideId: '7' }],
    ];
    expect(await idsIn(rows)).toEqual(['7', 'Bo']);
    const shorter: readonly Row[] = [[1, 'Smith, John', 'Bo'], [2, 'Smith,J', 'Bo', { WhiteFideId: '7' }]]; // prettier-ignore
    expect(await idsIn(shorter)).toEqual(['7', 'Bo']);
    const { players } = await eventIn(written(shorter));
    expect(players[0]).toEqual({ id: '7', name: 'Smith, John', fideId: '7' });
    const twoIds: readonly Row[] = [...shorter, [3, 'Smith, J. J.', 'Bo', { WhiteFideId: '8' }]];
    expect(await idsIn(twoIds)).toHaveLength(3);
  });
});

it('title, federation, rating and club are the first that the file has; another rating is named', async () => {
  const rows: readonly Row[] = [
    [1, 'Ana', 'Bo', { BlackTeam: 'SK Oslo' }],
    [2, 'Bo', 'Ana', { BlackElo: '2400', BlackTitle: 'WGM', BlackFederation: 'NOR' }],
    [3, 'Ana', 'Bo', { WhiteElo: '2410', WhiteTitle: 'GM' }],
  ];
  const { players } = await eventIn(written(rows));
  expect(players).toEqual([
    { id: 'Ana', name: 'Ana', rating: 2400, title: 'WGM', federation: 'NOR' },
    { id: 'Bo', name: 'Bo', team: 'SK Oslo' },
  ]);
  expect(await repairsIn(written(rows))).toContain('line 23, column 1: "Ana 2410" read as the rating 2400');
});
