// Runs inside the process of the examples and collects what they gave. Imports nothing that is slow to load.
import { inspect } from 'node:util';

const WORDS = { false: false, Infinity: Infinity, NaN: NaN, null: null, true: true, undefined: undefined };

/** Counts the checks of one document and keeps those that failed. */
export class Checker {
  checks = 0;
  failures = [];

  value(at, actual, expected) {
    this.checks++;
    if (!meets(actual, expected)) this.failures.push(`${at}: got ${inspect(actual, { depth: 8, breakLength: 110 })}`);
  }

  async throws(at, action, expected) {
    this.checks++;
    let got = 'nothing was thrown';
    try {
      await action();
    } catch (error) {
      got = String(error);
    }
    const met = expected.endsWith('…') ? got.startsWith(expected.slice(0, -1)) : got === expected;
    if (!met) this.failures.push(`${at}: got ${got}`);
  }

  stopped(path, error) {
    this.failures.push(`${path}: the examples stopped after ${this.checks} checks: ${String(error)}`);
  }
}

/**
 * @param {unknown} actual
 * @param {import('./expectation.mjs').Expectation} expected
 * @returns {boolean}
 */
function meets(actual, expected) {
  if ('number' in expected) return meetsNumber(actual, expected.number);
  if ('text' in expected) return actual === expected.text;
  if ('word' in expected) return Object.is(actual, WORDS[expected.word]);
  if ('map' in expected) return actual instanceof Map && meets([...actual], expected.map);
  if ('list' in expected) {
    return (
      Array.isArray(actual) &&
      (expected.open ? actual.length >= expected.list.length : actual.length === expected.list.length) &&
      expected.list.every((element, index) => meets(actual[index], element))
    );
  }
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  const names = Object.keys(expected.record);
  return (
    (expected.open || Object.keys(actual).length === names.length) &&
    names.every((name) => Object.hasOwn(actual, name) && meets(actual[name], expected.record[name]))
  );
}

/** Points are halves, so few digits are exact; two decimals and more say how far a value was printed. */
function meetsNumber(actual, printed) {
  if (typeof actual !== 'number') return false;
  const value = Number(printed.replaceAll(/[\s_]/g, ''));
  const decimals = /\.(\d+)$/.exec(printed)?.[1].length ?? 0;
  return actual === value || (decimals >= 2 && Number(actual.toFixed(decimals)) === value);
}
