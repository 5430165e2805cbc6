import { type ChessEvent, type Names, namesOf, titleOf } from '@crosstable/event';
import type { Chances, Condition, OpenGame, OwnResult, WhatIf } from '@crosstable/whatif';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import type { Document, Part } from './document.js';
import { placeLine, progressOf } from './title-lines.js';
import { conditionsInWords, ordinal, placesInWords, shortNames } from './what-if-words.js';

/** The answer to a question, and what it is about. */
export interface WhatIfFindings {
  readonly answer: WhatIf;
  readonly open: readonly OpenGame[];
  /** Left out where nobody asked for it. */
  readonly chances?: Chances | undefined;
  /** The share of draws, where the probability follows the ratings. */
  readonly drawRate: number | undefined;
}

function headingOf({ score }: OwnResult, name: string): string {
  if (score === null) return `${name} has no open game`;
  return `If ${name} ${score === 1 ? 'wins' : score === 0 ? 'loses' : 'draws'}`;
}

/** Binary numbers add up to 1 within less than this. */
const TINY = 1e-9;

/** A share of outcomes: `41.2 %`. A possible place is never 0.0 %, and an uncertain one never 100.0 %. */
function percent(share: number): string {
  const shown = `${(100 * share).toFixed(1)} %`;
  if (shown === '0.0 %' && share > 0) return 'less than 0.1 %';
  return shown === '100.0 %' && share < 1 - TINY ? 'more than 99.9 %' : shown;
}

function chancesInWords(chances: Chances): string {
  const { error, exact, p } = chances;
  if (exact) return `Probability: ${percent(p)}, counted over all results.`;
  const most = (Math.ceil(1000 * error) / 10).toFixed(1);
  return `Probability: ${percent(p)}, at most ${most} percentage points from the true value with a certainty of 99 %.`;
}

/** The sentence on the model of the probability. */
function modelInWords(drawRate: number | undefined): string {
  if (drawRate === undefined) return 'The probability takes all results as equally likely.';
  return `The probability takes each result as likely as the ratings make it (FIDE B.02, Art. 8.1.2), with draws at a rate of ${drawRate} where they allow it.`;
}

function partOfPlace(place: number, { answer, chances }: WhatIfFindings, name: string, names: Names): Part {
  return {
    heading: place === 1 ? 'First place' : `${ordinal(place)} place or better`,
    sentences: [
      ...conditionsInWords(answer.results, place, name, names),
      ...(chances === undefined ? [] : [chancesInWords(chances)]),
    ],
  };
}

/** The places of a player after the last round in words, own result by own result, and the conditions for a place. */
export function whatIfDocument(
  event: ChessEvent,
  findings: WhatIfFindings,
  words: AnswerWords = ENGLISH_ANSWERS,
): Document {
  const { answer, chances, drawRate, open } = findings;
  const title = titleOf(event);
  const names = shortNames(event.players, namesOf(event.players));
  const name = names(answer.player);
  const isEarly = title.round < title.announcedRounds;
  const games = open.length === 1 ? '1 open game' : `${open.length} open games`;
  const about = open.length === 0 ? `the place of ${name}` : `what ${games} can bring to ${name}`;
  return {
    name: title.name,
    language: words.language,
    kind: words.reports.whatIf.kind,
    about: [placeLine(title, words), `${progressOf(title, words)}: ${about}`],
    parts: [
      ...answer.results.map((own): Part => ({
        heading: headingOf(own, name),
        sentences: placesInWords(own, names),
      })),
      ...(answer.place === undefined ? [] : [partOfPlace(answer.place, findings, name, names)]),
      {
        heading: 'What the answer is about',
        sentences: [
          `A place is one more than the number of players strictly ahead, by ${event.tiebreaks.join()} of C.07 (${event.edition}).`,
          ...(isEarly ? [`These are places after round ${title.round}; more rounds follow.`] : []),
          ...(open.length === 0 ? ['No game is open, so that the place is the present one.'] : []),
          ...(open.length === 0 ? [] : ['Forfeits of open games are not considered.']),
          ...(chances ? [modelInWords(drawRate)] : []),
        ],
      },
    ],
    notes: event.notes,
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
  const data = { tiebreaks: event.tiebreaks, ...answer, open, ...(chances && { chances }) };
  return {
    document: () => whatIfDocument(event, findings, words),
    data: () => dataOn(event, data),
    sheet: () => sheetOf(findings, namesOf(event.players)),
  };
}
