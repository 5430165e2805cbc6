import type { CrosstableOptions, REPORT_FIELDS, TeamTableOptions } from '@crosstable/core';
import { expectTypeOf, it } from 'vitest';

import type { TrfTournament } from '../src/index.js';

it('what was read can stand for the options of a table, which know its other fields', () => {
  expectTypeOf<TrfTournament>().toExtend<CrosstableOptions>();
  expectTypeOf<TrfTournament>().toExtend<TeamTableOptions>();
  type Others = Exclude<keyof TrfTournament, keyof CrosstableOptions> | '$schema' | 'articleTwelve' | 'isLong' | 'notes';
  expectTypeOf<(typeof REPORT_FIELDS)[number]>().toEqualTypeOf<Others>();
});
