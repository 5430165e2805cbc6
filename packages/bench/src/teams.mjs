// Times seven columns of a tournament of teams, from the matches to the maps, beside the same maps by hand.
import { teamTable, tiebreakValues } from 'crosstable';
import { compare, total } from './ours.mjs';
import { timePair } from './pair.mjs';
import { teamSwiss } from './team-tournament.mjs';
import { TEAM_CODES, teamsByHand } from './teams-by-hand.mjs';

const BOARDS = 4;

/** A name for a tournament of teams by the number of boards in a match. */
export const teamTournament = ({ size, rounds }) => `${size.toLocaleString('en-US')} teams × ${rounds} × ${BOARDS}`;

/**
 * @param {{ size: number, rounds: number, samples: number }} measured
 * @returns {{ one: { median: number, min: number }, other: { median: number, min: number }, ratio: number }}
 */
export function timeTeams({ size, rounds, samples }) {
  const { matches, teams } = teamSwiss(size, rounds, BOARDS);
  const ours = () => {
    const table = teamTable(matches, { teams, system: 'swiss' });
    return TEAM_CODES.map((code) => tiebreakValues(code, table));
  };
  const byHand = () => teamsByHand(matches, teams, BOARDS);
  compare(byHand(), ours(), TEAM_CODES);
  return timePair(
    () => total(ours()),
    () => total(byHand()),
    samples,
  );
}
