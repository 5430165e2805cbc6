// Loads entries and compares the values of one tournament with the expected ones. It runs in every runtime, also in a
// browser, so it uses only the language itself.

/**
 * @typedef {{ names: string[], alsoTiebreak: string[] }} Loaded the exported names, and which are the same as `tiebreak`
 * @typedef {{ loaded: Record<string, Loaded>, failures: string[], values: number }} SmokeReport
 * @typedef {{
 *   options: { edition: string, system: string, rounds: number, players: { id: string, rating: number }[] },
 *   games: unknown[][],
 *   expected: Record<string, Record<string, number | null>>,
 *   standings: { order: string[], ranks: Record<string, number> }[],
 * }} Golden
 * @typedef {{ specifiers: string[], umbrella?: string, golden?: Golden, codes?: Record<string, string> }} Plan
 */

/**
 * @param {Plan} plan
 * @param {(specifier: string) => unknown} load `import` or `require`
 * @returns {Promise<SmokeReport>}
 */
export async function smoke({ specifiers, umbrella, golden, codes = {} }, load) {
  const report = { loaded: {}, failures: [], values: 0 };
  const modules = {};
  for (const specifier of specifiers) {
    try {
      modules[specifier] = await load(specifier);
      report.loaded[specifier] = summary(modules[specifier]);
    } catch (error) {
      report.failures.push(`${specifier}: ${error}`);
    }
  }
  if (golden === undefined) return report;
  try {
    compareGolden(report, { umbrella: modules[umbrella] ?? (await load(umbrella)), modules, golden, codes });
  } catch (error) {
    report.failures.push(`the golden tournament: ${error}`);
  }
  return report;
}

function summary(module) {
  const names = Object.keys(module).sort();
  return { names, alsoTiebreak: names.filter((name) => name !== 'tiebreak' && module[name] === module.tiebreak) };
}

/** Compares the umbrella's values and ranks, then the values of the other packages' functions for the same table. */
function compareGolden(report, { umbrella, modules, golden, codes }) {
  const { options, games, expected, standings } = golden;
  const table = umbrella.crosstable(games, options);
  for (const [code, values] of Object.entries(expected)) {
    const own = umbrella.tiebreakValues(code, table);
    compareColumn(report, `crosstable ${code}`, values, (id) => rounded(code, own.get(id)));
  }
  for (const { order, ranks } of standings) {
    const own = new Map(umbrella.standings(table, order).map(({ player, rank }) => [player, rank]));
    compareColumn(report, `standings by ${order.join()}`, ranks, (id) => own.get(id));
  }
  for (const [specifier, code] of Object.entries(codes)) {
    const { tiebreak } = modules[specifier] ?? {};
    if (tiebreak === undefined) {
      report.failures.push(`${specifier}: expected an entry with a tiebreak that computes ${code}`);
      continue;
    }
    // Values that `crosstable` leaves undefined are 0 in the functions of the small packages, as their READMEs say.
    const values = Object.fromEntries(Object.entries(expected[code]).map(([id, value]) => [id, value ?? 0]));
    compareColumn(report, specifier, values, (id) => rounded(code, tiebreak(id, table)));
  }
}

function compareColumn(report, what, expected, own) {
  for (const [id, value] of Object.entries(expected)) {
    report.values++;
    const got = own(id);
    if (got !== value) report.failures.push(`${what} of ${id}: expected ${value}, got ${got}`);
  }
}

/**
 * The expected averages of Buchholz are printed with two decimals, half up; the millionth covers the error of the
 * division.
 */
function rounded(code, value) {
  if (!code.startsWith('AOB') || typeof value !== 'number') return value;
  return Math.floor(value * 100 + 0.5 + 1e-6) / 100;
}
