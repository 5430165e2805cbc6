import type { EncounterStanding, EncounterStep } from '@crosstable/core';

import { capitalized } from './capitalized.js';
import { printedNumber } from './numbers.js';
import { reasonInWords } from './reasons.js';
import type { Words } from './words.js';

type Names = (id: string) => string;

/** Several players. Names have commas of their own. */
function playersInWords(ids: readonly string[], names: Names): string {
  return ids.map(names).join('; ');
}

/** More missing games than this are counted, not named. */
const NAMED = 3;

/** The players with whom a game is missing. */
function missingInWords(ids: readonly string[], names: Names, { phrases }: Words): string[] {
  if (ids.length === 0) return [];
  return [phrases.missing(ids.length > NAMED ? ids.length : playersInWords(ids, names))];
}

/** A line of the separate standings: the score, what it may become, and the games it is made of. */
function standingInWords(standing: EncounterStanding, names: Names, words: Words): string {
  const { player, score, worst, best, games, missing } = standing;
  const { phrases } = words;
  const print = (value: number): string => printedNumber(value, words);
  const range = worst === best ? '' : `, ${phrases.range(print(worst), print(best))}`;
  const met = games.map(({ round, opponent, points }) => phrases.encounter(print(points), names(opponent), round));
  const details = [...met, ...missingInWords(missing, names, words)].join(', '); // never empty: whoever else is tied was met or is missing
  return `    ${names(player)}: ${print(score)}${range} (${details})`;
}

/** Art. 6.3: why nobody is safe at the top: the best of what is sure, and the best of what the others may still reach. */
function nobodyIsSafe({ standings }: EncounterStep, names: Names, words: Words): string {
  const [leader] = [...standings].sort((one, other) => other.worst - one.worst);
  const [rival] = standings
    .filter(({ player }) => player !== leader.player)
    .sort((one, other) => other.best - one.best);
  const print = (value: number): string => printedNumber(value, words);
  return words.phrases.nobodyIsSafe(names(leader.player), print(leader.worst), names(rival.player), print(rival.best));
}

function notSeparated(step: EncounterStep, names: Names, words: Words): string {
  const { standings, reason } = step;
  const { phrases } = words;
  if (standings.every(({ games }) => games.length === 0)) return phrases.noneMet;
  if (standings.every(({ missing }) => missing.length === 0)) return phrases.allEqual;
  return reason.article === '6.3' ? nobodyIsSafe(step, names, words) : phrases.notAllMet;
}

/** Who comes before whom, group by group with the ranks among the tied. */
function orderInWords(groups: readonly (readonly string[])[], names: Names, { phrases }: Words): string[] {
  let ahead = 0;
  return groups.map((group) => {
    const first = ahead + 1;
    ahead += group.length;
    const ranks = group.length === 1 ? `${first}.` : `${first}.–${ahead}. ${phrases.stillTied}`;
    return `    ${ranks} ${playersInWords(group, names)}`;
  });
}

/** One application of Article 6: who was tied, the separate standings, what they decide and why. */
function stepInWords(step: EncounterStep, isFirst: boolean, names: Names, words: Words): string[] {
  const { tied, standings, reason, groups } = step;
  const { phrases } = words;
  const isDecided = reason.key !== 'not-separated';
  const decision = isDecided
    ? `${reasonInWords(reason, {}, words)}:`
    : `${notSeparated(step, names, words)} (${phrases.cited(reason.article)})`;
  const announce = isFirst ? phrases.tied : phrases.tiedAgain;
  return [
    `  ${announce(playersInWords(tied, names), phrases.cited('6.1'))}`,
    ...standings.map((standing) => standingInWords(standing, names, words)),
    `  ${capitalized(decision)}`,
    ...(isDecided ? orderInWords(groups, names, words) : []),
  ];
}

/** How direct encounter put the tied in order. */
export function encounterInWords(steps: readonly EncounterStep[], names: Names, words: Words): string[] {
  return steps.flatMap((step, at) => stepInWords(step, at === 0, names, words));
}
