import { inspect } from 'node:util';

import { randomOf } from '../random.js';
import { judged, type Fault, type Verdict } from './judge.js';
import type { Row } from './rows.js';

/** A case that is wrong, with as few changes as show it. */
export interface Finding {
  readonly name: string;
  readonly number: number;
  readonly fault: Fault;
  readonly report: string;
}

/** In how many places a case is wrong. */
const CHANGES = [1, 1, 2, 3];
/** Each change has random numbers of its own, so that the others stay what they are when one is left out. */
const STREAMS = 16;

interface Plan {
  readonly edits: readonly number[];
  readonly isAllJunk: boolean;
}

/** Another seed for another function, so that all of them together see more. */
function seedOf(row: Row, seed: number): number {
  let hash = seed;
  for (const letter of row.name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}

/** The changes of a case: a few places of valid arguments, or anything at all in the place of each. */
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

/** The case with every change left out that it is wrong without. */
async function smallest(row: Row, seed: number, number: number, plan: Plan, fault: Fault): Promise<Plan> {
  for (const edit of plan.edits) {
    const fewer = { ...plan, edits: plan.edits.filter((other) => other !== edit) };
    if (fewer.edits.length === 0) continue;
    const verdict = await judged(row, argumentsOf(row, seed, number, fewer));
    if (verdict.fault === fault) return smallest(row, seed, number, fewer, fault);
  }
  return plan;
}

function reportOf(given: readonly unknown[], { got, isThrown }: Verdict): string {
  const shown = (value: unknown): string => inspect(value, { depth: 8, maxStringLength: 3_000, breakLength: 160 });
  return `given ${shown(given)}\n${isThrown ? 'thrown' : 'got'} ${shown(got)}`;
}

/** Puts cases to a function; `begin` hears the number of each. Of every fault the first case is kept. */
export async function search(
  row: Row,
  runSeed: number,
  first: number,
  cases: number,
  begin: (number: number) => void = () => undefined,
): Promise<{ readonly findings: readonly Finding[]; readonly counts: ReadonlyMap<string, number> }> {
  const seed = seedOf(row, runSeed);
  const found = new Map<string, Finding>();
  const counts = new Map<string, number>();
  for (let number = first; number < first + cases; number++) {
    begin(number);
    const plan = planOf(row, seed, number);
    const { fault, got, isThrown } = await judged(row, argumentsOf(row, seed, number, plan));
    const outcome = fault ?? (isThrown ? 'refused' : 'answered');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    // One of a kind: the same fault with another message is another one
    const kind = `${outcome} ${isThrown && got instanceof Error ? got.message.replace(/\d+/g, '').slice(0, 60) : ''}`;
    if (fault === undefined || found.has(kind)) continue;
    const fewest = await smallest(row, seed, number, plan, fault);
    const report = reportOf(
      argumentsOf(row, seed, number, fewest),
      await judged(row, argumentsOf(row, seed, number, fewest)),
    );
    found.set(kind, { name: row.name, number, fault, report });
  }
  return { findings: [...found.values()], counts };
}
