// The input and the values of the npm package tiebreak 0.4.0, for a comparison with it.

import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';

import type { Game, Result, Rounds } from '../src/index.js';

type RoundResults = ConstructorParameters<typeof Results>[1][number];
type Pairing = RoundResults['pairings'][number];

const OTHER = { 0: 1, 0.5: 0.5, 1: 0 } as const satisfies Record<Result, Result>;

/** The points of White and Black in a forfeit. */
const FORFEITS: Readonly<Record<string, readonly [Result, Result] | undefined>> = {
  'forfeit-win': [1, 0],
  'forfeit-loss': [0, 1],
  'double-forfeit': [0, 0],
};

const isPairing = ({ white, black }: Game): boolean => black !== '' && black !== white;

/** Whether it has a word for this: it knows no unfinished games, and no byes for a full point, or for another one than its own. */
export function hasCounterpart(game: Game): boolean {
  if (isPairing(game)) return game.result !== null;
  return game.kind === 'half-bye' || game.kind === 'zero-bye' || (game.kind === 'pairing-bye' && game.result === 1);
}

function pairingOf({ white, black, result, kind, blackResult }: Game): Pairing {
  if (result === null) throw new RangeError('expected a finished game');
  const [scoreWhite, scoreBlack] = FORFEITS[kind ?? ''] ?? [result, blackResult ?? OTHER[result]];
  return { white, black, scoreWhite, scoreBlack, forfeited: kind !== undefined };
}

/** The games as it takes them. It takes a player without a record in a round for absent, so zero-point byes are left out. */
export function theirRounds(games: Rounds): RoundResults[] {
  return games.map((round) => ({
    pairings: round.filter(isPairing).map(pairingOf),
    pairingAllocatedByes: round.filter(({ kind }) => kind === 'pairing-bye').map(({ white }) => white),
    halfPointByes: round.filter(({ kind }) => kind === 'half-bye').map(({ white }) => white),
  }));
}

/** How many of the lowest and of the highest scores its Buchholz cuts, by our codes. */
export const BUCHHOLZ = { BH: [0, 0], 'BH/C1': [1, 0], 'BH/C2': [2, 0], 'BH/M1': [1, 1], 'BH/M2': [2, 2] } as const;

export type BuchholzCode = keyof typeof BUCHHOLZ;
export const BUCHHOLZ_CODES: readonly BuchholzCode[] = ['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2'];

export type Adjustment = keyof typeof UnplayedRoundsAdjustment;

/** Its tie-breaker for these games. */
export function theirs(games: Rounds, adjustment: Adjustment = 'FIDE_2023'): Tiebreaker {
  const results = new Results(TournamentType.SWISS, theirRounds(games));
  return new Tiebreaker(results, UnplayedRoundsAdjustment[adjustment]);
}

/** Its value after the last round. */
export function theirValue(code: BuchholzCode | 'PTS', by: Tiebreaker, player: string, rounds: number): number {
  if (code === 'PTS') return by.score(player, rounds);
  const [lowest, highest] = BUCHHOLZ[code];
  return by.buchholz(player, rounds, lowest, highest);
}

type Own = 'available' | 'bye' | 'forfeit-loss';

/** Art. 16.1.2: whether the player was available in every round, and if not, how they missed it. */
function ownRounds(player: string, games: Rounds): readonly Own[] {
  return games.map((round) => {
    const game = round.find(({ white, black }) => white === player || black === player);
    if (game === undefined || game.kind === 'half-bye' || game.kind === 'zero-bye') return 'bye';
    const [white, black] = FORFEITS[game.kind ?? ''] ?? [1, 1];
    return (game.white === player ? white : black) === 0 ? 'forfeit-loss' : 'available';
  });
}

/** The player's voluntary unplayed rounds. */
function voluntaryRounds(player: string, games: Rounds): number {
  return ownRounds(player, games).filter((own) => own !== 'available').length;
}

/** Forfeit losses after the last round in which the player was available: it takes them for draws. */
function lateForfeitLosses(player: string, games: Rounds): number {
  const own = ownRounds(player, games);
  return own.slice(own.findLastIndex((one) => one === 'available') + 1).filter((one) => one === 'forfeit-loss').length;
}

/** Those whom the player met over the board, one for each game. */
function opponentsMet(player: string, games: Rounds): readonly string[] {
  return games
    .flat()
    .filter((game) => isPairing(game) && game.kind === undefined)
    .flatMap(({ white, black }) => (white === player ? [black] : black === player ? [white] : []));
}

/** Unplayed rounds that its values of a player see otherwise. */
export interface Missed {
  /** The player's voluntary unplayed rounds. */
  readonly voluntary: number;
  /** Late forfeit losses of those whom the player met over the board, for each game. */
  readonly lateForfeitLossesMet: number;
}

/** By player. */
export function missedRounds(players: readonly string[], games: Rounds): ReadonlyMap<string, Missed> {
  const late = new Map(players.map((player) => [player, lateForfeitLosses(player, games)]));
  return new Map(
    players.map((player) => {
      const lost = opponentsMet(player, games).map((other) => late.get(other) ?? NaN);
      const lateForfeitLossesMet = lost.reduce((sum, losses) => sum + losses, 0);
      return [player, { voluntary: voluntaryRounds(player, games), lateForfeitLossesMet }];
    }),
  );
}

/** Why its value may be another one than that of edition 2024-08, if it may. */
export function reasonToDiffer(
  code: BuchholzCode | 'PTS',
  { voluntary, lateForfeitLossesMet }: Missed,
): '14.3' | '16.3.1' | undefined {
  if (code === 'PTS') return undefined;
  if (lateForfeitLossesMet !== 0) return '16.3.1';
  // A voluntary unplayed round that the low cuts leave may be the highest value.
  const [lowest, highest] = BUCHHOLZ[code];
  return highest > 0 && voluntary > lowest ? '14.3' : undefined;
}
