// Explanations in French: its terms, its plural and its blanks.

import { describe, expect, it } from 'vitest';

import { type Explanation, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';
import { TABLE, explanations } from '@crosstable/standings/testing/every-explanation';
import { teamTable } from '@crosstable/team/inside';

import { nameOf, outcomeInWords, reasonInWords } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { FRENCH } from '../src/languages/fr/sentences.js';

/** The narrow blank that doesn't break, as a sign that can be seen. */
const seen = (line: string): string => line.replaceAll('\u202F', '_');
const french = (explanation: Explanation, names = (id: string): string => id): string[] =>
  inWords(explanation, names, FRENCH).map(seen);

describe('French', () => {
  it('says nothing in English, of any tie-break', () => {
    const english =
      /\b(?:the|of|and|or|with|by|no|not|is|are|was|games?|rounds?|opponents?|players?|sum|mean|wins?|draw|loss|cut|counts?|rated|rating|tied|against|adds|dummy|Average|Cut|Median|System)\b/;
    const lines = explanations().flatMap((one) => french(one, (id) => `<${id}>`));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
  });

  it('has a narrow blank before every colon, semicolon and percent sign, and curly apostrophes', () => {
    const lines = explanations().flatMap((one) => french(one, (id) => `<${id}>`));
    expect(lines.filter((line) => /[^_][:;%!?]/.test(line.replace(/\b[A-Z]+:[MG]P/, '')))).toEqual([]);
    expect(lines.filter((line) => line.includes("'"))).toEqual([]);
  });

  it('writes a comma before decimals, ½, and the singular below 2', () => {
    // B: 0 (A), 0 (D), ½ (D), 1 (C), and a quarter from the arbiter
    expect(french(explain('PTS', 'B', TABLE))).toEqual([
      'PTS, Points (art. 4.2, édition 2026-03) – B_: 1,75',
      '  Ronde 1_: défaite contre A, 0 point',
      '  Ronde 2_: défaite contre D, 0 point',
      '  Ronde 3_: nulle contre D, ½ point',
      '  Ronde 4_: victoire contre C, 1 point',
      '  Ronde 5_: partie non terminée (contre A)',
      '  Ajout de 0,25 point par l’arbitre à partir de la ronde 2',
      '  Somme_: 1,75',
    ]);
    expect(FRENCH.phrases.points(1.5)).toBe('1½ point');
    expect(FRENCH.phrases.points(2)).toBe('2 points');
    expect(FRENCH.phrases.points(-2)).toBe('-2 points');
  });

  it.each<readonly [string, Explanation['contributions'][number]['reason'], string]>([
    [
      'a score with draws',
      { key: 'opponent-adjusted-score', article: '16.3.2', rounds: [7, 9] },
      'l’adversaire compte pour 6½_: les rondes 7 et 9 comptent comme des nulles (art. 16.3.2)',
    ],
    [
      'one draw',
      { key: 'forfeit-as-game', article: '16.6', rounds: [7] },
      'le forfait compte comme une partie, et l’adversaire compte pour 6½_: la ronde 7 compte comme une nulle (art. 16.6)',
    ],
    [
      'a forfeit as a game',
      { key: 'forfeit-as-game', article: '15.2' },
      'le forfait compte comme une partie, et l’adversaire a 6½ (art. 15.2)',
    ],
    [
      'a dummy',
      { key: 'dummy-limited-by-opponent', article: '16.4.1', values: { own: 7.5 } },
      'adversaire virtuel avec 6½, pas plus que l’adversaire prévu, au lieu du score du joueur, 7½ (art. 16.4.1)',
    ],
    [
      'points taken',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: -2 } },
      'l’adversaire a 6½, après un retrait de 2 points par l’arbitre (art. 16.3.1)',
    ],
    [
      'points given',
      { key: 'opponent-score-with-added-points', article: '16.3.1', values: { added: 1 } },
      'l’adversaire a 6½, avec un ajout de 1 point par l’arbitre (art. 16.3.1)',
    ],
    [
      'an expectation',
      { key: 'scoring-probability', article: 'B.02 8.1.2', values: { difference: 205.5, percent: 76 } },
      'l’adversaire a un Elo de 6½_: une différence de 205½ donne une espérance de 76_% (B.02 8.1.2)',
    ],
    [
      'a difference below',
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: -240, points: 1, games: 5, percent: 20 },
      },
      'moyenne 1880 − 240 pour 1 sur 5 = 20_%_: 1640 (B.02 8.1.1)',
    ],
    [
      'a difference above',
      {
        key: 'rating-difference',
        article: 'B.02 8.1.1',
        values: { average: 1880, difference: 240, points: 4, games: 5, percent: 80 },
      },
      'moyenne 1880 + 240 pour 4 sur 5 = 80_%_: 1640 (B.02 8.1.1)',
    ],
    [
      'a mean',
      { key: 'mean', article: '10.2', values: { sum: 3279, count: 2 } },
      'moyenne de 2_: 3279 / 2 ≈ 1640 (art. 10.2)',
    ],
    [
      'the lowest rating',
      { key: 'lowest-sufficient-rating', article: '10.3', values: { expected: 1.51, points: 1.5 } },
      'le plus bas Elo dont l’espérance (1,51) atteint 1½ point_: 1640 (art. 10.3)',
    ],
    [
      'one board left out',
      { key: 'without-bottom-boards', article: '12.3', values: { boards: 1 } },
      'sans le dernier échiquier (art. 12.3)',
    ],
    [
      'two boards left out',
      { key: 'without-bottom-boards', article: '12.3', values: { boards: 2 } },
      'sans les 2 derniers échiquiers (art. 12.3)',
    ],
  ])('%s', (_, reason, words) => {
    expect(seen(reasonInWords(reason, { score: 6.5, value: 1640 }, FRENCH))).toBe(words);
  });

  it('6: tells who is tied, and why nobody is separated', () => {
    // Both drew against C, have not met, and have ½
    const table = crosstable([[game('A', 'C', 0.5)], [game('C', 'B', 0.5)]], { system: 'swiss', edition: '2026-03' });
    expect(french(explain('DE', 'A', table))).toEqual([
      'DE, Confrontation directe (art. 6, édition 2026-03) – A_: rang 1 sur 2 joueurs à égalité, partagé',
      '  À égalité_: A_; B. Le classement particulier (art. 6.1)_:',
      '    A_: 0, au moins 0 et au plus 1 (pas de partie contre B)',
      '    B_: 0, au moins 0 et au plus 1 (pas de partie contre A)',
      '  Aucun d’eux n’en a rencontré un autre_: personne n’est départagé (art. 6.3)',
    ]);
  });

  it('denies that all have met, not that some have: "tous ne se sont pas rencontrés" may mean either', () => {
    const { nobodyIsSafe, notAllMet } = FRENCH.phrases;
    const { phrases: ofTeams } = FRENCH.ofTeams;
    expect([nobodyIsSafe('A', '1', 'B', '2'), notAllMet].map(seen)).toEqual([
      'ils ne se sont pas tous rencontrés, et personne n’est sûr d’être premier_: A a au moins 1, et B peut atteindre 2',
      'ils ne se sont pas tous rencontrés, ce qui ne départage personne hors du système suisse',
    ]);
    expect([ofTeams.nobodyIsSafe?.('A', '1', 'B', '2'), ofTeams.notAllMet].map((one) => seen(one ?? ''))).toEqual([
      'elles ne se sont pas toutes rencontrées, et aucune n’est sûre d’être première_: A a au moins 1, et B peut atteindre 2',
      'elles ne se sont pas toutes rencontrées, ce qui n’en départage aucune hors du système suisse',
    ]);
  });

  it('12.2: compares the boards of teams', () => {
    const boards = [game('a1', 'b1', 0.5), game('b2', 'a2', 1), game('a3', 'b3', 1)];
    const table = teamTable([[{ white: 'A', black: 'B', boards }]]);
    expect(french(explain('TBR', 'B', table)).slice(2)).toEqual([
      '  Les échiquiers de_: A_; B',
      '  Échiquier 1 (art. 12.2)_: A ½ contre B ½, aucune différence',
      '  Échiquier 2 (art. 12.2)_: B 1 contre A 0_:',
      '    1. B',
      '    2. A',
    ]);
  });

  it.each([
    ['BH/C1', 'Buchholz tronqué 1'],
    ['BH/M2', 'Buchholz médian 2'],
    ['KS/L-1', 'Système Koya, limite abaissée de ½'],
    ['ks-l+2', 'Système Koya, limite relevée de 1'],
    ['KS/L60', 'Système Koya, limite 60_%'],
    ['AOB/F', 'Buchholz moyen des adversaires, d’après le Buchholz anticipé'],
    ['SSSC/K4', 'Points et force des adversaires, diviseur 4'],
  ])('%s is called %s', (code, name) => {
    expect(seen(nameOf(code, FRENCH) ?? '')).toBe(name);
  });

  it.each([
    ['pairing-bye', null, 'exempt'],
    ['forfeit-win', 'Bell', 'victoire par forfait contre Bell'],
    ['forfeit-win', null, 'victoire par forfait'],
    ['double-forfeit', 'Bell', 'double forfait contre Bell'],
    ['unfinished', 'Bell', 'partie non terminée contre Bell'],
  ] as const)('%s against %s: %s', (outcome, opponent, words) => {
    expect(outcomeInWords(outcome, opponent, FRENCH)).toBe(words);
  });

  it('says which points an arbiter set, and what was taken from the start', () => {
    expect(french(explain('PTS', 'D', TABLE))[1]).toBe('  Ronde 1_: nulle contre C, 1 point (décision de l’arbitre)');
    expect(french(explain('PTS', 'A', TABLE))).toContain('  Retrait de ½ point par l’arbitre à partir du début');
  });
});
