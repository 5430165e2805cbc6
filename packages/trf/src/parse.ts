import { check } from '@crosstable/core';
import { ADJUSTMENT } from './columns.js';
import { readDate } from './dates.js';
import { decode } from './encoding.js';
import { pairingByeResult } from './game-points.js';
import { foreignFormat, headOf, isNoReport } from './foreign-file.js';
import { headerReader, type Headers } from './header-records.js';
import { recordCode, recordValue, splitLines, type Line } from './line.js';
import { readInitialColour, readRounds, readTiebreaks } from './one-of-two-records.js';
import { refuseTwins } from './pairing.js';
import { pairWithPoints } from './pair-with-points.js';
import { readAdjustment } from './player-list-records.js';
import { readPlayer, type PlayerRow } from './player-record.js';
import { collectRepairs, type Report } from './repair.js';
import { readRulings, ruledPlayer, ruledTeam } from './rulings.js';
import { readScoring, readUnknownResult, toScoring } from './scoring-records.js';
import { readSystem } from './system.js';
import { readTeams } from './read-teams.js';
import { teamCodeOf } from './team-file.js';
import type { Adjustment, TrfTeams, TrfTournament } from './tournament.js';
import { TrfError } from './trf-error.js';

/** The team fields of an individual tournament. */
const NO_TEAMS: Partial<TrfTeams> = {};

const PLAYER_EXPECTED = 'a record of a player (001)';

/**
 * Reads a tournament report file: TRF16 and TRF26 of individuals or of teams, with the habits of JaVaFo, bbpPairings,
 * Swiss-Manager, Vega and Lichess and the byes of TRF06 (FIDE Handbook C.02.03).
 *
 * The result can stand for the options of a table: `crosstable(t.games, t)`, and for teams `teamTable(t.matches, t)`.
 *
 * `repairs` has everything that was guessed or corrected, including a Points column that disagrees with its games.
 *
 * @param source - The file. Bytes are decoded as UTF-8 and, line by line, as Windows-1252 where they aren't; a string is
 *   taken as it is.
 * @returns The tournament; ids are the start numbers without leading zeros, points are those of the file.
 * @throws TrfError naming line, column, what was expected and what was found, if the file cannot be read: it has no
 *   player, has another format, breaks its columns, or has two players contradict each other; for teams, if a player is
 *   in no team or in two, or a team is in two matches of a round.
 * @throws RangeError if the table has more than 4,000,000 cells (players times rounds) with fewer than one game for 50.
 * @throws TypeError if `source` is neither a string nor a Uint8Array.
 *
 * Cost: linear in the length of the file, and in the players times the rounds, of which there are at most 999.
 *
 * @example
 * ```ts
 * const lines = ['092 Individual: Swiss-System', `001    1      Anna${' '.repeat(63)}1.0    1     2 w 1`];
 * const { games, points } = parseTrf([...lines, `001    2      Boris${' '.repeat(62)}0.0    2     1 b 0`].join('\n'));
 * games; // → [[{ white: '1', black: '2', result: 1 }]]
 * points.get('1'); // → 1
 * ```
 */
export function parseTrf(source: string | Uint8Array): TrfTournament {
  const isBytes = Object.prototype.toString.call(source) === '[object Uint8Array]';
  check(typeof source === 'string' || isBytes, 'source', 'a string or a Uint8Array', source);
  refuseForeignFile(source);
  const { report, sorted } = collectRepairs();
  const lines = splitLines(decode(source, report));
  const teamCode = teamCodeOf(lines);
  const { headers, read } = headerReader(report, teamCode);
  const rows: PlayerRow[] = [];
  const reportRow: Report = (...repair) => {
    // For teams: a board won against nobody, or a player who wasn't lined up
    if (teamCode === undefined || repair[0] !== 'bye-code' || !/[-+]$/.test(repair[3])) report(...repair);
  };
  for (const line of lines) {
    if (line.text.startsWith('001'))
      rows.push(readPlayer(line, reportRow)); // 001
    else read(line);
  }
  if (rows.length === 0) throw new TrfError(lines.length, 1, PLAYER_EXPECTED, '');
  refuseTwins(rows);

  const { texts } = headers;
  const system = readSystem(texts.typeCode, texts.type); // 192, 092
  if (system === undefined) reportSystem(headers, report);
  const table = readScoring(headers.scoring, report); // 162, XXS, BBW-BBU
  const adjustments = headers.adjustments.map(readAdjustment); // 299
  const unknown = readUnknownResult(headers.scoring); // 162, X
  const unknownResult = unknown?.points;
  const sources = { system, pairingBye: pairingByeResult(table), adjustments, table, unknownResult, report };
  const paired =
    teamCode === undefined
      ? { ...pairWithPoints(rows, { ...sources, byes: headers.byes }), ...NO_TEAMS }
      : readTeams(rows, { ...sources, records: headers.ofTeams, typeCode: texts.typeCode });
  checkAdjustments(adjustments, headers.adjustments, paired.teams ?? rows.map(({ player }) => player), report);
  const players = rows.map(({ player }) => player);
  const rulings = readRulings(headers.rulings, players, paired.teams);
  const { games, lastPairedRound, matches = [] } = paired;
  if (unknown !== undefined && games.some((round) => round.some(({ result }) => result === null))) {
    report(
      'scoring',
      unknown.line,
      unknown.column,
      'X',
      'is not counted: a game that is not finished has no points yet',
    );
  }
  checkCount(headers, rows.length, report);
  const rounds = chooseRounds(headers, Math.max(games.length, matches.length), report);
  const colour = choose(headers.initialColour, '152', readInitialColour, headers, report);
  const tiebreaks = choose(headers.tiebreaks, '212', readTiebreaks, headers, report);
  return {
    ...texts,
    system,
    start: readDay(headers.start, report), // 042
    end: readDay(headers.end, report), // 052
    roundDates: headers.roundDates ?? [],
    deputyArbiters: headers.deputyArbiters,
    rounds: rounds.value,
    lastPairedRound,
    initialColour: colour.value,
    scoring: headers.scoring.length > 0 ? toScoring(table) : undefined,
    tiebreaks: tiebreaks.value,
    listChanges: rulings.listChanges,
    players: players.map((player) => ruledPlayer(player, rulings, paired.teams !== undefined)),
    games,
    teams: paired.teams?.map((team) => ruledTeam(team, rulings)),
    matches: paired.matches,
    boards: paired.boards,
    colours: paired.colours,
    matchScoring: paired.matchScoring,
    pairingBye: paired.pairingBye,
    primary: paired.primary,
    points: statedBy(rows, (row) => row.points),
    ranks: statedBy(rows, (row) => row.rank),
    adjustments,
    comments: headers.comments,
    nationalLines: headers.nationalLines,
    otherRecords: headers.otherRecords,
    unknownLines: headers.unknownLines,
    written: {
      start: textOf(headers.start),
      end: textOf(headers.end),
      rounds: rounds.line,
      initialColour: colour.line,
      scoring: headers.scoring.map(({ text }) => text),
      tiebreaks: tiebreaks.line,
      ...(headers.ofTeams.has('801') || headers.ofTeams.has('802')
        ? { teamTables: ['801', '802'].filter((code) => headers.ofTeams.has(code)) }
        : {}),
    },
    repairs: sorted(),
  };
}

/** Refuses a file of another format by its beginning, before the rest is read. */
function refuseForeignFile(source: string | Uint8Array): void {
  const head = headOf(source);
  const format = foreignFormat(head);
  if (format !== undefined) {
    const found = /\S.{0,19}/.exec(head)?.[0] ?? '';
    throw new TrfError(1, 1, 'a tournament report file', found, `this is ${format}; give a TRF file`);
  }
  if (isNoReport(head, source.length)) throw new TrfError(1, 1, PLAYER_EXPECTED, '');
}

interface Chosen<T> {
  readonly value: T | undefined;
  /** The line that gives the value. */
  readonly line: string | undefined;
}

/** The first line with a value counts, lines of the preferred record before the others; the rest is kept. */
function choose<T>(
  lines: readonly Line[],
  preferred: string,
  read: (line: Line) => T | undefined,
  headers: Headers,
  report: Report,
): Chosen<T> {
  let chosen: Chosen<T> = { value: undefined, line: undefined };
  const isOther = ({ text }: Line) => Number(recordCode(text) !== preferred);
  for (const line of [...lines].sort((a, b) => isOther(a) - isOther(b))) {
    const value = read(line);
    if (value !== undefined && chosen.line === undefined) {
      chosen = { value, line: line.text };
      continue;
    }
    if (value !== undefined) {
      report('duplicate-record', line.number, 1, line.text, `is kept, and ${JSON.stringify(chosen.line)} followed`);
    }
    headers.otherRecords.push(line.text);
  }
  return chosen;
}

/** 142 or XXR, at least the rounds of the table. */
function chooseRounds(headers: Headers, played: number, report: Report): { value: number; line: string | undefined } {
  const { value, line } = choose(headers.rounds, '142', readRounds, headers, report);
  if (value === undefined) return { value: played, line: undefined };
  if (value >= played) return { value, line };
  const at = headers.rounds.find(({ text }) => text === line)?.number ?? 1;
  report('rounds', at, 5, String(value), `read as ${played}, the rounds of the table`);
  return { value: played, line: `142 ${played}` };
}

function statedBy(
  rows: readonly PlayerRow[],
  stated: (row: PlayerRow) => number | undefined,
): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const row of rows) {
    const value = stated(row);
    if (value !== undefined) values.set(row.player.id, value);
  }
  return values;
}

/** 299 names players; in the file of a team tournament it names teams. */
function checkAdjustments(
  adjustments: readonly Adjustment[],
  lines: readonly Line[],
  known: readonly { readonly id: string; readonly players?: unknown }[],
  report: Report,
): void {
  const ids = new Set(known.map(({ id }) => id));
  const isOfTeams = known.some(({ players }) => players !== undefined);
  adjustments.forEach(({ players }, n) => {
    for (const id of players) {
      if (ids.has(id)) continue;
      const read = `is no ${isOfTeams ? 'team' : 'player'} of the file`;
      report('adjustment', lines[n].number, ADJUSTMENT.player.from, id, read);
    }
  });
}

/** The value of a record; `undefined` for a missing record or a blank value. */
function textOf(line: Line | undefined): string | undefined {
  const text = line && recordValue(line.text);
  return text === '' ? undefined : text;
}

function readDay(line: Line | undefined, report: Report): string | undefined {
  const text = textOf(line);
  if (line === undefined || text === undefined) return undefined;
  const date = readDate(text);
  if (date === undefined) report('date', line.number, 5, text, 'is not recognised as a date');
  if (date?.dayFirstAssumed) report('date', line.number, 5, text, `read with the day first: ${date.iso}`);
  return date?.iso;
}

function reportSystem(headers: Headers, report: Report): void {
  const { number, text } = headers.type ?? { number: 1, text: '' };
  report('system', number, 1, text, 'does not tell a Swiss from a round-robin: blank rounds are read as absences');
}

/** 062 begins with the number of players. */
function checkCount({ playerCount }: Headers, players: number, report: Report): void {
  const text = playerCount && recordValue(playerCount.text);
  const count = /^\d+/.exec(text ?? '')?.[0];
  if (!playerCount || count === undefined || Number(count) === players) return;
  report('count-differs', playerCount.number, 5, count, `is not the number of the players: ${players}`);
}
