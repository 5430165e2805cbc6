import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { type TrfTournament, parseTrf } from '../src/index.js';

/** The byes of a player, by round. */
function byesOf({ games }: TrfTournament, id: string): readonly (string | undefined)[] {
  return games.map((round) => round.find(({ white, black }) => white === id && black === '')?.kind);
}

/** The repairs that concern points. */
function pointsRepairs({ repairs }: TrfTournament): readonly string[] {
  return repairs.filter(({ kind }) => kind.startsWith('points-')).map(({ kind, message }) => `${kind}: ${message}`);
}

describe('a bye that only the Points column tells, beside the bye of a round that is going on', () => {
  /** Round 2 has no result yet, and the fifth player its pairing-allocated bye; round 1 is blank. */
  const running = (points: string) =>
    parseTrf(
      file(
        row(1, '1.0', ['   2 w 1', '   3 b']),
        row(2, '0.0', ['   1 b 0', '   4 w']),
        row(3, '0.5', ['   4 w =', '   1 w']),
        row(4, '0.5', ['   3 b =', '   2 b']),
        row(5, points, ['', '0000 - U']),
      ),
    );
  const halfBye = 'points-bye: line 6, column 92: nothing read as a half-point bye (H), as the Points column says';

  it.each([
    // A program that leaves round 2 out until it has results, with its byes, writes the points of round 1
    ['0.5', 'half-bye', [halfBye]],
    // Others count the pairing-allocated bye at once: 1, and with the half-point bye 1.5
    ['1.5', 'half-bye', [halfBye]],
    ['0.0', 'zero-bye', []],
    ['1.0', 'zero-bye', []],
    ['0.3', 'zero-bye', ['points-differ: line 6, column 81: "0.3" is not what the games give: 1']],
  ])('%s points', (points, kind, repairs) => {
    const read = running(points);
    expect([byesOf(read, '5'), pointsRepairs(read)]).toEqual([[kind, 'pairing-bye'], repairs]);
  });
});

describe('a row without points', () => {
  // Without the penalty 3 has 0, and with a half-point bye 0 again: no Points column says so
  it('has no byes but those that it shows, where 299 takes half a point', () => {
    const read = parseTrf(
      file(
        '299          -0.5  000    3',
        row(1, '', ['   2 w 1', '   3 b 1']),
        row(2, '', ['   1 b 0', '0000 - Z']),
        row(3, '', ['', '   1 w 0']),
      ),
    );
    expect([byesOf(read, '3'), read.repairs]).toEqual([['zero-bye', undefined], []]);
  });
});
