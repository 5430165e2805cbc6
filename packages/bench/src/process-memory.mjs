// What memory the process takes, in MB.

const MEGABYTE = 1e6;

/** What is in use, inside the heap and outside, garbage included. */
export function used() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

/** The largest resident size of the process so far. */
export function peak() {
  return (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
}
