/** The letters of older reports. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['g', 'GM'],
  ['m', 'IM'],
  ['f', 'FM'],
  ['mf', 'FM'],
  ['c', 'CM'],
  ['mc', 'CM'],
  ['wg', 'WGM'],
  ['wm', 'WIM'],
  ['wf', 'WFM'],
  ['wc', 'WCM'],
]);

/** A title as tables print it: `GM`, also of the `g` of older reports; what else a file has stays as it is. */
export function printedTitle(written: string): string {
  return TITLES.get(written.toLowerCase()) ?? written;
}
