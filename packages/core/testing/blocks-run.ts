// Work without a clock, counted as blocks of code that run. The engine counts in what it compiles behind the import of this file, so that
// the code under test is to be loaded with import() after.
import { type Profiler, Session } from 'node:inspector';

import { afterAll } from 'vitest';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
afterAll(() => {
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** How often blocks of the sources of some packages have run since the last call. */
export function blocksRun(sources: RegExp): number {
  let result: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, taken) => ({ result } = taken));
  return result
    .filter(({ url }) => sources.test(url))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The blocks of a package that run during a call. A refusal is work, too. */
export function workOf(folder: string, call: () => unknown): number {
  const sources = new RegExp(`/packages/${folder}/src/`);
  blocksRun(sources);
  try {
    call();
  } catch {
    // It has been counted
  }
  return blocksRun(sources);
}
