// The packages of this repository from the lowest floor up, with what each stands on, by their manifests.
import { readPackages } from '../packages.mjs';

const KINDS = {
  published: ({ manifest }) => manifest.private !== true,
  inside: ({ manifest }) => manifest.private === true && manifest.exports !== undefined,
  apps: ({ manifest }) => manifest.private === true && manifest.exports === undefined,
};

/**
 * The table of one kind of package. An app or a tool has no door: nothing stands on it.
 *
 * @param {keyof typeof KINDS} kind
 * @param {readonly Pick<import('../packages.mjs').Package, 'folder' | 'manifest'>[]} [packages]
 */
export function packageTable(kind, packages = readPackages()) {
  const folders = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));
  const below = new Map(
    packages.map(({ folder, manifest }) => [
      folder,
      Object.keys(manifest.devDependencies ?? {}).flatMap((name) => folders.get(name) ?? []),
    ]),
  );
  const floorOf = (folder) => 1 + Math.max(0, ...below.get(folder).map(floorOf));
  const rows = packages
    .filter(KINDS[kind])
    .toSorted((one, other) => floorOf(one.folder) - floorOf(other.folder))
    .map(({ folder, manifest }) => {
      const others = below.get(folder).filter((one) => one !== 'core');
      return `| [\`${folder}\`](${folder}) | ${manifest.description} | ${others.join(', ') || '–'} |`;
    });
  return ['| package | gives | stands on |', '| --- | --- | --- |', ...rows].join('\n');
}
