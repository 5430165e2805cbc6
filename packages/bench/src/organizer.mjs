// The standings of the npm package tournament-organizer.
import Manager from 'tournament-organizer';

/** Points of White and of Black in unplayed games; an empty list for a round that is left out. */
const UNPLAYED = {
  'forfeit-win': [1, 0],
  'forfeit-loss': [0, 1],
  'double-forfeit': [0, 0],
  'half-bye': [0.5],
  'full-bye': [1],
  'pairing-bye': [1],
  'zero-bye': [],
};

/**
 * The tie-breaks of its ranking: it has neither Buchholz without the lowest score nor the direct encounter of more than
 * two.
 */
const TIEBREAKS = ['solkoff', 'sonneborn berger', 'versus'];

function side(points) {
  return { win: Number(points === 1), loss: Number(points === 0), draw: Number(points === 0.5) };
}

/**
 * The tournament in its form. It has no word for forfeits and half-point byes. They become matches against nobody, so
 * that the points are right and absent players are no opponents.
 */
function loaded(games, players) {
  const matchesOf = new Map(players.map(({ id }) => [id, []]));
  const matches = [];
  const add = (round, sides, bye = false) => {
    const id = `M${matches.length + 1}`;
    const [player1, player2 = { id: null, ...side() }] = sides;
    matches.push({ id, round, match: matches.length + 1, active: false, bye, player1, player2, path: {}, meta: {} });
    sides.forEach(({ id: player, ...points }, at) => {
      const opponent = sides[1 - at]?.id ?? null;
      matchesOf.get(player).push({ id, opponent, pairUpDown: false, seating: null, bye, ...points });
    });
  };
  games.forEach((list, index) => {
    for (const { white, black, result, kind } of list) {
      if (kind === undefined)
        add(index + 1, [
          { id: white, ...side(result) },
          { id: black, ...side(1 - result) },
        ]);
      else {
        const bye = kind === 'pairing-bye';
        UNPLAYED[kind].forEach((points, at) => add(index + 1, [{ id: [white, black][at], ...side(points) }], bye));
      }
    }
  });
  return new Manager().loadTournament({
    id: 'T',
    name: 'Open of the bench',
    status: 'complete',
    round: games.length,
    sorting: 'none',
    seating: false,
    scoring: { bestOf: 1, win: 1, draw: 0.5, loss: 0, bye: 1, tiebreaks: TIEBREAKS },
    stageOne: { format: 'swiss', rounds: games.length, initialRound: 1, maxPlayers: 0 },
    stageTwo: { format: null },
    meta: {},
    players: players.map(({ id, rating }) => ({
      id,
      name: id,
      active: true,
      value: rating,
      matches: matchesOf.get(id),
      meta: {},
    })),
    matches,
  });
}

/**
 * A function that gives its standings; the time to load the tournament isn't measured.
 *
 * @returns {() => { player: string, values: Record<string, number> }[]}
 */
export function byOrganizer(games, players) {
  const tournament = loaded(games, players);
  return () =>
    tournament.getStandings().map(({ player, matchPoints, tiebreaks }) => ({
      player: player.id,
      values: { PTS: matchPoints, BH: tiebreaks.solkoff, SB: tiebreaks.sonnebornBerger },
    }));
}
