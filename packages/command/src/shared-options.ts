// The options that several commands take, and the tournament that they ask for.

import { EDITIONS } from '@crosstable/core';
import { wholeFrom } from '@crosstable/core/text';
import { type ChessEvent, DEFAULT_LISTS, US_CHESS_LISTS, announcedRounds, roundsIn } from '@crosstable/event';
import { FORMATS, type Format, notesIn } from '@crosstable/report';
import { findingsOnList, wholeOrder } from '@crosstable/standings';
import type { AnswerWords } from '@crosstable/words/answers';

import { CommandError, alternatives, sentenceOf } from './command-error.js';
import { type Given, type Option, listOption, textOption, valueOption, wrongValue } from './option.js';

const ASKED_FORMAT = valueOption(
  { name: 'format', argument: 'F', says: `${alternatives(FORMATS)}. Default: text.` },
  alternatives(FORMATS),
  (written) => FORMATS.find((one) => one === written),
);

export const FORMAT: Option<Format> = { ...ASKED_FORMAT, read: (given) => ASKED_FORMAT.read(given) ?? 'text' };

export const GROUP = textOption({
  name: 'group',
  argument: 'NAME',
  says: 'the crosstable of a page, or the tournament of a PGN, that has several: its name, a part of it, or its number.',
});

export const ROUND = textOption({
  name: 'round',
  argument: 'N',
  says: 'the state after round N. Default: the last round that was paired.',
});

export const TIEBREAKS = listOption({
  name: 'tiebreaks',
  argument: 'LIST',
  says:
    'the tie-breaks in their order, such as PTS,DE,BH/C1; PTS comes first if the list leaves it out. Default: the list of ' +
    `the file, or the one that a printed table follows; without one ${DEFAULT_LISTS['round-robin'].join(',')} in a round robin, ${DEFAULT_LISTS.teams.join(',')} for ` +
    `teams, and ${DEFAULT_LISTS.swiss.join(',')} otherwise; of a table in the notation of the United States ${US_CHESS_LISTS['round-robin'].join(',')} where all have met, and ` +
    `else ${US_CHESS_LISTS.swiss.join(',')}.`,
});

export const EDITION = valueOption(
  {
    name: 'edition',
    argument: 'E',
    says: `${alternatives([...EDITIONS].reverse())}; default: that of the file, or the one in force at its start.`,
  },
  EDITIONS.join(' or '),
  (written) => EDITIONS.find((one) => one === written),
);

export const EXPELLED = listOption({
  name: 'expelled',
  argument: 'IDS',
  says: 'start numbers of expelled players, or of teams, such as 3,17. They stand last and have no rank; their games still count for the opponents.',
});

export const UNRATED = valueOption(
  {
    name: 'unrated',
    argument: 'R',
    says: 'a rating that counts for every unrated player (C.07 Art. 10), or skip, which leaves unrated opponents out.',
  },
  'a rating or skip',
  (written) => (written === 'skip' ? written : wholeFrom(0, written, 9999)),
);

export const RATINGS = textOption({
  name: 'ratings',
  argument: 'WHICH',
  says: 'the rating that counts if a player has several: first, round (the one of the round of the game) or N (the one of round N). Default: first.',
});

function roundOf(asked: string | undefined, event: ChessEvent): number {
  const rounds = roundsIn(event);
  if (asked === undefined) return event.round;
  const areUnknown = event.unknown?.includes('rounds') === true;
  const round = areUnknown ? undefined : wholeFrom(1, asked, rounds);
  if (round !== undefined) return round;
  const expected = areUnknown
    ? 'nothing, because nobody knows the rounds of the games in the file'
    : rounds === 0
      ? 'nothing, because the file has no round'
      : `a number from 1 to ${rounds}`;
  throw wrongValue('round', expected, asked);
}

/** A note on a list of the command line that the file did not announce, or on a default. */
function noteOnList(
  tiebreaks: readonly string[] | undefined,
  event: ChessEvent,
  rounds: number,
  { phrases, reports }: AnswerWords,
): string[] {
  const { announcedList, defaultList } = reports.findings;
  const own = event.tiebreaks.join();
  const isAnnounced = event.written.tiebreaks !== undefined;
  if (isAnnounced && tiebreaks !== undefined) {
    const list = wholeOrder(tiebreaks);
    return findingsOnList(list, event.tiebreaks, { rounds }).map(({ article }) =>
      announcedList(own, phrases.cited(article)),
    );
  }
  // The answer itself tells of the list that a printed page follows
  if (isAnnounced || tiebreaks !== undefined || event.written.list?.codes.join() === own) return [];
  return [defaultList(own)];
}

/** Marks the participants who were expelled. */
function withExpelled<T extends { readonly id: string }>(
  listed: readonly T[],
  ids: readonly string[],
): readonly (T & { readonly expelled?: boolean | undefined })[] {
  const unknown = ids.find((id) => listed.every((one) => one.id !== id));
  if (unknown !== undefined) throw wrongValue('expelled', 'start numbers of the file (in JSON ids)', unknown);
  return listed.map((one) => (ids.includes(one.id) ? { ...one, expelled: true } : one));
}

/** The players, or the teams, with those expelled who were named. */
function participantsIn(
  { players, teams }: ChessEvent,
  ids: readonly string[] | undefined,
): Partial<Pick<ChessEvent, 'players' | 'teams'>> {
  if (ids === undefined) return {};
  return teams === undefined ? { players: withExpelled(players, ids) } : { teams: withExpelled(teams, ids) };
}

function ratingListOf(asked: string, rounds: number): ChessEvent['ratings'] {
  if (asked === 'first' || asked === 'round') return asked;
  const inRound = wholeFrom(1, asked, rounds);
  if (inRound !== undefined) return { inRound };
  throw wrongValue('ratings', rounds === 0 ? 'first or round' : `first, round or a number from 1 to ${rounds}`, asked);
}

/** Gives events the rules for unrated players and for players with several ratings (C.07 Art. 10) that a line asks for. */
export function ratingRulesIn(given: Given): (event: ChessEvent) => ChessEvent {
  const unrated = UNRATED.read(given);
  const ratings = RATINGS.read(given);
  return (event) => ({
    ...event,
    ...(unrated !== undefined && { unrated }),
    ...(ratings !== undefined && { ratings: ratingListOf(ratings, announcedRounds(event)) }),
  });
}

/** Gives events the round, the edition and the list that a line asks for. `isRanked` says that a list is needed. */
export function tournamentIn(given: Given, isRanked = true): (event: ChessEvent, words: AnswerWords) => ChessEvent {
  const [tiebreaks, asked, edition] = [TIEBREAKS.read(given), ROUND.read(given), EDITION.read(given)];
  const expelled = EXPELLED.read(given);
  const withRatingRules = ratingRulesIn(given);
  return (event, words) => {
    const round = roundOf(asked, event);
    const ofFile = notesIn(event, words);
    const byes = event.remarks.at(0)?.key === 'byes-not-in-pgn' ? 1 : 0;
    return {
      ...withRatingRules(event),
      ...participantsIn(event, expelled),
      edition: edition ?? event.edition,
      round,
      tiebreaks: tiebreaks === undefined ? event.tiebreaks : wholeOrder(tiebreaks),
      // First what is about every score, then what is about every rank
      notes: [
        ...ofFile.slice(0, byes),
        ...(isRanked ? noteOnList(tiebreaks, event, round, words) : []),
        ...ofFile.slice(byes),
      ],
    };
  };
}

/**
 * The result of a computation with a list of tie-breaks. An error about the list says where the list comes from, the line or the
 * file, and which code it is about.
 */
export function byTheList<T>(given: Given, list: readonly string[], compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    const sentence = sentenceOf(thrown);
    const [path, at = ''] = /^codes(?:\[(\d+)\])?: /.exec(sentence) ?? [];
    if (path === undefined) throw thrown;
    const code = at === '' ? undefined : list.at(Number(at));
    const error = sentence.slice(path.length);
    const about = code === undefined || error.endsWith(`"${code}"`) ? error : `${code}: ${error}`;
    const hint =
      code !== undefined && /^OTHER_/i.test(code) ? ' (--values gives the values of a tie-break of your own)' : '';
    throw new CommandError(
      TIEBREAKS.read(given) === undefined
        ? `the tie-break list of the file: ${about} (--tiebreaks takes another list)`
        : `--tiebreaks: ${about}${hint}`,
    );
  }
}
