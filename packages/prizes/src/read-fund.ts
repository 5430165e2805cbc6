import { check, checkNames, checkWhole, choice, isObject } from '@crosstable/core';
import { isBytes, parseJson, utf8Text } from '@crosstable/core/text';

import { checkFund } from './check-fund.js';
import { csvFund } from './csv-fund.js';
import type { Fund, PrizeModel, Rounding } from './fund.js';

/** How a fund is read. */
export interface ReadFundOptions {
  /** The model, which a table has no place for; instead of that of a fund in JSON. */
  readonly model?: PrizeModel | undefined;
  /** The rounding, likewise. */
  readonly rounding?: Rounding | undefined;
  /** The decimals of the smallest unit in the amounts of a table: 2 where `12.50` is 1250 cents. Default 0. */
  readonly decimals?: number | undefined;
}

const MOST_DECIMALS = 6;

/**
 * Reads the announced prizes of a tournament from a file: JSON, which has a `Fund`, or a table (CSV, with commas, semicolons or tabs).
 *
 * A table has a line of headings and a line for each list. `name` and `amounts` must be there, the amounts with blanks between them.
 * The others are `share`, `share first`, `best`, `all rounds` (yes), `least`, `bracket` and `guaranteed` (yes), as in a `PrizeCategory`, and
 * the conditions `place` (11-20), `sex` (m or w), `rating` (1600-1799, 1600-, -1799, <1800, `<1800 or unrated` or unrated), `age` (-12)
 * beside `age on` (a day or a year), `title`, `federation`, `club` and `group`. `GM|IM` is one of two, `none` no title. `trophy` and
 * `medal` stand among the amounts.
 *
 * @param source - The text of the file, or its bytes.
 * @param options - The model of a fund in a table, the rounding, and the decimals of its amounts.
 * @returns The fund, which `prizes` takes; amounts in the smallest unit.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value: with its path in JSON, with line and column in a table;
 * also for a heading that isn't known, and for a fund without a model.
 *
 * Cost: linear in the source.
 *
 * @example
 * ```ts
 * const table = `name,amounts,share,sex,rating
 * Main,200 100 50,equal,,
 * Women,150,,w,
 * Under 1600,50,,,<1600`;
 * const fund = readFund(table, { model: 'highest-value' });
 * fund.prizes[1]; // → { name: 'Women', amounts: [150], for: { sex: 'w' } }
 * readFund('name,amounts\nMain,12.50', { model: 'one-queue', decimals: 2 }).prizes[0].amounts; // → [1250]
 * ```
 */
export function readFund(source: string | Uint8Array, options: ReadFundOptions = {}): Fund {
  check(typeof source === 'string' || isBytes(source), 'source', 'text or bytes', source);
  checkNames(options, 'options', { model: true, rounding: true, decimals: true });
  const { model, rounding, decimals = 0 } = options;
  const models = ['highest-value', 'one-queue', 'us-chess'] as const;
  choice(model, 'options.model', models);
  choice(rounding, 'options.rounding', ['exact', 'nearest', 'largest-remainder', 'down']);
  checkWhole(decimals, 'options.decimals', 0, MOST_DECIMALS);
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const text = utf8Text(bytes)?.replace(/^\uFEFF/, '') ?? '';
  const given: unknown = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  const expected = `${models.map((one) => `"${one}"`).join(' or ')}, because the fund doesn’t say it`;
  const asked = { ...(model !== undefined && { model }), ...(rounding !== undefined && { rounding }) };
  if (isObject(given)) {
    const named = model ?? ('model' in given ? given.model : undefined);
    check(named !== undefined, 'options.model', expected, named);
    check(Object.hasOwn(given, 'prizes'), 'fund.prizes', 'an array of lists of prizes', undefined);
    const fund: Fund = { model: models[0], prizes: [], ...given, ...asked };
    checkFund(fund);
    return fund;
  }
  check(model !== undefined, 'options.model', expected, model);
  return csvFund(bytes, { ...asked, model }, decimals);
}
