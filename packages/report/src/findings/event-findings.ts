import {
  type ChessEvent,
  type EventPlayer,
  type Names,
  checkEvent,
  isOfTeams,
  namesOf,
  participantsOf,
  tableOf,
  withId,
} from '@crosstable/event';
import { type AnswerWords, checkAnswerWords } from '@crosstable/words/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { idsIn } from '../title-lines.js';
import { CHANGES, type EventFinding } from './finding.js';
import {
  byesRead,
  exchangedDays,
  repeatedPairings,
  sameFideIds,
  sameNames,
  unfinishedGames,
  unfinishedMatches,
} from './games-and-players.js';
import { listFindings } from './list.js';
import { noteFindings } from './notes.js';
import { rankFindings } from './ranks.js';
import { areOpenFactsIdle, repairFindings } from './repairs.js';

/**
 * Everything that looks wrong in an event. Findings that can change a result come first, then those that can change a score, then
 * a rank. The last ones can change nothing and only look odd, as an unfinished game does.
 *
 * It has the repairs of the reader, its notes on what a file leaves uncertain, points and ranks in the file that don't follow from the games and the file's list, what
 * `checkList` finds on that list, byes of a Swiss without a kind, a last day before the first, unfinished games and matches, players
 * or teams of a Swiss that met twice, players or teams of the same name, and players with the same FIDE id.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns The findings; none if nothing looks wrong.
 * @throws TypeError if `event` isn't an event or `words` aren't words; RangeError with path, expectation and value, for an event with an invalid
 *   change.
 *
 * Cost: that of `standings`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { eventFindings } from 'crosstable/report';
 *
 * const event = eventOf({ tiebreaks: ['PTS', 'BHC1'], games: [[{ white: 'Anna', black: 'Ben', result: null }]] });
 * eventFindings(event).map(({ changes, message }) => `${changes}: ${message}`); // → [
 * //   'rank: tie-break "BHC1" is no code of C.07 (did you mean BH/C1?) (C.07 Art. 5)',
 * //   'nothing: round 1: the game of Anna and Ben is not finished',
 * // ]
 * ```
 */
export function eventFindings(event: ChessEvent, words: AnswerWords = ENGLISH_ANSWERS): readonly EventFinding[] {
  checkEvent(event);
  checkAnswerWords(words, 'title', 'findings');
  const named = (participants: readonly EventPlayer[]): Names => {
    const ids = idsIn(words);
    const calledBy = namesOf(participants, ids);
    return (id) => withId(calledBy, id, undefined, ids);
  };
  const names = named(participantsOf(event));
  const playerNames = named(event.players);
  const table = tableOf(event);
  const found = [
    ...repairFindings(event, words, areOpenFactsIdle(event)),
    ...noteFindings(event, words),
    ...exchangedDays(event, words),
    ...byesRead(table, words),
    ...listFindings(event, table, names, words),
    ...rankFindings(event, names, words),
    ...unfinishedGames(event, playerNames, words),
    ...unfinishedMatches(event, names, words),
    ...repeatedPairings(event, names, words),
    ...sameNames(event.players, playerNames, words),
    ...(isOfTeams(event) ? sameNames(participantsOf(event), names, words) : []),
    ...sameFideIds(event, playerNames, words),
  ];
  return CHANGES.flatMap((change) => found.filter(({ changes }) => changes === change));
}

/** Whether any finding can change a result, a score or a rank. */
export function canChangeStandings(findings: readonly EventFinding[]): boolean {
  return findings.some(({ changes }) => changes !== 'nothing');
}
