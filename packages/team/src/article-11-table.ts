// FIDE C.07 (edition 2026-03), Article 11: Team Tie-Breaks, the two scores of a team

import {
  type Boards,
  type CheckedOptions,
  type Crosstable,
  type Matches,
  type OptionNames,
  type Points,
  REPORT_FIELDS,
  type TeamTableOptions,
  type Tournament,
  addUp,
  check,
  checkArray,
  checkNames,
  checkTableSize,
  checkedDefinitions,
  choice,
  compileCells,
  inScore,
  isAmount,
  memoized,
  nearest,
  outcomeOf,
  settingsOf,
  specialCasesOf,
  tableOf,
  unknownFacts,
} from '@crosstable/core';

import { checkBoards, checkedPairingBye, gamePointsOf, matchPointsOf, pointsOfGame } from './article-11-scores.js';
import { boardPointsOf } from './article-12-boards.js';
import { mostBoards } from './board-count.js';
import { type TeamCells, emptyCells } from './cells.js';
import { eachMatch, isList } from './each-match.js';
import { enterMatches } from './enter-match.js';
import { checkTeamAdjustments, withAdjustments } from './team-adjustments.js';
import { type TeamField, teamFieldOf, withPlayersShown } from './team-field.js';

/** A compiled tournament of teams, made by `teamTable`: its `players` are the ids of the teams. */
export interface TeamTable extends Crosstable {
  /** The number of boards of a match. */
  readonly boards: number;
  /** The score that decides first. */
  readonly primary: 'MP' | 'GP';
}

const OPTIONS: OptionNames<TeamTableOptions> = {
  adjustments: true,
  articleTwelve: true,
  boards: true,
  colours: true,
  edition: true,
  matchScoring: true,
  pairingBye: true,
  players: true,
  primary: true,
  round: true,
  ratings: true,
  rounds: true,
  scoring: true,
  selfDefined: true,
  system: true,
  teams: true,
  unknown: true,
  unrated: true,
};

/** By board: whether the first team has the white pieces. */
function coloursOf(colours: unknown, size: number): boolean[] {
  const isSequence = colours === undefined || (typeof colours === 'string' && /^[WB]+$/.test(colours));
  check(isSequence, 'options.colours', 'a text of W and B', colours, 'string');
  const sequence = colours ?? 'WB';
  return Array.from({ length: size }, (_, board) => sequence[board % sequence.length] === 'W');
}

/** The checked options of a table of teams, without those that depend on the matches. */
interface TeamSettings {
  readonly options: TeamTableOptions;
  readonly settings: CheckedOptions;
  readonly size: number;
  /** The number of rounds in matches, those included that don't count. */
  readonly total: number;
  readonly isFirstWhite: readonly boolean[];
  readonly ofGame: Points;
  readonly ofMatch: { readonly matchPoints: Points; readonly gamePoints: Points };
}

/** The game points of all matches that have totals alone. They decide the units of the score. */
function totalsIn(matches: Matches): number[] {
  const found: number[] = [];
  eachMatch(matches, ({ gamePoints }) => {
    // A value that isn't an amount is refused when the match is read
    if (isList(gamePoints)) found.push(...gamePoints.slice(0, 2).filter(isAmount));
  });
  return found;
}

/** Lays the matches out and adds up both scores. */
function compile(
  matches: Matches,
  { isFirstWhite, ofGame, ofMatch, options, settings, size, total }: TeamSettings,
): Tournament {
  const rounds = matches.length;
  const field = teamFieldOf(matches, options.teams, options.players, size);
  const countGames = (): number => matches.flat().length * size;
  checkTableSize(Math.max(field.index.size * size, field.players.size), rounds, countGames);
  const cells = emptyCells(field, rounds, size, isFirstWhite, ofGame);
  for (let round = 0; round < rounds; round++) {
    checkArray(matches[round], `matches[${round}]`, 'matches');
    enterMatches(cells, matches[round], round);
  }
  checkTableSize(field.players.size, rounds, countGames); // the boards may have shown more
  const { pairingNumbers, isListed, index } = field;
  const ratings = new Float64Array(index.size);
  const tournament = compileCells(
    cells,
    { isListed, pairingNumbers, ratings },
    { ...settings, points: ofMatch.matchPoints },
  );
  const boards = boardsOf(cells, withPlayersShown(field), options, { ...settings, rounds }, total);
  const { gamePoints, records } = cells;
  for (let cell = 0; cell < gamePoints.length; cell++) {
    if (Number.isNaN(gamePoints[cell])) gamePoints[cell] = ofMatch.gamePoints.ofOutcome[outcomeOf(records[cell])];
  }
  const { expelled } = field;
  const others = expelled.size > 0 && { expelled };
  return Object.freeze({
    ...tournament,
    ...others,
    unknown: unknownFacts(options.unknown),
    selfDefined: checkedDefinitions(options.selfDefined, 'options.selfDefined', field.index),
    secondary: addUp(rounds, ofMatch.gamePoints, gamePoints, index.size),
    boards,
  });
}

/** The points of the boards are for Article 12 and for explanations: most tables are never asked for them. */
const pointsOnBoards = /* @__PURE__ */ memoized(boardPointsOf);

/** The games of the teams on their boards, and their players. */
function boardsOf(
  cells: TeamCells,
  field: TeamField,
  options: TeamTableOptions,
  settings: Pick<CheckedOptions, 'ratingOfUnrated' | 'rounds'>,
  total: number,
): Boards {
  const { ids, playerNumbers, players, ratings, rosterBoards, shown, teams } = field;
  const { players: listed, ratings: list, rounds, unrated } = options;
  const rated = { index: players, isListed: shown === undefined, ratings };
  const specialCases = specialCasesOf(rated, { players: listed, ratings: list, rounds, unrated }, settings, total);
  const articleTwelve = choice(options.articleTwelve, 'options.articleTwelve', ['match', 'tournament']) ?? 'match';
  return Object.freeze({
    size: cells.size,
    get points() {
      return pointsOnBoards(cells);
    },
    seats: cells.seats,
    records: cells.boardRecords,
    ofGame: cells.ofGame,
    players: {
      ids,
      isListed: shown === undefined,
      pairingNumbers: playerNumbers,
      ratings,
      specialCases,
      rosterBoards,
      teams,
    },
    articleTwelve,
  });
}

/** The tournament behind a table of teams. */
function compileMatches(
  matches: Matches,
  options: TeamTableOptions,
): { readonly tournament: Tournament; readonly size: number } {
  checkArray(matches, 'matches', 'rounds');
  checkNames(options, 'options', OPTIONS, nearest, REPORT_FIELDS);
  const { adjustments = [], scoring } = options;
  const settings = settingsOf(
    { ...options, adjustments: undefined, players: undefined, scoring: undefined },
    [],
    matches.length,
    'matches',
  );
  const given = checkTeamAdjustments(adjustments, matches.length);
  const pairingBye = checkedPairingBye(options.pairingBye);
  const amounts = ({ points }: { readonly points: number }): number => points;
  const others = [...totalsIn(matches), ...given.gamePoints.map(amounts)];
  const ofPairingBye = pairingBye.gamePoints;
  const ofGame = pointsOfGame(scoring, ofPairingBye === undefined ? others : [...others, ofPairingBye]);
  const { boards: size = mostBoards(matches, ofGame) } = options;
  checkBoards(size);
  const ofMatch = {
    matchPoints: matchPointsOf(options.matchScoring, pairingBye.matchPoints, given.matchPoints.map(amounts)),
    gamePoints: gamePointsOf(ofGame, size, ofPairingBye),
  };
  const isFirstWhite = coloursOf(options.colours, size);
  const team = { isFirstWhite, ofGame, ofMatch, options, settings, size, total: matches.length };
  const counting = matches.slice(0, settings.rounds);
  // Rounds that don't count are checked, too
  if (counting.length < matches.length) compile(matches, team);
  const primary = choice(options.primary, 'options.primary', ['MP', 'GP']);
  return { tournament: inScore(withAdjustments(compile(counting, team), given), primary), size };
}

/**
 * Compiles a tournament of teams: checks the matches and their boards once, and lays out match points and game points.
 *
 * @param matches - `matches[n]` holds round n + 1.
 * @param options - Facts that the matches don't contain: teams with their rosters, boards, scoring, the primary score.
 *   A report from `parseTrf` can stand here: its other fields are ignored.
 * @returns A frozen table for every tie-break, for `standings` and for `explain`. The input is neither kept nor changed.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value: a team or a player twice in a round, a
 *   player of neither team, too few boards, more game points than the boards give, an unknown option. The message gives
 *   path, expectation and value; a path is `matches[2][0].boards[1].white`.
 *
 * Cost: linear in the boards and in teams times rounds times boards. Follows C.07 Art. 11, 15 and 16.
 *
 * @example
 * ```ts
 * import { gamePoints, matchPoints } from '@crosstable/team';
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([
 *   [{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }],
 *   [{ white: 'Bears', black: 'Lions', gamePoints: [2, 2] }],
 * ]);
 * matchPoints('Lions', table); // → 3
 * gamePoints('Lions', table); // → 4.5
 * ```
 */
export function teamTable(matches: Matches, options: TeamTableOptions = {}): TeamTable {
  const { size, tournament } = compileMatches(matches, options);
  const primary = tournament.primary.name === 'GP' ? 'GP' : 'MP';
  return tableOf(tournament, { boards: size, primary } as const);
}
