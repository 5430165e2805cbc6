import { check } from '@crosstable/core';

import type { NumbersById, TrfDraft, TrfPlayer } from '../tournament.js';
import { checkStartNumber } from './draft-check.js';
import { renamed } from './incidents.js';

/** The number of a player in a file: the pairing number, or the id of a player without one. */
function numberOf({ id, pairingNumber }: TrfPlayer): string {
  return pairingNumber === undefined ? id : String(pairingNumber);
}

/** Throws unless the players have numbers that a file can hold, each its own. */
export function checkNumbers(players: readonly TrfPlayer[], isOfTeams: boolean): void {
  const numbers = new Set<string>();
  for (const [n, player] of players.entries()) {
    const { id, pairingNumber } = player;
    const number = numberOf(player);
    const path = `players[${n}].${pairingNumber === undefined ? 'id' : 'pairingNumber'}`;
    checkStartNumber(number, path);
    check(!isOfTeams || number === id, path, `the id, "${id}", in a file of teams`, number, 'string');
    check(!numbers.has(number), path, 'a number that no other player has', number, 'string');
    numbers.add(number);
  }
}

/** Puts pairing numbers in the place of ids: a file has one number for both. */
export function withStartNumbers(draft: TrfDraft): TrfDraft {
  const { adjustments, games, incidents, players, points, ranks } = draft;
  if (players.every((player) => numberOf(player) === player.id)) return draft;
  const numbers = new Map(players.map((player) => [player.id, numberOf(player)]));
  const numberAt = (id: string, path: string): string => {
    const number = numbers.get(id);
    check(number !== undefined, path, 'the id of one of the players', id, 'string');
    return number;
  };
  const numbered = (given: NumbersById | undefined): NumbersById | undefined => {
    if (given === undefined) return undefined;
    const byId = new Map<string, number | undefined>(given instanceof Map ? given : Object.entries(given));
    return Object.fromEntries([...byId].map(([id, value]) => [numbers.get(id) ?? id, value]));
  };
  return {
    ...draft,
    players: players.map((player) => ({ ...player, id: numberOf(player) })),
    games: games.map((round, n) =>
      round.map((game, k) => ({
        ...game,
        white: numberAt(game.white, `games[${n}][${k}].white`),
        black: game.black === '' ? '' : numberAt(game.black, `games[${n}][${k}].black`),
      })),
    ),
    incidents: incidents?.map((one) => renamed(one, (id) => numbers.get(id) ?? id)),
    points: numbered(points),
    ranks: numbered(ranks),
    adjustments: adjustments?.map((one, n) => ({
      ...one,
      players: one.players.map((id, at) => numberAt(id, `adjustments[${n}].players[${at}]`)),
    })),
  };
}
