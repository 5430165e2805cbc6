import type { Crosstable, Explanation, Game, GameKind, Player, Result, Rounds, Tiebreak } from '@crosstable/types';

const kind: GameKind = 'half-bye';
export const bye: Game = { white: 'A', black: '', result: 0.5, kind };
export const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const rounds: Rounds = [[{ white: 'A', black: 'B', result: 1 }], [bye]];
export const tiebreak: Tiebreak = (player, games) => player.length + ('rounds' in games ? games.rounds : games.length);
export const codeOf = (explanation: Explanation): string => explanation.code;
export const playersOf = (table: Crosstable): readonly string[] => table.players;

// @ts-expect-error a result is 0, 0.5 or 1
export const result: Result = 2;
// @ts-expect-error a kind is one of seven words
export const unknownKind: GameKind = 'bye';
