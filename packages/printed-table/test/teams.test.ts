// Crosstables of teams: cells have the points of a team on all boards.
import { describe, expect, it } from 'vitest';

import { type PrintedTeamPage, readPrintedTable, readPrintedTeams } from '../src/index.js';
import { csv } from './tables.js';

const HEAD = ['Rk.', 'Mannschaft', '1.Rd', '2.Rd', 'TB1', 'TB2'];

/** Four teams of four boards. */
const SWISS = csv(
  HEAD,
  [1, 'Lions', '2w2½', '3b3', 4, '5,5'],
  [2, 'Bears', '1b1½', '4w2½', 2, 4],
  [3, 'Foxes', '4w2', '1w1', 1, 3],
  [4, 'Owls', '3b2', '2b1½', 1, '3,5'],
);

const kindsIn = ({ repairs }: PrintedTeamPage) => repairs.map(({ kind }) => kind);
const saidIn = ({ repairs }: PrintedTeamPage) => repairs.map(({ message }) => message).join('\n');

describe('a Swiss of teams', () => {
  it('has the matches, White of the first board first, and what is printed beside them', async () => {
    const page = await readPrintedTeams(`Cup\n${SWISS}`);
    expect([page.name, page.system, page.rounds, page.boards]).toEqual(['Cup', 'swiss', 2, 4]);
    expect(page.teams).toEqual(['Lions', 'Bears', 'Foxes', 'Owls'].map((name, at) => ({ id: String(at + 1), name })));
    expect(page.matches).toEqual([
      [
        { white: '1', black: '2', gamePoints: [2.5, 1.5] },
        { white: '3', black: '4', gamePoints: [2, 2] },
      ],
      [
        { white: '3', black: '1', gamePoints: [1, 3] },
        { white: '2', black: '4', gamePoints: [2.5, 1.5] },
      ],
    ]);
    // 2 + 2, 0 + 2, 1 + 0, 1 + 0; TB1 and TB2 are found by their values
    expect([...page.matchPoints.values()]).toEqual([4, 2, 1, 1]);
    expect([...page.gamePoints.values()]).toEqual([5.5, 4, 3, 3.5]);
    expect(page.printed.points).toEqual(page.matchPoints);
    expect(page.printed.columns.map(({ label, named }) => [label, named?.[0].code])).toEqual([['TB1', 'MPTS'], ['TB2', 'GPTS']]); // prettier-ignore
    expect([page.matchScoring, page.primary, page.pairingBye]).toEqual([undefined, undefined, undefined]);
    expect([page.unknown, page.repairs]).toEqual([['pairing-numbers'], []]);
    expect('games' in page).toBe(false);
  });

  it.each(['Rk.', 'Pl', 'Ном.'])('is found by its cells, whatever its headings: %s', async (heading) => {
    const page = await readPrintedTeams(SWISS.replace('Rk.', heading).replace('Mannschaft', 'Klub'));
    expect(page.teams[0].name).toBe('Lions');
    expect(page.matches.flat()).toHaveLength(4);
  });

  it('has the pairing numbers of a second column', async () => {
    const table = csv(['Rk.', 'SNo', 'Team', '1.Rd'], [1, 4, 'A', '2w2½'], [2, 3, 'B', '1b1½'], [3, 2, 'C', '4w2'], [4, 1, 'D', '3b2']); // prettier-ignore
    expect((await readPrintedTeams(table)).teams.map(({ pairingNumber }) => pairingNumber)).toEqual([4, 3, 2, 1]);
  });

  it('has 3-1-0 where the printed match points are those of all teams', async () => {
    const page = await readPrintedTeams(SWISS.replace('3b3,4,', '3b3,6,').replace('2½,2,4', '2½,3,4'));
    expect(page.matchScoring).toEqual({ win: 3, draw: 1, loss: 0 });
    expect([...page.matchPoints.values()]).toEqual([6, 3, 1, 1]);
    expect(saidIn(page)).toContain('"TB1" shows that a match won is worth 3, drawn 1, lost 0');
  });

  it('has the scoring that the legend says', async () => {
    const page = await readPrintedTeams(`${SWISS}\nTie Break1: Matchpoints (3 for wins, 2 for Draws, 1 for Losses)`);
    // 3 + 3, 1 + 3, 2 + 1, 2 + 1 are not what is printed
    expect([...page.matchPoints.values()]).toEqual([6, 4, 3, 3]);
    const differing = page.repairs.flatMap(({ points }) => points ?? []);
    expect(differing).toEqual([6, 4, 3, 3].map((counted, at) => ({ id: String(at + 1), stated: [4, 2, 1, 1][at], counted, score: 'MP' }))); // prettier-ignore
  });

  it('tells printed points that differ', async () => {
    const page = await readPrintedTeams(SWISS.replace('3b3,4,"5,5"', '3b3,3,6'));
    expect(page.repairs.map(({ kind, message, points }) => [kind, message, points])).toEqual([
      ['points-differ', 'line 2, column 18: "3" is not the sum of the row, 4 MP', { id: '1', stated: 3, counted: 4, score: 'MP' }], // prettier-ignore
      ['points-differ', 'line 2, column 20: "6" is not the sum of the row, 5.5 GP', { id: '1', stated: 6, counted: 5.5, score: 'GP' }], // prettier-ignore
    ]);
    expect(page.printed.points?.get('1')).toBe(3);
  });

  it('has game points first where the ranks follow from them', async () => {
    const rows = [[1, 'Ana', '2w1½', '3b4', 2, '5½'], [2, 'Bo', '1b2½', '4w2½', 4, 5], [3, 'Cy', '4b4', '1w0', 2, 4], [4, 'Di', '3w0', '2b1½', 0, '1½']]; // prettier-ignore
    const page = await readPrintedTeams(csv(HEAD, ...rows));
    expect(page.primary).toBe('GP');
    expect(page.printed.points).toEqual(page.gamePoints);
    expect(page.printed.ranks).toEqual(new Map([['1', 1], ['2', 2], ['3', 3], ['4', 4]])); // prettier-ignore
    const blank = await readPrintedTeams(csv(HEAD, ...rows.map((row) => (row[1] === 'Bo' ? row.with(-1, '') : row))));
    // 2½ and 2½ on the boards
    expect([blank.primary, blank.printed.points?.get('2')]).toEqual(['GP', 5]);
  });

  it('leaves a round without points open', async () => {
    const page = await readPrintedTeams(csv(HEAD, [1, 'A', '2w2½', '3w0', 2, '2½'], [2, 'B', '1b1½', '4b0', 0, '1½'], [3, 'C', '4w3', '1b0', 2, 3], [4, 'D', '3b1', '2w0', 0, 1])); // prettier-ignore
    expect(page.matches[1].map(({ gamePoints }) => gamePoints)).toEqual([null, null]);
    expect(kindsIn(page)).toEqual(['unfinished-game']);
    const blank = await readPrintedTeams(csv(HEAD.slice(0, 4), [1, 'A', '2w2½', '3w'], [2, 'B', '1b1½', '4b'], [3, 'C', '4w3', '1b'], [4, 'D', '3b1', '2w'])); // prettier-ignore
    expect(blank.matches[1]).toEqual(page.matches[1]);
  });
});

describe('byes of teams', () => {
  const three = (bye: string, matchPoints: number | '', gamePoints: string) =>
    csv(HEAD, [1, 'A', '2w2½', '3b4', 4, '6½'], [2, 'B', '1b1½', bye, matchPoints, gamePoints], [3, 'C', '0w0', '1w0', 0, 0]); // prettier-ignore

  it.each([
    // 1½ points on the boards, and a bye of 2 match points and 2½
    ['bye', 2, '4', { matchPoints: 2, gamePoints: 2.5 }],
    ['spielfrei', 1, '3½', { matchPoints: 1, gamePoints: 2 }],
    ['-1w4', 2, '5½', { matchPoints: 2, gamePoints: 4 }],
    ['-1b2½', 2, '4', { matchPoints: 2, gamePoints: 2.5 }],
    ['-1', 1, '3½', { matchPoints: 1, gamePoints: 2 }],
    ['-2', 1, '3½', { matchPoints: 1, gamePoints: 2 }],
    ['0w2', 1, '3½', { matchPoints: 1, gamePoints: 2 }],
  ])('"%s" is the one of the pairing, worth what the table prints', async (cell, matchPoints, gamePoints, worth) => {
    const page = await readPrintedTeams(three(cell, matchPoints, gamePoints));
    expect(page.matches[1]).toEqual([
      { white: '3', black: '1', gamePoints: [0, 4] },
      { white: '2', black: '', kind: 'pairing-bye' },
    ]);
    expect(page.pairingBye).toEqual(worth);
    expect([...page.matchPoints.values()]).toEqual([4, matchPoints, 0]);
    expect(page.repairs[0].message).toContain(`"${cell}" read as the pairing-allocated bye, the only one of its round`);
  });

  it.each(['0w0', '-0', '0b0', '0w', ''])('"%s" is no match', async (cell) => {
    const page = await readPrintedTeams(three(cell, 0, '1½'));
    expect(page.matches[1]).toEqual([{ white: '3', black: '1', gamePoints: [0, 4] }]);
    expect(kindsIn(page)).toEqual(['result']);
  });

  it('another word is no match, and said', async () => {
    const page = await readPrintedTeams(three('zwz', 0, '1½'));
    expect(page.matches[1]).toHaveLength(1);
    expect(saidIn(page)).toContain('"zwz" read as no match, without points');
  });

  it('has the worth that one of two scores tells, where the other is blank', async () => {
    const page = await readPrintedTeams(three('bye', 2, ''));
    // 1½ on the boards, and half of four
    expect([page.pairingBye, page.gamePoints.get('2')]).toEqual([{ matchPoints: 2 }, 3.5]);
    expect(page.repairs.filter(({ kind }) => kind === 'points-differ').map(({ points }) => points)).toEqual([undefined]); // prettier-ignore
    const other = await readPrintedTeams(three('bye', '', '4'));
    // A lost match, and a bye like a drawn one
    expect([other.pairingBye, other.printed.points?.get('2')]).toEqual([{ gamePoints: 2.5 }, 1]);
  });

  it('of two with no points in a round both are allocated', async () => {
    const page = await readPrintedTeams(csv(HEAD.slice(0, 4), [1, 'A', '2w2½', '3b4'], [2, 'B', '1b1½', '4w3'], [3, 'C', 'bye', '1w0'], [4, 'D', 'bye', '2b1'])); // prettier-ignore
    expect(page.matches[0].slice(1).map(({ white, kind }) => [white, kind])).toEqual([['3', 'pairing-bye'], ['4', 'pairing-bye']]); // prettier-ignore
  });

  it('of two in a round one is allocated, the other was asked for', async () => {
    const page = await readPrintedTeams(csv(HEAD.slice(0, 4), [1, 'A', '2w2½', '-1w2'], [2, 'B', '1b1½', '3w3'], [3, 'C', '-1w4', '2b1'], [4, 'D', '-1w2', '-1w4'])); // prettier-ignore
    expect(page.matches.map((round) => round.map(({ white, kind }) => [white, kind]).slice(1))).toEqual([
      [['3', 'pairing-bye'], ['4', 'half-bye']],
      [['1', 'half-bye'], ['4', 'pairing-bye']],
    ]); // prettier-ignore
  });

  it('the pairing allocates those that stand alone in most rounds', async () => {
    const page = await readPrintedTeams(
      csv([...HEAD.slice(0, 4), '3.Rd'], [1, 'A', '2w2½', '3b4', '-1w4'], [2, 'B', '1b1½', '-1w2', '3w2'], [3, 'C', '-1w2', '1w0', '2b2']), // prettier-ignore
    );
    expect(page.matches.map((round) => round.at(-1)?.kind)).toEqual(['pairing-bye', 'pairing-bye', 'full-bye']);
  });

  it('may be all that a round has', async () => {
    const page = await readPrintedTeams(csv(HEAD.slice(0, 4), [1, 'A', '2w2½', '-1w4'], [2, 'B', '1b1½', '']));
    expect(page.matches[1]).toEqual([{ white: '1', black: '', kind: 'pairing-bye' }]);
  });

  it('a bye with other points than these is refused', async () => {
    const table = csv(HEAD.slice(0, 4), [1, 'A', '2w2½', '-1w3'], [2, 'B', '1b1½', '3w3'], [3, 'C', '-1w4', '2b1'], [4, 'D', '-1w2½', '-1w3']); // prettier-ignore
    await expect(readPrintedTeams(table)).rejects.toThrow('line 2, column 10: expected a bye worth 4 or 2, or as much as the others, found "-1w3"'); // prettier-ignore
  });
});

describe('points that are not those of all boards', () => {
  const two = (own: string, others: string, more: readonly (number | string)[][] = [['', ''], ['', ''], ['', ''], ['', '']]) => // prettier-ignore
    csv(HEAD, ...[['A', '2w2½', `3b${own}`], ['B', '1b1½', '4w2½'], ['C', '4w3', `1w${others}`], ['D', '3b1', '2b1½']].map((row, at) => [at + 1, ...row, ...more[at]])); // prettier-ignore

  it('are boards that both lost, where whole points are missing', async () => {
    const page = await readPrintedTeams(two('2', '1'));
    expect(page.matches[1][0]).toEqual({ white: '3', black: '1', gamePoints: [1, 2] });
    expect(saidIn(page)).toContain('line 4, column 9: "1w1" and "3b2" make 3 of 4: 1 board was lost by both; no printed game points confirm it'); // prettier-ignore
  });

  it('are these where the printed game points agree, and refused where they do not', async () => {
    const agreeing = [[4, '4½'], [2, 4], [2, 4], [0, '2½']]; // prettier-ignore
    expect(saidIn(await readPrintedTeams(two('2', '1', agreeing)))).toContain('1 board was lost by both, as the game points say'); // prettier-ignore
    const differing = [[4, '5½'], [2, 4], [2, 4], [0, '2½']]; // prettier-ignore
    await expect(readPrintedTeams(two('2', '1', differing))).rejects.toThrow('line 2, column 10: expected points that make 4 boards with "1w1" of line 4, found "3b2" (together they are 3)'); // prettier-ignore
  });

  it.each([
    ['more than the boards', '3½', '1'],
    ['a whole board more', '4', '1'],
    ['half a board less', '2½', '1'],
  ])('are refused: %s', async (_, own, others) => {
    await expect(readPrintedTeams(two(own, others))).rejects.toThrow(/^line 2, column 10: expected points that make 4 boards with "1w1" of line 4/); // prettier-ignore
  });

  it('are a match that both lost, where nobody has one and others do', async () => {
    const page = await readPrintedTeams(two('0', '0'));
    expect(page.matches[1][0]).toEqual({ white: '3', black: '1', kind: 'double-forfeit' });
    expect(saidIn(page)).toContain('"1w0" read as a match that both lost by forfeit; it may be one without a result');
  });

  it.each([
    ['another opponent', SWISS.replace('1b1½', '3b1½'), 'line 3, column 9: expected the other side of "2w2½" of line 2, found "3b1½"'], // prettier-ignore
    ['the same colour', SWISS.replace('1b1½', '1w1½'), 'expected the other side of "2w2½" of line 2, found "1w1½"'],
    ['an opponent who is not there', SWISS.replace('2w2½', '7w2½'), 'expected an opponent from 1 to 4, found "7w2½"'],
    ['another cell', SWISS.replace('2w2½', '2w2¾'), 'line 2, column 9: expected opponent, colour and points of a match as in "18w4½"'], // prettier-ignore
    ['a table without names before its rounds', csv(['Rk.', '1.Rd', 'Team'], [1, '2w2½', 'A'], [2, '1b1½', 'B']), 'expected a column of names before it'], // prettier-ignore
    ['a team without a name', SWISS.replace('Bears', ''), 'line 3, column 3: expected the name of a team, found nothing'], // prettier-ignore
  ])('%s is refused', async (_, table, said) => {
    await expect(readPrintedTeams(table)).rejects.toThrow(RangeError);
    await expect(readPrintedTeams(table)).rejects.toThrow(said);
  });
});

describe('a round robin of teams', () => {
  const TABLE = csv(
    ['No.', 'Team', 1, 2, 3, 4, 'MP', 'BP'],
    [1, 'Lions', '*', '2½', 3, 2, 5, '7½'],
    [2, 'Bears', '1½', '*', 4, '', 2, '5½'],
    [3, 'Foxes', 1, 0, '*', '2½', 2, '3½'],
    [4, 'Owls', 2, '', '1½', '*', 1, '3½'],
  );

  it('has the rounds of the Berger table by number', async () => {
    const page = await readPrintedTeams(TABLE);
    expect([page.system, page.rounds, page.boards]).toEqual(['round-robin', 3, 4]);
    // Berger, four: 1-4 2-3; 4-3 1-2; 2-4 3-1
    expect(page.matches).toEqual([
      [{ white: '1', black: '4', gamePoints: [2, 2] }, { white: '2', black: '3', gamePoints: [4, 0] }],
      [{ white: '1', black: '2', gamePoints: [2.5, 1.5] }, { white: '4', black: '3', gamePoints: [1.5, 2.5] }],
      [{ white: '3', black: '1', gamePoints: [1, 3] }, { white: '2', black: '4', gamePoints: null }],
    ].map((round): unknown => expect.arrayContaining(round))); // prettier-ignore
    expect([...page.matchPoints.values()]).toEqual([5, 2, 2, 1]);
    expect(page.printed.points).toEqual(page.matchPoints);
    expect(page.printed.columns.map(({ label }) => label)).toEqual(['MP', 'BP']);
    expect(page.teams[3]).toEqual({ id: '4', name: 'Owls', pairingNumber: 4 });
    expect(page.unknown).toBeUndefined();
  });

  it('is refused where a cell has no points of a match', async () => {
    await expect(readPrintedTeams(TABLE.replace(',*,4,', ',*,4¾,'))).rejects.toThrow('expected the points of a match as in "4½", or nothing, found "4¾"'); // prettier-ignore
  });

  it('is the state after the round in the title, where later ones are open', async () => {
    const open = TABLE.replace('2½,3,2,5,7½', '2½,,2,3,4½').replace('Foxes,1,', 'Foxes,,');
    expect((await readPrintedTeams(`Stand nach der 2. Runde\n${open}`)).after).toBe(2);
  });

  it('has no rounds by rank', async () => {
    const page = await readPrintedTeams(TABLE.replace('No.', 'Rk.'));
    expect(page.unknown).toEqual(['colours', 'rounds', 'pairing-numbers']);
  });

  it('is refused where the sums contradict, with the place', async () => {
    await expect(readPrintedTeams(TABLE.replace('2,"",1½', '2,"",2').replace('2,,1½', '2,,2'))).rejects.toThrow('expected points that make 4 boards with'); // prettier-ignore
    await expect(readPrintedTeams(TABLE.replace('1½,*', ',*'))).rejects.toThrow('line 3, column 9: expected the other side of "2½" of line 2, found nothing'); // prettier-ignore
  });
});

describe('tables of players', () => {
  it('are refused by readPrintedTeams, and those of teams by readPrintedTable', async () => {
    await expect(readPrintedTeams('Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0')).rejects.toThrow('line 1, column 10: expected a table of teams, found "1.Rd" (readPrintedTable reads those of players)'); // prettier-ignore
    await expect(readPrintedTable(SWISS)).rejects.toThrow('line 2, column 9: expected the result of a player, found "2w2½" (tables of teams are read by readPrintedTeams)'); // prettier-ignore
  });

  it.each([
    ['two games in a cell, summed', csv(['Rk.', 'Name', 1, 2, 3], [1, 'A', '*', 2, '1½'], [2, 'B', 0, '*', 1], [3, 'C', '½', 1, '*'])], // prettier-ignore
    ['four games in a cell, summed, and ratings', csv(['Rk.', 'Name', 'Rtg', 1, 2, 3], [1, 'A', 2400, '*', 4, '2½'], [2, 'B', 2300, 0, '*', 2], [3, 'C', 2200, '1½', 2, '*'])], // prettier-ignore
    ['3-1-0 and a wrong cell', csv(['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'A', '2w3', '3b3'], [2, 'B', '1b1', '4w3'], [3, 'C', '4w3', '1w0'], [4, 'D', '3b0', '2b0'])], // prettier-ignore
    ['a wrong result', csv(['Rk.', 'Name', '1.Rd'], [1, 'A', '2w2'], [2, 'B', '1b0'], [3, 'C', '4w1'], [4, 'D', '3b0'], [5, 'E', '6w1'], [6, 'F', '5b0'])], // prettier-ignore
  ])('with %s are none of teams', async (_, table) => {
    await expect(readPrintedTeams(table)).rejects.toThrow('expected a table of teams');
    await expect(readPrintedTable(table)).rejects.toThrow(RangeError);
  });

  it('of two boards are of teams where the heading says so', async () => {
    const page = await readPrintedTeams(csv(['Rk.', 'Team', 1, 2, 3], [1, 'A', '*', 2, '1½'], [2, 'B', 0, '*', 1], [3, 'C', '½', 1, '*'])); // prettier-ignore
    expect([page.boards, page.matches.flat().length]).toEqual([2, 3]);
  });
});

describe('a page with the boards of its players', () => {
  it('has the matches of teams, and says that the rest is passed over', async () => {
    const boards = csv(['Bo.', 'Name', '1', '2', 'Pts.'], [1, 'Ana', '1', '½', '1½'], [2, 'Bo', '0', '', '0']);
    const page = await readPrintedTeams(`${SWISS}\n\n1. Lions\n${boards}`);
    expect(page.teams).toHaveLength(4);
    expect(page.matches.flat()).toHaveLength(4);
    expect(saidIn(page)).toBe('line 8, column 1: "Bo." begins another table, which is passed over');
    const close = await readPrintedTeams(`${SWISS}\nBo.,Name,Pts.\n1,Ana,1`);
    expect(saidIn(close)).toBe('line 6, column 1: "Bo." begins another table, which is passed over');
  });
});
