// The JSON Schema of events, made from the types in packages/event/src/event-form.ts.
import { join } from 'node:path';

import { createGenerator } from 'ts-json-schema-generator';

import { root } from '../packages.mjs';

const PACKAGE = 'packages/event';

/** Fields that hold whole numbers from 1, or from 0 the rounds announced, which the types don't tell from other numbers. */
const WHOLE = new Set(['boards', 'from', 'inRound', 'pairingNumber', 'round', 'rounds']);

/** Whole numbers as such, and descriptions without the links that only TypeScript editors follow, and without the line ends of the source. */
function readable(key, value) {
  if (WHOLE.has(key) && value.type === 'number') {
    return { ...value, type: 'integer', minimum: key === 'rounds' ? 0 : 1 };
  }
  if (key !== 'description' || typeof value !== 'string') return value;
  return value.replaceAll(/\{@link (\w+)\}/g, '$1').replaceAll(/\s*\n\s*/g, ' ');
}

/** The schema as text. */
export function eventSchema() {
  const generator = createGenerator({
    path: join(root, PACKAGE, 'src/event-form.ts'),
    tsconfig: join(root, PACKAGE, 'tsconfig.json'),
    type: 'EventForm',
    topRef: false,
    expose: 'export',
    // Other checks compile every package with its tests; a mistake elsewhere is no concern here.
    skipTypeCheck: true,
  });
  const { $schema, definitions, ...event } = generator.createSchema('EventForm');
  // A rule that the type leaves to the reader: an event has games, or matches of teams
  const oneOf = [{ required: ['games'] }, { required: ['matches'] }];
  const schema = { $schema, title: 'An event for crosstable', ...event, oneOf, definitions };
  return JSON.stringify(schema, readable);
}
