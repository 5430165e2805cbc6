// FIDE C.07 (edition 2026-03), Article 7.8: Tournament Pairing Number

import type { Account, Reason } from '@crosstable/core';

const reason = (): Reason => ({ key: 'pairing-number', article: '7.8' });

/** The pairing number, the lowest first, as the umbrella package knows it; computed in both editions. */
export const pairingNumberAccount: Account = {
  code: 'TPN',
  name: 'Tournament Pairing Number',
  article: '7.8',
  type: 'B',
  edition: '2026-03',
  systems: ['swiss', 'round-robin'],
  degree: 0,
  degreeOfScores: 0,
  needsRatings: false,
  lowerFirst: true, // Art. 7.8
  elements: () => [],
  modifiers: {},
  value: (_, { tournament, player }) => tournament.pairingNumbers?.[player] ?? null, // Art. 7.8
  columns: { '': ({ pairingNumbers }) => pairingNumbers.slice() }, // Art. 7.8
  reason,
  conclusion: reason,
};

/** The code's `/R`: the highest first. */
export const reversedPairingNumberAccount: Account = {
  ...pairingNumberAccount,
  option: '/R',
  lowerFirst: false, // Art. 7.8
};
