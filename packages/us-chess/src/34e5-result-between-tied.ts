// US Chess rule 34E5: Results between Tied Players

import { type PlayerView, type SelfDefinedByOrder, groupsByKey } from '@crosstable/core';

/** 34E5: wins less losses over the board against the others. */
function plusScore({ rounds }: PlayerView, tied: ReadonlySet<PlayerView>): number {
  let plus = 0;
  for (const { opponent, outcome } of rounds) {
    if (opponent === null || !tied.has(opponent)) continue;
    plus += outcome === 'win' ? 1 : outcome === 'loss' ? -1 : 0; // 34E5
  }
  return plus;
}

/** The results between the tied, as a definition for the option `selfDefined` of `crosstable`. */
export const resultBetweenTiedDefinition: SelfDefinedByOrder = {
  code: 'US_RESULT',
  name: {
    en: 'Results between Tied Players',
    de: 'Ergebnisse der Punktgleichen untereinander',
    fr: 'Résultats entre ex æquo',
    es: 'Resultados entre los empatados',
  },
  rule: 'US Chess 34E5',
  type: 'A',
  separate(tied) {
    const among = new Set(tied);
    const scored = tied.map((player) => ({ player, plus: plusScore(player, among) }));
    const groups = groupsByKey(
      scored.toSorted((one, other) => other.plus - one.plus),
      ({ plus }) => String(plus),
    );
    return groups.map((group) => group.map(({ player }) => player));
  },
};
