import { recordCode, recordValue, type Line } from './line.js';
import { saysIndividual, saysTeams, systemIn } from './type-words.js';
import { TrfError } from './trf-error.js';

/** Records that only the file of a team tournament has: line-ups, byes, forfeits, boards and points of teams. */
const TEAM_RECORDS: ReadonlySet<string> = new Set(['300', '310', '320', '330', '352', '362', '801', '802']);

/**
 * Refuses the file of a team tournament: its 001 records hold the boards, but who won which match, and with which points,
 * is not in them. A number of teams (082) says nothing beside a type that says Individual, and teams without matches
 * (013) nothing where 092 or 082 says that there are none.
 */
export function refuseTeamFile(lines: readonly Line[]): void {
  const types = lines.filter(({ text }) => /^[01]92\s/.test(text)).map(({ text }) => recordValue(text));
  const isIndividual = types.some(saysIndividual);
  const hasNoTeams = isIndividual || isWithoutTeams(lines);
  for (const { number, text } of lines) {
    const code = recordCode(text);
    const isTeamLine =
      TEAM_RECORDS.has(code) ||
      (code === '013' && !hasNoTeams) ||
      (code === '192' && /TEAM/i.test(text)) ||
      (code === '092' && saysTeams(recordValue(text)) && !isIndividual) ||
      (code === '082' && teamsIn(text) > 0 && !isIndividual);
    if (!isTeamLine) continue;
    const note = 'this is the file of a team tournament, and only those of individual tournaments are read';
    throw new TrfError(number, 1, 'a record of an individual tournament', text.slice(0, 40).trim(), note);
  }
}

/** Whether 092 names a system without a word of teams, or 082 says 0; a file that says teams is refused for that. */
function isWithoutTeams(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => {
    const code = recordCode(text);
    return code === '082' ? teamsIn(text) === 0 : code === '092' && systemIn(recordValue(text)) !== undefined;
  });
}

/** The number of teams (082); NaN where there is none. */
function teamsIn(text: string): number {
  return Number.parseInt(recordValue(text), 10);
}
