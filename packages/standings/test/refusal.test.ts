import { describe, expect, it } from 'vitest';

import { buchholz } from '@crosstable/buchholz';
import { explain as explainBuchholz } from '@crosstable/buchholz/explain';
import { PLAYERS_ONLY, TEAMS_ONLY, crosstable, modifierOf, openTable, refusalOf } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { explain } from '../src/explain.js';

const PLAYERS = openTable(crosstable([[game('A', 'B', 1)]]));
const TEAMS = openTable(teamTable([[{ white: 'A', black: 'B', gamePoints: [2, 1] }]]));

describe('a tie-break that isn’t allowed in a tournament', () => {
  it('Article 5: one for players, among teams', () => {
    expect(refusalOf({ participants: PLAYERS_ONLY }, TEAMS)).toEqual({
      key: 'not-for-teams',
      article: '5',
      expected: 'a tournament of players (Article 5)',
      got: '"teams"',
    });
    expect(refusalOf({ participants: PLAYERS_ONLY }, PLAYERS)).toBe(undefined);
  });

  it('Article 5: one for teams, among players', () => {
    expect(refusalOf({ participants: TEAMS_ONLY }, PLAYERS)).toEqual({
      key: 'for-teams-only',
      article: '5',
      expected: 'a tournament of teams (Article 5)',
      got: '"players"',
    });
    expect(refusalOf({ participants: TEAMS_ONLY }, TEAMS)).toBe(undefined);
  });

  it('is refused by the function of its package and by its explanation, which name the argument', () => {
    const table = crosstable([[game('A', 'B', 1)]], { system: 'round-robin' });
    const error = new RangeError(
      'games: expected a Swiss tournament (Article 8: no Buchholz in round-robins), got "round-robin"',
    );
    expect(() => buchholz('A', table)).toThrow(error);
    expect(() => explainBuchholz('A', table)).toThrow(error);
  });
});

describe('the cuts that an explanation is asked for', () => {
  it('are those of the rule', () => {
    const cuts = { '/C1': [] };
    expect(modifierOf({}, { cuts })).toBe('');
    expect(modifierOf({ cut: 1 }, { cuts })).toBe('/C1');
    expect(() => modifierOf({ cut: 2 }, { cuts })).toThrow(new RangeError('variant.cut: expected 0 or 1, got 2'));
    expect(() => modifierOf({ median: 1 }, { cuts })).toThrow(new RangeError('variant.median: expected 0, got 1'));
  });

  it('14.1.1.c: the first score of PS goes although a later one is lower; 16.5.1 is not about it', () => {
    // A: ½ for the bye, then a loss and one point less, so that the scores are ½, -½ and ½; without the first: 0
    const games = [
      [bye('A', 'half-bye'), game('B', 'C', 1)],
      [game('A', 'B', 0), bye('C', 'half-bye')],
      [game('A', 'C', 1), bye('B', 'half-bye')],
    ];
    const table = crosstable(games, { system: 'swiss', adjustments: [{ player: 'A', round: 2, points: -1 }] });
    const { contributions, value } = explain('PS/C1', 'A', table);
    expect(value).toBe(0);
    expect(contributions.map(({ value: score, cut }) => [score, cut])).toEqual([
      [0.5, { key: 'least-significant', article: '14.1.1.c' }],
      [-0.5, null],
      [0.5, null],
    ]);
  });
});
