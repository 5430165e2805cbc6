import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const published = readFileSync(new URL('../../packages/crosstable/event.schema.json', import.meta.url), 'utf8');

/** The keywords that the command checks, and those that ask for nothing. */
const KNOWN = [
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'format', 'properties', 'required', 'additionalProperties'],
  ...['items', 'minItems', '$schema', 'title', 'description', 'definitions'],
];

/** The keywords of a schema and of those inside it; under some keywords stand names. */
function keywordsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    const inner = typeof value === 'object' && value !== null ? value : {};
    const isNamed = keyword === 'properties' || keyword === 'definitions';
    const schemas: unknown[] =
      isNamed || keyword === 'anyOf' ? Object.values(inner) : keyword === 'items' ? [inner] : [];
    return [keyword, ...schemas.flatMap((one) => keywordsOf(Object(one) as object))];
  });
}

test('the command checks all that the schema asks for', () => {
  const keywords = new Set(keywordsOf(JSON.parse(published) as object));
  expect([...keywords].filter((keyword) => !KNOWN.includes(keyword))).toEqual([]);
  expect(keywords.size).toBeGreaterThan(10);
  // Of several kinds only plain values are told apart, by themselves or in a definition, and of formats only the date
  expect(published).not.toMatch(/"format": "(?!date)/);
  expect(published).not.toMatch(/"anyOf": \[[^\]]*"(?:object|array)"/);
  const { definitions } = JSON.parse(published) as { definitions: Record<string, object> };
  const alternatives = [...published.matchAll(/"anyOf": \[[^\]]*/g)].flatMap(
    ([list]) => list.match(/(?<=definitions\/)\w+/g) ?? [],
  );
  for (const name of alternatives) expect(definitions[name]).not.toHaveProperty('properties');
});
