import { ratedGamesOf } from '@crosstable/core';
import { type DwzExplanation, explain, performance } from '@crosstable/dwz/inside';
import type { EventPlayer } from '@crosstable/event';

import {
  type PlayerFacts,
  type SystemQuestion,
  type SystemReport,
  type SystemRow,
  type SystemRules,
  about,
  playersFor,
  ratingBefore,
  remarkOnFile,
  roundsFor,
  titleOfPlayer,
  yearOf,
} from './system-report.js';

type DwzRules = Extract<SystemRules, { system: 'dwz' }>;

/** The age in the year in which the event ends: as given, or by the year of birth of the facts or of the file. */
function ageOf({ birth }: EventPlayer, facts: PlayerFacts, on: string | undefined): number | undefined {
  if (facts.age !== undefined) return Math.floor(facts.age);
  const [year, born] = [yearOf(on), yearOf(facts.birth ?? birth)];
  return year === undefined || born === undefined ? undefined : year - born;
}

/** The ratings of an event by the German orders. */
export function dwzReport(question: SystemQuestion, { on, expectation }: DwzRules): SystemReport {
  const { event, facts, words, systemWords } = question;
  const players = playersFor(event);
  const entries = ratedGamesOf(players, () => undefined, roundsFor(event), 'games');
  const { order } = explain({ rating: 1500, index: 1, age: 30 }, [], { on, expectation });
  const undeveloped: EventPlayer[] = [];
  const rows = Array.from(entries.values(), ({ player, games }): SystemRow => {
    const own = facts.get(player.id) ?? {};
    const rating = ratingBefore(player, facts) ?? 0;
    const met = games.map(({ opponent, score }) => ({ opponent: ratingBefore(opponent, facts) ?? null, score }));
    const { index } = own;
    const age = ageOf(player, own, on);
    let explained: DwzExplanation | undefined;
    if (rating > 0 && (index === undefined || age === undefined)) undeveloped.push(player);
    else if (rating > 0 && index !== undefined && age !== undefined) {
      explained = explain({ rating, index, age }, met, { on, expectation });
    }
    const counted = new Map(explained?.opponents.map((game) => [game.game, game]));
    const rp = performance(met);
    const rated = met.filter(({ opponent }) => opponent !== null);
    const before = rating > 0 ? rating : null;
    const score = rated.reduce((sum, game) => sum + game.score, 0);
    const { expected = null, k = null, change = null, rating: after = null } = explained ?? {};
    return {
      ...titleOfPlayer(player),
      values: [before, index ?? null, rated.length, score, expected, rp, k, change, after],
      before,
      after,
      games: games.map(({ round, opponent, score: ofGame }, at) => ({
        round,
        opponent: opponent.id,
        rating: met[at].opponent,
        score: ofGame,
        expected: counted.get(at)?.expected ?? null,
        change: counted.get(at)?.change ?? null,
      })),
      reasons: explained?.reasons ?? [],
      data: {
        ...(explained ?? { order, before, rating: null, index: null, games: rated.length, score, reasons: [] }),
        performance: rp,
      },
    };
  });
  const { before, index } = systemWords;
  const { ratings, table } = words.reports;
  const day = on === undefined ? null : words.reports.title.day(on);
  const unrated = players.filter((player) => ratingBefore(player, facts) === undefined);
  return {
    about: (progress) => systemWords.rules.dwz(progress, order, expectation, day),
    rules: { system: 'dwz', on: on ?? null, order, expectation },
    columns: [
      { field: 'before', heading: before, decimals: 0 },
      { field: 'index', heading: index, decimals: 0 },
      { field: 'games', heading: table.games, decimals: 0 },
      { field: 'score', heading: ratings.score, decimals: 'points' },
      { field: 'expected', heading: ratings.expected, decimals: 2 },
      { field: 'performance', heading: ratings.performance, decimals: 0 },
      { field: 'k', heading: 'K', decimals: 2 },
      { field: 'change', heading: ratings.change, decimals: 2, isSigned: true },
      { field: 'new rating', heading: ratings.newRating, decimals: 0 },
    ],
    rows,
    missing: [
      ...about(undeveloped, systemWords.missing.development, words),
      ...about(unrated, systemWords.missing.noDwz, words),
      ...remarkOnFile(players, question),
    ],
  };
}
