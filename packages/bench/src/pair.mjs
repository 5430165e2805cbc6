// Times two functions side by side.

/** Shorter samples would measure the clock, and the garbage collector's turn in one of them. */
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

/** How often a function has to run to last long enough, when it is warm. */
function repetitions(run) {
  let times = 1;
  while (times * sample(run, times) < MILLISECONDS) times *= 2;
  return times;
}

/**
 * One run of the one, one of the other, and so on, so that whatever drifts in the machine hits both; the ratio is the
 * median of those of neighbouring runs. Garbage is collected when the engine sees fit, as in a program: forcing it before
 * every run makes the engine forget code that it has optimised.
 *
 * @param {() => unknown} one
 * @param {() => unknown} other
 * @param {number} samples
 */
export function timePair(one, other, samples) {
  globalThis.gc();
  const warm = performance.now();
  while (performance.now() - warm < 500) {
    one();
    other();
  }
  const times = repetitions(one);
  const otherTimes = repetitions(other);
  const ofOne = [];
  const ofOther = [];
  for (let at = 0; at < samples; at++) {
    ofOne.push(sample(one, times));
    ofOther.push(sample(other, otherTimes));
  }
  return {
    one: { median: median(ofOne), min: Math.min(...ofOne) },
    other: { median: median(ofOther), min: Math.min(...ofOther) },
    ratio: median(ofOne.map((time, at) => time / ofOther[at])),
  };
}
