import type { Game } from '@crosstable/core';

/** The fields of a game that say how it ended. */
export type Ending = Pick<Game, 'result' | 'kind' | 'blackResult'>;

/** The endings by their spelling. PGN has the first four; the others are those of programs. */
export const ENDINGS: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  ['1-0', { result: 1 }],
  ['0-1', { result: 0 }],
  ['1/2-1/2', { result: 0.5 }],
  ['*', { result: null }],
  ['1/2', { result: 0.5 }],
  ['0-0', { result: 0, blackResult: 0 }],
  ['1/2-0', { result: 0.5, blackResult: 0 }],
  ['0-1/2', { result: 0, blackResult: 0.5 }],
  ['+--', { result: 1, kind: 'forfeit-win' }],
  ['--+', { result: 0, kind: 'forfeit-loss' }],
  ['---', { result: 0, kind: 'double-forfeit' }],
  ['1-0F', { result: 1, kind: 'forfeit-win' }],
  ['0-1F', { result: 0, kind: 'forfeit-loss' }],
  ['0-0F', { result: 0, kind: 'double-forfeit' }],
]);

/** An ending in the spelling of `ENDINGS`. The sign of ½ may stand for bytes. */
export function endingKey(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .replaceAll(/[–−:]/g, '-')
    .replaceAll(/Â?½/g, '1/2')
    .replaceAll('/-', '--')
    .replaceAll('/+', '-+')
    .toUpperCase();
}

/** Whether two endings are those of the same result. */
export function areEqual(one: Ending, other: Ending): boolean {
  return one.result === other.result && one.blackResult === other.blackResult;
}

/** The game as one that wasn't played; `undefined` of a draw and of a game without a result, which nobody forfeits. */
export function forfeited({ result, blackResult, kind }: Ending): Ending | undefined {
  if (kind !== undefined) return { result, kind };
  if (result === 1) return { result, kind: 'forfeit-win' };
  if (result !== 0 || blackResult === 0.5) return undefined;
  return { result, kind: blackResult === 0 ? 'double-forfeit' : 'forfeit-loss' };
}
