// The functions of the single packages, which read bare games in a way of their own and tables in another.

import type { Crosstable, Player, Rounds } from '../../crosstable/src/index.js';
import { functionsOf, publishedEntries, tiebreaksOf } from './malformed/entries.js';
import type { Tournament } from './tournament.js';

type Direct = (player: string, games: Rounds | Crosstable, players: readonly Player[]) => unknown;

/** The sources, where this is run as it stands, by tests; what is built, where this is built too. */
const from = import.meta.url.endsWith('.ts') ? 'source' : 'built';
const entries = publishedEntries(new URL('../../', import.meta.url));
const tiebreaks = tiebreaksOf(entries);
const FUNCTIONS = await functionsOf(entries, from);

function named(name: string): (...given: readonly unknown[]) => unknown {
  const found = FUNCTIONS.get(name);
  if (found === undefined) throw new RangeError(`expected ${name} to be exported`);
  return found;
}

/** By code, as the entries say; Fore Buchholz is left out, for it can't be computed from bare games. */
const BY_CODE: ReadonlyMap<string, Direct> = new Map<string, Direct>([
  ...tiebreaks.flatMap(({ specifier, code }): [string, Direct][] =>
    code === undefined || code.startsWith('FB') ? [] : [[code, named(`${specifier} tiebreak`)]],
  ),
  ['KS/L-2', (...given) => named('@crosstable/koya koya')(...given, { limit: -2 })],
  ['KS/L60', (...given) => named('@crosstable/koya koya')(...given, { percent: 60 })],
]);

/** The codes that have a function of their own. */
export const DIRECT_CODES: readonly string[] = [...BY_CODE.keys()];

/** Whether bare games say all that there is to say. */
export function isBare({ options }: Tournament): boolean {
  const { system, round, scoring, edition = '2026-03', unrated = 'skip' } = options;
  return (
    [system, round, scoring].every((option) => option === undefined) && edition === '2026-03' && unrated === 'skip'
  );
}

/** What a package's own function says, given the games where they say enough, else the table. */
export function directValue(code: string, player: string, tournament: Tournament, table: Crosstable): number {
  const { games, players } = tournament;
  const of = BY_CODE.get(code);
  if (of === undefined) throw new RangeError(`expected one of ${DIRECT_CODES.join(', ')}, got ${code}`);
  const value = of(player, isBare(tournament) ? games : table, players);
  if (typeof value !== 'number') throw new TypeError(`${code}: expected a number, got ${String(value)}`);
  return value;
}

/** The `explain` of a code's package; where the package has several, it is told which, as `{ of: 'WON' }`. */
export function explainOf(code: string): ((...given: readonly unknown[]) => unknown) | undefined {
  const nameOf = (specifier: string): string => specifier.split('/', 2).join('/');
  const specifier = tiebreaks.find((one) => one.code === code)?.specifier;
  if (specifier === undefined) return undefined;
  const codes = new Set(tiebreaks.flatMap((one) => (nameOf(one.specifier) === nameOf(specifier) ? [one.code] : [])));
  const explain = named(`${nameOf(specifier)}/explain explain`);
  return codes.size === 1 ? explain : (...given) => explain(...given, { of: code });
}
