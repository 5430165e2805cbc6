// Files that are neither a report nor JSON: named by their first bytes, before anything is parsed.
import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { readEvent } from '@crosstable/event';

const LONG = 300_000;

afterEach(() => vi.restoreAllMocks());

/** The complaint about a file, which can't be read. */
function complaintOn(input: string | Uint8Array): string {
  try {
    readEvent(typeof input === 'string' ? Buffer.from(input) : input);
  } catch (thrown) {
    return thrown instanceof RangeError ? thrown.message : '';
  }
  return '';
}

describe('files that are something else', () => {
  it.each([
    ['a PGN', '[Event "Club night"]\n[Site "?"]\n\n1. e4 e5 1-0\n'],
    ['an NDJSON', '{"id":"a"}\n{"id":"b"}\n'],
    ['an HTML page', '<!DOCTYPE html>\n<html lang="en">'],
    ['a spreadsheet', 'PK\x03\x04\x14\0xl/workbook.xml'],
    ['a PDF', '%PDF-1.7\n'],
    ['an RTF', '{\\rtf1\\ansi 012 Club night\\par\n'],
    ['a web archive', 'From: <Saved by Blink>\r\n'],
    ['a web archive', 'MIME-Version: 1.0\r\n'],
    ['a web archive', 'bplist00'],
  ])('%s is named', (format, text) => {
    const complaint = complaintOn(text);
    expect(complaint).toMatch(/^this is /);
    expect(complaint).toContain(`this is ${format}; give a TRF or JSON file`);
  });

  it('a PGN in UTF-16 is named', () => {
    const text = Buffer.from('\ufeff[Event "Club night"]\n', 'utf16le');
    expect(complaintOn(text)).toContain('this is a PGN; give a TRF or JSON file');
  });

  it('a report in UTF-16 is read', () => {
    const example = readFileSync('examples/harbour-open.trf', 'utf8');
    expect(readEvent(Buffer.from(`\ufeff${example}`, 'utf16le')).name).toBe('Harbour Open');
  });
});

describe('noise', () => {
  const NEITHER =
    'expected a tournament report file with players (001 at the beginning of a line), JSON or a printed crosstable, got none of them';

  /** Bytes without an order that begin with these. */
  function noise(...first: readonly number[]): Uint8Array {
    const bytes = new Uint8Array(LONG).map((_, at) => (at * 7919 + (at >> 8) * 104_729) & 0xff);
    bytes.set(first);
    return bytes;
  }

  /** How many bytes were decoded while this was refused. */
  function decodedOf(input: Uint8Array): { readonly bytes: number; readonly complaint: string } {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const complaint = complaintOn(input);
    const bytes = decode.mock.calls.reduce((sum, [part]) => sum + (part?.byteLength ?? 0), 0);
    return { bytes, complaint };
  }

  it.each([
    ['bytes', noise(0x41)],
    ['bytes that begin as UTF-16 does', noise(0xff, 0xfe)],
    ['blanks', new Uint8Array(LONG).fill(0x20)],
  ])('%s: no more is decoded than the first 65,536', (_, input) => {
    const { bytes, complaint } = decodedOf(input);
    expect(complaint).toBe(NEITHER);
    expect(bytes).toBeLessThanOrEqual(65_536);
  });

  it.each(['    ', '> '])('a report behind %j in every line is called one without records', (before) => {
    const example = readFileSync('examples/harbour-open.trf', 'utf8');
    expect(complaintOn(example.replaceAll(/^/gm, before))).toBe(NEITHER);
  });

  it('what begins as JSON and isn’t UTF-8 is decoded once, and its beginning again for the place', () => {
    const { bytes, complaint } = decodedOf(noise(0x7b, 0x0a, 0x20, 0xff));
    expect(complaint).toBe('line 2, column 2: expected UTF-8, found "\ufffd"');
    expect(bytes).toBeLessThanOrEqual(LONG + 2 * 65_536);
  });

  it('the place of a byte that isn’t UTF-8 is found far from the beginning, too', () => {
    // Of two bytes each, so that one is cut at every 65,536
    const text = Buffer.from(`{\n"${'é'.repeat(200_000)}`);
    const complaint = complaintOn(Buffer.concat([text, Buffer.from([0xff])]));
    expect(complaint).toBe('line 2, column 200002: expected UTF-8, found "\ufffd"');
  });
});
