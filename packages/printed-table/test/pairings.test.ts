// Swiss-Manager's list of pairings: a game a line, players by their numbers.
import { describe, expect, it } from 'vitest';

import { readPrintedTable, readPrintedTeams } from '../src/index.js';

const HEADINGS = 'Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS';

/** A list of lines without the columns that are nearly always the same. */
const list = (...lines: readonly string[]): string =>
  [HEADINGS, ...lines.map((line) => line.replace(/^(\d+;\d+);/, '$1;0;0;').concat(';0;;'))].join('\r\n');

const LINES = ['1;1;1;2;1;0;;1:0', '1;2;3;-1;1;1;;1:1', '2;1;3;1;0,5;0,5;;0,5:0,5', '2;2;-1;2;0;0;;0:0'] as const;

const saidIn = ({ repairs }: Awaited<ReturnType<typeof readPrintedTable>>) => repairs.map(({ message }) => message).join('\n'); // prettier-ignore

describe('a list of pairings', () => {
  it.each([';', '\t'])('has a game or a bye a line, between "%s"', async (separator) => {
    const page = await readPrintedTable(list(...LINES).replaceAll(';', separator));
    expect(page.games).toEqual([
      [
        { white: '1', black: '2', result: 1 },
        { white: '3', black: '', result: 1, kind: 'pairing-bye' },
      ],
      [
        { white: '3', black: '1', result: 0.5 },
        { white: '2', black: '', result: 0, kind: 'zero-bye' },
      ],
    ]);
    // 1 + ½, 0 + 0, 1 + ½
    expect(page.points).toEqual(new Map([['1', 1.5], ['2', 0], ['3', 1.5]])); // prettier-ignore
    expect(page.players).toEqual([1, 2, 3].map((number) => ({ id: String(number), pairingNumber: number })));
    expect([page.system, page.rounds, page.unknown, page.name]).toEqual(['swiss', 2, undefined, '']);
    expect(page.printed).toEqual({ columns: [] });
  });

  it('says that names are missing, and that the system is assumed', async () => {
    const said = saidIn(await readPrintedTable(list(...LINES)));
    expect(said).toContain('line 1, column 27: "NrW" has the numbers of players, who have no names in a list of pairings'); // prettier-ignore
    expect(said).toContain('line 1, column 1: "Runde" and the list don\'t tell the system: read as a Swiss');
    expect(said).toContain('line 3, column 11: "-1" read as the pairing-allocated bye, the only one of its round');
  });

  it('has forfeits by their mark, also where both lost', async () => {
    const { games } = await readPrintedTable(list('1;1;1;2;1;0;K;1:0K', '1;2;3;4;0;1;K;0:1K', '1;3;5;6;0;0;K;0:0K', '1;4;7;8;0;0;;0:0')); // prettier-ignore
    expect(games[0].map(({ kind, blackResult }) => [kind, blackResult])).toEqual([
      ['forfeit-win', undefined],
      ['forfeit-loss', undefined],
      ['double-forfeit', undefined],
      [undefined, 0],
    ]);
  });

  it('has games without a result, and rounds that are announced', async () => {
    const page = await readPrintedTable(list('1;1;1;2;1;0;;1:0', '1;2;3;4;;;;', '2;1;1;3;0;0;;0:0', '2;2;4;2;0;0;;0:0', '3;1;0;0;;;;')); // prettier-ignore
    expect(page.games.map((round) => round.map(({ result }) => result))).toEqual([[1, null], [null, null]]); // prettier-ignore
    expect(page.rounds).toBe(3);
    const blank = await readPrintedTable(list('1;1;1;2;1;0;;1:0', '1;2;3;4;0;0;;'));
    expect(blank.games[0][1].result).toBeNull();
  });

  it('needs no columns of forfeits and of results as texts', async () => {
    const { games } = await readPrintedTable('Runde;NrW;NrS;ErgW;ErgS\n1;1;2;1;0\n1;3;4;0;0');
    // Without a column of the result 0 and 0 are points
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }, { white: '3', black: '4', result: 0, blackResult: 0 }]]); // prettier-ignore
  });

  it('keeps the numbers of players where some have no line', async () => {
    const page = await readPrintedTable(list('1;1;12;7;1;0;;1:0'));
    expect(page.players.map(({ id }) => id)).toEqual(['7', '12']);
    expect(page.games).toEqual([[{ white: '12', black: '7', result: 1 }]]);
  });

  it('is a round robin where all have met all others, and free rounds are none', async () => {
    const page = await readPrintedTable(list('1;1;1;2;1;0;;1:0', '1;2;3;-1;0;0;;0:0', '2;1;3;1;0;1;;0:1', '2;2;2;-1;0;0;;0:0', '3;1;2;3;0,5;0,5;;0,5:0,5')); // prettier-ignore
    expect([page.system, page.games.map((round) => round.length)]).toEqual(['round-robin', [1, 1, 1]]);
    expect(saidIn(page)).toContain('read as a round robin, as all have met all others');
  });

  it('is a Swiss where somebody has points without an opponent, although all have met', async () => {
    const page = await readPrintedTable(list('1;1;1;2;1;0;;1:0', '1;2;3;-1;1;1;;1:1', '2;1;3;1;0;1;;0:1', '2;2;2;-1;1;1;;1:1', '3;1;2;3;1;0;;1:0')); // prettier-ignore
    expect([page.system, page.games.map((round) => round.length)]).toEqual(['swiss', [2, 2, 1]]);
  });

  it.each([
    ['a player twice in a round', ['1;1;1;2;1;0;;1:0', '1;2;1;3;1;0;;1:0'], 'line 3, column 9: expected a player used once in round 1, found "1"'], // prettier-ignore
    ['two winners', ['1;1;1;2;1;1;;1:1'], 'line 2, column 15: expected the other side of "1", found "1"'],
    ['half a point against none', ['1;1;1;2;0,5;0;;0,5:0'], 'expected the other side of "0,5", found "0"'],
    ['a drawn forfeit', ['1;1;1;2;0,5;0,5;K;0,5:0,5K'], 'expected the other side of "0,5" of a forfeit, found "0,5"'],
    ['a player against himself', ['1;1;2;2;1;0;;1:0'], 'line 2, column 11: expected another player than White, found "2"'], // prettier-ignore
    ['no round', ['x;1;1;2;1;0;;1:0'], 'line 2, column 1: expected the number of a round, found "x"'],
    ['no number', ['1;1;Ana;2;1;0;;1:0'], 'expected the number of a player, or -1, found "Ana"'],
    ['other points', ['1;1;1;2;3;0;;3:0'], 'expected points as in "1", "0,5" or "0", or nothing, found "3"'],
    ['another mark', ['1;1;1;2;1;0;x;1:0'], 'expected "K" for a forfeit, or nothing, found "x"'],
    ['a result that contradicts the points', ['1;1;1;2;1;0;;0:1'], 'expected the points of "1" and "0", found "0:1"'],
    ['a round and a player far beyond all others', ['1000;1;100000;2;1;0;;1:0'], 'expected a table, got a file that is too large for one'], // prettier-ignore
    ['nobody at all', [], 'line 1, column 1: expected a pairing below the headings, found "Runde"'],
  ])('%s is refused', async (_, lines, said) => {
    const text = list(...lines.map((line) => line.replace(/^x;1/, '0;1'))).replace(/\n0;1/, '\nx;1');
    await expect(readPrintedTable(text)).rejects.toThrow(RangeError);
    await expect(readPrintedTable(text)).rejects.toThrow(said);
  });

  it('of teams is refused, and one of players has no teams', async () => {
    const ofTeams = list('1;1;1;2;1;0;;1:0').replace(/;0;;$/, ';3;;');
    await expect(readPrintedTable(ofTeams)).rejects.toThrow('expected 0, as in a list of players, found "3" (lists of pairings of teams are not read)'); // prettier-ignore
    await expect(readPrintedTeams(list(...LINES))).rejects.toThrow('expected a table of teams');
  });
});
