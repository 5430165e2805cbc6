import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { TrfError, parseTrf } from '../src/index.js';

const anna = row(1, '', []);
const longName = row(1, '', [], { name: 'A name that goes on for more columns than there are', rating: '2000' });

/** Two players whose round 1 is this. */
function pair(first: string, second: string): string {
  return file(row(1, '', [first]), row(2, '', [second]));
}

function thrownBy(source: string): unknown {
  try {
    parseTrf(source);
  } catch (error) {
    return error;
  }
  return undefined;
}

const TEAM_NOTE = '(this is the file of a team tournament, and it has no teams)';

describe('what cannot be read', () => {
  it.each([
    ['an empty file', '', 'line 1, column 1: expected a record of a player (001), found nothing'],
    ['no player', '012 X\n022 Y', 'line 2, column 1: expected a record of a player (001), found nothing'],
    ['no number', file('001'), 'line 2, column 5: expected a start number from 1 to 9999, found nothing'],
    ['number 0', file(row(0, '', [])), 'line 2, column 5: expected a start number from 1 to 9999, found "0"'],
    ['a word for a number', file('001 abcd'), 'line 2, column 5: expected a start number from 1 to 9999, found "abcd"'],
    [
      'a number twice',
      file(anna, anna),
      'line 3, column 5: expected a start number other than those before (line 2 has it), found "1"',
    ],
    ['a fifth digit', file('00112345'), 'line 2, column 4: expected a blank between two fields, found "12345"'],
    // A start number too far right: only 12 would stand in its columns.
    ['a digit for a sex', file('001   1234'), 'line 2, column 10: expected a sex (m or w), found "4"'],
    ['a rating', file(row(1, '', [], { rating: '2k' })), 'line 2, column 49: expected a rating, found "2k"'],
    ['points', file(row(1, '1/2', [])), 'line 2, column 81: expected points, found "1/2"'],
    ['a rank', file(row(1, '', [], { rank: '1st' })), 'line 2, column 86: expected a rank, found "1st"'],
    ['a name too long', file(longName), 'line 2, column 48: expected a blank between two fields, found "mns"'],
    ['an opponent', pair('abcd w 1', ''), 'line 2, column 92: expected an opponent\'s number, found "abcd"'],
    [
      'a colour without opponent',
      pair('     w', ''),
      "line 2, column 92: expected an opponent's number, found nothing",
    ],
    ['a colour', pair('   2 x 1', '   1 b 0'), 'line 2, column 97: expected a colour (w, b or -), found "x"'],
    [
      'a result',
      pair('   2 w 2', '   1 b 0'),
      'line 2, column 99: expected a game\'s result (1 = 0 W D L + -), found "2"',
    ],
    [
      'a bye code in a game',
      pair('   2 w H', ''),
      'line 2, column 99: expected a game\'s result (1 = 0 W D L + -), found "H"',
    ],
    [
      'a result without opponent',
      pair('0000 - ?', ''),
      'line 2, column 99: expected a bye\'s code (H F U Z), found "?"',
    ],
    ['a shifted round', pair('   2w 1', ''), 'line 2, column 96: expected a blank between two fields, found "w"'],
    [
      'an opponent who is not there',
      pair('   3 w 1', ''),
      'line 2, column 92: expected the number of another player of the file, found "3 w 1"',
    ],
    [
      'oneself',
      pair('   1 w 1', ''),
      'line 2, column 92: expected the number of another player of the file, found "1 w 1"',
    ],
    [
      'two winners',
      pair('   2 w 1', '   1 b 1'),
      'line 3, column 92: expected results that award at most one point between the two, found "1 b 1" (the row of 1 has "2 w 1")',
    ],
    [
      'a win and a draw',
      pair('   2 w =', '   1 b 1'),
      'line 3, column 92: expected results that award at most one point between the two, found "1 b 1" (the row of 1 has "2 w =")',
    ],
    [
      'two forfeit wins',
      pair('   2 w +', '   1 b +'),
      'line 3, column 92: expected a forfeit won by one of the two, found "1 b +" (the row of 1 has "2 w +")',
    ],
    [
      'a forfeit win and a win',
      pair('   2 w +', '   1 b 1'),
      'line 3, column 92: expected the counterpart of a forfeit (-), found "1 b 1" (the row of 1 has "2 w +")',
    ],
    [
      'a forfeit loss and a draw',
      pair('   2 w -', '   1 b ='),
      'line 3, column 92: expected the counterpart of a forfeit (+ or -), found "1 b =" (the row of 1 has "2 w -")',
    ],
    [
      'a forfeit loss and no result',
      pair('   2 w -', '   1 b ?'),
      'line 3, column 92: expected the counterpart of a forfeit (+ or -), found "1 b ?" (the row of 1 has "2 w -")',
    ],
    [
      'the same colour twice',
      pair('   2 w 1', '   1 w 0'),
      'line 3, column 92: expected the colour that 1 doesn\'t have, found "1 w 0"',
    ],
    [
      'an opponent with a bye',
      pair('   2 w 1', '0000 - H'),
      'line 2, column 92: expected an opponent whose row names 1, found "2 w 1" (2: its row has "0000 - H")',
    ],
    [
      'an opponent with another opponent',
      file(row(1, '', ['   2 w 1']), row(2, '', ['   3 b 0']), row(3, '', ['   2 w 1'])),
      'line 2, column 92: expected an opponent whose row names 1, found "2 w 1" (2: its row has "3 b 0")',
    ],
    [
      'two who name the same blank row',
      file(row(1, '', ['   2 w 1']), row(2, '', []), row(3, '', ['   2 b 1'])),
      'line 4, column 92: expected an opponent whose row names 3, found "2 b 1" (2: another row names it)',
    ],
    [
      'round 3',
      file(row(1, '', ['', '', '   9 w 1'])),
      'line 2, column 112: expected the number of another player of the file, found "9 w 1"',
    ],
    ['142', file('142 nine', anna), 'line 2, column 5: expected a number of rounds, found "nine"'],
    ['XXR', file('XXR 0', anna), 'line 2, column 5: expected a number of rounds, found "0"'],
    ['152', file('152  red', anna), 'line 2, column 6: expected a colour (W or B), found "red"'],
    [
      '162 symbol',
      file('162  Q 1.0', anna),
      'line 2, column 6: expected one of W D L A Z P X with its points, found "Q"',
    ],
    ['162 number', file('162  W one', anna), 'line 2, column 8: expected a number of points, found "one"'],
    ['XXS number', file('XXS W=x', anna), 'line 2, column 7: expected a number of points, found "x"'],
    ['BBW', file('BBW one', anna), 'line 2, column 5: expected a number of points, found "one"'],
    ['240 type', file('240 U   1    1', anna), 'line 2, column 5: expected a bye (F, H or Z), found "U"'],
    ['240 player', file('240 H   1', anna), "line 2, column 11: expected a player's number, found nothing"],
    [
      '299 type',
      file('299 Q         1.0  000    1', anna),
      'line 2, column 5: expected one of W D L F H Z + - or nothing, found "Q"',
    ],
    ['299 points', file('299           x.0  000    1', anna), 'line 2, column 14: expected points, found "x.0"'],
    [
      '299 columns',
      file('299            1.00 000    1', anna),
      'line 2, column 18: expected a blank between two fields, found "0"',
    ],
    [
      '013',
      file('092 Open', '013 Team A   1', anna),
      'line 3, column 5: expected a player of a team (310, 013), found "1"',
    ],
    ['310', file('310   1 A', anna), 'line 3, column 5: expected a player of a team (310, 013), found "1"'],
    [
      '092 Team',
      file('092 Team Swiss System', anna),
      `line 1, column 1: expected teams (310 or 013), found "092 Team Swiss System" ${TEAM_NOTE}`,
    ],
    [
      '192 TEAM',
      file('192 FIDE_TEAM_BAKU', anna),
      `line 1, column 1: expected teams (310 or 013), found "192 FIDE_TEAM_BAKU" ${TEAM_NOTE}`,
    ],
    [
      '082 with teams',
      file('082 15', '092 Swiss', anna),
      `line 1, column 1: expected teams (310 or 013), found "082 15" ${TEAM_NOTE}`,
    ],
  ])('%s', (_, source, message) => {
    const error = thrownBy(source);
    expect(error).toBeInstanceOf(TrfError);
    expect(error).toHaveProperty('message', message);
  });

  it('an individual tournament may count teams, or none', () => {
    expect(parseTrf(file('082 0', anna)).teamCount).toBe('0');
    expect(parseTrf(file('082 5', '092 Individual: Swiss-System', anna)).teamCount).toBe('5');
  });

  it('an error is a RangeError, as for every wrong value, and has its parts as fields', () => {
    expect(thrownBy(pair('abcd w 1', ''))).toBeInstanceOf(RangeError);
    expect(thrownBy(pair('abcd w 1', ''))).toMatchObject({
      name: 'TrfError',
      line: 2,
      column: 92,
      expected: "an opponent's number",
      found: 'abcd',
    });
  });

  it.each([
    [5, 'source: expected a string or a Uint8Array, got 5'],
    [undefined, 'source: expected a string or a Uint8Array, got undefined'],
    [{}, 'source: expected a string or a Uint8Array, got an object'],
    [[1], 'source: expected a string or a Uint8Array, got an object'],
    [new Float64Array(1), 'source: expected a string or a Uint8Array, got an object'],
  ])('%s is no source', (source, message) => {
    // @ts-expect-error neither text nor bytes
    expect(() => parseTrf(source)).toThrow(new TypeError(message));
  });
});
