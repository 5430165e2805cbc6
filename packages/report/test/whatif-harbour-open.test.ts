import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { readEvent } from '@crosstable/event';
import { chances, whatif } from '@crosstable/whatif';

/*
 * The invented Harbour Open before its last round, a Swiss with byes, forfeits and a withdrawal: Brandão (2), Csonka (3) and
 * Eriksen (5) 3½; Aalto (1), Ferrari (6) and Ionescu (9) 2½; Dvořák (4) 2, Jovanović (10) 1½. Grünwald (7) and Hoxha (8) end
 * with 2½ and Kask (11) with 2, whatever happens.
 * Aalto - Brandão, Eriksen - Csonka, Dvořák - Jovanović, Ionescu - Ferrari.
 */
const event = readEvent(readFileSync(new URL('../../../examples/harbour-open.trf', import.meta.url)));
const { games, players } = event;
const open = games[5].filter(({ black, kind }: Game) => black !== '' && kind === undefined);
const options = { open: open.map(({ black, white }) => ({ white, black })), players, system: 'swiss' } as const;

describe('the Harbour Open before round 6, by points alone', () => {
  it('Csonka is first if she wins, or if she draws and Brandão does not win', () => {
    const { results } = whatif(games, ['PTS'], { ...options, player: '3', place: 1, maxNodes: 1000 });
    // Win 4½: Brandão has 4½ at most. Draw 4, as Eriksen: Brandão has 4½ after a win, else 4 at most.
    // Loss 3½: Eriksen has 4½; Brandão 3½ after a loss, else more; nobody else has more than 3½.
    expect(results.map(({ best, score, worst }) => [score, best.reached, worst.reached])).toEqual([
      [1, 1, 1],
      [0.5, 1, 2],
      [0, 2, 3],
    ]);
    expect(results.map(({ complete, sufficient }) => [complete, sufficient])).toEqual([
      [true, [[]]],
      [true, [[{ white: '1', black: '2', results: [1, 0.5] }]]],
      [true, []],
    ]);
  });

  it('if all results are equally likely, that is five outcomes of nine', () => {
    const found = chances(games, ['PTS'], { ...options, player: '3', place: 1, model: 'thirds', seed: 1 });
    expect(found.p).toBeCloseTo(5 / 9, 12);
    expect(found.exact).toBe(true);
  });

  it('Kask, without a game, is 10th whatever happens', () => {
    // Kask has 2. Eight have 2½ or more whatever happens: all but Dvořák and Jovanović. If Dvořák wins he has 3, after a draw 2½
    // and Jovanović 2; if Jovanović wins she has 2½ and Dvořák 2. So nine are ahead after each result.
    const { results } = whatif(games, ['PTS'], { ...options, player: '11', maxNodes: 1000 });
    expect(results.map(({ best, score, worst }) => [score, best.reached, worst.reached])).toEqual([[null, 10, 10]]);
  });
});
