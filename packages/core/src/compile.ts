import type { System } from './article-15-unplayed-rounds.js';
import { unplayedRounds } from './article-15-unplayed-rounds.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import { DUMMY_IS_LIMITED } from './article-16-unplayed-rounds.js';
import { enterRound } from './cells.js';
import { check, checkArray } from './check.js';
import { appearingField, listedField } from './field.js';
import type { Rounds } from './game.js';
import { nearest } from './nearest.js';
import type { OptionNames } from './option-names.js';
import { checkNames } from './option-names.js';
import type { CrosstableOptions } from './options.js';
import { settingsOf } from './options.js';
import { NO_RECORD, ZERO_BYE } from './record.js';
import { REPORT_FIELDS } from './report-fields.js';
import { addUp } from './scores.js';
import type { Scoring } from './scoring.js';
import { checkTableSize } from './table-size.js';
import type { CompiledTournament } from './tournament.js';
import { TOURNAMENT, VERSION } from './tournament.js';

/** A compiled tournament, made by `crosstable`. Every tie-break of every Crosstable package takes one. */
export interface Crosstable {
  /** Ids of the participants, in the order in which results list them. */
  readonly players: readonly string[];
  /** How many rounds the games make. */
  readonly rounds: number;
  /** How many rounds were announced; the rounds so far where nobody said so, which is not enough for Fore Buchholz. */
  readonly announcedRounds: number;
  /** `undefined` where nobody named it. */
  readonly system: System | undefined;
  readonly edition: Edition;
}

const OPTIONS: OptionNames<CrosstableOptions> = {
  players: true,
  system: true,
  rounds: true,
  round: true,
  scoring: true,
  edition: true,
  unrated: true,
};
const SCORING: OptionNames<Scoring> = { win: true, draw: true, loss: true, absence: true, pairingBye: true };

/**
 * Compiles a tournament: checks it once and lays it out so that a value reads no games any more.
 *
 * @param games - `games[n]` holds round n + 1.
 * @param options - What the games don't say: players, system, scoring, edition. A report from `parseTrf` can stand here:
 *   what else it has is passed over.
 * @returns A frozen table for every tie-break, for `standings` and for `explain`. The input is neither kept nor changed.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value: a player twice in a round or not among
 *   the listed, an unknown kind, a result that isn't one, the name of an option that there isn't, more than 4,000,000 cells
 *   (players times rounds) with fewer than one game for 50 of them. The message gives path, expectation and value.
 *
 * Cost: linear in the games and in players times rounds.
 *
 * @example
 * ```ts
 * import { sonnebornBerger } from '@crosstable/sonneborn-berger';
 * import { crosstable } from 'crosstable';
 *
 * const table = crosstable([[{ white: 'A', black: 'B', result: 1 }], [{ white: 'A', black: 'B', result: 0.5 }]]);
 * table.players; // → ['A', 'B']
 * sonnebornBerger('A', table); // → 0.75
 * ```
 */
export function crosstable(games: Rounds, options: CrosstableOptions = {}): Crosstable {
  checkNames(options, 'options', OPTIONS, nearest, REPORT_FIELDS);
  if (options.scoring !== undefined) checkNames(options.scoring, 'options.scoring', SCORING, nearest);
  const tournament = compile(games, options);
  const { ids, rounds, announcedRounds = rounds, system, edition } = tournament;
  const table = { players: Object.freeze([...ids]), rounds, announcedRounds, system, edition };
  return Object.freeze(Object.defineProperty(table, TOURNAMENT, { value: tournament }));
}

/** What {@link crosstable} puts behind the table. */
export function compile(games: Rounds, options: CrosstableOptions): CompiledTournament {
  checkArray(games, 'games', 'rounds');
  const settings = settingsOf(options, games.length);
  const { system, edition, announcedRounds, ratingOfUnrated, rounds, unratedAreSkipped, points, scale } = settings;
  if (rounds < games.length) {
    const all = { ...options, round: undefined };
    compile(games, all); // checks the later rounds
    return compile(games.slice(0, rounds), all);
  }
  const { index, pairingNumbers, ratings } =
    options.players === undefined ? appearingField(games) : listedField(options.players);
  const ids = [...index.keys()];
  const size = ids.length;
  for (let player = 0; player < size; player++) ratings[player] ||= ratingOfUnrated;

  checkTableSize(size, rounds, () => games.flat().length);
  const records = new Uint8Array(size * rounds);
  const opponents = new Int32Array(size * rounds);
  const cells = { index, opponents, records, rounds };
  for (let round = 0; round < rounds; round++) {
    checkArray(games[round], `games[${round}]`, 'games');
    enterRound(cells, games[round], round);
  }
  // Art. 16.1.1, note: who has no record in a round of a Swiss was absent
  const unrecorded = system === 'swiss' ? ZERO_BYE : NO_RECORD;
  for (let cell = 0; cell < records.length; cell++) {
    if (records[cell] !== NO_RECORD) continue;
    records[cell] = unrecorded;
    opponents[cell] = -1;
  }

  const tournament: CompiledTournament = addUp({
    version: VERSION,
    ids,
    opponents,
    records,
    rounds,
    edition,
    system,
    unplayed: unplayedRounds(system),
    dummyIsLimited: DUMMY_IS_LIMITED[edition],
    announcedRounds,
    seat: (id, path = 'player') => {
      const player = index.get(id) ?? -1;
      check(player >= 0 || options.players === undefined, path, 'a listed player', id, 'string');
      return { tournament, player };
    },
    ratings,
    unratedAreSkipped,
    pairingNumbers,
    rating: (player, round) => ratings[opponents[player * rounds + round]],
    points,
    scale,
    scores: new Float64Array(size),
    adjustedScores: new Float64Array(size),
  });
  return tournament;
}
