export type { Crosstable, Edition, Game, GameKind, Result, Rounds, System } from '@crosstable/core';
export type { DirectEncounterOptions } from './article-6.js';
export { directEncounter } from './article-6.js';
