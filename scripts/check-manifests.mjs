// Compares packages/*/package.json with one template, and each package's folder with what its manifest promises.
// Everything in a manifest follows from the folder's name, the list of entries and the traits below; only version,
// description and keywords are free.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { entriesOf, readPackages, root } from './packages.mjs';

/** What sets a package apart from the template; a folder that isn't listed is a plain published library. */
const TRAITS = {
  bench: { private: true },
  core: { private: true },
  crosstable: { name: 'crosstable', bin: { crosstable: './dist/command.js' }, data: ['event.schema.json'] },
  fuzz: { private: true },
  types: { declarationsOnly: true },
};

const TSCONFIG = '{ "extends": "../../tsconfig.base.json", "include": ["src", "test"] }\n';
const SHEBANG = '#!/usr/bin/env node\n';

/** Stands in the template for a value that is the package's own; the text says what it must look like. */
class Free {
  constructor(expectation, accepts) {
    this.expectation = expectation;
    this.accepts = accepts;
  }
}
const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isVersion = (value) => isText(value) && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(value);
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A package that isn't published may need others; it says which version it was written for. */
const arePinned = (value) => value === undefined || (isRecord(value) && Object.values(value).every(isVersion));

/** Whoever searches npm types lower case, and seldom the name that a package happens to have. */
const isKeywords = (value) =>
  Array.isArray(value) &&
  value.every((word) => isText(word) && word === word.toLowerCase()) &&
  new Set(value).size === value.length &&
  value.length >= 5;
const OWN = {
  version: new Free('a version like 1.2.3', isVersion),
  description: new Free('a sentence', isText),
  keywords: new Free('five words or more, different and in lower case', isKeywords),
  devDependencies: new Free('exact versions', arePinned),
};

function conditions(name, declarationsOnly) {
  const target = (types, code) => ({
    types: `./dist/${name}.${types}`,
    ...(declarationsOnly ? {} : { default: `./dist/${name}.${code}` }),
  });
  return { import: target('d.ts', 'js'), require: target('d.cts', 'cjs') };
}

/** For `moduleResolution: node10`, which doesn't read `exports`. */
function typesVersions(subpaths) {
  const names = subpaths.filter((subpath) => subpath !== '.').map((subpath) => subpath.slice('./'.length));
  if (names.length === 0) return {};
  return { typesVersions: { '*': Object.fromEntries(names.map((name) => [name, [`./dist/${name}.d.ts`]])) } };
}

/**
 * The manifest that a folder must have, given the subpaths that it exports.
 *
 * @param {string} folder
 * @param {readonly string[]} subpaths
 */
function expectedManifest(folder, subpaths) {
  const traits = TRAITS[folder] ?? {};
  const name = traits.name ?? `@crosstable/${folder}`;
  if (traits.private) {
    return {
      name,
      private: true,
      version: OWN.version,
      type: 'module',
      description: OWN.description,
      license: 'MIT',
      devDependencies: OWN.devDependencies,
    };
  }
  // What is published as it stands beside what is built, under its own name
  const data = traits.data ?? [];
  const code = subpaths.filter((subpath) => !data.includes(subpath.slice('./'.length)));
  return {
    name,
    version: OWN.version,
    description: OWN.description,
    keywords: OWN.keywords,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    files: ['dist', ...data],
    exports: {
      ...Object.fromEntries(
        code.map((subpath) => [
          subpath,
          conditions(subpath === '.' ? 'index' : subpath.slice('./'.length), traits.declarationsOnly),
        ]),
      ),
      ...Object.fromEntries(data.map((path) => [`./${path}`, `./${path}`])),
    },
    ...(traits.declarationsOnly ? {} : { main: './dist/index.cjs', module: './dist/index.js' }),
    types: './dist/index.d.ts',
    ...typesVersions(code),
    ...(traits.bin ? { bin: traits.bin } : {}),
    engines: { node: '>=20' },
    // Provenance: npm says from which commit and which run of which workflow a published package was built.
    publishConfig: { access: 'public', provenance: true },
  };
}

const show = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));

function differences(path, expected, actual) {
  if (expected instanceof Free) {
    return expected.accepts(actual) ? [] : [`${path}: expected ${expected.expectation}, got ${show(actual)}`];
  }
  if (!isRecord(expected) || !isRecord(actual)) {
    return show(expected) === show(actual) ? [] : [`${path}: expected ${show(expected)}, got ${show(actual)}`];
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return [
    ...keys.flatMap((key) => differences(inside(path, key), expected[key], actual[key])),
    ...orderDifference(path, expected, actual),
  ];
}

function inside(path, key) {
  if (!/^\w+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Order counts in `exports`, where the first matching condition wins; elsewhere it keeps manifests comparable. */
function orderDifference(path, expected, actual) {
  const order = (value, other) =>
    Object.keys(value)
      .filter((key) => key in other)
      .join(', ');
  const [wanted, got] = [order(expected, actual), order(actual, expected)];
  return wanted === got ? [] : [`${path === '' ? 'keys' : path}: expected the order ${wanted}, got ${got}`];
}

function manifestDeviations({ folder, manifest }) {
  const subpaths = isRecord(manifest.exports) ? Object.keys(manifest.exports) : [];
  const expected = expectedManifest(folder, subpaths);
  const missingRoot =
    expected.exports !== undefined && !subpaths.includes('.') ? ['exports: expected an entry ".", got none'] : [];
  return [...missingRoot, ...differences('', expected, manifest)].map((text) => `package.json: ${text}`);
}

function folderDeviations({ folder, directory, manifest }) {
  const missing = (path, why) => (existsSync(join(directory, path)) ? [] : [`${path}: expected ${why}, got no file`]);
  const commands = Object.values(manifest.bin ?? {}).map((path) => path.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts'));
  return [
    ...entriesOf(manifest).flatMap(({ subpath, name }) =>
      missing(`src/${name}.ts`, `the source of the entry ${JSON.stringify(subpath)}`),
    ),
    ...(TRAITS[folder]?.data ?? []).flatMap((path) => missing(path, 'a file that is published')),
    ...commands.flatMap((path) => missing(path, 'the source of the command')),
    ...commands.flatMap((path) => startDeviations(directory, path, SHEBANG)),
    ...(manifest.private === true ? [] : missing('README.md', 'a README, npm shows it')),
    ...missing('tsconfig.json', TSCONFIG.trim()),
    ...startDeviations(directory, 'tsconfig.json', TSCONFIG),
  ];
}

function startDeviations(directory, path, start) {
  if (!existsSync(join(directory, path))) return [];
  const text = readFileSync(join(directory, path), 'utf8');
  const got = text.slice(0, start.length);
  return got === start ? [] : [`${path}: expected to start with ${JSON.stringify(start)}, got ${JSON.stringify(got)}`];
}

/** All published packages are released together (`fixed` in .changeset/config.json), so they carry one version. */
function versionDeviations(packages) {
  const published = packages.filter(({ manifest }) => manifest.private !== true);
  return published
    .filter(({ manifest }) => manifest.version !== published[0].manifest.version)
    .map(
      ({ folder, manifest }) =>
        `packages/${folder}/package.json: version: expected ${show(published[0].manifest.version)} ` +
        `as in packages/${published[0].folder}, got ${show(manifest.version)}`,
    );
}

/**
 * Every deviation of the packages under `base`, one line each; empty when all is well.
 *
 * @param {string} [base]
 * @returns {string[]}
 */
export function manifestReport(base = root) {
  const packages = readPackages(base);
  const bare = readdirSync(join(base, 'packages')).filter((name) => packages.every(({ folder }) => folder !== name));
  return [
    ...bare.map((name) => `packages/${name}/package.json: expected a manifest, got no file`),
    ...packages.flatMap((found) =>
      [...manifestDeviations(found), ...folderDeviations(found)].map((text) => `packages/${found.folder}/${text}`),
    ),
    ...versionDeviations(packages),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = resolve(process.argv[2] ?? root);
  const report = manifestReport(base);
  for (const line of report) console.error(line);
  if (report.length > 0) process.exitCode = 1;
  else console.log(`${readPackages(base).length} manifests match the template`);
}
