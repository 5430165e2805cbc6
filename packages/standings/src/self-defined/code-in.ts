// FIDE C.07 (edition 2026-03), Article 4.1: the codes that a table knows, those of Article 5 and the organiser's own

import {
  type CheckedDefinition,
  type Crosstable,
  type SelfDefinedInPrint,
  type Tournament,
  memoized,
  openTable,
  plainCode,
  unexpected,
} from '@crosstable/core';

import { checkComputable, knownColumn } from '../article-16.3.2-any-order.js';
import { resolvedCode } from '../codes.js';
import { publicValue } from '../columns.js';
import type { ResolvedCode } from '../resolved-code.js';
import { inPrint, ruleOf } from './own-rule.js';
import { viewsOf } from './views.js';

/** The codes whose columns are being computed, in the order in which they asked for each other, by tournament. */
const asking = /* @__PURE__ */ memoized((): string[] => []);

/** By tournament: the columns that definitions have asked for, by code. */
const columns = /* @__PURE__ */ memoized((): Map<string, Float64Array> => new Map());

/** The column of a code that a definition asks for; throws where its value would need itself. */
function columnAsked(tournament: Tournament, code: string): Float64Array {
  const known = columns(tournament).get(code);
  if (known !== undefined) return known;
  const resolved = resolvedCodeIn(tournament, code);
  checkComputable(resolved, tournament, 'code');
  const open = asking(tournament);
  if (open.includes(resolved.code)) {
    const circle = [...open.slice(open.indexOf(resolved.code)), resolved.code].join(' → ');
    throw unexpected('code', 'a tie-break that does not need itself', circle);
  }
  open.push(resolved.code);
  try {
    const { column } = knownColumn(resolved, tournament);
    columns(tournament).set(code, column);
    return column;
  } finally {
    open.pop();
  }
}

/** The views of a tournament's participants, made once. */
const viewing = /* @__PURE__ */ memoized((tournament: Tournament) =>
  viewsOf(tournament, (code, participant) => publicValue(columnAsked(tournament, code)[participant])),
);

const ofDefinition = /* @__PURE__ */ memoized((definition: CheckedDefinition): ResolvedCode => ({
  code: definition.code,
  ...ruleOf(definition, viewing),
}));

/** The meaning of a code in a tournament: of Article 5, or one that the organiser has defined. */
export function resolvedCodeIn(
  { selfDefined }: Pick<Tournament, 'selfDefined'>,
  code: string,
  path = 'code',
): ResolvedCode {
  if (selfDefined === undefined) return resolvedCode(code, path);
  const given: unknown = code;
  const definition = typeof given === 'string' ? selfDefined.get(plainCode(given)) : undefined;
  return definition === undefined ? resolvedCode(code, path, [...selfDefined.keys()]) : ofDefinition(definition);
}

/** A self-defined tie-break, as people read of it. */
export interface DefinedInPrint extends SelfDefinedInPrint {
  /** Whether it orders the tied, so that a value is a rank among them. */
  readonly isOrder: boolean;
}

/** The definition of a code that a table defines, as people read of it; nothing for any other code. */
export function definedIn(table: Crosstable, code: string): DefinedInPrint | undefined {
  const definition = openTable(table).selfDefined?.get(plainCode(code));
  return definition && { ...inPrint(definition), isOrder: 'separate' in definition };
}
