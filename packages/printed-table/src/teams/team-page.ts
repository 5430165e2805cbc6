// A crosstable of teams by its rows.
import type { PrintedColumn, PrintedTable, Team } from '@crosstable/core';

import { type Column, isNumbering } from '../cells/column.js';
import { type Grid, beginsOther } from '../cells/grid.js';
import { ordinalOf } from '../cells/number-cell.js';
import { errorAtCell } from '../cells/refusal.js';
import { type OnRepair, type Repair, repairCollector } from '../cells/repair.js';
import { type Row, cellAt } from '../cells/sheet.js';
import { detailsOf } from '../columns/details.js';
import { legendOf } from '../columns/legend.js';
import { byId, columnsBelow, isTiebreak } from '../columns/printed-columns.js';
import { countFitting, printedRanks } from '../columns/printed-ranks.js';
import { isStateAfter, unknownOf } from '../games/open-facts.js';
import { roundAbove } from '../games/rounds-so-far.js';
import { matchesOf, pairingsOf } from './matches.js';
import type { PrintedTeamPage } from './printed-team-page.js';
import { type TeamBye, byeMatch, pairingByeOf, teamByes, worthOf } from './team-byes.js';
import { TEAM_WORDS, type TeamRows, openRounds } from './team-rows.js';
import { type PrintedScores, type Scores, type Tally, type WholeScoring, matchPointsOf, printedScores, talliesOf } from './team-scores.js'; // prettier-ignore

/** The teams: their names are below a heading that says so, else in the column with most names. */
function teamsOf({ heading, left, players }: Grid, areNumbers: boolean): Team[] {
  const countOf = ({ texts }: Column): number => new Set(texts.filter((text) => /\p{L}/u.test(text))).size;
  const [most] = left.toSorted((one, other) => countOf(other) - countOf(one));
  const names = left.find(({ label }) => TEAM_WORDS.test(label)) ?? left.find((column) => column === most);
  if (names === undefined) throw errorAtCell(heading.row.cells[heading.first], 'a column of names before it');
  const numbers = left.find((column) => column !== names && isNumbering(column));
  return players.map((_, at) => {
    const name = names.texts[at];
    if (name === '') throw errorAtCell(names.cells[at], 'the name of a team');
    const pairingNumber = areNumbers ? at + 1 : ordinalOf(numbers?.texts[at] ?? '');
    return { id: String(at + 1), name, ...(pairingNumber !== undefined && { pairingNumber }) };
  });
}

/** The points of a team with its byes, in both scores. */
interface Counted {
  readonly matchPoints: number;
  readonly gamePoints: number;
}

/** The worth of the byes of the table. */
interface Worth {
  readonly matchPoints: number | undefined;
  readonly gamePoints: number | undefined;
}

/** The points of all teams. Without printed points a bye is worth a drawn match. */
function countedOf(
  tallies: readonly Tally[],
  byes: readonly TeamBye[],
  worth: Worth,
  { win, draw, loss }: WholeScoring,
  boards: number,
): Counted[] {
  const counted = tallies.map((tally) => ({ matchPoints: matchPointsOf(tally, { win, draw, loss }), gamePoints: tally.gamePoints })); // prettier-ignore
  for (const { team, kind } of byes) {
    const [ofMatch, ofGames] =
      kind === 'pairing-bye'
        ? [worth.matchPoints ?? draw, worth.gamePoints ?? boards / 2]
        : kind === 'full-bye'
          ? [win, boards]
          : [draw, boards / 2];
    counted[team].matchPoints += ofMatch;
    counted[team].gamePoints += ofGames;
  }
  return counted;
}

/** Reports the printed points of a score that aren't those of the matches. */
function compare(
  scores: Scores | undefined,
  counted: readonly Counted[],
  name: 'gamePoints' | 'matchPoints',
  onRepair: OnRepair,
): void {
  scores?.column.cells.forEach((cell, at) => {
    const stated = scores.values[at];
    const { [name]: own } = counted[at];
    if (stated === own) return;
    const score = name === 'matchPoints' ? 'MP' : 'GP';
    const more = stated === null ? {} : { points: { id: String(at + 1), stated, counted: own, score } as const };
    onRepair('points-differ', cell, { key: 'not-the-sum-of-team', values: { sum: own, score } }, more);
  });
}

/** The columns behind the rounds, with the rules of both scores; texts on other columns name rules of players. */
function columnsOf(
  { right }: Grid,
  { gamePoints, matchPoints }: PrintedScores,
  ids: readonly string[],
  below: readonly Row[],
): PrintedColumn[] {
  const [ofMatches, ofGames] = [matchPoints?.column, gamePoints?.column];
  const columns = right.filter((column) => isTiebreak(column) || column === ofMatches || column === ofGames);
  return columnsBelow(columns, ids, legendOf(below)).map(({ named: _named, ...column }, at) => {
    if (columns[at] === ofMatches) return { ...column, named: [{ code: 'MPTS', article: '11.1.1' }] };
    return columns[at] === ofGames ? { ...column, named: [{ code: 'GPTS', article: '11.1.2' }] } : column;
  });
}

/** The repair about a scoring of matches that isn't 2-1-0, at the first cell that shows it. */
function noteScoring({ scoring, matchPoints }: PrintedScores, onRepair: OnRepair): boolean {
  const { win, draw, loss } = scoring;
  const isUsual = win === 2 && draw === 1 && loss === 0;
  const cell = matchPoints?.column.heading;
  if (!isUsual && cell !== undefined) onRepair('scoring', cell, { key: 'match-worth', values: { win, draw, loss } });
  return !isUsual;
}

/** The page of a table whose cells are those of teams. */
export function teamPageOf(
  rows: readonly Row[],
  grid: Grid,
  before: readonly Repair[],
  table: TeamRows,
): PrintedTeamPage {
  const { heading } = grid;
  const repairs = [...before];
  const onRepair = repairCollector(repairs);
  const { boards, system } = table;
  const below = rows.slice(heading.at + 1);
  const other = below.find((row) => row.table === heading.row.table && beginsOther(row, heading.row));
  if (other !== undefined) onRepair('unknown-record', cellAt(other, 0), { key: 'other-table', values: {} });
  const byes = teamByes(table.rows, boards, onRepair);
  const tallies = talliesOf(table);
  const withBye = new Set(byes.map(({ team }) => team));
  const scores = printedScores([...grid.right, ...grid.left], legendOf(below), tallies, (team) => withBye.has(team));
  const { matchPoints, gamePoints, scoring } = scores;
  const isOther = noteScoring(scores, onRepair);
  const allocated = byes.filter(({ kind }) => kind === 'pairing-bye');
  const asked = countedOf(tallies, byes.filter(({ kind }) => kind !== 'pairing-bye'), { matchPoints: 0, gamePoints: 0 }, scoring, boards); // prettier-ignore
  const worthIn = (one: Scores | undefined, name: keyof Counted): number | undefined =>
    one && worthOf(allocated, one.values, asked.map(({ [name]: own }) => own)); // prettier-ignore
  const worth = {
    matchPoints: worthIn(matchPoints, 'matchPoints'),
    gamePoints: allocated.at(0)?.side.points ?? worthIn(gamePoints, 'gamePoints'),
  };
  const counted = countedOf(tallies, byes, worth, scoring, boards);
  const [ofMatches, ofGames] = [counted.map((own) => own.matchPoints), counted.map((own) => own.gamePoints)];
  const others = grid.right.filter((column) => !isTiebreak(column) && column !== matchPoints?.column && column !== gamePoints?.column); // prettier-ignore
  const { ranks, areNumbers } = printedRanks(grid, others, [ofMatches, ofGames], onRepair);
  const ids = tallies.map((_, at) => String(at + 1));
  const ranksInOrder = ids.map((id) => ranks?.get(id));
  const isByGames = countFitting(ranksInOrder, ofGames) > countFitting(ranksInOrder, ofMatches);
  const above = rows.slice(0, heading.at);
  const after = system === 'round-robin' ? roundAbove(above) : undefined;
  const { games, rounds } = pairingsOf(table, grid.heading, areNumbers, after, onRepair);
  const isConfirmed = (team: number): boolean | undefined => gamePoints && gamePoints.values[team] === ofGames[team];
  const matches = matchesOf(rounds, { boards, open: openRounds(table), isConfirmed, onRepair });
  compare(matchPoints, counted, 'matchPoints', onRepair);
  compare(gamePoints, counted, 'gamePoints', onRepair);
  const teams = teamsOf(grid, areNumbers);
  const unknown = unknownOf({ games, players: teams, system }, areNumbers);
  const pairingBye = pairingByeOf(worth.matchPoints, worth.gamePoints);
  const printedPoints = isByGames ? gamePoints : matchPoints;
  const { win, draw, loss } = scoring;
  const printed: PrintedTable = {
    ...(printedPoints && { points: byId(ids, printedPoints.values.map((value, at) => value ?? (isByGames ? ofGames : ofMatches)[at])) }), // prettier-ignore
    ...(ranks && { ranks }),
    columns: columnsOf(grid, scores, ids, below),
  };
  return {
    ...detailsOf(above),
    system,
    rounds: system === 'swiss' ? heading.count : games.length,
    ...(after !== undefined && isStateAfter(after, games) && { after }),
    teams,
    matches: withByes(matches, byes, system === 'swiss' ? heading.count : games.length),
    boards,
    ...(isOther && { matchScoring: { win, draw, loss } }),
    ...(allocated.length > 0 && pairingBye && { pairingBye }),
    ...(isByGames && { primary: 'GP' as const }),
    ...(unknown.length > 0 && { unknown }),
    matchPoints: byId(ids, ofMatches),
    gamePoints: byId(ids, ofGames),
    printed,
    repairs,
  };
}

/** The rounds with their byes, up to the last one with an entry. */
function withByes(
  matches: PrintedTeamPage['matches'],
  byes: readonly TeamBye[],
  count: number,
): PrintedTeamPage['matches'] {
  const rounds = Array.from({ length: count }, (_, at) => [...(matches.at(at) ?? [])]);
  for (const bye of byes) rounds[bye.round].push(byeMatch(bye));
  return rounds.slice(0, rounds.findLastIndex((round) => round.length > 0) + 1);
}
