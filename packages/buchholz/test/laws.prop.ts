import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Tiebreak, type TiebreakRule, crosstable, openTable, valuesOf } from '@crosstable/core';
import { expectAtMost, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { gamesOf, scoreOverTheBoard, sumOfAll } from '@crosstable/core/testing/over-the-board';
import { anyTournament, playedTournament } from '@crosstable/core/testing/tournaments';

import {
  averageOfBuchholzRule,
  averageOfForeBuchholzRule,
  buchholzRule,
  foreBuchholzRule,
} from '../src/article-8-explanation.js';
import { averageOfOpponentsBuchholz } from '../src/average.js';
import { buchholzCut1 } from '../src/cut1.js';
import { buchholzCut2 } from '../src/cut2.js';
import { explain } from '../src/explain.js';
import { foreBuchholz } from '../src/fore.js';
import { foreBuchholzCut1 } from '../src/fore/cut1.js';
import { buchholz } from '../src/index.js';
import { buchholzMedian1 } from '../src/median1.js';
import { buchholzMedian2 } from '../src/median2.js';

describeLaws('buchholz', buchholz);
describeLaws('buchholzCut1', buchholzCut1);
describeLaws('buchholzCut2', buchholzCut2);
describeLaws('buchholzMedian1', buchholzMedian1);
describeLaws('buchholzMedian2', buchholzMedian2);
describeLaws('averageOfOpponentsBuchholz', averageOfOpponentsBuchholz);

/** Fore Buchholz needs a table: the final round is the last one of the games. */
function fore(value: Tiebreak): Tiebreak {
  return (player, games) => value(player, Array.isArray(games) ? crosstable(games, { rounds: games.length }) : games);
}

const runs = { numRuns: 300 };
const VARIANTS = [
  [buchholz, {}],
  [buchholzCut1, { cut: 1 }],
  [buchholzCut2, { cut: 2 }],
  [buchholzMedian1, { median: 1 }],
  [buchholzMedian2, { median: 2 }],
  [fore(foreBuchholz), { fore: true }],
  [fore(foreBuchholzCut1), { fore: true, cut: 1 }],
] as const;

describe('Buchholz', () => {
  it('is the sum of the contributions kept', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        const table = crosstable(games, { rounds: games.length });
        for (const id of ids) {
          for (const [value, variant] of VARIANTS) {
            const { code, contributions, value: explained } = explain(id, table, [], variant);
            const kept = contributions.filter(({ cut }) => cut === null);
            const whose = `${code} of ${id}`;
            expectSame(explained, value(id, games), whose);
            expectSame(sumOfAll(kept.map((one) => one.value)), explained, whose);
          }
        }
      }),
      runs,
    );
  });

  it('less is cut from less: Cut-2 <= Cut-1 <= plain, medians <= the cuts', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const [cut1, cut2] = [buchholzCut1(id, games), buchholzCut2(id, games)];
          expectAtMost(cut1, buchholz(id, games), id);
          expectAtMost(cut2, cut1, id);
          expectAtMost(buchholzMedian1(id, games), cut1, id);
          expectAtMost(buchholzMedian2(id, games), cut2, id);
        }
      }),
      runs,
    );
  });

  it('of a whole field: every score counts once for each game played', () => {
    fc.assert(
      fc.property(playedTournament, ({ ids, games }) => {
        const once = ids.map((id) => scoreOverTheBoard(games, id) * gamesOf(games, id).length);
        expect(sumOfAll(ids.map((id) => buchholz(id, games)))).toBe(sumOfAll(once));
      }),
      runs,
    );
  });

  const RULES: readonly (readonly [string, TiebreakRule])[] = [
    ['BH', buchholzRule],
    ['FB', foreBuchholzRule],
    ['AOB', averageOfBuchholzRule],
    ['AOB/F', averageOfForeBuchholzRule],
  ];

  it.each(RULES)('%s of a whole table is that of each player', (_, rule) => {
    const system = fc.constantFrom('swiss' as const, undefined);
    const scoring = fc.constantFrom(undefined, { win: 3, draw: 1 }, { win: 1, draw: 0.4, absence: 0.1 });
    fc.assert(
      fc.property(anyTournament, system, scoring, ({ games, players }, kind, points) => {
        const options = { players, rounds: games.length, system: kind, scoring: points };
        const tournament = openTable(crosstable(games, options));
        for (const cuts of [[], ...Object.values(rule.cuts)]) {
          const rows = players.map((_, player) => ({ from: player, to: player + 1 }));
          const single = rows.map((row) => [...valuesOf(rule, cuts ?? [], tournament, row)]);
          expectEqual([...valuesOf(rule, cuts ?? [], tournament)], single.flat());
        }
      }),
      runs,
    );
  });
});
