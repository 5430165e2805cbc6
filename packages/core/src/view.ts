import type { UnplayedRounds } from './article-15-unplayed-rounds.js';
import { addUp } from './scores.js';
import type { CompiledTournament, Seat, WholeTournament } from './tournament.js';

/** A tournament taken for another one, as some tie-breaks ask: with other rounds, or with unplayed ones taken otherwise. */
export interface View {
  /** What a round is taken for; `cell` is `player * rounds + round`. Scores and adjusted scores follow from it. */
  readonly record?: (tournament: WholeTournament, cell: number) => number;
  /** How the players' own unplayed rounds are taken; the scores that opponents see stay those of Article 16.3. */
  readonly unplayed?: (unplayed: UnplayedRounds) => UnplayedRounds;
}

/** The whole tournament as a view shows it. Cost: linear in players times rounds. */
export function viewed(tournament: CompiledTournament, { record, unplayed }: View): CompiledTournament {
  const { records, scores } = tournament;
  const shown =
    record === undefined
      ? tournament
      : addUp({
          ...tournament,
          records: records.map((_, cell) => record(tournament, cell)),
          scores: new Float64Array(scores.length),
          adjustedScores: new Float64Array(scores.length),
        });
  return unplayed === undefined ? shown : { ...shown, unplayed: unplayed(tournament.unplayed) };
}

/**
 * What a view shows of one player and the opponents: all that this player's own tie-break looks at. Cost: quadratic in
 * the rounds, whatever the number of players.
 */
export function viewedFrom({ tournament, player }: Seat, view: View): Seat {
  const { ids, opponents, pairingNumbers, ratings, rounds } = tournament;
  if (player < 0) return { tournament, player };
  const own = opponents.subarray(player * rounds, (player + 1) * rounds);
  const players = [...new Set([player, ...own.filter((opponent) => opponent >= 0)])];
  const numbers = new Map(players.map((one, number) => [one, number]));
  const cells = players.flatMap((one) => Array.from({ length: rounds }, (_, round) => one * rounds + round));
  const { record = ({ records }: WholeTournament, cell: number): number => records[cell], unplayed } = view;
  const part: WholeTournament = addUp({
    ...tournament,
    ids: players.map((one) => ids[one]),
    rating: (one, round) => tournament.rating(players[one], round),
    ratings: ratings && players.map((one) => ratings[one]),
    pairingNumbers: pairingNumbers && players.map((one) => pairingNumbers[one]),
    records: Uint8Array.from(cells, (cell) => record(tournament, cell)),
    opponents: Int32Array.from(cells, (cell) => numbers.get(opponents[cell]) ?? -1),
    scores: new Float64Array(players.length),
    adjustedScores: new Float64Array(players.length),
  });
  return { tournament: { ...part, unplayed: unplayed?.(tournament.unplayed) ?? tournament.unplayed }, player: 0 };
}
