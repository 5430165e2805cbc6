// FIDE C.07 (edition 2026-03), Article 15: Unplayed Rounds

import type { System } from '../input/system.js';
import { PAIRED_GAMES, PLAYED_GAMES, REQUESTED_BYES, UNPLAYED_ROUNDS, VOLUNTARY_ROUNDS } from '../tournament/record.js';
import type { UnplayedRounds } from '../tournament/tournament.js';

/**
 * Art. 15.3: a Swiss tournament follows Article 16. A bye without kind, which no Swiss has (see
 * {@link readRecords}), is in none of the sets: it takes part in no tie-break that looks at opponents.
 */
const ARTICLE_16: UnplayedRounds = {
  regular: PLAYED_GAMES,
  dummy: UNPLAYED_ROUNDS,
  voluntary: VOLUNTARY_ROUNDS, // Art. 16.1.2
  requested: REQUESTED_BYES, // Art. 16.1.1
};

/**
 * Art. 15.2: with predetermined pairings forfeits are regular games, and nothing else can be unplayed. The exceptions
 * that the 2026-03 edition makes are for Articles 7 and 10, which don't look at opponents' scores.
 */
const ARTICLE_15_2: UnplayedRounds = {
  regular: PAIRED_GAMES,
  dummy: 0,
  voluntary: 0,
  requested: 0,
};

/** The treatment of unplayed rounds in a system; a tournament without a system follows Article 16. */
export function unplayedRounds(system: System | undefined): UnplayedRounds {
  return system === 'round-robin' ? ARTICLE_15_2 : ARTICLE_16;
}
