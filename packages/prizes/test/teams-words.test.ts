import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { type Contender, teamsOf } from '../src/index.js';
import { ENGLISH_PRIZES, teamsInWords } from '../src/words.js';
import { GERMAN_PRIZES } from '../src/words/de.js';
import { SPANISH_PRIZES } from '../src/words/es.js';
import { FRENCH_PRIZES } from '../src/words/fr.js';

const PLAYERS: readonly Contender[] = [
  { id: 'Ann', points: 4.5, club: 'Rook', values: { BH: 10 } },
  { id: 'Bob', points: 4, club: 'Knight', values: { BH: null } },
  { id: 'Cid', points: 4, club: 'Knight', values: { BH: 9 } },
  { id: 'Dan', points: 3.5, club: 'Rook', rank: 4 },
  { id: 'Eli', points: 3.5, club: 'Rook', rank: 4 },
  { id: 'Fay', points: 1, club: 'Pawn' },
];
const ORDER = ['points', 'best-place'] as const;
const teams = teamsOf(PLAYERS, { by: 'club', best: 2, order: ORDER });

describe('teams in words', () => {
  it('are their scores by player, and what put them where they are', () => {
    expect(teamsInWords(teams, ORDER)).toEqual([
      '1. Rook. Points 8: Ann 4.5, Dan 3.5. Best place 1. Eli isn’t counted, although the rank (4) is that of a player who is: the order in the list decided.',
      '2. Knight. Points 8: Bob 4, Cid 4. Best place 2. Behind Rook: Best place 2, not 1.',
      '3. Pawn. Points 1: Fay 1. Best place 6. Behind the teams that have enough players: it has 1.',
    ]);
  });

  it('share a rank, have none, and lack values', () => {
    const two = teamsOf(PLAYERS, { by: 'club', best: 2, least: 2, order: ['BH'], incomplete: 'counted', maximum: 2 });
    const nameOf = (id: string) => `${id}.`;
    expect(teamsInWords(two, ['BH'], { nameOf })).toEqual([
      '1. Rook. BH –: Ann. 10, Dan. –. Eli. isn’t counted, although the rank (4) is that of a player who is: the order in the list decided.',
      '1. Knight. BH –: Bob. –, Cid. 9. Equal with Rook in everything.',
      'Rook 2, without a rank: it has 1 of the players that it needs. BH –: Eli. –.',
      'Pawn, without a rank: it has 1 of the players that it needs. BH –: Fay. –.',
    ]);
  });

  it.each([
    [GERMAN_PRIZES, '2. Knight. Punkte 8: Bob 4, Cid 4. Bester Platz 2. Hinter Rook durch: Bester Platz, 2 statt 1.'],
    [
      FRENCH_PRIZES,
      '2. Knight. Points 8\u202F: Bob 4, Cid 4. Meilleure place 2. Derrière Rook par\u202F: Meilleure place, 2 au lieu de 1.',
    ],
    [
      SPANISH_PRIZES,
      '2. Knight. Puntos 8: Bob 4, Cid 4. Mejor puesto 2. Detrás de Rook por: Mejor puesto, 2 en lugar de 1.',
    ],
  ])('in other languages', (words, expected) => {
    expect(teamsInWords(teams, ORDER, { words })[1]).toBe(expected);
    for (const line of teamsInWords(teams, ORDER, { words })) expect(line).not.toMatch(/undefined|null|NaN/);
  });

  it.each([
    [GERMAN_PRIZES, 'In allem gleich mit Rook.', 'Rook 2, ohne Rang: Mit 1 fehlen Spieler.', 'Hier sind es 2 Spieler.'],
    [
      FRENCH_PRIZES,
      'À égalité en tout avec Rook.',
      'Rook 2, sans rang\u202F: avec 1, il manque des joueurs.',
      'elle a 2 joueurs.',
    ],
    [SPANISH_PRIZES, 'Igual en todo con Rook.', 'Rook 2, sin puesto: con 1 faltan jugadores.', 'tiene 2 jugadores.'],
  ])('that are equal, without a rank, or too few in other languages', (words, equal, unranked, tooFew) => {
    const two = teamsOf(PLAYERS, { by: 'club', best: 2, least: 2, order: ['BH'], incomplete: 'counted', maximum: 2 });
    const lines = teamsInWords(two, ['BH'], { words });
    expect(lines[1]).toContain(equal);
    expect(lines[2]).toContain(unranked);
    const three = teamsOf(PLAYERS, { by: 'club', best: 3, order: ORDER });
    expect(teamsInWords(three, ORDER, { words })[1]).toContain(tooFew);
  });

  it('have a name for each score in every language', () => {
    const scores = ['points', 'rollins', 'rank-points', 'places', 'best-place'] as const;
    const ranked = teamsOf(PLAYERS, { by: 'club', order: scores });
    for (const words of [ENGLISH_PRIZES, GERMAN_PRIZES, FRENCH_PRIZES, SPANISH_PRIZES]) {
      expect(teamsInWords(ranked, scores, { words })[0]).not.toMatch(/rollins|rank-points|undefined/);
    }
  });

  it.each<[readonly unknown[], string]>([
    [[5, ORDER], 'teams: expected an array of teams, got 5'],
    [[[5], ORDER], 'teams[0]: expected an object, got 5'],
    [[teams, 5], 'order: expected an array of scores, got 5'],
    [[teams, ['points']], 'teams[0].values: expected 1 values, one for each score, got 2'],
    [[teams, [5, 5]], 'order[0]: expected a score, got 5'],
    [[[{ ...teams[0], members: 5 }], ORDER], 'teams[0].members: expected an array of players, got 5'],
    [[[{ ...teams[0], members: [5] }], ORDER], 'teams[0].members[0]: expected an object, got 5'],
    [
      [[{ ...teams[0], members: [{ player: 5, values: [] }] }], ORDER],
      'teams[0].members[0].player: expected an id, got 5',
    ],
    [
      [[{ ...teams[0], members: [{ player: 'A', values: 5 }] }], ORDER],
      'teams[0].members[0].values: expected 2 values, one for each score, got 5',
    ],
    [[[{ ...teams[0], values: ['1', 2] }], ORDER], 'teams[0].values[0]: expected a finite number, or null, got "1"'],
    [[[{ ...teams[0], label: 5 }], ORDER], 'teams[0].label: expected a text, got 5'],
    [[[{ ...teams[0], number: 0 }], ORDER], 'teams[0].number: expected a whole number from 1, got 0'],
    [[[{ ...teams[0], rank: 0 }], ORDER], 'teams[0].rank: expected a whole number from 1, got 0'],
    [[[{ ...teams[0], notCounted: 5 }], ORDER], 'teams[0].notCounted: expected an object, got 5'],
    [
      [[{ ...teams[0], notCounted: { player: 5, rank: 1 } }], ORDER],
      'teams[0].notCounted.player: expected an id, got 5',
    ],
    [
      [[{ ...teams[0], notCounted: { player: 'A', rank: 0 } }], ORDER],
      'teams[0].notCounted.rank: expected a whole number from 1, got 0',
    ],
    [
      [[teams[0], { ...teams[1], separatedBy: 2 }], ORDER],
      'teams[1].separatedBy: expected the place of a score, "complete" or null, got 2',
    ],
    [[teams, ORDER, { words: { ...ENGLISH_PRIZES, teams: 5 } }], 'options.words.teams: expected an object, got 5'],
    [
      [teams, ORDER, { words: { ...ENGLISH_PRIZES, teams: { ...ENGLISH_PRIZES.teams, equal: '' } } }],
      'options.words.teams.equal: expected a sentence, got ""',
    ],
    [
      [teams, ORDER, { words: { ...ENGLISH_PRIZES, teams: { ...ENGLISH_PRIZES.teams, scores: null } } }],
      'options.words.teams.scores: expected words, got null',
    ],
  ])('%j is refused', (args, message) => {
    expect(() => call(teamsInWords, args)).toThrow(message);
  });
});
