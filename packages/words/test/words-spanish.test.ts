// Explanations in Spanish: its terms and its plural.

import { describe, expect, it } from 'vitest';

import { type Explanation, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';
import { TABLE, explanations } from '@crosstable/standings/testing/every-explanation';
import { teamTable } from '@crosstable/team/inside';

import { nameOf, outcomeInWords, reasonInWords } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { SPANISH } from '../src/languages/es/sentences.js';

const spanish = (explanation: Explanation, names = (id: string): string => id): string[] =>
  inWords(explanation, names, SPANISH);

describe('Spanish', () => {
  it('says of nobody «cuenta con», which is «has» and not «counts with»', () => {
    const lines = explanations().flatMap((one) => spanish(one));
    const { unratedPlayers } = SPANISH.phrases;
    expect([...lines, unratedPlayers(1400)].filter((line) => line.includes('cuenta con'))).toEqual([]);
    expect(unratedPlayers(1400)).toBe('a un jugador sin Elo se le asigna 1400');
    expect(unratedPlayers('estimates')).toBe('a un jugador sin Elo se le asigna un Elo estimado');
  });

  it('says nothing in English, of any tie-break', () => {
    const english =
      /\b(?:the|of|and|or|with|by|not|is|are|was|games?|rounds?|points?|opponents?|player|players|sum|mean|wins?|draw|loss|bye|cut|counts?|rated|rating|score|tied|against|adds|dummy|Rating|Performance|Average|Cut|Median|System)\b/;
    const lines = explanations().flatMap((one) => spanish(one, (id) => `<${id}>`));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
  });

  // RAE, Ortografía (2010), p. 685: the plural also of decimals below one, «0,5 millones»
  it('writes a comma before decimals, ½, and the singular of 1 and ½ alone', () => {
    // B: 0 (A), 0 (D), ½ (D), 1 (C), and a quarter from the arbiter
    expect(spanish(explain('PTS', 'B', TABLE))).toEqual([
      'PTS, Puntos (art. 4.2, edición 2026-03) – B: 1,75',
      '  Ronda 1: derrota contra A, 0 puntos',
      '  Ronda 2: derrota contra D, 0 puntos',
      '  Ronda 3: tablas contra D, ½ punto',
      '  Ronda 4: victoria contra C, 1 punto',
      '  Ronda 5: partida sin terminar (contra A)',
      '  Bonificación de 0,25 puntos por el árbitro desde la ronda 2',
      '  Suma: 1,75',
    ]);
  });

  it.each<readonly [string, Explanation['contributions'][number]['reason'], string]>([
    [
      'a score with draws',
      { key: 'opponent-adjusted-score', article: '16.3.2', rounds: [7, 9] },
      'la puntuación del rival cuenta como 6½: las rondas 7 y 9 cuentan como tablas (art. 16.3.2)',
    ],
    [
      'one draw',
      { key: 'forfeit-as-game', article: '16.6', rounds: [7] },
      'la incomparecencia cuenta como una partida, y la puntuación del rival cuenta como 6½: la ronda 7 cuenta como tablas (art. 16.6)',
    ],
    [
      'a forfeit as a game',
      { key: 'forfeit-as-game', article: '15.2' },
      'la incomparecencia cuenta como una partida, y la puntuación del rival es 6½ (art. 15.2)',
    ],
    [
      'a dummy',
      { key: 'dummy-limited-by-opponent', article: '16.4.1', values: { own: 7.5 } },
      'rival virtual con 6½, no más que el rival previsto, en lugar de la puntuación del jugador, 7½ (art. 16.4.1)',
    ],
    [
      'points taken',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -2 } },
      'el rival tiene 6½, tras una deducción de 2 puntos por el árbitro (art. 16.3.1)',
    ],
    [
      'points given',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: 1 } },
      'el rival tiene 6½, con una bonificación de 1 punto por el árbitro (art. 16.3.1)',
    ],
    [
      'an expectation',
      { key: 'scoring-probability', article: 'B.02 8.1.2', values: { difference: 205.5, percent: 76 } },
      'el rival tiene un Elo de 6½: una diferencia de 205½ da una expectativa del 76\u00A0% (B.02 8.1.2)',
    ],
    [
      'a difference below',
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: -240, points: 1, games: 5, percent: 20 },
      },
      'media 1880 − 240 por 1 de 5 = 20\u00A0%: 1640 (B.02 8.1.1)',
    ],
    [
      'a difference above',
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: 240, points: 4, games: 5, percent: 80 },
      },
      'media 1880 + 240 por 4 de 5 = 80\u00A0%: 1640 (B.02 8.1.1)',
    ],
    [
      'a mean',
      { key: 'mean', article: '10.2', values: { sum: 3279, count: 2 } },
      'media de 2: 3279 / 2 ≈ 1640 (art. 10.2)',
    ],
    [
      'no points, with one word for what follows, as in other reasons',
      { key: 'zero-score', article: '10.3', values: { lowest: 2440 } },
      'sin puntos, así que 800 menos que el menor Elo de los rivales, 2440: 1640 (art. 10.3)',
    ],
    [
      'the lowest rating',
      { key: 'lowest-sufficient-rating', article: '10.3', values: { expected: 1.51, points: 1.5 } },
      'el menor Elo cuya expectativa (1,51) alcanza 1½ puntos: 1640 (art. 10.3)',
    ],
    [
      'one board left out',
      { key: 'without-bottom-boards', article: '12.3', values: { boards: 1 } },
      'sin el último tablero (art. 12.3)',
    ],
    [
      'two boards left out',
      { key: 'without-bottom-boards', article: '12.3', values: { boards: 2 } },
      'sin los últimos 2 tableros (art. 12.3)',
    ],
  ])('%s', (_, reason, words) => {
    expect(reasonInWords(reason, { score: 6.5, value: 1640 }, SPANISH)).toBe(words);
  });

  it('6: tells who is tied, and why nobody is separated', () => {
    // Both drew against C, have not met, and have ½
    const table = crosstable([[game('A', 'C', 0.5)], [game('C', 'B', 0.5)]], { system: 'swiss', edition: '2026-03' });
    expect(spanish(explain('DE', 'A', table))).toEqual([
      'DE, Encuentro directo (art. 6, edición 2026-03) – A: puesto 1 de 2 jugadores empatados, compartido',
      '  Empatados: A; B. La clasificación particular (art. 6.1):',
      '    A: 0, al menos 0 y como máximo 1 (ninguna partida contra B)',
      '    B: 0, al menos 0 y como máximo 1 (ninguna partida contra A)',
      '  Ninguno de ellos ha jugado con otro: nadie queda desempatado (art. 6.3)',
    ]);
  });

  it('12.2: compares the boards of teams', () => {
    const boards = [game('a1', 'b1', 0.5), game('b2', 'a2', 1), game('a3', 'b3', 1)];
    const table = teamTable([[{ white: 'A', black: 'B', boards }]]);
    expect(spanish(explain('TBR', 'B', table)).slice(2)).toEqual([
      '  Los tableros de: A; B',
      '  Tablero 1 (art. 12.2): A ½ contra B ½, sin diferencia',
      '  Tablero 2 (art. 12.2): B 1 contra A 0:',
      '    1. B',
      '    2. A',
    ]);
  });

  it.each([
    ['BH/C1', 'Buchholz corte 1'],
    ['BH/M2', 'Buchholz mediano 2'],
    ['KS/L-1', 'Sistema Koya, límite rebajado en ½'],
    ['ks-l+2', 'Sistema Koya, límite elevado en 1'],
    ['KS/L60', 'Sistema Koya, límite 60\u00A0%'],
    ['AOB/F', 'Buchholz medio de los rivales, según el Buchholz anticipado'],
    ['SSSC/K4', 'Puntos y fuerza de los rivales, divisor 4'],
  ])('%s is called %s', (code, name) => {
    expect(nameOf(code, SPANISH)).toBe(name);
  });

  it.each([
    ['pairing-bye', null, 'descanso por emparejamiento'],
    ['forfeit-win', 'Bell', 'victoria por incomparecencia contra Bell'],
    ['forfeit-win', null, 'victoria por incomparecencia'],
    ['double-forfeit', 'Bell', 'doble incomparecencia contra Bell'],
    ['unfinished', 'Bell', 'partida sin terminar contra Bell'],
  ] as const)('%s against %s: %s', (outcome, opponent, words) => {
    expect(outcomeInWords(outcome, opponent, SPANISH)).toBe(words);
  });

  it('says which points an arbiter set, and what was taken from the start', () => {
    expect(spanish(explain('PTS', 'D', TABLE))[1]).toBe('  Ronda 1: tablas contra C, 1 punto (decisión del árbitro)');
    expect(spanish(explain('PTS', 'A', TABLE))).toContain('  Deducción de ½ punto por el árbitro desde el principio');
  });
});
