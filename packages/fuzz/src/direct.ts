// The functions of the single packages, which read bare games in a way of their own and tables in another.

import {
  averageRatingOfOpponentsCut1,
  averageRatingOfOpponentsCut2,
  averageRatingOfOpponentsMedian1,
  averageRatingOfOpponentsMedian2,
  averageRatingOfOpponents,
} from '../../average-rating/src/article-10.1.js';
import { averageOfOpponentsBuchholz } from '../../buchholz/src/average.js';
import { buchholzCut1 } from '../../buchholz/src/cut1.js';
import { buchholzCut2 } from '../../buchholz/src/cut2.js';
import { buchholz } from '../../buchholz/src/index.js';
import { buchholzMedian1 } from '../../buchholz/src/median1.js';
import { buchholzMedian2 } from '../../buchholz/src/median2.js';
import type { Crosstable, Player, Rounds } from '../../crosstable/src/index.js';
import { koya } from '../../koya/src/index.js';
import { averagePerfectPerformanceOfOpponents } from '../../performance-rating/src/average-perfect.js';
import { averagePerformanceRatingOfOpponents } from '../../performance-rating/src/average.js';
import { perfectTournamentPerformance } from '../../performance-rating/src/perfect.js';
import { tournamentPerformanceRating } from '../../performance-rating/src/tournament.js';
import { progressiveCut1Fide } from '../../progressive/src/cut1-fide.js';
import { progressiveCut2 } from '../../progressive/src/cut2.js';
import { progressive } from '../../progressive/src/index.js';
import { sonnebornBergerCut1 } from '../../sonneborn-berger/src/cut1.js';
import { sonnebornBergerCut2 } from '../../sonneborn-berger/src/cut2.js';
import { sonnebornBerger } from '../../sonneborn-berger/src/index.js';
import { blackGames, blackWins, roundsElected, standardPoints, win, won } from '../../wins/src/index.js';
import type { Tournament } from './tournament.js';

type Direct = (player: string, games: Rounds | Crosstable, players: readonly Player[]) => number;

/** By code; Fore Buchholz is left out, for it can't be computed from bare games. */
const FUNCTIONS: Readonly<Record<string, Direct | undefined>> = {
  WIN: win,
  WON: won,
  BPG: blackGames,
  BWG: blackWins,
  PS: progressive,
  'PS/C1': progressiveCut1Fide,
  'PS/C2': progressiveCut2,
  REP: roundsElected,
  STD: standardPoints,
  BH: buchholz,
  'BH/C1': buchholzCut1,
  'BH/C2': buchholzCut2,
  'BH/M1': buchholzMedian1,
  'BH/M2': buchholzMedian2,
  AOB: averageOfOpponentsBuchholz,
  SB: sonnebornBerger,
  'SB/C1': sonnebornBergerCut1,
  'SB/C2': sonnebornBergerCut2,
  KS: koya,
  'KS/L-2': (player, games, players) => koya(player, games, players, { limit: -2 }),
  'KS/L60': (player, games, players) => koya(player, games, players, { percent: 60 }),
  ARO: averageRatingOfOpponents,
  'ARO/C1': averageRatingOfOpponentsCut1,
  'ARO/C2': averageRatingOfOpponentsCut2,
  'ARO/M1': averageRatingOfOpponentsMedian1,
  'ARO/M2': averageRatingOfOpponentsMedian2,
  TPR: tournamentPerformanceRating,
  PTP: perfectTournamentPerformance,
  APRO: averagePerformanceRatingOfOpponents,
  APPO: averagePerfectPerformanceOfOpponents,
};

/** The codes that have a function of their own. */
export const DIRECT_CODES: readonly string[] = Object.keys(FUNCTIONS);

/** Whether bare games say all that there is to say. */
export function isBare({ options }: Tournament): boolean {
  const { system, round, scoring, edition = '2026-03', unrated = 'skip' } = options;
  return (
    [system, round, scoring].every((option) => option === undefined) && edition === '2026-03' && unrated === 'skip'
  );
}

/** What a package's own function says, given the games where they say enough, else the table. */
export function directValue(code: string, player: string, tournament: Tournament, table: Crosstable): number {
  const { games, players } = tournament;
  const of = FUNCTIONS[code];
  if (of === undefined) throw new RangeError(`expected one of ${DIRECT_CODES.join(', ')}, got ${code}`);
  return of(player, isBare(tournament) ? games : table, players);
}
