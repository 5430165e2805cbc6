// No record of TRF26 (C.02.03, Annexure A) carries expulsions, ratings by round or a changed list of tie-breaks. Each is a
// comment in one of these forms; any other comment stays a comment:
//   ### EXPELLED 12 15                            players, in the file of a team tournament teams
//   ### EXPELLED PLAYERS 12 15                    players of a team tournament
//   ### RATINGS 12 1:1850 4:1900                  the player's ratings, each from a round on; 0 is unrated
//   ### TIEBREAKS UNTIL ROUND 4: PTS,BH/C1        the list that was replaced after this round

import type { RatingFrom } from '@crosstable/core';

import { type Line, listIn } from '../text/line.js';
import type { ListChange, TrfPlayer, TrfTeam } from '../tournament.js';
import { TrfError } from '../trf-error.js';

const EXPELLED = /^### EXPELLED( PLAYERS)?((?: [1-9]\d{0,3})+)$/;
const RATINGS = /^### RATINGS ([1-9]\d{0,3})((?: [1-9]\d{0,2}:\d{1,4})+)$/;
const TIEBREAKS = /^### TIEBREAKS UNTIL ROUND ([1-9]\d{0,2}): *([^\s,].*)$/;

/** Whether a line is a comment in one of the forms. */
export function isRuling({ text }: Line): boolean {
  return [EXPELLED, RATINGS, TIEBREAKS].some((form) => form.test(text));
}

/** The facts in the comments of a file. */
export interface Rulings {
  readonly expelled: ReadonlySet<string>;
  readonly expelledTeams: ReadonlySet<string>;
  readonly ratings: ReadonlyMap<string, readonly RatingFrom[]>;
  readonly listChanges: readonly ListChange[];
}

function refuseAt({ number, text }: Line, found: string, expected: string): never {
  // A whole word: the 2 of another id isn't meant
  throw new TrfError(number, `${text} `.indexOf(` ${found} `) + 2, expected, found);
}

function readRatings(line: Line, written: string, rounds: number): readonly RatingFrom[] {
  let before = 0;
  return written
    .trim()
    .split(' ')
    .map((one) => {
      const [from, rating] = one.split(':').map(Number);
      if (before === 0 && from !== 1) refuseAt(line, one, 'a rating from round 1');
      if (from <= before) refuseAt(line, one, `a rating from a round after ${before}`);
      if (from > Math.max(rounds, 1)) refuseAt(line, one, `a rating from a round up to ${rounds}, the last one`);
      before = from;
      return { from, rating };
    });
}

function readChange({ number, text }: Line, written: string, list: string, rounds: number): ListChange {
  const [round, last] = [Number(written), Math.max(rounds, 1)];
  if (round > last) {
    throw new TrfError(number, text.indexOf(`${written}:`) + 1, `a round up to ${last}, the last one`, written);
  }
  return { round, previous: listIn(list) };
}

/**
 * Reads the comments of a file with these players, teams and rounds.
 *
 * @throws TrfError for an id that the file doesn't list, a player with two such comments, ratings out of order or not equal to
 *   the rating of the player's record, and a rating or a changed list beyond the last round
 */
export function readRulings(
  lines: readonly Line[],
  players: readonly TrfPlayer[],
  teams: readonly TrfTeam[] | undefined,
  rounds: number,
): Rulings {
  const teamIds = new Set(teams?.map(({ id }) => id));
  const byId = new Map(players.map((player) => [player.id, player]));
  const [expelled, expelledTeams] = [new Set<string>(), new Set<string>()];
  const ratings = new Map<string, readonly RatingFrom[]>();
  const listChanges: ListChange[] = [];
  for (const line of lines) {
    const [, ofPlayers = '', named = ''] = EXPELLED.exec(line.text) ?? [];
    const isOfTeams = teams !== undefined && ofPlayers === '';
    for (const id of named.split(' ').slice(1)) {
      const isListed = isOfTeams ? teamIds.has(id) : byId.has(id);
      if (!isListed) refuseAt(line, id, isOfTeams ? 'a team of the file' : 'a player of the file');
      (isOfTeams ? expelledTeams : expelled).add(id);
    }
    const rated = RATINGS.exec(line.text);
    if (rated !== null) {
      const [, player, written] = rated;
      const listed = byId.get(player);
      if (listed === undefined) refuseAt(line, player, 'a player of the file');
      if (ratings.has(player)) refuseAt(line, player, 'a player without other ratings');
      const own = readRatings(line, written, rounds);
      const { rating = 0 } = listed;
      if (own[0].rating !== rating) refuseAt(line, written.trim(), `the rating ${rating} of the player first`);
      ratings.set(player, own);
    }
    const changed = TIEBREAKS.exec(line.text);
    if (changed !== null) listChanges.push(readChange(line, changed[1], changed[2], rounds));
  }
  return { expelled, expelledTeams, ratings, listChanges };
}

/** A player with what the comments say. */
export function ruledPlayer(player: TrfPlayer, { expelled, ratings }: Rulings): TrfPlayer {
  const own = ratings.get(player.id);
  return { ...player, ...(own && { ratings: own }), ...(expelled.has(player.id) && { expelled: true }) };
}

/** A team likewise. */
export function ruledTeam(team: TrfTeam, { expelledTeams }: Rulings): TrfTeam {
  return expelledTeams.has(team.id) ? { ...team, expelled: true } : team;
}
