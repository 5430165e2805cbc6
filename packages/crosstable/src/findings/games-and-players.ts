import type { ChessEvent } from '../event/chess-event.js';
import { isBye } from '../last-paired-round.js';
import { listed } from '../words/listed.js';
import type { EventFinding } from './finding.js';

/** Things by key, in the order of the first of each. */
function groupsOf<T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}

/** The games without a result. */
export function unfinishedGames({ games }: ChessEvent, names: (id: string) => string): EventFinding[] {
  return games.flatMap((pairings, at) =>
    pairings
      .filter(({ result }) => result === null)
      .map(({ white, black }): EventFinding => {
        const message = `round ${at + 1}: the game of ${names(white)} and ${names(black)} is not finished`;
        return { changes: 'nothing', key: 'unfinished-game', message, round: at + 1, players: [white, black] };
      }),
  );
}

/** Players who met more than once in a Swiss, where nobody does (FIDE C.04.1); a forfeit is no meeting. */
export function repeatedPairings({ games, system }: ChessEvent, names: (id: string) => string): EventFinding[] {
  if (system !== 'swiss') return [];
  const met = games.flatMap((pairings, at) =>
    pairings
      .filter((game) => game.kind === undefined && !isBye(game))
      .map(({ white, black }) => ({ round: at + 1, players: [white, black] })),
  );
  return groupsOf(met, ({ players }) => JSON.stringify([...players].sort()))
    .filter(({ length }) => length > 1)
    .map((meetings) => {
      const [{ players }] = meetings;
      const rounds = listed(
        meetings.map(({ round }) => round),
        'and',
      );
      const message = `${listed(players.map(names), 'and')} met in rounds ${rounds}, in a Swiss`;
      return { changes: 'nothing', key: 'met-twice', message, players };
    });
}

/** A name without accents, capitals, commas and the order of its words. */
function plain(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return letters
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** Players who have the same name, which may be one player entered twice. */
export function sameNames({ players }: ChessEvent, names: (id: string) => string): EventFinding[] {
  const named = players.filter(({ name = '' }) => plain(name) !== '');
  return groupsOf(named, ({ name = '' }) => plain(name))
    .filter(({ length }) => length > 1)
    .map((group) => {
      const ids = group.map(({ id }) => id);
      const message = `${listed(ids.map(names), 'and')} have the same name`;
      return { changes: 'nothing', key: 'same-name', message, players: ids };
    });
}
