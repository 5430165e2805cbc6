import { SYSTEMS, type System, check, checkArray, checkNames, checkWhole, choice, isDay } from '@crosstable/core';

import { checkTitle } from './article-1.4.8.js';
import { NORM_TITLES, type NormTitle } from './title.js';

/** The editions of B.01 by which norms can be judged: the one in force when a norm was made (1.5.4). */
export const NORM_EDITIONS = ['2024-01'] as const;

/** An edition of B.01, by the month from which it is in force. */
export type NormEdition = (typeof NORM_EDITIONS)[number];

/** The special tournaments. */
export const NORM_TOURNAMENTS = [
  'national-championship',
  'national-team-championship',
  'zonal',
  'team-championship',
  'world-cup',
] as const;

/**
 * The tournaments of which the rules say something else: the final of a national championship (1.4.3a), a national team championship
 * (1.4.3b), a zonal or sub-zonal tournament (1.4.3c), a World or Continental championship of teams or clubs (1.4.1b), a World Cup (1.4.1b).
 */
export type NormTournament = (typeof NORM_TOURNAMENTS)[number];

/** No tournament that isn't played yet is longer. */
const MOST_ANNOUNCED = 100;

/** The facts about a tournament that norms depend on. */
export interface NormOptions {
  /** The edition of B.01; default `'2024-01'`. */
  readonly edition?: NormEdition | undefined;
  /** The system of pairing: `'round-robin'` of all predetermined pairings, also of double round robins. Default: that of the table. */
  readonly system?: System | undefined;
  /** The number of rounds announced; default: that of the table, or the rounds in the games. */
  readonly rounds?: number | undefined;
  /** The federation that registered the tournament: `'GER'`. The exemptions 1.4.3a, b and d need it. */
  readonly host?: string | undefined;
  /** The kind of tournament, where it is a special one. */
  readonly kind?: NormTournament | undefined;
  /** The days of the rounds, as `'2026-05-08'`, `''` for one that isn't known; for the facts of the application. */
  readonly dates?: readonly string[] | undefined;
  /** `'first'`: the rating at the start counts. `'round'`: that of the round, in tournaments of more than 30 days (1.1.4). Default `'first'`. */
  readonly ratings?: 'first' | 'round' | undefined;
  /** The titles; default all four, GM first. */
  readonly titles?: readonly NormTitle[] | undefined;
}

/** The options, checked, with their defaults. */
export interface CheckedNormOptions {
  readonly system: System;
  readonly rounds: number;
  readonly host: string | undefined;
  readonly kind: NormTournament | undefined;
  readonly dates: readonly string[];
  readonly byRound: boolean;
  readonly titles: readonly NormTitle[];
}

const NAMES = {
  edition: true,
  system: true,
  rounds: true,
  host: true,
  kind: true,
  dates: true,
  ratings: true,
  titles: true,
} as const;

/** The options, checked; the defaults are those of the table, and of the rounds in it. */
export function checkedOptions(
  options: NormOptions,
  table: { readonly rounds: number; readonly announcedRounds: number | undefined; readonly system: System | undefined },
): CheckedNormOptions {
  checkNames(options, 'options', NAMES);
  const { edition, host, dates = [], kind, ratings, titles = NORM_TITLES } = options;
  choice(edition, 'options.edition', NORM_EDITIONS);
  const system = choice(options.system, 'options.system', SYSTEMS) ?? table.system;
  check(system !== undefined, 'options.system', '"swiss" or "round-robin"', system);
  const rounds = options.rounds ?? table.announcedRounds ?? table.rounds;
  checkWhole(rounds, 'options.rounds', table.rounds, Math.max(table.rounds, MOST_ANNOUNCED));
  const isHost = host === undefined || (typeof host === 'string' && host !== '');
  check(isHost, 'options.host', 'the code of a federation such as "GER"', host, 'string');
  checkArray(dates, 'options.dates', 'days');
  [...dates].forEach((day: unknown, at) => {
    check(day === '' || isDay(day), `options.dates[${at}]`, 'a day such as "2026-05-08", or ""', day, 'string');
  });
  checkArray(titles, 'options.titles', 'titles');
  [...titles].forEach((title: unknown, at) => {
    checkTitle(title, `options.titles[${at}]`);
  });
  const byRound = choice(ratings, 'options.ratings', ['first', 'round']) === 'round';
  return { system, rounds, host, kind: choice(kind, 'options.kind', NORM_TOURNAMENTS), dates, byRound, titles };
}
