import { type OpenedReport, PLAYER_EXPECTED } from './open-report.js';
import { type Headers, type PlayerList, headerReader } from './records/header-records.js';
import { readInitialColour, readRounds, readTiebreaks } from './records/one-of-two-records.js';
import { readIncidents } from './records/incidents.js';
import { readPeriod, withoutBlankRounds } from './records/period.js';
import { type PlayerRow, readPlayer } from './records/player-record.js';
import { readRulings, ruledPlayer, ruledTeam } from './records/rulings.js';
import { readScoring, readUnknownResult, toScoring } from './records/scoring-records.js';
import { readSystem } from './records/system.js';
import { systemIn } from './records/type-words.js';
import type { OnRepair } from './repair.js';
import { type PricedRows, pairAsPointsShow } from './rounds/as-points-show.js';
import { pairingByeResult } from './rounds/game-points.js';
import { type PairedRows, refuseTwins } from './rounds/pairing.js';
import type { readTeams as readsTeams } from './teams/read-teams.js';
import { readDate } from './text/dates.js';
import { type Line, recordCode, recordValue } from './text/line.js';
import type { TrfTeams, TrfTournament } from './tournament.js';
import { TrfError } from './trf-error.js';

/** The rows as games, of teams with their matches. */
interface ReadRows extends Omit<PricedRows, 'paired'> {
  readonly paired: PairedRows & Partial<TrfTeams>;
}

/** Reads the teams and their matches. */
export type TeamReader = typeof readsTeams;

/**
 * Reads an opened report.
 *
 * @param readTeams - The reader of teams; not needed for a report of individuals, so that a page can load it for others alone.
 * @throws TrfError
 */
export function readReport(
  { lines, teamCode, onRepair, sorted }: OpenedReport,
  readTeams: TeamReader | undefined,
): TrfTournament {
  const { headers, read } = headerReader(onRepair, teamCode);
  const rows: PlayerRow[] = [];
  const onRowRepair: OnRepair = (...repair) => {
    // For teams: a board won against nobody, or a player who wasn't lined up
    if (teamCode === undefined || repair[0] !== 'bye-code' || !/[-+]$/.test(repair[3])) onRepair(...repair);
  };
  for (const line of lines) {
    if (line.text.startsWith('001'))
      rows.push(readPlayer(line, onRowRepair)); // 001
    else read(line);
  }
  if (rows.length === 0) throw new TrfError(lines.length, 1, PLAYER_EXPECTED, '', undefined, 'no-tournament');
  refuseTwins(rows);

  const { adjustments, deputyArbiters, nationalLines, otherRecords, texts, unknownLines } = headers;
  const system = readSystem(texts.typeCode, texts.type); // 192, 092
  noteSystem(system, headers, onRepair);
  const said = readScoring(headers.scoring, onRepair); // 162, XXS, BBW-BBU
  const unknown = readUnknownResult(headers.scoring); // 162, X
  const unknownResult = unknown?.points;
  const ofPeriod = readPeriod(headers.comments, rows);
  // The points of such a report are those of rounds, too, that it leaves out
  const pairedRows = ofPeriod === undefined ? rows : rows.map((row) => ({ ...row, points: undefined }));
  const tell: OnRepair = (...repair) => {
    if (ofPeriod === undefined || repair[0] !== 'team-points') onRepair(...repair);
  };
  const sources = {
    system,
    pairingBye: pairingByeResult(said),
    adjustments,
    table: said,
    unknownResult,
    onRepair: tell,
  };
  const ofPlayers = { ...sources, byes: headers.byes };
  const priced: ReadRows =
    teamCode === undefined || readTeams === undefined
      ? pairAsPointsShow(pairedRows, ofPlayers, headers.scoring.length === 0)
      : {
          paired: readTeams(pairedRows, { ...sources, records: headers.ofTeams, typeCode: texts.typeCode }),
          table: said,
        };
  const { record, table } = priced;
  const paired = ofPeriod === undefined ? priced.paired : withoutBlankRounds(priced.paired);
  const scoring = record === undefined ? headers.scoring.map(({ text }) => text) : [record];
  const players = rows.map(({ player }) => player);
  comparePlayerLists(headers.playerLists, players, paired.teams, onRepair);
  const { games, lastPairedRound, matches = [] } = paired;
  // An X of nothing is counted as it says
  if (
    unknown !== undefined &&
    unknown.points !== 0 &&
    games.some((round) => round.some(({ result }) => result === null))
  ) {
    onRepair('scoring', unknown.line, unknown.column, 'X', { key: 'not-counted', values: {} });
  }
  compareCount(headers, rows.length, onRepair);
  const rounds = chooseRounds(headers, Math.max(games.length, matches.length), onRepair);
  const rulings = readRulings(headers.rulings, players, paired.teams, rounds.value);
  const others = headers.comments.filter((line) => line !== ofPeriod?.line);
  const { comments, incidents } = readIncidents(others, players, paired.teams, rounds.value);
  const colour = choose(headers.initialColour, '152', readInitialColour, headers, onRepair);
  const tiebreaks = choose(headers.tiebreaks, '212', readTiebreaks, headers, onRepair);
  const teamTables = ['801', '802'].filter((code) => headers.ofTeams.has(code));
  return {
    system,
    start: readDay(headers.start, headers.end, onRepair), // 042
    end: readDay(headers.end, headers.start, onRepair), // 052
    roundDates: headers.roundDates ?? [],
    deputyArbiters,
    rounds: rounds.value,
    lastPairedRound,
    initialColour: colour?.value,
    scoring: scoring.length > 0 ? toScoring(table) : undefined,
    unknownResult,
    tiebreaks: tiebreaks?.value,
    listChanges: rulings.listChanges,
    period: ofPeriod?.period,
    incidents,
    players: players.map((player) => ruledPlayer(player, rulings)),
    games,
    teams: paired.teams?.map((team) => ruledTeam(team, rulings)),
    matches: paired.matches,
    boards: paired.boards,
    colours: paired.colours,
    matchScoring: paired.matchScoring,
    pairingBye: paired.pairingBye,
    primary: paired.primary,
    points: statedValues(rows, (row) => row.points),
    ranks: statedValues(rows, (row) => row.rank),
    adjustments,
    comments,
    nationalLines,
    otherRecords,
    unknownLines,
    written: {
      start: textOf(headers.start),
      end: textOf(headers.end),
      rounds: rounds.line,
      initialColour: colour?.line.text,
      scoring,
      tiebreaks: tiebreaks?.line.text,
      ...(teamTables.length > 0 && { teamTables }),
    },
    repairs: sorted(),
    ...texts,
  };
}

/** A line with its value. */
interface Chosen<T> {
  readonly value: T;
  readonly line: Line;
}

/** The first line with a value counts, lines of the preferred record before the others; the rest is kept. */
function choose<T>(
  lines: readonly Line[],
  preferred: string,
  read: (line: Line) => T | undefined,
  headers: Headers,
  onRepair: OnRepair,
): Chosen<T> | undefined {
  const isOther = ({ text }: Line) => Number(recordCode(text) !== preferred);
  const sorted = [...lines].sort((a, b) => isOther(a) - isOther(b)).map((line) => ({ line, value: read(line) }));
  const chosen = sorted.find((one): one is Chosen<T> => one.value !== undefined);
  const said = JSON.stringify(chosen?.value);
  // By its beginning, because each of the others tells of it
  const record = chosen?.line.text.replace(/^([^]{100})[^]+$/u, '$1…') ?? '';
  for (const { line, value } of sorted) {
    if (line === chosen?.line) continue;
    // A record that says the same contradicts nothing
    if (value !== undefined && JSON.stringify(value) !== said) {
      onRepair('duplicate-record', line.number, 1, line.text, { key: 'other-record', values: { record } });
    }
    headers.otherRecords.push(line.text);
  }
  return chosen;
}

/** 142 or XXR, at least the rounds of the table. */
function chooseRounds(
  headers: Headers,
  played: number,
  onRepair: OnRepair,
): { value: number; line: string | undefined } {
  const chosen = choose(headers.rounds, '142', readRounds, headers, onRepair);
  if (chosen === undefined) return { value: played, line: undefined };
  const { line, value } = chosen;
  if (value >= played) return { value, line: line.text };
  onRepair('rounds', line.number, 5, String(value), { key: 'rounds-of-table', values: { rounds: played } });
  return { value: played, line: `142 ${played}` };
}

function statedValues(
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

/**
 * Notes the ids in 240 and 299 that name nobody. Both name teams where the tournament is one of teams, and there
 * `readTeams` has looked at 240 already.
 */
function comparePlayerLists(
  lists: readonly PlayerList[],
  players: TrfTournament['players'],
  teams: TrfTeams['teams'],
  onRepair: OnRepair,
): void {
  const known = new Set((teams ?? players).map(({ id }) => id));
  const reading = { key: teams === undefined ? 'no-player' : 'no-team', values: {} } as const;
  for (const { kind, line, column, players: named } of lists) {
    for (const id of named) if (!known.has(id)) onRepair(kind, line.number, column.from, id, reading);
  }
}

/** The value of a record; `undefined` for a missing record. */
function textOf(line: Line | undefined): string | undefined {
  return line && recordValue(line.text);
}

function readDay(line: Line | undefined, other: Line | undefined, onRepair: OnRepair): string | undefined {
  const text = textOf(line);
  if (line === undefined || text === undefined) return undefined;
  const { iso, assumed } = readDate(text, textOf(other)) ?? {};
  if (iso === undefined) onRepair('date', line.number, 5, text, { key: 'no-date', values: {} });
  else if (assumed) onRepair('date', line.number, 5, text, { key: `${assumed}-first`, values: { day: iso } });
  return iso;
}

function noteSystem(system: TrfTournament['system'], { type }: Headers, onRepair: OnRepair): void {
  if (type === undefined) onRepair('system', 1, 1, '', { key: 'system-not-said', values: {} });
  else if (system === undefined) onRepair('system', type.number, 1, type.text, { key: 'system-unclear', values: {} });
  else if ((systemIn(recordValue(type.text)) ?? system) !== system) {
    onRepair('system', type.number, 1, type.text, { key: 'system-by-192', values: { system } });
  }
}

/** 062 begins with the number of players. */
function compareCount({ playerCount }: Headers, players: number, onRepair: OnRepair): void {
  const text = playerCount && recordValue(playerCount.text);
  const count = /^\d+/.exec(text ?? '')?.[0];
  if (!playerCount || count === undefined || Number(count) === players) return;
  onRepair('count-differs', playerCount.number, 5, count, { key: 'not-the-players', values: { players } });
}
