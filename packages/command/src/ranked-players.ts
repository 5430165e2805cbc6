// The players of a tournament in the order of its list, for answers that go by it: completed by a rating list, with values by hand.
import type { ChessEvent } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';

import { listedEventIn } from './about-file.js';
import { checkPlayers } from './command.js';
import { FIDE_LIST, fideListIn } from './fide-list.js';
import type { Io } from './io.js';
import type { Given } from './option.js';
import { EDITION, EXPELLED, GROUP, RATINGS, ROUND, TIEBREAKS, UNRATED, tournamentIn } from './shared-options.js';
import { VALUES, valuesIn } from './values-file.js';

/** The options that say which players are ranked, and by which list. */
export const OF_RANKED_PLAYERS = [
  FIDE_LIST,
  GROUP,
  ROUND,
  TIEBREAKS,
  VALUES,
  EDITION,
  EXPELLED,
  UNRATED,
  RATINGS,
] as const;

/** The event, and what the rating list completed or has otherwise. */
interface RankedPlayers {
  readonly event: ChessEvent;
  readonly notes: readonly string[];
}

/** Reads the event of a file as a line asks for it. Throws for a tournament of teams. */
export function rankedPlayersIn(
  command: string,
  file: string,
  given: Given,
): (content: Uint8Array, words: AnswerWords, io: Io) => Promise<RankedPlayers> {
  const asked = tournamentIn(given);
  const withValues = valuesIn(given);
  const fromList = fideListIn(given);
  return async (content, words, io) => {
    const ofFile = asked(await listedEventIn(content, file, given), words);
    const { event: completed, notes } = await fromList(ofFile, io, words);
    const event = withValues(completed, io);
    checkPlayers(event, command);
    return { event, notes };
  };
}
