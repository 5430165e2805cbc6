import { LEAST_PERCENTAGE } from '../../koya/src/article-14.5.js';

/** The limit that a modifier sets: with a sign, or below 10, it moves the limit by half points; else it is a percentage. */
export function limitIn(modifier: string): { readonly limit: number } | { readonly percent: number } | undefined {
  const written = /^\/L([+-]?)(\d{1,3})$/.exec(modifier);
  if (written === null) return undefined;
  const [, sign, digits] = written;
  const size = Number(digits);
  const isPercentage = sign === '' && size >= LEAST_PERCENTAGE;
  if (!isPercentage) return { limit: sign === '-' ? -size : size }; // Art. 14.5
  return size <= 100 ? { percent: size } : undefined;
}
