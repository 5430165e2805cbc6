import { readFileSync, readdirSync } from 'node:fs';

/** An entry of a published package. */
export interface Entry {
  /** The specifier of the import. */
  readonly specifier: string;
  /** The built file, and its source. */
  readonly built: URL;
  readonly source: URL;
}

/** A field of an object; `undefined` for any other value. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The entries that run, by the manifests of all packages that are published. */
export function publishedEntries(packages: URL): Entry[] {
  return readdirSync(packages, { withFileTypes: true }).flatMap((folder) => {
    const base = new URL(`${folder.name}/`, packages);
    const manifest = manifestOf(new URL('package.json', base));
    if (fieldOf(manifest, 'private') === true) return [];
    return Object.entries(fieldOf(manifest, 'exports') ?? {}).flatMap(([subpath, target]): Entry[] => {
      const [built, source] = [fieldOf(target, 'default'), fieldOf(target, '@crosstable/source')];
      if (typeof built !== 'string' || typeof source !== 'string') return [];
      const specifier = String(fieldOf(manifest, 'name')) + subpath.slice(1);
      return [{ specifier, built: new URL(built, base), source: new URL(source, base) }];
    });
  });
}

/** A tie-break that an entry computes: its code, `undefined` if it isn't FIDE's, and the name of the function. */
export interface EntryTiebreak {
  readonly specifier: string;
  readonly of: string;
  readonly code: string | undefined;
}

/** The entries that export a function as `tiebreak`, too; their first line names its code. */
export function tiebreaksOf(entries: readonly Entry[]): EntryTiebreak[] {
  return entries.flatMap(({ specifier, source }) => {
    const text = readFileSync(source, 'utf8');
    const of = / (\w+) as tiebreak\b/.exec(text)?.[1];
    return of === undefined ? [] : [{ specifier, of, code: /^\/\/ Computes ([A-Z]\S+) /.exec(text)?.[1] }];
  });
}

function manifestOf(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    // A folder without a manifest is no package
    if (fieldOf(thrown, 'code') === 'ENOENT' || fieldOf(thrown, 'code') === 'ENOTDIR') return { private: true };
    throw thrown;
  }
}

/** The functions under test, by specifier and name: `@crosstable/elo elo`. */
export type Functions = ReadonlyMap<string, (...given: readonly unknown[]) => unknown>;

/** All functions that the entries export; a class is called with `new`. */
export async function functionsOf(entries: readonly Entry[], from: 'built' | 'source'): Promise<Functions> {
  const functions = new Map<string, (...given: readonly unknown[]) => unknown>();
  for (const entry of entries) {
    const exported: unknown = await import(entry[from].href);
    for (const [name, value] of Object.entries(exported ?? {})) {
      const called: unknown = value;
      if (typeof called !== 'function') continue;
      const isClass = /^class\b/.test(Function.prototype.toString.call(called));
      functions.set(`${entry.specifier} ${name}`, (...given) =>
        isClass ? Reflect.construct(called, given) : Reflect.apply(called, undefined, given),
      );
    }
  }
  return functions;
}
