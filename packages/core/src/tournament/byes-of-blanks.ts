/**
 * The byes in the blank rounds of a player whose points are not those of the games: each a half-point bye, or a single one a full-point
 * bye; `undefined` where neither `makesUp` the difference. One rule for reports and for printed tables.
 */
export function byeOfBlanks(
  blanks: number,
  makesUp: (kind: 'half-bye' | 'full-bye') => boolean,
): 'half-bye' | 'full-bye' | undefined {
  if (blanks === 0) return undefined;
  if (makesUp('half-bye')) return 'half-bye';
  return blanks === 1 && makesUp('full-bye') ? 'full-bye' : undefined;
}
