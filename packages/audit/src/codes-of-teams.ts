// FIDE C.07 (edition 2026-03), Article 5: the codes that teams have

import { FAMILIES } from '../../crosstable/src/article-5-tie-breaks-list.js';
import { codesFrom } from './known-codes.js';

/** Those of teams: the ones that players have, too, in each score, and those of Articles 11 to 13. */
export const CODES_OF_TEAMS = /* @__PURE__ */ codesFrom('teams', FAMILIES);
