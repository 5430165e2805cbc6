import { check, checkArray, checkId } from '../input/check.js';
import type { Edition } from '../input/editions.js';
import { appearingField } from '../input/field.js';
import type { Player, Rounds } from '../input/game.js';
import type { System } from '../input/system.js';
import { ratingsOf } from '../input/players.js';
import { severalRatings } from './article-10-ratings.js';
import { STANDARD_SETTINGS, compile } from './compile.js';
import { type Tournament, VERSION } from './tournament.js';

/** A compiled tournament, made by `crosstable`. Every tie-break of every Crosstable package takes one. */
export interface Crosstable {
  /** Ids of the participants, in the order in which results list them. */
  readonly players: readonly string[];
  /** The number of rounds that count: those in games, or the option `round`. */
  readonly rounds: number;
  /** The number of rounds announced, or else `rounds`; Fore Buchholz is computed only where it was announced. */
  readonly announcedRounds: number;
  /** `undefined` if the caller named none. */
  readonly system: System | undefined;
  readonly edition: Edition;
}

/** The key under which a table keeps its tournament. Registered, so that separately bundled packages find it. */
const TOURNAMENT = Symbol.for('crosstable');

/** A table with its tournament. Only for use inside a package: TypeScript sees another symbol in each of them. */
type Carrier = (Rounds | Crosstable) & { readonly [TOURNAMENT]?: Tournament };

/** Puts a tournament behind a frozen table, which may show more than that of players. */
export function tableOf(tournament: Tournament): Crosstable;
export function tableOf<More extends object>(tournament: Tournament, more: More): Crosstable & More;
export function tableOf(tournament: Tournament, more: object = {}): Crosstable {
  const { ids, rounds, announcedRounds = rounds, system, edition } = tournament;
  const table = { players: Object.freeze([...ids]), rounds, announcedRounds, system, edition, ...more };
  return Object.freeze(Object.defineProperty(table, TOURNAMENT, { value: tournament }));
}

/** The tournament of a table; refuses anything else, a table of another version of the packages included. */
export function openTable(
  table: Carrier | null | undefined,
  type = 'Crosstable',
  maker = 'crosstable(games)',
): Tournament {
  const tournament = table?.[TOURNAMENT];
  const first = Array.isArray(table) ? ` (call ${maker} first)` : '';
  check(tournament?.version === VERSION, 'table', `a ${type} of version ${VERSION}${first}`, table);
  return tournament;
}

/** The tournament of a table, or of games, which are compiled first. */
export function tournamentOf(games: Carrier | null | undefined): Tournament {
  const tournament = games?.[TOURNAMENT];
  if (tournament?.version === VERSION) return tournament;
  checkArray(games, 'games', `rounds or a Crosstable of version ${VERSION}`);
  return compile(games, appearingField(games), STANDARD_SETTINGS);
}

/** The tournament for a tie-break without ratings; the list of players beside games is checked, and otherwise not needed. */
export function unratedTournament(games: Rounds | Crosstable, players: readonly Player[] = []): Tournament {
  const tournament = tournamentOf(games);
  if (Array.isArray(games)) ratingsOf(players);
  return tournament;
}

/**
 * The tournament with the ratings of a list, of several ratings the first (Art. 10). Without a table, players missing from the list
 * count as unrated and are skipped.
 */
export function ratedTournament(games: Rounds | Crosstable, players: readonly Player[] = []): Tournament {
  const tournament = tournamentOf(games);
  if (!Array.isArray(games)) return tournament;
  const ratings = ratingsOf(players);
  players.forEach((player, at) => {
    const several = severalRatings(player, at, tournament.rounds);
    if (several !== undefined) ratings.set(player.id, several[0].rating);
  });
  tournament.ids.forEach((id, player) => (tournament.ratings[player] = (ratings.get(id) ?? 0) || NaN));
  return tournament;
}

/**
 * The number of a participant. An unknown id is an error if the participants were listed; otherwise it is a player without
 * games and has no number.
 */
export function participantOf(
  { index, isListed }: Tournament,
  id: string,
  path = 'player',
  what = path,
): number | undefined {
  checkId(id, path);
  const player = index.get(id);
  check(player !== undefined || !isListed, path, `a listed ${what}`, id, 'string');
  return player;
}
