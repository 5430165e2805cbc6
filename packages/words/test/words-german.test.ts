// Explanations in German, and in languages that write numbers otherwise.

import { describe, expect, it } from 'vitest';

import { type Explanation, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';
import { TABLE, explanations } from '@crosstable/standings/testing/every-explanation';

import { nameOf, outcomeInWords, printedNumber, printedValue, reasonInWords } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { GERMAN } from '../src/languages/de/sentences.js';
import type { Words } from '../src/words.js';

describe('German', () => {
  it('says nothing in English, of any tie-break', () => {
    const english =
      /\b(?:the|of|and|or|with|by|no|not|is|are|was|game|games|round|rounds|points?|opponents?|player|players|sum|mean|win|wins|draw|loss|bye|cut|counts?|rated|rating|score|tied|against|adds|dummy|Art\. \d+ and|Rating|Performance|Average|Cut|Median|System)\b/;
    const lines = explanations().flatMap((one) => inWords(one, (id) => `<${id}>`, GERMAN));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => english.test(line.replace('Koya-System', '')))).toEqual([]);
  });

  // Of decimals everything but 1 is a plural, also what is less: canoo.net, „0,1 und die rätselhafte Mehrzahl“
  it('writes a comma before decimals, ½, and the singular of 1 and ½ alone', () => {
    // B: 0 (A), 0 (D), ½ (D), 1 (C), and a quarter from the arbiter
    const lines = inWords(explain('PTS', 'B', TABLE), (id) => id, GERMAN);
    expect(lines).toEqual([
      'PTS, Punkte (Art. 4.2, Fassung 2026-03) – B: 1,75',
      '  Runde 1: Niederlage gegen A, 0 Punkte',
      '  Runde 2: Niederlage gegen D, 0 Punkte',
      '  Runde 3: Remis gegen D, ½ Punkt',
      '  Runde 4: Sieg gegen C, 1 Punkt',
      '  Runde 5: offen (gegen A)',
      '  Ab Runde 2: 0,25 Punkte vom Schiedsrichter gutgeschrieben',
      '  Summe: 1,75',
    ]);
  });

  it.each<readonly [string, Explanation['contributions'][number]['reason'], string]>([
    [
      'a score with draws',
      { key: 'opponent-adjusted-score', article: '16.3.2', rounds: [7, 9] },
      'der Gegner zählt mit 6½: Die Runden 7 und 9 werden als Remis gewertet (Art. 16.3.2)',
    ],
    [
      'one draw',
      { key: 'forfeit-as-game', article: '16.6', rounds: [7] },
      'die kampflose Partie zählt, und der Gegner zählt mit 6½: Runde 7 wird als Remis gewertet (Art. 16.6)',
    ],
    [
      'a forfeit as a game',
      { key: 'forfeit-as-game', article: '15.2' },
      'die kampflose Partie zählt, und der Gegner hat 6½ (Art. 15.2)',
    ],
    [
      'a dummy',
      { key: 'dummy-limited-by-opponent', article: '16.4.1', values: { own: 7.5 } },
      'virtueller Gegner mit 6½, nicht mehr als der ausgeloste Gegner, statt der eigenen 7½ (Art. 16.4.1)',
    ],
    [
      'points taken',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -2 } },
      'der Gegner hat 6½, nach Abzug von 2 Punkten durch den Schiedsrichter (Art. 16.3.1)',
    ],
    [
      'points given',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: 1 } },
      'der Gegner hat 6½, davon 1 Punkt vom Schiedsrichter gutgeschrieben (Art. 16.3.1)',
    ],
    [
      'a part of a point',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -0.25 } },
      'der Gegner hat 6½, nach Abzug von 0,25 Punkten durch den Schiedsrichter (Art. 16.3.1)',
    ],
    [
      'the lowest rating',
      { key: 'lowest-sufficient-rating', article: '10.3', values: { expected: 1.51, points: 1 } },
      'niedrigste Elo-Zahl, deren Erwartung (1,51) 1 Punkt erreicht: 1640 (Art. 10.3)',
    ],
    [
      'absence',
      { key: 'voluntary-unplayed-round', article: '16.5.1' },
      'der niedrigste Beitrag einer Runde mit freiwilligem Fernbleiben (Art. 16.5.1)',
    ],
    [
      'an expectation',
      { key: 'scoring-probability', article: 'B.02 8.1.2', values: { difference: 205.5, percent: 76 } },
      'der Gegner hat Elo 6½: Die Differenz 205½ ergibt eine Erwartung von 76 % (B.02 8.1.2)',
    ],
  ])('%s', (_, reason, words) => {
    expect(reasonInWords(reason, { score: 6.5, value: 1640 }, GERMAN)).toBe(words);
  });

  it.each<readonly [Explanation['conclusion'], number, string]>([
    [
      { key: 'mean', article: '8.2', values: { sum: 103, count: 6 } },
      103 / 6,
      'Mittel aus 6: 103 / 6 ≈ 17,17 (Art. 8.2)',
    ],
    [{ key: 'mean', article: '8.2', values: { sum: 82, count: 4 } }, 20.5, 'Mittel aus 4: 82 / 4 = 20,50 (Art. 8.2)'],
  ])('an average of Buchholz scores has two decimals: %j', (conclusion, value, words) => {
    expect(reasonInWords(conclusion, { code: 'AOB', value }, GERMAN)).toBe(words);
  });

  it.each<readonly [Explanation['conclusion'], number, string]>([
    [
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: -240, points: 1, games: 5, percent: 20 },
      },
      1640,
      'Durchschnitt 1880 − 240 für 1 aus 5 = 20 %: 1640 (B.02 8.1.1)',
    ],
    [
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: 240, points: 4, games: 5, percent: 80 },
      },
      2120,
      'Durchschnitt 1880 + 240 für 4 aus 5 = 80 %: 2120 (B.02 8.1.1)',
    ],
    [
      { key: 'mean', article: '10.2', values: { sum: 3755, count: 2 } },
      1878,
      'Mittel aus 2: 3755 / 2 ≈ 1878 (Art. 10.2)',
    ],
  ])('%j', (conclusion, value, words) => {
    expect(reasonInWords(conclusion, { value }, GERMAN)).toBe(words);
  });

  it('6: tells who is tied, and why nobody is separated', () => {
    // Both drew against C, have not met, and have ½
    const table = crosstable([[game('A', 'C', 0.5)], [game('C', 'B', 0.5)]], { system: 'swiss', edition: '2026-03' });
    expect(inWords(explain('DE', 'A', table), (id) => id, GERMAN)).toEqual([
      'DE, Direkter Vergleich (Art. 6, Fassung 2026-03) – A: Rang 1 von 2 Punktgleichen, geteilt',
      '  Punktgleich: A; B. Die Sondertabelle (Art. 6.1):',
      '    A: 0, mindestens 0 und höchstens 1 (keine Partie gegen B)',
      '    B: 0, mindestens 0 und höchstens 1 (keine Partie gegen A)',
      '  Keine zwei von ihnen haben gegeneinander gespielt: Niemand wird getrennt (Art. 6.3)',
    ]);
  });

  it.each([
    [1, 'von einem anderen Punktgleichen nicht getrennt'],
    [4, 'von 4 anderen Punktgleichen nicht getrennt'],
  ])('the player is not counted among %i others', (others, words) => {
    expect(GERMAN.phrases.notSeparatedFrom(others)).toBe(words);
  });

  it('gives the reason of a missing value as a sentence', () => {
    const none = explanations().filter(({ undefinedBecause }) => undefinedBecause !== null);
    expect(new Set(none.map((one) => inWords(one, (id) => id, GERMAN).at(-1)))).toEqual(
      new Set([
        '  Nicht definiert, denn es bleiben keine Partien für die Berechnung',
        '  Nicht definiert, denn es bleiben keine Wettkämpfe für die Berechnung',
        '  Nicht definiert, denn es gibt Spieler ohne Elo-Zahl, also entfällt die Feinwertung (Art. 10)',
        '  Nicht definiert, denn von Hand wurde kein Wert eingetragen',
      ]),
    );
  });

  it.each([
    ['BH/C1', 'Buchholz mit einem Streichwert'],
    ['REP', 'Zahl der Runden, zu denen man antrat'],
    ['KS/L-1', 'Koya-System, Grenze um ½ gesenkt'],
    ['ks-l+2', 'Koya-System, Grenze um 1 erhöht'],
    ['KS/L60', 'Koya-System, Grenze 60 %'],
    ['AOB/F', 'Buchholz-Durchschnitt der Gegner, aus der vorläufigen Buchholzwertung'],
    ['PLAYOFF', undefined],
    ['toString', undefined],
  ])('%s is called %s', (code, name) => {
    expect(nameOf(code, GERMAN)).toBe(name);
  });

  it.each([
    ['pairing-bye', null, 'Freilos'],
    ['forfeit-win', 'Bell', 'kampfloser Sieg gegen Bell'],
    ['forfeit-win', null, 'kampfloser Sieg'],
    ['unfinished', 'Bell', 'offene Partie gegen Bell'],
  ] as const)('%s against %s: %s', (outcome, opponent, words) => {
    expect(outcomeInWords(outcome, opponent, GERMAN)).toBe(words);
  });

  it('says which points an arbiter set, and what was added from the start', () => {
    const lines = inWords(explain('PTS', 'D', TABLE), (id) => id, GERMAN);
    expect(lines[1]).toBe('  Runde 1: Remis gegen C, 1 Punkt (vom Schiedsrichter festgesetzt)');
    expect(inWords(explain('PTS', 'A', TABLE), (id) => id, GERMAN)).toContain(
      '  Ab Beginn: ½ Punkt vom Schiedsrichter abgezogen',
    );
  });
});

describe('words of another language', () => {
  it('may have no sign for a half', () => {
    const words: Words = { ...GERMAN, numbers: { decimalSign: '٫', half: null, none: '-' } };
    expect([6.5, -0.5, 3, 0.75].map((value) => printedNumber(value, words))).toEqual(['6٫5', '-0٫5', '3', '0٫75']);
    expect(printedValue('AOB', 20.5, words)).toBe('20٫50');
    expect(printedValue('BH', null, words)).toBe('-');
  });
});
