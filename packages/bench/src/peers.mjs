// Times the npm package tiebreak for one tie-break of a whole table, and for its ranking.
import { Results, Tiebreak, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';

/** Points of White and of Black in forfeited games. */
const SCORES = { 'forfeit-win': [1, 0], 'forfeit-loss': [0, 1], 'double-forfeit': [0, 0] };

/** The games in its form. It has no word for absences, so they are left out. */
export function roundsOf(games) {
  return games.map((list) => ({
    pairings: list
      .filter(({ black }) => black !== '')
      .map(({ white, black, result, kind }) => {
        const [scoreWhite, scoreBlack] = SCORES[kind] ?? [result, 1 - result];
        return { white, black, scoreWhite, scoreBlack, forfeited: kind !== undefined };
      }),
    pairingAllocatedByes: list.filter(({ kind }) => kind === 'pairing-bye').map(({ white }) => white),
    halfPointByes: list.filter(({ kind }) => kind === 'half-bye').map(({ white }) => white),
  }));
}

/** The codes that it has, with the numbers of lowest and highest scores that its Buchholz cuts. */
const BUCHHOLZ = { BH: [0, 0], 'BH/C1': [1, 0], 'BH/C2': [2, 0], 'BH/M1': [1, 1], 'BH/M2': [2, 2] };

/**
 * A function that computes all values of a code from the games and gives the sum; `undefined` for a code that the
 * package doesn't have.
 */
export function sumByTiebreak(code, games, players) {
  const theirs = roundsOf(games);
  if (BUCHHOLZ[code] !== undefined) return () => buchholzByTiebreak(theirs, players, ...BUCHHOLZ[code]);
  return code === 'PTS' ? () => sumOver(theirs, players, (by, id) => by.score(id, theirs.length)) : undefined;
}

/** A function that gives a player's value of a code that the package has. */
export function valueByTiebreak(code, games) {
  const results = new Results(TournamentType.SWISS, roundsOf(games));
  const by = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
  if (code === 'PTS') return (id) => by.score(id, games.length);
  return (id) => by.buchholz(id, games.length, ...BUCHHOLZ[code]);
}

/** The sum of all players' Buchholz after the last round, without some of the lowest and of the highest scores. */
export function buchholzByTiebreak(rounds, players, lowest = 0, highest = 0) {
  return sumOver(rounds, players, (by, id) => by.buchholz(id, rounds.length, lowest, highest));
}

function sumOver(rounds, players, valueOf) {
  const results = new Results(TournamentType.SWISS, rounds);
  const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
  let sum = 0;
  for (const { id } of players) sum += valueOf(tiebreaker, id);
  return sum;
}

/**
 * A function that gives its ranking: points, Buchholz without the lowest score, and Buchholz. It has neither
 * Sonneborn-Berger nor direct encounter.
 *
 * @returns {() => { player: string, values: Record<string, number> }[]}
 */
export function byTiebreak(games) {
  const rounds = roundsOf(games);
  const by = [Tiebreak.SCORE, Tiebreak.BUCHHOLZ_CUT1, Tiebreak.BUCHHOLZ];
  return () => {
    const results = new Results(TournamentType.SWISS, rounds);
    const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
    return tiebreaker.ranking(rounds.length, by).map(({ playerId, scores: [PTS, cut, BH] }) => ({
      player: playerId,
      values: { PTS, 'BH/C1': cut, BH },
    }));
  };
}
