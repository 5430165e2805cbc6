// The prizes of a tournament: T13 of the tests of other programs, in which a woman leaves the main list for 70, and a player behind has 100.
import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const GAMES = [
  [
    { white: '1', black: '2', result: 1 },
    { white: '3', black: '', result: 1, kind: 'full-bye' },
  ],
  [
    { white: '3', black: '1', result: 0 },
    { white: '2', black: '', result: 1, kind: 'full-bye' },
  ],
];

const PLAYERS = [
  { id: '1', name: 'Max', rating: 2000, title: 'FM' },
  { id: '2', name: 'Ida', rating: 1900, sex: 'w', birth: '2012' },
  { id: '3', name: 'Leo', rating: 1800, birth: '2014/05/03' },
];

const OPEN = { name: 'Open', system: 'swiss', start: '2026-05-01', players: PLAYERS, games: GAMES };
const EVENT = JSON.stringify({ ...OPEN, tiebreaks: ['PTS', 'RTNG'] });

const FUND = 'name,amounts,share,sex\nMain,200 100,equal,\nWomen,70 30,,w\n';

const prizes = (words: readonly string[], fund = FUND, event = EVENT) =>
  crosstable(['prizes', '-', '--fund', 'k.csv', ...words], event, fund);

const inModel = (words: readonly string[], fund = FUND, event = EVENT) =>
  prizes(['--model', 'highest-value', ...words], fund, event);

describe('prizes', () => {
  it('are a table, the reasons, what is left and the totals', async () => {
    const { code, complaints, output } = await inModel([]);
    expect([code, complaints]).toEqual([0, '']);
    expect(output.split('\n').map((line) => line.trim())).toEqual([
      'Open',
      '2026-05-01',
      'Swiss, 2 rounds, FIDE C.07 tie-breaks (2026-03, by the date)',
      'Prizes by the model highest-value, in which each player has one prize, the most valuable; nothing is rounded; in the order of PTS, RTNG',
      '',
      '#  No  Title  Player  Points  Prize  Amount',
      '1   1  FM     Max          2  Main      200',
      '2   2         Ida          1  Women      70',
      '3   3         Leo          1  Main      100',
      '',
      'Why',
      'Max: 200. Place 1 of Main: 200.',
      'Ida: 70. Women, place 1: 70, for the best who can take it. For it, the share of 50 of Main was given up. ' +
        'Attention: Leo, who is behind, now has more from Main: 100.',
      'Leo: 100. Place 2 of Main: 100.',
      '',
      'Not given',
      'Women, place 2, is left: all whom it is for have another prize, or there are no more of them.',
      '',
      'The fund is 400, 370 are paid, 30 are left.',
      '',
    ]);
  });

  it('are lines for spreadsheets', async () => {
    const { complaints, output } = await inModel(['--format', 'csv', '--decimals', '2', '--rounding', 'down']);
    expect(output.split('\r\n')).toEqual([
      'rank,number,title,name,points,prize,amount,exact,object',
      '1,1,FM,Max,2,Main,200,20000,',
      '2,2,,Ida,1,Women,70,7000,',
      '3,3,,Leo,1,Main,100,10000,',
      '',
    ]);
    expect(complaints).toContain('Women, place 2, is left');
    expect(complaints).toContain('The fund is 400.00, 370.00 are paid, 30.00 are left.');
  });

  it('are data', async () => {
    const { output } = await inModel(['--format', 'json']);
    expect(JSON.parse(output)).toMatchObject({
      ...{ name: 'Open', tiebreaks: ['PTS', 'RTNG'], model: 'highest-value', rounding: 'exact', decimals: 0 },
      prizes: [
        { rank: 1, player: '1', name: 'Max', points: 2, prize: 'Main', amount: 200, exact: '200' },
        { player: '2', reasons: [{ key: 'category' }, { key: 'gave-up' }, { key: 'less-by-move' }] },
        { player: '3', why: ['Place 2 of Main: 100.'], places: [{ prize: 'Main', place: 2 }] },
      ],
      ...{ amounts: { 1: 200, 2: 70, 3: 100 }, fund: 400, paid: 370, left: 30, over: 0 },
      unawarded: [{ prize: 'Women', place: 2, amount: 30, reason: { key: 'all-have-more' } }],
    });
  });

  it('are a page with a column for signatures', async () => {
    const { output } = await inModel(['--format', 'html']);
    expect(output).toContain('Signature');
    expect(output).toContain('<title>Open</title>');
    const { output: markdown } = await inModel(['--format', 'markdown']);
    expect(markdown).toContain('| 2 |  2 |       | Ida    |      1 | Women |     70 |');
    expect(markdown).not.toContain('Signature');
  });

  it.each([
    ['de', 'Preis', 'Nicht vergeben', 'Der Preisfonds beträgt 400, ausgezahlt werden 370, übrig bleiben 30.'],
    ['fr', 'Prix', 'Non attribués', 'Le fonds est de 400, 370 sont versés, il reste 30.'],
    ['es', 'Premio', 'Sin adjudicar', 'El fondo es de 400, se pagan 370, quedan 30.'],
  ])('speak %s', async (language, prize, left, totals) => {
    const { output } = await inModel(['--language', language]);
    expect(output).toContain(prize);
    expect(output).toContain(left);
    expect(output).toContain(totals);
    expect(output).not.toMatch(/undefined|highest-value, in which/);
  });

  it('have a model and a rounding that the answer repeats', async () => {
    const own = JSON.stringify({ model: 'one-queue', rounding: 'down', prizes: [{ name: 'Main', amounts: [5] }] });
    expect((await prizes([], own)).output).toContain('Prizes by the model one-queue');
    expect((await prizes([], own)).output).toContain('rounded down');
    expect((await prizes(['--model', 'us-chess'], own)).output).toContain('Prizes by US Chess rules 32 and 33');
  });

  it('leave out players who take no part', async () => {
    const { output } = await inModel(['--without', '1,2', '--format', 'csv']);
    expect(output.split('\r\n').slice(1)).toEqual(['3,3,,Leo,1,Main,200,200,', '']);
  });

  it('are given after a round', async () => {
    const { output } = await inModel(['--round', '1', '--format', 'csv']);
    // Max and Leo have 1, Ida nothing
    expect(output.split('\r\n').slice(1, 3)).toEqual(['1,1,FM,Max,1,Main,150,150,', '2,3,,Leo,1,Main,150,150,']);
  });

  it('nobody has, where nobody is eligible', async () => {
    const { output } = await inModel([], 'name,amounts,club\nTurm,70,Turm\n');
    expect(output).toContain('Nobody has a prize.');
    expect(output).toContain('The fund is 70, 0 are paid, 70 are left.');
  });
});

describe('prizes refuse', () => {
  it.each<[readonly string[], string, string]>([
    [[], FUND, 'k.csv: expected a model: --model highest-value, one-queue or us-chess'],
    [['--model', 'fide'], FUND, '--model: expected highest-value, one-queue or us-chess, got "fide"'],
    [['--model', 'us-chess'], FUND.replace('equal', 'hort'), 'k.csv: line 2, column 14: expected nothing in the model us-chess, which shares every list equally, found "hort"'], // prettier-ignore
    [['--model', 'us-chess'], 'name,amounts\nMain,2 x', 'k.csv: line 2, column 6: expected amounts, such as 200 100 50, found "x"'], // prettier-ignore
    [[], '{ "model": "one-queue", "prizes": [{ "name": "", "amounts": [] }] }', 'k.csv: fund.prizes[0].name: expected a name of its own, got ""'], // prettier-ignore
    [[], '{ "model": "one-queue", "prizes": [], "choices": { "9": "Main" } }', 'k.csv: fund.choices["9"]: expected the name of a list of the fund, got "Main"'], // prettier-ignore
    [['--model', 'one-queue', '--rounding', 'up'], FUND, '--rounding: expected exact, nearest, largest-remainder or down, got "up"'], // prettier-ignore
    [['--model', 'one-queue', '--decimals', '9'], FUND, '--decimals: expected a whole number from 0 to 6, got "9"'],
    [['--model', 'one-queue', '--without', '7'], FUND, '--without: expected start numbers of the file (in JSON ids), got "7"'], // prettier-ignore
    [['--model', 'one-queue'], 'name,amounts,age,age on\nU14,5,-13,2026-05-01', 'standard input: Ida: expected a day of birth, because the age on 2026-05-01 depends on it, got "2012"'], // prettier-ignore
  ])('%j', async (words, fund, complaint) => {
    const { code, complaints, output } = await prizes(words, fund);
    expect([code, output, complaints]).toEqual([2, '', `crosstable: ${complaint}\n`]);
  });

  it('a list that doesn’t begin with points, unless ranks are ties', async () => {
    const other = JSON.stringify({ ...OPEN, tiebreaks: ['OTHER_X', 'PTS'], values: { OTHER_X: { 1: 0, 2: 1, 3: 2 } } });
    const { code, complaints: told } = await inModel([], FUND, other);
    expect(code).toBe(2);
    expect(told).toContain(
      'expected a list of tie-breaks that begins with PTS, because players with equal points are tied',
    );
    const ranks = JSON.stringify({ model: 'highest-value', ties: 'ranks', prizes: [{ name: 'Main', amounts: [5] }] });
    expect((await prizes(['--format', 'csv'], ranks, other)).output).toContain('Leo');
  });

  it('teams, two files from standard input, and no fund', async () => {
    const teams = '{ "matches": [[{ "white": "Lions", "black": "Bears", "gamePoints": [3, 1] }]] }';
    expect((await inModel([], FUND, teams)).complaints).toContain('expected a tournament of players, got one of teams');
    const twice = await crosstable(['prizes', '-', '--fund', '-'], EVENT);
    expect(twice.complaints).toContain('expected one file from standard input, got two');
    const none = await crosstable(['prizes', '-'], EVENT);
    expect(none.complaints).toBe('crosstable: prizes: expected --fund FUND (crosstable prizes --help shows how)\n');
  });
});
