// Runs in the consumer's project on Node, Bun or Deno: `smoke-command.mjs PLAN` prints what smoke.mjs reports, as JSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

import { smoke } from './smoke.mjs';

const require = createRequire(import.meta.url);
const plan = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(
  JSON.stringify({
    import: await smoke(plan, (specifier) => import(specifier)),
    require: await smoke(plan, (specifier) => require(specifier)),
  }),
);
