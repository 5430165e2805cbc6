import { describe, expect, test } from 'vitest';

import { contentsProblems, expectedFiles, promisedFiles } from '../consumers/pack.mjs';
import { codesOfEntries, goldenTournament } from './checks/golden.mjs';
import { smoke } from '../runtimes/smoke.mjs';

describe('the files of a tarball', () => {
  const files = ['LICENSE', 'dist/index.js'];

  test('are what the manifest names, and what npm shows', () => {
    const target = (suffix: string) => ({ types: `./dist/index.d.${suffix}`, default: `./dist/index.${suffix}` });
    const exports = { '.': { import: target('ts'), require: target('cts') }, './event.json': './event.json' };
    const command = { bin: { x: './dist/command.js' }, man: './dist/x.1' };
    expect(promisedFiles({ exports, types: './dist/index.d.ts', ...command }).sort()).toEqual(
      [
        ...['LICENSE', 'README.md', 'package.json', 'event.json', 'dist/command.js', 'dist/x.1'],
        ...['dist/index.ts', 'dist/index.cts', 'dist/index.d.ts', 'dist/index.d.cts'],
      ].sort(),
    );
  });

  test('lead to chunks, maps and the sources that maps name', () => {
    const texts: Record<string, string> = {
      'dist/index.js': 'import{a}from"./chunks/a.js";const b=()=>import("./chunks/b.js");',
      'dist/chunks/b.js': "import { c } from './c.js';",
      'dist/index.d.ts': 'export {};\n//# sourceMappingURL=index.d.ts.map\n',
      'dist/index.d.ts.map': '{ "sources": ["sources/core/a.ts"] }',
    };
    const exports = { '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } } };
    const manifest = { name: 'x', version: '1.0.0', exports };
    expect(expectedFiles({ files: Object.keys(texts), manifest, read: (path) => texts[path] })).toEqual([
      ...['LICENSE', 'README.md', 'package.json', 'dist/index.d.ts', 'dist/index.js'],
      ...['dist/index.d.ts.map', 'dist/chunks/a.js', 'dist/chunks/b.js', 'dist/sources/core/a.ts', 'dist/chunks/c.js'],
    ]);
  });

  test('others, missing ones, dependencies and scripts at an installation are named', () => {
    expect(contentsProblems({ files, manifest: { scripts: { test: 'vitest' } } }, files)).toEqual([]);
    const manifest = { scripts: { prepare: 'tsup' }, dependencies: { core: 'workspace:*' } };
    expect(contentsProblems({ files, manifest }, ['LICENSE', 'README.md'])).toEqual([
      'dependencies: expected none, got {"core":"workspace:*"}',
      'script prepare: expected no script that runs at an installation',
      'file dist/index.js: packed, but not promised',
      'file README.md: promised, but not packed',
    ]);
  });
});

describe('the smoke suite', () => {
  const loadOne = (specifier: string): unknown => {
    if (specifier === 'throws') throw new Error('not here');
    return { one: 1, tiebreak: 1 };
  };

  test('an entry that throws is named, and the others are loaded', async () => {
    const report = await smoke({ specifiers: ['throws', 'loads'] }, loadOne);
    expect(report.failures).toEqual(['throws: Error: not here']);
    expect(report.loaded).toEqual({ loads: { names: ['one', 'tiebreak'], alsoTiebreak: ['one'] } });
  });

  test('an entry that should compute a tie-break and has none is named, as is every other value', async () => {
    const golden = {
      options: { edition: '2026-03', system: 'swiss', rounds: 1, players: [{ id: 'A', rating: 2000 }] },
      games: [],
      expected: { SB: { A: 2, B: null } },
      standings: [{ order: ['SB'], ranks: { A: 1 } }],
    };
    const modules: Record<string, unknown> = {
      crosstable: {
        crosstable: () => 'table',
        tiebreakValues: () => new Map([['A', 2.5]]),
        standings: () => [{ player: 'A', rank: 1 }],
      },
      'sonneborn-berger': { tiebreak: (player: string) => (player === 'A' ? 2 : 0) },
      empty: {},
    };
    const codes = { 'sonneborn-berger': 'SB', empty: 'SB' };
    const plan = { specifiers: Object.keys(modules), umbrella: 'crosstable', golden, codes };
    const report = await smoke(plan, (specifier) => modules[specifier]);
    expect(report.failures).toEqual([
      'crosstable SB of A: expected 2, got 2.5',
      'crosstable SB of B: expected null, got undefined',
      'empty: expected an entry with a tiebreak that computes SB',
    ]);
    expect(report.values).toBe(5);
  });

  test('the golden tournament expects a value of every code that an entry computes', () => {
    const golden = goldenTournament();
    const { expected, options } = golden;
    const codes = codesOfEntries(golden);
    expect(codes['@crosstable/sonneborn-berger/cut1']).toBe('SB/C1');
    for (const code of Object.values(codes)) {
      expect(Object.keys(expected[code] ?? {}), code).toEqual(options.players.map(({ id }) => id));
    }
    // Of the others one is for round-robins, one was never asked for in the golden values, one is no tie-break of FIDE's.
    expect(Object.keys(codes).length).toBeGreaterThan(28);
  });
});
