import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Options } from 'tsup';

const core = fileURLToPath(new URL('../packages/core/src', import.meta.url));

interface Manifest {
  readonly exports: Readonly<
    Record<string, string | { readonly import?: { readonly types?: string; readonly default?: string } }>
  >;
  readonly bin?: Readonly<Record<string, string>>;
}

/** The package whose folder the build runs in; its `exports` are the only list of entries. */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** A file that is exported as it stands isn't built. */
const built = Object.values(manifest.exports).filter((target) => typeof target !== 'string');
const targets = built.map((conditions) => conditions.import?.types).filter((types) => types !== undefined);
const name = (target: string): string => target.replace(/^\.\/dist\//, '').replace(/\.(d\.ts|js)$/, '');
const entries = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [name(path), `src/${name(path)}.ts`]));
const runs = built.some((conditions) => conditions.import?.default !== undefined);

const declarations = {
  // Without `types`, Node's declarations are neither loaded (they are slow) nor needed by what is published.
  compilerOptions: { paths: { '@crosstable/core': [`${core}/index.ts`] }, types: [] },
  only: true,
};
const shared: Options = {
  noExternal: [/^@crosstable\//],
  target: 'es2022',
  treeshake: true,
  esbuildOptions(options) {
    // Constants are inlined, so that what is published is as small as it is readable.
    options.minifySyntax = true;
  },
  splitting: false,
};

const code: Options = { ...shared, entry: entries(targets), format: ['esm', 'cjs'], platform: 'neutral' };

export default defineConfig([
  ...(runs ? [code] : []),
  // Declarations one entry at a time: together, rollup lets one entry's file export what the others need from it under
  // made-up names, and an `import { a }` that doesn't exist would compile.
  ...targets.map((target): Options => ({ ...code, entry: entries([target]), dts: declarations })),
  // A command is run, never imported: ES module only, no declarations, with Node's own modules.
  ...(manifest.bin
    ? [{ ...shared, entry: entries(Object.values(manifest.bin)), format: 'esm', platform: 'node' } satisfies Options]
    : []),
]);
