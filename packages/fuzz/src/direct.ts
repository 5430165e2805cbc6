// The functions of the single packages, which take bare games as well as tables.

import { functionsOf, publishedEntries, tiebreaksOf } from '@crosstable/core/testing/entries';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Crosstable, Player, Rounds } from 'crosstable';

import { exportOf } from './malformed/calls.js';

type Direct = (player: string, games: Rounds | Crosstable, players: readonly Player[]) => unknown;

/** The sources when tests run this file, the build when this file is built, too. */
const from = import.meta.url.endsWith('.ts') ? 'source' : 'built';
const entries = publishedEntries(new URL('../../', import.meta.url));
const tiebreaks = tiebreaksOf(entries);
const FUNCTIONS = await functionsOf(entries, from);

function functionOf(name: string): (...given: readonly unknown[]) => unknown {
  return exportOf(name, FUNCTIONS);
}

/** By code, as the entries say. Fore Buchholz is left out, because bare games aren't enough for it. */
const BY_CODE: ReadonlyMap<string, Direct> = new Map<string, Direct>([
  ...tiebreaks.flatMap(({ specifier, code }): [string, Direct][] =>
    code === undefined || code.startsWith('FB') ? [] : [[code, functionOf(`${specifier} tiebreak`)]],
  ),
  ['KS/L-2', (...given) => functionOf('@crosstable/koya koya')(...given, { limit: -2 })],
  ['KS/L60', (...given) => functionOf('@crosstable/koya koya')(...given, { percent: 60 })],
]);

/** The codes that have a function of their own. */
export const DIRECT_CODES: readonly string[] = [...BY_CODE.keys()];

/** Whether bare games describe the whole tournament. */
export function isBare({ options, players }: Tournament): boolean {
  if (players.some(({ ratings }) => ratings !== undefined)) return false;
  const { adjustments, system, round, scoring, edition = '2026-03', unrated = 'skip' } = options;
  return (
    [adjustments, system, round, scoring].every((option) => option === undefined) &&
    edition === '2026-03' &&
    unrated === 'skip'
  );
}

/** The answer of a package's own function: from bare games if they are enough, else from the table. */
export function directValue(code: string, player: string, tournament: Tournament, table: Crosstable): number {
  const { games, players } = tournament;
  const of = BY_CODE.get(code);
  if (of === undefined) throw new RangeError(`expected one of ${DIRECT_CODES.join(', ')}, got ${code}`);
  const value = of(player, isBare(tournament) ? games : table, players);
  if (typeof value !== 'number') throw new TypeError(`${code}: expected a number, got ${String(value)}`);
  return value;
}

/** The `explain` of a code's package. A package with several tie-breaks is told which one, as `{ of: 'WON' }`. */
export function explainOf(code: string): ((...given: readonly unknown[]) => unknown) | undefined {
  const nameOf = (specifier: string): string => specifier.split('/', 2).join('/');
  const specifier = tiebreaks.find((one) => one.code === code)?.specifier;
  if (specifier === undefined) return undefined;
  const codes = new Set(tiebreaks.flatMap((one) => (nameOf(one.specifier) === nameOf(specifier) ? [one.code] : [])));
  const explain = functionOf(`${nameOf(specifier)}/explain explain`);
  return codes.size === 1 ? explain : (...given) => explain(...given, { of: code });
}
