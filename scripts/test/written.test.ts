import { expect, test } from 'vitest';

import { packageTable } from '../written/package-table.mjs';
import { withBlock } from '../written/written.mjs';

test('a block goes between its markers, and again', () => {
  const readme = '# Title\n\n<!-- sizes:start -->\nold\n<!-- sizes:end -->\n\nmore\n';
  const once = withBlock(readme, 'sizes', '| table |');
  expect(once).toBe('# Title\n\n<!-- sizes:start -->\n\n| table |\n\n<!-- sizes:end -->\n\nmore\n');
  expect(withBlock(once, 'sizes', '| table |')).toBe(once);
  expect(withBlock(once, 'sizes', '| other |')).not.toBe(once);
});

test.each([
  '# Title\n',
  '<!-- articles:start -->\n<!-- articles:end -->\n',
  '<!-- sizes:end -->\n<!-- sizes:start -->\n',
])('a text without the markers, or with others, is refused: %j', (text) => {
  expect(() => withBlock(text, 'sizes', '| table |')).toThrow('expected the markers <!-- sizes:start -->');
});

test('every package stands in one table, above those that its manifest names', () => {
  const version = '0.0.0';
  const packages = [
    {
      folder: 'a',
      manifest: { name: '@x/a', version, description: 'All', devDependencies: { '@x/b': '*', lit: '1' } },
    },
    { folder: 'b', manifest: { name: '@x/b', version, description: 'B', devDependencies: { '@x/core': '*' } } },
    { folder: 'c', manifest: { name: '@x/c', version, description: 'App', private: true } },
    { folder: 'core', manifest: { name: '@x/core', version, description: 'Core', private: true, exports: {} } },
  ];
  const rowsOf = (kind: 'published' | 'inside' | 'apps'): readonly string[] =>
    packageTable(kind, packages).split('\n').slice(2);
  expect(rowsOf('published')).toEqual(['| [`b`](b) | B | – |', '| [`a`](a) | All | b |']);
  expect(rowsOf('inside')).toEqual(['| [`core`](core) | Core | – |']);
  expect(rowsOf('apps')).toEqual(['| [`c`](c) | App | – |']);
});
