// FIDE C.07 (edition 2026-03), Article 7: the tie-breaks that count rounds of a participant's own record

import type {
  Account,
  CompiledTournament,
  Crosstable,
  Element,
  OwnRounds,
  Rounds,
  Seat,
  Title,
} from '@crosstable/core';
import { NO_RECORD, UNFINISHED, outcomeOf, ownSeat, sumOf } from '@crosstable/core';

/** Whether a round counts; `record` is what it was for the player. */
export type Counts = (tournament: OwnRounds, record: number) => boolean;

/** Art. 7: the player's rounds, 1 for each that counts. A round without a record is none; a game that isn't finished only counts. */
function roundsOf({ tournament, player }: Seat<OwnRounds>, counts: Counts): readonly Element[] {
  const { points, records, rounds } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const record = records[player * rounds + round];
    const outcome = outcomeOf(record);
    if (outcome === NO_RECORD) continue;
    const value = Number(counts(tournament, record));
    if (value === 1 || outcome !== UNFINISHED) elements.push({ round, score: points[outcome], value });
  }
  return elements;
}

/** How many rounds of a player count. */
export function numberOfRounds(player: string, games: Rounds | Crosstable, counts: Counts): number {
  return sumOf(roundsOf(ownSeat(player, games), counts));
}

/** The values that a record can have: five bits of outcome and one of colour. */
const RECORDS = 64;

/** The same for a whole table. What a record counts is found out once for all rounds that have it. */
function column(tournament: CompiledTournament, counts: Counts): Float64Array {
  const { records, rounds, scores } = tournament;
  const counted = Uint8Array.from({ length: RECORDS }, (_, record) =>
    Number(outcomeOf(record) !== NO_RECORD && counts(tournament, record)),
  );
  const values = new Float64Array(scores.length);
  for (let player = 0; player < values.length; player++) {
    const end = (player + 1) * rounds;
    let sum = 0;
    for (let cell = player * rounds; cell < end; cell++) sum += counted[records[cell]];
    values[player] = sum;
  }
  return values;
}

/** What the tie-breaks of Article 7 that are numbers of rounds have in common. */
export const NUMBER_OF_ROUNDS = {
  type: 'B',
  systems: ['swiss', 'round-robin'],
  degree: 0,
  degreeOfScores: 1,
  needsRatings: false,
  modifiers: {},
  value: sumOf,
} as const satisfies Partial<Account>;

/** A tie-break that counts rounds, as the umbrella package and the explanations know it. */
export function countingAccount(title: Pick<Title, 'code' | 'name' | 'article'>, counts: Counts): Account {
  const { article } = title;
  return {
    ...NUMBER_OF_ROUNDS,
    ...title,
    edition: '2024-08',
    elements: (seat) => roundsOf(seat, counts),
    columns: { '': (tournament) => column(tournament, counts) },
    reason: (_, { value }) => ({ key: value === 1 ? 'counts' : 'does-not-count', article }),
  };
}
