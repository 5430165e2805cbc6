// FIDE C.07 (edition 2026-03), Article 4.2: a list of tie-breaks as the order of the standings

/** The whole order of a list: points come first, for teams one of their scores, even if the list leaves them out. */
export function wholeOrder(list: readonly string[]): readonly string[] {
  const hasPoints = list.some((code) => code.toUpperCase() === 'PTS') || /^[MG]PTS$/i.test(list.at(0) ?? '');
  return hasPoints ? list : ['PTS', ...list];
}
