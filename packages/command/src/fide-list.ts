// FIDE's rating list beside a tournament: what it completes, and what it has otherwise.
import type { RatingKind } from '@crosstable/elo/inside';
import { type RatingList, readRatingList } from '@crosstable/elo/list';
import type { ChessEvent, EventPlayer } from '@crosstable/event';
import { coefficientsIn, completedBy, idsForList } from '@crosstable/report/rating-list';
import type { AnswerWords } from '@crosstable/words/answers';

import { sourceOf } from './about-file.js';
import { CommandError, sentenceOf } from './command-error.js';
import type { Io } from './io.js';
import type { KFile } from './k-file.js';
import { type Given, textOption } from './option.js';

export const FIDE_LIST = textOption({
  name: 'fide-list',
  argument: 'LIST',
  says:
    "FIDE's rating list as it is published (TXT, XML or ZIP), which completes ratings, titles, federations, years of birth and " +
    'sexes by FIDE id. A fact of the file stays, and a note says where the list has another one.',
});

/** The list, as far as it has the players of a tournament. */
async function listOf(content: Uint8Array, players: readonly EventPlayer[], kind: RatingKind): Promise<RatingList> {
  return readRatingList(content, { ids: idsForList(players), kind });
}

/** K of the players by their FIDE ids; a player without a rating has none. */
export async function readFideList(
  content: Uint8Array,
  players: readonly EventPlayer[],
  kind: RatingKind,
): Promise<KFile> {
  return { byPlayer: coefficientsIn(await listOf(content, players, kind), players, kind), unused: [] };
}

/** The facts that a list gives to an event. */
interface FromList {
  readonly event: ChessEvent;
  readonly notes: readonly string[];
  /** K by player; left out where the line names no list. */
  readonly coefficients?: ReadonlyMap<string, number>;
}

/** Completes events by the list that a line names; the ratings are those of a kind. */
export function fideListIn(
  given: Given,
): (event: ChessEvent, io: Pick<Io, 'read'>, words: AnswerWords, kind?: RatingKind) => Promise<FromList> {
  const path = FIDE_LIST.read(given);
  return async (event, { read }, words, kind = 'standard') => {
    if (path === undefined) return { event, notes: [] };
    try {
      const list = await listOf(read(path), event.players, kind);
      const found = completedBy(event, list, kind, sourceOf(path), words.reports.ratingList);
      return { ...found, coefficients: coefficientsIn(list, event.players, kind) };
    } catch (thrown) {
      throw new CommandError(`${sourceOf(path)}: ${sentenceOf(thrown)}`);
    }
  };
}
