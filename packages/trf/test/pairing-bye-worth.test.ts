// A report without a record of the scoring, whose Points show what its pairing-allocated byes (U) are worth

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

const BYE = '0000 - U';

/** Two rounds of three players: 1 beats 2 and draws with 3; 3 has the bye of round 1 and 2 that of round 2. */
function read(points: readonly [string, string, string], ...records: readonly string[]): TrfTournament {
  return parseTrf(
    file(
      ...records,
      row(1, points[0], ['   2 w 1', '   3 b =']),
      row(2, points[1], ['   1 b 0', BYE]),
      row(3, points[2], [BYE, '   1 w =']),
    ),
  );
}

/** The repairs of points and of the scoring. */
function told({ repairs }: TrfTournament): readonly string[] {
  return repairs.filter(({ kind }) => /scoring|points/.test(kind)).map(({ message }) => message);
}

const shows = (line: number, found: string, sign: string, record: string) =>
  `line ${line}, column 81: "${found}" shows that a pairing-allocated bye (U) is worth ${sign}, as the points of all players do: "${record}" would say so`;

describe('a pairing-allocated bye without a record of the scoring', () => {
  it('is worth ½ where all points say so', () => {
    // 1 + ½, 0 + ½, ½ + ½
    const half = read(['1.5', '0.5', '1.0']);
    expect(half.scoring).toEqual({ win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0.5 });
    expect(half.games[0]).toContainEqual({ white: '3', black: '', result: 0.5, kind: 'pairing-bye' });
    expect(told(half)).toEqual([shows(3, '0.5', '½', '162 P 0.5')]);
  });

  it('is worth nothing where all points say so', () => {
    const none = read(['1.5', '0.0', '0.5']);
    expect([none.scoring?.pairingBye, told(none)]).toEqual([0, [shows(3, '0', '0', '162 P 0.0')]]);
  });

  it('comes back from its text', () => {
    const half = read(['1.5', '0.5', '1.0']);
    const again = parseTrf(formatTrf(half));
    expect({ ...again, repairs: [] }).toEqual({ ...half, repairs: [] });
    expect(told(again)).toEqual([]);
  });

  it.each([
    ['points agree', ['1.5', '1.0', '1.5'], []],
    ['one of the two is worth a point', ['1.5', '0.5', '1.5'], ['"0.5" is not what the games give: 1']],
    // One alone says nothing about the others
    ['one of the two has no points', ['1.5', '0.5', ''], ['"0.5" is not what the games give: 1']],
    [
      'the points of another player differ, too',
      ['2.5', '0.5', '1.0'],
      [1.5, 1, 1.5].map((counted, at) => `"${[2.5, 0.5, 1][at]}" is not what the games give: ${counted}`),
    ],
  ] as const)('is worth a point where %s', (_, points, said) => {
    const whole = read(points);
    expect(whole.scoring).toBeUndefined();
    expect(told(whole).map((message) => message.replace(/^line \d, column 81: /, ''))).toEqual(said);
  });

  it('is worth what a record of the scoring says', () => {
    const { scoring, repairs } = read(['1.5', '0.5', '1.0'], '162 W 1.0    D 0.5    L 0.0');
    expect([scoring?.pairingBye, repairs.map(({ kind }) => kind)]).toEqual([1, ['points-differ', 'points-differ']]);
  });
});

describe.skipIf(!hasShared)(`a report of bbpPairings whose byes are worth ½${skipNote}`, () => {
  it('is the same as with the record that says so', () => {
    const [shown, said] = ['15-bbp28-half-pab.trf', '15d-bbp28-half-pab-162.trf'].map((name) =>
      parseTrf(sharedBytes(`cases/${name}`)),
    );
    const { scoring, games } = said;
    expect(scoring?.pairingBye).toBe(0.5);
    expect([shown.scoring, shown.games]).toEqual([scoring, games]);
    expect(told(shown)).toEqual([shows(16, '2.5', '½', '162 P 0.5')]);
  });
});
