import { type Edition, type Matches, type Team, adjustedScores, inScore, openTable } from '@crosstable/core';
import { type TeamTable, teamTable } from '@crosstable/team/inside';

import { standings } from '../src/standings.js';
import { tiebreakValues } from '../src/values.js';

/** The folder of the repository's own golden tournaments of teams, a file for each group. */
export const GOLDEN_TEAMS = new URL('fixtures/teams/', import.meta.url);

type Values = Readonly<Record<string, number | null>>;

/** A tournament of teams of golden/team. */
export interface GoldenTeams {
  readonly id: string;
  readonly system: 'swiss' | 'round-robin';
  readonly rounds: number;
  readonly teamSize: number;
  readonly colourSequence: string;
  readonly matchScoring: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly absence: number;
  };
  readonly pairingBye: { readonly matchPoints: number; readonly gamePoints: number };
  readonly teams: readonly Team[];
  readonly players: readonly { readonly id: string; readonly rating?: number }[];
  readonly matches: Matches;
  /** By primary score and code. */
  readonly expected: Readonly<Record<'MP' | 'GP', Readonly<Record<string, Values>>>>;
  readonly standings: readonly {
    readonly primary: 'MP' | 'GP';
    readonly order: readonly string[];
    readonly ranks: Readonly<Record<string, number>>;
  }[];
  readonly disputed: readonly {
    readonly tb?: string;
    readonly id?: string;
    readonly text?: number;
    readonly primary?: 'MP' | 'GP';
  }[];
}

export interface GoldenTeamGroup {
  readonly edition: Edition;
  readonly tournaments: readonly GoldenTeams[];
}

/** The number of comparisons. */
export interface Compared {
  values: number;
  ranks: number;
  disputed: number;
  readonly mismatches: string[];
}

/** Averages are kept with two decimals there. */
function rounded(code: string, value: number | null | undefined): number | null | undefined {
  return /^(AOB|SSSC)/.test(code) && typeof value === 'number' ? Math.floor(value * 100 + 0.5 + 1e-9) / 100 : value;
}

/** The adjusted score that opponents see, ABH:MP or ABH:GP, is no tie-break. */
function columnOf(code: string, table: TeamTable): ReadonlyMap<string, number | null> {
  const score = /^ABH:(MP|GP)$/.exec(code)?.[1];
  if (score !== 'MP' && score !== 'GP') return tiebreakValues(code, table);
  const tournament = inScore(openTable(table), score);
  const adjusted = adjustedScores(tournament);
  return new Map(tournament.ids.map((id, team) => [id, adjusted[team] / tournament.primary.scale]));
}

export function compareTeams(compared: Compared, tournament: GoldenTeams, edition: Edition): void {
  const { colourSequence, disputed, expected, id, matches, matchScoring, pairingBye, players, rounds, system } =
    tournament;
  for (const primary of ['MP', 'GP'] as const) {
    const table = teamTable(matches, {
      ...{ matchScoring, pairingBye, players, primary, rounds, system, edition, teams: tournament.teams },
      boards: tournament.teamSize,
      colours: colourSequence,
    });
    const compare = (code: string, team: string, value: number | null, got: ReturnType<typeof rounded>): void => {
      if (got !== value) compared.mismatches.push(`${id} ${primary} ${code} of ${team}: ${got} instead of ${value}`);
    };
    for (const [code, values] of Object.entries(expected[primary])) {
      const column = columnOf(code, table);
      for (const [team, value] of Object.entries(values)) {
        compared.values++;
        compare(code, team, value, rounded(code, column.get(team)));
      }
    }
    for (const { tb, id: team, text, primary: only = primary } of disputed) {
      if (tb === undefined || team === undefined || text === undefined || only !== primary) continue;
      compared.disputed++;
      compare(tb, team, text, rounded(tb, tiebreakValues(tb, table).get(team)));
    }
    for (const { order, ranks, primary: only } of tournament.standings) {
      if (only !== primary) continue;
      for (const { player, rank } of standings(table, order)) {
        compared.ranks++;
        compare(order.join(), player, ranks[player], rank);
      }
    }
  }
}
