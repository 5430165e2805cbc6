import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

const HEAD = ['Rk.', 'Name', '1.Rd', 'Pts.', 'TB1'] as const;
const BO = [2, 'Bo', '1b0', 0, 1] as const;

it.each(['x\n', ';'])('a text of millions of %j is refused before its rows fill the memory', async (part) => {
  const expected = new RangeError('expected a table, got a file that is too large for one');
  await expect(readPrintedTable(part.repeat(5_000_000))).rejects.toThrow(expected);
});

describe('a mistake in a page is said with line and column', () => {
  it.each([
    [
      'an unknown cell',
      csv(HEAD, [1, 'Ana', '2?1', 1, 0], BO),
      'line 2, column 7: expected opponent, colour and result as in "12w1", a bye as in "-1", or nothing, found "2?1"',
    ],
    ['forty characters', csv(HEAD, [1, 'Ana', 'x'.repeat(40), 1, 0], BO), `found "${'x'.repeat(40)}"`],
    ['a long unknown cell', csv(HEAD, [1, 'Ana', 'x'.repeat(50), 1, 0], BO), `found "${'x'.repeat(40)}…"`],
    [
      'an opponent who is not there',
      csv(HEAD, [1, 'Ana', '3w1', 1, 0], [2, 'Bo', '4b0', 0, 1]),
      'line 2, column 7: expected an opponent from 1 to 2, found "3w1" (such cells: 2;',
    ],
    [
      'an opponent who is not there, before another one in the row and others in earlier rounds below',
      csv(['Rk.', 'Name', '1.Rd', '2.Rd', '3.Rd'], [1, 'Ana', '2w1', '8w1', '9w1'], [2, 'Bo', '1b0', '', '7b0'], [3, 'Cy', '6w1']), // prettier-ignore
      'line 2, column 11: expected an opponent from 1 to 3, found "8w1" (such cells: 4;',
    ],
    [
      'the opponent 0',
      csv(HEAD, [1, 'Ana', '0w1', 1, 0], BO),
      'line 2, column 7: expected an opponent from 1 to 2, found "0w1" (a bye is "-1", "-½" or "-0")',
    ],
    [
      'results without opponents, which are no byes',
      csv(['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'Ana', 0, 1], [2, 'Bo', '½', '½'], [3, 'Cy', 1, 0]),
      'line 2, column 9: expected opponents beside the results, found "1" (save its crosstable, in chess-results art=4',
    ],
    [
      'a letter that is not the colour but the result',
      csv(['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'Ana', '2W', '2L'], [2, 'Bo', '1L', '1W']),
      'line 2, column 10: expected a colour, found "2L" (cells without a colour are not read; give a TRF file or JSON)',
    ],
    [
      'another opponent',
      csv(HEAD, [1, 'Ana', '1w1', 1, 0], BO),
      'line 2, column 7: expected the other side of "1w1" of line 2, found "1w1"',
    ],
    [
      'a player who plays a third one',
      csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '3b0', 0, 1], [3, 'Cy', '2w1', 1, 0]),
      'line 3, column 6: expected the other side of "2w1" of line 2, found "3b0"',
    ],
    [
      'a draw with oneself, in a notation without colours',
      'No\tName\tTotal\t1\t2\n1\tAna\t0.5\t1:D\t2:W\n2\tBo\t0\t0:\t1:L',
      'line 2, column 11: expected the other side of "1:D" of line 2, found "1:D"',
    ],
    [
      'another result',
      csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b½', 0, 1]),
      'line 3, column 6: expected the other side of "2w1" of line 2, found "1b½" (both cells of a game must mirror each other; save the page again if rows were changed)',
    ],
    [
      'a blank cell at the end of a line',
      'Rk.;Name;Rtg;Pts.;1.Rd\n1;Ana;2100;1;2w1\n2;Bo;1900;0;',
      'line 3, column 13: expected the other side of "2w1" of line 2, found nothing',
    ],
    ['no result', csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b', 0, 1]), 'found "1b"'],
    ['a result of the other alone', csv(HEAD, [1, 'Ana', '2w', 1, 0], [2, 'Bo', '1b1', 0, 1]), 'found "1b1"'],
    ['a result and a forfeit', csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1b-', 0, 1]), 'found "1b-"'],
    ['the same colour', csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '1w0', 0, 1]), 'found "1w0"'],
    ['a bye of the opponent', csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, 'Bo', '-1', 0, 1]), 'found "-1"'],
    [
      'a number that is text',
      csv(HEAD, [1, 'Ana', '2w1', 1, 'x'], BO),
      'line 2, column 13: expected a number, as 26.5, 26,5 or 26½, or nothing, found "x"',
    ],
    ['a number with two digits before the blank', csv(HEAD, [1, 'Ana', '2w1', 1, '12 345'], BO), 'found "12 345"'],
    ['a number with four digits behind it', csv(HEAD, [1, 'Ana', '2w1', 1, '1 8505'], BO), 'found "1 8505"'],
    [
      'the rank 0',
      csv(HEAD, [0, 'Ana', '2w1', 1, 0], BO),
      'line 2, column 1: expected a whole number from 1, found "0"',
    ],
    [
      'a heading twice',
      csv([...HEAD, 'TB1'], [1, 'Ana', '2w1', 1, 0, 0], [...BO, 0]),
      'line 1, column 24: expected a heading that no other column has, found "TB1"',
    ],
    [
      'a starting number twice',
      csv(['No.', ...HEAD.slice(1)], [1, 'Ana', '2w1', 1, 0], [1, 'Bo', '1b0', 0, 1]),
      'line 3, column 1: expected a number that no other player has, found "1"',
    ],
    [
      'no name',
      csv(HEAD, [1, 'Ana', '2w1', 1, 0], [2, '', '1b0', 0, 1]),
      'line 3, column 3: expected the name of a player, found nothing',
    ],
    [
      'no column of names',
      '1.Rd;2.Rd;Pts.;TB1\n;-1;1;1',
      'line 1, column 1: expected a column of names before it, found "1.Rd"',
    ],
    ['no players', csv(HEAD), 'line 1, column 1: expected rows of players below the headings, found "Rk."'],
    [
      'a row with more cells than headings, as by a decimal comma that is none',
      'Rk.,Name,1.Rd,Pts.,TB1\n1,Ana,2w1,1,0,5\n2,Bo,1b0,0,1',
      'line 2, column 15: expected no cell behind the last heading, found "5" (a separator too many moves the cells of a row)',
    ],
    [
      'such a row below headings with blank ones behind',
      'Rk.,Name,1.Rd,Pts.,TB1,,\n1,Ana,2w1,1,0,5,\n2,Bo,1b0,0,1,,',
      'line 2, column 15: expected no cell behind the last heading, found "5"',
    ],
    [
      'matches of teams',
      csv(HEAD, [1, 'Ana', '2w2½', 1, 0], BO),
      'line 2, column 7: expected the result of a player, found "2w2½" (tables of teams',
    ],
  ])('%s', async (_, table, said) => {
    await expect(readPrintedTable(table)).rejects.toThrow(RangeError);
    await expect(readPrintedTable(table)).rejects.toThrow(said);
  });

  it('and no more, where nothing is to be done', async () => {
    const error = new RangeError('line 2, column 13: expected a number, as 26.5, 26,5 or 26½, or nothing, found "x"');
    await expect(readPrintedTable(csv(HEAD, [1, 'Ana', '2w1', 1, 'x'], BO))).rejects.toThrow(error);
  });
});

describe('what is no crosstable is refused, with what to do instead', () => {
  it.each([
    ['nothing', '', 'expected a crosstable, got a page without games; save its crosstable, in chess-results art=4'],
    ['games below headings of another form', csv(['Rk.', 'Name', 'G1'], [1, 'Ana', '2w½'], [2, 'Bo', '1b½']), 'in the address; it begins with headings such as "1.Rd" or "1"'], // prettier-ignore
    ['numbers that are no headings', 'The prizes are 5 1 2\nfirst 1 23', 'got a page without games'],
    [
      'a table copied with blanks between its cells, one of which is blank',
      'Rk. Name Rtg 1.Rd 2.Rd Pts.\n1 Ana 2000 2w1 1\n2 Bo Ek 1900 1b0 0',
      'line 1, column 1: expected cells with tabs, semicolons or commas between them, found "Rk. Name Rtg 1.Rd 2.Rd Pts." (save the page, or copy',
    ],
    [
      'the text of Vega, whose cells have another order',
      'Open\n Cross Table at round 2\n\n  N NAME   Rtg  Pts |   1     2\n  1 Ana   2000  1.5 | +W2   =B3',
      'line 4, column 31: expected as many columns as players, 1, found "2"',
    ],
    [
      'a crosstable before the first round',
      csv(['No.', 'Name', '1.Rd', '2.Rd', 'Pts.'], [1, 'Ana', '', '', 0], [2, 'Bo', '', '', 0]),
      'line 1, column 10: expected a round with pairings, found "1.Rd" (nothing is paired yet)',
    ],
    [
      'one of bare numbers',
      csv(['No.', 'Name', 'Rtg', 1, 2], [1, 'Ana', 2100, '', ''], [2, 'Bo', 1900, '', '']),
      'expected a round with pairings, found "1" (nothing is paired yet)',
    ],
    [
      'a match of teams',
      '<table><tr><td>A</td><td>2½ : 1½</td></tr></table>',
      'expected the result of a player, found "2½ : 1½" (tables of teams',
    ],
    [
      'pairings',
      '1\tAna\t1 - 0\tBo',
      'expected a crosstable, found "1 - 0" (pairings of one round; save its crosstable',
    ],
    [
      'pairings with semicolons',
      '7;Ana;1 - 0;Bo\n8;Cy;0 - 1;Di',
      'line 1, column 7: expected a crosstable, found "1 - 0" (pairings of one round',
    ],
    ['a PDF', '%PDF-1.7', 'expected a table, got a PDF; save the page as HTML, XLSX or CSV'],
    // Chrome's "web page, single file", the same by another program, and Safari's
    [
      'a web archive',
      'From: <Saved by Blink>\r\n',
      'expected a page, got a web archive that is cut off or damaged; save the page again',
    ],
    [
      'another',
      Buffer.from('MIME-Version: 1.0\r\n'),
      'expected a page, got a web archive that is cut off or damaged; save the page again',
    ],
    [
      'one of Safari',
      Buffer.from('bplist00'),
      'expected a page, got a web archive that is cut off or damaged; save the page again',
    ],
    ['a text without games that has such words later', 'Open, From: 1 May', 'got a page without games'],
    [
      'an old spreadsheet',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      'expected a table, got an old .xls; save it as XLSX or CSV',
    ],
  ])('%s', async (_, page, said) => {
    await expect(readPrintedTable(page)).rejects.toThrow(RangeError);
    await expect(readPrintedTable(page)).rejects.toThrow(said);
  });

  it('neither text nor bytes', async () => {
    // @ts-expect-error a number is neither
    await expect(readPrintedTable(7)).rejects.toThrow(new TypeError('source: expected a text or a Uint8Array, got 7'));
  });
});

it('a line "1. …" at the end of a text begins no rounds', async () => {
  await expect(readPrintedTable('Notes\n1. e4')).rejects.toThrow('expected a crosstable, got a page without games');
});
