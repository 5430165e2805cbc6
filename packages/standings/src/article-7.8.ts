// FIDE C.07 (edition 2026-03), Article 7.8: Tournament Pairing Number

import { type Reason, unlessKnown, variantOf } from '@crosstable/core';

import { ruleWithoutContributions } from './no-contributions.js';

const reason = (): Reason => ({ key: 'pairing-number', article: '7.8' });

/** The pairing number, the lowest first; computed in both editions. */
export const pairingNumberRule = /* @__PURE__ */ ruleWithoutContributions({
  code: 'TPN',
  name: 'Tournament Pairing Number',
  article: '7.8',
  lowerFirst: true, // Art. 7.8
  refusal: /* @__PURE__ */ unlessKnown('pairing-numbers', '7.8'),
  values: ({ from, to, tournament: { pairingNumbers } }) => pairingNumbers.slice(from, to), // Art. 7.8
  reason,
  conclusion: reason,
});

/** `/R` in the code: the highest first. */
export const reversedPairingNumberRule = /* @__PURE__ */ variantOf(pairingNumberRule, {
  option: '/R',
  lowerFirst: false, // Art. 7.8
});
