// Times functions side by side.

/** Shorter samples would measure the clock, or the garbage collector's turn. */
const MILLISECONDS = 10;

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function sample(run, times) {
  const start = performance.now();
  for (let at = 0; at < times; at++) run();
  return (performance.now() - start) / times;
}

/** The number of runs of a warm function that last long enough for a sample. */
function repetitions(run) {
  let times = 1;
  while (times * sample(run, times) < MILLISECONDS) times *= 2;
  return times;
}

/**
 * One run of each function, then one of each again, and so on, so that changes of the machine affect all of them alike.
 * The engine collects garbage when it chooses, as in a program: forcing it before every run would make the engine
 * forget optimised code.
 *
 * @param {readonly (() => unknown)[]} runs
 * @param {number} samples
 * @param {number} turns that every function has at least before it is measured
 * @returns {number[][]} of every function, the milliseconds of its samples
 */
export function timeTogether(runs, samples, turns = 1) {
  globalThis.gc();
  const warm = performance.now();
  for (let turn = 0; turn < turns || performance.now() - warm < 500; turn++) {
    for (const run of runs) run();
  }
  const times = runs.map(repetitions);
  const taken = runs.map(() => []);
  for (let at = 0; at < samples; at++) {
    runs.forEach((run, index) => taken[index].push(sample(run, times[index])));
  }
  return taken;
}

export function medianAndBest(times) {
  return { median: median(times), min: Math.min(...times) };
}

/**
 * Milliseconds of one function, every run by itself.
 *
 * @param {() => unknown} run
 * @param {number} samples
 * @param {number} turns before it is measured
 */
export function timeAlone(run, samples, turns = 0) {
  for (let turn = 0; turn < turns; turn++) run();
  return medianAndBest(Array.from({ length: samples }, () => sample(run, 1)));
}

/** The time of the one divided by that of the other: the median over neighbouring runs. */
export function ratioOf(ofOne, ofOther) {
  return median(ofOne.map((time, at) => time / ofOther[at]));
}

/**
 * Times two functions.
 *
 * @param {() => unknown} one
 * @param {() => unknown} other
 * @param {number} samples
 */
export function timePair(one, other, samples) {
  const [ofOne, ofOther] = timeTogether([one, other], samples);
  return { one: medianAndBest(ofOne), other: medianAndBest(ofOther), ratio: ratioOf(ofOne, ofOther) };
}
