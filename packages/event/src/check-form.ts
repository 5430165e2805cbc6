import {
  expectedId,
  isDay,
  isObject,
  nearest,
  nearestFew,
  valueInMessage as shownValue,
  unexpected,
} from '@crosstable/core';
import { listInWords, shorten } from '@crosstable/core/text';

/** A schema: the part of JSON Schema that event.schema.json uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** The schema of the values of a map, whose keys are free. */
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
}

/** A schema, with the schemas that it refers to. */
export interface RootSchema extends Schema {
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** The names of the types in messages. */
const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'a number'], // which one, the reading of the event says in its own words
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['array', 'an array'],
  ['null', 'null'],
]);

/** A value as an error shows it. */
function formValueInMessage(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (Array.isArray(value)) return 'an array';
  return value === undefined ? 'nothing' : shownValue(value);
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** The names and places on the way to a value. Text is made of them for an error alone: most values fit. */
type Path = (string | number)[];

function pathInMessage(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}

/** The schemas that others refer to. */
type Definitions = RootSchema['definitions'];

/** The schema itself, where another one refers to it. */
function resolve(schema: Schema, definitions: Definitions): Schema {
  return schema.$ref === undefined ? schema : definitions[schema.$ref.slice('#/definitions/'.length)];
}

/** Whether the value itself fits; its parts aren't looked at. */
function fits(value: unknown, schema: Schema, definitions: Definitions): boolean {
  const { type, const: only, enum: allowed, anyOf, format } = schema;
  if (anyOf !== undefined) return anyOf.some((one) => fits(value, resolve(one, definitions), definitions));
  if (only !== undefined) return value === only;
  if (allowed !== undefined) return allowed.some((one) => one === value);
  const isOfType = typeOf(value) === (type === 'integer' ? 'number' : type);
  return isOfType && (format !== 'date' || typeof value !== 'string' || isDay(value));
}

/** The schema that a value belongs to: the first one that fits; for an object, the one whose required names it has. */
function chosen(value: unknown, schema: Schema, definitions: Definitions): Schema {
  if (schema.anyOf === undefined) return schema;
  const fitting = schema.anyOf.map((one) => resolve(one, definitions)).filter((one) => fits(value, one, definitions));
  const hasNames = ({ required = [] }: Schema) => isObject(value) && required.every((name) => name in value);
  return fitting.find(hasNames) ?? fitting[0];
}

/** The expectations of a schema in words: one for each value or type that it allows. */
function expectations(schema: Schema, definitions: Definitions): readonly string[] {
  const { type, const: only, enum: allowed, anyOf, format, properties = {}, required = [] } = schema;
  if (anyOf !== undefined) return anyOf.flatMap((one) => expectations(resolve(one, definitions), definitions));
  if (only !== undefined) return [formValueInMessage(only)];
  if (allowed !== undefined) return allowed.map(formValueInMessage);
  if (required.length > 0) {
    return [
      `an object with ${Object.keys(properties)
        .filter((name) => required.includes(name))
        .join(', ')}`,
    ];
  }
  return [format === 'date' ? 'a day as "2026-05-08"' : (TYPES.get(type) ?? 'a value')];
}

function expectation(schema: Schema, definitions: Definitions): string {
  return listInWords(expectations(schema, definitions), 'or');
}

function refuse(path: Path, expected: string, value: unknown): never {
  throw unexpected(pathInMessage(path), expected, formValueInMessage(value));
}

/** The most names that an error lists: of more, it has the three that are nearest. */
const FEW = 6;

function refuseName(path: Path, name: string, names: readonly string[]): never {
  const few = nearestFew(name, names, 3).join(', ');
  const expected =
    names.length > FEW ? `one of ${names.length} names (the nearest are ${few})` : `only ${names.join(', ')}`;
  const meant = nearest(name, names);
  const values = { name: shorten(name), ...(meant !== undefined && { meant }) };
  throw unexpected(pathInMessage(path), expected, formValueInMessage(name), RangeError, 'unknown-name', values);
}

/** Compares a value with a schema, from the outside in. */
function check(value: unknown, written: Schema, path: Path, definitions: Definitions): void {
  const any = resolve(written, definitions);
  if (!fits(value, any, definitions)) {
    // A database numbers its players, and an event names them
    const isNumbered = any.type === 'string' && any.format === undefined;
    const expected = expectation(any, definitions);
    refuse(path, isNumbered ? expectedId(value, expected) : expected, value);
  }
  if (!isObject(value)) return;
  const schema = chosen(value, any, definitions);
  if (Array.isArray(value)) checkEntries(value, schema, path, definitions);
  else checkProperties({ ...value }, schema, path, definitions);
}

/** Compares a part of a value. */
function checkPart(value: unknown, written: Schema, path: Path, step: string | number, definitions: Definitions): void {
  path.push(step);
  check(value, written, path, definitions);
  path.pop();
}

function checkEntries(values: readonly unknown[], schema: Schema, path: Path, definitions: Definitions): void {
  const { items, minItems = 0 } = schema;
  if (values.length < minItems) refuse(path, `at least ${minItems}`, values.length);
  if (items === undefined) return;
  const each = resolve(items, definitions);
  // Visits holes of a list, too, which `forEach` would skip
  for (let at = 0; at < values.length; at++) checkPart(values[at], each, path, at, definitions);
}

/** `values` are the properties of the object itself, without those that it inherits. */
function checkProperties(
  values: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: Schema,
  path: Path,
  definitions: Definitions,
): void {
  if (typeof additionalProperties === 'object') {
    for (const [name, value] of Object.entries(values)) {
      checkPart(value, additionalProperties, path, name, definitions);
    }
    return;
  }
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(properties, name));
  // Unknown names come before missing ones: a mistyped name is both, and the error about the unknown name tells more
  if (unknown !== undefined) refuseName(path, unknown, Object.keys(properties));
  for (const name of Object.keys(properties)) {
    const value = values[name];
    if (value === undefined && !required.includes(name)) continue;
    if (
      value === null &&
      !required.includes(name) &&
      !fits(value, resolve(properties[name], definitions), definitions)
    ) {
      const expected = expectation(resolve(properties[name], definitions), definitions);
      refuse([...path, name], `${expected}, or nothing at all`, value);
    }
    checkPart(value, properties[name], path, name, definitions);
  }
}

/**
 * Compares a value with a schema. Properties that the schema doesn't know are refused.
 *
 * @param path - The name of the value in errors; `''` for a file, so that errors begin with the name of a property.
 * @throws RangeError with path, expectation and value of the first difference
 */
export function checkForm(value: unknown, schema: RootSchema, path = ''): void {
  check(value, schema, path === '' ? [] : [path], schema.definitions);
}
