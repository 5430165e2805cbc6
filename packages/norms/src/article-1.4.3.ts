// FIDE B.01 (edition 2024-01), Article 1.4.3: Federations of Opponents

import type { Met } from './article-1.4.2.js';
import type { Exemption, NormCheck } from './norm.js';

/** The code of players under the flag of FIDE, which is no federation. */
export const FLAG_OF_FIDE = 'FID';

/** Whether a player is free of the rules about federations, and by which article; `undefined` where that isn't known. */
export type Exempt = Exemption | 'none' | undefined;

/** The number of opponents by federation, without those under the flag of FIDE; `unknown` of whom nobody knows. */
function countsOf(games: readonly Met[]): { readonly counts: ReadonlyMap<string, number>; readonly unknown: number } {
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const { federation } of games) {
    if (federation === undefined) unknown++;
    else if (federation !== FLAG_OF_FIDE) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  return { counts, unknown };
}

/** The most opponents of the own federation. */
export function ownMost(games: number): number {
  return Math.floor((3 * games) / 5); // Art. 1.4.4
}

/** The most opponents of one federation. */
export function oneMost(games: number): number {
  return Math.floor((2 * games) / 3); // Art. 1.4.4
}

/** The least number of federations besides the own one. */
export const LEAST_OTHERS = 2; // Art. 1.4.3

/** The conditions about federations. */
export function federationChecks(games: readonly Met[], own: string | undefined, exempt: Exempt): NormCheck[] {
  const { counts, unknown } = countsOf(games);
  const others = [...counts.keys()].filter((federation) => federation !== own).length;
  // A player under the flag of FIDE has no own federation
  const ofOwn = own === undefined || own === FLAG_OF_FIDE ? 0 : (counts.get(own) ?? 0);
  const most = Math.max(0, ...counts.values());
  const isOpen = unknown > 0 || own === undefined;
  const holdsIf = (isPossible: boolean, isKnown: boolean): boolean | undefined => {
    if (exempt !== undefined && exempt !== 'none') return true;
    if (isPossible) return isKnown ? true : undefined;
    return exempt === undefined ? undefined : false;
  };
  const waived = exempt === undefined || exempt === 'none' ? {} : { waived: exempt };
  return [
    {
      ...{ check: 'other-federations', article: '1.4.3', bound: 'least', needed: LEAST_OTHERS, have: others, unknown },
      holds: holdsIf(others + unknown >= LEAST_OTHERS, !isOpen),
      ...waived,
    },
    {
      ...{
        check: 'own-federation',
        article: '1.4.4',
        bound: 'most',
        needed: ownMost(games.length),
        have: ofOwn,
        unknown,
      },
      holds: holdsIf(ofOwn <= ownMost(games.length), !isOpen),
      ...waived,
    },
    {
      ...{
        check: 'one-federation',
        article: '1.4.4',
        bound: 'most',
        needed: oneMost(games.length),
        have: most,
        unknown,
      },
      holds: holdsIf(most <= oneMost(games.length), unknown === 0),
      ...waived,
    },
  ];
}
