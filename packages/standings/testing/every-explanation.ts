// Of every kind of round one, and the explanation of every tie-break in it: what the words of a language have to say.

import { type Crosstable, type Explanation, type Game, crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { checkList } from '../src/check-list.js';
import { TIEBREAKS } from '../src/codes.js';
import { explainStanding } from '../src/explain-list.js';
import { explain } from '../src/explain.js';

const unfinished: Game = { white: 'B', black: 'A', result: null };

/** Of each kind of round one: A has a game, a bye, a forfeit, an absence and an unfinished game. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [bye('A', 'pairing-bye'), game('D', 'B', 1), bye('C', 'half-bye')],
  [game('C', 'A', 0, 'forfeit-loss'), game('B', 'D', 0.5)],
  [bye('A', 'zero-bye'), game('B', 'C', 1), bye('D', 'zero-bye')],
  [unfinished, game('D', 'C', 0.5)],
];
const PLAYERS = [
  { id: 'A', rating: 2100 },
  { id: 'B', rating: 2005.5 },
  { id: 'C', rating: 1900 },
  { id: 'D', rating: 1850 },
];
const ADJUSTMENTS = [
  { player: 'A', points: -0.5 },
  { player: 'B', round: 2, points: 0.25 },
  { player: 'D', round: 1, points: 1, replaces: true },
];
export const TABLE = crosstable(GAMES, { players: PLAYERS, system: 'swiss', rounds: 7, adjustments: ADJUSTMENTS });
const UNRATED = crosstable(GAMES, { system: 'swiss', rounds: 7 });
const ROUND_ROBIN = crosstable([[game('A', 'B', 1)], [game('B', 'A', 0)], [game('C', 'A', 0.5)]], {
  system: 'round-robin',
  edition: '2024-08',
});

/** A played match, a forfeited one, and every kind of bye. */
const TEAMS = teamTable(
  [
    [
      { white: 'A', black: 'B', boards: [game('a1', 'b1', 1), game('b2', 'a2', 1)] },
      { white: 'C', black: 'D', boards: [game('c1', 'd1', 0.5), game('d2', 'c2', 0.5)] },
      { white: 'E', black: '', kind: 'pairing-bye' },
    ],
    [
      { white: 'A', black: 'C', boards: [game('a1', 'c1', 1), game('c2', 'a2', 0.5)] },
      { white: 'B', black: 'E', kind: 'forfeit-win' },
      { white: 'D', black: '', kind: 'half-bye' },
    ],
    [
      { white: 'D', black: 'A', boards: [{ white: 'd1', black: 'a1', result: null }, game('a2', 'd2', 1)] },
      { white: 'B', black: 'C', boards: [game('b1', 'c1', 0), game('c2', 'b2', 0.5)] },
      { white: 'E', black: '', kind: 'zero-bye' },
    ],
  ],
  { system: 'swiss', rounds: 4 },
);

/** Every code, without and with its modifiers. */
const CODES = TIEBREAKS.flatMap(({ code, modifiers }) => [
  code,
  ...modifiers.map((modifier) => code + modifier.replace('n', '60').replace(/([+-])60/, '$11')),
]);

/** The explanations of all codes that can be used in a tournament, for each player. */
function explanationsIn(table: Crosstable): Explanation[] {
  const usable = CODES.filter((code) => checkList([code], table).codes[0].findings.every(({ isWrong }) => !isWrong));
  return table.players.flatMap((player) => usable.map((code) => explain(code, player, table)));
}

/** Made once, because every language has tests of all. */
let made: readonly Explanation[] | undefined;

/** Explanations with every reason that can be given. */
export function explanations(): readonly Explanation[] {
  return (made ??= [
    ...[TABLE, TEAMS].flatMap(explanationsIn),
    ...['ARO', 'TPR'].map((code) => explain(code, 'A', UNRATED)),
    ...explanationsIn(ROUND_ROBIN),
    ...explainStanding(TABLE, ['PLAYOFF', 'DE'], 'A', { manual: { PLAYOFF: new Map([['B', 1]]) } }),
  ]);
}
