// Builds every package that has entries, or those whose folders are named as arguments: the code here, by tsup, while the
// declarations are made beside it, by build-declarations.mjs. The manifests are the only list of entries.
import { appendFileSync, copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { build } from 'tsup';

import { SOURCE, commandsOf, constructorOf, dataOf, entriesOf, readPackages, root } from './packages.mjs';

const wanted = process.argv.slice(2);
const packages = readPackages().filter(({ folder, manifest }) =>
  wanted.length > 0 ? wanted.includes(folder) : entriesOf(manifest).length > 0,
);
const unknown = wanted.filter((name) => packages.every(({ folder }) => folder !== name));
if (unknown.length > 0) throw new Error(`expected folders under packages, got ${unknown.join(', ')}`);

/** Code imports the schema without its descriptions; the published file has them. */
const schemasWithoutDescriptions = {
  name: 'schemas without descriptions',
  setup({ onLoad }) {
    onLoad({ filter: /[.]schema[.]json$/ }, ({ path }) => {
      const isTold = (name, value) => name === 'description' && typeof value === 'string';
      const schema = JSON.parse(readFileSync(path, 'utf8'), (name, value) => (isTold(name, value) ? undefined : value));
      return { contents: JSON.stringify(schema), loader: 'json' };
    });
  },
};

/** The folder of what several files of a package share: nothing else of it has a name that changes with its content. */
const CHUNKS = 'chunks';

/** Every built file contains its imports. */
const common = {
  config: false,
  silent: true,
  noExternal: [/^@crosstable\//],
  esbuildPlugins: [schemasWithoutDescriptions],
  target: 'es2022',
  treeshake: true,
  splitting: false,
  esbuildOptions(options) {
    options.conditions = [SOURCE];
    options.chunkNames = `${CHUNKS}/[name]-[hash]`;
    // Inlines constants, so that the published code is small and still readable.
    options.minifySyntax = true;
  },
};

/** Makes the default export of a CommonJS file the file's own value, see `constructorOf`. */
const AS_CONSTRUCTOR = 'module.exports = Object.assign(module.exports.default, module.exports);\n';

async function buildCode({ directory, manifest }) {
  const outDir = join(directory, 'dist');
  const sources = (names) => Object.fromEntries(names.map((name) => [name, join(directory, 'src', `${name}.ts`)]));
  const entries = entriesOf(manifest).filter(({ runs }) => runs);
  const commands = commandsOf(manifest);
  if (entries.length > 0) {
    const names = entries.map(({ name }) => name);
    // Programs use several entries of a package with a command; a tie-break is one file, which anybody can read
    const splitting = commands.length > 0;
    await build({ ...common, entry: sources(names), outDir, format: 'esm', platform: 'neutral', splitting });
    if (splitting) withoutBareImports(outDir);
    // CommonJS is the same code with other exports, one file an entry. Node finds the names of these exports.
    const built = Object.fromEntries(names.map((name) => [name, join(outDir, `${name}.js`)]));
    await build({
      ...common,
      entry: built,
      outDir,
      format: 'cjs',
      platform: 'node',
      bundle: splitting,
      treeshake: false,
    });
    for (const name of names.filter((one) => constructorOf({ directory }, one) !== undefined)) {
      appendFileSync(join(outDir, `${name}.cjs`), AS_CONSTRUCTOR);
    }
  }
  if (commands.length > 0) {
    // A command is run, never imported: ES module only, with Node's own modules, and small, because it is read at each start. What
    // only some of its answers need is loaded with them.
    const own = { entry: sources(commands), platform: 'node', minify: true, splitting: true };
    await build({ ...common, ...own, outDir, format: 'esm' });
  }
  for (const path of dataOf(manifest)) copyFileSync(join(root, 'packages/event/src', path), join(directory, path));
  for (const path of manifest.man ?? []) await buildManPage(directory, path, manifest.version);
}

/**
 * Takes out the imports of chunks from which nothing is taken. They keep the order in which the files are run, which means nothing
 * where none has side effects; bundlers warn of them.
 */
function withoutBareImports(outDir) {
  for (const path of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js'))) {
    const file = join(outDir, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import '\.[^']*';\n/gm, ''));
  }
}

/** Writes the man page of a command with `packages/command/src/man-page.ts`, which isn't published itself. */
async function buildManPage(directory, path, version) {
  const [entry, outDir] = [{ 'man-page': join(root, 'packages/command/src/man-page.ts') }, join(directory, 'dist')];
  await build({ ...common, entry, outDir, format: 'esm', platform: 'node' });
  const built = join(outDir, 'man-page.js');
  const { manPage } = await import(pathToFileURL(built).href);
  writeFileSync(join(directory, path), manPage(version));
  rmSync(built);
}

for (const { directory } of packages) rmSync(join(directory, 'dist'), { recursive: true, force: true });
const declarations = new Promise((resolve, reject) => {
  const workerData = packages.map(({ folder }) => folder);
  const worker = new Worker(new URL('build-declarations.mjs', import.meta.url), { workerData });
  worker.on('error', reject);
  worker.on('exit', resolve);
});
for (const found of packages) await buildCode(found);
await declarations;
