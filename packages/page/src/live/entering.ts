// Results that are entered on the page, and taken back.
import { isAlone } from '@crosstable/core';
import { standings } from 'crosstable';
import type { EventGame } from 'crosstable/event';

import type { Context } from '../context.js';
import type { ChangedPlace, ChangedResult, EnteredResult, Opened } from '../state.js';
import { boardOrder } from './board-order.js';
import { isSameResult } from './entered.js';
import { gameAt } from './game-at.js';

/** A game that two have to play, and where it stands. */
export interface Pairing extends ChangedPlace {
  readonly game: EventGame;
}

/** Whether two places are those of the same game. */
export function isSamePlace(one: ChangedPlace, other: ChangedPlace): boolean {
  return one.round === other.round && one.pairing === other.pairing && one.board === other.board;
}

/** The tournament with the result that the file has of a game. */
export function withoutResult(opened: Opened, place: ChangedPlace): Opened {
  return { ...opened, changes: opened.changes.filter((one) => !isSamePlace(one, place)) };
}

/** A changed result takes the place of an earlier one of the same game; one that the file has is no change. */
function withResult(opened: Opened, change: ChangedResult): Opened {
  const without = withoutResult(opened, change);
  const inFile = gameAt(opened.event, change);
  const isBack = inFile !== undefined && isSameResult(inFile, change);
  return isBack ? without : { ...opened, changes: [...without.changes, change] };
}

/** Shows other results, and says how many are changed. */
export function showResults(opened: Opened, { say, show, words }: Context): void {
  show(opened);
  say(words.changed(opened.changes.length));
}

/** Enters a result of a game. */
export function enter({ board, pairing, round }: ChangedPlace, entered: EnteredResult, context: Context): void {
  showResults(withResult(context.opened, { board, pairing, round, ...entered }), context);
}

/** On a board of teams White's seat can be vacant, too. */
export function isPaired(pairing: Pick<EventGame, 'black' | 'white'>): boolean {
  return pairing.white !== '' && !isAlone(pairing);
}

function entriesOf({ shown: { event } }: Context): readonly Pairing[] {
  const { round } = event;
  return (event.games.at(round - 1) ?? []).map((game, pairing) => ({ round, pairing, board: null, game }));
}

/** The pairings of players in the round that is shown, board 1 first; byes stand elsewhere. */
export function pairingsOf(context: Context): readonly Pairing[] {
  const { opened, shown } = context;
  const pairings = entriesOf(context).filter(({ game }) => isPaired(game));
  // A report lists games by player, and other files by board
  if (opened.report === null || shown.event.system !== 'swiss') return pairings;
  const before = shown.tableBefore === null ? [] : standings(shown.tableBefore, ['PTS']);
  const points = new Map(before.map(({ player, values: [value] }) => [player, Number(value)]));
  return boardOrder(pairings, shown.event.players, (player) => points.get(player) ?? 0);
}

/** The byes of players in the round of a Swiss. */
export function byesOf(context: Context): readonly Pairing[] {
  const { event, isOfTeams } = context.shown;
  if (isOfTeams || event.system !== 'swiss') return [];
  return entriesOf(context).filter(({ game }) => isAlone(game) && game.white !== '');
}

/** Whether the file has no result of a game, whatever was entered: its board keeps its place while results come in. */
export function isOpenInFile({ event }: Opened, place: ChangedPlace): boolean {
  return gameAt(event, place)?.result === null;
}
