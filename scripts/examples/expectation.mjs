// Reads the expected value of an example: `// → { rank: 1, values: [32.5, 0.64], … }`.
import { runInNewContext } from 'node:vm';

/** Tokens with a special reading: texts, numbers that are compared digit by digit, and the rest of an array or an object. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`|-?\b\d[\d_]*\.\d{2,}|…/g;
/** Parts that no literal has: other signs, calculations and calls, names without a value. */
const OTHERS =
  /[^\w\s.,:{}[\]()-]|[\w)\]}]\s*[-(]|\b(?!(?:false|Infinity|NaN|null|true|undefined)\b)[A-Za-z_]\w*\b(?!\s*:)/;
const OPEN = Symbol('…');
const SCOPE = {
  Map,
  rest: { [OPEN]: true, [Symbol.iterator]: () => [OPEN].values() },
  shown: (printed) => (actual) => isShown(actual, printed),
};

/** Points are halves, so few digits are exact. Two or more decimals show to how many digits a value was printed. */
function isShown(actual, printed) {
  const value = Number(printed.replaceAll('_', ''));
  const decimals = printed.length - printed.indexOf('.') - 1;
  return typeof actual === 'number' && (actual === value || Number(actual.toFixed(decimals)) === value);
}

/** The value of a literal; throws for a calculation. */
function valueOf(text) {
  const others = text.replaceAll(TOKENS, ' ').replaceAll('new Map(', '(');
  if (OTHERS.test(others)) throw new SyntaxError('expected a literal');
  const source = text.replaceAll(TOKENS, (token) => {
    if (token === '…') return '...rest';
    return /^['"`]/.test(token) ? token : `shown('${token}')`;
  });
  const values = runInNewContext(`[${source}\n]`, SCOPE);
  if (values.length !== 1 || values[0] === OPEN) throw new SyntaxError('expected one literal');
  return values[0];
}

/**
 * The shortest run of lines, from the first, that is a literal; undefined if there is none.
 *
 * @param {string} text
 */
export function expectationIn(text) {
  const lines = text.split('\n');
  const runs = lines.map((_, index) => lines.slice(0, index + 1).join('\n'));
  return runs.find((run) => {
    try {
      valueOf(run);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Whether a value is what `expectationIn` found.
 *
 * @param {unknown} actual
 * @param {string} literal
 */
export function isExpected(actual, literal) {
  return meets(actual, valueOf(literal));
}

function meets(actual, expected) {
  if (typeof expected === 'function') return expected(actual);
  if (expected instanceof Map) return actual instanceof Map && meets([...actual], [...expected]);
  if (typeof expected !== 'object' || expected === null) return actual === expected || Object.is(actual, expected);
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual) !== Array.isArray(expected)) return false;
  const isOpen = Array.isArray(expected) ? expected.includes(OPEN) : OPEN in expected;
  const names = Object.keys(expected).filter((name) => expected[name] !== OPEN);
  return (
    (isOpen || Object.keys(actual).length === names.length) &&
    names.every((name) => Object.hasOwn(actual, name) && meets(actual[name], expected[name]))
  );
}
