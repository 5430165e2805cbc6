/** The numbers that a seed gives, from 0 up to 1: sfc32. */
export function chanceOf(seed: number): () => number {
  // The last 32 binary digits of whole numbers: of the seed, and before and after these
  let first = seed | 0;
  let second = (seed / 2 ** 32) | 0;
  let third = (seed * 2 ** 32) | 0;
  let counter = 1;
  const chance = (): number => {
    const sum = (first + second + counter) | 0;
    counter = (counter + 1) | 0;
    first = second ^ (second >>> 9);
    second = (third + (third << 3)) | 0;
    third = (((third << 21) | (third >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let skipped = 0; skipped < 20; skipped++) chance();
  return chance;
}
