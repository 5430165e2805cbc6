import { describe, expect, it } from 'vitest';
import { TrfError, parseTrf } from '../src/index.js';
import { file, row } from './rows.js';

const anna = row(1, '', []);
const NOTE = '(this is the file of a team tournament, and only those of individual tournaments are read)';

describe('the file of an individual tournament', () => {
  it.each([
    [
      'has an individual type and a code without that word',
      ['092 Individual: Swiss-System', '192 FIDE_DUTCH_2026', '082 5'],
    ],
    ['may be called after a team', ['012 Team spirit', '092 Swiss']],
    ['may have no teams', ['092 Swiss', '082 0']],
    ['may have no number of teams', ['092 Swiss', '082 none']],
  ])('%s', (_, lines) => {
    expect(parseTrf(file(...lines, anna)).players).toHaveLength(1);
  });
});

describe('the file of a team tournament', () => {
  it.each([
    ['is not individual for its name', ['012 Open 092 Individual', '082 15', '092 Swiss'], 2, '082 15'],
    ['is not individual for its city', ['022 Individual', '082 15', '092 Swiss'], 2, '082 15'],
    // The first 40 columns; those of the other line end with a blank.
    [
      'is shown by the beginning of the line',
      ['092 Swiss system for teams of two to four players'],
      1,
      '092 Swiss system for teams of two to fou',
    ],
    [
      'is shown without the blank after the beginning',
      ['092 A Swiss system for teams of two men and women'],
      1,
      '092 A Swiss system for teams of two men',
    ],
  ])('%s', (_, lines, line, found) => {
    const message = `line ${line}, column 1: expected a record of an individual tournament, found "${found}" ${NOTE}`;
    const refused = () => parseTrf(file(...lines, anna));
    expect(refused).toThrow(TrfError);
    expect(refused).toThrow(expect.objectContaining({ message }));
  });
});
