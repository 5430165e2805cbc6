import { describe, expectTypeOf, it } from 'vitest';

import { type EncounterStep, explain } from '../src/explain.js';
import { type Crosstable, type DirectEncounterOptions, type Game, type Rounds, directEncounter } from '../src/index.js';

describe('directEncounter', () => {
  it('takes ids, and games, frozen or not, or a table', () => {
    expectTypeOf(directEncounter).parameter(0).toEqualTypeOf<readonly string[]>();
    expectTypeOf<Game[][]>().toExtend<Parameters<typeof directEncounter>[1]>();
    expectTypeOf<Rounds>().toExtend<Parameters<typeof directEncounter>[1]>();
    expectTypeOf<Crosstable>().toExtend<Parameters<typeof directEncounter>[1]>();
    expectTypeOf<Game[]>().not.toExtend<Parameters<typeof directEncounter>[1]>();
    expectTypeOf<{ forfeits: true }>().toExtend<DirectEncounterOptions>();
    expectTypeOf<{ forfeits: 1 }>().not.toExtend<DirectEncounterOptions>();
  });

  it('gives groups of ids, and explain the steps', () => {
    expectTypeOf(directEncounter).returns.toEqualTypeOf<string[][]>();
    expectTypeOf<Parameters<typeof explain>>().toEqualTypeOf<Parameters<typeof directEncounter>>();
    expectTypeOf(explain).returns.toEqualTypeOf<EncounterStep[]>();
  });
});
