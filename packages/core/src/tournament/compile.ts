import { unplayedRounds } from '../c07/article-15-unplayed-rounds.js';
import type { System } from '../c07/article-15-unplayed-rounds.js';
import type { Edition } from '../c07/editions.js';
import { NEWEST } from '../c07/editions.js';
import { checkArray } from '../input/check.js';
import type { Field } from '../input/field.js';
import { checkTableSize } from '../input/table-size.js';
import type { Rounds } from '../input/game.js';
import { addUp } from './add-up.js';
import { enterRound } from './enter-round.js';
import type { Points } from './points.js';
import { STANDARD_POINTS } from './points.js';
import { NO_RECORD, ZERO_BYE, outcomeOf } from './record.js';
import type { Tournament } from './tournament.js';
import { VERSION } from './tournament.js';

/** What the games don't say about a tournament, checked. */
export interface Settings {
  readonly system: System | undefined;
  readonly edition: Edition;
  readonly announcedRounds: number | undefined;
  readonly unratedAreSkipped: boolean;
  readonly points: Points;
}

/** The settings of games by themselves. */
export const STANDARD_SETTINGS: Settings = {
  system: undefined,
  edition: NEWEST,
  announcedRounds: undefined,
  unratedAreSkipped: false,
  points: STANDARD_POINTS,
};

/** Checks the games and lays them out. Cost: linear in the games and in participants times rounds. */
export function compile(games: Rounds, field: Field, settings: Settings): Tournament {
  checkArray(games, 'games', 'rounds');
  const rounds = games.length;
  const { index } = field;
  const { edition, points, system } = settings;
  const size = index.size;
  checkTableSize(size, rounds, () => games.flat().length);
  const records = new Uint8Array(size * rounds);
  const opponents = new Int32Array(size * rounds).fill(-1);
  const cells = { index, opponents, records, rounds };
  for (let round = 0; round < rounds; round++) {
    checkArray(games[round], `games[${round}]`, 'games');
    enterRound(cells, games[round], round);
  }
  if (system === 'swiss') enterAbsences(records);
  // Written out, for spreading into an object takes as long as reading a small tournament
  return Object.freeze({
    version: VERSION,
    ids: [...index.keys()],
    index,
    isListed: field.isListed,
    rounds,
    announcedRounds: settings.announcedRounds,
    records,
    opponents,
    system,
    edition,
    unplayed: unplayedRounds(system),
    ratings: field.ratings,
    unratedAreSkipped: settings.unratedAreSkipped,
    pairingNumbers: field.pairingNumbers,
    primary: addUp(rounds, points, awardedBy(points, records), size),
  });
}

/** Art. 16.1.1, note: a player without a record in a round of a Swiss was absent. */
function enterAbsences(records: Uint8Array): void {
  for (let cell = 0; cell < records.length; cell++) {
    if (records[cell] === NO_RECORD) records[cell] = ZERO_BYE;
  }
}

/** By cell: what the outcomes bring. */
function awardedBy({ ofOutcome }: Points, records: Uint8Array): Float64Array {
  const awarded = new Float64Array(records.length);
  for (let cell = 0; cell < records.length; cell++) awarded[cell] = ofOutcome[outcomeOf(records[cell])];
  return awarded;
}
