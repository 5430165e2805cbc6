import type { Random } from '@crosstable/core/testing/random/random';

/** Numbers at which arithmetic, indices or rounding change. */
const NUMBERS = [
  0,
  -0,
  NaN,
  Infinity,
  -Infinity,
  1,
  -1,
  2,
  0.5,
  1.5,
  0.1,
  3,
  7,
  100,
  1500,
  2400,
  2650,
  9999,
  1e5,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e154,
  1e300,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.EPSILON,
  1e-300,
];

/** Texts with a meaning for the library or the language, and texts without one. */
const TEXTS = [
  '',
  ' ',
  'A',
  'B',
  'E',
  'a',
  '0',
  '1',
  '-1',
  '01',
  'NaN',
  'swiss',
  'round-robin',
  '2024-08',
  '2026-03',
  '2025-10-01',
  '2025-02-30',
  'skip',
  'pairing-bye',
  'forfeit-win',
  'double-forfeit',
  'half-bye',
  'standard',
  'blitz',
  'period',
  'PTS',
  'DE',
  'BH/C1',
  'KS/L+99999999999',
  'SB-M2/F',
  'sum',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '\0',
  '\r\n',
  '\u2028',
  '\u{1f9d1}\u200d\u{1f9b0}',
  '\ud800',
  'x\udfff',
  '\u0130',
  'x'.repeat(10_000),
];

/** Names of the library's fields, and of what every object has. */
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'length',
  '0',
  '-1',
  '',
  'id',
  'rating',
  'kind',
  'result',
  'blackResult',
  'unrated',
  'white',
  'black',
  'games',
  'players',
  'rounds',
  'system',
  'scoring',
  'edition',
  'k',
  'score',
  'manual',
  'lots',
  'pairingNumber',
  'pairingBye',
  'absence',
  'values',
  'cut',
  'points',
  'otherRecords',
  'adjustments',
  'matches',
  'teams',
  'boards',
  'gamePoints',
  'matchScoring',
  'articleTwelve',
];

class Nothing {
  readonly id = 'A';
}

/** Values that aren't a number, a text or a plain object. */
const STRANGE: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => false,
  () => 10n ** 30n,
  () => 1n,
  () => Symbol('junk'),
  () => Symbol.iterator,
  () => (): number => 1,
  () => (): undefined => undefined,
  () => (id: string) => id,
  () => Nothing,
  () => new Nothing(),
  () => new Date(NaN),
  () => new Date(0),
  () => /x/g,
  () => new Error('junk'),
  () => Promise.resolve(1),
  () => new Map<unknown, unknown>([['A', NaN]]),
  () => new Map<unknown, unknown>([[NaN, 1]]),
  () => new Set<unknown>(['A', 1]),
  () => new WeakMap(),
  () => new Float64Array([NaN, Infinity, -0, 1500]),
  () => new Float64Array(0),
  () => new Int32Array([-1, 0, 5]),
  () => new Uint8Array([0, 1, 2, 255]),
  () => new Uint8Array(0),
  () => new BigInt64Array(2),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => new Object(1500),
  () => new Object('A'),
  () => new Object(1n),
  () => withoutPrototype(),
  () => ({ valueOf: () => 1500, toString: () => 'A' }),
  () => ({ toString: null, valueOf: null }),
  () => ({ length: 3 }),
  () => ({ length: -1 }),
  () => ({ 0: 'A', length: 1 }),
  () => parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  () => Object.freeze([]),
  () => new Array<unknown>(3),
  () => [[[[[]]]]],
  () => globalThis.Math,
  () => cyclicList(),
  () => cyclicRecord(),
  () => nest(2_000),
  (random) => new Proxy({ id: random.pick(TEXTS) }, {}),
  (random) => new Proxy([random.pick(NUMBERS)], {}),
  (random) => [random.pick(NUMBERS), random.pick(TEXTS)].values(),
  (random) => new Set([random.pick(NUMBERS)]).values(),
];

/** A record without a prototype. */
export function withoutPrototype(of: object = {}): object {
  const record: object = Reflect.construct(Object, []);
  Object.setPrototypeOf(record, null);
  return Object.assign(record, of);
}

function parse(text: string): unknown {
  return JSON.parse(text);
}

function cyclicList(): unknown[] {
  const list: unknown[] = ['A'];
  list.push(list);
  return list;
}

function cyclicRecord(): Record<string, unknown> {
  const record: Record<string, unknown> = { id: 'A', white: 'A', black: 'B', result: 1 };
  record.self = record;
  record.games = [[record]];
  return record;
}

/** Nested lists, deep enough to exhaust unbounded recursion. */
function nest(depth: number): unknown {
  let list: unknown = [];
  for (let at = 0; at < depth; at++) list = [list];
  return list;
}

/** One of the interesting numbers, or a number close to the given one. */
export function junkNumber(random: Random, near = 0): number {
  if (random.chance() < 0.7) return random.pick(NUMBERS);
  return random.pick([near + 1, near - 1, -near, near * 2, near / 3, near + 0.5, near * 1e9, near + 1e-12]);
}

/** One of the interesting texts, or a changed one. */
export function junkText(random: Random, near = ''): string {
  if (near === '' || random.chance() < 0.6) return random.pick(TEXTS);
  const at = random.between(0, near.length);
  return random.pick([
    near + near,
    near.slice(0, at),
    near.slice(at),
    near.toLowerCase(),
    near.toUpperCase(),
    `${near} `,
    `${near.slice(0, at)}\ud83d${near.slice(at)}`,
    near.slice(0, at) + random.pick(['0', '-', '/', '+', 'x', '\0']) + near.slice(at),
  ]);
}

/** The name of a field. */
export const junkKey = (random: Random): string => random.pick(KEYS);

/** A value of any kind. */
export function junk(random: Random, depth = 0): unknown {
  const kind = random.between(0, depth < 3 ? 9 : 6);
  if (kind < 2) return junkNumber(random);
  if (kind < 4) return junkText(random);
  if (kind < 7) return random.pick(STRANGE)(random);
  const size = random.between(0, 4);
  if (kind === 7) return Array.from({ length: size }, () => junk(random, depth + 1));
  const record: Record<string, unknown> = {};
  for (let at = 0; at < size; at++) own(record, junkKey(random), junk(random, depth + 1));
  return kind === 8 ? record : Object.freeze(withoutPrototype(record));
}

/** Sets a field of the object itself, `__proto__` too. */
export function own(target: object, key: PropertyKey, value: unknown): void {
  Reflect.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}
