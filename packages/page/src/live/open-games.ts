// The open games of the last round: those without a result in the file, even where one was entered on the page.
import { isAlone, lastPairedRound } from '@crosstable/core';

import type { Opened } from '../state.js';
import type { Shown } from '../table.js';

/** The places of the open games in the last round, from 0; none where an earlier round is shown. */
export function openGames(
  { event }: Pick<Shown, 'event'>,
  { event: inFile }: Pick<Opened, 'event'>,
): readonly number[] {
  const { games, players, round } = event;
  if (round !== lastPairedRound(games, players.length)) return [];
  const before = inFile.games.at(round - 1) ?? [];
  const last = games.at(round - 1) ?? [];
  return last.flatMap((game, at) => {
    const isOpen = game.result === null || before.at(at)?.result === null;
    return isOpen && !isAlone(game) ? [at] : [];
  });
}
