// Reads vitest's JSON report, and fails if a green run left out tests: a whole kind of them, or a skipped one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The suffixes of the tests in vitest.workspace.ts; `pnpm check types` looks at those for types, `.test-d.ts`. */
const SPECIES = ['.test.ts', '.prop.ts'];

/**
 * @param {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {string[]} what is wrong with the run, beside failed tests
 */
export function reportProblems({ testResults }) {
  const missing = SPECIES.filter((suffix) => !testResults.some(({ name }) => name.endsWith(suffix)));
  const left = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ status, fullName }) => `${name}: ${fullName}: expected to run, was ${status}`),
  );
  return [...missing.map((suffix) => `expected test files *${suffix}, none ran`), ...left];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = reportProblems(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
