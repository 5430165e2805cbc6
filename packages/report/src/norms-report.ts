import {
  type ChessEvent,
  type EventTitle,
  type ListedPlayer,
  normsAskedOf,
  printedTitle,
  titleOf,
  titlesToMake,
} from '@crosstable/event';
import {
  type Norm,
  type NormForecast,
  type NormOptions,
  forecastsIn,
  normFieldOf,
  normsIn,
  numberOf,
} from '@crosstable/norms/inside';

/** The norms of a player, those not yet made among them. */
export interface NormRow {
  /** The id: in a tournament report the start number. */
  readonly player: string;
  readonly name: string;
  /** `''` where the file has none, like the federation. */
  readonly title: string;
  readonly federation: string;
  /** 0 for none. */
  readonly rating: number;
  readonly norm: Norm;
  /** Left out where no game is open. */
  readonly forecast?: NormForecast;
}

/** The norms of an event, for printing. */
export interface NormsReport extends EventTitle {
  /** The player who was asked for; `null` for all. */
  readonly player: string | null;
  readonly rows: readonly NormRow[];
}

/** The question for norms. */
export interface NormsQuestion extends Omit<NormOptions, 'titles'> {
  /** The player, all of whose norms are told; default all players, with the norms that they have or nearly have. */
  readonly player?: string | undefined;
  /** The titles; default those that a player can still make. */
  readonly titles?: NormOptions['titles'];
}

/** So many points may be missing. */
const NEARLY = 1;

/** Whether a norm is made, lacks a point, or can be made in the only open game. */
export function isNearNorm({ forecast, norm: { holds, short } }: Pick<NormRow, 'forecast' | 'norm'>): boolean {
  const canBeMade = forecast?.open.length === 1 && forecast.least !== null;
  return holds !== false || (short !== null && short <= NEARLY) || canBeMade;
}

/** The norms of a player, each with what open games can bring. */
export function normRows(event: ChessEvent, question: NormsQuestion): NormRow[] {
  const { player: asked, titles, ...options } = question;
  const { games, options: given, players } = normsAskedOf(event, options);
  const field = normFieldOf(games, players, given);
  const inGames = new Set(field.event.tournament.ids);
  const listed = event.players.filter(({ id }) => inGames.has(id) && (asked === undefined || id === asked));
  return listed.flatMap((player) => {
    const own = { ...field, event: { ...field.event, titles: titles ?? titlesToMake(player) } };
    const at = numberOf(own, player.id);
    const forecasts = forecastsIn(own, at);
    return normsIn(own, at).flatMap((norm, place): NormRow[] => {
      const forecast = forecasts[place];
      const row = { ...factsOf(player), norm, ...(forecast.open.length > 0 && { forecast }) };
      return asked === undefined && !isNearNorm(row) ? [] : [row];
    });
  });
}

function factsOf({ federation = '', id, name = '', rating = 0, title = '' }: ListedPlayer): Omit<NormRow, 'norm'> {
  return { player: id, name, title: printedTitle(title), federation, rating };
}

/** The norms of all players who have one or nearly so, or those of one player. */
export function normsReport(event: ChessEvent, question: NormsQuestion = {}): NormsReport {
  return { ...titleOf(event), player: question.player ?? null, rows: normRows(event, question) };
}
