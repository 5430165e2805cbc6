import { inspect } from 'node:util';

import { randomOf } from '@crosstable/core/testing/random/random';

import { type Fault, type Verdict, judge } from './judge.js';
import type { Row } from './rows.js';

/** A case with a fault, with as few changes as possible. */
export interface Failure {
  readonly name: string;
  readonly number: number;
  readonly fault: Fault;
  readonly report: string;
}

/** The numbers of changes that a case picks from. */
const CHANGES = [1, 1, 2, 3];
/** Each change has its own random numbers, so that leaving out one doesn't affect the others. */
const STREAMS = 16;

interface Plan {
  readonly edits: readonly number[];
  readonly isAllJunk: boolean;
}

/** A seed for each function, so that all of them together see more. */
function seedOf(row: Row, seed: number): number {
  let hash = seed;
  for (const letter of row.name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/** The changes of a case: some places of valid arguments, or any value in the place of each. */
function planOf(row: Row, seed: number, number: number): Plan {
  const random = randomOf(seed + 1, number);
  const isAllJunk = random.chance() < 0.1;
  const count = isAllJunk ? row.given(random).length : random.pick(CHANGES);
  return { edits: Array.from({ length: count }, (_, at) => at), isAllJunk };
}

function argumentsOf(row: Row, seed: number, number: number, { edits, isAllJunk }: Plan): unknown[] {
  const given = row.given(randomOf(seed, number));
  for (const at of edits) row.edit(given, randomOf(seed + 2, number * STREAMS + at), at, isAllJunk);
  return given;
}

/** The case without the changes that its fault doesn't need. */
async function smallest(row: Row, seed: number, number: number, plan: Plan, fault: Fault): Promise<Plan> {
  for (const edit of plan.edits) {
    const fewer = { ...plan, edits: plan.edits.filter((other) => other !== edit) };
    if (fewer.edits.length === 0) continue;
    const verdict = await judge(row, argumentsOf(row, seed, number, fewer));
    if (verdict.fault === fault) return smallest(row, seed, number, fewer, fault);
  }
  return plan;
}

function reportOf(given: readonly unknown[], { got, isThrown }: Verdict): string {
  const print = (value: unknown): string => inspect(value, { depth: 8, maxStringLength: 3_000, breakLength: 160 });
  return `given ${print(given)}\n${isThrown ? 'thrown' : 'got'} ${print(got)}`;
}

/** Runs the cases of a function; `begin` is called with the number of each. Keeps the first case of every fault. */
export async function search(
  row: Row,
  runSeed: number,
  first: number,
  cases: number,
  begin: (number: number) => void = () => undefined,
): Promise<{ readonly failures: readonly Failure[]; readonly counts: ReadonlyMap<string, number> }> {
  const seed = seedOf(row, runSeed);
  const found = new Map<string, Failure>();
  const counts = new Map<string, number>();
  for (let number = first; number < first + cases; number++) {
    begin(number);
    const plan = planOf(row, seed, number);
    const { fault, got, isThrown } = await judge(row, argumentsOf(row, seed, number, plan));
    const outcome = fault ?? (isThrown ? 'refused' : 'answered');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    // The same fault with another message is another failure
    const kind = `${outcome} ${isThrown && got instanceof Error ? got.message.replace(/\d+/g, '').slice(0, 60) : ''}`;
    if (fault === undefined || found.has(kind)) continue;
    const fewest = await smallest(row, seed, number, plan, fault);
    const report = reportOf(
      argumentsOf(row, seed, number, fewest),
      await judge(row, argumentsOf(row, seed, number, fewest)),
    );
    found.set(kind, { name: row.name, number, fault, report });
  }
  return { failures: [...found.values()], counts };
}
