// The JSON Schema of the events that the command reads, made of the types in packages/crosstable/src/event/event-form.ts:
// keeps packages/crosstable/event.schema.json, which is published, equal to them. `--check` changes nothing and fails
// where the file is out of date.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

import { keep } from './kept-file.mjs';
import { root } from './packages.mjs';

const PACKAGE = 'packages/crosstable';
const PATH = `${PACKAGE}/event.schema.json`;

/** Descriptions without what only editors of TypeScript follow, and without the ends of the lines in the source. */
function readable(key, value) {
  if (key !== 'description' || typeof value !== 'string') return value;
  return value.replaceAll(/\{@link (\w+)\}/g, '$1').replaceAll(/\s*\n\s*/g, ' ');
}

/**
 * The schema as text, as prettier leaves it.
 *
 * @returns {Promise<string>}
 */
export async function eventSchema() {
  const generator = createGenerator({
    path: join(root, PACKAGE, 'src/event/event-form.ts'),
    tsconfig: join(root, PACKAGE, 'tsconfig.json'),
    type: 'EventForm',
    topRef: false,
    expose: 'export',
    // Every package is compiled elsewhere, with its tests: here a mistake of another file is nobody's business.
    skipTypeCheck: true,
  });
  const { $schema, definitions, ...event } = generator.createSchema('EventForm');
  const schema = { $schema, title: 'An event for crosstable', ...event, definitions };
  return prettier.format(JSON.stringify(schema, readable), {
    ...(await prettier.resolveConfig(join(root, PATH))),
    parser: 'json',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await keep({ path: PATH, what: 'the schema', script: 'scripts/event-schema.mjs', madeFrom: eventSchema });
}
