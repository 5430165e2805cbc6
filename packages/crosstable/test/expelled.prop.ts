import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { partlyRated } from '../../core/test/tournaments.js';
import type { Crosstable } from '../src/index.js';
import { crosstable, explain, standings, tiebreakValues } from '../src/index.js';

const LIST = ['PTS', 'DE', 'BH/C1', 'ARO', 'RTNG'];
const rowsOf = (table: Crosstable) => [...standings(table, LIST)];

/** The values of two tables, and their explanations, by twos. */
function pairsOf(one: Crosstable, other: Crosstable): readonly (readonly [unknown, unknown])[] {
  return LIST.flatMap((code) => [
    [tiebreakValues(code, one), tiebreakValues(code, other)],
    ...one.players.map((id) => [explain(code, id, one), explain(code, id, other)] as const),
  ]);
}

const runs = { numRuns: 200, seed: 197 };

it('without expelled players and several ratings nothing changes, whatever list is chosen', () => {
  fc.assert(
    fc.property(partlyRated, ({ games, players }) => {
      const table = crosstable(games, { players, system: 'swiss' });
      const present = players.map((player) => ({ ...player, expelled: false, ratings: undefined }));
      for (const ratings of [undefined, 'first', 'round'] as const) {
        const same = crosstable(games, { players: present, system: 'swiss', ratings });
        const changed = [[rowsOf(same), rowsOf(table)], ...pairsOf(same, table)].filter(
          ([one, other]) => !isDeepStrictEqual(one, other),
        );
        expect(changed).toEqual([]);
      }
    }),
    runs,
  );
});

it('expelling the last, who met nobody, changes no rank above, and no value', () => {
  fc.assert(
    fc.property(partlyRated, ({ games, players }) => {
      const left = [...players, { id: 'nobody', rating: 1 }];
      const gone = [...players, { id: 'nobody', rating: 1, expelled: true }];
      const whole = standings(crosstable(games, { players: left, system: 'swiss' }), ['TPN', ...LIST]);
      const without = standings(crosstable(games, { players: gone, system: 'swiss' }), ['TPN', ...LIST]);
      expect([...without]).toEqual(whole.slice(0, -1));
    }),
    runs,
  );
});

it('one rating for all rounds is the rating, whatever the list', () => {
  fc.assert(
    fc.property(partlyRated, ({ games, players }) => {
      const listed = players.map(({ rating = 0, ...player }) => ({ ...player, ratings: [{ from: 1, rating }] }));
      const plain = standings(crosstable(games, { players }), LIST);
      for (const ratings of ['first', 'round', { inRound: 1 }] as const) {
        expect([...standings(crosstable(games, { players: listed, ratings }), LIST)]).toEqual([...plain]);
      }
    }),
    runs,
  );
});
