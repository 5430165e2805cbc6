import type { EncounterStanding, EncounterStep, ReasonKey } from '@crosstable/core';
import { capitalize } from '@crosstable/core/text';

import { always, clauseOf, unitInWords, wordsOfTeams } from './clauses.js';
import { numberWithMinus } from './readable.js';
import type { Words } from './words.js';

type Names = (id: string) => string;

/** Several players. Names have commas of their own. */
function playersInWords(ids: readonly string[], names: Names, { phrases }: Words): string {
  return ids.map(names).join(`${phrases.semicolon} `);
}

/** More missing games than this are counted, not named. */
const NAMED = 3;

/** The players with whom a game is missing. */
function missingInWords(ids: readonly string[], names: Names, words: Words): string[] {
  if (ids.length === 0) return [];
  return [words.phrases.missing(ids.length > NAMED ? ids.length : playersInWords(ids, names, words))];
}

/** A line of the separate standings: the score, what it may become, and the games it is made of. */
function standingInWords(
  standing: EncounterStanding,
  unit: EncounterStep['score'],
  names: Names,
  words: Words,
): string {
  const { player, score, worst, best, games, missing } = standing;
  const { phrases } = words;
  const print = (value: number): string => numberWithMinus(value, words);
  const range = worst === best ? '' : `, ${phrases.range(print(worst), print(best))}`;
  const met = games.map(({ opponent, points, round }) => phrases.encounter(print(points), names(opponent), round));
  const details = [...met, ...missingInWords(missing, names, words)].join(', ');
  return `    ${names(player)}${phrases.colon} ${print(score)}${unitInWords(unit, words)}${range}${details === '' ? '' : ` (${details})`}`;
}

/**
 * Art. 6.3: the reason why no player is safe at the top: the best sure score, and the best score that another player
 * may still reach.
 */
function nobodyIsSafe({ standings }: EncounterStep, names: Names, words: Words): string {
  const [leader] = [...standings].sort((one, other) => other.worst - one.worst);
  const [rival] = standings
    .filter(({ player }) => player !== leader.player)
    .sort((one, other) => other.best - one.best);
  const print = (value: number): string => numberWithMinus(value, words);
  return words.phrases.nobodyIsSafe(names(leader.player), print(leader.worst), names(rival.player), print(rival.best));
}

function notSeparated(step: EncounterStep, names: Names, words: Words): string {
  const { standings, reason } = step;
  const { phrases } = words;
  if (standings.every(({ games }) => games.length === 0)) return phrases.noneMet;
  if (standings.every(({ missing }) => missing.length === 0)) return phrases.allEqual;
  return reason.article === '6.3' ? nobodyIsSafe(step, names, words) : phrases.notAllMet;
}

/** The order of the tied players, group by group, with their ranks. */
function orderInWords(groups: readonly (readonly string[])[], names: Names, words: Words): string[] {
  let ahead = 0;
  return groups.map((group) => {
    const first = ahead + 1;
    ahead += group.length;
    const ranks = group.length === 1 ? `${first}.` : `${first}.–${ahead}. ${words.phrases.stillTied}`;
    return `    ${ranks} ${playersInWords(group, names, words)}`;
  });
}

/** Art. 12: whether a step compares boards. */
export function comparesBoards({ reason }: EncounterStep): boolean {
  return BOARD_REASONS.has(reason.key);
}

const BOARD_REASONS: ReadonlySet<ReasonKey> = new Set(['board-count', 'top-board', 'without-bottom-boards']);

/** The boards of the matches between two teams, before the first look at them. */
function boardsInWords({ standings, tied }: EncounterStep, names: Names, words: Words): string[] {
  const { phrases } = words;
  const shown = standings.flatMap(({ player, games }) =>
    games.map(({ boards = [], opponent, round }) => {
      const points = boards.map((own) => numberWithMinus(own, words)).join(' ');
      return `    ${names(player)}${phrases.colon} ${phrases.encounter(points, names(opponent), round)}`;
    }),
  );
  const heading = phrases.boards(playersInWords(tied, names, words));
  return [`  ${heading}${shown.length === 0 ? '' : phrases.colon}`, ...shown];
}

/** One comparison of boards: the subject, the points of each team, and the order that follows. */
function comparisonInWords({ groups, reason, standings }: EncounterStep, names: Names, words: Words): string[] {
  const { phrases } = words;
  const isDecided = groups.length > 1;
  const all = standings.map(({ player, score }) => `${names(player)} ${numberWithMinus(score, words)}`);
  const told = all.length === 2 ? phrases.against(all[0], all[1]) : all.join(`${phrases.semicolon} `);
  const said = capitalize(clauseOf(reason, {}, words, always(words)));
  return [
    `  ${said}${phrases.colon} ${told}${isDecided ? phrases.colon : `, ${phrases.equalOnBoards}`}`,
    ...(isDecided ? orderInWords(groups, names, words) : []),
  ];
}

/** The order that separate standings give, or the reason why they give none. */
function separationInWords(step: EncounterStep, names: Names, words: Words): string[] {
  const { groups, reason } = step;
  const { phrases } = words;
  const isDecided = reason.key !== 'not-separated';
  const decision = isDecided
    ? clauseOf(reason, {}, words, always(words)) + phrases.colon
    : `${notSeparated(step, names, words)} (${phrases.cited(reason.article)})`;
  return [`  ${capitalize(decision)}`, ...(isDecided ? orderInWords(groups, names, words) : [])];
}

/** One application of Article 6: the tied players, the separate standings, the order that follows and the reason. */
function stepInWords(step: EncounterStep, before: EncounterStep | undefined, names: Names, words: Words): string[] {
  if (comparesBoards(step)) {
    const isSame = before !== undefined && comparesBoards(before) && step.tied.every((id) => before.tied.includes(id));
    const heading = isSame && step.tied.length === before.tied.length ? [] : boardsInWords(step, names, words);
    return [...heading, ...comparisonInWords(step, names, words)];
  }
  const { groups, reason, tied, standings, score } = step;
  const { phrases } = words;
  if (reason.key === 'ordered-as-defined') {
    const said = groups.length > 1 ? clauseOf(reason, {}, words, always(words)) + phrases.colon : phrases.leftTied;
    const order = groups.length > 1 ? orderInWords(groups, names, words) : [];
    return [`  ${phrases.tiedAsDefined(playersInWords(tied, names, words))}`, `  ${capitalize(said)}`, ...order];
  }
  const announce = before === undefined ? phrases.tied : phrases.tiedAgain;
  return [
    `  ${announce(playersInWords(tied, names, words), phrases.cited('6.1'), score === undefined ? '' : phrases.tiedIn(score))}`,
    ...standings.map((standing) => standingInWords(standing, score, names, words)),
    ...separationInWords(step, names, words),
  ];
}

/** The decision of one step, without the standings or the boards that it is made from. */
export function decisionInWords(step: EncounterStep, names: Names, given: Words): string[] {
  const words = wordsOf([step], given);
  return comparesBoards(step) ? comparisonInWords(step, names, words) : separationInWords(step, names, words);
}

function wordsOf(steps: readonly EncounterStep[], given: Words): Words {
  return steps.some(({ score }) => score !== undefined) ? wordsOfTeams(given) : given;
}

/** The steps in which direct encounter put the tied players in order. */
export function encounterInWords(steps: readonly EncounterStep[], names: Names, given: Words): string[] {
  const words = wordsOf(steps, given);
  return steps.flatMap((step, at) => stepInWords(step, at === 0 ? undefined : steps[at - 1], names, words));
}
