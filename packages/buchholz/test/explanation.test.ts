import { describe, expect, it } from 'vitest';

import { crosstable, openTable, valuesOf } from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';

import { averageOfBuchholzRule, averageOfForeBuchholzRule, buchholzRule } from '../src/article-8-explanation.js';
import { refusalOfFore } from '../src/article-8.3.js';
import { averageOfOpponentsBuchholz } from '../src/average.js';
import { type BuchholzVariant, explain } from '../src/explain.js';

/** With draws in the final round A has 1½, B ½, C 1½, D, who isn't paired there, 1, and E 1½. */
const GAMES = [
  [game('A', 'B', 1, 'forfeit-win'), game('C', 'D', 1), bye('E', 'pairing-bye')],
  [game('A', 'C', 1), game('B', 'E', 0.5), bye('D', 'full-bye')],
];
const table = crosstable(GAMES, { system: 'swiss', rounds: 2 });
const running = crosstable(GAMES, { system: 'swiss', rounds: 3 });

function scores(player: string, games = table): readonly unknown[] {
  const { contributions } = explain(player, games, undefined, { fore: true });
  return contributions.map(({ score, reason }) => [score, reason.key, reason.article]);
}

describe('why a score counts in Fore Buchholz', () => {
  it.each([
    // B's ½ limits the dummy of the forfeit, although B is paired in the final round
    ['A', [0.5, 'dummy-limited-by-opponent', '16.4.1'], [1.5, 'opponent-fore-score', '8.3']],
    ['B', [0.5, 'dummy', '16.4'], [1.5, 'opponent-fore-score', '8.3']],
    ['C', [1, 'opponent-score', '16.3.1'], [1.5, 'opponent-fore-score', '8.3']],
    ['D', [1.5, 'opponent-fore-score', '8.3'], [1, 'dummy', '16.4']],
    ['E', [1, 'dummy-limited-by-draws', '16.4.2'], [0.5, 'opponent-fore-score', '8.3']],
  ])('%s', (player, ...expected) => {
    expect(scores(player)).toEqual(expected);
  });

  it('is the draw in the final round, also of an opponent to whom the arbiter gave points', () => {
    const adjustments = [{ player: 'A', points: 1 }];
    const given = crosstable(GAMES, { system: 'swiss', rounds: 2, adjustments });
    // A has 1 by forfeit, 1 for the win against C and 1 by the arbiter: 3; 2½ with a draw against C (Art. 8.3)
    expect(scores('C', given)[1]).toEqual([2.5, 'opponent-fore-score', '8.3']);
  });

  it('is the score as it is, before the final round', () => {
    // C has 1 and A 2 without draws
    expect(scores('C', running)).toEqual([
      [1, 'opponent-score', '16.3.1'],
      [2, 'opponent-score', '16.3.1'],
    ]);
  });
});

describe('the article', () => {
  it.each<[BuchholzVariant, string]>([
    [{}, '8.1'],
    [{ fore: true }, '8.3'],
    [{ average: true }, '8.2'],
    [{ average: true, fore: true }, '8.2'],
  ])('of %o is %s', (variant, article) => {
    expect(explain('A', table, undefined, variant)).toMatchObject({ article, conclusion: { article } });
  });

  it('of every opponent’s Buchholz is 8.2, of a cut 14.1.1.a', () => {
    const averaged = explain('A', table, undefined, { average: true }).contributions;
    expect(averaged.map(({ opponent, reason }) => [opponent, reason])).toEqual([
      ['C', { key: 'opponent-buchholz', article: '8.2' }],
    ]);
    // A: the dummy of the forfeit has ½, C 1
    const cut = explain('A', table, undefined, { cut: 1 }).contributions;
    expect(cut.map((one) => one.cut)).toEqual([{ key: 'least-significant', article: '14.1.1.a' }, null]);
  });
});

it('rounds without a record bring nothing to a column, and a player without other rounds has 0', () => {
  // Without a system: A 2, B ½, C ½, and each has had two games. A: B and C, ½ cut; B: A and C, ½ cut; C likewise
  const games = [[game('A', 'B', 1)], [game('A', 'C', 1)], [game('B', 'C', 0.5)]];
  const tournament = openTable(crosstable(games, { players: ['A', 'B', 'C', 'D'].map((id) => ({ id })) }));
  expect(Array.from(valuesOf(buchholzRule, [], tournament))).toEqual([1, 2.5, 2.5, 0]);
  expect(Array.from(valuesOf(buchholzRule, buchholzRule.cuts['/C1'] ?? [], tournament))).toEqual([0.5, 2, 2, 0]);
});

describe('a player without opponents to average', () => {
  const nobody = crosstable([[game('A', 'B', 1), bye('C', 'half-bye')]], { system: 'swiss', rounds: 1 });

  // A and B have met: Buchholz 0 and 1, with draws ½ and ½
  it.each([
    ['AOB', averageOfBuchholzRule, [1, 0, NaN]],
    ['AOB/F', averageOfForeBuchholzRule, [0.5, 0.5, NaN]],
  ] as const)('has no value in the column %s', (_, rule, values) => {
    expect(Array.from(valuesOf(rule, [], openTable(nobody)))).toEqual(values);
  });
});

it('a variant that is no object is refused by name', () => {
  expect(() => call(explain, ['A', table, undefined, 5])).toThrow(new TypeError('variant: expected an object, got 5'));
});

it('a round-robin is refused under the name of the table, by the note of Article 8', () => {
  const robin = crosstable(GAMES, { system: 'round-robin', rounds: 2 });
  const what = /^games: expected /;
  expect(() => explain('A', robin, undefined, { average: true })).toThrow(what);
  expect(() => averageOfOpponentsBuchholz('A', robin)).toThrow(what);
  expect(refusalOfFore(openTable(robin))).toMatchObject({ article: '8' });
});

it('a table without the announced rounds is refused by Article 8.3', () => {
  expect(refusalOfFore(openTable(crosstable(GAMES, { system: 'swiss' })))).toMatchObject({ article: '8.3' });
});
