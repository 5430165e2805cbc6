import { EDITIONS, type Rule } from '@crosstable/core';

/** Codes with their articles, and the texts of legends that name them beside the code in brackets. A number of victories may be won or counted. */
const MEANINGS: readonly (readonly [code: string, article: string | null, text?: RegExp])[] = [
  ['PTS', null, /^points \(game-points\)/i],
  ['DE', '6', /^direct encounter/i],
  ['WIN', '7.1', /^the greater number of victories/i],
  ['WON', '7.2', /^the greater number of victories/i],
  ['BPG', '7.3'],
  ['BWG', '7.4'],
  ['PS', '7.5'],
  ['REP', '7.6'],
  ['BH', '8.1', /^buchholz/i],
  ['SB', '9.1', /^sonneborn/i],
  ['KS', '9.2'],
  ['AOB', '8.2'],
  ['ARO', '10.1', /^rating average/i],
  ['TPR', '10.2'],
  ['PTP', '10.3'],
  ['APRO', '10.4'],
  ['APPO', '10.5'],
];

/** The codes of tie-breaks, without that of the points, as the alternatives of a pattern. */
export const CODES = MEANINGS.slice(1)
  .map(([code]) => code)
  .join('|');

/** The year that Swiss-Manager has in a legend since the text of 2023. */
const YEAR = /\((202[3-9]|20[3-9]\d)\)/;

/** The modifiers that are possible where a legend doesn't tell. */
const CUTS = ['', '/C1', '/C2', '/M1'];

/**
 * The rules that the text of a legend names; several where it leaves the cut open, none where nobody knows it. Buchholz and
 * Sonneborn-Berger without a year are older than C.07; with real points no virtual opponent stands in for unplayed rounds.
 */
export function namedRules(legend: string): Rule[] {
  // Swiss-Manager's numbers 3, 4 and 20: "without two" is the median
  const words = legend.replace(/without one/i, 'cut').replace(/without two/i, 'median');
  const cut = /\b([cm])(?:ut|edian)\s?(\d?)\b/i.exec(words);
  const year = YEAR.exec(legend)?.[1];
  // An edition is called by its first month. The text of a year is the one in force at its end; that of 2023 applied later, and no
  // edition is older
  const edition = year === undefined ? undefined : (EDITIONS.findLast((one) => one <= `${year}-12`) ?? EDITIONS[0]);
  const isOld = edition === undefined;
  // Swiss-Manager's numbers 7, 17, 30 and 31 are "with real points"
  const convention = legend.includes('real points') ? 'points without unplayed rounds' : 'virtual opponent';
  const isNamed = (code: string, text?: RegExp): boolean =>
    text?.test(legend) === true || legend.toUpperCase().includes(`(${code})`);
  return MEANINGS.filter(([code, , text]) => isNamed(code, text)).flatMap(([code, article]) => {
    // "Buchholz Tie-Breaks (variabel with parameter)", also spelled "variable", leaves the cut open
    const isOpen = cut === null && isOld && /BH|SB|ARO/.test(code) && legend.includes('varia');
    const modifiers = isOpen ? CUTS : [cut === null ? '' : `/${cut[1].toUpperCase()}${cut[2] || '1'}`];
    return modifiers.map((modifier) => ({
      code: code + modifier,
      ...(!isOld && { edition }),
      ...(isOld && /BH|SB/.test(code) && { convention }),
      article,
    }));
  });
}
