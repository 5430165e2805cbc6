// The tie-breaks of C.07, Article 5, that give every team a value and no player one

import type { ReferenceScore } from '@crosstable/core';
import { inScore } from '@crosstable/core';

import { boardCountCalculation } from '../../team/src/article-12.1.js';
import { gamePointsOf } from '../../team/src/article-12.js';
import type { Products } from '../../team/src/article-13.2.js';
import { extendedSonnebornBergerOf, scoredIn } from '../../team/src/article-13.2.js';
import { scheduleStrengthOf } from '../../team/src/article-13.4.js';
import type { Family } from './calculations.js';
import { FIDE_CUTS, codedFrom, products, scores, withForfeits } from './calculations.js';
import { points } from './own-data.js';

/** Art. 11.1, 13.1: the total in one of the scores. */
function totals(code: string, article: string, reference: ReferenceScore): Family {
  return scores(code, article, { ...points, seen: (tournament) => inScore(tournament, reference) });
}

/** Art. 13.2. */
function extended(article: string, of: Products): readonly Family[] {
  const family = products(`E${of.opponents[0]}${of.own[0]}SB`, article, extendedSonnebornBergerOf(of), {
    factor: scoredIn(of),
    cutsOf: FIDE_CUTS,
  });
  return [family, withForfeits(family)];
}

/** Art. 13.4. */
function scheduleStrength(fore: boolean): readonly Family[] {
  const family = scores('SSSC', '13.4', scheduleStrengthOf({ fore }), { isMean: true, option: fore ? '/F' : '' });
  return [family, { ...withForfeits(family), option: fore ? '/F/P' : '/P' }];
}

/** The tie-breaks of teams with every modifier. */
export const TEAM_CALCULATIONS = /* @__PURE__ */ codedFrom([
  totals('MPTS', '11.1.1', 'MP'),
  totals('GPTS', '11.1.2', 'GP'),
  totals('MPvGP', '13.1', 'secondary'),
  scores(
    'BC',
    '12.1',
    { ...boardCountCalculation, seen: (tournament) => inScore(tournament, 'GP') },
    { lowerFirst: true, comparable: (tournament) => gamePointsOf(tournament).totals },
  ),
  ...extended('13.2.1', { opponents: 'MP', own: 'MP' }),
  ...extended('13.2.2', { opponents: 'MP', own: 'GP' }),
  ...extended('13.2.3', { opponents: 'GP', own: 'MP' }),
  ...extended('13.2.4', { opponents: 'GP', own: 'GP' }),
  ...scheduleStrength(false),
  ...scheduleStrength(true),
]);
