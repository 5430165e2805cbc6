import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { readEvent } from '@crosstable/event';
import { type OwnResult, whatif } from '@crosstable/whatif';

/*
 * AVRO 1938 before round 14, the last one of a double round-robin of eight, its rounds in the order of the Berger tables:
 * Fine (2) 8½, Keres (1) 8, Botvinnik (3) 7½, Alekhine (4), Euwe (5) and Reshevsky (6) 6, Capablanca (7) 5½, Flohr (8) 4½.
 * Keres - Capablanca, Fine - Reshevsky, Botvinnik - Euwe, Flohr - Alekhine.
 */
const event = readEvent(readFileSync(new URL('../../../examples/avro-1938.trf', import.meta.url)));
if (!('games' in event)) throw new Error('expected a tournament of players');
const { games, players } = event;
const open = games[13].map(({ black, white }: Game) => ({ white, black }));

function ask(player: string, place?: number): readonly OwnResult[] {
  return whatif(games, ['PTS'], { player, place, open, players, system: 'round-robin', maxNodes: 1000 }).results;
}

const placesOf = (results: readonly OwnResult[]) =>
  results.map(({ best, score, worst }) => [score, best.reached, worst.reached, best.exact && worst.exact]);

describe('AVRO 1938 before round 14, by points alone', () => {
  it('Keres: with a win behind Fine at worst, with a draw behind Fine and Botvinnik', () => {
    // Win 9: only Fine can have more, with 9½. Draw 8½: Fine 8½ after a loss, else more; Botvinnik 8½ at most, which is no more.
    // Loss 8: Fine has 8½ at least; Botvinnik 8½ after a win.
    expect(placesOf(ask('1'))).toEqual([
      [1, 1, 2, true],
      [0.5, 1, 2, true],
      [0, 2, 3, true],
    ]);
  });

  it('Keres is first if he wins and Fine does not, or if he draws and Fine loses', () => {
    const [win, draw, loss] = ask('1', 1);
    expect(win).toMatchObject({ sufficient: [[{ white: '2', black: '6', results: [0.5, 0] }]], complete: true });
    expect(draw).toMatchObject({ sufficient: [[{ white: '2', black: '6', results: [0] }]], complete: true });
    expect(loss).toMatchObject({ sufficient: [], complete: true });
  });

  it('Fine: first with a win; Keres alone can pass him', () => {
    // Win 9½: nobody has more than 9. Draw 9: Keres 9 is no more. Loss 8½: Keres 9 after a win; Botvinnik 8½ is no more.
    expect(placesOf(ask('2', 1))).toEqual([
      [1, 1, 1, true],
      [0.5, 1, 1, true],
      [0, 1, 2, true],
    ]);
    const [win, draw, loss] = ask('2', 1);
    expect([win.sufficient, draw.sufficient]).toEqual([[[]], [[]]]);
    expect(loss.sufficient).toEqual([[{ white: '1', black: '7', results: [0.5, 0] }]]);
  });
});
