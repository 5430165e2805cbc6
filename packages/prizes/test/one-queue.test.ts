import { describe, expect, it } from 'vitest';

import { type Fund, type PrizeItem, prizes } from '../src/index.js';

import { contenders, given, main, women } from './contenders.js';

/** One woman who wins a main and a side prize, and takes the one that comes first. */
function first(main_: PrizeItem, side: PrizeItem, more: Partial<Fund> = {}, place = 1): string {
  const rest = Array<PrizeItem>(place - 1).fill({ money: 50_000 });
  const players = contenders([...rest.map(() => 'M6'), 'W5'].join(' '));
  const lists = [
    { name: 'Main', amounts: [...rest, main_] },
    { name: 'Side', amounts: [side], for: { sex: 'w' } } as const,
  ];
  const { awards } = prizes(players, { model: 'one-queue', prizes: lists, ...more });
  return awards.find(({ player }) => player === String(players.length))?.prize ?? '';
}

describe('one queue', () => {
  it('compares money, then kinds, then places, then lists', () => {
    expect(first({ money: 500, kind: 'trophy' }, { money: 1000, kind: 'medal' })).toBe('Side');
    expect(first({ money: 500, kind: 'medal' }, { money: 500, kind: 'trophy' })).toBe('Side');
    expect(first({ money: 500, kind: 'trophy' }, { money: 500, kind: 'trophy' })).toBe('Main');
    const equal = { money: 8000, kind: 'trophy' } as const;
    expect(first(equal, equal, {}, 4)).toBe('Side');
    expect(first(equal, equal, { equal: 'main' }, 4)).toBe('Main');
  });

  it('a prize once given stays', () => {
    const lists = [main([200, 100, 50]), women(150, 90)];
    const fund: Fund = { model: 'one-queue', prizes: lists };
    expect(given(contenders('M6 W5 M4 M3 W2'), fund)).toEqual(['200', '150 Women', '100', '50', '90 Women']);
    // 70 first in the queue is the main one's, and 70 of the women is for the next
    expect(given(contenders('W6 W5'), { model: 'one-queue', prizes: [main([70]), women(70)] })).toEqual([
      '70',
      '70 Women',
    ]);
  });

  it('gives one prize, one of each sort, or any number', () => {
    const players = contenders('W6 W5 M4');
    const lists = [main([200, 100]), women(150, 90), { ...women(60), name: 'Girls' }];
    const fund: Fund = { model: 'one-queue', prizes: lists };
    expect(given(players, fund)).toEqual(['200', '150 Women', '100']);
    expect(given(players, { ...fund, perPlayer: 'main-and-one' })).toEqual(['200, 150 Women', '100, 90 Women', '–']);
    expect(given(players, { ...fund, perPlayer: 'any' })).toEqual([
      '200, 150 Women, 100, 90 Women, 60 Girls',
      '–',
      '–',
    ]);
    const { unawarded, amounts } = prizes(players, { ...fund, perPlayer: 'main-and-one' });
    expect(unawarded).toEqual([
      { prize: 'Girls', place: 1, amount: 60, reason: { key: 'all-have-more', values: { prize: 'Girls', place: 1 } } },
    ]);
    expect(amounts.get('1')).toBe(350);
  });

  it('compares what things are worth, and pays money alone', () => {
    const book = { object: 'Book', value: 120 };
    const list = prizes(contenders('W6 M5'), {
      model: 'one-queue',
      prizes: [main([100, 80]), { name: 'Women', amounts: [book], for: { sex: 'w' } }],
    });
    expect(list.awards.map(({ player, prize, amount, object }) => [player, prize, amount, object])).toEqual([
      ['1', 'Women', 0, 'Book'],
      ['2', 'Main', 100, undefined],
    ]);
    expect(list).toMatchObject({ fund: 180, paid: 100, left: 80 });
  });
});
