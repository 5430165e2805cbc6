// C.07 Art. 10: the rules for unrated players and for players with several ratings that a command line asks for

import { wholeFrom } from '@crosstable/core/text';
import type { ChessEvent } from '@crosstable/event';

import { CommandError } from './command-error.js';

/** The rules for unrated players and for players with several ratings, as they were written. */
export interface RatingRulesRequest {
  readonly unrated: string | undefined;
  readonly ratings: string | undefined;
}

function unratedOf(asked: string): ChessEvent['unrated'] {
  if (asked === 'skip') return asked;
  if (/^\d{1,4}$/.test(asked)) return Number(asked);
  throw new CommandError(`--unrated: expected a rating or skip, got "${asked}"`);
}

function listOf(asked: string, rounds: number): ChessEvent['ratings'] {
  if (asked === 'first' || asked === 'round') return asked;
  const inRound = wholeFrom(1, asked, rounds);
  if (inRound !== undefined) return { inRound };
  const expected = rounds === 0 ? 'first or round' : `first, round or a number from 1 to ${rounds}`;
  throw new CommandError(`--ratings: expected ${expected}, got "${asked}"`);
}

/** The event under these rules; without them its own count. */
export function withRatingRules(event: ChessEvent, { ratings, unrated }: RatingRulesRequest): ChessEvent {
  const rounds = event.rounds ?? (event.matches ?? event.games).length;
  return {
    ...event,
    ...(unrated !== undefined && { unrated: unratedOf(unrated) }),
    ...(ratings !== undefined && { ratings: listOf(ratings, rounds) }),
  };
}
