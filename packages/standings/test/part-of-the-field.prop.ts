import fc from 'fast-check';
import { it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { expectEqual } from '@crosstable/core/testing/expectations';
import { anyTournament } from '@crosstable/core/testing/tournaments';

import { standings } from '../src/standings.js';

const lists = fc.shuffledSubarray(['PTS', 'SB', 'WIN', 'PS', 'BPG', 'STD'], { minLength: 1 });

it('a part that is the whole field has its standings, direct encounter included', () => {
  fc.assert(
    fc.property(anyTournament, lists, ({ games, players }, codes) => {
      const table = crosstable(games, { players });
      const all = standings(table, [...codes, 'DE', 'REP']);
      const part = standings(table, [...codes, 'DE', 'REP'], { of: table.players.toReversed() });
      expectEqual(
        part,
        all.map((row) => ({ ...row, overall: row.rank })),
      );
    }),
  );
});

it('a part has the rows of the whole field, with ranks that leave out the others', () => {
  const kept = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(anyTournament, lists, kept, ({ games, players }, codes, flags) => {
      const table = crosstable(games, { players });
      const of = table.players.filter((_, at) => flags[at % flags.length]);
      const rows = standings(table, codes).filter(({ player }) => of.includes(player));
      expectEqual(
        standings(table, codes, { of }),
        rows.map((row) => ({
          ...row,
          rank: 1 + rows.filter(({ rank }) => rank < row.rank).length,
          overall: row.rank,
        })),
      );
    }),
  );
});
