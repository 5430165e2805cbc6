import { expect, test } from 'vitest';

import { programOf } from '../examples/program.mjs';

const block = (line: number, ...lines: string[]) => ({ path: 'README.md', line, code: `${lines.join('\n')}\n` });

test('a document keeps its line numbers; blocks nest, imports become declarations, what throws is left out', () => {
  const first = block(
    3,
    "import { elo, type EloOptions as Options } from '@crosstable/elo';",
    'const k: Options = {};',
    'elo(',
    '  1,',
    '); // throws TypeError: …',
  );
  const second = block(12, 'elo(1, 1, 1, k); // → [1, 1]');
  expect(programOf([first, second], { nested: true }).split('\n')).toEqual([
    '',
    '',
    "{  const { elo: elo } = await import('@crosstable/elo'); type Options = import('@crosstable/elo').EloOptions;",
    'const k: Options = {};',
    ';',
    '',
    ' // throws TypeError: …',
    '',
    '',
    '',
    '',
    '{  elo(1, 1, 1, k); // → [1, 1]',
    '}}',
    '',
  ]);
});

test('the examples of docstrings stand side by side, each in the scope of its package', () => {
  const scopes = ["const { elo } = await import('@crosstable/elo');"];
  const text = programOf([block(1, 'elo(1, 1, 1);'), block(4, 'elo(2, 1, 2);')], { nested: false, scopes });
  expect(text.split('\n')).toEqual([
    `{ ${scopes[0]} {  elo(1, 1, 1);`,
    '}}',
    '',
    `{ ${scopes[0]} {  elo(2, 1, 2);`,
    '}}',
    '',
  ]);
});
