import { recordCode, recordValue, type Line } from './line.js';
import { TrfError } from './trf-error.js';

/** Records that only the file of a team tournament has: teams, line-ups, their byes, forfeits, boards and points. */
const TEAM_RECORDS: ReadonlySet<string> = new Set(['013', '300', '310', '320', '330', '352', '362', '801', '802']);

/**
 * Refuses the file of a team tournament: its 001 records hold the boards, but who won which match, and with which points,
 * is not in them. A number of teams (082) says nothing beside a type that says Individual.
 */
export function refuseTeamFile(lines: readonly Line[]): void {
  const types = lines.filter(({ text }) => /^[01]92\s/.test(text)).map(({ text }) => recordValue(text));
  const isIndividual = types.some((type) => /individual/i.test(type));
  for (const { number, text } of lines) {
    const code = recordCode(text);
    const isTeamLine =
      TEAM_RECORDS.has(code) ||
      (code === '192' && /TEAM/i.test(text)) ||
      (code === '092' && /\bteams?\b/i.test(text) && !isIndividual) ||
      (code === '082' && Number.parseInt(recordValue(text), 10) > 0 && !isIndividual);
    if (!isTeamLine) continue;
    const note = 'this is the file of a team tournament, and only those of individual tournaments are read';
    throw new TrfError(number, 1, 'a record of an individual tournament', text.slice(0, 40).trim(), note);
  }
}
