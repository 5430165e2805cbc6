// Pages in web archives: MHTML of Chrome and of mail programs, Safari's .webarchive
import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { mhtml, webarchive, webarchiveXml } from '@crosstable/core/testing/forms-of-people';
import { THREE, html } from './tables.js';

const PAGE = `<!DOCTYPE html><html><head><title>Übung</title></head><body>${html(THREE)}</body></html>`;
const UTF_8 = Buffer.from(PAGE);
/** Ü and ½ are one byte each in Latin-1, and others in UTF-8. */
const LATIN_1 = Buffer.from(PAGE, 'latin1');

const DAMAGED = 'expected a page, got a web archive that is cut off or damaged; save the page again, as HTML';

it.each([
  ['MHTML in quoted-printable', mhtml(UTF_8, 'quoted-printable')],
  ['MHTML in base64', Buffer.from(mhtml(UTF_8, 'base64'))],
  ['MHTML in Latin-1', mhtml(LATIN_1, 'quoted-printable', '"iso-8859-1"')],
  ['MHTML in an encoding that nobody knows, so that it is that of the page', mhtml(UTF_8, 'base64', 'x-klingon')],
  ['MHTML with line feeds alone', mhtml(UTF_8, 'base64').replaceAll('\r\n', '\n')],
  ['Safari', webarchive(UTF_8)],
  ['Safari in Latin-1', webarchive(LATIN_1, 'ISO-8859-1')],
  ['Safari from an address that isn’t ASCII', webarchive(UTF_8, 'UTF-8', 'https://example.com/Größe')],
  ['Safari as XML', webarchiveXml(UTF_8)],
  ['Safari as XML in Latin-1', Buffer.from(webarchiveXml(LATIN_1, 'ISO-8859-1'))],
])('%s has the page', async (_, archive) => {
  const page = await readPrintedTable(archive);
  expect(page.name).toBe('Übung');
  expect(page).toEqual(await readPrintedTable(PAGE));
});

it('a mail has it as one of several parts, with bytes as they are', async () => {
  const mail = [
    'Received: from mail.example.com',
    '\tby example.com',
    'Subject: Crosstable',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    'This is a mail.',
    '--outer',
    'Content-Type: multipart/alternative; boundary="inner"',
    '',
    '--inner',
    'Content-Type: text/plain',
    '',
    'See below --inner',
    '--inner',
    'content-type: Text/HTML; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    PAGE,
    '--inner--',
    '--outer--',
  ].join('\r\n');
  expect((await readPrintedTable(Buffer.from(mail))).games).toEqual((await readPrintedTable(PAGE)).games);
});

it.each([
  ['without a page', mhtml(UTF_8, 'base64').replace('text/html; ', 'text/plain; ')],
  ['without parts', 'MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n' + PAGE],
  ['of Safari without a main resource', webarchiveXml(UTF_8).replace('WebMainResource', 'WebOther')],
  ['of Safari as XML without data', webarchiveXml(UTF_8).replace('WebResourceData', 'WebResourceDate')],
  [
    'of Safari without data',
    Buffer.from(webarchive(UTF_8).toString('latin1').replace('WebResourceData', 'WebResourceDate'), 'latin1'),
  ],
])('an archive %s is refused, with what to do', async (_, archive) => {
  await expect(readPrintedTable(archive)).rejects.toThrow(DAMAGED);
});

describe('an archive that is cut anywhere is refused, or whole', () => {
  it.each([
    ['MHTML', Buffer.from(mhtml(UTF_8, 'quoted-printable'))],
    ['MHTML in base64', Buffer.from(mhtml(UTF_8, 'base64'))],
    ['of Safari', webarchive(UTF_8)],
    ['of Safari as XML', Buffer.from(webarchiveXml(UTF_8))],
  ])('%s', async (_, archive) => {
    const { games, players } = await readPrintedTable(PAGE);
    let refused = 0;
    for (let length = 8; length < archive.length; length++) {
      try {
        const page = await readPrintedTable(archive.subarray(0, length));
        expect([page.games, page.players]).toEqual([games, players]);
      } catch (thrown) {
        if (!(thrown instanceof RangeError)) throw thrown;
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(UTF_8.length / 2);
  });

  it('with other bytes in it, never an error of another kind', async () => {
    for (const archive of [webarchive(UTF_8), Buffer.from(mhtml(UTF_8, 'base64'))]) {
      for (let at = 0; at < archive.length; at += 3) {
        const other = Buffer.from(archive);
        other[at] = (other[at] * 7 + at) & 0xff;
        await readPrintedTable(other).catch((thrown: unknown) => {
          expect(thrown).toBeInstanceOf(RangeError);
        });
      }
    }
  });
});
