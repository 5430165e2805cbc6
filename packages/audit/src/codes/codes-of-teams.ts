// FIDE C.07 (edition 2026-03), Article 5: the codes that teams have

import type { Tournament } from '@crosstable/core';
import { FAMILIES } from '@crosstable/standings';

import { CODES_OF_PLAYERS, type KnownCodes, codesFrom } from './known-codes.js';
import { withDefinitions } from './own-codes.js';

/** Those of teams: the ones that players have, too, in each score, and those of Articles 11 to 13. */
export const CODES_OF_TEAMS = /* @__PURE__ */ codesFrom('teams', FAMILIES);

/** Those of the participants of a tournament, and those that its table defines. */
export function codesIn(tournament: Tournament): KnownCodes {
  return withDefinitions(tournament.boards === undefined ? CODES_OF_PLAYERS : CODES_OF_TEAMS, tournament);
}
