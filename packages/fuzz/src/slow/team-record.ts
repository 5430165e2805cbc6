// FIDE C.07 (editions 2024-08 and 2026-03), Articles 11 and 15.1: the record of every team in every round, in match
// points and in game points, read from the matches.

import type { Contribution, Game, Match } from 'crosstable';

import type { TeamTournament } from '../team/tournament.js';
import { sum } from './fraction.js';
import { type Awards, type Entry, type Event, type Side, adjustedEvent, awardsOf, inParts, sidesOf } from './record.js';

type MatchResult = NonNullable<Contribution['match']>;

/** A tournament in both of its scores, over the same opponents and outcomes. */
export interface TeamEvent {
  readonly MP: Event;
  readonly GP: Event;
  readonly primary: 'MP' | 'GP';
  /** The number of boards of a match. */
  readonly boards: number;
  /** Art. 12, by team and round: the game points of each board, in parts of a point; `null` if only the total is known. */
  readonly onBoards: readonly (readonly (readonly number[] | null)[])[];
  /** Whether Article 13.3.2 looks only at the boards of the matches between the two. */
  readonly isOwnMatchOnly: boolean;
}

export type ScoreName = 'MP' | 'GP';

/** The score that isn't the primary one. */
export function secondaryOf({ primary }: Pick<TeamEvent, 'primary'>): ScoreName {
  return primary === 'MP' ? 'GP' : 'MP';
}

/** A round of a team: in both scores, and on its boards. */
interface Cell {
  readonly outcome: Entry['outcome'];
  readonly isDouble?: boolean;
  readonly opponent: number | null;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly boards: readonly number[] | null;
}

/** The rules for reading a match. */
interface Rules {
  readonly size: number;
  readonly ofMatch: Awards;
  /** The points of a game. */
  readonly ofGame: Awards;
  readonly gameParts: number;
  readonly bye: { readonly matchPoints: number; readonly gamePoints: number };
  /** Whether a board's White plays for the match's first team. */
  readonly isFirstWhite: (match: Match, board: Game, at: number) => boolean;
}

const whole = (points: number, parts: number): number => {
  const found = inParts(points, parts);
  if (Number.isNaN(found)) throw new RangeError(`expected points of ${parts} parts, got ${points}`);
  return found;
};

/** A bye of a team: its match points, and its points on every board. */
function byeOf(kind: Match['kind'], { ofMatch, ofGame, size, bye }: Rules): Cell {
  const each = (matchPoints: number, onBoard: number): Cell => ({
    outcome: kind === 'pairing-bye' || kind === 'full-bye' || kind === 'half-bye' ? kind : 'zero-bye',
    opponent: null,
    matchPoints,
    gamePoints: size * onBoard,
    boards: Array.from({ length: size }, () => onBoard),
  });
  if (kind === 'pairing-bye') return { ...each(bye.matchPoints, ofGame.win), gamePoints: bye.gamePoints };
  if (kind === 'full-bye') return each(ofMatch.win, ofGame.win);
  return kind === 'half-bye' ? each(ofMatch.draw, ofGame.draw) : each(ofMatch.absence, ofGame.absence);
}

/** The games of a match from the side of the first team, and from that of the other. */
function boardsOf(match: Match, rules: Rules): readonly (readonly [Side, Side])[] | undefined {
  return match.boards?.map((board, at) => {
    const [ofWhite, ofBlack] = sidesOf(board, false, rules.ofGame);
    return rules.isFirstWhite(match, board, at) ? [ofWhite, ofBlack] : [ofBlack, ofWhite];
  });
}

type Outcome = Pick<Cell, 'outcome' | 'isDouble'>;

/** The result of a match that at least one team forfeited as a whole; `undefined` for other matches. */
function forfeitOutcomes(kind: Match['kind']): readonly [Outcome, Outcome] | undefined {
  if (kind === undefined) return undefined;
  if (kind === 'double-forfeit') return [NOBODY_CAME, NOBODY_CAME];
  return kind === 'forfeit-win' ? [CAME, DID_NOT_COME] : [DID_NOT_COME, CAME];
}

const CAME: Outcome = { outcome: 'forfeit-win' };
const DID_NOT_COME: Outcome = { outcome: 'forfeit-loss' };
const NOBODY_CAME: Outcome = { outcome: 'forfeit-loss', isDouble: true };

/** The outcome of a match for the two teams, by the games on its boards and by its points. */
function outcomesOf(sides: readonly Side[], one: number, other: number): readonly [Outcome, Outcome] {
  const isGivenUp = sides.length > 0 && sides.every(({ outcome }) => outcome.startsWith('forfeit'));
  if (isGivenUp && sides.every(({ outcome }) => outcome === 'forfeit-loss')) return [NOBODY_CAME, NOBODY_CAME];
  if (one === other) return [{ outcome: 'draw' }, { outcome: 'draw' }]; // also where all boards were forfeited
  if (isGivenUp) return one > other ? [CAME, DID_NOT_COME] : [DID_NOT_COME, CAME];
  return one > other ? [{ outcome: 'win' }, { outcome: 'loss' }] : [{ outcome: 'loss' }, { outcome: 'win' }];
}

function matchPointsOf({ outcome }: Outcome, { win, draw, loss, absence }: Awards): number {
  if (outcome === 'win' || outcome === 'forfeit-win') return win;
  if (outcome === 'forfeit-loss') return absence;
  return outcome === 'draw' ? draw : loss;
}

type TeamSide = Omit<Cell, 'opponent'>;

/** A match that isn't finished counts for nothing. */
function isOpen({ kind, boards, gamePoints }: Match): boolean {
  return kind === undefined && (boards?.some(({ result }) => result === null) ?? gamePoints === null);
}

/** Both teams' sides of a match. */
function matchOf(match: Match, rules: Rules): readonly [TeamSide, TeamSide] {
  const { ofGame, ofMatch, gameParts, size } = rules;
  const seats = Array.from({ length: size });
  if (isOpen(match)) {
    const open = { outcome: 'unfinished', matchPoints: 0, gamePoints: 0, boards: seats.map(() => 0) } as const;
    return [open, open];
  }
  const boards = boardsOf(match, rules);
  const without = forfeitOutcomes(match.kind);
  const pointsOf = (side: 0 | 1): readonly number[] | null => {
    if (boards !== undefined) return boards.map((sides) => sides[side].points);
    if (without === undefined || match.gamePoints) return null;
    return seats.map(() => (without[side] === CAME ? ofGame.win : ofGame.absence)); // as if on every board
  };
  // Art. 12: a forfeit is a standard win or a standard loss, whatever the points of an absence
  const standard = (side: 0 | 1): readonly number[] | null => {
    if (boards === undefined)
      return pointsOf(side)?.map(() => (without?.[side] === CAME ? ofGame.win : ofGame.loss)) ?? null;
    return boards.map((sides) => (sides[side].outcome === 'forfeit-loss' ? ofGame.loss : sides[side].points));
  };
  const totalOf = (side: 0 | 1): number => sum(pointsOf(side) ?? [whole(match.gamePoints?.[side] ?? 0, gameParts)]);
  const outcomes = without ?? outcomesOf(boards?.flat() ?? [], totalOf(0), totalOf(1));
  const sideOf = (side: 0 | 1): TeamSide => ({
    matchPoints: matchPointsOf(outcomes[side], ofMatch),
    gamePoints: totalOf(side),
    boards: standard(side),
    ...outcomes[side],
  });
  return [sideOf(0), sideOf(1)];
}

function rulesOf(
  { teams, options }: TeamTournament,
  gameParts: number,
  ofGame: Awards,
  matchParts: number,
  ofMatch: Awards,
): Rules {
  const { boards: size, colours = 'WB'.repeat(size), pairingBye = {} } = options;
  const { matchPoints, gamePoints } = pairingBye;
  const rosters = new Map(teams.map(({ id, players }) => [id, players]));
  const isOf = (team: string, player: string): boolean => rosters.get(team)?.includes(player) === true;
  return {
    size,
    ofMatch,
    ofGame,
    gameParts,
    bye: {
      matchPoints: matchPoints === undefined ? ofMatch.draw : whole(matchPoints, matchParts),
      gamePoints: gamePoints === undefined ? size * ofGame.draw : whole(gamePoints, gameParts),
    },
    isFirstWhite: (match, board, at) => {
      if (teams.every(({ players }) => players === undefined)) return colours[at] === 'W';
      return isOf(match.white, board.white) || isOf(match.black, board.black);
    },
  };
}

/** All that was read of the teams' rounds, by team. */
function cellsOf({ matches, teams, options }: TeamTournament, rules: Rules): readonly (readonly Cell[])[] {
  const { system, round } = options;
  const absent = byeOf('zero-bye', rules);
  const nothing = { outcome: 'no-round', matchPoints: 0, gamePoints: 0 } as const;
  const boards = absent.boards?.map(() => 0) ?? null;
  const unrecorded: Cell = system === 'swiss' ? absent : { ...absent, ...nothing, boards };
  const counted = matches.slice(0, round);
  const cells = teams.map(() => counted.map(() => unrecorded));
  const numbers = new Map(teams.map(({ id }, number) => [id, number]));
  counted.forEach((all, at) => {
    for (const match of all) {
      const white = numbers.get(match.white) ?? NaN;
      if (match.black === '' || match.black === match.white) {
        cells[white][at] = byeOf(match.kind, rules);
        continue;
      }
      const black = numbers.get(match.black) ?? NaN;
      const [ofWhite, ofBlack] = matchOf(match, rules);
      cells[white][at] = { opponent: black, ...ofWhite };
      cells[black][at] = { opponent: white, ...ofBlack };
    }
  });
  return cells;
}

/** All amounts of game points and of match points that don't come from the scoring. */
function amountsIn({ matches, options }: TeamTournament): Readonly<Record<ScoreName, readonly number[]>> {
  const { adjustments = [], pairingBye = {} } = options;
  const given = [...adjustments, pairingBye];
  return {
    MP: given.flatMap(({ matchPoints }) => matchPoints ?? []),
    GP: [
      ...given.flatMap(({ gamePoints }) => gamePoints ?? []),
      ...matches.flat().flatMap(({ gamePoints }) => gamePoints ?? []),
    ],
  };
}

/** The points that an arbiter set or added in one of the scores. */
function adjustedTeams(event: Omit<Event, 'scores'>, { teams, options }: TeamTournament, score: ScoreName): Event {
  const given = (options.adjustments ?? []).flatMap(
    ({ team, round = 0, replaces = false, matchPoints, gamePoints }) => {
      const points = score === 'MP' ? matchPoints : gamePoints;
      if (points === undefined) return [];
      const participant = teams.findIndex(({ id }) => id === team);
      return [{ participant, round, replaces, points: whole(points, event.parts) }];
    },
  );
  return adjustedEvent(event, given);
}

/** Reads a tournament of teams. */
export function teamEventOf(tournament: TeamTournament): TeamEvent {
  const { teams, options } = tournament;
  const { system, edition = '2026-03', rounds: announced, primary = 'MP', scoring, matchScoring, boards } = options;
  const amounts = amountsIn(tournament);
  const games = awardsOf({ ...scoring, pairingBye: undefined }, amounts.GP);
  const { win = 2, draw = 1, loss = 0, absence = loss } = matchScoring ?? {};
  const matches = awardsOf({ win, draw, loss, absence }, amounts.MP);
  const rules = rulesOf(tournament, games.parts, games.awards, matches.parts, matches.awards);
  const cells = cellsOf(tournament, rules);
  const rounds = tournament.matches.slice(0, options.round).length;
  const expelled = new Set(teams.flatMap((team, number) => (team.expelled === true ? [number] : [])));
  const eventIn = (score: ScoreName, parts: number, awards: Awards): Omit<Event, 'scores'> => ({
    entries: cells.map((own) =>
      own.map(({ matchPoints, gamePoints, outcome, opponent, isDouble = false }): Entry => ({
        outcome,
        opponent,
        isDouble,
        isBlack: false,
        points: score === 'MP' ? matchPoints : gamePoints,
      })),
    ),
    added: teams.map(() => []),
    rounds,
    announced: announced ?? Infinity,
    system,
    edition,
    parts,
    awards,
    ratings: teams.map(() => null),
    mayHaveUnrated: true,
    expelled,
    pairingNumbers: teams.map(({ pairingNumber }, at) => pairingNumber ?? at + 1),
    ids: teams.map(({ id }) => id),
  });
  const onAll = {
    win: boards * games.awards.win,
    draw: boards * games.awards.draw,
    loss: boards * games.awards.loss,
    absence: boards * games.awards.absence,
    pairingBye: null,
  };
  const MP = adjustedTeams(eventIn('MP', matches.parts, matches.awards), tournament, 'MP');
  const GP = adjustedTeams(eventIn('GP', games.parts, onAll), tournament, 'GP');
  const results = cells.map((own, team) =>
    own.map(({ opponent, boards: onBoards }, at): MatchResult => ({
      matchPoints: MP.entries[team][at].points / MP.parts,
      gamePoints: GP.entries[team][at].points / GP.parts,
      against: opponent === null ? null : GP.entries[opponent][at].points / GP.parts,
      boards: onBoards?.map((points) => points / GP.parts) ?? null,
    })),
  );
  return {
    MP: { ...MP, ofTeams: { score: 'MP', matches: results } },
    GP: { ...GP, ofTeams: { score: 'GP', matches: results } },
    primary,
    boards,
    onBoards: cells.map((own) => own.map((cell) => cell.boards)),
    isOwnMatchOnly: options.articleTwelve !== 'tournament',
  };
}
