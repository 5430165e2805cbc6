import { crosstable, isAlone, isWhole, openTable } from '@crosstable/core';
import { type ChessEvent, namesOf, unfinishedBefore } from '@crosstable/event';
import { type WhatIfFindings, whatIfAnswer, writeAnswer } from '@crosstable/report';
import { type OpenGame, type WhatIf, chances, whatifs } from '@crosstable/whatif';

import type { WhatIfRequest } from './arguments.js';
import { byTheList } from './asked-event.js';
import { CommandError } from './command-error.js';
import { checkPlayers, formatOf } from './formats.js';
import type { Searching } from './outside.js';
import { findPlayer } from './question.js';

/** The time for the search in seconds, unless the user gives another one. */
const BUDGET = 10;

/** The samples are the same for everybody. */
const SEED = 1;

/** A number that an option gives, within bounds. */
function numberIn(option: string, given: string, expected: string, isGood: (value: number) => boolean): number {
  const value = Number(given);
  if (/^\d+(\.\d+)?$/.test(given) && isGood(value)) return value;
  throw new CommandError(`--${option}: expected ${expected}, got "${given}"`);
}

/** Refuses a place that no player has. */
function checkPlaceAmong({ players }: ChessEvent, place: number | undefined): void {
  if (place !== undefined && place > players.length)
    throw new CommandError(`--place: expected a place from 1 to ${players.length}, got "${place}"`);
}

/** The id of the player who was asked about. */
function rankedPlayer({ file, player }: WhatIfRequest, { players }: ChessEvent): string {
  const { expelled, id } = findPlayer(player, players, file);
  if (expelled !== true) return id;
  throw new CommandError(`--player: ${namesOf(players)(id)} was expelled, and so has no place`);
}

/** Refuses a rate of draws where somebody's rating is missing, by which results would be expected. */
function checkRatings(event: ChessEvent, open: readonly OpenGame[]): void {
  const { ids, ratings } = openTable(crosstable(event.games, event));
  const unrated = open.flatMap(({ black, white }) => [white, black]).find((id) => !(ratings[ids.indexOf(id)] > 0));
  if (unrated === undefined) return;
  const name = namesOf(event.players)(unrated);
  throw new CommandError(
    `--draw-rate: ${name} has an open game and no rating; without --draw-rate all results are equally likely`,
  );
}

/** The options as numbers. */
function numbersOf({ budget, drawRate, place }: WhatIfRequest) {
  return {
    place:
      place === undefined ? undefined : numberIn('place', place, 'a whole number from 1', (value) => isWhole(value, 1)),
    budget: budget === undefined ? BUDGET : numberIn('budget', budget, 'seconds above 0', (value) => value > 0),
    drawRate:
      drawRate === undefined
        ? undefined
        : numberIn('draw-rate', drawRate, 'a number from 0 to 1', (value) => value <= 1),
  };
}

/** Refuses a game without a result before the round that is asked about. */
function checkEarlierRounds(event: ChessEvent): void {
  const unfinished = unfinishedBefore(event, event.round);
  if (unfinished === undefined) return;
  const names = namesOf(event.players);
  const { black, round, white } = unfinished;
  throw new CommandError(
    `round ${round}: expected a result of ${names(white)} - ${names(black)}, because only games of round ${event.round} can be open`,
  );
}

/** The open games: those without a result, or all pairings of a round that the user names. */
function openGames({ games, round }: ChessEvent, isNamed: boolean): readonly OpenGame[] {
  const open: OpenGame[] = [];
  for (const game of games[round - 1] ?? []) {
    if (isAlone(game) || !(isNamed || game.result === null)) continue;
    open.push({ white: game.white, black: game.black });
  }
  return open;
}

/** Answers `whatif`. */
export const searching: Searching = (request, look) => {
  const format = formatOf(request.format);
  const { budget, drawRate, place } = numbersOf(request);
  return (event) => {
    checkPlayers(event, 'whatif');
    checkEarlierRounds(event);
    checkPlaceAmong(event, place);
    const player = rankedPlayer(request, event);
    const open = openGames(event, request.round !== undefined);
    if (drawRate !== undefined) checkRatings(event, open);
    const options = { ...event, open };
    const search = (): readonly WhatIf[] =>
      whatifs(event.games, event.tiebreaks, [{ player, place }], {
        ...options,
        budgetMs: 1000 * budget,
      });
    const [answer] = byTheList(request.tiebreaks, event.tiebreaks, search);
    const model = drawRate === undefined ? 'thirds' : { drawRate };
    const asked =
      request.chances && place !== undefined
        ? chances(event.games, event.tiebreaks, { ...options, player, place, seed: SEED, model })
        : undefined;
    const findings: WhatIfFindings = { answer, open, chances: asked, drawRate };
    return { text: writeAnswer(whatIfAnswer(event, findings), format, look), code: 0 };
  };
};
