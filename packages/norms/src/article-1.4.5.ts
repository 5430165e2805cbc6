// FIDE B.01 (edition 2024-01), Article 1.4.5: Titles of Opponents

import type { Met } from './article-1.4.2.js';
import type { NormCheck } from './norm.js';
import { DEMANDS, type NormTitle, TITLED } from './title.js';

/** The least number of titled opponents. */
export function titledNeeded(games: number, isDouble: boolean): number {
  const needed = Math.ceil(games / 2); // Art. 1.4.5a
  return isDouble ? Math.ceil(needed / 2) : needed; // Art. 1.4.5e
}

/** The least number of opponents with one of the titles that the norm asks for. */
export function mainTitlesNeeded(games: number, isDouble: boolean): number {
  const needed = Math.max(3, Math.ceil(games / 3)); // Art. 1.4.5b to d
  return isDouble ? Math.ceil(needed / 2) : needed; // Art. 1.4.5e
}

/** The least number of players of a double round robin. */
const LEAST_OF_DOUBLE = 6; // Art. 1.4.5e

/** The number of opponents with one of these titles; in a double round robin each person counts once. */
function countOf(games: readonly Met[], titles: readonly string[], isDouble: boolean): [have: number, unknown: number] {
  const ids = (list: readonly Met[]): number =>
    isDouble ? new Set(list.map(({ opponent }) => opponent)).size : list.length;
  return [
    ids(games.filter(({ title }) => title !== undefined && titles.includes(title))),
    ids(games.filter(({ title }) => title === undefined)),
  ];
}

/** The conditions about titles; `players` is the number of those in a double round robin, and otherwise left out. */
export function titleChecks(games: readonly Met[], title: NormTitle, players: number | undefined): NormCheck[] {
  const isDouble = players !== undefined;
  const checkOf = (check: 'titled' | 'main-titles', titles: readonly string[], needed: number): NormCheck => {
    const [have, unknown] = countOf(games, titles, isDouble);
    const holds = have + unknown < needed ? false : unknown > 0 ? undefined : true;
    return { check, article: '1.4.5', bound: 'least', needed, have, unknown, holds };
  };
  const ofPlayers: NormCheck[] = isDouble
    ? [
        {
          ...{ check: 'players', article: '1.4.5', bound: 'least', needed: LEAST_OF_DOUBLE, have: players, unknown: 0 },
          holds: players >= LEAST_OF_DOUBLE,
        },
      ]
    : [];
  return [
    ...ofPlayers,
    checkOf('titled', TITLED, titledNeeded(games.length, isDouble)),
    checkOf('main-titles', DEMANDS[title].mainTitles, mainTitlesNeeded(games.length, isDouble)),
  ];
}
