import { ARTICLE_16 } from './article-15-unplayed-rounds.js';
import { check, checkArray } from './check.js';
import type { Crosstable } from './compile.js';
import { enterGame } from './enter-game.js';
import type { Player, Rounds } from './game.js';
import { ratingsOf } from './players.js';
import { DEFAULT_POINTS } from './record.js';
import { addUp } from './scores.js';
import { seat } from './seat.js';
import { checkTableSize } from './table-size.js';
import type { OwnRounds, RatedRounds, Seat, Tournament, WholeTournament } from './tournament.js';

/** What bare rounds say of one player. */
interface PlayerRounds {
  readonly rounds: number;
  readonly records: readonly number[];
  /** By round: the id of the opponent, or of the one who was scheduled. */
  readonly met: readonly (string | undefined)[];
}

/** Checks all games, with one set of ids per round, and keeps what they say of one player. */
function readRounds(games: Rounds, player: string): PlayerRounds {
  const rounds = games.length;
  const records: number[] = [];
  const met: (string | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    const list = games[round];
    const seen = new Set<string>();
    checkArray(list, `games[${round}]`, 'games');
    for (let at = 0; at < list.length; at++) {
      const path = `games[${round}][${at}]`;
      enterGame(list[at], path, (id, record, opponent) => {
        check(!seen.has(id), path, `an id used once in round ${round + 1}`, id, 'string');
        seen.add(id);
        if (id !== player) return;
        records[round] = record;
        met[round] = opponent;
      });
    }
  }
  return { rounds, records, met };
}

/** For a rule that looks at the player's own results only. */
export function ownSeat(player: string, games: Rounds | Crosstable): Seat<OwnRounds> {
  return seat(player, games, (rounds) => ({ ...readRounds(rounds, player), ...DEFAULT_POINTS }));
}

/** For a rule that looks at the opponents' ratings. */
export function ratedSeat(
  player: string,
  games: Rounds | Crosstable,
  players: readonly Player[] = [],
): Seat<RatedRounds> {
  return seat(player, games, (rounds) => {
    const own = readRounds(rounds, player);
    const ratings = ratingsOf(players);
    // These are the rounds of one player only: there is no other to ask about
    return { ...own, rating: (_, round) => ratings.get(own.met[round] ?? '') ?? 0 };
  });
}

/** The player and those who were scheduled against them, with all their records. */
function readOpponents(games: Rounds, player: string): Tournament & Pick<WholeTournament, 'ids'> {
  const { rounds, met } = readRounds(games, player);
  const ids = [...new Set([player, ...met.flatMap((id) => id ?? [])])];
  const index = new Map(ids.map((id, number) => [id, number]));
  checkTableSize(ids.length, rounds, () => games.flat().length);
  const records = new Uint8Array(ids.length * rounds);
  const opponents = new Int32Array(ids.length * rounds).fill(-1);
  for (let round = 0; round < rounds; round++) {
    for (const game of games[round]) {
      if (!index.has(game.white) && !index.has(game.black)) continue;
      enterGame(game, '', (id, record, opponent = '') => {
        const cell = (index.get(id) ?? -1) * rounds + round;
        if (cell < 0) return;
        records[cell] = record;
        opponents[cell] = index.get(opponent) ?? -1;
      });
    }
  }
  return addUp({
    rounds,
    ids,
    records,
    opponents,
    unplayed: ARTICLE_16,
    dummyIsLimited: true, // Art. 16.4 in the edition of March 2026
    ...DEFAULT_POINTS,
    scores: new Float64Array(ids.length),
    adjustedScores: new Float64Array(ids.length),
  });
}

/** For a rule that looks at the opponents' results. */
export function seatAmongOpponents(player: string, games: Rounds | Crosstable): Seat<Tournament> {
  return seat(player, games, (rounds) => readOpponents(rounds, player));
}

/** For an explanation, which looks at everything about the player and the opponents. */
export function seatWithEverything(player: string, games: Rounds | Crosstable, players: readonly Player[] = []): Seat {
  return seat(player, games, (rounds) => {
    const tournament = readOpponents(rounds, player);
    const { ids, opponents } = tournament;
    const ratings = ratingsOf(players);
    // Only the player's opponents are asked for, whose rounds come first
    return { ...tournament, edition: '2026-03', rating: (_, round) => ratings.get(ids[opponents[round]]) ?? 0 };
  });
}
