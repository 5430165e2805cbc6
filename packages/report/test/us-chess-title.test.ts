// The line above every answer names whose tie-breaks its list has: those of FIDE, of US Chess, or both
import { describe, expect, it } from 'vitest';

import { eventOf } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { SPANISH_ANSWERS } from '@crosstable/words/es/answers';
import { FRENCH_ANSWERS } from '@crosstable/words/fr/answers';

import { explanationText } from '../src/explanation-answer.js';
import { findingsAnswer } from '../src/findings-answer.js';
import { standingsText } from '../src/standings-answer.js';

const FORM = { system: 'swiss', games: [[{ white: 'Ann', black: 'Ben', result: 1 }]] } as const;

const withList = (tiebreaks: readonly string[]) => eventOf({ ...FORM, start: '2026-05-08', tiebreaks: [...tiebreaks] });

/** The line with the system and the rules. */
const title = (text: string) => text.split('\n').find((line) => line.includes('Swiss'));

describe('the title of standings', () => {
  it.each([
    [['PTS', 'US_MM', 'US_SOLK'], 'Swiss, 1 round, US Chess tie-breaks (rule 34)'],
    [['PTS', 'other_us_mm', 'OTHER_PLAYOFF'], 'Swiss, 1 round, US Chess tie-breaks (rule 34)'],
    [
      ['PTS', 'US_MM', 'BH/C1'],
      'Swiss, 1 round, tie-breaks of US Chess (rule 34) and FIDE C.07 (2026-03, by the date)',
    ],
    [['PTS', 'BH/C1'], 'Swiss, 1 round, FIDE C.07 tie-breaks (2026-03, by the date)'],
    [['PTS', 'OTHER_PLAYOFF'], 'Swiss, 1 round, FIDE C.07 tie-breaks (2026-03, by the date)'],
    [['PTS'], 'Swiss, 1 round, FIDE C.07 tie-breaks (2026-03, by the date)'],
  ])('of %j', (list, line) => {
    expect(title(standingsText(withList(list)).replaceAll(/\n +/g, ' '))).toBe(line);
  });

  it.each([
    [ENGLISH_ANSWERS, 'US Chess tie-breaks (rule 34)', 'tie-breaks of US Chess (rule 34) and FIDE C.07 (2026-03, '],
    [
      GERMAN_ANSWERS,
      'Feinwertungen nach US Chess (Regel 34)',
      'Feinwertungen nach US Chess (Regel 34) und FIDE C.07 (2026-03, ',
    ],
    [
      FRENCH_ANSWERS,
      'départages selon US Chess (règle 34)',
      'départages selon US Chess (règle 34) et FIDE C.07 (2026-03, ',
    ],
    [
      SPANISH_ANSWERS,
      'desempates según US Chess (regla 34)',
      'desempates según US Chess (regla 34) y FIDE C.07 (2026-03, ',
    ],
  ])('in every language', (words, alone, both) => {
    expect(standingsText(withList(['PTS', 'US_MM']), words)).toContain(`, ${alone}\n`);
    expect(standingsText(withList(['PTS', 'US_MM', 'BH']), words).replaceAll(/\n +/g, ' ')).toContain(`, ${both}`);
  });
});

it('an explanation of one tie-break names its rules, whatever the list has', () => {
  const fide = withList(['PTS', 'BH']);
  expect(title(explanationText(fide, { player: 'Ann', tiebreak: 'US_MM' }))).toBe(
    'Swiss, 1 round, US Chess tie-breaks (rule 34)',
  );
  const us = withList(['PTS', 'US_MM']);
  expect(title(explanationText(us, { player: 'Ann', tiebreak: 'BH' }))).toContain('FIDE C.07 tie-breaks');
  expect(title(explanationText(us, { player: 'Ann' }))).toContain('US Chess tie-breaks');
  expect(title(explanationText(us, { player: 'Ann', other: 'Ben' }))).toContain('US Chess tie-breaks');
});

it('a page that is written as in the United States has their title in every answer', async () => {
  const event = await readPageEvent('#\tName\tRd1\tTotal\n1\tAnn\tW2\t1\n2\tBen\tL1\t0');
  expect(standingsText(event)).toContain(', US Chess tie-breaks (rule 34)\n');
  const { data, document } = findingsAnswer([{ event, findings: [] }]);
  expect(document('short').about.join()).toContain('US Chess tie-breaks (rule 34)');
  expect(data()).toMatchObject({ rules: 'us-chess' });
});
