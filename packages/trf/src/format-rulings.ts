// Writes the comments of rulings.ts
import { check, checkArray, isObject, isWhole } from '@crosstable/core';

import { checkLine, checkMark } from './draft-check.js';
import type { ListChange, TrfDraft, TrfPlayer, TrfTeam } from './tournament.js';

function expelledLine(form: string, listed: readonly (TrfPlayer | TrfTeam)[], path: string): readonly string[] {
  const ids = listed.flatMap(({ expelled, id }, at) => {
    checkMark(expelled, `${path}[${at}].expelled`);
    return expelled === true ? [id] : [];
  });
  return ids.length === 0 ? [] : [`### ${form} ${ids.join(' ')}`];
}

function ratingsLine({ id, rating: first, ratings = [] }: TrfPlayer, path: string, rounds: number): string {
  checkArray(ratings, `${path}.ratings`, 'ratings');
  check(ratings.length > 0, `${path}.ratings`, 'at least one rating', ratings.length, 'number');
  let before = 0;
  const written = ratings.map((one, at) => {
    const own = `${path}.ratings[${at}]`;
    check(isObject(one), own, 'a rating', one);
    const { from, rating } = one;
    const expected = at === 0 ? '1, the first round' : `a round after ${before} and up to ${rounds}`;
    const isNext = at === 0 ? from === 1 : isWhole(from, before + 1, rounds);
    check(isNext, `${own}.from`, expected, from, 'number');
    check(isWhole(rating, 0, 9999), `${own}.rating`, 'a whole number from 0 to 9999', rating, 'number');
    before = from;
    return `${from}:${rating}`;
  });
  const [{ rating }] = ratings;
  check(
    first === undefined || first === rating,
    `${path}.rating`,
    `${rating}, the first of the ratings`,
    first,
    'number',
  );
  return `### RATINGS ${id} ${written.join(' ')}`;
}

function changeLine(change: ListChange, path: string, last: number): string {
  check(isObject(change), path, 'a change of the list', change);
  const { round, previous } = change;
  check(isWhole(round, 1, last), `${path}.round`, `a round from 1 to ${last}`, round, 'number');
  checkArray(previous, `${path}.previous`, 'codes');
  check(previous.length > 0, `${path}.previous`, 'at least one code', previous.length, 'number');
  const codes = previous.map((code, at) => checkLine(code, `${path}.previous[${at}]`));
  return `### TIEBREAKS UNTIL ROUND ${round}: ${codes.join()}`;
}

/** The comments of a draft in these forms. @throws TypeError or RangeError naming the field that cannot be written */
export function formatRulings(draft: TrfDraft): readonly string[] {
  const { games, listChanges = [], matches = [], players, rounds = 0, teams } = draft;
  checkArray(listChanges, 'listChanges', 'changes of the list');
  const last = Math.max(rounds, games.length, matches.length);
  return [
    ...(teams === undefined ? [] : expelledLine('EXPELLED', teams, 'teams')),
    ...expelledLine(teams === undefined ? 'EXPELLED' : 'EXPELLED PLAYERS', players, 'players'),
    ...players.flatMap((player, at) =>
      player.ratings === undefined ? [] : [ratingsLine(player, `players[${at}]`, last)],
    ),
    ...listChanges.map((change, at) => changeLine(change, `listChanges[${at}]`, Math.max(last, 1))),
  ];
}
