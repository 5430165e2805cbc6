import { type Crosstable, type Game, type Match, editionOn, groupsByKey, isAlone, openTable } from '@crosstable/core';
import { listInWords, listedNames } from '@crosstable/core/text';
import { type ChessEvent, type EventPlayer, type Names, wordsOfName } from '@crosstable/event';
import { byesWithoutKind } from '@crosstable/standings';
import type { AnswerWords } from '@crosstable/words/answers';

import type { EventFinding } from './finding.js';

/** A last day before the first one. The first day chooses the edition, so that a wrong one can change ranks. */
export function exchangedDays({ edition, end, start, written }: ChessEvent, { reports }: AnswerWords): EventFinding[] {
  if (start === undefined || end === undefined || end >= start) return [];
  const isChosen = written.edition === undefined && edition === editionOn(start);
  const changes = isChosen && editionOn(end) !== edition ? 'rank' : 'nothing';
  const { day } = reports.title;
  const message = reports.findings.endBeforeStart(day(start), day(end));
  return [{ changes, key: 'end-before-start', message }];
}

/** The games without a result. */
export function unfinishedGames({ games }: ChessEvent, names: Names, { reports }: AnswerWords): EventFinding[] {
  return games.flatMap((pairings, at) =>
    pairings
      .filter(({ result }) => result === null)
      .map(({ white, black }): EventFinding => {
        const message = reports.findings.unfinishedGame(at + 1, names(white), names(black));
        return { changes: 'nothing', key: 'unfinished-game', message, round: at + 1, players: [white, black] };
      }),
  );
}

/** The matches of which only the game points would be known, and aren't. */
export function unfinishedMatches(
  { matches = [] }: ChessEvent,
  names: Names,
  { reports }: AnswerWords,
): EventFinding[] {
  return matches.flatMap((round, at) =>
    round
      .filter(({ gamePoints }) => gamePoints === null)
      .map(({ white, black }): EventFinding => {
        const message = reports.findings.unfinishedMatch(at + 1, names(white), names(black));
        return { changes: 'nothing', key: 'unfinished-game', message, round: at + 1, players: [white, black] };
      }),
  );
}

/** The byes of a Swiss without a kind: a full-point bye looks like one that the pairing allocates. */
export function byesRead(table: Crosstable, { outcomes, reports }: AnswerWords): EventFinding[] {
  return byesWithoutKind(openTable(table)).map(({ article, key, kind, rounds }) => {
    const message = reports.findings.byeRead(kind, outcomes[kind](null), rounds);
    return { changes: 'rank', key, message, article };
  });
}

/** Players or teams that met more than once in a Swiss, which FIDE C.04.1 forbids; a forfeit is no meeting. */
export function repeatedPairings(
  { games, matches, system }: ChessEvent,
  names: Names,
  { reports }: AnswerWords,
): EventFinding[] {
  const { findings, title } = reports;
  if (system !== 'swiss') return [];
  const rounds: readonly (readonly (Game | Match)[])[] = matches ?? games;
  const met = rounds.flatMap((pairings, at) =>
    pairings
      .filter((pairing) => pairing.kind === undefined && !isAlone(pairing))
      .map(({ white, black }) => ({ round: at + 1, players: [white, black] })),
  );
  return groupsByKey(met, ({ players }) => JSON.stringify([...players].sort()))
    .filter(({ length }) => length > 1)
    .map((meetings) => {
      const [{ players }] = meetings;
      const told = listInWords(
        meetings.map(({ round }) => round),
        title.and,
      );
      const message = findings.metTwice(listedNames(players.map(names), undefined, title), told);
      return { changes: 'nothing', key: 'met-twice', message, players };
    });
}

/** A name without the order of its words. */
function plain(name: string): string {
  return [...wordsOfName(name)].sort().join(' ');
}

/** Players who have the same in a field: perhaps one player, entered twice. */
function sharing(
  players: readonly EventPlayer[],
  names: Names,
  field: {
    readonly of: (player: EventPlayer) => string;
    readonly key: EventFinding['key'];
    readonly say: (names: string) => string;
  },
  { reports }: AnswerWords,
): EventFinding[] {
  const filled = players.filter((player) => field.of(player) !== '');
  return groupsByKey(filled, field.of)
    .filter(({ length }) => length > 1)
    .map((group) => {
      const ids = group.map(({ id }) => id);
      const message = field.say(listedNames(ids.map(names), undefined, reports.title));
      return { changes: 'nothing', key: field.key, message, players: ids };
    });
}

/** Players or teams with the same name. */
export function sameNames(players: readonly EventPlayer[], names: Names, words: AnswerWords): EventFinding[] {
  const say = words.reports.findings.sameName;
  return sharing(players, names, { of: ({ name = '' }) => plain(name), key: 'same-name', say }, words);
}

/** Players with the same FIDE id; 0 stands for none. */
export function sameFideIds({ players }: ChessEvent, names: Names, words: AnswerWords): EventFinding[] {
  const of = ({ fideId = '' }: EventPlayer): string => fideId.replace(/^0+/, '');
  return sharing(players, names, { of, key: 'same-fide-id', say: words.reports.findings.sameFideId }, words);
}
