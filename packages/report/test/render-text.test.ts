// The text of a document: lines of a width, and colours around them.

import { expect, it } from 'vitest';

import type { Document } from '../src/document.js';
import { renderText } from '../src/render-text.js';

/** Text with `[b …]` and `[d …]` for what is bold and dim. */
function shown(text: string): string {
  return text.replaceAll('\u001b[1m', '[b ').replaceAll('\u001b[2m', '[d ').replaceAll('\u001b[0m', ']');
}

const DOCUMENT: Document = {
  name: 'Name',
  language: 'en',
  kind: 'Findings',
  about: ['place', ''],
  parts: [
    { heading: 'Heading:', sentences: ['line (Art. 9.1)', { text: 'another', details: ['of it'] }] },
    { sentences: ['end'] },
  ],
};

it('has what belongs to a heading or a sentence further to the right', () => {
  expect(renderText(DOCUMENT)).toBe('Name\nplace\n\nHeading:\n  line (Art. 9.1)\n  another\n    of it\n\nend\n');
});

it('is bold in headings, and dim under the name and in articles', () => {
  expect(shown(renderText(DOCUMENT, { isColoured: true }))).toBe(
    '[b Name]\n[d place]\n\n[b Heading:]\n  line [d (Art. 9.1)]\n  another\n    of it\n\nend\n',
  );
});

it('changes nothing with colours but what they mark', () => {
  expect(shown(renderText(DOCUMENT, { isColoured: true })).replaceAll(/\[[bd] |\]/g, '')).toBe(renderText(DOCUMENT));
});

it('is bold in each line of a long heading', () => {
  const long = { ...DOCUMENT, about: [], parts: [{ heading: 'A heading that is longer than the line of a terminal' }] };
  expect(shown(renderText(long, { columns: 40, isColoured: true }))).toBe(
    '[b Name]\n\n[b A heading that is longer than the line]\n[b     of a terminal]\n',
  );
});

it('begins with its first part where there is no name', () => {
  expect(renderText({ ...DOCUMENT, name: '', about: [] })).toMatch(/^Heading:\n/);
});
