import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Files that are not part of the repository: real tournaments, and tournaments with values from other programs. */
const SHARED = new URL('../../../../shared/', import.meta.url);

/** False where the files are not at hand. Tests then skip, unless the environment insists on them. */
export const hasShared = existsSync(SHARED);

if (!hasShared && process.env.CROSSTABLE_SHARED === 'required') {
  throw new Error(`CROSSTABLE_SHARED=required, but there is no ${SHARED.pathname}`);
}

/** Why a test of shared files is skipped, for its name. */
export const skipNote = hasShared ? '' : ' (skipped: ../shared is not there)';

export function sharedNames(folder: string, ending: RegExp): readonly string[] {
  if (!hasShared) return [];
  return readdirSync(new URL(folder, SHARED)).filter((name) => ending.test(name));
}

export function sharedBytes(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(path, SHARED)));
}

export function sharedJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, SHARED), 'utf8'));
}
