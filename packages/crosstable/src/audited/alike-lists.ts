import type { RanksUnderList } from '../../../audit/src/audit-types.js';

/** Lists with the same codes that give as many of the ranks stand together, those of editions apart from those of conventions. */
export function alikeLists(lists: readonly RanksUnderList[]): readonly (readonly RanksUnderList[])[] {
  const groups = new Map<string, readonly RanksUnderList[]>();
  for (const list of lists) {
    const key = [...list.codes, list.wrong.length, list.convention === undefined].join();
    groups.set(key, [...(groups.get(key) ?? []), list]);
  }
  return [...groups.values()];
}
