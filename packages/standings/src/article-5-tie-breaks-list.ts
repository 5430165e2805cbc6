// FIDE C.07 (edition 2026-03), Article 5: Tie-Breaks List

import { type TiebreakRule, withForfeitsAsGames } from '@crosstable/core';
import {
  type KnockOut,
  boardCountRule,
  bottomBoardsRule,
  extendedEncounterRule,
  extendedSonnebornBergerRule,
  scheduleStrengthRule,
  topBoardsRule,
} from '@crosstable/team/inside';

import { FAMILIES_OF_PLAYERS, type Family } from './article-5-of-players.js';
import { gamePointsRule, matchPointsRule, secondaryScoreRule } from './points.js';

/** A tie-break of Article 13.4, with Buchholz or Fore Buchholz, and both again with forfeits as matches. */
function scheduleStrengths(divisor?: number): [TiebreakRule, ...TiebreakRule[]] {
  const plain = scheduleStrengthRule({ divisor });
  const fore = scheduleStrengthRule({ divisor, fore: true });
  return [plain, fore, withForfeitsAsGames(plain), withForfeitsAsGames(fore)];
}

function scheduleStrength(): Family {
  const [rule, ...options] = scheduleStrengths();
  return { rule, options, divided: scheduleStrengths };
}

/** An Extended Direct Encounter, and the same with forfeits as matches. */
function extendedEncounter(knockOut: KnockOut): Family {
  return { rule: extendedEncounterRule(knockOut, false), options: [extendedEncounterRule(knockOut, true)] };
}

/** An Extended Sonneborn-Berger, and the same with forfeits as matches. */
function extendedSonnebornBerger(opponents: 'MP' | 'GP', own: 'MP' | 'GP'): Family {
  const rule = extendedSonnebornBergerRule({ opponents, own });
  return { rule, options: [withForfeitsAsGames(rule)] };
}

function families(): readonly Family[] {
  return [
    ...FAMILIES_OF_PLAYERS,
    { rule: matchPointsRule },
    { rule: gamePointsRule },
    { rule: boardCountRule },
    { rule: topBoardsRule },
    { rule: bottomBoardsRule },
    { rule: secondaryScoreRule },
    extendedSonnebornBerger('MP', 'MP'),
    extendedSonnebornBerger('MP', 'GP'),
    extendedSonnebornBerger('GP', 'MP'),
    extendedSonnebornBerger('GP', 'GP'),
    extendedEncounter(''),
    extendedEncounter('BT'),
    extendedEncounter('BB'),
    extendedEncounter('T'),
    extendedEncounter('B'),
    scheduleStrength(),
  ];
}

/** All tie-breaks, in the order of Article 5; points first. */
export const FAMILIES = /* @__PURE__ */ families();
