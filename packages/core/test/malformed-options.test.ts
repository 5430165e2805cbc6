import { describe, expect, it } from 'vitest';

import { crosstable } from '../src/index.js';
import { call, game } from '../testing/notation.js';

const SYSTEMS = '"swiss" or "round-robin"';
const EDITIONS = '"2024-08" or "2026-03"';

function numbered(kind: RangeErrorConstructor | TypeErrorConstructor, shown: string): Error {
  return new kind(`players[0].pairingNumber: expected a whole number from 1, got ${shown}`);
}

describe('malformed options', () => {
  it.each([
    [null, new TypeError('options: expected an object, got null')],
    ['swiss', new TypeError('options: expected an object, got "swiss"')],
    [5, new TypeError('options: expected an object, got 5')],
    [{ system: 'knockout' }, new RangeError(`options.system: expected ${SYSTEMS}, got "knockout"`)],
    [{ system: 'Swiss' }, new RangeError(`options.system: expected ${SYSTEMS}, got "Swiss"`)],
    [{ system: null }, new TypeError(`options.system: expected ${SYSTEMS}, got null`)],
    [{ system: 1 }, new TypeError(`options.system: expected ${SYSTEMS}, got 1`)],
    [{ edition: '2025-01' }, new RangeError(`options.edition: expected ${EDITIONS}, got "2025-01"`)],
    [{ edition: 2026 }, new TypeError(`options.edition: expected ${EDITIONS}, got 2026`)],
    [{ edition: null }, new TypeError(`options.edition: expected ${EDITIONS}, got null`)],
    [
      { rounds: 1 },
      new RangeError('options.rounds: expected a whole number of at least 2, the rounds in games, got 1'),
    ],
    [
      { rounds: 2.5 },
      new RangeError('options.rounds: expected a whole number of at least 2, the rounds in games, got 2.5'),
    ],
    [
      { rounds: NaN },
      new RangeError('options.rounds: expected a whole number of at least 2, the rounds in games, got NaN'),
    ],
    [
      { rounds: '5' },
      new TypeError('options.rounds: expected a whole number of at least 2, the rounds in games, got "5"'),
    ],
    [
      { rounds: null },
      new TypeError('options.rounds: expected a whole number of at least 2, the rounds in games, got null'),
    ],
    [{ scoring: null }, new TypeError('options.scoring: expected an object, got null')],
    [{ scoring: '3-1-0' }, new TypeError('options.scoring: expected an object, got "3-1-0"')],
    [{ scoring: { win: '3' } }, new TypeError('options.scoring.win: expected a finite number, got "3"')],
    [{ scoring: { draw: NaN } }, new RangeError('options.scoring.draw: expected a finite number, got NaN')],
    [{ scoring: { loss: -Infinity } }, new RangeError('options.scoring.loss: expected a finite number, got -Infinity')],
    [
      { scoring: { win: 1e9 } },
      new RangeError(
        'options.scoring.win: expected more than -1000000000 and less than 1000000000 points, got 1000000000',
      ),
    ],
    [
      { scoring: { loss: -2e9 } },
      new RangeError(
        'options.scoring.loss: expected more than -1000000000 and less than 1000000000 points, got -2000000000',
      ),
    ],
    [{ scoring: { absence: null } }, new TypeError('options.scoring.absence: expected a finite number, got null')],
    [
      { scoring: { pairingBye: {} } },
      new TypeError('options.scoring.pairingBye: expected a finite number, got an object'),
    ],
    [{ players: [{ id: 'A', pairingNumber: 0 }, { id: 'B' }] }, numbered(RangeError, '0')],
    [{ players: [{ id: 'A', pairingNumber: -1 }, { id: 'B' }] }, numbered(RangeError, '-1')],
    [{ players: [{ id: 'A', pairingNumber: 1.5 }, { id: 'B' }] }, numbered(RangeError, '1.5')],
    [{ players: [{ id: 'A', pairingNumber: NaN }, { id: 'B' }] }, numbered(RangeError, 'NaN')],
    [{ players: [{ id: 'A', pairingNumber: '2' }, { id: 'B' }] }, numbered(TypeError, '"2"')],
    [{ players: [{ id: 'A', pairingNumber: null }, { id: 'B' }] }, numbered(TypeError, 'null')],
    [
      { unrated: '1000' },
      new TypeError('options.unrated: expected a finite number, ratings by id or "skip", got "1000"'),
    ],
    [{ unrated: NaN }, new RangeError('options.unrated: expected a finite number, ratings by id or "skip", got NaN')],
    [{ unrated: null }, new TypeError('options.unrated: expected a finite number, ratings by id or "skip", got null')],
    [
      { players: [{ id: 'A', ratings: Array(1) }, { id: 'B' }] },
      new TypeError('players[0].ratings[0].from: expected 1, the first round, got undefined'),
    ],
    [
      { players: [{ id: 'A', ratings: [{ from: 1, rating: 1500 }, ...Array<undefined>(1)] }, { id: 'B' }] },
      new TypeError(
        'players[0].ratings[1].from: expected a round after 1 and up to 2, the last of the tournament, got undefined',
      ),
    ],
  ])('%j: %s', (options, error) => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 1)]];
    expect(() => call(crosstable, [games, options])).toThrow(error);
  });
});
