// Reads vitest's JSON report and says what a green run doesn't: whether every species of test ran, and ran completely.
// `--count` prints `passed failed` instead.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The suffixes of the projects in vitest.config.ts; types, `.test-d.ts`, are looked at by `pnpm check:types`. */
const SPECIES = ['.test.ts', '.prop.ts'];

/**
 * @param {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {string[]} what is wrong with the run, beside failed tests
 */
export function reportProblems({ testResults }) {
  return [
    ...SPECIES.filter((suffix) => !testResults.some(({ name }) => name.endsWith(suffix))).map(
      (suffix) => `expected test files *${suffix}, none ran`,
    ),
    ...testResults
      .filter(({ assertionResults }) => assertionResults.length === 0)
      .map(({ name }) => `${name}: expected tests, none ran`),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ status, fullName }) => `${name}: ${fullName}: expected to run, was ${status}`),
    ),
  ];
}

/** A run that left no report behind failed before its first test; the step that ran it has counted that. */
function counts(path) {
  if (!existsSync(path)) return [0, 0];
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'));
  return [numPassedTests, numFailedTests];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv.at(-1);
  if (process.argv.includes('--count')) console.log(counts(path).join(' '));
  else {
    const problems = reportProblems(JSON.parse(readFileSync(path, 'utf8')));
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${counts(path)[0]} tests passed, none was skipped`);
  }
}
