// What the npm package tiebreak takes for one tie-break of a whole table.
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';

/** The points of Black where White's are those of a game without kind. */
const SCORES = { 'forfeit-win': [1, 0], 'forfeit-loss': [0, 1], 'double-forfeit': [0, 0] };

/** The games as it takes them. Absences are left out: it has no word for them. */
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

/** The sum of everyone's Buchholz after the last round. */
export function buchholzByTiebreak(rounds, players) {
  const results = new Results(TournamentType.SWISS, rounds);
  const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
  let sum = 0;
  for (const { id } of players) sum += tiebreaker.buchholz(id, rounds.length);
  return sum;
}
