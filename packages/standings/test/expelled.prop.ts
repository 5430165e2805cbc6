import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { it } from 'vitest';

import { type Crosstable, crosstable } from '@crosstable/core';
import { expectEqual } from '@crosstable/core/testing/expectations';
import { partlyRated } from '@crosstable/core/testing/tournaments';

import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreakValues } from '../src/values.js';

const LIST = ['PTS', 'DE', 'BH/C1', 'ARO', 'RTNG'];
const rowsOf = (table: Crosstable) => [...standings(table, LIST)];

/** The standings of a table, its values, and their explanations, each with what it is of. */
function allOf(table: Crosstable): readonly (readonly [of: string, unknown])[] {
  const ofCodes = LIST.flatMap((code) => [
    [code, tiebreakValues(code, table)] as const,
    ...table.players.map((id) => [`${code} of ${id}`, explain(code, id, table)] as const),
  ]);
  return [['standings', rowsOf(table)], ...ofCodes];
}

const runs = { numRuns: 200, seed: 197 };

it('without expelled players and several ratings nothing changes, whatever list is chosen', () => {
  fc.assert(
    fc.property(partlyRated, ({ games, players }) => {
      const table = crosstable(games, { players, system: 'swiss' });
      const own = allOf(table);
      const present = players.map((player) => ({ ...player, expelled: false, ratings: undefined }));
      for (const ratings of [undefined, 'first', 'round'] as const) {
        const same = crosstable(games, { players: present, system: 'swiss', ratings });
        expectEqual(
          allOf(same).filter(([, value], at) => !isDeepStrictEqual(value, own[at][1])),
          [],
        );
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
      expectEqual([...without], whole.slice(0, -1));
    }),
    runs,
  );
});

it('one rating for all rounds is the rating, whatever the list', () => {
  fc.assert(
    fc.property(partlyRated, ({ games, players }) => {
      const listed = players.map(({ rating = 0, ...player }) => ({ ...player, ratings: [{ from: 1, rating }] }));
      const plain = rowsOf(crosstable(games, { players }));
      for (const ratings of ['first', 'round', { inRound: 1 }] as const) {
        expectEqual(rowsOf(crosstable(games, { players: listed, ratings })), plain);
      }
    }),
    runs,
  );
});
