// The teams of a file and their matches. A match owns as many records of games as it has boards; a bye owns none.
import { type Game, type Match, groupsByKey } from '@crosstable/core';
import { WITHOUT_PARTICIPANTS, errorAtByte as errorAt, u16 } from '@crosstable/core/text';

import type { Cursor } from './bytes.js';
import { entriesOf } from './entries.js';
import { BYE, type GameRecord, NOT_PAIRED, VACANT, isNobody, outcomeOf, placeOf, unknownCode } from './results.js';
import { byRound, playersIn } from './rounds.js';
import { type Note, note } from './sentences.js';
import type { Settings } from './settings.js';
import type { SwissManagerPlayer, SwissManagerTeam } from './swiss-manager-file.js';

const MATCH_LENGTH = 15;

/** A stored match. */
interface MatchRecord {
  readonly at: number;
  readonly round: number;
  readonly place: number;
  readonly first: number;
  readonly second: number;
  /** The game points of a bye; 0 of a match, whose games have them. */
  readonly points: number;
}

/** The ids of the players of each team by its id, in the order of the boards. */
export function rostersOf(
  players: readonly Pick<SwissManagerPlayer, 'id' | 'team' | 'board'>[],
): ReadonlyMap<string, readonly string[]> {
  const teamOf = ({ team = '' }: (typeof players)[number]): string => team;
  const rosters = groupsByKey(players, teamOf).map((roster) => {
    const inOrder = [...roster].sort((one, other) => (one.board ?? Infinity) - (other.board ?? Infinity));
    return [teamOf(roster[0]), inOrder.map(({ id }) => id)] as const;
  });
  return new Map(rosters);
}

/** Reads the teams. The players of each stand in the order of the roster. */
export function teamsOf(
  section: Cursor,
  settings: Settings,
  players: readonly SwissManagerPlayer[],
): readonly SwissManagerTeam[] {
  const { teams: count, boards } = settings;
  if (count === 0) throw errorAt(section.at, 'teams', 'a team', 'none', WITHOUT_PARTICIPANTS);
  if (boards === 0) throw errorAt(section.at, 'teams', 'matches on at least one board', 'none');
  const entries = entriesOf(section, { what: 'team', count, texts: [20, 5], block: 66 });
  const rosters = rostersOf(players);
  return entries.map(({ texts: [name] }, at) => {
    const id = `T${at + 1}`;
    return { id, name, players: rosters.get(id) ?? [] };
  });
}

function placeOfMatch({ round, place }: Pick<MatchRecord, 'round' | 'place'>): string {
  return `round ${round}, match ${place}`;
}

/** Reads the matches of all rounds. Throws for teams that aren't in the list, and for a team that is twice in a round. */
export function matchRecordsOf(
  section: Cursor,
  counts: readonly number[],
  { teams }: Settings,
): readonly MatchRecord[][] {
  const { bytes } = section;
  const isTeam = (team: number): boolean => team >= 1 && team <= teams;
  const rounds = byRound(section, counts, MATCH_LENGTH, (at, round, place): MatchRecord => {
    const [first, second] = [u16(bytes, at), u16(bytes, at + 2)];
    const where = placeOfMatch({ round, place });
    const expected = `a team from 1 to ${teams}`;
    if (!isTeam(first)) throw errorAt(at, where, expected, String(first));
    if (!isNobody(second) && !isTeam(second)) throw errorAt(at + 2, where, expected, String(second));
    if (first === second) throw errorAt(at, where, 'two teams', `team ${first} against team ${first}`);
    return { at, round, place, first, second, points: u16(bytes, at + 4) / 2 };
  });
  for (const round of rounds) {
    const seen = new Set<number>();
    for (const match of round) {
      for (const team of isNobody(match.second) ? [match.first] : [match.first, match.second]) {
        if (seen.has(team)) throw errorAt(match.at, placeOfMatch(match), 'each team once', `team ${team} again`);
        seen.add(team);
      }
    }
  }
  return rounds;
}

/** The game on a board; a vacant seat is `''`. */
function boardOf(record: GameRecord): Game {
  const { white, black, code } = record;
  if (white !== VACANT && black !== VACANT) return { white: String(white), black: String(black), ...outcomeOf(record) };
  const [expected, game]: readonly [number, Game] =
    white === VACANT && black === VACANT
      ? [0, { white: '', black: '', result: 0, kind: 'double-forfeit' }]
      : black === VACANT
        ? [4, { white: String(white), black: '', result: 1, kind: 'forfeit-win' }]
        : [5, { white: '', black: String(black), result: 0, kind: 'forfeit-loss' }];
  if (code !== expected) throw unknownCode(record, `code ${expected} beside a vacant seat`);
  return game;
}

/** Throws unless the players of a board are of the two teams, one of each. */
function checkTeams({ first, second }: MatchRecord, record: GameRecord, players: readonly SwissManagerPlayer[]): void {
  const teams = [`T${first}`, `T${second}`];
  const own = [record.white, record.black].flatMap((player) => (player === VACANT ? [] : [players[player - 1].team]));
  const isRight = own.every((team) => teams.includes(team ?? '')) && new Set(own).size === own.length;
  if (isRight) return;
  const found = own.map((team) => team ?? 'no team').join(' and ');
  throw errorAt(record.at, placeOf(record), `players of ${teams.join(' and ')}`, found);
}

/** The match with its boards; one whose line-ups aren't known yet isn't finished. */
function matchOf(match: MatchRecord, boards: readonly GameRecord[], players: readonly SwissManagerPlayer[]): Match {
  const names = { white: `T${match.first}`, black: `T${match.second}` };
  boards.forEach((record) => {
    checkTeams(match, record, players);
  });
  const isOpen = boards.every(({ white, black, code }) => white === VACANT && black === VACANT && code === 0);
  return isOpen ? { ...names, gamePoints: null } : { ...names, boards: boards.map(boardOf) };
}

/** Whether a record is the free round of a team in a round robin, which is no record of a tournament. */
export function isFreeRound({ second }: MatchRecord, system: Settings['system']): boolean {
  return second === BYE && system === 'round-robin';
}

/** The bye of a team. */
function byeOf({ first, second }: MatchRecord): Match {
  return { white: `T${first}`, black: '', kind: second === BYE ? 'pairing-bye' : 'zero-bye' };
}

/** The matches of a round, each with its block of the games. Throws where these are too many, or too few. */
function matchesIn(
  records: readonly MatchRecord[],
  games: readonly GameRecord[],
  { boards, system }: Settings,
  players: readonly SwissManagerPlayer[],
): readonly Match[] {
  const played = records.filter(({ second }) => !isNobody(second)).length;
  if (played * boards !== games.length) {
    const { at, round } = games.at(0) ?? records[0];
    throw errorAt(at, `round ${round}`, `${boards} games of each of ${played} matches`, `${games.length} games`);
  }
  playersIn(games);
  let next = 0;
  return records.flatMap((match) => {
    if (isFreeRound(match, system)) return [];
    if (isNobody(match.second)) return byeOf(match);
    next += boards;
    return matchOf(match, games.slice(next - boards, next), players);
  });
}

/** The matches of the rounds that were paired. Throws for a round without one, and where the games aren't those of the matches. */
export function matchesOf(
  section: Cursor,
  rounds: readonly (readonly MatchRecord[])[],
  games: readonly (readonly GameRecord[])[],
  settings: Settings,
  players: readonly SwissManagerPlayer[],
): readonly (readonly Match[])[] {
  return rounds.map((round, at) => {
    if (round.length === 0) throw errorAt(section.at, `round ${at + 1}`, 'matches in a round that was paired', 'none');
    return matchesIn(round, games[at], settings, players);
  });
}

/** The game points that are stored with the byes of teams: the same for all, or `undefined`. */
export function pointsOfByes(matches: readonly MatchRecord[]): number | undefined {
  const stored = new Set(matches.flatMap(({ second, points }) => (second === BYE ? points : [])));
  const [points] = stored;
  return stored.size === 1 && points !== 0 ? points : undefined;
}

/** The notes on matches: all that no file which was checked has. */
export function notesOnMatches(matches: readonly MatchRecord[]): Note[] {
  const alike = (opponent: number) => {
    const byes = matches.filter(({ second }) => second === opponent);
    const hasPoints = byes.some(({ points }) => points > 0);
    return byes
      .slice(0, 1)
      .map(({ round, place: match }) => ({ on: { round, match, more: byes.length - 1 }, hasPoints }));
  };
  const worth = pointsOfByes(matches);
  return [
    ...alike(BYE).map(({ on, hasPoints }) =>
      worth === undefined
        ? note(hasPoints ? 'team-byes-differ' : 'team-bye', on)
        : note('team-bye-worth', { ...on, points: worth }),
    ),
    ...alike(NOT_PAIRED).map(({ on, hasPoints }) => note(hasPoints ? 'team-absence-with-points' : 'team-absence', on)),
  ];
}

/** The note on boards without players in a match that has others: nobody can tell them from boards that aren't finished. */
export function notesOnVacantBoards(matches: readonly (readonly Match[])[]): Note[] {
  return matches.flatMap((round, at) => {
    const boards = round
      .flatMap((match) => match.boards ?? [])
      .filter(({ white, black }) => white === '' && black === '');
    return boards.length === 0 ? [] : [note('vacant-boards', { round: at + 1, boards: boards.length })];
  });
}
