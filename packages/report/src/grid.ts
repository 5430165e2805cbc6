import { type Contribution, type Crosstable, type Explanation, type Match, isAlone } from '@crosstable/core';
import { type ChessEvent, isOfTeams, isOnRoster, tableOf } from '@crosstable/event';
import { explain } from '@crosstable/standings';
import { roundsInOrder } from '@crosstable/words';

/** A round of a player or a team. */
export interface Cell extends Pick<Contribution, 'opponent' | 'outcome' | 'points' | 'match'> {
  /** From 1. */
  readonly round: number;
  /** The colour of a pairing, for teams that of board 1; `''` for a bye and for unknown colours. */
  readonly colour: 'w' | 'b' | '';
}

/** The colours by round and player. */
function coloursOf(games: ChessEvent['games']): readonly ReadonlyMap<string, 'w' | 'b'>[] {
  return games.map((round) => {
    const colours = new Map<string, 'w' | 'b'>();
    for (const game of round) {
      if (!game.coloursUnknown && !isAlone(game)) colours.set(game.white, 'w').set(game.black, 'b');
    }
    return colours;
  });
}

/** Whether the first team has White on board 1: by the rosters of the players there, else by the colours of the boards. */
function isFirstWhite({ boards = [], white: first }: Match, event: ChessEvent): boolean {
  const { white = '', black = '' } = boards.at(0) ?? {};
  const hasRosters = event.teams?.some(({ players }) => players !== undefined) === true;
  if (hasRosters && white !== '') return isOnRoster(event, first, white);
  if (hasRosters && black !== '') return !isOnRoster(event, first, black);
  return event.colours?.startsWith('B') !== true;
}

/** The colours on board 1 by round and team. */
function coloursOfTeams(event: ChessEvent): readonly ReadonlyMap<string, 'w' | 'b'>[] {
  return (event.matches ?? []).map((round) => {
    const colours = new Map<string, 'w' | 'b'>();
    for (const match of round) {
      const { white, black } = match;
      if (isAlone(match)) continue;
      const isWhite = isFirstWhite(match, event);
      colours.set(white, isWhite ? 'w' : 'b').set(black, isWhite ? 'b' : 'w');
    }
    return colours;
  });
}

/** The rounds of a player in their order, with those whose game isn't finished. */
function roundsOf(explanation: Explanation): Omit<Cell, 'colour'>[] {
  return roundsInOrder(explanation).flatMap((one) => {
    const { round, opponent } = one;
    if (round === null) return [];
    if (!('outcome' in one)) return [{ round, opponent, outcome: 'unfinished' as const, points: 0 }];
    const { match, outcome, points } = one;
    const cell = { round, opponent, outcome, points };
    return [match === undefined ? cell : { ...cell, match }];
  });
}

/** The rounds of players or teams in the table of their event. */
export function cellsIn(event: ChessEvent, table: Crosstable): (id: string) => readonly Cell[] {
  const colours = isOfTeams(event) ? coloursOfTeams(event) : coloursOf(event.games);
  return (id) =>
    roundsOf(explain('PTS', id, table)).map((own) => ({ ...own, colour: colours[own.round - 1].get(id) ?? '' }));
}

/** The rounds of every player or team, by id. */
export function cellsOf(event: ChessEvent): ReadonlyMap<string, readonly Cell[]> {
  const table = tableOf(event);
  const cells = cellsIn(event, table);
  return new Map(table.players.map((id) => [id, cells(id)]));
}
