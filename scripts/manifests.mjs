// The expected manifest of each package. It follows from the folder's name, the entries and the traits below; only
// version, description, keywords and devDependencies are written by an author.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  SOURCE,
  articlesOf,
  constructorOf,
  entriesOf,
  insideEntries,
  namedPackages,
  root,
  sourcesOf,
} from './packages.mjs';

/** The differences between packages and the template; a folder without traits is a plain published library. */
const TRAITS = {
  bench: { private: true },
  command: { private: true },
  core: { private: true },
  crosstable: {
    name: 'crosstable',
    bin: { crosstable: './dist/command.js' },
    man: ['./dist/crosstable.1'], // npm links the pages of a list alone
    data: ['event.schema.json'],
  },
  event: { private: true },
  fuzz: { private: true },
  page: { private: true, inBrowser: true },
  report: { private: true },
  site: { private: true, inJavaScript: true },
  standings: { private: true },
  types: { declarationsOnly: true },
  words: { private: true },
};

const TSCONFIG = '{ "extends": "../../tsconfig.base.json", "include": ["src", "test", "testing"] }\n';

/** With options of its own: of code that runs in a browser alone, and of tests of JavaScript. */
const tsconfigWith = (options) => `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": ${options},
  "include": ["src", "test"]
}
`;
const IN_BROWSER = tsconfigWith('{ "lib": ["es2023", "dom", "dom.iterable"] }');
const IN_JAVASCRIPT = tsconfigWith('{ "allowJs": true }');

/** The version of a package of this repository. */
const WORKSPACE = 'workspace:*';

const KEYWORDS = ['chess', 'tournament', 'tie-break', 'tiebreak', 'fide'];

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isVersion = (value) => isText(value) && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(value);

/** The subpaths that a package publishes: the existing ones, and its tie-breaks with their explanations. */
function subpathsOf({ directory, manifest }) {
  const sources = sourcesOf({ directory });
  const tiebreaks = sources.filter(({ text }) => / as tiebreak\b/.test(text));
  const explained = tiebreaks.length > 0 ? sources.filter(({ path }) => path === 'explain.ts') : [];
  const found = [...tiebreaks, ...explained].map(({ path }) => `./${path.slice(0, -'.ts'.length)}`);
  const existing = entriesOf(manifest).map(({ subpath }) => subpath);
  return [...new Set(['.', ...existing, ...found.filter((path) => path !== './index')])];
}

/** The packages of other folders, and the exact versions that an author has chosen. */
function devDependenciesOf(found) {
  const { devDependencies = {} } = found.manifest;
  const chosen = Object.entries(devDependencies).filter(([, version]) => version !== WORKSPACE);
  const named = namedPackages(found).map((name) => [name, WORKSPACE]);
  const all = [...chosen, ...named].sort(([one], [other]) => (one < other ? -1 : 1));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** An entry in the workspace: the tools of the repository take its source, and what Node runs takes the build. */
function inWorkspace(name, declarationsOnly) {
  const built = declarationsOnly ? { types: `./dist/${name}.d.ts` } : { default: `./dist/${name}.js` };
  return { [SOURCE]: `./src/${name}.ts`, ...built };
}

/** The same entry as it is published. */
function conditions(name, declarationsOnly) {
  const target = (types, code) => ({
    types: `./dist/${name}.${types}`,
    ...(declarationsOnly ? {} : { default: `./dist/${name}.${code}` }),
  });
  return { import: target('d.ts', 'js'), require: target('d.cts', 'cjs') };
}

/**
 * `repository` of the root's manifest: the only setting with the repository's address on the web; '' until it is set.
 *
 * @param {string} [base]
 */
export function repositoryAddress(base = root) {
  const path = join(base, 'package.json');
  const address = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).repository ?? '') : '';
  if (address === '' || /^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/.test(address)) return address;
  throw new Error(`${path}: repository: expected an address like https://github.com/owner/crosstable, got ${address}`);
}

/**
 * The `tsconfig.json` that a folder must have.
 *
 * @param {Pick<import('./packages.mjs').Package, 'folder'>} found
 */
export function expectedTsconfig({ folder }) {
  const { inBrowser, inJavaScript } = TRAITS[folder] ?? {};
  return inBrowser ? IN_BROWSER : inJavaScript ? IN_JAVASCRIPT : TSCONFIG;
}

/** The links on a package's npm page. */
function origin({ folder, directory }) {
  const address = repositoryAddress(join(directory, '../..'));
  if (address === '') return {};
  return {
    homepage: `${address}/tree/main/packages/${folder}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${folder}` },
  };
}

/**
 * The expected manifest of a folder.
 *
 * @param {import('./packages.mjs').Package} found
 */
export function expectedManifest(found) {
  const { folder, manifest } = found;
  const traits = TRAITS[folder] ?? {};
  const name = traits.name ?? `@crosstable/${folder}`;
  const { version, description, keywords } = manifest;
  const inside = Object.fromEntries(insideEntries(manifest));
  const devDependencies = devDependenciesOf(found);
  if (traits.private) {
    const exports = Object.keys(inside).length > 0 ? inside : undefined;
    const library = exports === undefined ? {} : { sideEffects: false, exports };
    return { name, private: true, version, type: 'module', description, license: 'MIT', ...library, devDependencies };
  }
  // Files that are published unchanged, such as a schema, each an entry of its own
  const data = traits.data ?? [];
  const names = subpathsOf(found)
    .map((subpath) => (subpath === '.' ? 'index' : subpath.slice('./'.length)))
    .filter((one) => !data.includes(one));
  const { declarationsOnly = false } = traits;
  /** Each entry as one of two functions gives it, and the files that are published unchanged. */
  const exportedAs = (conditionsOf, more) => {
    const entries = names.map((one) => [one === 'index' ? '.' : `./${one}`, conditionsOf(one, declarationsOnly)]);
    return {
      ...Object.fromEntries(entries),
      ...more,
      ...Object.fromEntries(data.map((path) => [`./${path}`, `./${path}`])),
    };
  };
  // `moduleResolution: node10` doesn't read `exports`, and its code is CommonJS.
  const typesForNode10 = (one) => `./dist/${one}.d.${constructorOf(found, one) === undefined ? 'ts' : 'cts'}`;
  const typed = names.filter((one) => one !== 'index').map((one) => [one, [typesForNode10(one)]]);
  return {
    name,
    version,
    description,
    keywords,
    license: 'MIT',
    ...origin(found),
    type: 'module',
    sideEffects: false,
    files: ['dist', 'CHANGELOG.md', ...data],
    exports: exportedAs(inWorkspace, inside),
    man: traits.man,
    engines: { node: '>=20' },
    // Packing builds first, so that no stale build is published. pnpm leaves this script out of the tarball.
    scripts: { prepack: `cd ../.. && node scripts/build.mjs ${folder}` },
    devDependencies,
    // pnpm puts these fields in the place of the workspace's when it packs. The release workflow asks for provenance. npm refuses
    // it anywhere else, and a setting here would override the workflow.
    publishConfig: {
      access: 'public',
      bin: traits.bin, // in the workspace pnpm would warn of a missing file at the first installation
      exports: exportedAs(conditions, {}),
      ...(declarationsOnly ? {} : { main: './dist/index.cjs', module: './dist/index.js' }),
      types: typesForNode10('index'),
      ...(typed.length > 0 ? { typesVersions: { '*': Object.fromEntries(typed) } } : {}),
    },
  };
}

/** `Koya System, FIDE C.07 article 9.2`, from the first line of the first article. */
function titleOf(found) {
  const [header] = (articlesOf(found)[0]?.text ?? '').split('\n', 1);
  return header.replace(/^\/\/ FIDE (\S+) \(.*?\), Article (\S+): (.*)$/, '$3, FIDE $1 article $2');
}

/**
 * The folders under `packages/` that have a manifest or sources. A new one gets a manifest to begin with: the version of
 * the others, and the title of its first article.
 *
 * @param {string} [base]
 * @returns {import('./packages.mjs').Package[]}
 */
export function foldersOfPackages(base = root) {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const { version } = read(join(base, 'packages/crosstable/package.json'));
  return readdirSync(join(base, 'packages'))
    .map((folder) => ({ folder, directory: join(base, 'packages', folder) }))
    .map((found) => {
      const path = join(found.directory, 'package.json');
      const begun = { version, description: titleOf(found), keywords: KEYWORDS };
      return { ...found, manifest: existsSync(path) ? read(path) : begun, isNew: !existsSync(path) };
    })
    .filter(({ directory, isNew }) => !isNew || sourcesOf({ directory }).length > 0);
}

/**
 * The problems of the fields that only an author can write.
 *
 * @param {import('./packages.mjs').Package} found
 * @param {string} common the version that all published packages carry; they are released together
 * @returns {string[]}
 */
export function authorsProblems({ folder, manifest }, common) {
  const { version, description, keywords, devDependencies = {} } = manifest;
  const isPublished = !TRAITS[folder]?.private;
  // People search npm in lower case, and seldom by the name of the package.
  const areFound =
    Array.isArray(keywords) &&
    keywords.every((word) => isText(word) && word === word.toLowerCase()) &&
    new Set(keywords).size === keywords.length &&
    keywords.length >= 5;
  return [
    ...(isVersion(version) ? [] : ['version: expected one like 1.2.3']),
    ...(isPublished && version !== common ? [`version: expected ${common}, that of packages/crosstable`] : []),
    ...(isText(description) ? [] : ['description: expected a sentence']),
    ...(isPublished && !areFound ? ['keywords: expected five or more, different and in lower case'] : []),
    ...(Object.values(devDependencies).every((one) => one === WORKSPACE || isVersion(one))
      ? []
      : ['devDependencies: expected exact versions']),
  ];
}
