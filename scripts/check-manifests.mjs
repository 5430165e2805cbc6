// Compares packages/*/package.json with the manifest that each must have, and each package's folder with what it promises.
// Everything in a manifest follows from the folder's name, the entries and the traits below; only version, description and
// keywords are free. `--write` brings them up to date, makes those that are missing, and adds the entries of tie-breaks.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { entriesOf, readPackages, root } from './packages.mjs';

/** What sets a package apart from the template; a folder that isn't listed is a plain published library. */
const TRAITS = {
  bench: { private: true },
  core: { private: true },
  crosstable: {
    name: 'crosstable',
    bin: { crosstable: './dist/command.js' },
    man: './dist/crosstable.1',
    data: ['event.schema.json'],
  },
  fuzz: { private: true },
  site: { private: true },
  types: { declarationsOnly: true },
};

const TSCONFIG = '{ "extends": "../../tsconfig.base.json", "include": ["src", "test"] }\n';
const SHEBANG = '#!/usr/bin/env node\n';
const KEYWORDS = ['chess', 'tournament', 'tie-break', 'tiebreak', 'fide'];

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isVersion = (value) => isText(value) && /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(value);

/** The subpaths that a package exports: those that it has, and its tie-breaks with their explanations. */
function subpathsOf({ directory, manifest }) {
  const source = join(directory, 'src');
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }).sort() : [];
  const tiebreaks = files.filter(
    (path) => path.endsWith('.ts') && / as tiebreak\b/.test(readFileSync(join(source, path), 'utf8')),
  );
  const explained = tiebreaks.length > 0 && files.includes('explain.ts') ? ['explain.ts'] : [];
  const found = [...tiebreaks, ...explained].map((path) => `./${path.replaceAll('\\', '/').slice(0, -'.ts'.length)}`);
  return [...new Set(['.', ...Object.keys(manifest.exports ?? {}), ...found.filter((path) => path !== './index')])];
}

function conditions(name, declarationsOnly) {
  const target = (types, code) => ({
    types: `./dist/${name}.${types}`,
    ...(declarationsOnly ? {} : { default: `./dist/${name}.${code}` }),
  });
  return { import: target('d.ts', 'js'), require: target('d.cts', 'cjs') };
}

const ADDRESS = /^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/;

/** `repository` of the root's manifest: the one setting that says where the repository stands on the web; '' until then. */
export function repositoryAddress(base = root) {
  const path = join(base, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).repository ?? '') : '';
}

/** Where npm sends the readers of a package. */
function origin({ folder, directory }) {
  const address = repositoryAddress(join(directory, '../..'));
  if (address === '') return {};
  return {
    homepage: `${address}/tree/main/packages/${folder}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${folder}` },
  };
}

/** The manifest that a folder must have. */
export function expectedManifest(found) {
  const { folder, manifest } = found;
  const traits = TRAITS[folder] ?? {};
  const name = traits.name ?? `@crosstable/${folder}`;
  const { version, description, keywords, devDependencies } = manifest;
  if (traits.private) {
    return { name, private: true, version, type: 'module', description, license: 'MIT', devDependencies };
  }
  // What is published as it stands beside what is built, under its own name
  const data = traits.data ?? [];
  const names = subpathsOf(found)
    .map((subpath) => (subpath === '.' ? 'index' : subpath.slice('./'.length)))
    .filter((one) => !data.includes(one));
  const exported = names.map((one) => [
    one === 'index' ? '.' : `./${one}`,
    conditions(one, traits.declarationsOnly === true),
  ]);
  /** For `moduleResolution: node10`, which doesn't read `exports`. */
  const typed = names.filter((one) => one !== 'index').map((one) => [one, [`./dist/${one}.d.ts`]]);
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
    exports: Object.fromEntries([...exported, ...data.map((path) => [`./${path}`, `./${path}`])]),
    ...(traits.declarationsOnly ? {} : { main: './dist/index.cjs', module: './dist/index.js' }),
    types: './dist/index.d.ts',
    ...(typed.length > 0 ? { typesVersions: { '*': Object.fromEntries(typed) } } : {}),
    ...(traits.bin ? { bin: traits.bin } : {}),
    ...(traits.man ? { man: traits.man } : {}),
    engines: { node: '>=20' },
    // Packing builds: nothing stale is published. pnpm leaves this script out of what it packs.
    scripts: { prepack: `cd ../.. && node scripts/build.mjs ${folder}` },
    // The release workflow asks for provenance: npm refuses it anywhere else, and a setting here would win over it.
    publishConfig: { access: 'public' },
  };
}

const textOf = (manifest) => `${JSON.stringify(manifest, null, 2)}\n`;

/** The first line in which a text isn't what it must be; `--write` mends them all. */
function difference(expected, actual) {
  const [wanted, got] = [expected.split('\n'), actual.split('\n')];
  const at = wanted.findIndex((line, index) => line !== got[index]);
  if (at < 0) return [];
  return [`:${at + 1}: expected ${JSON.stringify(wanted[at].trim())}, got ${JSON.stringify((got[at] ?? '').trim())}`];
}

/** What nobody but its author can write. */
function freeDeviations({ folder, manifest }) {
  const { version, description, keywords, devDependencies = {} } = manifest;
  // Whoever searches npm types lower case, and seldom the name that a package happens to have.
  const areFound =
    Array.isArray(keywords) &&
    keywords.every((word) => isText(word) && word === word.toLowerCase()) &&
    new Set(keywords).size === keywords.length &&
    keywords.length >= 5;
  return [
    ...(isVersion(version) ? [] : [': version: expected one like 1.2.3']),
    ...(isText(description) ? [] : [': description: expected a sentence']),
    ...(TRAITS[folder]?.private || areFound ? [] : [': keywords: expected five or more, different and in lower case']),
    // A package that isn't published may need others; it says which version it was written for.
    ...(Object.values(devDependencies).every(isVersion) ? [] : [': devDependencies: expected exact versions']),
  ];
}

function folderDeviations({ folder, directory, manifest }) {
  const starts = (path, why, start = '') => {
    const text = existsSync(join(directory, path)) ? readFileSync(join(directory, path), 'utf8') : undefined;
    return text?.startsWith(start) ? [] : [`${path}: expected ${why}`];
  };
  const commands = Object.values(manifest.bin ?? {}).map((path) => path.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts'));
  return [
    ...entriesOf(manifest).flatMap(({ subpath, name }) =>
      starts(`src/${name}.ts`, `the source of the entry ${subpath}`),
    ),
    ...(TRAITS[folder]?.data ?? []).flatMap((path) => starts(path, 'a file that is published')),
    ...commands.flatMap((path) => starts(path, 'a command that begins with #!', SHEBANG)),
    ...(TRAITS[folder]?.private ? [] : starts('README.md', 'a README, npm shows it')),
    ...starts('tsconfig.json', TSCONFIG.trim(), TSCONFIG),
  ];
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
  // All published packages are released together (`fixed` in .changeset/config.json), so they carry one version.
  const [first, ...others] = packages.filter(({ folder }) => !TRAITS[folder]?.private);
  const address = repositoryAddress(base);
  return [
    ...(address === '' || ADDRESS.test(address)
      ? []
      : [`package.json: repository: expected an address like https://github.com/owner/crosstable, got ${address}`]),
    ...bare.map((name) => `packages/${name}/package.json: expected a manifest, got no file`),
    ...packages.flatMap((found) => {
      const written = readFileSync(join(found.directory, 'package.json'), 'utf8');
      const manifest = [...difference(textOf(expectedManifest(found)), written), ...freeDeviations(found)];
      return [...manifest.map((text) => `package.json${text}`), ...folderDeviations(found)].map(
        (text) => `packages/${found.folder}/${text}`,
      );
    }),
    ...others
      .filter(({ manifest }) => manifest.version !== first.manifest.version)
      .map(({ folder }) => `packages/${folder}/package.json: version: expected that of packages/${first.folder}`),
  ];
}

/** Writes what can be derived. A new package begins with the version of the others, and the title of its first article. */
export function writeManifests(base = root) {
  const [{ version }] = readPackages(base)
    .filter(({ folder }) => !TRAITS[folder]?.private)
    .map(({ manifest }) => manifest);
  for (const folder of readdirSync(join(base, 'packages'))) {
    const directory = join(base, 'packages', folder);
    const path = join(directory, 'package.json');
    const article =
      existsSync(join(directory, 'src')) && readdirSync(join(directory, 'src')).find((name) => /^article-/.test(name));
    if (!existsSync(path) && !article) continue;
    const manifest = existsSync(path)
      ? JSON.parse(readFileSync(path, 'utf8'))
      : {
          version,
          description: titleOf(readFileSync(join(directory, 'src', article), 'utf8')),
          keywords: [...KEYWORDS],
        };
    writeFileSync(path, textOf(expectedManifest({ folder, directory, manifest })));
    writeFileSync(join(directory, 'tsconfig.json'), TSCONFIG);
  }
}

/** `Koya System, FIDE C.07 article 9.2`, of the first line of a source file. */
function titleOf(source) {
  return source.split('\n', 1)[0].replace(/^\/\/ FIDE (\S+) \(.*?\), Article (\S+): (.*)$/, '$3, FIDE $1 article $2');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeManifests();
  const report = manifestReport();
  for (const line of report) console.error(line);
  if (report.length > 0)
    console.error('To bring up to date what follows from the entries: node scripts/check-manifests.mjs --write');
  if (report.length > 0) process.exitCode = 1;
  else console.log(`${readPackages().length} manifests match the template`);
}
