import { expect, it } from 'vitest';

import { compare } from '@crosstable/audit/compare';
import { eventOf } from '@crosstable/event';

import { comparisonDocument } from '../src/comparison-report.js';

it('names a convention, and counts the contributions that it changes', () => {
  const games = [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'C', black: 'A', result: 1 },
      { white: 'B', black: '', result: 1, kind: 'pairing-bye' },
    ],
  ] as const;
  const event = eventOf({ name: 'Byes', system: 'swiss', games });
  // The byes of B and C meet a dummy with their own 1 and 2 points; a whole opponent of half the rounds has 1 for both
  const sides = ['2024-08', { edition: '2024-08', convention: 'half of the rounds' }] as const;
  const { about, parts } = comparisonDocument(event, compare(games, ['BH'], {}, sides), (id) => id);
  expect(about.at(-1)).toContain('PTS,BH of C.07 (2024-08) with the convention “half of the rounds”');
  expect(parts[0].sentences).toContain('Contributions that differ: 1 by Art. 16.4.');
  const plain = { convention: 'points without unplayed rounds' };
  const ofTwo = compare(games, ['BH'], {}, [plain, { convention: 'half of the rounds' }]);
  const [{ sentences }] = comparisonDocument(event, ofTwo, (id) => id).parts;
  expect(sentences).toContain('Contributions that differ: 2 by a convention.');
});

it('says of a player with another value, too, who was ahead, for that value need not be why the player moves', () => {
  // Points: A ½ + 1 + ½ = 2, B 1 + 1 = 2, C ½ + ½ = 1, D ½. Buchholz of A in 2024-08: C 1, D ½, a dummy with 2; of B: D ½, two dummies
  // with 2. In 2026-03 those of the byes have 1½ (16.4.2), and that of the forfeit has C's 1 (16.4.1): A falls from 3½ to 3, and B
  // from 4½ to 3, so that they are level
  const games = [
    [
      { white: 'C', black: 'A', result: 0.5 },
      { white: 'D', black: 'B', result: 0 },
    ],
    [
      { white: 'B', black: 'C', result: 1, kind: 'forfeit-win' },
      { white: 'D', black: 'A', result: 0 },
    ],
    [
      { white: 'A', black: '', result: 0.5, kind: 'half-bye' },
      { white: 'B', black: '', result: 0, kind: 'zero-bye' },
      { white: 'D', black: 'C', result: 0.5 },
    ],
  ] as const;
  const event = eventOf({ name: 'Byes', system: 'swiss', games });
  const compared = compare(games, ['BH'], { system: 'swiss' });
  const [{ sentences, table }] = comparisonDocument(event, compared, (id) => id).parts;
  expect(table?.rows).toEqual([['A', '2', '1', 'BH, round 3: 2 → 1½, Art. 16.4.2; no longer behind B']]);
  expect(sentences?.[0]).toBe('1 with another value, 0 only because of others.');
});

it('separates the players who are ahead now by semicolons, because their names have commas', () => {
  // Nobody has a point: one list ranks by pairing numbers, the other one by ratings, which are the other way round
  const ids = ['A', 'B', 'C', 'D', 'E'];
  const games = [ids.map((id) => ({ white: id, black: '', result: 0, kind: 'zero-bye' }) as const)];
  const players = ids.map((id, at) => ({ id, rating: 2000 + at }));
  const compared = compare(games, ['TPN'], { players }, [{ codes: ['TPN'] }, { codes: ['RTNG'] }]);
  const event = eventOf({ name: 'Absent', system: 'swiss', games, players });
  const [{ table }] = comparisonDocument(event, compared, (id) => `Of ${id}, Z.`).parts;
  const [first] = table?.rows ?? [];
  expect(first).toEqual(['Of A, Z.', '1', '5', 'now behind Of B, Z.; Of C, Z.; Of D, Z. and 1 more']);
});
