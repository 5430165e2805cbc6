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

/** How often blocks of a package have run since the last call. */
function blocksRun(folder: string): number {
  let result: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, taken) => ({ result } = taken));
  return result
    .filter(({ url }) => url.includes(`/packages/${folder}/src/`))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The blocks of a package that run during a call. A refusal is work, too. */
export function workOf(folder: string, call: () => unknown): number {
  blocksRun(folder);
  try {
    call();
  } catch {
    // It has been counted
  }
  return blocksRun(folder);
}
