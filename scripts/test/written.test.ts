import { expect, test } from 'vitest';

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
