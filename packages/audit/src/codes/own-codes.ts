// FIDE C.07 (edition 2026-03), Article 4.1: the codes that a table defines, beside those of Article 5

import { type Tournament, plainCode } from '@crosstable/core';
import { resolvedCodeIn } from '@crosstable/standings';

import { type KnownCodes, orderOf } from './known-codes.js';

/** Known codes with those of the organiser's own. */
export function withDefinitions(known: KnownCodes, tournament: Tournament): KnownCodes {
  const { selfDefined } = tournament;
  if (selfDefined === undefined) return known;
  const own = [...selfDefined.keys()].map((code) => resolvedCodeIn(tournament, code));
  return {
    ...known,
    own: own.filter((one) => 'own' in one),
    orders: [
      ...known.orders,
      ...own.flatMap((one) => ('ordering' in one ? [orderOf(one.code, one.ordering, undefined)] : [])),
    ],
    meaning: (code) => own.find((one) => one.code === plainCode(code)) ?? known.meaning(code),
  };
}
