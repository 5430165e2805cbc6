import type { EncounterStanding, EncounterStep } from '@crosstable/core';

import { cited } from './phrases.js';
import { readable } from './readable.js';
import { reasonInWords } from './reasons.js';

type Names = (id: string) => string;

/** Several players. Names have commas of their own. */
function playersInWords(ids: readonly string[], names: Names): string {
  return ids.map(names).join('; ');
}

/** More missing games than this are counted, not named. */
const NAMED = 3;

/** The players with whom a game is missing. */
function missingInWords(ids: readonly string[], names: Names): string[] {
  if (ids.length === 0) return [];
  return [`no game against ${ids.length > NAMED ? `${ids.length} of them` : playersInWords(ids, names)}`];
}

/** A line of the separate standings: the score, what it may become, and the games it is made of. */
function standingInWords({ player, score, worst, best, games, missing }: EncounterStanding, names: Names): string {
  const range = worst === best ? '' : `, at least ${readable(worst)} and at most ${readable(best)}`;
  const met = games.map(
    ({ round, opponent, points }) => `${readable(points)} against ${names(opponent)} in round ${round}`,
  );
  const details = [...met, ...missingInWords(missing, names)].join(', '); // never empty: whoever else is tied was met or is missing
  return `    ${names(player)}: ${readable(score)}${range} (${details})`;
}

/** Art. 6.3: why nobody is safe at the top: the best of what is sure, and the best of what the others may still reach. */
function nobodyIsSafe({ standings }: EncounterStep, names: Names): string {
  const [leader] = [...standings].sort((one, other) => other.worst - one.worst);
  const [rival] = standings
    .filter(({ player }) => player !== leader.player)
    .sort((one, other) => other.best - one.best);
  return (
    `not all have met, and nobody is sure to be first: ${names(leader.player)} has at least ` +
    `${readable(leader.worst)}, and ${names(rival.player)} may reach ${readable(rival.best)}`
  );
}

function notSeparated(step: EncounterStep, names: Names): string {
  const { standings, reason } = step;
  if (standings.every(({ games }) => games.length === 0)) return 'none of them have met: nobody is separated';
  if (standings.every(({ missing }) => missing.length === 0)) {
    return 'all the tied have met each other, and their scores are equal: nobody is separated';
  }
  return reason.article === '6.3'
    ? nobodyIsSafe(step, names)
    : 'not all have met, and outside Swiss tournaments that separates nobody';
}

/** Who comes before whom, group by group with the ranks among the tied. */
function orderInWords(groups: readonly (readonly string[])[], names: Names): string[] {
  let ahead = 0;
  return groups.map((group) => {
    const first = ahead + 1;
    ahead += group.length;
    const ranks = group.length === 1 ? `${first}.` : `${first}.–${ahead}. still tied:`;
    return `    ${ranks} ${playersInWords(group, names)}`;
  });
}

/** One application of Article 6: who was tied, the separate standings, what they decide and why. */
function stepInWords(step: EncounterStep, isFirst: boolean, names: Names): string[] {
  const { tied, standings, reason, groups } = step;
  const isDecided = reason.key !== 'not-separated';
  const decision = isDecided ? `${reasonInWords(reason)}:` : `${notSeparated(step, names)} (${cited(reason.article)})`;
  return [
    `  ${isFirst ? 'Tied' : 'Article 6 again for'}: ${playersInWords(tied, names)}. The separate standings (Art. 6.1):`,
    ...standings.map((standing) => standingInWords(standing, names)),
    `  ${decision.charAt(0).toUpperCase()}${decision.slice(1)}`,
    ...(isDecided ? orderInWords(groups, names) : []),
  ];
}

/** How direct encounter put the tied in order. */
export function encounterInWords(steps: readonly EncounterStep[], names: Names): string[] {
  return steps.flatMap((step, at) => stepInWords(step, at === 0, names));
}
