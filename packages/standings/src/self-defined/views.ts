// A tournament as self-defined tie-breaks see it

import {
  AS_BLACK,
  type PlayerView,
  type Reason,
  type RoundView,
  type Tournament,
  type TournamentView,
  check,
  isIn,
  isPlayed,
  isWhole,
  matchOf,
  outcomeName,
  reasonOfScoreMet,
  scoresMet,
  unplayedRounds,
} from '@crosstable/core';

function tournamentView({ announcedRounds, edition, primary, rounds, system }: Tournament): TournamentView {
  const { draw, loss, scale, win } = primary;
  const scoring = Object.freeze({ win: win / scale, draw: draw / scale, loss: loss / scale });
  return Object.freeze({ system, edition, rounds, announcedRounds, scoring });
}

/** A number that is somewhere, or null: unrated is NaN, in no list Infinity. */
function known(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

function colourOf({ boards, opponents, records, unknown }: Tournament, cell: number): RoundView['colour'] {
  if (opponents[cell] < 0 || boards !== undefined || unknown?.includes('colours')) return null;
  return (records[cell] & AS_BLACK) === 0 ? 'white' : 'black';
}

/** The views of all participants, by number. `valueOf` gives the value that one of them has in another tie-break. */
export function viewsOf(
  tournament: Tournament,
  valueOf: (code: string, participant: number) => number | null,
): readonly PlayerView[] {
  const { ids, opponents, pairingNumbers, primary, ratings, records, roundRatings, rounds, system } = tournament;
  const { unplayed = unplayedRounds(system), unknown } = tournament;
  const { awarded, scale, totals } = primary;
  // Teams have no ratings, and an unrated player may count with 0
  const isOfTeams = tournament.boards !== undefined;
  const met = scoresMet(tournament);
  const shared = tournamentView(tournament);
  const own = ids.map((): RoundView[] => []);
  const reasonMet = (player: number, round: number): Reason | null => {
    check(isWhole(round, 1, rounds), 'round', `a round from 1 to ${rounds}`, round, 'number');
    const score = met[player * rounds + round - 1];
    return Number.isNaN(score) ? null : reasonOfScoreMet(tournament, { player, round: round - 1, score, value: score });
  };
  const views = ids.map((id, player): PlayerView =>
    Object.freeze({
      id,
      points: totals[player] / scale,
      rating: isOfTeams ? null : known(ratings[player]),
      pairingNumber: unknown?.includes('pairing-numbers') ? null : known(pairingNumbers[player]),
      rounds: own[player],
      tournament: shared,
      value: (code: string) => valueOf(code, player),
      reasonMet: (round: number) => reasonMet(player, round),
    }),
  );
  for (let cell = 0; cell < records.length; cell++) {
    const [opponent, record] = [opponents[cell], records[cell]];
    const rating = opponent < 0 ? NaN : (roundRatings?.[opponent * rounds + (cell % rounds)] ?? ratings[opponent]);
    own[Math.floor(cell / rounds)].push(
      Object.freeze(
        Object.assign(
          {
            round: (cell % rounds) + 1,
            outcome: outcomeName(record),
            colour: colourOf(tournament, cell),
            points: awarded[cell] / scale,
            isPlayed: isPlayed(record),
            isVoluntary: isIn(unplayed.voluntary, record),
            opponent: opponent < 0 ? null : views[opponent],
            opponentRating: isOfTeams ? null : known(rating),
            scoreMet: Number.isNaN(met[cell]) ? null : met[cell] / scale,
          },
          matchOf(tournament, cell),
        ),
      ),
    );
  }
  own.forEach(Object.freeze);
  return views;
}
