// Tie-breaks of the organiser's own in reports: names, decimals, ranks, and what a list lacks.
import { describe, expect, it } from 'vitest';

import type { SelfDefined } from '@crosstable/core';
import { eventOf, tableOf } from '@crosstable/event';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { SPANISH_ANSWERS } from '@crosstable/words/es/answers';
import { FRENCH_ANSWERS } from '@crosstable/words/fr/answers';

import { FORMATS, writeAnswer } from '../src/answer.js';
import { auditAnswer } from '../src/audit-answer.js';
import { auditReport } from '../src/audit-report.js';
import { bestReading } from '../src/audited/best-reading.js';
import { explanationAnswer } from '../src/explanation-answer.js';
import { eventFindings } from '../src/findings/event-findings.js';
import { standingsAnswer } from '../src/standings-answer.js';
import { standingsReport } from '../src/standings-report.js';

const LANGUAGES = { en: ENGLISH_ANSWERS, de: GERMAN_ANSWERS, fr: FRENCH_ANSWERS, es: SPANISH_ANSWERS };

const NAME = { en: 'Thirds of points', de: 'Punktdrittel', fr: 'Tiers de points', es: 'Tercios de puntos' };

const THIRDS: SelfDefined = {
  code: 'THIRDS',
  name: NAME,
  rule: 'Club rule 7',
  decimals: 2,
  contributions: ({ id, rounds }) => [
    ...rounds.map(({ points, round }) => ({
      round,
      value: [2 * points, 3] as const,
      because: { en: 'a third', de: 'ein Drittel', fr: 'un tiers', es: 'un tercio' },
    })),
    ...(id === 'Ben' ? [{ round: null, value: 1, because: 'fair play' }] : []),
  ],
};

/** Those tied by name, last first. */
const NAMES: SelfDefined = {
  code: 'BY_NAME',
  name: 'By name, backwards',
  separate: (tied) => tied.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((one) => [one]),
};

/** Anna and Ben ½, Cem 1, Dea 0. */
const EVENT = {
  ...eventOf({
    tiebreaks: ['PTS', 'OTHER_THIRDS', 'BY_NAME', 'OTHER_PLAY_OFF'],
    games: [
      [
        { white: 'Anna', black: 'Ben', result: 0.5 },
        { white: 'Cem', black: 'Dea', result: 1 },
      ],
    ],
  }),
  selfDefined: [THIRDS, NAMES],
};

describe('standings', () => {
  it('have the numbers as they are, and how to print them', () => {
    const { rows, selfDefined } = standingsReport(EVENT);
    // Ben: 2/3 of ½ and 1 for fair play
    expect(rows.map(({ player, values }) => [player, values[1]])).toEqual([
      ['Cem', 2 / 3],
      ['Ben', 4 / 3],
      ['Anna', 1 / 3],
      ['Dea', 0],
    ]);
    expect(selfDefined).toEqual({
      OTHER_THIRDS: { name: NAME, decimals: 2 },
      BY_NAME: { name: 'By name, backwards' },
      OTHER_PLAY_OFF: { name: 'Play off' },
    });
    expect(standingsReport({ ...EVENT, tiebreaks: ['PTS'] })).not.toHaveProperty('selfDefined');
  });

  it.each(Object.entries(LANGUAGES))(
    'are printed with decimals and under a name in every format: %s',
    (language, words) => {
      const { numbers } = words;
      const answer = standingsAnswer(EVENT, {}, words);
      const said = FORMATS.map((format) => writeAnswer(answer, format));
      const [text, json, csv, markdown, html] = said;
      for (const printed of [text, markdown, html]) {
        const plain = printed.replaceAll(/<\/?span[^>]*>|\\/g, '');
        expect(plain).toContain(`1${numbers.decimalSign}33`);
        expect(plain).toContain('OTHER_THIRDS');
      }
      expect(json).toContain('1.3333333333333333');
      expect(csv.split('\r\n')[0]).toContain('PTS,OTHER_THIRDS,BY_NAME,OTHER_PLAY_OFF');
      expect(html).toContain(`OTHER_THIRDS – ${NAME[language as keyof typeof NAME]}`);
      expect(html).toContain(NAME[language as keyof typeof NAME]);
      // Said once what is missing
      expect(html.match(/OTHER_PLAY_OFF[^;.]*--values/g)).toHaveLength(1);
    },
  );
});

describe('explanations', () => {
  it('have the name, the rule, the reasons and the decimals', () => {
    const text = writeAnswer(explanationAnswer(EVENT, { player: 'Ben', tiebreak: 'THIRDS' }, GERMAN_ANSWERS), 'text');
    expect(text.slice(text.indexOf('THIRDS')).split('\n')).toEqual([
      'THIRDS, Punktdrittel (Club rule 7, Fassung 2026-03) – Ben: 1,33',
      '  Runde 1: Remis gegen Anna, ½ Punkt; ein Drittel; ergibt 0,333333333333',
      '  Unabhängig von Runden: fair play; ergibt 1',
      '  Summe: 1,33',
      '',
    ]);
  });

  it('of one player say what made the difference, and by which rank', () => {
    const text = writeAnswer(explanationAnswer({ ...EVENT, tiebreaks: ['PTS', 'BY_NAME'] }, { player: 'Ben' }), 'text');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('BY_NAME puts Ben before Anna (rank 1 against rank 2)');
  });

  it('of two have the name of what separates them, and its values as they are printed', () => {
    const text = writeAnswer(explanationAnswer(EVENT, { player: 'Anna', other: 'Ben' }, FRENCH_ANSWERS), 'text');
    expect(text).toContain('OTHER_THIRDS, Tiers de points');
    expect(text).toContain('1,33 contre 0,33');
  });

  it('of two whom nothing separates have the values that are equal', () => {
    const even = {
      ...EVENT,
      selfDefined: [{ ...THIRDS, contributions: () => [{ round: 1, value: [1, 3] as const }] }],
    };
    const event = { ...even, tiebreaks: ['PTS', 'THIRDS'] };
    const text = writeAnswer(explanationAnswer(event, { player: 'Anna', other: 'Ben' }), 'text');
    expect(text).toContain('THIRDS 0.33');
  });

  it.each(Object.entries(LANGUAGES))('are written in every format: %s', (language, words) => {
    for (const format of FORMATS) {
      const written = writeAnswer(explanationAnswer(EVENT, { player: 'Ben' }, words), format);
      expect(written).toContain(format === 'csv' ? 'THIRDS,Club rule 7' : NAME[language as keyof typeof NAME]);
    }
  });

  it('of teams speak of teams', () => {
    const event = {
      ...eventOf({ matches: [[{ white: 'Bats', black: 'Owls', gamePoints: [2, 2] }]] }),
      selfDefined: [NAMES, THIRDS],
    };
    const order = writeAnswer(explanationAnswer(event, { player: 'Owls', tiebreak: 'BY_NAME' }), 'text');
    expect(order).toContain('1. Owls');
    const thirds = writeAnswer(explanationAnswer(event, { player: 'Owls', tiebreak: 'THIRDS' }), 'text');
    expect(thirds).toContain('Round 1: draw with Bats');
  });
});

describe('findings', () => {
  it.each(Object.entries(LANGUAGES))('say that a code has no values: %s', (_, words) => {
    const [{ changes, code, key, message }] = eventFindings(EVENT, words).filter((one) => one.key === 'no-values');
    expect({ changes, code, key }).toEqual({ changes: 'rank', code: 'OTHER_PLAY_OFF', key: 'no-values' });
    expect(message).toMatch(/OTHER_PLAY_OFF.*--values.*"values"/);
  });
});

describe('audits', () => {
  it('account for a wrong cell of a definition, whose code may begin as that of an order', () => {
    const deduct: SelfDefined = {
      code: 'DEDUCTED',
      name: 'Points less a deduction',
      contributions: ({ id, rounds }) => [
        ...rounds.map(({ points, round }) => ({ round, value: 4 * points })),
        ...(id === 'Dea' ? [{ round: null, value: -1, because: 'late' }] : []),
      ],
    };
    const names = ['Anna', 'Ben', 'Cem', 'Dea'];
    const event = {
      ...eventOf({
        tiebreaks: ['PTS', 'OTHER_DEDUCTED'],
        games: [
          [
            { white: 'Anna', black: 'Ben', result: 1 },
            { white: 'Cem', black: 'Dea', result: 0.5 },
          ],
          [
            { white: 'Ben', black: 'Cem', result: 0.5 },
            { white: 'Anna', black: 'Dea', result: 1 },
          ],
        ],
      }),
      selfDefined: [deduct],
    };
    // Anna 8, Ben 2, Cem 4, Dea 2 - 1 = 1, for whom 3 is printed
    const cells = new Map(names.map((id, at) => [id, [8, 2, 4, 3][at]]));
    const best = bestReading(event, { columns: [{ label: 'TB1', cells }] });
    const report = auditReport(best, tableOf(event));
    const [{ rules, wrong }] = report.columns;
    expect(rules).toEqual([{ code: 'DEDUCTED', article: '4.1' }]);
    expect(wrong.map(({ account, ...cell }) => [cell, account?.value])).toEqual([
      [{ player: 'Dea', printed: 3, computed: 1 }, 1],
    ]);
    const text = writeAnswer(auditAnswer(event, report), 'text').replaceAll(/\s+/g, ' ');
    expect(text).toContain('apart from rounds: -1');
  });
});
