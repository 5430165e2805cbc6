import { directEncounter, type DirectEncounterOptions, type Game } from '@crosstable/direct-encounter';
import { explain, type EncounterStep } from '@crosstable/direct-encounter/explain';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const options: DirectEncounterOptions = { forfeits: true };
export const groups: string[][] = directEncounter(['A', 'B'], games, options);
export const steps: readonly EncounterStep[] = explain(['A', 'B'], games, options);
export const scores: readonly number[] = steps.flatMap(({ standings }) => standings.map(({ score }) => score));

// @ts-expect-error it gives groups
export const text: string = directEncounter(['A', 'B'], games);
// @ts-expect-error a result is 0, 0.5 or 1
directEncounter(['A', 'B'], [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error forfeits count or they don't
explain(['A', 'B'], games, { forfeits: 9 });
