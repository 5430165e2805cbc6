// Compares self-defined tie-breaks (Article 4.1) with their slow reading, in tournaments of players and of teams.

import { inspect } from 'node:util';

import { generate } from '@crosstable/core/testing/random/generate';
import { type Random, randomOf } from '@crosstable/core/testing/random/random';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import {
  type Crosstable,
  type Explanation,
  type Standing,
  crosstable,
  explain,
  standings,
  teamTable,
  tiebreakValues,
} from 'crosstable';

import { attempt, isSame, numberOf } from '../compare.js';
import { firstDifference } from '../first-difference.js';
import { type DefinedSheet, contributionsOf, definedPlacings, valueOf } from '../slow/defined.js';
import { type Ratio, ratio, withDecimals } from '../slow/ratio.js';
import { eventOf } from '../slow/record.js';
import { teamEventOf } from '../slow/team-record.js';
import { sheetOf } from '../slow/values.js';
import { generateTeams } from '../team/generate.js';
import type { TeamTournament } from '../team/tournament.js';
import { definitionOf } from './definition.js';
import { type Recipe, recipesFor } from './recipe.js';

/** Every fourth tournament is one of teams. */
const OF_TEAMS = 4;

/** A tournament of players or of teams, with definitions. */
export interface DefinedTournament {
  readonly tournament: Tournament | TeamTournament;
  readonly recipes: readonly Recipe[];
}

/** The answers of the tested side. */
export interface DefinedAnswers {
  readonly values: (code: string) => ReadonlyMap<string, number | null>;
  readonly explained: (code: string, id: string) => Pick<Explanation, 'contributions' | 'value'>;
  readonly standings: (list: readonly string[]) => readonly Pick<Standing, 'player' | 'rank' | 'values'>[];
}

export type DefinedSubject = (given: DefinedTournament) => DefinedAnswers;

/** The package `crosstable`. */
export const definedLibrary: DefinedSubject = ({ recipes, tournament }) => {
  const selfDefined = recipes.map(definitionOf);
  const table: Crosstable =
    'matches' in tournament
      ? teamTable(tournament.matches, { ...tournament.options, teams: tournament.teams, selfDefined })
      : crosstable(tournament.games, { ...tournament.options, players: tournament.players, selfDefined });
  return {
    values: (code) => tiebreakValues(code, table),
    explained: (code, id) => explain(code, id, table),
    standings: (list) => standings(table, list),
  };
};

/** The tournament with a number under a seed. */
export function generateDefined(seed: number, number: number): DefinedTournament {
  const tournament = number % OF_TEAMS === 0 ? generateTeams(seed, number) : generate(seed, number);
  const members = 'matches' in tournament ? tournament.teams : tournament.players;
  return {
    tournament,
    recipes: recipesFor(
      members.map(({ id }) => id),
      randomOf(seed ^ 0x0dd5, number),
    ),
  };
}

function sheetFor({ recipes, tournament }: DefinedTournament): DefinedSheet {
  if (!('matches' in tournament)) return { recipes, sheet: sheetOf(eventOf(tournament)) };
  const event = teamEventOf(tournament);
  const gamePoints = event.GP.entries.map((own) => own.map(({ points }) => ratio(points, event.GP.parts)));
  return { recipes, sheet: sheetOf(event[event.primary]), gamePoints };
}

/** A difference between two answers. */
export interface DefinedDifference {
  readonly question: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The decimals of a value that nothing rounds, far more than a number has. */
const ALL = 40;

/** The decimals of a value with digits that no number holds. */
const TWELVE = 12;

/** Whether a number is a value to its last digit, or rounded to twelve decimals. */
function isValue(value: Ratio | null, got: unknown): boolean {
  if (value === null) return got === null;
  return Object.is(got, withDecimals(value, ALL)) || Object.is(got, withDecimals(value, TWELVE));
}

function printed(value: Ratio | null): number | null {
  return value && withDecimals(value, ALL);
}

/** The end that a reason of a cut tells. */
const ENDS: Readonly<Record<string, string>> = { 'least-significant': 'lowest', 'most-significant': 'highest' };

/** All differences between the library and the slow reading. */
function* differences(given: DefinedTournament, subject: DefinedSubject, random: Random): Iterable<DefinedDifference> {
  const defined = sheetFor(given);
  const { expelled, ids } = defined.sheet.event;
  const answers = attempt(() => subject(given));
  const ask = <Answer>(of: (from: DefinedAnswers) => Answer): Answer | string =>
    typeof answers === 'string' ? answers : attempt(() => of(answers));
  for (const recipe of given.recipes) {
    const { code } = recipe;
    if (recipe.way === 'order') continue;
    const values = ids.map((_, player) => valueOf(defined, code, player));
    const got = ask((from) => from.values(code));
    const isEqual = typeof got !== 'string' && ids.every((id, player) => isValue(values[player], got.get(id)));
    if (!isEqual) yield { question: `values of ${code}`, expected: values.map(printed), got };
    if (recipe.way !== 'contributions' || ids.length === 0) continue;
    const player = random.between(0, ids.length - 1);
    const account = ask((from) => {
      const { contributions, value } = from.explained(code, ids[player]);
      return [value, ...contributions.map(({ cut, round, value: one }) => [round, one, cut && ENDS[cut.key]])];
    });
    const parts = contributionsOf(defined, recipe, player);
    const told = [
      typeof account === 'string' || !isValue(values[player], account[0]) ? printed(values[player]) : account[0],
      ...parts.map(({ cut, round, value }) => [round, printed(value), cut]),
    ];
    if (!isSame(told, account))
      yield { question: `${code} of ${ids[player]}, by explain`, expected: told, got: account };
  }
  const codes = random.shuffled(given.recipes.map(({ code }) => code));
  const list = random.chance() < 0.5 ? ['PTS', ...codes] : codes;
  const rows = ask((from) => new Map(from.standings(list).map((row) => [row.player, row])));
  // The values are compared above, but for the ranks that an order makes
  const isOrder = list.map((code) => given.recipes.some((one) => one.code === code && one.way === 'order'));
  const ofOrders = <Value>(values: readonly Value[]): readonly Value[] => values.filter((_, at) => isOrder[at]);
  const places = definedPlacings(defined, list).map(({ rank, values }, player) =>
    expelled?.has(player) === true ? [] : [rank, ...ofOrders(values).map(numberOf)],
  );
  const ranks =
    typeof rows === 'string'
      ? rows
      : ids.map((id) => {
          const row = rows.get(id);
          return row === undefined ? [] : [row.rank, ...ofOrders(row.values)];
        });
  if (!isSame(places, ranks)) yield { question: `standings under ${list.join()}`, expected: places, got: ranks };
}

/** The first difference in a tournament; the seed chooses the questions, too. */
export function definedDifferenceOf(
  given: DefinedTournament,
  subject: DefinedSubject,
  random: Random,
): DefinedDifference | undefined {
  for (const found of differences(given, subject, random)) return found;
  return undefined;
}

/** Compares the tournaments of a seed with the slow reading of their definitions. */
export function searchDefined(subject: DefinedSubject, seed: number, first: number, goesOn: (done: number) => boolean) {
  const { done, foundDifference } = firstDifference(seed, first, goesOn, generateDefined, (given, number) =>
    definedDifferenceOf(given, subject, randomOf(~seed, number)),
  );
  if (foundDifference === undefined) return { done, report: undefined };
  const { difference, number, tournament: given } = foundDifference;
  const lines = [
    `seed ${seed}, tournament ${number} with definitions: ${difference.question}`,
    `expected ${inspect(difference.expected, ONE_LINE)}`,
    `got ${inspect(difference.got, ONE_LINE)}`,
  ];
  return { done, report: [...lines.map((line) => `### ${line}`), JSON.stringify(given), ''].join('\n') };
}

const ONE_LINE = { breakLength: Infinity, compact: true, depth: Infinity, maxArrayLength: Infinity } as const;
