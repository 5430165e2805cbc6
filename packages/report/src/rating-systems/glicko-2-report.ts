import { ratedGamesOf } from '@crosstable/core';
import type { EventPlayer } from '@crosstable/event';
import { NEW_PLAYER, explain } from '@crosstable/glicko/inside';
import { withDecimals } from '@crosstable/words';

import {
  type SystemQuestion,
  type SystemReport,
  type SystemRow,
  about,
  playersFor,
  ratingBefore,
  remarkOnFile,
  roundsFor,
  titleOfPlayer,
} from './system-report.js';

/** τ of the paper's example, and the default of the package. */
const TAU = 0.5;

/** The ratings of an event by Glicko-2, as one period. */
export function glicko2Report(question: SystemQuestion): SystemReport {
  const { event, facts, words, systemWords } = question;
  const players = playersFor(event);
  const startOf = (player: EventPlayer) => {
    const { deviation = NEW_PLAYER.deviation, volatility = NEW_PLAYER.volatility } = facts.get(player.id) ?? {};
    return { rating: ratingBefore(player, facts) ?? NEW_PLAYER.rating, deviation, volatility };
  };
  const entries = ratedGamesOf(players, () => undefined, roundsFor(event), 'games');
  const rows = Array.from(entries.values(), ({ player, games }): SystemRow => {
    const met = games.map(({ opponent, score }) => ({ ...startOf(opponent), score }));
    const { games: explained, ...numbers } = explain(startOf(player), met, { tau: TAU });
    const { deviation, rating, volatility } = numbers;
    const score = met.reduce((sum, game) => sum + game.score, 0);
    const expected = explained.reduce((sum, game) => sum + game.expected, 0);
    const reasons = deviation.reason.key === 'no-games' ? [deviation.reason] : [deviation.reason, volatility.reason];
    return {
      ...titleOfPlayer(player),
      values: [
        ...[rating.before, deviation.before, volatility.before, games.length, score, expected],
        ...[rating.change, rating.after, deviation.after, volatility.after],
      ],
      before: rating.before,
      after: rating.after,
      games: games.map(({ opponent, ...game }, at) => {
        const { change, expected: ofGame, rating: ofOpponent } = explained[at];
        return { ...game, opponent: opponent.id, rating: ofOpponent, expected: ofGame, change };
      }),
      reasons,
      data: { score, expected, ...numbers, opponents: explained, reasons },
    };
  });
  const without = (field: 'deviation' | 'volatility'): EventPlayer[] =>
    players.filter(({ id }) => facts.get(id)?.[field] === undefined);
  const unrated = players.filter((player) => ratingBefore(player, facts) === undefined);
  const { before, deviation, missing, newDeviation, newVolatility, volatility } = systemWords;
  const { ratings, table } = words.reports;
  return {
    about: (progress) => systemWords.rules.glicko2(progress, withDecimals(TAU, 1, words.numbers)),
    rules: { system: 'glicko2', tau: TAU },
    columns: [
      { field: 'before', heading: before, decimals: 1 },
      { field: 'deviation', heading: deviation, decimals: 1 },
      { field: 'volatility', heading: volatility, decimals: 5 },
      { field: 'games', heading: table.games, decimals: 0 },
      { field: 'score', heading: ratings.score, decimals: 'points' },
      { field: 'expected', heading: ratings.expected, decimals: 2 },
      { field: 'change', heading: ratings.change, decimals: 1, isSigned: true },
      { field: 'new rating', heading: ratings.newRating, decimals: 1 },
      { field: 'new deviation', heading: newDeviation, decimals: 1 },
      { field: 'new volatility', heading: newVolatility, decimals: 5 },
    ],
    rows,
    missing: [
      ...about(unrated, missing.rating, words),
      ...about(without('deviation'), missing.deviation, words),
      ...about(without('volatility'), missing.volatility, words),
      ...remarkOnFile(players, question),
    ],
  };
}
