// Runs in the consumer's project on Node, Bun or Deno: `smoke-command.mjs PLAN` prints the report of smoke.mjs as JSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

import { smoke } from './smoke.mjs';

const byImport = (specifier) => import(specifier);
const byRequire = createRequire(import.meta.url);
const plan = JSON.parse(readFileSync(process.argv[2], 'utf8'));
/** Each package has a copy of the core for each module system; all copies must accept the table of any one. */
const crossed = (load, loadUmbrella) => (specifier) =>
  specifier === plan.umbrella ? loadUmbrella(specifier) : load(specifier);
console.log(
  JSON.stringify({
    import: await smoke(plan, byImport),
    require: await smoke(plan, byRequire),
    'import, with a table by require': await smoke(plan, crossed(byImport, byRequire)),
    'require, with a table by import': await smoke(plan, crossed(byRequire, byImport)),
  }),
);
