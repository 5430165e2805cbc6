// The games of players: a record for everybody in each round that was paired.
import type { Game, System } from '@crosstable/core';

import type { Card } from './cards.js';
import { type PairingRecord, couplesOf } from './records.js';
import { byeOf, inColours, outcomeOf } from './results.js';

/** The games of a round in the order of the tables, and then the byes; free rounds of a round robin have no record. */
function gamesIn(records: readonly PairingRecord[], cards: readonly Card[], system: System): Game[] {
  const { couples, alone } = couplesOf(records, cards);
  const games = [...couples]
    .sort((one, other) => one.first.table - other.first.table)
    .map((couple): Game => {
      const { white, black } = inColours(couple);
      return { white: white.id, black: black.id, ...outcomeOf(white, black, false) };
    });
  const byes = alone.map((record): Game => ({ white: record.id, black: '', ...byeOf(record) }));
  return system === 'swiss' ? [...games, ...byes] : games;
}

/** The games of the rounds. Throws where the records of a game don't agree, and for those that nobody has described. */
export function gamesOf(
  rounds: readonly (readonly PairingRecord[])[],
  cards: readonly Card[],
  system: System,
): readonly (readonly Game[])[] {
  return rounds.map((round) => gamesIn(round, cards, system));
}
