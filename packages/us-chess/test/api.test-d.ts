import { describe, expectTypeOf, it } from 'vitest';

import * as averageOpposition from '../src/average-opposition.js';
import * as cumulativeOpposition from '../src/cumulative-opposition.js';
import * as cumulative from '../src/cumulative.js';
import { type SelfDefined, usChess } from '../src/definitions.js';
import { type Explanation, explain } from '../src/explain.js';
import * as index from '../src/index.js';
import type { CrosstableOptions } from '@crosstable/core';
import * as kashdan from '../src/kashdan.js';
import * as median from '../src/median.js';
import * as mostBlacks from '../src/most-blacks.js';
import * as opponentsPerformance from '../src/opponents-performance.js';
import * as solkoff from '../src/solkoff.js';
import * as sonnebornBerger from '../src/sonneborn-berger.js';

describe('every entry', () => {
  it('is a tie-break, under its name and as tiebreak', () => {
    expectTypeOf(index.tiebreak).toEqualTypeOf(index.modifiedMedian);
    expectTypeOf(index.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(solkoff.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(median.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(cumulative.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(cumulativeOpposition.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(kashdan.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(sonnebornBerger.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(mostBlacks.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(opponentsPerformance.tiebreak).toExtend<index.Tiebreak>();
    expectTypeOf(averageOpposition.tiebreak).toExtend<index.Tiebreak>();
  });
});

it('the definitions are an option of a table', () => {
  expectTypeOf(usChess).toEqualTypeOf<readonly SelfDefined[]>();
  expectTypeOf<{ selfDefined: typeof usChess }>().toExtend<CrosstableOptions>();
});

it('explain takes the code', () => {
  expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
  expectTypeOf<{ of: 'US_COP' }>().toExtend<NonNullable<Parameters<typeof explain>[3]>>();
  expectTypeOf<{ of: 'BH' }>().not.toExtend<NonNullable<Parameters<typeof explain>[3]>>();
});
