import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const published = readFileSync(new URL('../../packages/event/src/event.schema.json', import.meta.url), 'utf8');

/** The keywords that the command checks, and those that ask for nothing. */
const KNOWN = [
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'format', 'properties', 'required', 'additionalProperties'],
  // Whether there are games or matches, how many totals a match has, and which numbers are whole, the reading of the event
  // says in its own words
  ...['oneOf', 'maxItems', 'minimum'],
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
  // but for the totals of a match, a list or null, and for a choice between words or numbers and one object
  const others = published.replaceAll(/"(?:gamePoints|unrated|RatingList)": \{\s*"anyOf": \[[^\]]*\]/g, '');
  expect(others).not.toMatch(/"anyOf": \[[^\]]*"(?:object|array)"/);
  expect(others).not.toBe(published);
  const { definitions } = JSON.parse(published) as { definitions: Record<string, object> };
  const alternatives = [...published.matchAll(/"anyOf": \[[^\]]*/g)].flatMap(
    ([list]) => list.match(/(?<=definitions\/)\w+/g) ?? [],
  );
  // The adjustments of players and of teams are told apart by what the event is of
  const ofObjects = alternatives.filter((name) => name in definitions && 'properties' in definitions[name]);
  expect(ofObjects).toEqual(['Adjustment', 'TeamAdjustment']);
});
