import { type Crosstable, type Game, type Match, editionOn, groupsByKey, isAlone, openTable } from '@crosstable/core';
import { listInWords, listedNames } from '@crosstable/core/text';
import { type ChessEvent, type EventPlayer, type Names, wordsOfName } from '@crosstable/event';
import { byesWithoutKind } from '@crosstable/standings';
import { ENGLISH } from '@crosstable/words/en';

import type { EventFinding } from './finding.js';

/** A last day before the first one. The first day chooses the edition, so that a wrong one can change ranks. */
export function exchangedDays({ edition, end, start, written }: ChessEvent): EventFinding[] {
  if (start === undefined || end === undefined || end >= start) return [];
  const isChosen = written.edition === undefined && edition === editionOn(start);
  const changes = isChosen && editionOn(end) !== edition ? 'rank' : 'nothing';
  return [
    { changes, key: 'end-before-start', message: `the tournament starts on ${start} and ends before, on ${end}` },
  ];
}

/** The games without a result. */
export function unfinishedGames({ games }: ChessEvent, names: Names): EventFinding[] {
  return games.flatMap((pairings, at) =>
    pairings
      .filter(({ result }) => result === null)
      .map(({ white, black }): EventFinding => {
        const message = `round ${at + 1}: the game of ${names(white)} and ${names(black)} is not finished`;
        return { changes: 'nothing', key: 'unfinished-game', message, round: at + 1, players: [white, black] };
      }),
  );
}

/** The matches of which only the game points would be known, and aren't. */
export function unfinishedMatches({ matches = [] }: ChessEvent, names: Names): EventFinding[] {
  return matches.flatMap((round, at) =>
    round
      .filter(({ gamePoints }) => gamePoints === null)
      .map(({ white, black }): EventFinding => {
        const message = `round ${at + 1}: the match of ${names(white)} and ${names(black)} is not finished`;
        return { changes: 'nothing', key: 'unfinished-game', message, round: at + 1, players: [white, black] };
      }),
  );
}

const RESULTS_READ = { 'zero-bye': '0 points', 'half-bye': '½ point', 'pairing-bye': '1 point' } as const;

/** The byes of a Swiss without a kind: a full-point bye looks like one that the pairing allocates. */
export function byesRead(table: Crosstable): EventFinding[] {
  return byesWithoutKind(openTable(table)).map(({ article, key, kind, rounds }) => {
    const read = `read as a ${ENGLISH.outcomes[kind](null)}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
    return { changes: 'rank', key, message: `${RESULTS_READ[kind]} without a kind ${read}`, article };
  });
}

/** Players or teams that met more than once in a Swiss, which FIDE C.04.1 forbids; a forfeit is no meeting. */
export function repeatedPairings({ games, matches, system }: ChessEvent, names: Names): EventFinding[] {
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
        'and',
      );
      const message = `${listedNames(players.map(names))} met in rounds ${told}, in a Swiss`;
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
  field: { readonly of: (player: EventPlayer) => string; readonly key: EventFinding['key']; readonly called: string },
): EventFinding[] {
  const filled = players.filter((player) => field.of(player) !== '');
  return groupsByKey(filled, field.of)
    .filter(({ length }) => length > 1)
    .map((group) => {
      const ids = group.map(({ id }) => id);
      const message = `${listedNames(ids.map(names))} have the same ${field.called}`;
      return { changes: 'nothing', key: field.key, message, players: ids };
    });
}

/** Players or teams with the same name. */
export function sameNames(players: readonly EventPlayer[], names: Names): EventFinding[] {
  return sharing(players, names, { of: ({ name = '' }) => plain(name), key: 'same-name', called: 'name' });
}

/** Players with the same FIDE id; 0 stands for none. */
export function sameFideIds({ players }: ChessEvent, names: Names): EventFinding[] {
  const of = ({ fideId = '' }: EventPlayer): string => fideId.replace(/^0+/, '');
  return sharing(players, names, { of, key: 'same-fide-id', called: 'FIDE id' });
}
