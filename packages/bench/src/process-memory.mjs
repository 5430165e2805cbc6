// The memory of the process, in MB.

const MEGABYTE = 1e6;

/** The memory in use, inside the heap and outside, with garbage. */
export function used() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

/** The largest resident size of the process so far. */
export function peak() {
  return (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
}
