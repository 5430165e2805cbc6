// Columns that were made by a known rule and then misprinted, and columns of rules that the audit doesn't know. The rates are
// those that the audit promises.

import { describe, expect, it } from 'vitest';

import { crosstable, nearestMillionth, openTable } from '@crosstable/core';
import { type Random, randomOf } from '@crosstable/core/testing/random/random';
import { hasShared, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { hypothesesOf } from '../src/hypotheses/hypotheses.js';
import { candidateOf } from '../src/hypotheses/hypothesis.js';
import { type ColumnAudit, type PrintedColumn, type Rule, audit } from '../src/index.js';
import { realTable } from './real-tables.js';

const SEED = 20_180_201;

/** Events with at least so many players, so that one cell in a hundred is a cell. */
const LEAST_PLAYERS = 30;
const EVENTS = 15;
const COLUMNS_OF_EVENT = 40;
const SHARES = [0.01, 0.03, 0.05, 0.1] as const;

/** The codes that tables print. */
const PRINTED = /^(BH|SB)(\/[CM]\d)?$|^(PS|WIN|WON|BWG|KS|STD|AOB|ARO\/C1)$/;

/** A column with the rule that made it and the players whose cells are wrong. */
interface Made {
  readonly column: PrintedColumn;
  readonly rule: Rule;
  readonly wrong: ReadonlySet<string>;
}

function isAmong(rule: Rule, rules: readonly Rule[]): boolean {
  return rules.some(
    ({ code, convention, edition }) => code === rule.code && convention === rule.convention && edition === rule.edition,
  );
}

/** Whether the true rule is among the best: those found, or those that are printed beside them because one cell decides. */
function isAmongBest({ alternatives, rules }: ColumnAudit, rule: Rule): boolean {
  return isAmong(rule, rules) || alternatives.some((one) => isAmong(rule, one.rules));
}

const names = sharedNames('real', /^(sharly|moscow|world|ixtepec|xizt-rapid|womens).*\.trf$/).map((name) =>
  name.slice(0, -4),
);
const events = names.filter((name) => (realTable(name).printed.points?.size ?? 0) >= LEAST_PLAYERS).slice(0, EVENTS);

function columnsOf(event: string, random: Random): Made[] {
  const { games, options } = realTable(event);
  const tournament = openTable(crosstable(games, options));
  const candidates = hypothesesOf(tournament, '2026-03')
    .filter(({ isNamed, rule }) => isNamed && PRINTED.test(rule.code))
    .map(candidateOf)
    .filter(({ values }) => new Set(values).size > 5 && !values.includes(NaN));
  return Array.from({ length: COLUMNS_OF_EVENT }, (_, at) => {
    const { isMean, rule, values } = random.pick(candidates);
    const share = SHARES[at % SHARES.length];
    const misprinted = random.shuffled([...tournament.ids]).slice(0, Math.ceil(share * values.length));
    const wrong = new Set(misprinted);
    const cells = new Map(
      tournament.ids.map((id, player) => {
        const value = nearestMillionth(isMean ? Math.round(values[player] * 100) / 100 : values[player]);
        return [id, wrong.has(id) ? value + random.pick([-1, -0.5, 0.5, 1]) : value];
      }),
    );
    return { column: { label: `${at}`, cells }, rule, wrong };
  });
}

/** The columns of an event that no rule made: 5-3-1 for the results, squares of Buchholz, and Buchholz of somebody else. */
function foreignColumns(event: string, random: Random): PrintedColumn[] {
  const { awarded, buchholz, ids, opponents, rounds } = plain(event);
  const inEveryRound = (of: (cell: number) => number): Map<string, number> =>
    new Map(ids.map((id, player) => [id, sum(rounds, (round) => of(player * rounds + round))]));
  const shuffled = random.shuffled([...buchholz]);
  return [
    { label: '5-3-1', cells: inEveryRound((cell) => (opponents[cell] < 0 ? 0 : [1, 3, 5][awarded[cell]])) },
    { label: 'squares', cells: inEveryRound((cell) => (buchholz[opponents[cell]] ?? 0) ** 2) },
    { label: 'shuffled', cells: new Map(ids.map((id, player) => [id, shuffled[player]])) },
  ];
}

/** The audits of all events, each of one table with the columns of other origin before those with misprints. */
function auditEvents() {
  const [random, ofForeign] = [randomOf(SEED, 0), randomOf(SEED, 0)];
  return events.map((event) => {
    const made = columnsOf(event, random);
    const foreign = foreignColumns(event, ofForeign);
    const { games, options } = realTable(event);
    const { columns } = audit(games, { columns: [...foreign, ...made.map(({ column }) => column)] }, options);
    return {
      foreign: columns.slice(0, foreign.length),
      misprinted: columns.slice(foreign.length).map((found, at) => ({ found, made: made[at] })),
    };
  });
}

describe.skipIf(!hasShared)(`columns with misprints, and columns of other origin${skipNote}`, () => {
  let made: ReturnType<typeof auditEvents> | undefined;
  const audits = () => (made ??= auditEvents());
  const audited = () => audits().flatMap(({ misprinted }) => misprinted);

  it('the true rule is among the best in 99.7 %, and then exactly the wrong cells are flagged', () => {
    const right = audited().filter(({ found, made }) => isAmongBest(found, made.rule));
    expect(right.length / audited().length).toBeGreaterThanOrEqual(0.997);
    const flagged = right.filter(({ found, made }) => isAmong(made.rule, found.rules));
    for (const { found, made } of flagged) {
      expect(new Set(found.wrong.map(({ player }) => player))).toEqual(made.wrong);
    }
  });

  it('at most 0.1 % are identified as another rule', () => {
    const wrong = audited().filter(
      ({ found, made }) => found.verdict.startsWith('identified') && !isAmong(made.rule, found.rules),
    );
    expect(wrong.length / audited().length).toBeLessThanOrEqual(0.001);
  });

  it.each(events)('of %s, points of 5-3-1, squares of Buchholz and shuffled columns are not identified', (event) => {
    const { foreign } = audits()[events.indexOf(event)];
    expect(foreign.map(({ label }) => label)).toEqual(['5-3-1', 'squares', 'shuffled']);
    for (const { verdict } of foreign) expect(verdict).not.toMatch(/identified/);
  });
});

function sum(count: number, of: (at: number) => number): number {
  return Array.from({ length: count }, (_, at) => of(at)).reduce((total, value) => total + value, 0);
}

/** The data that columns of other origin are made of. */
function plain(event: string) {
  const { games, options } = realTable(event);
  const { ids, opponents, primary, rounds } = openTable(crosstable(games, options));
  const buchholz = ids.map((_, player) =>
    sum(rounds, (round) => (primary.totals[opponents[player * rounds + round]] ?? 0) / primary.scale),
  );
  return { awarded: primary.awarded, buchholz, ids, opponents, rounds };
}
