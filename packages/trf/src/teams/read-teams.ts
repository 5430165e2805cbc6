import { readColours, readMatchScoring } from '../records/match-scoring-records.js';
import type { PlayerRow } from '../records/player-record.js';
import { primaryIn } from '../records/system.js';
import type { PointsOptions } from '../rounds/pair-with-points.js';
import { type PairedRows, pairRows } from '../rounds/pairing.js';
import { comparePoints, rightPoints } from '../rounds/points-check.js';
import type { Line } from '../text/line.js';
import { TEAM, TEAM_BYES } from '../text/team-columns.js';
import type { TrfTeams, TrfTournament } from '../tournament.js';
import { withBoardsFromPoints, withBoardsWon } from './boards-won-alone.js';
import { pairTeams } from './pair-teams.js';
import { type Rosters, readRosters } from './rosters.js';
import { teamMatches } from './team-matches.js';
import { type MatchPricing, addedPoints, scoresOf, teamCells } from './team-points.js';
import { compareTeamLine, teamOfLine } from './team-tables.js';

/** The records of teams in a file, and the other data that tell how its matches count. */
export interface TeamSources extends Omit<PointsOptions, 'byes' | 'system'> {
  readonly records: ReadonlyMap<string, readonly Line[]>;
  readonly system: TrfTournament['system'];
  readonly typeCode: string;
}

/** Reads the teams of a file and their matches from the records of teams and the rows of the players. @throws TrfError */
export function readTeams(source: readonly PlayerRow[], sources: TeamSources): PairedRows & TrfTeams {
  const { records, system, typeCode, table, unknownResult, adjustments, onRepair } = sources;
  const rosters = readRosters(records, source, onRepair); // 310, 013
  const colours = records.get('352')?.map((line) => readColours(line, onRepair))[0]; // 352
  const matchScoring = records.get('362')?.map(readMatchScoring)[0]; // 362
  const pairing = { ...sources, system: 'teams' as const, byes: new Map() };
  // A bye of the team may count in the points of its players, or not
  const rightIn = (paired: PairedRows) => rightPoints(paired, [], [table, { ...table, PAB: 0 }], unknownResult);
  let rows = withBoardsWon(source);
  let paired = pairRows(rows, pairing);
  let teamRounds = pairTeams(records, rows, paired, rosters);
  if (rosters.areOld) {
    const { rounds } = teamRounds;
    const context = {
      paired,
      rounds,
      rosters,
      boards: colours?.length,
      right: rightIn(paired),
      win: table.FW,
      onRepair,
    };
    const settled = withBoardsFromPoints(rows, context);
    if (settled !== rows) {
      rows = settled;
      paired = pairRows(rows, { ...pairing, onRepair: () => undefined });
      teamRounds = pairTeams(records, rows, paired, rosters);
    }
  }
  comparePoints(rows, rightIn(paired), onRepair);
  const { rounds, pairingBye } = teamRounds;
  const { games } = paired;
  const hasPairingByes = records.get('320')?.some(({ text }) => text.length >= TEAM_BYES.team.from) === true;
  const hasByes = hasPairingByes || records.has('240');
  const { matches, boards, lastPairedRound } = teamMatches({
    rounds,
    games,
    rosters,
    system,
    colours,
    hasPairingByes,
    hasByes,
    onRepair,
  });
  const { teams, teamOf } = rosters;
  compareScores(
    sources,
    rosters,
    { matches, lastPairedRound },
    { table, matchScoring, pairingBye, boards, adjustments, teamOf },
  );
  return {
    games,
    lastPairedRound,
    teams,
    matches,
    boards,
    colours,
    matchScoring,
    pairingBye,
    primary: primaryIn(typeCode),
  };
}

/** Compares the scores in 310, 801 and 802 with those of the matches. */
function compareScores(
  { records, onRepair }: TeamSources,
  { rows, teamAt }: Rosters,
  { matches, lastPairedRound }: { matches: NonNullable<TrfTeams['matches']>; lastPairedRound: number },
  pricing: MatchPricing,
): void {
  const cells = teamCells(matches, pricing);
  const added = addedPoints(pricing.adjustments);
  const soFar = cells.slice(0, lastPairedRound);
  const isOpen = (id: string) => soFar.some((round) => round.get(id)?.type === '');
  for (const { team, line } of rows) {
    if (isOpen(team.id)) continue;
    const sums = [soFar, cells].map((rounds) => scoresOf(team.id, rounds, added));
    for (const [field, score] of [
      ['matchPoints', 'MP'],
      ['gamePoints', 'GP'],
    ] as const) {
      const { [field]: stated } = team;
      if (stated === undefined || sums.some((sum) => Math.abs(sum[field] - stated) < 1e-9)) continue;
      const counted = Number(sums[0][field].toFixed(4));
      const reading = { key: 'not-the-matches', values: { counted } } as const;
      const points = { id: team.id, stated, counted, score };
      onRepair('team-points', line.number, TEAM[field].from, String(stated), reading, { points });
    }
  }
  for (const code of ['801', '802']) {
    for (const line of records.get(code) ?? []) {
      const id = teamOfLine(code, line); // 801, 802
      const team = teamAt(id, line, TEAM.number.from);
      if (isOpen(id)) continue;
      const ofTeam = cells.map((round) => round.get(id));
      const scores = scoresOf(id, soFar, added);
      compareTeamLine(code, line, { team, scores, cells: ofTeam, boards: pricing.boards ?? 0 }, onRepair);
    }
  }
}
