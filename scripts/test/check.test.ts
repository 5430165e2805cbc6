import { expect, test } from 'vitest';

import { CHECKS, chosen, runChecks } from '../check.mjs';

test('all checks run where none is named, and named ones in the order of the list', () => {
  expect(chosen([])).toEqual(Object.entries(CHECKS));
  expect(chosen(['types', 'lint'])).toEqual([
    ['lint', CHECKS.lint],
    ['types', CHECKS.types],
  ]);
});

test('a check that looks at the build makes it first', () => {
  expect(chosen(['size', 'format']).map(([name]) => name)).toEqual(['build', 'format', 'size']);
  expect(chosen(['build', 'size']).map(([name]) => name)).toEqual(['build', 'size']);
});

test('an option goes to the only check that is named', () => {
  expect(chosen(['written', '--update'])).toEqual([
    ['build', CHECKS.build],
    ['written', `${CHECKS.written} --update`],
  ]);
  expect(() => chosen(['--update'])).toThrow(new RangeError('expected one check for --update, got 0'));
});

test('an unknown name is an error that lists the names', () => {
  expect(() => chosen(['lint', 'sizes', 'toString'])).toThrow(
    /^expected build, lint, format, .*, got sizes, toString$/,
  );
});

test('a failure does not end the run, and the list says how each check ended', () => {
  const printed: string[] = [];
  const failed = runChecks(
    [
      ['first', 'node -e "process.exit(3)"'],
      ['gone', 'node -e "process.kill(process.pid)"'],
      ['last', 'node -e 0'],
    ],
    (line) => printed.push(line.replace(/\d+ s$/, 'N s')),
  );
  expect(failed).toBe(2);
  expect(printed).toEqual([
    '== first',
    '== gone',
    '== last',
    'first  FAILED  N s',
    'gone   FAILED  N s',
    'last   ok      N s',
    '1 passed, 2 failed',
  ]);
});

/** Undefined stands there for a script that isn't in package.json. */
test('every check has a command', () => {
  for (const [name, command] of Object.entries(CHECKS)) expect(command, name).toMatch(/^\w/);
});
