import { RATING_KINDS, type RatingKind, differenceRule } from '@crosstable/elo/inside';
import type { ChessEvent } from '@crosstable/event';
import { type SourcedRules, ratingsAnswer } from '@crosstable/report';
import { isFideList } from '@crosstable/report/rating-list';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Outcome, aboutFile, eventIn, sourceOf } from '../about-file.js';
import { CommandError, alternatives, sentenceOf, withErrorsOf } from '../command-error.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import { FIDE_LIST, fideListIn, readFideList } from '../fide-list.js';
import type { Io } from '../io.js';
import { LANGUAGE } from '../language.js';
import { type KFile, K_EXPECTED, coefficientOf, readKFile } from '../k-file.js';
import { textOption, valueOption } from '../option.js';
import { OF_OTHER_SYSTEMS, SYSTEM, ratingsBySystem, systemIn } from '../rating-systems.js';
import { FORMAT, GROUP, ROUND, tournamentIn } from '../shared-options.js';

const KIND = valueOption(
  {
    name: 'kind',
    argument: 'KIND',
    says: `${alternatives(RATING_KINDS)}; default: standard. Of US Chess, rapid is Quick.`,
  },
  alternatives(RATING_KINDS),
  (written) => RATING_KINDS.find((one) => one === written),
);

const ON = textOption({
  name: 'on',
  argument: 'DATE',
  says: 'the rules in force on that day, such as 2026-05-08; default: the start of the tournament, in other systems its end.',
});

const K = valueOption({ name: 'k', argument: 'N', says: 'the same K for all players.' }, K_EXPECTED, coefficientOf);

const K_FILE = textOption({
  name: 'k-file',
  argument: 'LIST',
  says:
    "FIDE's rating list as text, which has K by FIDE id; or a CSV file with K of each player, or the facts that K depends " +
    'on. Its headings are id (the start number) and any of k, birth year, games, highest rating. games counts those rated ' +
    'before the tournament; an empty cell means 30 or more. A player without any of the four gets no K.',
});

/** The day from which the regulations apply that are known here. */
const FIRST_DAY = '2024-03-01';

/** The options, checked before any file is read. */
interface Asked {
  readonly kind: RatingKind;
  readonly on: string | undefined;
  readonly k: number | undefined;
  readonly kFile: string | undefined;
  readonly fideList: string | undefined;
}

async function kFileOf(
  path: string,
  { players, start }: ChessEvent,
  { kind, on }: Asked,
  read: Io['read'],
): Promise<KFile> {
  const date = start ?? on;
  const listYear = date === undefined ? undefined : Number(date.slice(0, 4));
  try {
    const content = read(path);
    if (isFideList(content)) return await readFideList(content, players, kind);
    return readKFile(content, { players, listYear });
  } catch (thrown) {
    throw new CommandError(`${sourceOf(path)}: ${sentenceOf(thrown)}`);
  }
}

/** By which rules a tournament is rated, and where they come from: K for everybody, or from a file. */
async function rulesFor(
  event: ChessEvent,
  asked: Asked,
  listed: ReadonlyMap<string, number> | undefined,
  words: AnswerWords,
  read: Io['read'],
): Promise<SourcedRules> {
  const { ratings: ofRatings, title } = words.reports;
  const { k, kFile, fideList, kind, on } = asked;
  const day = on ?? event.start;
  const isTooEarly = day !== undefined && day < FIRST_DAY;
  const notes = isTooEarly ? [ofRatings.earliestRules(title.day(FIRST_DAY), title.day(day))] : [];
  const rules = { kind, on: isTooEarly ? FIRST_DAY : day };
  if (kFile === undefined && k === undefined && listed !== undefined && fideList !== undefined) {
    return { ...rules, coefficients: listed, kSource: sourceOf(fideList), notes };
  }
  if (kFile === undefined) {
    const coefficients = new Map(k === undefined ? [] : event.players.map(({ id }) => [id, k]));
    return { ...rules, coefficients, kSource: undefined, notes };
  }
  const kSource = sourceOf(kFile);
  const { byPlayer, unused } = await kFileOf(kFile, event, asked, read);
  if (unused.length > 0) notes.push(ofRatings.unusedColumns(kSource, unused.join(', ')));
  return { ...rules, coefficients: byPlayer, kSource, notes };
}

export const ratings: Command = {
  name: 'ratings',
  operands: ['FILE'],
  says: 'prints expected scores, performances and changes of ratings.',
  more: "They are those of every rated player, by the ratings in the file. A change needs K. --system asks for another system than FIDE's.",
  options: [...[FORMAT, LANGUAGE, GROUP, ROUND, SYSTEM, K, K_FILE, FIDE_LIST, KIND, ON], ...OF_OTHER_SYSTEMS],
  examples: [
    'crosstable ratings open.trf --k 20',
    'crosstable ratings open.trf --system dwz --facts members.csv --why',
  ],
  read(line) {
    const { given } = line;
    const file = onlyFile('ratings', line);
    const system = systemIn(given);
    if (system !== 'fide') return ratingsBySystem(file, given, { system, kind: KIND.read(given), on: ON.read(given) });
    const kFile = K_FILE.read(given);
    if (kFile !== undefined && given.has(K.name)) throw new CommandError('ratings: expected --k or --k-file, got both');
    const fideList = FIDE_LIST.read(given);
    checkStandardInput('ratings', [file, kFile, fideList]);
    const [kind, on] = [KIND.read(given) ?? 'standard', ON.read(given)];
    withErrorsOf(
      /^on: /,
      () => differenceRule({ kind, on }),
      (error) => `--on: ${error}`,
    );
    const asked = { kind, on, k: K.read(given), kFile, fideList };
    const fromList = fideListIn(given);
    const ofRound = tournamentIn(given, false);
    const outcomeOf = async (content: Uint8Array, words: AnswerWords, { read }: Io): Promise<Outcome> => {
      const ofFile = ofRound(await eventIn(content, file, given), words);
      const { event, notes, coefficients } = await fromList(ofFile, { read }, words, kind);
      const rules = await rulesFor(event, asked, coefficients, words, read);
      const answer = ratingsAnswer(event, rules, words);
      return { answer, notes: [...event.notes, ...notes, ...rules.notes], code: 0 };
    };
    // Nothing may be said while standard input is still to be read
    return aboutFile(file, given, outcomeOf, kFile === '-' || fideList === '-' ? () => false : undefined);
  },
};
