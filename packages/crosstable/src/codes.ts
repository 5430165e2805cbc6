import type { Account } from '@crosstable/core';
import { check } from '@crosstable/core';

import { averageRatingAccount } from '../../average-rating/src/article-10.1.js';
import { progressiveAccount } from '../../progressive/src/article-7.5.js';
import { sonnebornBergerAccount } from '../../sonneborn-berger/src/article-9.1.js';
import { pointsAccount } from './points.js';

/** What a code of a tie-break list means. */
export interface Meaning {
  readonly account: Account;
  /** What the modifiers add to the code of the account. */
  readonly modification: string;
}

const ACCOUNTS: readonly Account[] = [pointsAccount, progressiveAccount, sonnebornBergerAccount, averageRatingAccount];

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  ACCOUNTS.flatMap((account) =>
    ['', ...Object.keys(account.modifiers)].map((modification) => [
      account.code + modification,
      { account, modification },
    ]),
  ),
);

/** The meaning of a code, in any case and with `-` for `/`. */
export function meaningOf(code: string, path = 'code'): Meaning {
  const given: unknown = code;
  const written = MEANINGS.get(code);
  if (written !== undefined) return written;
  const meaning = typeof given === 'string' ? MEANINGS.get(given.toUpperCase().replace('-', '/')) : undefined;
  check(meaning !== undefined, path, `one of ${[...MEANINGS.keys()].join(', ')}`, given, 'string');
  return meaning;
}
