/** A whole number as it is written; `undefined` for anything else, and for one that is out of range. */
export function wholeFrom(least: number, text: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}
