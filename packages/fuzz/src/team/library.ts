import { gamePoints, matchPoints, secondaryScore } from '@crosstable/team';
import { explainBoardCount, explainExtendedSonnebornBerger, explainScheduleStrength } from '@crosstable/team/explain';
import { explainExtendedDirectEncounter, extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import {
  type ExtendedSonnebornBergerVariant,
  extendedSonnebornBerger,
} from '@crosstable/team/extended-sonneborn-berger';
import {
  boardCount,
  bottomBoardElimination,
  explainBottomBoardElimination,
  explainTopBoardResults,
  topBoardResults,
} from '@crosstable/team/knock-out';
import { type ScheduleStrengthVariant, scheduleStrength } from '@crosstable/team/schedule-strength';
import {
  type Crosstable,
  type EncounterStep,
  type Explanation,
  type Standing,
  explain,
  explainStanding,
  playersOf,
  standings,
  teamTable,
  tiebreak,
  tiebreakValues,
} from 'crosstable';

import type { Products, Strength } from '../slow/article-13.js';
import { type TeamCode, teamCodeOf } from '../slow/team-values.js';
import type { TeamTournament } from './tournament.js';

/** The answers of the tested side. */
export interface TeamAnswers {
  readonly values: (code: string) => ReadonlyMap<string, number | null>;
  /** A team's value of a code, by the function for one of them. */
  readonly value: (code: string, team: string) => number | null;
  readonly explained: (code: string, team: string) => Explanation;
  readonly standing: (list: readonly string[], team: string) => readonly Explanation[];
  readonly standings: (list: readonly string[]) => readonly Pick<Standing, 'player' | 'rank' | 'values'>[];
  /** The standings of a part of the teams. */
  readonly part: (
    list: readonly string[],
    of: readonly string[],
  ) => readonly Pick<Standing, 'player' | 'rank' | 'overall' | 'values'>[];
  /** By the function of the code's own package. */
  readonly direct: (code: string, team: string) => number;
  /** By the `explain` of the code's own package. */
  readonly directExplained: (code: string, team: string) => Explanation;
  /** The tied in groups, by the function of the code's own package. */
  readonly groups: (code: string, tied: readonly string[]) => readonly (readonly string[])[];
  readonly steps: (code: string, tied: readonly string[]) => readonly EncounterStep[];
  /** The players on the boards. */
  readonly players: Crosstable;
}

/** Answers questions about a tournament of teams. */
export type TeamSubject = (tournament: TeamTournament) => TeamAnswers;

/** Whether the package of team tournaments has a function for a code. */
export function hasFunction(code: TeamCode): boolean {
  if (code.kind === 'products') return !code.cut.startsWith('/M');
  return code.kind !== 'of-a-score' || /^(MPTS|GPTS|MPvGP)$/.test(code.code);
}

function productsVariant({ opponents, own, cut, withForfeits: forfeits }: Products): ExtendedSonnebornBergerVariant {
  return { opponents, own, cut: cut === '/C1' ? 1 : cut === '/C2' ? 2 : 0, forfeits };
}

function strengthVariant({ divisor, isFore: fore, withForfeits: forfeits }: Strength): ScheduleStrengthVariant {
  return { divisor, fore, forfeits };
}

/** The package `crosstable`, and the package of team tournaments. */
export const teamLibrary: TeamSubject = (tournament) => {
  const { matches, teams, options } = tournament;
  const table = teamTable(matches, { ...options, teams });
  const codeOf = (code: string): TeamCode => teamCodeOf(code, { primary: options.primary ?? 'MP' });
  const encounterOf = (code: string) => {
    const found = codeOf(code);
    if (found.kind !== 'encounter') throw new RangeError(`expected an encounter, got ${code}`);
    return { forfeits: found.withForfeits, ...(found.knockOut === '' ? {} : { knockOut: found.knockOut }) };
  };
  return {
    values: (code) => tiebreakValues(code, table),
    value: (code, team) => tiebreak(code)(team, table),
    explained: (code, team) => explain(code, team, table),
    standing: (list, team) => explainStanding(table, list, team),
    standings: (list) => standings(table, list),
    part: (list, of) => standings(table, list, { of }),
    direct: (given, team) => {
      const code = codeOf(given);
      switch (code.kind) {
        case 'products':
          return extendedSonnebornBerger(team, table, productsVariant(code));
        case 'schedule-strength':
          return scheduleStrength(team, table, strengthVariant(code));
        case 'boards':
          return boardCount(team, table);
        default:
          return (given === 'MPTS' ? matchPoints : given === 'GPTS' ? gamePoints : secondaryScore)(team, table);
      }
    },
    directExplained: (given, team) => {
      const code = codeOf(given);
      if (code.kind === 'products') return explainExtendedSonnebornBerger(team, table, productsVariant(code));
      if (code.kind === 'schedule-strength') return explainScheduleStrength(team, table, strengthVariant(code));
      return explainBoardCount(team, table);
    },
    groups: (code, tied) => {
      if (code === 'TBR') return topBoardResults(tied, table);
      if (code === 'BBE') return bottomBoardElimination(tied, table);
      return extendedDirectEncounter(tied, table, encounterOf(code));
    },
    steps: (code, tied) => {
      if (code === 'TBR') return explainTopBoardResults(tied, table);
      if (code === 'BBE') return explainBottomBoardElimination(tied, table);
      return explainExtendedDirectEncounter(tied, table, encounterOf(code));
    },
    players: playersOf(table),
  };
};
