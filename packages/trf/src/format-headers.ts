import { ROUND_DATE, ROUND_WIDTH, lay, shifted } from './columns.js';
import { readDate, writeDate } from './dates.js';
import { wrongValue } from './draft-error.js';
import { checkLine } from './format-player.js';
import { recordCode, type Line } from './line.js';
import { readInitialColour, readRounds, readTiebreaks } from './one-of-two-records.js';
import { formatScoring, isScoringCode, readScoring, toScoreTable, toScoring } from './scoring-records.js';
import { readSystem } from './system.js';
import { TEXT_RECORDS, type TextCode } from './text-records.js';
import type { TrfDraft } from './tournament.js';
import { TrfError } from './trf-error.js';

/** The records above the players, in the order of their numbers; what the draft leaves out is not written. */
export function formatHeaders(draft: TrfDraft): readonly string[] {
  return [
    ...(['012', '022', '032'] as const).flatMap((code) => formatText(draft, code)),
    ...formatDay('042', 'start', draft),
    ...formatDay('052', 'end', draft),
    ...(['062', '072', '082'] as const).flatMap((code) => formatText(draft, code)),
    ...formatType(draft),
    ...formatText(draft, '102'),
    ...(draft.deputyArbiters ?? []).map((name, n) => `112 ${checkLine(`deputyArbiters[${n}]`, name)}`),
    ...formatText(draft, '122'),
    ...formatRoundDates(draft.roundDates ?? []),
    ...formatRoundCount(draft),
    ...formatColour(draft),
    ...formatScoringRecords(draft),
    ...(['172', '182', '192'] as const).flatMap((code) => formatText(draft, code)),
    ...formatTiebreaks(draft),
    ...formatText(draft, '222'),
  ];
}

function formatText(draft: TrfDraft, code: TextCode): readonly string[] {
  const field = TEXT_RECORDS[code];
  const text = checkLine(field, draft[field] ?? '').trim();
  return text === '' ? [] : [`${code} ${text}`];
}

function formatDay(code: '042' | '052', field: 'start' | 'end', draft: TrfDraft): readonly string[] {
  const written = draft.written?.[field];
  const day = draft[field];
  if (written !== undefined && readDate(written)?.iso === day)
    return [`${code} ${checkLine(`written.${field}`, written)}`];
  if (day === undefined) return [];
  if (readDate(day)?.iso !== day) wrongValue(field, 'a date YYYY-MM-DD', day);
  return [`${code} ${writeDate(day)}`];
}

/** 092; where the draft names a system but no type, the usual words for it. */
function formatType(draft: TrfDraft): readonly string[] {
  const { system, type = '', typeCode = '' } = draft;
  if (system !== undefined && readSystem(typeCode, type) !== system) {
    if (type + typeCode !== '') wrongValue('system', 'what type and typeCode say', system);
    return [system === 'swiss' ? '092 Individual: Swiss-System' : '092 Individual: Round-Robin'];
  }
  return formatText(draft, '092');
}

function formatRoundDates(dates: readonly string[]): readonly string[] {
  if (dates.length === 0) return [];
  const fields = dates.map((date, n) => {
    const width = ROUND_DATE.to - ROUND_DATE.from + 1;
    if (checkLine(`roundDates[${n}]`, date).length > width) {
      wrongValue(`roundDates[${n}]`, `at most ${width} characters`, date);
    }
    return [shifted(ROUND_DATE, n, ROUND_WIDTH), date] as const;
  });
  return [lay('132', fields)];
}

/** 142 or XXR; a file that left it out because the table says it is written without, too. */
function formatRoundCount(draft: TrfDraft): readonly string[] {
  const { rounds, written, games } = draft;
  if (rounds === undefined) return [];
  if (!Number.isInteger(rounds) || rounds < 0 || rounds > 999) wrongValue('rounds', 'a number of rounds', rounds);
  if (rounds < games.length) wrongValue('rounds', `at least ${games.length}, the rounds of games`, rounds);
  const line = written?.rounds;
  if (line !== undefined && stillSays(line, ['142', 'XXR'], readRounds, rounds)) return [line];
  if (written && line === undefined && rounds === games.length) return [];
  return rounds === 0 ? [] : [`142 ${rounds}`];
}

function formatColour({ initialColour, written }: TrfDraft): readonly string[] {
  if (initialColour === undefined) return [];
  const line = written?.initialColour;
  if (line !== undefined && stillSays(line, ['152', 'XXC'], readInitialColour, initialColour)) return [line];
  return [initialColour === 'white' ? '152 W' : '152 B'];
}

function formatTiebreaks({ tiebreaks, written }: TrfDraft): readonly string[] {
  if (tiebreaks === undefined) return [];
  tiebreaks.forEach((code, n) => {
    const path = `tiebreaks[${n}]`;
    if (!/^[^\s,](?:[^,]*[^\s,])?$/.test(checkLine(path, code))) wrongValue(path, 'a code without commas', code);
  });
  if (tiebreaks.length === 0) wrongValue('tiebreaks', 'at least one code, or undefined', tiebreaks);
  const line = written?.tiebreaks;
  const joined = (codes: Line) => readTiebreaks(codes)?.join();
  if (line !== undefined && stillSays(line, ['202', '212'], joined, tiebreaks.join())) return [line];
  return [`212 ${tiebreaks.join()}`];
}

function formatScoringRecords({ scoring, written }: TrfDraft): readonly string[] {
  if (scoring === undefined) return [];
  const lines = written?.scoring ?? [];
  const wanted = JSON.stringify(toScoring(toScoreTable(scoring)));
  const isSame =
    lines.length > 0 &&
    lines.every((text) => isScoringCode(recordCode(checkLine('written.scoring', text)))) &&
    says(() => JSON.stringify(toScoring(readScoring(lines.map(asLine), () => undefined)))) === wanted;
  return isSame ? lines : [formatScoring(scoring)];
}

/** True if a line is one of these records and is read as `value`. */
function stillSays<T>(text: string, codes: readonly string[], read: (line: Line) => T, value: T): boolean {
  const line = checkLine('written', text);
  return codes.includes(recordCode(line)) && says(() => read(asLine(line))) === value;
}

function says<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TrfError) return undefined;
    throw error;
  }
}

function asLine(text: string): Line {
  return { number: 1, text };
}
