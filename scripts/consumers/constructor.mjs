// Compiles and runs every way to get the constructor that @crosstable/preferans-rating has from the package that it replaces.
// attw finds no fault with declarations that say something else than the code about what `require` gives.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execute } from '../execute.mjs';
import { compiled } from './compile.mjs';

const PACKAGE = '@crosstable/preferans-rating';

const IMPORTS = {
  'default import': `import PrefRating from '${PACKAGE}';`,
  'named import': `import { PrefRating } from '${PACKAGE}';`,
  'import of default by name': `import { default as PrefRating } from '${PACKAGE}';`,
};
const REQUIRES = {
  require: `import PrefRating = require('${PACKAGE}');`,
  'require and name': `import all = require('${PACKAGE}');\nconst PrefRating = all.PrefRating;`,
  'require and default': `import all = require('${PACKAGE}');\nconst PrefRating = all.default;`,
};

/** The game of the predecessor's documentation. An error has to be seen in the last line: nothing is, if the types are any. */
const USE = `
import { prefRating, type PrefRatingResult } from '${PACKAGE}';
const pedja = { username: 'Pedja', rating: 1200, score: -500 };
const marko = { username: 'Marko', rating: 1150, score: 40 };
const johnny = { username: 'Johnny', rating: 1100, score: 460 };
const results: PrefRatingResult[] = [new PrefRating(pedja, marko, johnny, 30).rating, prefRating(pedja, marko, johnny, 30)];
for (const { p1 } of results) if (p1.rating !== 1173) throw new Error(\`expected 1173, got \${p1.rating}\`);
// @ts-expect-error three players and the bula are missing
export const untyped = () => new PrefRating();
`;

/** A consumer is compiled to CommonJS or to a module, as the suffix of its file says. */
const RESOLUTIONS = {
  node10: { module: 'commonjs', suffixes: ['cts'] },
  node16: { module: 'node16', suffixes: ['cts', 'mts'] },
  bundler: { module: 'esnext', suffixes: ['mts'] },
};

const RUN = `for (const path of process.argv.slice(1)) {
  await import(path).catch((error) => { console.log(path + ': ' + error); });
}`;

/**
 * @param {{ resolution: keyof typeof RESOLUTIONS, esModuleInterop: boolean }} settings
 * @param {string} project
 * @returns {Promise<string>} what the compiler and the compiled consumers print if something is wrong
 */
export async function constructorProblems({ resolution, esModuleInterop }, project) {
  const name = `constructor-${resolution}-${esModuleInterop}`;
  mkdirSync(join(project, name));
  const { module, suffixes } = RESOLUTIONS[resolution];
  for (const suffix of suffixes) {
    const forms = Object.entries(suffix === 'cts' ? { ...IMPORTS, ...REQUIRES } : IMPORTS);
    for (const [form, text] of forms) writeFileSync(join(project, name, `${form}.${suffix}`), text + USE);
  }
  const outDir = `${name}/built`;
  const compilerOptions = { module, moduleResolution: resolution, esModuleInterop, types: [], noEmit: false, outDir };
  const errors = await compiled(project, { include: [`${name}/*`], compilerOptions });
  const built = readdirSync(join(project, outDir)).map((file) => `./${outDir}/${file}`);
  const { output } = await execute(process.execPath, ['--input-type=module', '-e', RUN, ...built], { cwd: project });
  return `${errors}\n${output}`.trim();
}
