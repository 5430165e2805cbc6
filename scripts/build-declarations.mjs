// Makes the declarations of the packages whose folders it is given; build.mjs starts it as a worker. One TypeScript
// program declares every source file. Then each entry gets a file that contains all the types it names and imports
// nothing.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { workerData } from 'node:worker_threads';

import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';

import { constructorOf, entriesOf, insideEntries, readPackages, root } from './packages.mjs';

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...config.compilerOptions,
    noEmit: false,
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    // Another check compiles the types. Node's types are not loaded, because published code needs none.
    noCheck: true,
    types: [],
  },
  root,
);

function fail(diagnostics) {
  const host = { getCurrentDirectory: () => root, getCanonicalFileName: (path) => path, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

/** The declarations of each source file, by the path that they would have beside it. */
function declaredBy(sources) {
  const program = ts.createProgram(sources, options);
  const texts = new Map();
  const { diagnostics } = program.emit(undefined, (path, text) => texts.set(resolve(path), text));
  const errors = [...program.getSyntacticDiagnostics(), ...diagnostics];
  if (errors.length > 0) fail(errors);
  return texts;
}

/** The source file that a declaration imports, by a name or a path. */
function sourceOf(specifier, importer) {
  const { resolvedModule } = ts.resolveModuleName(specifier, importer.replace(/\.d\.ts$/, '.ts'), options, ts.sys);
  return resolvedModule?.resolvedFileName;
}

/** Lets rollup find declarations that exist only in memory. */
function inMemory(texts) {
  return {
    name: 'declarations-in-memory',
    resolveId(source, importer) {
      const isEntry = importer === undefined;
      const path = isEntry ? source : sourceOf(source, importer);
      const found = path?.replace(/(?:\.d\.ts|\.ts)$/, '.d.ts');
      if (texts.has(found)) return found;
      throw new Error(`${importer}: expected declarations of ${source}, found none`);
    },
    load: (path) => `${texts.get(path).replace(MAP_COMMENT, '')}${inlineMap(texts.get(`${path}.map`))}`,
  };
}

const MAP_COMMENT = /^\/\/# sourceMappingURL=.*$/m;

/** A map of positions as the comment that rollup's plugin looks for. */
function inlineMap(map) {
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`;
}

/** The modules that rollup has read for the entries before: most of the files that the next one needs. */
let cache;

/** One for all entries: it knows the maps of the modules in the cache. */
const withMaps = dts({ sourcemap: true });

/**
 * One entry at a time. Together, rollup lets one entry's file export parts that the others need under made-up names,
 * and an `import { a }` of such a name would compile.
 */
async function bundled(input, texts, target) {
  const onwarn = ({ message }) => {
    throw new Error(`${input}: ${message}`);
  };
  const bundle = await rollup({ input, plugins: [inMemory(texts), withMaps], onwarn, cache });
  cache = bundle.cache;
  const { output } = await bundle.generate({ format: 'es', sourcemap: true, file: `${target}.d.ts` });
  const [{ code, map }] = output;
  return { code: code.replace(MAP_COMMENT, '').trimEnd() + '\n', map };
}

/**
 * The declarations of a CommonJS file that is a constructor, see `constructorOf`: a namespace of its name has everything that
 * the entry exports. There, `itself` names the constructor, because its own name would be that of its export.
 *
 * @param {string} constructor
 * @param {string} code
 */
function asConstructor(constructor, code) {
  const at = code.indexOf('\nexport ');
  const exported = code
    .slice(at)
    .trim()
    .replaceAll(new RegExp(`\\b${constructor}\\b( as \\w+)?`, 'g'), (_, as = ` as ${constructor}`) => `itself${as}`);
  return `${code.slice(0, at)}
import itself = ${constructor};
declare namespace ${constructor} {
  ${exported.replaceAll('\n', '\n  ')}
}
export = ${constructor};
`;
}

/**
 * The copy of a source file in the build of a package. Editors lead from a declaration to the rule and its article; no entry leads
 * there.
 */
function withSource(path, directory) {
  const [folder, , ...rest] = relative(join(root, 'packages'), path).split(/[\\/]/);
  const copy = join(directory, 'dist/sources', folder, ...rest);
  // The entries of a package share most of their sources
  if (existsSync(copy)) return copy;
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(path, copy);
  return copy;
}

const entries = readPackages()
  .filter(({ folder }) => workerData.includes(folder))
  .flatMap(({ directory, manifest }) =>
    entriesOf(manifest).map(({ name }) => ({
      source: join(directory, 'src', name),
      target: join(directory, 'dist', name),
      directory,
      constructor: constructorOf({ directory }, name),
    })),
  );
// The doors between packages are asked for, too: what TypeScript finds by a name alone is somebody else's, and not declared
const doors = readPackages().flatMap(({ directory, manifest }) =>
  insideEntries(manifest).flatMap(([, source]) => (source.includes('*') ? [] : [join(directory, source)])),
);
const declared = declaredBy([...entries.map(({ source }) => `${source}.ts`), ...doors]);
for (const { source, target, directory, constructor } of entries) {
  const { code, map } = await bundled(`${source}.d.ts`, declared, target);
  mkdirSync(dirname(target), { recursive: true });
  const sources = map.sources.map((path) => withSource(resolve(dirname(target), path), directory));
  // Both systems of modules have a file of their own, nearly always with the same text.
  const written = { 'd.ts': code, 'd.cts': constructor === undefined ? code : asConstructor(constructor, code) };
  for (const [suffix, text] of Object.entries(written)) {
    const file = `${basename(target)}.${suffix}`;
    const named = sources.map((path) => relative(dirname(target), path).replaceAll('\\', '/'));
    writeFileSync(`${target}.${suffix}`, `${text}//# sourceMappingURL=${file}.map\n`);
    writeFileSync(
      `${target}.${suffix}.map`,
      JSON.stringify({ version: 3, file, sources: named, names: [], mappings: map.mappings }),
    );
  }
}
