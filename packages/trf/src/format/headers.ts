import { SYSTEMS, check, isWhole } from '@crosstable/core';

import { readInitialColour, readRounds, readTiebreaks } from '../records/one-of-two-records.js';
import { primaryIn, readSystem } from '../records/system.js';
import { TEXT_RECORDS, type TextCode } from '../records/text-records.js';
import { saysTeams } from '../records/type-words.js';
import { MOST_ROUNDS, ROUND_DATE, columnAfter } from '../text/columns.js';
import { readDate, writeDate } from '../text/dates.js';
import { lay } from '../text/laid-line.js';
import type { Line } from '../text/line.js';
import type { TrfDraft } from '../tournament.js';
import { checkLine, checkLines, joinCodes } from './draft-check.js';
import { ratingOf } from './player.js';
import { formatScoring } from './scoring.js';
import { stillSaid } from './written-line.js';

/** The usual words of 092, behind `Individual` or `Team`. */
const TYPES = { swiss: ': Swiss-System', 'round-robin': ': Round-Robin' } as const;

/** The records above the players, in the order of their numbers. A field that the draft leaves out is not written. */
export function formatHeaders(draft: TrfDraft): readonly string[] {
  return [
    ...(['012', '022', '032'] as const).flatMap((code) => formatText(draft, code)),
    ...formatDay('start', draft),
    ...formatDay('end', draft),
    ...formatText(draft, '062', String(draft.players.length)),
    ...formatText(draft, '072', String(draft.players.filter(ratingOf).length)),
    ...formatText(draft, '082', draft.teams && String(draft.teams.length)),
    ...formatType(draft),
    ...formatText(draft, '102'),
    ...checkLines(draft.deputyArbiters, 'deputyArbiters').map((name) => `112 ${name}`),
    ...formatText(draft, '122'),
    ...formatRoundDates(draft),
    ...formatRoundCount(draft),
    ...formatColour(draft),
    ...formatScoring(draft),
    ...(['172', '182'] as const).flatMap((code) => formatText(draft, code)),
    ...formatTypeCode(draft),
    ...formatTiebreaks(draft),
    ...formatText(draft, '222'),
  ];
}

/** A record that is a text. `fallback` replaces a missing text of a draft that wasn't read from a file. */
function formatText(draft: TrfDraft, code: TextCode, fallback = ''): readonly string[] {
  const field = TEXT_RECORDS[code];
  const { [field]: value = '' } = draft;
  const text = checkLine(value, field).trim() || (draft.written ? '' : fallback);
  return text === '' ? [] : [`${code} ${text}`];
}

/** The day of a field, `042 2026/03/01`. The other one's text tells which number is the month, if it is written, too. */
function formatDay(field: 'start' | 'end', draft: TrfDraft): readonly string[] {
  const [code, other] = field === 'start' ? (['042', 'end'] as const) : (['052', 'start'] as const);
  const { [field]: day, [other]: otherDay } = draft;
  const written = draft.written?.[field];
  const otherText = checkLine(draft.written?.[other] ?? '', `written.${other}`);
  const beside = readDate(otherText)?.iso === otherDay ? otherText : '';
  const isSame = written !== undefined && readDate(checkLine(written, `written.${field}`), beside)?.iso === day;
  if (isSame) return [`${code} ${written}`];
  if (day === undefined) return [];
  check(readDate(checkLine(day, field))?.iso === day, field, 'a date YYYY-MM-DD', day, 'string');
  return [`${code} ${writeDate(day)}`];
}

/**
 * 092; if the draft names a system but no type, the usual words for it. It is written beside 192, too, because many
 * readers know only 092.
 */
function formatType(draft: TrfDraft): readonly string[] {
  const { system, teams, type = '', typeCode = '' } = draft;
  const whose = teams === undefined ? 'Individual' : 'Team';
  const isSystem = system === undefined || SYSTEMS.includes(system);
  check(isSystem, 'system', "'swiss' or 'round-robin'", system, 'string');
  const said = readSystem(checkLine(typeCode, 'typeCode'), checkLine(type, 'type'));
  if (system !== undefined && said !== system) {
    check(type + typeCode === '', 'system', 'what type and typeCode say', system, 'string');
    return [`092 ${whose}${TYPES[system]}`];
  }
  const ofCode = whose + (said === undefined ? '' : TYPES[said]);
  const isPlain = teams === undefined && (typeCode === '' || saysTeams(typeCode));
  return formatText(draft, '092', isPlain ? '' : ofCode);
}

/** 192; if the draft names a primary score but no code, a code that says it. */
function formatTypeCode(draft: TrfDraft): readonly string[] {
  const { primary, system, typeCode = '' } = draft;
  const isScore = primary === undefined || ['MP', 'GP'].includes(primary);
  check(isScore, 'primary', "'MP' or 'GP'", primary, 'string');
  if (primary === undefined || primaryIn(typeCode) === primary) return formatText(draft, '192');
  check(typeCode === '', 'primary', 'what typeCode says', primary, 'string');
  return [`192 CUSTOM_TEAM_${system === 'round-robin' ? 'ROUNDROBIN' : 'SWISS'}_${primary}`];
}

function formatRoundDates({ roundDates, written }: TrfDraft): readonly string[] {
  const dates = checkLines(roundDates, 'roundDates');
  if (dates.length === 0) return [];
  const width = ROUND_DATE.to - ROUND_DATE.from + 1;
  const fields = dates.map((date, n) => {
    check(date.length <= width, `roundDates[${n}]`, `at most ${width} characters`, date, 'string');
    const isDate = date === '' || written !== undefined || readDate(`20${date}`) !== undefined;
    check(isDate, `roundDates[${n}]`, 'a date YY/MM/DD', date, 'string');
    return [columnAfter(ROUND_DATE, n), date] as const;
  });
  return [lay('132', fields)];
}

/**
 * 142 or XXR. A draft without a number gets that of the table; a file that was read without the record is written
 * without it.
 */
function formatRoundCount(draft: TrfDraft): readonly string[] {
  const { written, games, matches = [] } = draft;
  const played = Math.max(games.length, matches.length);
  const { rounds = written ? undefined : played } = draft;
  if (rounds === undefined) return [];
  check(isWhole(rounds, 0, MOST_ROUNDS), 'rounds', 'a number of rounds', rounds, 'number');
  check(rounds >= played, 'rounds', `at least ${played}, the rounds of games`, rounds, 'number');
  const isLeftOut = rounds === 0 || (written && written.rounds === undefined && rounds === played);
  return stillSaid(draft, 'rounds', ['142', 'XXR'], readRounds, rounds) ?? (isLeftOut ? [] : [`142 ${rounds}`]);
}

function formatColour(draft: TrfDraft): readonly string[] {
  const { initialColour } = draft;
  if (initialColour === undefined) return [];
  check(['white', 'black'].includes(initialColour), 'initialColour', "'white' or 'black'", initialColour, 'string');
  const said = stillSaid(draft, 'initialColour', ['152', 'XXC'], readInitialColour, initialColour);
  return said ?? [initialColour === 'white' ? '152 W' : '152 B'];
}

function formatTiebreaks(draft: TrfDraft): readonly string[] {
  const { tiebreaks } = draft;
  if (tiebreaks === undefined) return [];
  const codes = joinCodes(tiebreaks, 'tiebreaks');
  check(codes !== '', 'tiebreaks', 'at least one code, or undefined', tiebreaks.length, 'number');
  const listOf = (read: Line) => readTiebreaks(read)?.join();
  return stillSaid(draft, 'tiebreaks', ['202', '212'], listOf, codes) ?? [`212 ${codes}`];
}
