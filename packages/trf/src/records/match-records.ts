import type { GameKind, TeamPairingBye } from '@crosstable/core';

import { cut, refuse } from '../text/columns.js';
import type { Line } from '../text/line.js';
import { FORFEITED_MATCH, TEAM_BYES } from '../text/team-columns.js';
import { readNumber, readNumbers, refuseStrays } from './player-list-records.js';
import { readNumbersOf } from './points.js';
import { forfeitKind } from './result-codes.js';

/** 330: a match that was forfeited as a whole. */
export interface ForfeitedMatch {
  readonly line: Line;
  readonly kind: GameKind;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** 330, a forfeited match. @throws TrfError naming the column that cannot be read */
export function readForfeitedMatch(line: Line): ForfeitedMatch {
  refuseStrays(line, FORFEITED_MATCH);
  const kind = forfeitKind(cut(line.text, FORFEITED_MATCH.type));
  return {
    line,
    kind: kind ?? refuse(line, FORFEITED_MATCH.type, 'a forfeit (+-, -+ or --)'),
    round: Number(readNumber(line, FORFEITED_MATCH.round, 'a round')),
    white: readNumber(line, FORFEITED_MATCH.white, "a team's number"),
    black: readNumber(line, FORFEITED_MATCH.black, "a team's number"),
  };
}

/** 320: the points of the pairing-allocated bye, and the teams that had it. */
export interface TeamByes {
  readonly pairingBye: TeamPairingBye | undefined;
  /** By round, the first one first: the team; `''` for none. */
  readonly teams: readonly string[];
}

/** 320, the pairing-allocated byes. @throws TrfError naming the column that cannot be read */
export function readTeamByes(line: Line): TeamByes {
  refuseStrays(line, TEAM_BYES);
  const pairingBye = readNumbersOf(line, TEAM_BYES, ['matchPoints', 'gamePoints']);
  return {
    pairingBye: Object.keys(pairingBye).length > 0 ? pairingBye : undefined,
    teams: readNumbers(line, TEAM_BYES.team, "a team's number"),
  };
}
