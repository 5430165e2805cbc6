/**
 * Called at the beginning of a run and then at most 20 times a second, with the number of games done and, if known, of
 * all.
 */
export type OnProgress = (done: number, total: number | undefined) => void;

/** Milliseconds between two calls. */
const INTERVAL = 50;

/** A function to call with all progress. It passes progress on if the last call is long enough ago. */
export function throttled(onProgress: OnProgress = () => undefined, total?: number): (done: number) => void {
  let last = Date.now();
  onProgress(0, total);
  return (done) => {
    const now = Date.now();
    if (now < last + INTERVAL) return;
    last = now;
    onProgress(done, total);
  };
}
