import type { ComparedPlayer, ComparedSide, Comparison, Difference } from '@crosstable/audit/inside';
import type { Crosstable } from '@crosstable/core';
import { listedNames } from '@crosstable/core/text';
import {
  type ChessEvent,
  type Names,
  namesOf,
  participantsOf,
  tableOf as tableOfEvent,
  titleOf,
} from '@crosstable/event';
import { definedIn } from '@crosstable/standings';
import { printedValue } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import { type Document, tableOf } from './document.js';
import { printedListField, printedListLine, printedNumbers, remarksOnList } from './printed-list.js';
import { conventionIn } from './rules-in-words.js';
import { notesIn } from './findings/notes.js';
import { idsIn, placeLine, progressOf } from './title-lines.js';

/** How many players are named who are ahead now, or were. */
const NAMED = 3;

function sideInWords({ codes, convention, edition }: ComparedSide, words: AnswerWords): string {
  const named = convention === null ? null : conventionIn(words, convention);
  return words.reports.comparison.side(codes.join(), edition, named);
}

function differenceInWords(
  { article, code, contributions: [one, other], round }: Difference,
  words: AnswerWords,
): string {
  const { cut, difference, nothing } = words.reports.comparison;
  const shown = (side: typeof one): string =>
    side === null ? nothing : `${printedNumber(side.value, words)}${side.isCut ? ` (${cut})` : ''}`;
  const because = article === null ? '' : `, ${words.phrases.cited(article)}`;
  return `${difference(code, round, shown(one), shown(other))}${because}`;
}

/** Whether a player has another value on the second side. */
export function hasOtherValues({ values: [before, after] }: ComparedPlayer): boolean {
  return before.some((value, at) => value !== after[at]);
}

/** The first value that differs, of a code that both lists have at the same place; nothing where only others have changed. */
export function firstDifference(
  { values: [before, after] }: Pick<ComparedPlayer, 'values'>,
  [{ codes }, { codes: later }]: Comparison['sides'],
) {
  const at = before.findIndex((value, place) => value !== after[place] && codes[place] === later[place]);
  return at < 0 ? undefined : { code: codes[at], before: before[at], after: after[at] };
}

/** The common part of the sentences on all players. */
interface Compared {
  readonly table: Crosstable;
  readonly sides: Comparison['sides'];
  readonly names: Names;
  readonly words: AnswerWords;
}

/** The first value that differs, where nothing is known of its contributions. */
function valuesInWords(player: ComparedPlayer, { sides, table, words }: Compared): string[] {
  const first = player.differences.length > 0 ? undefined : firstDifference(player, sides);
  if (first === undefined) return [];
  const defined = definedIn(table, first.code);
  const [before, after] = [first.before, first.after].map((value) => printedValue(first.code, value, words, defined));
  return [`${first.code}${words.phrases.colon} ${before} → ${after}`];
}

/** The first contribution or value that differs, if any does, and who is ahead now or was: a player may move against the own value. */
function reasonsInWords(player: ComparedPlayer, compared: Compared): string {
  const { names, words } = compared;
  const { differences, passed, passedBy } = player;
  const { comparison, title } = words.reports;
  const { semicolon } = words.phrases;
  const listed = (ids: readonly string[]): string => listedNames(ids.map(names), NAMED, { ...title, semicolon });
  return [
    ...differences.slice(0, 1).map((difference) => differenceInWords(difference, words)),
    ...valuesInWords(player, compared),
    ...(passedBy.length > 0 ? [comparison.passedBy(listed(passedBy))] : []),
    ...(passed.length > 0 ? [comparison.passed(listed(passed))] : []),
  ].join(`${semicolon} `);
}

/** How many contributions differ by each article, those of the most first; `null` stands for a convention. */
export function countsByArticle(differences: readonly Difference[]): readonly (readonly [string | null, number])[] {
  const counts = new Map<string | null, number>();
  for (const { article } of differences) counts.set(article, (counts.get(article) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The number of contributions that differ by each article, in words: `3 by Art. 16.4.1, 1 by Art. 16.4.2`. */
function byArticle(differences: readonly Difference[], { phrases, reports }: AnswerWords): string {
  return countsByArticle(differences)
    .map(([article, count]) => reports.comparison.byArticle(count, article === null ? null : phrases.cited(article)))
    .join(', ');
}

/** The contributions that make values differ, and those that differ without being seen in any. */
function sentencesOnContributions(players: readonly ComparedPlayer[], words: AnswerWords): string[] {
  const { cutByBoth, differing } = words.reports.comparison;
  const counted = players.flatMap(({ differences }) => differences);
  const cut = players.flatMap((player) => player.cutByBoth);
  return [
    ...(counted.length === 0 ? [] : [differing(byArticle(counted, words))]),
    ...(cut.length === 0 ? [] : [cutByBoth(byArticle(cut, words))]),
  ];
}

/** Whether a player has another rank on the second side. */
export function isMoved({ ranks: [before, after] }: Pick<ComparedPlayer, 'ranks'>): boolean {
  return before !== after;
}

/** A comparison in words: how many move and why, then who. */
export function comparisonDocument(
  event: ChessEvent,
  { players, sides }: Comparison,
  names: Names,
  words: AnswerWords = ENGLISH_ANSWERS,
): Document {
  const { comparison, table } = words.reports;
  const title = titleOf(event);
  const moved = players.filter(isMoved);
  const changed = moved.filter(
    (player) => player.differences.length > 0 || firstDifference(player, sides) !== undefined,
  );
  const [one, other] = sides.map((side) => sideInWords(side, words));
  const printedFor = printedNumbers(event);
  const compared = { sides, names, words, table: tableOfEvent(event) };
  return {
    name: title.name,
    language: words.language,
    kind: comparison.kind,
    about: [
      placeLine(title, words),
      `${progressOf(title, words)}${words.phrases.colon} ${comparison.sides(one, other)}`,
      ...printedListLine(event, words),
    ],
    parts: [
      {
        heading:
          moved.length === 0
            ? comparison.stayed(players.filter(hasOtherValues).length, players.length)
            : comparison.moved(moved.length, players.length),
        sentences: [
          ...(moved.length === 0 ? [] : [comparison.ownAndOthers(changed.length, moved.length - changed.length)]),
          ...sentencesOnContributions(players, words),
        ],
        ...(moved.length > 0 && {
          table: tableOf(
            [
              { kind: 'name', heading: table.player, entry: ({ player }) => names(player) },
              { kind: 'number', heading: sides[0].edition, entry: ({ ranks }) => String(ranks[0]) },
              { kind: 'number', heading: sides[1].edition, entry: ({ ranks }) => String(ranks[1]) },
              ...(printedFor === undefined
                ? []
                : [
                    {
                      kind: 'number' as const,
                      heading: table.printed,
                      entry: ({ player }: ComparedPlayer) => String(printedFor(player).rank ?? ''),
                    },
                  ]),
              {
                kind: 'sentence',
                heading: comparison.why,
                entry: (player) => reasonsInWords(player, compared),
              },
            ],
            moved,
          ),
        }),
      },
    ],
    notes: notesIn(event, words),
  };
}

/** A line a player who moves, with the first contribution that differs, or else the first value, which has no round. */
function sheetOf({ players, sides }: Comparison, names: Names): Sheet {
  const [before, after] = sides.map(({ edition }) => edition);
  return {
    fields: [
      ...['number', 'name', `rank by ${before}`, `rank by ${after}`],
      ...['code', 'round', `by ${before}`, `by ${after}`, 'article'],
    ],
    rows: players.filter(isMoved).map((compared) => {
      const { differences, player, ranks } = compared;
      const place = [player, names(player), ...ranks];
      const first = differences.at(0);
      if (first === undefined) {
        const {
          code,
          before: older,
          after: newer,
        } = firstDifference(compared, sides) ?? { code: null, before: null, after: null };
        return [...place, code, null, older, newer, null];
      }
      const values = first.contributions.map((one) => one?.value ?? null);
      return [...place, first.code, first.round, ...values, first.article];
    }),
  };
}

/** The answer to the question who moves under another edition. */
export function comparisonAnswer(
  event: ChessEvent,
  comparison: Comparison,
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer {
  const names = namesOf(participantsOf(event), idsIn(words));
  return {
    document: () => comparisonDocument(event, comparison, names, words),
    data: () => dataOn(event, { ...printedListField(event, words), ...comparison }, words),
    sheet: () => sheetOf(comparison, namesOf(participantsOf(event))),
    remarks: remarksOnList(event, words),
  };
}
