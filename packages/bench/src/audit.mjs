// Times the audit of a printed table, beside the time of an earlier prototype.
import { audit } from '@crosstable/audit';
import { crosstable, tiebreakValues } from 'crosstable';
import { medianAndBest } from './pair.mjs';
import { swiss } from './tournament.mjs';

const SAMPLES = 5;

/** The columns of the table. Each has a misprint, so that no rule gives all cells. */
const CODES = ['BH/C1', 'BH', 'SB', 'ARO'];

function printed(games, players) {
  const table = crosstable(games, { players, system: 'swiss' });
  const columns = CODES.map((label, at) => {
    const cells = new Map(tiebreakValues(label, table));
    const { id } = players[at];
    cells.set(id, (cells.get(id) ?? 0) + 1);
    return { label, cells };
  });
  return { columns };
}

/** Throws unless the audit finds the rule of each column, and its one wrong cell. */
function check({ columns }) {
  for (const { label, rules, wrong } of columns) {
    if (wrong.length !== 1 || !rules.some(({ code }) => code === label)) {
      throw new Error(
        `column ${label}: expected its own rule and one wrong cell, got ${rules[0]?.code}, ${wrong.length}`,
      );
    }
  }
}

/** Milliseconds of an audit of four columns. */
export function timeAudit(size, rounds) {
  const { games, players } = swiss(size, rounds);
  const table = printed(games, players);
  check(audit(games, table, { players, system: 'swiss' }));
  const taken = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    audit(games, table, { players, system: 'swiss' });
    return performance.now() - start;
  });
  return medianAndBest(taken);
}
