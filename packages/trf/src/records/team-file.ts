import { type Line, recordCode, recordValue } from '../text/line.js';
import { TrfError } from '../trf-error.js';
import { memberGames } from './member-games.js';
import { saysIndividual, saysTeams, systemIn } from './type-words.js';

/** Records that only the file of a team tournament has: line-ups, byes, forfeits, boards and points of teams. */
export const TEAM_RECORDS: ReadonlySet<string> = new Set(['300', '310', '320', '330', '352', '362', '801', '802']);

/** The record that has the teams: 310, else 013. */
export type TeamCode = '310' | '013';

/**
 * The record that has the teams of a file; `undefined` for the file of an individual tournament. A type that says
 * Individual overrides a number of teams (082). Teams without matches (013) don't count if 092 or 082 says that there
 * are no teams. Where nothing else tells of teams, they don't count either if members of one of them meet; where a number of teams
 * alone does, if such games are why most of all fit no match.
 *
 * @throws TrfError for the file of a team tournament without teams
 */
export function teamCodeOf(lines: readonly Line[]): TeamCode | undefined {
  const types = lines.filter(({ text }) => /^[01]92\s/.test(text)).map(({ text }) => recordValue(text));
  const isIndividual = types.some(saysIndividual);
  const isSaid = ({ text }: Line): boolean => {
    const own = recordCode(text);
    return (
      TEAM_RECORDS.has(own) ||
      (own === '192' && /TEAM/i.test(text)) ||
      (own === '092' && saysTeams(recordValue(text)) && !isIndividual)
    );
  };
  const isCounted = ({ text }: Line) => recordCode(text) === '082' && teamsIn(text) > 0 && !isIndividual;
  const telling = lines.find((line) => isSaid(line) || isCounted(line));
  const code = (['310', '013'] as const).find((one) => lines.some((line) => recordCode(line.text) === one));
  if (telling === undefined) {
    const areNoTeams = code === undefined || isIndividual || isWithoutTeams(lines) || memberGames(lines).own > 0;
    return areNoTeams ? undefined : code;
  }
  if (code !== undefined) return lines.some(isSaid) || !areLists(lines) ? code : undefined;
  const note = 'this is the file of a team tournament, and it has no teams';
  throw new TrfError(telling.number, 1, 'teams (310 or 013)', telling.text.slice(0, 40).trim(), note);
}

/**
 * Whether the records 013 are lists of an event of individuals, although 082 counts them: most games fit no match, because members
 * of one list meet, and not only once.
 */
function areLists(lines: readonly Line[]): boolean {
  const { all, ofMatches, own } = memberGames(lines);
  return own > 2 && 2 * ofMatches < all;
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
