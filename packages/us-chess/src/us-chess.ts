// US Chess rule 34: all definitions, and the default orders of 34E and 34F

import type { SelfDefined } from '@crosstable/core';

import { modifiedMedianDefinition } from './34e1-modified-median.js';
import { opponentsPerformanceDefinition } from './34e10-opponents-performance.js';
import { averageOppositionDefinition } from './34e11-average-opposition.js';
import { solkoffDefinition } from './34e2-solkoff.js';
import { cumulativeDefinition } from './34e3-cumulative.js';
import { medianDefinition } from './34e4-median.js';
import { resultBetweenTiedDefinition } from './34e5-result-between-tied.js';
import { mostBlacksDefinition } from './34e6-most-blacks.js';
import { kashdanDefinition } from './34e7-kashdan.js';
import { adjustedSonnebornBergerDefinition, sonnebornBergerDefinition } from './34e8-sonneborn-berger.js';
import { cumulativeOppositionDefinition } from './34e9-cumulative-of-opposition.js';

/** The definitions that give numbers by contributions, in the order of the rules. */
export const BY_CONTRIBUTIONS = [
  modifiedMedianDefinition,
  solkoffDefinition,
  cumulativeDefinition,
  medianDefinition,
  mostBlacksDefinition,
  kashdanDefinition,
  sonnebornBergerDefinition,
  adjustedSonnebornBergerDefinition,
  cumulativeOppositionDefinition,
  opponentsPerformanceDefinition,
  averageOppositionDefinition,
] as const;

/** All definitions. Nobody can change them, so that they are checked once, however many tables have them. */
function definitions(): readonly SelfDefined[] {
  const all: readonly SelfDefined[] = [...BY_CONTRIBUTIONS, resultBetweenTiedDefinition];
  for (const definition of all) {
    Object.freeze(definition.name);
    Object.freeze(definition);
  }
  return Object.freeze(all);
}

/**
 * The tie-breaks of US Chess, rules 34E1 to 34E11, for the option `selfDefined` of `crosstable`. Lists then name them: `US_MM`
 * modified median, `US_SOLK` Solkoff, `US_CUM` cumulative, `US_MED` median, `US_RESULT` results between the tied, `US_BLACKS` most
 * blacks, `US_KASH` Kashdan, `US_SB` Sonneborn-Berger, `US_SB_ADJ` the same with adjusted scores, `US_COP` cumulative of opposition,
 * `US_OPP_PERF` opponents' performance, `US_AVG_OPP` average opposition.
 */
export const usChess: readonly SelfDefined[] = /* @__PURE__ */ definitions();

/** The order that players of a Swiss may expect where nothing else was announced. Follows US Chess 34E. */
export const ORDER_34E: readonly string[] = ['PTS', 'US_MM', 'US_SOLK', 'US_CUM', 'US_COP'];

/** The same of a round robin. Follows US Chess 34F. */
export const ORDER_34F: readonly string[] = ['PTS', 'US_SB', 'US_RESULT'];
