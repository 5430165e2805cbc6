import { expectTypeOf, it } from 'vitest';

import type { CrosstableOptions, REPORT_FIELDS, TeamTableOptions } from '@crosstable/core';

import type { TrfTournament } from '../src/index.js';

/** Those of a printed page alone. */
type OfPages = 'printed' | 'updated';

it('what was read can stand for the options of a table, which know its other fields', () => {
  expectTypeOf<TrfTournament>().toExtend<CrosstableOptions>();
  expectTypeOf<TrfTournament>().toExtend<TeamTableOptions>();
  type OfEvents = '$schema' | 'articleTwelve' | 'isLong' | 'notes' | 'remarks' | 'values';
  type Others = Exclude<keyof TrfTournament, keyof CrosstableOptions> | OfEvents | OfPages;
  expectTypeOf<(typeof REPORT_FIELDS)[number]>().toEqualTypeOf<Others>();
});
