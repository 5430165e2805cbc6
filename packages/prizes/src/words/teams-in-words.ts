import { check, checkArray, checkObject, checkWhole } from '@crosstable/core';

import type { RankedTeam, TeamMember, TeamScore } from '../teams.js';
import { type PrizeWordOptions, checkedOptions } from './in-words.js';
import { ENGLISH_PRIZES } from './languages/en.js';
import type { PrizeWords } from './prize-words.js';

/** The words and names of the teams. */
interface Told {
  readonly words: PrizeWords;
  readonly nameOf: (id: string) => string;
  readonly order: readonly TeamScore[];
}

function checkValues(values: readonly (number | null)[], path: string, { order }: Told): void {
  const found: unknown = Array.isArray(values) ? values.length : values;
  check(found === order.length, path, `${order.length} values, one for each score`, found, 'number');
  values.forEach((value, at) => {
    check(value === null || Number.isFinite(value), `${path}[${at}]`, 'a finite number, or null', value, 'number');
  });
}

function checkMember(member: TeamMember, path: string, told: Told): void {
  checkObject(member, path);
  const player: unknown = member.player;
  check(typeof player === 'string', `${path}.player`, 'an id', player);
  checkValues(member.values, `${path}.values`, told);
}

function checkTeam(team: RankedTeam, path: string, told: Told, isFirst: boolean): void {
  checkObject(team, path);
  const { label, number, rank, values, members, notCounted, separatedBy } = team;
  check(typeof label === 'string', `${path}.label`, 'a text', label);
  checkWhole(number, `${path}.number`, 1);
  if (rank !== null) checkWhole(rank, `${path}.rank`, 1);
  checkValues(values, `${path}.values`, told);
  checkArray(members, `${path}.members`, 'players');
  [...members].forEach((member, at) => {
    checkMember(member, `${path}.members[${at}]`, told);
  });
  if (notCounted !== null) {
    checkObject(notCounted, `${path}.notCounted`);
    check(typeof notCounted.player === 'string', `${path}.notCounted.player`, 'an id', notCounted.player);
    checkWhole(notCounted.rank, `${path}.notCounted.rank`, 1);
  }
  const isPlace = separatedBy === null || separatedBy === 'complete' || separatedBy in told.order;
  check(isFirst || isPlace, `${path}.separatedBy`, 'the place of a score, "complete" or null', separatedBy, 'number');
}

function nameOfTeam({ label, number }: RankedTeam): string {
  return number === 1 ? label : `${label} ${number}`;
}

function scoreName(score: string, { teams }: PrizeWords): string {
  return Object.hasOwn(teams.scores, score) ? String(Reflect.get(teams.scores, score)) : score;
}

function printed(value: number | null, { decimalSign }: PrizeWords): string {
  return value === null ? '–' : String(value).replace('.', decimalSign);
}

/** The reason why a team stands behind the one before it. */
function separated(team: RankedTeam, before: RankedTeam | undefined, { order, words }: Told): string[] {
  const { members, rank, separatedBy, values } = team;
  if (before === undefined || rank === null) return [];
  if (separatedBy === null) return [words.teams.equal(nameOfTeam(before))];
  if (separatedBy === 'complete') return [words.teams.incomplete(members.length)];
  const [own, others] = [values[separatedBy], before.values[separatedBy]].map((value) => printed(value, words));
  return [words.teams.behind(nameOfTeam(before), scoreName(order[separatedBy], words), own, others)];
}

function lineOf(team: RankedTeam, before: RankedTeam | undefined, told: Told): string {
  const { order, words, nameOf } = told;
  const { members, notCounted, rank, values } = team;
  const name = nameOfTeam(team);
  const scores = order.map((score, at) => {
    const parts = members.map((member) => `${nameOf(member.player)} ${printed(member.values[at], words)}`);
    const sum = printed(values[at], words);
    // One place explains itself
    return words.teams.score(scoreName(score, words), sum, score === 'best-place' ? '' : parts.join(', '));
  });
  return [
    rank === null ? words.teams.unranked(name, members.length) : `${rank}. ${name}.`,
    ...scores,
    ...separated(team, before, told),
    ...(notCounted === null ? [] : [words.teams.notCounted(nameOf(notCounted.player), notCounted.rank)]),
  ].join(' ');
}

/**
 * Says what each team of a ranking has, by player, and what put it where it is.
 *
 * @param teams - What `teamsOf` gives.
 * @param order - The scores that it was given, in their order.
 * @param options - The language, and the names of players.
 * @returns A line for each team.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in teams, players and scores.
 *
 * @example
 * ```ts
 * const players = [{ id: 'Ann', points: 5, club: 'Rook' }, { id: 'Bob', points: 4, club: 'Rook' }];
 * const teams = teamsOf(players, { by: 'club', best: 2, order: ['points'] });
 * teamsInWords(teams, ['points']); // → ['1. Rook. Points 9: Ann 5, Bob 4.']
 * ```
 */
export function teamsInWords(
  teams: readonly RankedTeam[],
  order: readonly TeamScore[],
  options: PrizeWordOptions = {},
): string[] {
  const { words, nameOf } = checkedOptions(options);
  checkObject(words.teams, 'options.words.teams');
  for (const [name, english] of Object.entries(ENGLISH_PRIZES.teams)) {
    const word: unknown = Reflect.get(words.teams, name);
    const expected = typeof english === 'function' ? 'a sentence' : 'words';
    check(typeof word === typeof english && word !== null, `options.words.teams.${name}`, expected, word);
  }
  checkArray(order, 'order', 'scores');
  order.forEach((score, at) => {
    check(typeof score === 'string', `order[${at}]`, 'a score', score);
  });
  checkArray(teams, 'teams', 'teams');
  const told = { words, nameOf, order };
  const all = [...teams];
  all.forEach((team, at) => {
    checkTeam(team, `teams[${at}]`, told, at === 0);
  });
  return all.map((team, at) => lineOf(team, at === 0 ? undefined : all[at - 1], told));
}
