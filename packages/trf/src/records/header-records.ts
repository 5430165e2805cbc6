import type { OnRepair, RepairKind } from '../repair.js';
import { ADJUSTMENT, BYE, type Column, ROUND_DATE, columnAfter, columnsIn, cut, refuse } from '../text/columns.js';
import { type Line, recordCode, recordValue } from '../text/line.js';
import type { Adjustment, TrfTexts } from '../tournament.js';
import { readAdjustment, readByes, twinFinder } from './player-list-records.js';
import type { ByeCode } from './result-codes.js';
import { isRuling } from './rulings.js';
import { isScoringCode } from './scoring-records.js';
import { TEAM_RECORDS, type TeamCode } from './team-file.js';
import { KEPT_RECORDS, TEXT_RECORDS, isTextCode } from './text-records.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The ids that a record names, and what the repair of an unknown one needs. */
export interface PlayerList {
  readonly kind: RepairKind;
  readonly line: Line;
  readonly column: Column;
  readonly players: readonly string[];
}

/** All lines of a file except its 001 records, sorted by record and not yet interpreted further. */
export interface Headers {
  readonly texts: Mutable<TrfTexts>;
  /** Lines of 042 and 052. */
  start?: Line;
  end?: Line;
  /** Lines of two records that say the same: 142 and XXR, 152 and XXC, 212 and 202. */
  readonly rounds: Line[];
  readonly initialColour: Line[];
  readonly tiebreaks: Line[];
  readonly scoring: Line[];
  /** 062. */
  playerCount?: Line;
  /** 092, or 192 in a file without 092. */
  type?: Line;
  roundDates?: readonly string[];
  readonly deputyArbiters: string[];
  /** 299. */
  readonly adjustments: Adjustment[];
  readonly placeOfTwin: (adjustment: Adjustment) => number;
  /** The ids that 240 and 299 name. */
  readonly playerLists: PlayerList[];
  /** 240, by round and id. */
  readonly byes: Map<number, Map<string, ByeCode>>;
  /** The records of teams by their code. */
  readonly ofTeams: Map<string, Line[]>;
  readonly comments: Line[];
  /** Comments in one of the forms that have a meaning. */
  readonly rulings: Line[];
  readonly nationalLines: string[];
  readonly otherRecords: string[];
  readonly unknownLines: string[];
}

const EMPTY_TEXTS: TrfTexts = {
  name: '',
  city: '',
  federation: '',
  playerCount: '',
  ratedCount: '',
  teamCount: '',
  type: '',
  chiefArbiter: '',
  timeControl: '',
  startingRank: '',
  program: '',
  typeCode: '',
  timeControlCode: '',
};

/** A federation, then a start number in the columns of 001. Codes of a draft of 2024 look alike and are left out. */
const NATIONAL = /^(?!ACC|TSE|PAB|FPB|HPB|ZPB|MFO|DFM|XX|BB)[A-Z]{3} (?=[ \d]{3}\d)[ ]*\d+ /;

/** The records of which only the first one counts. */
const SINGLE: ReadonlySet<string> = new Set(['042', '052', '132', '352', '362']);

/** Takes the line of one record after the other; it skips blank lines. */
export function headerReader(
  onRepair: OnRepair,
  teamCode?: TeamCode,
): { readonly headers: Headers; readonly read: (line: Line) => void } {
  const headers: Headers = {
    texts: { ...EMPTY_TEXTS },
    rounds: [],
    initialColour: [],
    tiebreaks: [],
    scoring: [],
    deputyArbiters: [],
    adjustments: [],
    placeOfTwin: twinFinder(),
    playerLists: [],
    byes: new Map(),
    ofTeams: new Map(),
    comments: [],
    rulings: [],
    nationalLines: [],
    otherRecords: [],
    unknownLines: [],
  };
  const seen = new Set<string>();
  const read = (line: Line): void => {
    const { text } = line;
    if (text === '') return;
    if (isRuling(line)) {
      headers.rulings.push(line);
      return;
    }
    if (text.startsWith('###')) {
      headers.comments.push(line); // ###
      return;
    }
    const code = recordCode(text);
    if (teamCode !== undefined && !isSingle(code) && (TEAM_RECORDS.has(code) || code === '240' || code === teamCode)) {
      putTeamRecord(headers, code, line);
      return;
    }
    if (code === '299' && cut(text, ADJUSTMENT.points) === '' && teamCode === undefined) {
      onRepair('adjustment', line.number, 1, text, { key: 'match-points-only', values: {} });
    }
    if (readRepeatable(headers, code, line)) return;
    if (code === '013') {
      // In a file with 310, 013 repeats the teams for older programs
      if (teamCode === undefined)
        onRepair('team-record', line.number, 1, text, { key: 'no-use-for-teams', values: {} });
      headers.otherRecords.push(text);
      return;
    }
    if (isSingle(code)) {
      if (seen.has(code)) keepTwin(headers, line, onRepair);
      else readSingle(headers, code, line, onRepair);
      seen.add(code);
    } else if (NATIONAL.test(text)) headers.nationalLines.push(text);
    else {
      onRepair('unknown-record', line.number, 1, text, { key: 'no-known-record', values: {} });
      headers.unknownLines.push(text);
    }
  };
  return { headers, read };
}

function isSingle(code: string): boolean {
  return isTextCode(code) || SINGLE.has(code);
}

/** Keeps a record of teams for `readTeams`. */
function putTeamRecord({ ofTeams }: Headers, code: string, line: Line): void {
  const lines = ofTeams.get(code);
  if (lines === undefined) ofTeams.set(code, [line]);
  else lines.push(line);
}

function putAdjustment({ adjustments, placeOfTwin, playerLists }: Headers, line: Line): void {
  const adjustment = readAdjustment(line); // 299
  const twin = placeOfTwin(adjustment);
  const column = columnAfter(ADJUSTMENT.player, twin);
  if (twin >= 0) refuse(line, column, 'one 299 for this result of a player');
  adjustments.push(adjustment);
  playerLists.push({ kind: 'adjustment', line, column: ADJUSTMENT.player, players: adjustment.players });
}

function putByes({ byes, playerLists }: Headers, line: Line): void {
  playerLists.push({ kind: 'bye-code', line, column: BYE.player, players: readByes(line, byes) }); // 240
}

/** Records that may stand several times. */
function readRepeatable(headers: Headers, code: string, line: Line): boolean {
  if (code === '112') headers.deputyArbiters.push(recordValue(line.text));
  else if (code === '142' || code === 'XXR') headers.rounds.push(line);
  else if (code === '152' || code === 'XXC') headers.initialColour.push(line);
  else if (code === '212' || code === '202') headers.tiebreaks.push(line);
  else if (code === '299') putAdjustment(headers, line);
  else if (isScoringCode(code)) headers.scoring.push(line);
  else if (KEPT_RECORDS.has(code)) {
    if (code === '240') putByes(headers, line);
    headers.otherRecords.push(line.text);
  } else return false;
  return true;
}

function readSingle(headers: Headers, code: string, line: Line, onRepair: OnRepair): void {
  if (code === '042') headers.start = line;
  else if (code === '052') headers.end = line;
  else if (code === '132') readRoundDates(headers, line, onRepair);
  else if (code === '352' || code === '362') putTeamRecord(headers, code, line);
  else if (isTextCode(code)) {
    headers.texts[TEXT_RECORDS[code]] = recordValue(line.text); // 012-032, 062-102, 122, 172-192, 222
    if (code === '062') headers.playerCount = line;
    if (code === '092' || (code === '192' && !headers.type)) headers.type = line;
  }
}

/** 132: dates in the columns of the rounds. A record with other text is kept as it is. */
function readRoundDates(headers: Headers, line: Line, onRepair: OnRepair): void {
  const { text } = line;
  const places = columnsIn(text, ROUND_DATE);
  const rest = places.map(({ to }, n) => text.slice(to, columnAfter(ROUND_DATE, n + 1).from - 1));
  if ([text.slice(3, ROUND_DATE.from - 1), ...rest].join('').trim() === '')
    headers.roundDates = places.map((place) => cut(text, place));
  else {
    onRepair('round-dates', line.number, 1, text, { key: 'no-round-dates', values: {} });
    headers.otherRecords.push(text);
  }
}

function keepTwin(headers: Headers, line: Line, onRepair: OnRepair): void {
  const kind = recordCode(line.text) === '132' ? 'round-dates' : 'duplicate-record';
  onRepair(kind, line.number, 1, line.text, { key: 'repeated', values: {} });
  headers.otherRecords.push(line.text);
}
