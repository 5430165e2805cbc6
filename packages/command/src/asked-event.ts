import { EDITIONS } from '@crosstable/core';
import { wholeFrom } from '@crosstable/core/text';
import type { ChessEvent } from '@crosstable/event';
import { findingsOnList, wholeOrder } from '@crosstable/standings';

import type { TournamentRequest } from './arguments.js';
import { withRatingRules } from './asked-rating-rules.js';
import { CommandError, sentenceOf } from './command-error.js';

function editionOf(asked: string | undefined, event: ChessEvent): ChessEvent['edition'] {
  if (asked === undefined) return event.edition;
  const edition = EDITIONS.find((one) => one === asked);
  if (edition !== undefined) return edition;
  throw new CommandError(`--edition: expected ${EDITIONS.join(' or ')}, got "${asked}"`);
}

function roundOf(asked: string | undefined, event: ChessEvent): number {
  const rounds = (event.matches ?? event.games).length;
  if (asked === undefined) return event.round;
  const areUnknown = event.unknown?.includes('rounds') === true;
  const round = areUnknown ? undefined : wholeFrom(1, asked, rounds);
  if (round !== undefined) return round;
  const expected = areUnknown
    ? 'nothing, because nobody knows the rounds of the games in the file'
    : rounds === 0
      ? 'nothing, because the file has no round'
      : `a number from 1 to ${rounds}`;
  throw new CommandError(`--round: expected ${expected}, got "${asked}"`);
}

/** A note on a list of the command line that the file did not announce, or on a default. */
function noteOnList({ tiebreaks, isRanked }: TournamentRequest, event: ChessEvent, rounds: number): string[] {
  const isAnnounced = event.written.tiebreaks !== undefined;
  if (isRanked && isAnnounced && tiebreaks !== undefined) {
    const list = wholeOrder(tiebreaks);
    return findingsOnList(list, event.tiebreaks, { rounds }).map(
      ({ article }) =>
        `the file announces ${event.tiebreaks.join()}, and a list is not to be changed after the start (Art. ${article})`,
    );
  }
  if (!isRanked || isAnnounced || tiebreaks !== undefined) return [];
  return [`the file names no tie-breaks: ${event.tiebreaks.join()} is a default (--tiebreaks takes another list)`];
}

/** Marks the participants who were expelled. */
function withExpelled<T extends { readonly id: string }>(
  listed: readonly T[],
  ids: readonly string[],
): readonly (T & { readonly expelled?: boolean | undefined })[] {
  const unknown = ids.find((id) => listed.every((one) => one.id !== id));
  if (unknown !== undefined)
    throw new CommandError(`--expelled: expected start numbers of the file (in JSON ids), got "${unknown}"`);
  return listed.map((one) => (ids.includes(one.id) ? { ...one, expelled: true } : one));
}

/** The players, or the teams, with those expelled who were named. */
function participantsIn(
  { players, teams }: ChessEvent,
  ids: readonly string[],
): Partial<Pick<ChessEvent, 'players' | 'teams'>> {
  if (ids.length === 0) return {};
  return teams === undefined ? { players: withExpelled(players, ids) } : { teams: withExpelled(teams, ids) };
}

/** The event of a file, with the round, the edition and the list that were asked for. */
export function askedEvent(event: ChessEvent, request: TournamentRequest): ChessEvent {
  const { tiebreaks } = request;
  const round = roundOf(request.round, event);
  return {
    ...withRatingRules(event, request),
    ...participantsIn(event, request.expelled),
    edition: editionOf(request.edition, event),
    round,
    tiebreaks: tiebreaks === undefined ? event.tiebreaks : wholeOrder(tiebreaks),
    // First, because it is about every rank
    notes: [...noteOnList(request, event, round), ...event.notes],
  };
}

/** The result of a computation with codes; `sentence` words an error about one of them. */
export function withCodesChecked<T>(path: RegExp, compute: () => T, sentence: (error: string) => string): T {
  try {
    return compute();
  } catch (thrown) {
    const error = sentenceOf(thrown);
    if (!path.test(error)) throw thrown;
    throw new CommandError(sentence(error.replace(path, '')));
  }
}

/**
 * The result of a computation with a list of tie-breaks. An error about the list says where the list comes from, `asked` or the
 * file, and which code it is about.
 */
export function byTheList<T>(asked: readonly string[] | undefined, list: readonly string[], compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    const sentence = sentenceOf(thrown);
    const [path, at = ''] = /^codes(?:\[(\d+)\])?: /.exec(sentence) ?? [];
    if (path === undefined) throw thrown;
    const code = at === '' ? undefined : list.at(Number(at));
    const error = sentence.slice(path.length);
    const about = code === undefined || error.endsWith(`"${code}"`) ? error : `${code}: ${error}`;
    throw new CommandError(
      asked === undefined
        ? `the tie-break list of the file: ${about} (--tiebreaks takes another list)`
        : `--tiebreaks: ${about}`,
    );
  }
}
