import type { Match } from '@crosstable/core';

/** A round of one team. */
interface TeamRound {
  /** 0 for none. */
  readonly opp: number;
  readonly colour?: 'w' | 'b';
  readonly gp: number;
  /** `played`, or the code of a report: `+`, `-`, `U`, `H`, `Z`, `F`. */
  readonly kind: string;
}

/** A tournament of teams with the totals of its matches. */
export interface HeldTeams {
  readonly rounds: number;
  readonly boards: number;
  readonly teams: Readonly<Record<string, { readonly rounds: readonly TeamRound[] }>>;
}

const BYES = { U: 'pairing-bye', H: 'half-bye', Z: 'zero-bye', F: 'full-bye' } as const;

/** The match or bye of a round, for a team that stands first in its match. */
function matchOf(team: string, { gp, kind, opp }: TeamRound, gamePointsOfOther: number): Match {
  if (opp === 0) {
    const bye = Object.entries(BYES).find(([code]) => code === kind)?.[1] ?? 'zero-bye';
    return { white: team, black: '', kind: bye };
  }
  const pairing = { white: team, black: String(opp) };
  if (kind === '+') return { ...pairing, kind: 'forfeit-win' };
  return { ...pairing, gamePoints: [gp, gamePointsOfOther] };
}

/** The game points of a team in a round; 0 for no team. */
function gamePointsIn(teams: HeldTeams['teams'], team: number, at: number): number {
  return team === 0 ? 0 : teams[team].rounds[at].gp;
}

/** The matches, each from the side of the team with the lower number, or of the one that won by forfeit. */
export function heldMatches({ rounds, teams }: HeldTeams): Match[][] {
  return Array.from({ length: rounds }, (_, at) =>
    Object.entries(teams).flatMap(([team, { rounds: ofTeam }]) => {
      const round = ofTeam.at(at);
      if (round === undefined || round.kind === '-') return [];
      const isSecond = round.opp !== 0 && round.kind !== '+' && round.opp < Number(team);
      return isSecond ? [] : [matchOf(team, round, gamePointsIn(teams, round.opp, at))];
    }),
  );
}
