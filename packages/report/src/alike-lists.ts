import { groupsByKey } from '@crosstable/core';

import type { RanksUnderList } from '../../audit/src/audit-types.js';

/** Lists with the same codes that give as many of the ranks stand together, those of editions apart from those of conventions. */
export function alikeLists(lists: readonly RanksUnderList[]): readonly (readonly RanksUnderList[])[] {
  return groupsByKey(lists, ({ codes, convention, wrong }) =>
    [...codes, wrong.length, convention === undefined].join(),
  );
}
