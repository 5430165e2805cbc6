import { crosstable, editionOfDays, lastPairedRound } from '@crosstable/core';
import { ranksOfPlayers, standings, wholeOrder } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';

import { systemOf } from '../records/system.js';
import { tableAdjustments } from '../rounds/table-adjustments.js';
import { teamAdjustments } from '../teams/team-adjustments.js';
import type { TrfDraft } from '../tournament.js';

type Ranks = ReadonlyMap<string, number>;

/** Ranks by id; none where a list can't be used. */
function ranksOrNone(rank: () => Ranks): Ranks {
  try {
    return rank();
  } catch (error) {
    // The function that writes a field throws its errors
    if (error instanceof RangeError || error instanceof TypeError) return new Map();
    throw error;
  }
}

/** The settings that tables of players and of teams have alike. */
function settingsOf(draft: TrfDraft, round: number) {
  const { scoring, rounds } = draft;
  return { system: systemOf(draft), scoring, rounds, round, edition: editionOfDays(draft) };
}

/**
 * The ranks by the draft's own list after the last paired round, by id. None if there is no list or no round, or if a
 * code of the list can't be used.
 */
export function ranksByList(draft: TrfDraft): Ranks {
  const { players, games, tiebreaks } = draft;
  const round = lastPairedRound(games, players.length);
  if (tiebreaks === undefined || round === 0) return new Map();
  const codes = wholeOrder(tiebreaks);
  const numbered = players.map((player) => ({ ...player, pairingNumber: Number(player.id) }));
  return ranksOrNone(() => {
    const adjustments = tableAdjustments({ adjustments: draft.adjustments ?? [], games, players });
    return ranksOfPlayers(crosstable(games, { ...settingsOf(draft, round), players: numbered, adjustments }), codes);
  });
}

/** The same of the teams of a draft, whose matches have this number of boards. */
export function ranksOfTeams(draft: TrfDraft, boards: number): Ranks {
  const { colours, matches = [], matchScoring, pairingBye, players, primary, teams = [], tiebreaks } = draft;
  if (tiebreaks === undefined) return new Map();
  return ranksOrNone(() => {
    const table = teamTable(matches, {
      ...settingsOf(draft, lastPairedRound(matches)),
      ...{ boards, colours, matchScoring, pairingBye, primary },
      players: players.map((player) => ({ ...player, pairingNumber: Number(player.id) })),
      teams: teams.map(({ id, players: roster, expelled }) => ({
        id,
        players: roster,
        expelled,
        pairingNumber: Number(id),
      })),
      adjustments: teamAdjustments({ ...draft, boards }),
    });
    return new Map(standings(table, wholeOrder(tiebreaks)).map(({ player, rank }) => [player, rank]));
  });
}
