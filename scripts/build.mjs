// Builds every package that has entries, or those whose folders are named as arguments: the code here, by tsup, while the
// declarations are made beside it, by build-declarations.mjs. The manifests are the only list of entries.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { build } from 'tsup';

import { SOURCE, commandParts, commandsOf, constructorOf, entriesOf, readPackages } from './packages.mjs';

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
    // Inlines constants, so that the published code is small and still readable.
    options.minifySyntax = true;
  },
};

/** A part that a command loads when it needs it is an entry of the package, a file beside the command. */
const entriesLoadedLater = {
  name: 'entries loaded later',
  setup({ onResolve }) {
    onResolve({ filter: /^[.]/ }, ({ kind, path }) => {
      return kind === 'dynamic-import' ? { path: `./${basename(path)}`, external: true } : undefined;
    });
  },
};

/** Makes the default export of a CommonJS file the file's own value, see `constructorOf`. */
const AS_CONSTRUCTOR = 'module.exports = Object.assign(module.exports.default, module.exports);\n';

async function buildCode({ directory, manifest }) {
  const outDir = join(directory, 'dist');
  const sources = (names) => Object.fromEntries(names.map((name) => [name, join(directory, 'src', `${name}.ts`)]));
  const entries = entriesOf(manifest).filter(({ runs }) => runs);
  if (entries.length > 0) {
    const names = entries.map(({ name }) => name);
    await build({ ...common, entry: sources(names), outDir, format: 'esm', platform: 'neutral' });
    // CommonJS is the same code with other exports: nothing is bundled a second time. Node finds the names of these exports.
    const built = Object.fromEntries(names.map((name) => [name, join(outDir, `${name}.js`)]));
    await build({ ...common, entry: built, outDir, format: 'cjs', platform: 'node', bundle: false, treeshake: false });
    for (const name of names.filter((one) => constructorOf({ directory }, one) !== undefined)) {
      appendFileSync(join(outDir, `${name}.cjs`), AS_CONSTRUCTOR);
    }
  }
  const commands = commandsOf(manifest);
  if (commands.length > 0) {
    // A command is run, never imported: ES module only, with Node's own modules, and small, because it is read at each start.
    const esbuildPlugins = [...common.esbuildPlugins, entriesLoadedLater];
    const entry = sources([...commands, ...commandParts({ directory, manifest })]);
    await build({ ...common, entry, outDir, format: 'esm', platform: 'node', minify: true, esbuildPlugins });
  }
  for (const path of manifest.man ?? []) await buildManPage(directory, path);
}

/** Writes the man page of a command with `src/command/man-page.ts`, which isn't published itself. */
async function buildManPage(directory, path) {
  const [entry, outDir] = [{ 'man-page': join(directory, 'src/command/man-page.ts') }, join(directory, 'dist')];
  await build({ ...common, entry, outDir, format: 'esm', platform: 'node' });
  const built = join(outDir, 'man-page.js');
  const { manPage } = await import(pathToFileURL(built).href);
  writeFileSync(join(directory, path), manPage());
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
