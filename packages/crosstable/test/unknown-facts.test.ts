import { describe, expect, it } from 'vitest';

import { progressive } from '@crosstable/progressive';
import { blackGames, blackWins } from '@crosstable/wins';
import { explain as explainWins } from '@crosstable/wins/explain';
import {
  type Crosstable,
  type Fact,
  type Game,
  checkList,
  crosstable,
  explain,
  playersOf,
  standings,
  teamTable,
  tiebreakValues,
} from 'crosstable';
import { readEvent } from 'crosstable/event';
import { readPageEvent } from 'crosstable/printed-table';

const GAMES: readonly (readonly Game[])[] = [
  [{ white: 'A', black: 'B', result: 1 }],
  [{ white: 'B', black: 'A', result: 1 }],
  [{ white: 'A', black: 'B', result: 0.5 }],
];

/** The codes of a list that a table refuses, with the reason. */
function refused(table: Crosstable, codes: readonly string[]): readonly string[] {
  return checkList(codes, table).codes.flatMap(({ code, findings }) => findings.map(({ key }) => `${code} ${key}`));
}

const NEEDING = ['PTS', 'WIN', 'BPG', 'BWG', 'PS', 'PS/C1', 'FB', 'AOB/F', 'TPN', 'TPN/R', 'DE', 'SB'];

describe('facts that nobody knows', () => {
  it.each<[Fact, readonly string[]]>([
    ['colours', ['BPG colours-not-known', 'BWG colours-not-known']],
    ['rounds', ['PS', 'PS/C1', 'FB', 'AOB/F'].map((code) => `${code} rounds-not-known`)],
    ['pairing-numbers', ['TPN pairing-numbers-not-known', 'TPN/R pairing-numbers-not-known']],
  ])('without %s exactly these are refused', (fact, expected) => {
    expect(refused(crosstable(GAMES, { rounds: 3, unknown: [fact] }), NEEDING)).toEqual(expected);
    expect(refused(crosstable(GAMES, { rounds: 3 }), NEEDING)).toEqual([]);
  });

  it('of teams are those of their players', () => {
    const match = { white: 'Lions', black: 'Bears', boards: GAMES[0] };
    expect(refused(playersOf(teamTable([[match]], { unknown: ['colours'] })), ['PTS', 'BPG'])).toEqual([
      'BPG colours-not-known',
    ]);
    expect(blackGames('B', playersOf(teamTable([[match]])))).toBe(1);
  });

  it('are missed by every function', () => {
    const table = crosstable(GAMES, { unknown: ['colours', 'rounds'] });
    const message = (what: string, article: string) =>
      `expected a tournament whose ${what} are known (Article ${article}), got one with "${what}" among its unknown facts`;
    expect(() => progressive('A', table)).toThrow(new RangeError(`games: ${message('rounds', '7.5')}`));
    expect(() => blackGames('B', table)).toThrow(new RangeError(`games: ${message('colours', '7.3')}`));
    expect(() => blackWins('B', table)).toThrow(message('colours', '7.4'));
    expect(() => explainWins('B', table, [], { of: 'BPG' })).toThrow(message('colours', '7.3'));
    expect(() => explain('BPG', 'B', table)).toThrow(message('colours', '7.3'));
    expect(() => standings(table, ['PTS', 'BPG'])).toThrow(message('colours', '7.3'));
    expect(tiebreakValues('WIN', table).get('A')).toBe(1);
    expect(tiebreakValues('PS', table).get('A')).toBeNull();
  });
});

describe('what a printed page leaves open', () => {
  it('is rounds, colours and numbers in a round robin by rank, and nothing in one by number', async () => {
    const byRank = await readPageEvent('Rk.;Name;1;2;3;Pts.\n1;Ana;*;1;½;1½\n2;Bo;0;*;1;1\n3;Cy;½;0;*;½');
    expect(byRank.unknown).toEqual(['colours', 'rounds', 'pairing-numbers']);
    expect(refused(crosstable(byRank.games, byRank), ['PTS', 'BPG', 'PS', 'TPN', 'SB'])).toEqual([
      'BPG colours-not-known',
      'PS rounds-not-known',
      'TPN pairing-numbers-not-known',
    ]);
    const byNumber = await readPageEvent('No.;Name;1;2;3;Pts.\n1;Cy;*;½;0;½\n2;Ana;½;*;1;1½\n3;Bo;1;0;*;1');
    expect(byNumber.unknown).toBeUndefined();
    expect(refused(crosstable(byNumber.games, byNumber), ['PTS', 'BPG', 'PS', 'TPN', 'SB'])).toEqual([]);
  });

  it('stays unknown in an event written as JSON', () => {
    const json = JSON.stringify({ games: GAMES, unknown: ['rounds'] });
    expect(readEvent(json).unknown).toEqual(['rounds']);
    expect(() => readEvent(JSON.stringify({ games: GAMES, unknown: ['round'] }))).toThrow('unknown[0]: expected');
  });
});
