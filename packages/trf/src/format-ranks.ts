import { crosstable } from '@crosstable/core';
import { editionOn } from '../../crosstable/src/edition-on.js';
import { lastPairedRound } from '../../crosstable/src/last-paired-round.js';
import { standings } from '../../crosstable/src/standings.js';
import { readSystem } from './system.js';
import type { TrfDraft } from './tournament.js';

/**
 * The ranks by the draft's own list after the last paired round, by id. None where there is no list or no round, where a
 * code of the list can't be used, and where the arbiter changed scores (299), which tie-breaks don't know.
 */
export function ranksByList(draft: TrfDraft): ReadonlyMap<string, number> {
  const { players, games, tiebreaks, scoring, rounds, start, type = '', typeCode = '' } = draft;
  const round = lastPairedRound(games);
  if (tiebreaks === undefined || round === 0 || (draft.adjustments ?? []).length > 0) return new Map();
  const codes = tiebreaks.some((code) => code.toUpperCase() === 'PTS') ? tiebreaks : ['PTS', ...tiebreaks];
  const numbered = players.map((player) => ({ ...player, pairingNumber: Number(player.id) }));
  const system = draft.system ?? readSystem(typeCode, type);
  const options = { players: numbered, system, scoring, rounds, round, edition: editionOn(start) };
  try {
    return new Map(standings(crosstable(games, options), codes).map(({ player, rank }) => [player, rank]));
  } catch (error) {
    // What is wrong with a field is told by whatever writes it
    if (error instanceof RangeError || error instanceof TypeError) return new Map();
    throw error;
  }
}
