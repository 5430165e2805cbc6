import { checkArray } from '../input/check.js';
import { type Edition, type EditionRules, NEWEST } from '../input/editions.js';
import type { Field } from '../input/field.js';
import type { Rounds } from '../input/game.js';
import type { System } from '../input/system.js';
import { checkTableSize } from '../input/table-size.js';
import { addUp } from './add-up.js';
import { type Cells, enterRound } from './enter-round.js';
import { readRecords } from './kinds-read.js';
import { type Points, STANDARD_POINTS } from './points.js';
import { outcomeOf } from './record.js';
import { type Tournament, VERSION } from './tournament.js';

/** The options of a tournament, checked. */
export interface Settings {
  readonly system?: System | undefined;
  readonly edition: Edition;
  readonly rules?: EditionRules | undefined;
  readonly announcedRounds?: number | undefined;
  readonly points: Points;
}

/** The settings of games without a table. */
export const STANDARD_SETTINGS: Settings = {
  edition: NEWEST,
  points: STANDARD_POINTS,
};

/** Checks the rounds and lays them out. Cost: linear in the games and in participants times rounds. */
export function compile(games: Rounds, field: Field, settings: Settings): Tournament {
  const rounds = games.length;
  const { index } = field;
  const size = index.size;
  checkTableSize(size, rounds, () => games.flat().length);
  const records = new Uint8Array(size * rounds);
  const opponents = new Int32Array(size * rounds).fill(-1);
  const cells = { index, opponents, records, rounds };
  for (let round = 0; round < rounds; round++) {
    checkArray(games[round], `games[${round}]`, 'games');
    enterRound(cells, games[round], round);
  }
  return compileCells(cells, field, settings);
}

/**
 * Makes a tournament from the records of its rounds, which it keeps, as the system reads them. Cost: linear in the cells.
 */
export function compileCells(
  { index, opponents, records, rounds }: Cells,
  { isListed, pairingNumbers, ratings }: Omit<Field, 'index'>,
  settings: Settings,
): Tournament {
  readRecords(settings.system, records);
  const awarded = new Float64Array(records.length);
  for (let cell = 0; cell < records.length; cell++) {
    awarded[cell] = settings.points.ofOutcome[outcomeOf(records[cell])];
  }
  // Written out: spreading into an object takes as long as reading a small tournament
  return Object.freeze({
    version: VERSION,
    ids: [...index.keys()],
    index,
    isListed,
    rounds,
    announcedRounds: settings.announcedRounds,
    records,
    opponents,
    system: settings.system,
    edition: settings.edition,
    rules: settings.rules,
    ratings,
    pairingNumbers,
    primary: addUp(rounds, settings.points, awarded, index.size),
  });
}
