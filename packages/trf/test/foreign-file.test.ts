import { afterEach, describe, expect, it, vi } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { TrfError, parseTrf } from '../src/index.js';

/** A file of these bytes, given as text with a character for each. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const LONG = 300_000;

afterEach(() => vi.restoreAllMocks());

describe('files that are something else', () => {
  it.each([
    ['a PGN', '[Event "Club night"]\n[Site "?"]\n\n1. e4 e5 1-0\n'],
    ['a PGN', '\ufeff\r\n[Event "Club night"]\r\n'],
    ['a PGN', '% exported\n; by a program\n[Event "Club night"]\n'],
    ['a PGN', '1. e4 e5 2. Nf3'],
    ['a PGN', '1.O-O-O'],
    ['a PGN', '1. Nf3 d5'],
    ['an NDJSON', '{"id":"a","moves":"e4"}\n{"id":"b"}\n'],
    ['an NDJSON', ' {"id":"a"} \r\n\r\n{"id":"b"}'],
    ['an HTML page', '<!DOCTYPE html>\n<html lang="en">'],
    ['an HTML page', '\n<html><body><pre>012 Open'],
    ['an HTML page', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-">'],
    ['an HTML page', '<!-- saved --><HTML>'],
    ['an XML file', '<?xml version="1.0"?><tournament/>'],
    ['a spreadsheet', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'],
    ['a spreadsheet', 'PK\x03\x04\x14\0[Content_Types].xmlPK\x03\x04xl/workbook.xml'],
    ['a spreadsheet', 'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
    ['a spreadsheet or another ZIP file', 'PK\x03\x04\x14\0[Content_Types].xml'],
    // A split archive begins with the signature 0x08074b50 (PKWARE's APPNOTE, 8.5.3)
    ['a spreadsheet or another ZIP file', 'PK\x07\x08PK\x03\x04\x14\0[Content_Types].xml'],
    ['a spreadsheet or another file of an office program', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'],
    // A report copied into a word processor, which begins with the { of JSON
    ['an RTF', '{\\rtf1\\ansi\\deff0 012 Club night\\par'],
    ['an image', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['an image', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['an image', 'GIF89a\x01\0'],
  ])('%s is named', (format, text) => {
    const refused = () => parseTrf(text.includes('\ufeff') ? text : bytes(text));
    expect(refused).toThrow(TrfError);
    expect(refused).toThrow(`(this is ${format}; give a TRF file)`);
  });

  it('the message has the beginning of the file', () => {
    const message =
      'line 1, column 1: expected a tournament report file, found "[Event \\"Club night\\"]" (this is a PGN; give a TRF file)';
    expect(() => parseTrf('[Event "Club night"] and more')).toThrow(message);
  });

  it.each([
    '<3 chess',
    '1. Mai',
    '1. Kasparov, Garry 5',
    '1.\tbhatt, Jalpan\t5',
    '[A]',
    '% percent',
    'PKW',
    '{',
    '{"a":1}',
    '{}\n[]',
    '',
  ])('%j is not named', (text) => {
    expect(() => parseTrf(text)).toThrow(/expected a record of a player \(001\)/);
  });
});

describe('noise', () => {
  it.each([
    ['bytes', new Uint8Array(LONG).map((_, at) => (at * 7919 + (at >> 8) * 104_729) & 0xff)],
    ['a text', 'lorem ipsum '.repeat(LONG / 12)],
    ['blank lines', '\n'.repeat(LONG)],
    ['zeros', new Uint8Array(LONG)],
  ])('%s: no more is decoded than the first 65,536 bytes', (_, source) => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const split = vi.spyOn(String.prototype, 'split');
    const message = 'line 1, column 1: expected a record of a player (001), found nothing';
    expect(() => parseTrf(source)).toThrow(message);
    const decoded = decode.mock.calls.map(([input]) => input?.byteLength ?? 0);
    expect(decoded.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(65_536);
    const divided = split.mock.contexts.map((text) => String(text).length);
    expect(Math.max(0, ...divided)).toBeLessThanOrEqual(65_536);
  });

  it('a long report with a record near the end of its first 65,536 characters is read', () => {
    const anna = row(1, '', []);
    const unknown = 'no record\n'.repeat(6_500);
    expect(parseTrf(unknown + file(anna)).players).toHaveLength(1);
  });

  it.each(['\ufeff', ''])('a long report of one record is read (%j)', (mark) => {
    expect(parseTrf(`${mark}012 ${'x'.repeat(70_000)}\n${row(1, '', [])}`).players).toHaveLength(1);
  });
});
