// Writes the comments of rulings.ts
import { check, checkArray, isObject } from '@crosstable/core';

import { MOST_ROUNDS } from './columns.js';
import { checkLine, isWhole } from './draft-check.js';
import type { ListChange, TrfDraft, TrfPlayer } from './tournament.js';

function ratingsLine({ id, ratings = [] }: TrfPlayer, path: string): string {
  checkArray(ratings, `${path}.ratings`, 'ratings');
  const written = ratings.map((one, at) => {
    const own = `${path}.ratings[${at}]`;
    check(isObject(one), own, 'a rating', one);
    const { from, rating } = one;
    check(isWhole(from, 1, MOST_ROUNDS), `${own}.from`, `a round from 1 to ${MOST_ROUNDS}`, from, 'number');
    check(isWhole(rating, 0, 9999), `${own}.rating`, 'a whole number from 0 to 9999', rating, 'number');
    return `${from}:${rating}`;
  });
  return `### RATINGS ${id} ${written.join(' ')}`;
}

function changeLine(change: ListChange, path: string): string {
  check(isObject(change), path, 'a change of the list', change);
  const { round, previous } = change;
  check(isWhole(round, 1, MOST_ROUNDS), `${path}.round`, `a round from 1 to ${MOST_ROUNDS}`, round, 'number');
  checkArray(previous, `${path}.previous`, 'codes');
  check(previous.length > 0, `${path}.previous`, 'at least one code', previous.length, 'number');
  const codes = previous.map((code, at) => checkLine(code, `${path}.previous[${at}]`));
  return `### TIEBREAKS UNTIL ROUND ${round}: ${codes.join()}`;
}

/** The comments of a draft in these forms. @throws TypeError or RangeError naming the field that cannot be written */
export function formatRulings({ players, teams, listChanges = [] }: TrfDraft): readonly string[] {
  checkArray(listChanges, 'listChanges', 'changes of the list');
  const expelled = (teams ?? players).filter((one) => one.expelled).map(({ id }) => id);
  return [
    ...(expelled.length === 0 ? [] : [`### EXPELLED ${expelled.join(' ')}`]),
    ...players.flatMap((player, at) =>
      player.ratings === undefined || player.ratings.length === 0 ? [] : [ratingsLine(player, `players[${at}]`)],
    ),
    ...listChanges.map((change, at) => changeLine(change, `listChanges[${at}]`)),
  ];
}
