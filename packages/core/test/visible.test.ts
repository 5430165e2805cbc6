// How signs that nobody sees are shown.

import { describe, expect, it } from 'vitest';

import { visible, visibleMessage } from '../src/text/visible.js';

describe('visible', () => {
  it.each([
    ['Dvořák, 丁立人 👩‍👧', 'Dvořák, 丁立人 👩‍👧'],
    // Control pictures (U+2400) in the order of the control characters
    ['\u0000\u001b\u001f\u007f', '\u2400\u241b\u241f\u2421'],
    ['a\r\n\tb', 'a\u240d\u240a\u2409b'],
    ['\u0085\u2028\u2029', '\u2424\u2424\u2424'],
    ['\u0080\u009b\u009f\ud800\uffff', '\ufffd\ufffd\ufffd\ufffd\ufffd'],
    // Unicode Bidirectional Algorithm, 3.1.1: the end of an isolate ends what was opened inside of it
    ['a\u202eb', '\u2068a\u202eb\u2069'],
    ['\u202aa\u202c', '\u2068\u202aa\u202c\u2069'],
    ['a\u2066b', '\u2068a\u2066b\u2069\u2069'],
    ['a\u2069b', '\u2068ab\u2069'],
    ['\u2069\u202ea\u2069\u2067', '\u2068\u202ea\u2067\u2069\u2069'],
    // A direction that ends where it began stays as it is
    ['a \u2067b \u202ec\u2069 d', 'a \u2067b \u202ec\u2069 d'],
    ['a\u202cb', 'a\u202cb'],
  ])('%j', (text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(visible(shown)).toBe(shown);
  });
});

describe('a message', () => {
  it('has directions in the notation of JSON, but for those of a text that is isolated already', () => {
    expect(visibleMessage('expected 1, got "a\u202eb\u2069"')).toBe('expected 1, got "a\\u202eb\\u2069"');
    expect(visibleMessage('3 \u2068a\u202eb\u2069, 4\n')).toBe('3 \u2068a\u202eb\u2069, 4\u240a');
  });
});
