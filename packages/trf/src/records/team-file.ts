import type { OnRepair } from '../repair.js';
import { type Line, recordCode, recordValue } from '../text/line.js';
import { TrfError } from '../trf-error.js';
import { readPlayer } from './player-record.js';
import { readOldTeam } from './team-records.js';
import { saysIndividual, saysTeams, systemIn } from './type-words.js';

/** Records that only the file of a team tournament has: line-ups, byes, forfeits, boards and points of teams. */
export const TEAM_RECORDS: ReadonlySet<string> = new Set(['300', '310', '320', '330', '352', '362', '801', '802']);

/** The lines are read once more, and their repairs are noted then. */
const UNHEARD: OnRepair = () => undefined;

/** The record that has the teams: 310, else 013. */
export type TeamCode = '310' | '013';

/**
 * The record that has the teams of a file; `undefined` for the file of an individual tournament. A type that says
 * Individual overrides a number of teams (082). Teams without matches (013) don't count if 092 or 082 says that there
 * are no teams. Where nothing else tells of teams, they don't count either if members of one of them meet.
 *
 * @throws TrfError for the file of a team tournament without teams
 */
export function teamCodeOf(lines: readonly Line[]): TeamCode | undefined {
  const types = lines.filter(({ text }) => /^[01]92\s/.test(text)).map(({ text }) => recordValue(text));
  const isIndividual = types.some(saysIndividual);
  const telling = lines.find(({ text }) => {
    const own = recordCode(text);
    return (
      TEAM_RECORDS.has(own) ||
      (own === '192' && /TEAM/i.test(text)) ||
      (own === '092' && saysTeams(recordValue(text)) && !isIndividual) ||
      (own === '082' && teamsIn(text) > 0 && !isIndividual)
    );
  });
  const code = (['310', '013'] as const).find((one) => lines.some((line) => recordCode(line.text) === one));
  if (telling === undefined) {
    const areNoTeams = code === undefined || isIndividual || isWithoutTeams(lines) || doMembersMeet(lines);
    return areNoTeams ? undefined : code;
  }
  if (code !== undefined) return code;
  const note = 'this is the file of a team tournament, and it has no teams';
  throw new TrfError(telling.number, 1, 'teams (310 or 013)', telling.text.slice(0, 40).trim(), note);
}

/** Whether players of one record 013 meet each other, as girls do in a list of the girls. @throws TrfError */
function doMembersMeet(lines: readonly Line[]): boolean {
  const opponents = new Map(
    lines
      .filter(({ text }) => text.startsWith('001'))
      .map((line) => {
        const { player, cells } = readPlayer(line, UNHEARD);
        return [player.id, cells.map((cell) => (cell.sort === 'pairing' ? cell.opponent : ''))] as const;
      }),
  );
  return lines
    .filter(({ text }) => recordCode(text) === '013')
    .some((line) => {
      const { players } = readOldTeam(line, 1, UNHEARD).team;
      return players.some((id) => opponents.get(id)?.some((opponent) => players.includes(opponent)));
    });
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
