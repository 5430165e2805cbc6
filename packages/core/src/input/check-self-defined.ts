// FIDE C.07 (edition 2026-03), Article 4.1: tie-breaks that an organiser defines

import { type Unchecked, check, checkArray, checkFlag, checkWhole, isObject } from './check.js';
import { type OptionNames, checkNames } from './option-names.js';

import type {
  CheckedDefinition,
  SelfDefined,
  SelfDefinedByContributions,
  SelfDefinedByOrder,
  SelfDefinedByValues,
} from './self-defined.js';
import { SYSTEMS } from './system.js';
import { checkTextByLanguage } from './text-by-language.js';
import { withoutUndefined } from './without-undefined.js';

/** The codes of Article 5, without modifiers, and those of the points. */
export const CODES_OF_ARTICLE_5: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'PTS DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB KS ARO TPR PTP APRO APPO RTNG MPTS GPTS BC TBR BBE MPVGP ' +
    'EMMSB EMGSB EGMSB EGGSB EDE EDEBT EDEBB EDET EDEB SSSC'
  ).split(' '),
);

type Names = keyof SelfDefinedByContributions | keyof SelfDefinedByOrder | keyof SelfDefinedByValues;

const NAMES: OptionNames<Record<Names, unknown>> = {
  code: true,
  contributions: true,
  cut: true,
  decimals: true,
  lowerFirst: true,
  name: true,
  needsRatings: true,
  rule: true,
  separate: true,
  systems: true,
  type: true,
  value: true,
  values: true,
};

/** The ways to define a tie-break, of which a definition has one. */
const WAYS = ['contributions', 'values', 'separate'] as const;

/** The names that a definition may only have beside some of the ways. */
const ONLY_BESIDE: readonly (readonly [name: Names, beside: readonly Names[]])[] = [
  ['cut', ['contributions']],
  ['value', ['contributions']],
  ['needsRatings', ['contributions']],
  ['lowerFirst', ['contributions', 'values']],
  ['decimals', ['contributions', 'values']],
];

const TYPES: readonly unknown[] = ['A', 'B', 'C', 'CC', 'D', 'BC', 'BD', 'DB', 'DC'];

/** The most decimals that a value is printed with. */
const MOST_DECIMALS = 12;

/** The code as lists compare it: in capitals, without the `OTHER_` of reports. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/^OTHER_/, '');
}

function checkedCode(code: unknown, path: string): string {
  const isCode = typeof code === 'string' && /^[A-Z][A-Z\d_]*$/.test(code);
  check(isCode, path, 'a code of capitals, digits and _', code, 'string');
  const plain = plainCode(code);
  check(plain !== '' && !CODES_OF_ARTICLE_5.has(plain), path, 'a code that Article 5 does not have', code, 'string');
  return plain;
}

/** The values by id as a map of their own. */
function checkedValues(given: unknown, path: string, index: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  check(isObject(given) && !Array.isArray(given), path, 'values by id', given);
  const entries: Iterable<readonly [unknown, unknown]> = given instanceof Map ? given : Object.entries(given);
  const values = new Map<string, number>();
  for (const [id, value] of entries) {
    check(typeof id === 'string' && index.has(id), path, 'ids of the table', id, 'string');
    check(Number.isFinite(value), `${path} of ${id}`, 'a finite number', value, 'number');
    values.set(id, Number(value));
  }
  return values;
}

/** Throws unless the functions and flags of a definition are what they should be. */
function checkParts(one: Unchecked<Record<Names, unknown>> & object, path: string): void {
  for (const name of ['contributions', 'cut', 'value', 'separate'] as const) {
    check(one[name] === undefined || typeof one[name] === 'function', `${path}.${name}`, 'a function', one[name]);
  }
  checkFlag(one.lowerFirst, `${path}.lowerFirst`);
  checkFlag(one.needsRatings, `${path}.needsRatings`);
  if (one.decimals !== undefined) checkWhole(one.decimals, `${path}.decimals`, 0, MOST_DECIMALS);
}

/** Throws unless the name of a definition, and the rule and the systems that it names, are what they should be. */
function checkTitle(
  { name, rule, systems = [], type = 'B' }: Unchecked<Record<Names, unknown>> & object,
  path: string,
) {
  checkTextByLanguage(name, `${path}.name`);
  check(rule === undefined || (typeof rule === 'string' && rule !== ''), `${path}.rule`, 'a text', rule, 'string');
  check(TYPES.includes(type), `${path}.type`, `one of ${TYPES.join(', ')}`, type, 'string');
  checkArray(systems, `${path}.systems`, 'systems');
  for (const [at, system] of systems.entries()) {
    const isSystem = SYSTEMS.some((known) => known === system);
    check(isSystem, `${path}.systems[${at}]`, SYSTEMS.map((known) => `"${known}"`).join(' or '), system, 'string');
  }
}

/** The copies of definitions that nobody can change: those of a rule stand in every table of players. */
const LASTING = /* @__PURE__ */ new WeakMap<object, CheckedDefinition>();

/** Whether nobody can change a definition. The values of one are checked against the ids of each table. */
function isLasting(given: SelfDefined): boolean {
  const parts = isObject(given) && !('values' in given) ? [given, given.name, given.systems] : [{}];
  return parts.every((part) => Object.isFrozen(part));
}

/** The copy of a definition; that of a lasting one is made once. */
function definitionIn(given: SelfDefined, path: string, index: ReadonlyMap<string, number>): CheckedDefinition {
  const known = isLasting(given) ? LASTING.get(given) : undefined;
  if (known !== undefined) return known;
  const checked = checkedDefinition(given, path, index);
  if (isLasting(given)) LASTING.set(given, checked);
  return checked;
}

/** A definition, as a frozen copy with the code that lists compare. */
function checkedDefinition(given: SelfDefined, path: string, index: ReadonlyMap<string, number>): CheckedDefinition {
  check(isObject(given), path, 'a definition', given);
  checkNames(given, path, NAMES);
  const one: Unchecked<Record<Names, unknown>> & object = given;
  const ways = WAYS.filter((name) => one[name] !== undefined);
  check(ways.length === 1, path, `one of ${WAYS.join(', ')}`, ways.join(' and ') || 'none of them', 'string');
  for (const [name, beside] of ONLY_BESIDE) {
    const isIdle = one[name] !== undefined && !beside.includes(ways[0]);
    check(!isIdle, `${path}.${name}`, `nothing beside ${ways[0]}`, one[name], typeof one[name]);
  }
  checkTitle(one, path);
  checkParts(one, path);
  const code = checkedCode(one.code, `${path}.code`);
  const copy = withoutUndefined({ ...given, code });
  return Object.freeze(
    'values' in copy ? { ...copy, values: checkedValues(copy.values, `${path}.values`, index) } : copy,
  );
}

/** The definitions of a table by code without `OTHER_`; nothing where there are none. `index` has the ids of the participants. */
export function checkedDefinitions(
  given: readonly SelfDefined[] | undefined,
  path: string,
  index: ReadonlyMap<string, number>,
): ReadonlyMap<string, CheckedDefinition> | undefined {
  if (given === undefined) return undefined;
  checkArray(given, path, 'definitions');
  const definitions = new Map<string, CheckedDefinition>();
  // Array.from: methods of an array pass over its holes
  for (const [at, one] of Array.from(given).entries()) {
    const definition = definitionIn(one, `${path}[${at}]`, index);
    check(!definitions.has(definition.code), `${path}[${at}].code`, 'a code defined once', definition.code, 'string');
    definitions.set(definition.code, definition);
  }
  return definitions.size === 0 ? undefined : definitions;
}
