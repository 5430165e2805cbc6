import { expect, it } from 'vitest';

import { compare } from '../../audit/src/compare.js';
import { eventOf } from '../src/event.js';
import { comparisonSections } from '../src/report/comparison-report.js';

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
  const { about, sections } = comparisonSections(event, compare(games, ['BH'], {}, sides), (id) => id);
  expect(about).toContain('PTS,BH of C.07 (2024-08) with the convention “half of the rounds”');
  expect(sections[0].sentences).toContain('Contributions that differ: 1 by Art. 16.4.');
  const plain = { convention: 'points without unplayed rounds' };
  const ofTwo = compare(games, ['BH'], {}, [plain, { convention: 'half of the rounds' }]);
  const [{ sentences }] = comparisonSections(event, ofTwo, (id) => id).sections;
  expect(sentences).toContain('Contributions that differ: 2 by a convention.');
});
