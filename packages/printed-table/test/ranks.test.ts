// Ranks that are wrong, shared, or written with signs; and whether the first column has ranks or starting numbers

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';

const ranksOf = async (table: string) => [...((await readPrintedTable(table)).printed.ranks?.values() ?? [])];
const notesOf = async (table: string) => (await readPrintedTable(table)).repairs.map(({ message }) => message);

describe('ranks in the first column', () => {
  // Ana and Bo have a point each, Cy and Di none
  const table = (...ranks: readonly string[]): string =>
    [
      'Rk.;Name;1.Rd;Pts.',
      ...['Ana;3w1;1', 'Bo;4w1;1', 'Cy;1b0;0', 'Di;2b0;0'].map((rest, at) => `${ranks[at]};${rest}`),
    ].join('\n');

  it.each([
    ['of which one is wrong', ['1', '2', '2', '4'], [1, 2, 2, 4]],
    ['of which one is wrong beside blank ones', ['1', '', '2', ''], [1, 1, 2, 2]],
    ['that do not begin with 1', ['2', '3', '4', '5'], [2, 3, 4, 5]],
    ['with the sign of a shared one behind', ['1=', '1=', '3', '4'], [1, 1, 3, 4]],
    ['with that sign before', ['=1', '=1', '=3', '=3'], [1, 1, 3, 3]],
    ['from the first to the last of those who share it', ['1-2', '1-2', '3–4', '3–4'], [1, 1, 3, 3]],
    ['in that way with points behind', ['1.-2.', '1.-2.', '3.–4', '3-4.'], [1, 1, 3, 3]],
    ['with a point behind', ['1.', '2.', '3.', '4.'], [1, 2, 3, 4]],
  ])('%s are read', async (_, printed, ranks) => {
    expect(await ranksOf(table(...printed))).toEqual(ranks);
    expect(await notesOf(table(...printed))).toEqual([]);
  });

  it('may be two that were exchanged: the rows by which cells name opponents are those of the page', async () => {
    const page = table('1', '3', '2', '4');
    const { players, printed, games } = await readPrintedTable(page);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 3, 2, 4]);
    expect(games[0].map(({ white, black }) => `${white}-${black}`)).toEqual(['1-3', '2-4']);
    expect(await notesOf(page)).toEqual([]);
  });

  it('are those of moved rows where the cells fit these, and a mistake is said of them', async () => {
    const moved = 'Rk.;Name;1.Rd;Pts.\n2;Bo;4w1;1\n1;Ana;3w1;1\n3;Cy;1b0;0\n4;Di;2b0;0';
    expect((await readPrintedTable(moved)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy', 'Di']);
    await expect(readPrintedTable(moved.replace('2b0', '2b1'))).rejects.toThrow(
      'line 5, column 6: expected the other side of "4w1" of line 2, found "2b1"',
    );
  });

  // crosstable-pages.md, section 2: the headings of starting numbers in Spanish and Portuguese
  it.each(['No.Ini.', 'Nº.Inic.'])('are none below "%s", although the points allow them', async (heading) => {
    const { printed, players } = await readPrintedTable(`${heading};Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0`);
    expect([printed.ranks, players.map(({ pairingNumber }) => pairingNumber)]).toEqual([undefined, [1, 2]]);
  });

  it.each(['#', '№', 'ID', 'N', 'Nº', 'N°.', 'Nr.', 'SNo'])('are none below "%s" either', async (heading) => {
    const { printed, players } = await readPrintedTable(`${heading};Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0`);
    expect([printed.ranks, players.map(({ pairingNumber }) => pairingNumber)]).toEqual([undefined, [1, 2]]);
  });

  it('do not make numbers of a right column that falls, too', async () => {
    // By points 1 and 0 the number of wins below X could be ranks 1 and 2
    const { printed, players } = await readPrintedTable('Rk.;Name;1.Rd;Pts.;X\n1;Ana;2w1;1;1\n2;Bo;1b0;0;2');
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2]);
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([undefined, undefined]);
  });

  it('are seen by the points of the games, too, where printed points are wrong', async () => {
    // Ana has 1½ points, printed as 0. By what is printed Bo is first, and only Cy has a rank that fits
    const page = 'M;Name;1.Rd;2.Rd;Pts.\n1;Ana;3w1;2b½;0\n2;Bo;-½;1w½;1\n3;Cy;1b0;-0;0';
    expect(await ranksOf(page)).toEqual([1, 2, 3]);
  });

  it('are given up where neither the heading nor the points show them, which is said', async () => {
    const page = 'M;Name;1.Rd;Pts.\n1;Ana;2w0;0\n2;Bo;1b1;1';
    expect(await ranksOf(page)).toEqual([]);
    expect(await notesOf(page)).toEqual(['line 1, column 1: "M" is read neither as ranks nor as starting numbers']);
    const { players, repairs } = await readPrintedTable(page);
    expect(repairs.map(({ kind }) => kind)).toEqual(['unknown-record']);
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([undefined, undefined]);
  });

  it('are not the numbers of groups, which equal points allow', async () => {
    const page = 'Nr.;Name;Group;1.Rd;Pts.\n1;Ana;1;2w½;½\n2;Bo;1;1b½;½\n3;Cy;2;4w½;½\n4;Di;2;3b½;½';
    expect(await ranksOf(page)).toEqual([]);
  });

  it.each(['0', '1x', '1000000'])('are whole numbers, and not "%s"', async (rank) => {
    await expect(readPrintedTable(table('1', rank, '3', '4'))).rejects.toThrow(RangeError);
  });
});

describe('ranks beside the starting numbers', () => {
  // By points Cy is first, Ana second, Bo third. Below "Sz." and "№" stand starting numbers, below "Hely" places
  it.each(['Sz.;Hely', 'Nr;Hely', '№;Место', '序;名次'])(
    '"%s" are read, and are no starting numbers',
    async (headings) => {
      const rows = ['1;2;Ana;2w1;3b0;1', '2;3;Bo;1b0;-½;½', '3;1;Cy;-1;1w1;2'];
      const { players, printed, repairs } = await readPrintedTable(
        [`${headings};Név;1.f;2.f;Pont`, ...rows].join('\n'),
      );
      expect([...(printed.ranks?.values() ?? [])]).toEqual([2, 3, 1]);
      expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([1, 2, 3]);
      expect(repairs.map(({ kind }) => kind)).toEqual(['bye-code']);
    },
  );

  it.each(['Hely;Sz.', 'Место;№', '名次;序'])('"%s" are those of the first column', async (headings) => {
    const rows = ['1;3;Cy;-1;2w1;2', '2;1;Ana;3w1;1b0;1', '3;2;Bo;2b0;-½;½'];
    const { players, printed } = await readPrintedTable([`${headings};Név;1.f;2.f;Pont`, ...rows].join('\n'));
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2, 3]);
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([3, 1, 2]);
  });

  it('are not starting numbers with which the points could fall, too, where the first column has ranks', async () => {
    const { players, printed } = await readPrintedTable('M;N;Név;1.f;Pont\n1;1;Ana;2w½;½\n2;2;Bo;1b½;½');
    expect([...(printed.ranks?.values() ?? [])]).toEqual([1, 2]);
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([1, 2]);
  });
});

describe('ranks behind the rounds', () => {
  it.each(['x', '0', '1000000'])('are given up for "%s", which is said, and the others stay', async (rank) => {
    const page = `Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w1;1;1\n2;Bo;1b0;0;${rank}`;
    expect((await readPrintedTable(page)).printed.ranks).toEqual(new Map([['1', 1]]));
    expect(await notesOf(page)).toEqual([`line 3, column 12: "${rank}" is no rank`]);
    expect((await readPrintedTable(page)).repairs.map(({ kind }) => kind)).toEqual(['unknown-record']);
  });

  it('are given up where no cell has one, which is said', async () => {
    const page = 'Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w1;1;x\n2;Bo;1b0;0;';
    expect(await ranksOf(page)).toEqual([]);
    expect(await notesOf(page)).toEqual(['line 1, column 19: "Rk." has no ranks']);
    expect((await readPrintedTable(page)).repairs.map(({ kind }) => kind)).toEqual(['unknown-record']);
  });

  it('are none of a blank cell, which is not the rank of another number', async () => {
    const page = 'Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w½;½;1\n2;Bo;1b½;½;';
    expect((await readPrintedTable(page)).printed.ranks).toEqual(new Map([['1', 1]]));
    expect(await notesOf(page)).toEqual([]);
  });

  it('may be shared by the last of ten', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => `${at + 1};P${at};${at % 2 === 0 ? `${at + 2}w½` : `${at}b½`};½;${at < 8 ? at + 1 : '9-10'}`); // prettier-ignore
    expect((await ranksOf(['Nr;Name;1.Rd;Pts.;Rk.', ...rows].join('\n'))).slice(-2)).toEqual([9, 9]);
  });

  it('may be shared in words', async () => {
    expect(await ranksOf('Nr;Name;1.Rd;Pts.;Rk.\n1;Ana;2w½;½;1=\n2;Bo;1b½;½;1=')).toEqual([1, 1]);
  });
});

describe('numbers below a heading of starting numbers', () => {
  /** A round robin in which the lower number wins each game, but for those of the players in `order`. */
  const page = (heading: string, order: readonly number[], rest: readonly string[] = order.map(() => '')): string => {
    const results = (row: number): string =>
      order.map((column, at) => (at === row ? '**' : order[row] < column ? '1' : '0')).join(';');
    const rows = order.map((own, row) => `${row + 1}.;P${row + 1};${results(row)};${order.length - own};${rest[row]}`);
    const numbers = order.map((_, at) => at + 1).join(';');
    return [`${heading};Teilnehmer;${numbers};Punkte;${rest[0] === '' ? '' : 'X'}`, ...rows].join('\n');
  };
  const numbersOf = async (table: string) => {
    const { players, printed, unknown } = await readPrintedTable(table);
    return [[...(printed.ranks?.values() ?? [])], players[0].pairingNumber, unknown];
  };

  // Swiss-Chess prints "Nr." in its "Rangliste: Stand nach der 7. Runde" (sc-gerthe-46werne.de/?p=10457, wsc1887.de), SwissPerfect
  // "No" (limerick-2009 of shared/pages, wellingtonchess.club)
  it.each(['Nr.', 'No', '#'])('below "%s" are ranks where the points fall in their order', async (heading) => {
    const open = ['colours', 'rounds', 'pairing-numbers'];
    expect(await numbersOf(page(heading, [1, 2, 3, 4]))).toEqual([[1, 2, 3, 4], undefined, open]);
  });

  it('are numbers where one player has more points than the one above', async () => {
    expect(await numbersOf(page('Nr.', [1, 2, 3, 5, 4]))).toEqual([[], 1, undefined]);
  });

  it('are ranks where the printed points fall and those of the games hardly do, because a result is wrong', async () => {
    // The last two drew by the games, so that these have three values: 3, 2 and twice ½
    const wrong = page('Nr.', [1, 2, 3, 4]).replace('0;0;**;1;1', '0;0;**;½;1').replace('0;0;0;**', '0;0;½;**');
    expect((await numbersOf(wrong))[0]).toEqual([1, 2, 3, 4]);
  });

  it('are numbers where the points of so few values may fall by chance', async () => {
    expect(await numbersOf(page('Nr.', [1, 2, 3]))).toEqual([[], 1, undefined]);
  });

  it('are numbers where the ranks stand beside, also with a wrong one', async () => {
    expect(await numbersOf(page('Nr.', [1, 2, 3, 4], ['1', '2', '4', '4']))).toEqual([[1, 2, 4, 4], 1, undefined]);
  });
});

describe('starting numbers', () => {
  it('are those that are printed, and no count of the rows', async () => {
    const { players } = await readPrintedTable('ID;Name;1.Rd\n14;Ana;2w1\n35;Bo;1b0');
    expect(players.map(({ pairingNumber }) => pairingNumber)).toEqual([undefined, undefined]);
  });

  it('may be a dash of who has withdrawn, whose games were lost with the row', async () => {
    const { games, printed, repairs } = await readPrintedTable(
      'Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0\n-;Cy;-½;½\n–;;;\n',
    );
    expect(games[0][1]).toEqual({ white: '3', black: '', result: 0.5, kind: 'half-bye' });
    expect(printed.ranks).toEqual(new Map([['1', 1], ['2', 2]])); // prettier-ignore
    expect(repairs.map(({ message }) => message)).toEqual(['line 4, column 1: "-" is no rank']);
  });

  it('may have a point behind', async () => {
    const { players } = await readPrintedTable('No.;Name;1.Rd\n2.;Bo;1b0\n1.;Ana;2w1');
    expect(players.map(({ name, pairingNumber }) => [name, pairingNumber])).toEqual([
      ['Ana', 1],
      ['Bo', 2],
    ]);
  });
});

describe.skipIf(!hasShared)(`a printed table${skipNote}`, () => {
  it('of which two ranks were exchanged has the games of the right one', async () => {
    const text = new TextDecoder().decode(sharedBytes('pages/moscow-open-2018-a-en.csv'));
    const exchanged = text.replace(/^4;(FM;Apijivuah)/m, '5;$1').replace(/^5;(GM;Rekotaid)/m, '4;$1');
    const [right, wrong] = await Promise.all([text, exchanged].map((page) => readPrintedTable(page)));
    expect([wrong.games, wrong.repairs]).toEqual([right.games, right.repairs]);
    expect([...(wrong.printed.ranks?.values() ?? [])].slice(0, 6)).toEqual([1, 2, 3, 5, 4, 6]);
  });

  it('of which one rank is wrong has the 219 others', async () => {
    const text = new TextDecoder().decode(sharedBytes('pages/moscow-open-2018-a-en.csv'));
    const right = await ranksOf(text);
    const wrong = await ranksOf(text.replace(/^4;(FM;Apijivuah)/m, '5;$1'));
    expect(right.length).toBe(220);
    expect(wrong).toEqual(right.with(3, 5));
  });
});
