// Writes the comments: those of rulings.ts, and all others
import { check, checkArray, checkFlag, checkWhole, isObject, isWhole, severalRatings } from '@crosstable/core';

import { incidentIn } from '../records/incidents.js';
import { periodIn } from '../records/period.js';
import { isRuling } from '../records/rulings.js';
import type { ListChange, TrfDraft, TrfPlayer, TrfTeam } from '../tournament.js';
import { joinCodes } from './draft-check.js';
import { asLine } from './written-line.js';

function expelledLine(form: string, listed: readonly (TrfPlayer | TrfTeam)[], path: string): readonly string[] {
  const ids = listed.flatMap(({ expelled, id }, at) => {
    checkFlag(expelled, `${path}[${at}].expelled`);
    return expelled === true ? [id] : [];
  });
  return ids.length === 0 ? [] : [`### ${form} ${ids.join(' ')}`];
}

function ratingsLines(player: TrfPlayer, at: number, rounds: number): readonly string[] {
  const written = severalRatings(player, at, rounds)?.map(({ from, rating }, place) => {
    const path = `players[${at}].ratings[${place}].rating`;
    checkWhole(rating, path, 0, 9999);
    return `${from}:${rating}`;
  });
  return written === undefined ? [] : [`### RATINGS ${player.id} ${written.join(' ')}`];
}

function changeLine(change: ListChange, path: string, last: number): string {
  check(isObject(change), path, 'a change of the list', change);
  const { round, previous } = change;
  check(isWhole(round, 1, last), `${path}.round`, `a round from 1 to ${last}`, round, 'number');
  checkArray(previous, `${path}.previous`, 'codes');
  check(previous.length > 0, `${path}.previous`, 'at least one code', previous.length, 'number');
  return `### TIEBREAKS UNTIL ROUND ${round}: ${joinCodes(previous, `${path}.previous`)}`;
}

/** The comments of a draft in these forms. @throws TypeError or RangeError naming the field that cannot be written */
export function formatRulings(draft: TrfDraft): readonly string[] {
  const { games, listChanges = [], matches = [], players, rounds = 0, teams } = draft;
  checkArray(listChanges, 'listChanges', 'changes of the list');
  const last = Math.max(rounds, games.length, matches.length);
  return [
    ...(teams === undefined ? [] : expelledLine('EXPELLED', teams, 'teams')),
    ...expelledLine(teams === undefined ? 'EXPELLED' : 'EXPELLED PLAYERS', players, 'players'),
    ...players.flatMap((player, at) => ratingsLines(player, at, last)),
    ...Array.from(listChanges, (change, at) => changeLine(change, `listChanges[${at}]`, Math.max(last, 1))),
  ];
}

/** The line of any other comment. One that reads like a field follows its mark without a blank, as in the file it comes from. */
export function formatComment(comment: string): string {
  const line = `### ${comment}`.trimEnd();
  const isField = isRuling(asLine(line)) || [incidentIn, periodIn].some((read) => read(line) !== undefined);
  return isField ? line.replace(' ', '') : line;
}
