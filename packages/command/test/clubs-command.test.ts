// The clubs of a tournament of players, by the sums of their best players
import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const OPEN = {
  ...{ name: 'Open', system: 'swiss', start: '2026-05-01', tiebreaks: ['PTS', 'BH'] },
  players: [
    { id: '1', name: 'Ann', club: 'Rook', federation: 'EST' },
    { id: '2', name: 'Bob', club: 'Knight', federation: 'EST' },
    { id: '3', name: 'Cid', club: 'Knight', federation: 'FIN' },
    { id: '4', name: 'Dan', club: 'Rook', federation: 'FIN' },
  ],
  games: [
    [
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '4', result: 1 },
    ],
    [
      { white: '1', black: '3', result: 0.5 },
      { white: '2', black: '4', result: 1 },
    ],
  ],
};

const clubs = (words: readonly string[], event: object = OPEN) =>
  crosstable(['clubs', '-', ...words], JSON.stringify(event));

describe('clubs', () => {
  // Ann 1½, Cid 1½, Bob 1, Dan 0; Buchholz: 2½ each of Ann and Cid against Dan 0 + Ann 1½ …: Ann met Bob 1 and Cid 1½, Cid met Dan 0 and
  // Ann 1½, Bob met Ann 1½ and Dan 0, Dan met Cid 1½ and Bob 1
  it('are a table and sentences by player', async () => {
    const { code, complaints, output } = await clubs(['--best', '2']);
    expect([code, complaints]).toEqual([0, '']);
    expect(output.split('\n').map((line) => line.trim())).toEqual([
      'Open',
      '2026-05-01',
      'Swiss, 2 rounds, FIDE C.07 tie-breaks (2026-03, by the date)',
      'Ranking of the clubs by their best 2 players',
      '',
      '#  Club    Points  BH  Players',
      '1  Knight      2½   3  Cid, Bob',
      '2  Rook        1½   5  Ann, Dan',
      '',
      'By player',
      '1. Knight. Points 2.5: Cid 1.5, Bob 1. BH 3: Cid 1.5, Bob 1.5.',
      '2. Rook. Points 1.5: Ann 1.5, Dan 0. BH 5: Ann 2.5, Dan 2.5. Behind Knight: Points 1.5, not 2.5.',
      '',
    ]);
  });

  it('are lines for spreadsheets, and data', async () => {
    expect(
      (await clubs(['--best', '1', '--teams', '2', '--format', 'csv', '--order', 'points,best-place'])).output.split(
        '\r\n',
      ),
    ).toEqual([
      'rank,team,number,complete,points,best-place,players',
      '1,Rook,1,yes,1.5,1,1',
      '2,Knight,1,yes,1.5,2,3',
      '3,Knight,2,yes,1,3,2',
      '4,Rook,2,yes,0,4,4',
      '',
    ]);
    const { output } = await clubs(['--by', 'federation', '--format', 'json']);
    expect(JSON.parse(output)).toMatchObject({
      ...{ name: 'Open', by: 'federation', best: 4, order: ['points', 'BH'] },
      teams: [
        { rank: 1, label: 'EST', isComplete: false, values: [2.5, 4], members: [{ player: '1' }, { player: '2' }] },
        { rank: 2, label: 'FIN', separatedBy: 0, why: expect.any(String) as unknown },
      ],
      names: { 1: 'Ann' },
    });
  });

  it.each([
    ['de', 'Rangliste der Vereine nach ihren 4 besten Spielern'],
    ['fr', 'Classement des clubs selon leurs 4 meilleurs joueurs'],
    ['es', 'Clasificación de clubes por sus 4 mejores jugadores'],
  ])('speak %s', async (language, about) => {
    const { output } = await clubs(['--language', language]);
    expect(output).toContain(about);
    expect(output).not.toMatch(/undefined|null/);
  });

  it('have places for women, and teams that are too small behind, counted or out', async () => {
    const event = { ...OPEN, players: OPEN.players.map((one) => (one.id === '4' ? { ...one, sex: 'w' } : one)) };
    const csv = async (...words: readonly string[]) =>
      (await clubs(['--format', 'csv', '--best', '2', '--women', '1', ...words], event)).output
        .split('\r\n')
        .slice(1, -1);
    expect(await csv()).toEqual(['1,Rook,1,yes,1.5,5,4;1', '2,Knight,1,no,1.5,1.5,3']);
    expect(await csv('--incomplete', 'counted')).toEqual(['1,Rook,1,yes,1.5,5,4;1', '2,Knight,1,no,1.5,1.5,3']);
    expect(await csv('--incomplete', 'out')).toEqual(['1,Rook,1,yes,1.5,5,4;1']);
    expect(await csv('--least', '2')).toEqual(['1,Rook,1,yes,1.5,5,4;1', ',Knight,1,no,1.5,1.5,3']);
    expect(await csv('--men', '1')).toEqual(['1,Rook,1,yes,1.5,5,4;1', '2,Knight,1,no,1.5,1.5,3']);
  });

  it('are none where nobody has a club', async () => {
    expect((await clubs(['--by', 'group'])).output).toContain('No player has a group.');
  });

  it.each<[readonly string[], string]>([
    [['--by', 'school'], '--by: expected club, federation or group, got "school"'],
    [['--best', '0'], '--best: expected a whole number from 1, got "0"'],
    [['--teams', '0'], '--teams: expected a whole number from 1 or any, got "0"'],
    [
      ['--order', 'BH,elo'],
      '--order: expected points, rollins, rank-points, places, best-place or a code of the list of tie-breaks, got "elo"',
    ],
    [['--best', '2', '--women', '3'], '--women: expected a whole number from 0 to 2, got 3'],
    [['--incomplete', 'no'], '--incomplete: expected behind, counted or out, got "no"'],
  ])('%j is refused', async (words, complaint) => {
    const { code, output, complaints } = await clubs(words);
    expect([code, output, complaints]).toEqual([2, '', `crosstable: ${complaint}\n`]);
  });

  it('of teams are refused', async () => {
    const teams = { matches: [[{ white: 'Lions', black: 'Bears', gamePoints: [3, 1] }]] };
    expect((await clubs([], teams)).complaints).toContain('expected a tournament of players, got one of teams');
  });

  it('of any number of teams', async () => {
    const { output } = await clubs(['--best', '1', '--teams', 'any', '--format', 'csv']);
    expect(output.split('\r\n')).toHaveLength(6);
  });
});
