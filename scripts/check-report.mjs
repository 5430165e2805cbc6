// One line for every check of a script, and below it what is wrong.

let failures = 0;

/**
 * Prints what came of a check.
 *
 * @param {string} name
 * @param {string} done what it looked at, or how long that took
 * @param {readonly string[]} problems none if all is well
 */
export function report(name, done, problems) {
  if (problems.length > 0) failures++;
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name} (${done})`);
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '      '));
}

/**
 * To be called last: says what to do if a check has failed, and lets the script exit with 1 then.
 *
 * @param {string} advice
 */
export function conclude(advice) {
  if (failures === 0) return;
  console.error(`${failures} checks failed. ${advice}`);
  process.exitCode = 1;
}
