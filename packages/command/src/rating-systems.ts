// Ratings by other systems than FIDE's: their options, and their answer.

import { isDay } from '@crosstable/core';
import type { RatingKind } from '@crosstable/elo/inside';
import type { FIRST_DAYS, SystemRules } from '@crosstable/report/rating-systems';
import type { AnswerWords } from '@crosstable/words/answers';
import { RATING_SYSTEM_NAMES, type RatingSystem, type RatingSystemWords } from '@crosstable/words/rating-systems';

import { type Outcome, aboutFile, eventIn, sourceOf } from './about-file.js';
import { CommandError, alternatives, sentenceOf } from './command-error.js';
import { checkStandardInput } from './command.js';
import { readFacts } from './facts-file.js';
import type { Io, Printed } from './io.js';
import { type Given, flag, textOption, valueOption, wrongValue } from './option.js';
import { tournamentIn } from './shared-options.js';

const SYSTEMS = ['fide', ...RATING_SYSTEM_NAMES] as const;

type System = (typeof SYSTEMS)[number];

export const SYSTEM = valueOption(
  {
    name: 'system',
    argument: 'SYSTEM',
    says: `${alternatives(SYSTEMS)}: the rating system. Default: fide. Glicko-2 takes the tournament as one period.`,
  },
  alternatives(SYSTEMS),
  (written) => SYSTEMS.find((one) => one === written),
);

const FACTS = textOption({
  name: 'facts',
  argument: 'LIST',
  says:
    'a CSV file with what the other systems need and no file of a tournament has. Its headings are id (the start number) and ' +
    'any of rating (for DWZ also as 1530-22), games (before the tournament), earlier (all-won or all-lost), fide, initial, ' +
    'highest, wins, draws, events, index, age, birth year, deviation, volatility. The answer says what is missing.',
});

const WHY = flag({
  name: 'why',
  says: 'also says, for each player, what every game changed and why, in the other systems.',
});

const DUAL = flag({ name: 'dual', says: 'the tournament is rated in Regular and in Quick, by US Chess.' });

const EXPECTATIONS = ['formula', 'table'] as const;

const EXPECTATION = valueOption(
  {
    name: 'expectation',
    argument: 'WAY',
    says: `${alternatives(EXPECTATIONS)}: the expected scores of DWZ, with all decimals or with two. Default: formula.`,
  },
  alternatives(EXPECTATIONS),
  (written) => EXPECTATIONS.find((one) => one === written),
);

export const OF_OTHER_SYSTEMS = [FACTS, WHY, DUAL, EXPECTATION] as const;

/** The options that only some of the systems have. */
const ONLY_OF: Readonly<Record<string, readonly System[]>> = {
  k: ['fide'],
  'k-file': ['fide'],
  'fide-list': ['fide'],
  kind: ['fide', 'us-chess'],
  on: ['fide', 'us-chess', 'dwz'],
  facts: RATING_SYSTEM_NAMES,
  why: RATING_SYSTEM_NAMES,
  dual: ['us-chess'],
  expectation: ['dwz'],
};

/** The system that a line asks for. Throws for an option that it doesn't have. */
export function systemIn(given: Given): System {
  const system = SYSTEM.read(given) ?? 'fide';
  for (const [name, systems] of Object.entries(ONLY_OF)) {
    if (!given.has(name) || systems.includes(system)) continue;
    const expected = `--${name} with --system ${alternatives(systems)} only`;
    throw new CommandError(`ratings: expected ${expected}, got it with ${system}`);
  }
  return system;
}

/** The words of each language, loaded when somebody asks for it. */
async function systemWordsIn({ language }: AnswerWords): Promise<RatingSystemWords> {
  switch (language) {
    case 'de':
      return (await import('@crosstable/words/rating-systems/de')).RATING_SYSTEMS;
    case 'fr':
      return (await import('@crosstable/words/rating-systems/fr')).RATING_SYSTEMS;
    case 'es':
      return (await import('@crosstable/words/rating-systems/es')).RATING_SYSTEMS;
    default:
      return (await import('@crosstable/words/rating-systems/en')).RATING_SYSTEMS;
  }
}

/** The question of a line, beside its options of other systems. */
interface Asked {
  readonly system: RatingSystem;
  readonly kind: RatingKind | undefined;
  readonly on: string | undefined;
}

/** The rules for an event on its last day; where they are older than what is known, the oldest. */
function rulesOf(
  given: Given,
  { system, kind }: Asked,
  day: string | undefined,
  firstDays: typeof FIRST_DAYS,
): SystemRules {
  if (system === 'glicko2') return { system };
  const first = firstDays[system];
  const on = day !== undefined && day < first ? first : day;
  if (system === 'dwz') return { system, on, expectation: EXPECTATION.read(given) ?? 'formula' };
  return { system, on, rating: kind === 'rapid' ? 'quick' : 'regular', dual: DUAL.read(given) };
}

/** Reads a line that asks for ratings by another system than FIDE's. */
export function ratingsBySystem(file: string, given: Given, asked: Asked): (io: Io) => Promise<Printed> {
  const { kind, on, system } = asked;
  if (kind === 'blitz') throw wrongValue('kind', 'standard or rapid with --system us-chess', kind);
  if (on !== undefined && !isDay(on)) throw wrongValue('on', 'a day such as 2026-05-08', on);
  const factsFile = FACTS.read(given);
  checkStandardInput('ratings', [file, factsFile]);
  EXPECTATION.read(given);
  const ofRound = tournamentIn(given, false);
  const outcomeOf = async (content: Uint8Array, words: AnswerWords, { read }: Io): Promise<Outcome> => {
    const event = ofRound(await eventIn(content, file, given), words);
    const { facts, notes } = factsIn(factsFile, event.players, words, read);
    const day = on ?? event.end ?? event.start;
    const { FIRST_DAYS: firstDays, systemRatingsAnswer } = await import('@crosstable/report/rating-systems');
    const rules = rulesOf(given, asked, day, firstDays);
    if (system !== 'glicko2' && day !== undefined && 'on' in rules && rules.on !== day) {
      const { ratings, title } = words.reports;
      notes.push(ratings.earliestRules(title.day(firstDays[system]), title.day(day)));
    }
    const question = { event, facts, words, systemWords: await systemWordsIn(words) };
    const answer = systemRatingsAnswer(question, { rules, isWhyAsked: WHY.read(given), notes });
    return { answer, notes: [...event.notes, ...notes], code: 0 };
  };
  // Nothing may be said while standard input is still to be read
  return aboutFile(file, given, outcomeOf, factsFile === '-' ? () => false : undefined);
}

/** The facts of a file, and a note on columns that mean nothing. */
function factsIn(
  path: string | undefined,
  players: Parameters<typeof readFacts>[1],
  { reports }: AnswerWords,
  read: Io['read'],
) {
  const notes: string[] = [];
  if (path === undefined) return { facts: new Map<string, never>(), notes };
  try {
    const { facts, unused } = readFacts(read(path), players);
    if (unused.length > 0) notes.push(reports.ratings.unusedColumns(sourceOf(path), unused.join(', ')));
    return { facts, notes };
  } catch (thrown) {
    throw new CommandError(`${sourceOf(path)}: ${sentenceOf(thrown)}`);
  }
}
