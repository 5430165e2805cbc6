import { recordCode, recordValue, type Line } from '../text/line.js';
import { saysIndividual, saysTeams, systemIn } from './type-words.js';
import { TrfError } from '../trf-error.js';

/** Records that only the file of a team tournament has: line-ups, byes, forfeits, boards and points of teams. */
export const TEAM_RECORDS: ReadonlySet<string> = new Set(['300', '310', '320', '330', '352', '362', '801', '802']);

/** The record that has the teams: 310, else 013. */
export type TeamCode = '310' | '013';

/**
 * The record that has the teams of a file; `undefined` for the file of an individual tournament. A type that says
 * Individual overrides a number of teams (082). Teams without matches (013) don't count if 092 or 082 says that there
 * are no teams.
 *
 * @throws TrfError for the file of a team tournament without teams
 */
export function teamCodeOf(lines: readonly Line[]): TeamCode | undefined {
  const types = lines.filter(({ text }) => /^[01]92\s/.test(text)).map(({ text }) => recordValue(text));
  const isIndividual = types.some(saysIndividual);
  const hasNoTeams = isIndividual || isWithoutTeams(lines);
  for (const { number, text } of lines) {
    const own = recordCode(text);
    const isTeamLine =
      TEAM_RECORDS.has(own) ||
      (own === '013' && !hasNoTeams) ||
      (own === '192' && /TEAM/i.test(text)) ||
      (own === '092' && saysTeams(recordValue(text)) && !isIndividual) ||
      (own === '082' && teamsIn(text) > 0 && !isIndividual);
    if (!isTeamLine) continue;
    const code = (['310', '013'] as const).find((one) => lines.some((line) => recordCode(line.text) === one));
    if (code !== undefined) return code;
    const note = 'this is the file of a team tournament, and it has no teams';
    throw new TrfError(number, 1, 'teams (310 or 013)', text.slice(0, 40).trim(), note);
  }
  return undefined;
}

/** Whether 092 names a system without mentioning teams, or 082 says 0. */
function isWithoutTeams(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => {
    const code = recordCode(text);
    return code === '082' ? teamsIn(text) === 0 : code === '092' && systemIn(recordValue(text)) !== undefined;
  });
}

/** The number of teams (082); NaN if the record is missing. */
function teamsIn(text: string): number {
  return Number.parseInt(recordValue(text), 10);
}
