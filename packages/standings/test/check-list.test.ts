import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { checkList } from '../src/check-list.js';

const players = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 2000 - 100 * at }));

/** Keys of the findings, code by code; a `!` marks what is wrong. */
function keys(...given: Parameters<typeof checkList>): readonly string[] {
  return checkList(...given).codes.map(({ code, findings }) =>
    [code, ...findings.map(({ key, isWrong }) => (isWrong ? `${key}!` : key))].join(' '),
  );
}

describe('checkList', () => {
  it('finds nothing in a list that is in order, before round 1 as afterwards', () => {
    const list = ['PTS', 'DE', 'BH/C1', 'BH', 'DE', 'ARO'];
    expect(keys(list, crosstable([], { system: 'swiss', players }))).toEqual(list);
    const games = [[game('A', 'B', 1), game('C', 'D', 1)]];
    expect(keys(list, crosstable(games, { system: 'swiss', players }))).toEqual(list);
  });

  it('refuses holes', () => {
    const table = crosstable([], { players });
    expect(() => checkList(Array(1), table)).toThrow(/^codes\[0\]: expected .* got undefined$/);
    expect(() => checkList(['PTS'], table, { announced: Array(1) })).toThrow(
      /^options\.announced\[0\]: expected .* got undefined$/,
    );
  });

  it('4.3: says what is known before the last round is over', () => {
    const list = ['PTS', 'DE', 'WIN', 'BH', 'FB', 'SB', 'ARO', 'TPR', 'APRO'];
    const { codes } = checkList(list, crosstable([], { system: 'swiss', players, rounds: 5 }));
    expect(codes.filter(({ isKnownBeforeTheEnd }) => !isKnownBeforeTheEnd).map(({ code }) => code)).toEqual([
      'DE',
      'BH',
      'SB',
      'APRO',
    ]);
    expect(codes.map(({ type }) => type)).toEqual(['B', 'A', 'B', 'C', 'D', 'BC', 'D', 'DB', 'DC']);
    expect(codes[3]).toEqual({ code: 'BH', name: 'Buchholz', type: 'C', isKnownBeforeTheEnd: false, findings: [] });
  });

  it('8: no Buchholz in a round-robin, as of March 2026', () => {
    const list = ['PTS', 'bh-c1', 'AOB', 'FB', 'SB'];
    const options = { system: 'round-robin', players, rounds: 3 } as const;
    expect(keys(list, crosstable([], options))).toEqual([
      'PTS',
      'bh-c1 no-buchholz-in-round-robins!',
      'AOB no-buchholz-in-round-robins!',
      'FB no-buchholz-in-round-robins!',
      'SB',
    ]);
    expect(keys(list, crosstable([], { ...options, edition: '2024-08' }))).toEqual([
      'PTS',
      'bh-c1 not-for-system',
      'AOB not-for-system',
      'FB not-for-system',
      'SB',
    ]);
  });

  it('9.2: Koya is for round-robins, 8.3: Fore Buchholz needs the announced rounds', () => {
    const list = ['PTS', 'KS', 'FB', 'AOB/F'];
    expect(keys(list, crosstable([], { system: 'swiss', players }))).toEqual([
      'PTS',
      'KS not-for-system',
      'FB rounds-not-announced!',
      'AOB/F rounds-not-announced!',
    ]);
    expect(keys(list, crosstable([], { players }))[1]).toBe('KS'); // nothing is known of the system
  });

  it('10: unrated players', () => {
    const some = [...players, { id: 'E' }];
    const list = ['PTS', 'ARO/C1', 'RTNG', 'TPN'];
    expect(keys(list, crosstable([], { players: some }))).toEqual([
      'PTS',
      'ARO/C1 unrated-players!',
      'RTNG unrated-players!',
      'TPN',
    ]);
    expect(keys(list, crosstable([], { players: some, unrated: 1400 }))).toEqual(list);
    expect(keys(list, crosstable([], { players: some, unrated: 'skip' }))).toEqual(list);
  });

  it('unknown, repeated and too new codes, and points that don’t come first', () => {
    const table = crosstable([], { players, edition: '2024-08' });
    expect(keys(['BH', 'PTS', 'bh', 'XX', 'STD', 'DE', 'DE'], table)).toEqual([
      'BH points-not-first',
      'PTS',
      'bh repeated',
      'XX unknown-code!',
      'STD newer-than-edition',
      'DE',
      'DE',
    ]);
    expect(checkList(['XX'], table).codes[0]).toEqual({
      code: 'XX',
      name: null,
      type: null,
      isKnownBeforeTheEnd: false,
      findings: [{ key: 'unknown-code', article: '5', isWrong: true }],
    });
  });

  it('5: of an unknown code the one that was meant', () => {
    const [{ findings }] = checkList(['BHC1'], crosstable([])).codes;
    expect(findings[0]).toEqual({ key: 'unknown-code', article: '5', isWrong: true, meant: 'BH/C1' });
  });

  it('says whom the list leaves tied now, without the codes that can’t be used', () => {
    const games = [[bye('A', 'full-bye'), game('B', 'C', 0.5), bye('D', 'half-bye'), bye('E', 'zero-bye')]];
    const table = crosstable(games, { system: 'swiss' });
    expect(checkList(['PTS'], table).ties).toEqual([['B', 'C', 'D']]);
    // Played with black: C alone
    expect(checkList(['PTS', 'FB', 'XX', 'BPG'], table).ties).toEqual([['B', 'D']]);
    expect(checkList([], table).ties).toEqual([['A', 'B', 'C', 'D', 'E']]);
    expect(checkList(['PTS', 'BPG', 'TPN'], table).ties).toEqual([]);
  });

  it('names the groups of tied players in the order of their ranks', () => {
    // B and D won, 1 point each; A and C lost
    const games = [[game('A', 'B', 0), game('C', 'D', 0)]];
    expect(checkList(['PTS'], crosstable(games, { players })).ties).toEqual([
      ['B', 'D'],
      ['A', 'C'],
    ]);
  });

  it('refuses options that it would misread: of another name, or of another type', () => {
    const table = crosstable([], { players });
    expect(() => call(checkList, [['PTS'], table, { isLongEvent: true }])).toThrow(
      /^options: expected .*"isLongEvent"$/,
    );
    expect(() => call(checkList, [['PTS'], table, { isLong: 'no' }])).toThrow(TypeError);
    expect(() => call(checkList, [['PTS'], table, { announced: 'PTS' }])).toThrow(TypeError);
  });

  it('refuses what is no list and no table', () => {
    expect(() => call(checkList, ['PTS', crosstable([])])).toThrow(TypeError);
    const withNumber = (): unknown => call(checkList, [['PTS', 5], crosstable([])]);
    expect(withNumber).toThrow(TypeError);
    expect(withNumber).toThrow(/^codes\[1\]: expected .*, got 5$/);
    expect(() => call(checkList, [['PTS'], []])).toThrow(TypeError);
  });
});

it('AOB/F is new in the edition of March 2026, AOB isn’t', () => {
  const table = crosstable([], { system: 'swiss', edition: '2024-08', rounds: 5 });
  const found = checkList(['PTS', 'AOB', 'AOB/F'], table).codes.map(({ findings }) => findings.map(({ key }) => key));
  expect(found).toEqual([[], [], ['newer-than-edition']]);
});

describe('checkList of teams', () => {
  const matches = [[{ white: 'Lions', black: 'Bears', boards: [{ white: 'Ada', black: 'Bea', result: 1 }] }]] as const;
  const byMatches = teamTable(matches);
  const byGames = teamTable(matches, { primary: 'GP' });

  it('finds nothing in a list of the codes for teams', () => {
    const list = ['PTS', 'MPvGP', 'EDEBT', 'EMMSB/C1', 'BH:MP', 'BH:GP/C1', 'WIN', 'SSSC', 'TBR', 'BBE', 'TPN'];
    expect(keys(list, byMatches)).toEqual(list);
    expect(keys(['MPTS', 'GPTS', 'BC'], byMatches)).toEqual(['MPTS', 'GPTS', 'BC']);
    expect(keys(['GPTS', 'MPTS', 'BC'], byGames)).toEqual(['GPTS', 'MPTS', 'BC']);
  });

  it('C.02.03 has DE, SB, REP and STD for individuals alone', () => {
    expect(keys(['PTS', 'DE', 'DE:GP/P', 'SB/C1', 'SB:GP', 'REP', 'STD', 'PS'], byMatches)).toEqual([
      'PTS',
      'DE not-for-teams',
      'DE:GP/P not-for-teams',
      'SB/C1 not-for-teams',
      'SB:GP not-for-teams',
      'REP not-for-teams',
      'STD not-for-teams',
      'PS',
    ]);
    expect(checkList(['PTS', 'DE'], byMatches).codes[1].findings).toEqual([
      { key: 'not-for-teams', article: '6', isWrong: false },
    ]);
    expect(keys(['PTS', 'SB'], crosstable([], { players }))).toEqual(['PTS', 'SB']);
  });

  it('5: refuses what needs a colour or a rating, and what is for teams in a tournament of players', () => {
    expect(keys(['PTS', 'BPG', 'ARO'], byMatches)).toEqual(['PTS', 'BPG not-for-teams!', 'ARO not-for-teams!']);
    expect(keys(['PTS', 'MPTS', 'BC', 'BH:GP'], crosstable([], { players }))).toEqual([
      'PTS',
      'MPTS for-teams-only!',
      'BC for-teams-only!',
      'BH:GP for-teams-only!',
    ]);
    const totals = teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [1, 0] }]]);
    expect(keys(['PTS', 'GPTS', 'BC', 'EDEBT', 'TBR', 'EDE'], totals)).toEqual([
      'PTS',
      'GPTS',
      'BC boards-not-known!',
      'EDEBT boards-not-known!',
      'TBR boards-not-known!',
      'EDE',
    ]);
  });

  it('8: a code with the score of teams needs what it needs without', () => {
    const roundRobin = teamTable(matches, { system: 'round-robin' });
    expect(keys(['PTS', 'BH:GP', 'KS:GP'], roundRobin)).toEqual(['PTS', 'BH:GP no-buchholz-in-round-robins!', 'KS:GP']);
    expect(keys(['PTS', 'BH:GP', 'FB:GP'], teamTable(matches, { system: 'swiss' }))).toEqual([
      'PTS',
      'BH:GP',
      'FB:GP rounds-not-announced!',
    ]);
  });

  it('12.1: board count needs equal game points, which a code before it has to ensure', () => {
    const found = (list: readonly string[], table = byMatches): readonly string[] => keys(list, table);
    expect(found(['PTS', 'BC'])).toEqual(['PTS', 'BC game-points-may-differ']);
    expect(found(['PTS', 'BC', 'GPTS'])[1]).toBe('BC game-points-may-differ');
    expect(found(['PTS', 'EMGSB', 'BC'])[2]).toBe('BC game-points-may-differ');
    expect(found(['PTS', 'MPvGP', 'BC'])[2]).toBe('BC');
    // With game points first, MPvGP is the match points, and the points make game points equal
    expect(found(['PTS', 'BC'], byGames)[1]).toBe('BC');
    expect(found(['MPTS', 'MPvGP', 'BC'], byGames)).toEqual([
      'MPTS points-not-first',
      'MPvGP repeated',
      'BC game-points-may-differ',
    ]);
  });

  it('4.3: says that a score stands twice, whatever it is called', () => {
    expect(keys(['PTS', 'MPTS', 'MPvGP', 'GPTS'], byMatches)).toEqual([
      'PTS',
      'MPTS repeated',
      'MPvGP',
      'GPTS repeated',
    ]);
    expect(keys(['GPTS', 'PTS'], byMatches)).toEqual(['GPTS points-not-first', 'PTS']);
    // Art. 13: the primary score is the default, so that BH:MP gives the values of BH here, and BH:GP gives others
    expect(keys(['PTS', 'BH/C1', 'BH:MP/C1', 'BH:GP/C1'], byMatches)).toEqual([
      'PTS',
      'BH/C1',
      'BH:MP/C1 repeated',
      'BH:GP/C1',
    ]);
    expect(keys(['PTS', 'KS:GP/L+1', 'KS/L+1'], byGames)[2]).toMatch(/^KS\/L\+1 .*repeated$/);
  });
});

it('a code is as new with the score of a team as without it', () => {
  const table = teamTable([], { teams: [{ id: 'A' }], system: 'swiss', edition: '2024-08', rounds: 5 });
  const found = checkList(['PTS', 'STD:MP', 'AOB:GP', 'AOB:GP/F'], table).codes.map(({ findings }) =>
    findings.map(({ key }) => key).filter((key) => key === 'newer-than-edition'),
  );
  expect(found).toEqual([[], ['newer-than-edition'], [], ['newer-than-edition']]); // Art. 7.7, 8.2: new in March 2026
});
