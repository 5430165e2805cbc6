import { type ChessEvent, type EventTitle, nameOrId, printedTitle, titleOf } from '@crosstable/event';
import { type BoardPrizeOptions, boardPrizes } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';

/** One line of the players of an event of teams. */
export interface PrizeRow {
  readonly rank: number;
  /** The id: in a tournament report the start number. */
  readonly player: string;
  /** `''` where the file has none, like the next. */
  readonly title: string;
  readonly name: string;
  /** The number of the team, and what it is called. */
  readonly team: string;
  readonly teamName: string;
  readonly board: number;
  readonly games: number;
  readonly points: number;
  /** `null` without a game over the board. */
  readonly percentage: number | null;
  /** `null` without a rated opponent. */
  readonly performance: number | null;
}

/** The results of the players of an event of teams over the board, for printing. */
export interface PrizesReport extends EventTitle {
  /** The board of the roster that was asked for; `null` for all. */
  readonly board: number | null;
  /** The fewest games over the board. */
  readonly minimum: number;
  readonly rows: readonly PrizeRow[];
}

/** The players of an event of teams, best performance first. */
export function prizesReport(event: ChessEvent, options: Pick<BoardPrizeOptions, 'board' | 'minimum'>): PrizesReport {
  const { board = null, minimum = 1 } = options;
  const players = new Map(event.players.map((player) => [player.id, player]));
  const teams = new Map((event.teams ?? []).map((team) => [team.id, team.name]));
  return {
    ...titleOf(event),
    board,
    minimum,
    rows: boardPrizes(teamTable(event.matches ?? [], event), options).map(({ rank, player, team, ...done }) => {
      const { title = '', name = '' } = players.get(player) ?? {};
      return {
        ...{ rank, player, title: printedTitle(title), name },
        ...{ team, teamName: nameOrId({ id: team, name: teams.get(team) }) },
        ...done,
      };
    }),
  };
}
