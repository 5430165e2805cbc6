// Faults that every runtime's run must report: an entry that throws there and nowhere else, and a wrong value.
import { runSmoke } from '../../runtimes/run.mjs';

/** In scripts/fixtures; each entry throws in the kind of runtime that it is named after. */
export const FAULTY = 'throws-in-one-runtime';
const KINDS = ['node', 'bun', 'deno', 'browser'];

/** The golden tournament with one value changed. */
function spoilt(golden) {
  const [[code, values]] = Object.entries(golden.expected);
  const [[id, value]] = Object.entries(values);
  const changed = { ...golden, expected: { ...golden.expected, [code]: { ...values, [id]: value + 1 } } };
  return { changed, report: `crosstable ${code} of ${id}: expected ${value + 1}, got ${value}` };
}

/**
 * @param {{ kind: 'node' | 'bun' | 'deno' | 'browser', path: string }} runtime
 * @param {string} project with the fixture among the installed packages
 * @param {import('../../runtimes/smoke.mjs').Plan} plan
 * @returns {Promise<string[]>} what wasn't reported as it must be
 */
export async function unseenFaults(runtime, project, { umbrella, golden }) {
  const { changed, report } = spoilt(golden);
  const specifiers = KINDS.map((kind) => `${FAULTY}/${kind}`);
  const reports = await runSmoke(runtime, project, { specifiers, umbrella, golden: changed });
  const expected = [`${FAULTY}/${runtime.kind}: Error: planted: ${runtime.kind}`, report];
  return Object.entries(reports)
    .filter(([, { failures }]) => JSON.stringify(failures) !== JSON.stringify(expected))
    .map(([way, { failures }]) => {
      const list = (texts) => texts.map((text) => `\n  ${text}`).join('') || ' nothing';
      return `planted faults, by ${way}: expected the report${list(expected)}\ngot${list(failures)}`;
    });
}
