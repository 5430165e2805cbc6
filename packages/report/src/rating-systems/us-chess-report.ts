import { isDay } from '@crosstable/core';
import type { EventPlayer } from '@crosstable/event';
import { type USChessEventPlayer, bonusMultiplier, explainRatings } from '@crosstable/us-chess/inside';

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
} from './system-report.js';

type USChessRules = Extract<SystemRules, { system: 'us-chess' }>;

const DAYS_OF_YEAR = 365.25;
const MILLISECONDS_OF_DAY = 86_400_000;

/** The age with its fraction: as given, or by the day of birth. A year alone leaves too much open. */
function ageOf({ birth }: EventPlayer, facts: PlayerFacts, on: string | undefined): number | undefined {
  if (facts.age !== undefined) return facts.age;
  const day = (facts.birth ?? birth ?? '').slice(0, 10).replaceAll('/', '-');
  if (on === undefined || !isDay(day) || day > on) return undefined;
  return (Date.parse(on) - Date.parse(day)) / MILLISECONDS_OF_DAY / DAYS_OF_YEAR;
}

function playerOf(
  player: EventPlayer,
  all: ReadonlyMap<string, PlayerFacts>,
  on: string | undefined,
): USChessEventPlayer {
  const own = all.get(player.id) ?? {};
  return { ...own, id: player.id, rating: ratingBefore(player, all), age: ageOf(player, own, on) };
}

/** The ratings of an event by US Chess. */
export function usChessReport(question: SystemQuestion, { on, rating, dual }: USChessRules): SystemReport {
  const { event, facts, words, systemWords } = question;
  const players = playersFor(event);
  const given = players.map((player) => playerOf(player, facts, on));
  const explained = explainRatings(roundsFor(event), given, { on, rating, dual });
  const rows = explained.map(({ id, ...data }, at): SystemRow => {
    const { after, before, bonus, expected, games, k, opponents, reasons, score } = data;
    return {
      ...titleOfPlayer(players[at]),
      player: id,
      values: [before, games, score, expected, k, bonus, after],
      before,
      after,
      games: opponents.map(({ opponentRating, ...game }) => ({ ...game, rating: opponentRating })),
      reasons,
      data,
    };
  });
  const isPlaying = (_: EventPlayer, at: number): boolean => explained[at].games > 0;
  const withoutGames = players.filter((player, at) => {
    const { games, earlier, rating: before } = given[at];
    return isPlaying(player, at) && before !== undefined && games === undefined && earlier === undefined;
  });
  const withoutStart = players.filter((player, at) => {
    const { age, fide, initial, rating: before } = given[at];
    return isPlaying(player, at) && before === undefined && (age ?? fide ?? initial) === undefined;
  });
  const multiplier = bonusMultiplier(on, 'on');
  const day = on === undefined ? null : words.reports.title.day(on);
  const { ratings, table } = words.reports;
  return {
    about: (progress) => systemWords.rules['us-chess'](progress, rating, day, multiplier),
    rules: { system: 'us-chess', on: on ?? null, rating, dual, multiplier },
    columns: [
      { field: 'before', heading: systemWords.before, decimals: 2 },
      { field: 'games', heading: table.games, decimals: 0 },
      { field: 'score', heading: ratings.score, decimals: 'points' },
      { field: 'expected', heading: ratings.expected, decimals: 2 },
      { field: 'k', heading: 'K', decimals: 2 },
      { field: 'bonus', heading: systemWords.bonus, decimals: 2 },
      { field: 'new rating', heading: ratings.newRating, decimals: 2 },
    ],
    rows,
    missing: [
      ...about(withoutGames, systemWords.missing.games, words),
      ...about(withoutStart, systemWords.missing.initial, words),
      ...remarkOnFile(players, question),
    ],
  };
}
