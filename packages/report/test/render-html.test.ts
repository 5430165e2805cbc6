// The page of a document: the columns that stay in sight while the others are scrolled.

import { expect, it } from 'vitest';

import type { Document } from '../src/document.js';
import { renderHtml } from '../src/render-html.js';

const NAME = { kind: 'name', heading: 'Player' } as const;

function page(columns: readonly { readonly kind: 'rank' | 'name'; readonly heading: string }[]): string {
  const document: Document = {
    language: 'en',
    name: 'Club',
    kind: 'Ratings',
    about: [],
    parts: [{ table: { columns, rows: [columns.map(({ heading }) => heading)] } }],
  };
  return renderHtml(document);
}

it('keeps a name beside the rank, and at the edge where there is no rank', () => {
  // The style adds 1em: the name of the first table stays behind one digit, that of the second at 0
  expect(page([{ kind: 'rank', heading: '#' }, NAME])).toContain('<table style="--rank: 1ch">');
  expect(page([NAME])).toContain('<table style="--rank: -1em">');
});
