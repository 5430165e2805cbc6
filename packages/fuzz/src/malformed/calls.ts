// Hands malformed arguments to a function, and gives the answer, or the part of it that shows faults.
import { type Functions, fieldOf } from '@crosstable/core/testing/entries';

/** Calls a function; if the result alone shows little, it uses the result, too. */
export type Called = (given: readonly unknown[]) => unknown;

/** The call of a function, with a use of the result if the result alone shows little. */
export function callsOf(name: string, functions: Functions): Called {
  const called = exportOf(name, functions);
  if (name === 'crosstable tiebreak')
    return ([code, ...rest]): unknown => {
      const valueOf = called(code);
      return typeof valueOf === 'function' ? Reflect.apply(valueOf, undefined, rest) : valueOf;
    };
  // A table has NaN inside for an unrated player, and where only the total of a match is known; the values never are NaN
  const tables = ['crosstable crosstable', 'crosstable teamTable', 'crosstable playersOf', 'crosstable/event tableOf'];
  if (tables.includes(name))
    return (given) => {
      const table = called(...given);
      return ['PTS', 'SB', 'KS', 'DE', 'STD'].map((code) =>
        exportOf('crosstable tiebreakValues', functions)(code, table),
      );
    };
  if (name === '@crosstable/elo/batch ratingState')
    return ([options, games, onProgress]) => {
      const state = called(options);
      const done = method(state, 'rate', [games, onProgress]);
      // Unknown options are saved without a check
      const saved = method(state, 'toJSON', []);
      return [
        done,
        ...['k', 'scale', 'floor', 'bonus', 'initial', 'games', 'ratings'].map((key) => fieldOf(saved, key)),
      ];
    };
  if (/ (PrefRating|default)$/.test(name)) return (given) => fieldOf(called(...given), 'rating');
  return (given) => called(...given);
}

function method(target: unknown, name: string, given: readonly unknown[]): unknown {
  const found = fieldOf(target, name);
  if (typeof found !== 'function') throw new Error(`expected a method ${name}`);
  return Reflect.apply(found, target, given);
}

/** A function that must be exported. */
export function exportOf(name: string, functions: Functions): (...given: readonly unknown[]) => unknown {
  const found = functions.get(name);
  if (found === undefined) throw new Error(`expected ${name} to be exported`);
  return found;
}
