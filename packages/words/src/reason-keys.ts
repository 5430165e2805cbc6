import type { ReasonKey } from '@crosstable/core';

import { ENGLISH } from './languages/en.js';

function isReasonKey(key: string): key is ReasonKey {
  return Object.hasOwn(ENGLISH.reasons, key);
}

function reasonKeys(): readonly ReasonKey[] {
  return Object.keys(ENGLISH.reasons).filter(isReasonKey);
}

/** The keys of all reasons that explanations give, in the order of the tables of the site. */
export const REASON_KEYS: readonly ReasonKey[] = /* @__PURE__ */ reasonKeys();
