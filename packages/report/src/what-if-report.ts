import { type ChessEvent, type EventTitle, type Names, namesOf, titleOf } from '@crosstable/event';
import type { Chances, Condition, OpenGame, WhatIf } from '@crosstable/whatif';
import { withDecimals } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import type { Document, Part } from './document.js';
import { notesIn } from './findings/notes.js';
import { printedListField, printedListLine, remarksOnList } from './printed-list.js';
import { editionIn, idsIn, placeLine, progressOf } from './title-lines.js';
import { conditionsInWords, placesInWords, shortNames, shortened } from './what-if-words.js';

/** The answer to a question, and what it is about. */
export interface WhatIfFindings {
  readonly answer: WhatIf;
  readonly open: readonly OpenGame[];
  /** Left out where nobody asked for it. */
  readonly chances?: Chances | undefined;
  /** The share of draws, where the probability follows the ratings. */
  readonly drawRate: number | undefined;
}

/** Binary numbers add up to 1 within less than this. */
const TINY = 1e-9;

/** A share of outcomes: `41.2 %`. A possible place is never 0.0 %, and an uncertain one never 100.0 %. */
function percent(share: number, words: AnswerWords): string {
  const { lessThan, moreThan } = words.reports.whatIf;
  const inWords = (value: number): string => `${withDecimals(value, 1, words.numbers)} %`;
  const [none, whole] = [inWords(0), inWords(100)];
  const shown = inWords(100 * share);
  if (shown === none && share > 0) return lessThan(inWords(0.1));
  return shown === whole && share < 1 - TINY ? moreThan(inWords(99.9)) : shown;
}

function chancesInWords({ error, exact, p }: Chances, words: AnswerWords): string {
  const { counted, sampled } = words.reports.whatIf;
  if (exact) return counted(percent(p, words));
  return sampled(percent(p, words), withDecimals(Math.ceil(1000 * error) / 10, 1, words.numbers));
}

function partOfPlace(
  place: number,
  { answer, chances }: WhatIfFindings,
  name: string,
  names: Names,
  words: AnswerWords,
): Part {
  const { whatIf } = words.reports;
  return {
    heading: whatIf.placeOrBetter(place),
    sentences: [
      ...conditionsInWords(answer.results, place, name, names, whatIf).map((one) => shortened(one, whatIf)),
      ...(chances === undefined ? [] : [chancesInWords(chances, words)]),
    ],
  };
}

/** The meaning of the places and of the probability. */
function partOfMeaning(
  { tiebreaks }: ChessEvent,
  title: EventTitle,
  { chances, drawRate, open }: WhatIfFindings,
  words: AnswerWords,
): Part {
  const { about, byRatings, early, equallyLikely, forfeits, meaning, nothingOpen } = words.reports.whatIf;
  const model =
    drawRate === undefined ? equallyLikely : byRatings(String(drawRate).replace('.', words.numbers.decimalSign));
  return {
    heading: about,
    sentences: [
      meaning(tiebreaks.join(), editionIn(title, words)),
      ...(title.round < title.announcedRounds ? [early(title.round)] : []),
      open.length === 0 ? nothingOpen : forfeits,
      ...(chances ? [model] : []),
    ],
  };
}

/** The places of a player after the last round in words, own result by own result, and the conditions for a place. */
export function whatIfDocument(
  event: ChessEvent,
  findings: WhatIfFindings,
  words: AnswerWords = ENGLISH_ANSWERS,
): Document {
  const { answer, open } = findings;
  const { whatIf } = words.reports;
  const title = titleOf(event);
  const names = shortNames(event.players, namesOf(event.players, idsIn(words)));
  const name = names(answer.player);
  const about = open.length === 0 ? whatIf.placeOf(name) : whatIf.canBring(open.length, name);
  return {
    name: title.name,
    language: words.language,
    kind: whatIf.kind,
    about: [
      placeLine(title, words),
      `${progressOf(title, words)}${words.phrases.colon} ${about}`,
      ...printedListLine(event, words),
    ],
    parts: [
      ...answer.results.map((own): Part => ({
        heading: own.score === null ? whatIf.noOpenGame(name) : whatIf.ifOwn(own.score, name),
        sentences: placesInWords(own, names, words),
      })),
      ...(answer.place === undefined ? [] : [partOfPlace(answer.place, findings, name, names, words)]),
      partOfMeaning(event, title, findings, words),
    ],
    notes: notesIn(event, words),
  };
}

/** A condition in one word: `3-7=1/0.5 2-9=0`, board by board, the scores of the first player that suffice. */
function conditionInOneWord(condition: Condition): string {
  if (condition.length === 0) return 'always';
  return condition.map(({ black, results, white }) => `${white}-${black}=${results.join('/')}`).join(' ');
}

/** A line an own result. A place is the number that was reached; where it isn't exact, the bound can still be true. */
function sheetOf({ answer: { place, player, results }, chances }: WhatIfFindings, names: Names): Sheet {
  return {
    fields: [
      ...['number', 'name', 'score', 'best', 'best bound', 'worst', 'worst bound'],
      ...['asked place', 'sufficient', 'all conditions', 'probability'],
    ],
    rows: results.map(({ best, complete, score, sufficient, worst }) => [
      ...[player, names(player), score, best.reached, best.bound, worst.reached, worst.bound],
      ...[place ?? null, sufficient?.map(conditionInOneWord).join(' or ') ?? null],
      ...[complete === undefined ? null : complete ? 'yes' : 'no', chances?.p ?? null],
    ]),
  };
}

/** The answer to the question which places a player can still reach. */
export function whatIfAnswer(
  event: ChessEvent,
  findings: WhatIfFindings,
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer {
  const { answer, chances, open } = findings;
  const data = {
    tiebreaks: event.tiebreaks,
    ...printedListField(event, words),
    ...answer,
    open,
    ...(chances && { chances }),
  };
  return {
    document: () => whatIfDocument(event, findings, words),
    data: () => dataOn(event, data, words),
    sheet: () => sheetOf(findings, namesOf(event.players)),
    remarks: remarksOnList(event, words),
  };
}
