import type { ComparedPlayer, ComparedSide, Comparison, Difference } from '@crosstable/audit/inside';
import { listedNames } from '@crosstable/core/text';
import { type ChessEvent, type Names, namesOf, participantsOf, titleOf } from '@crosstable/event';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import { type Document, tableOf } from './document.js';
import { placeLine, progressOf } from './title-lines.js';

/** How many players are named who are ahead now, or were. */
const NAMED = 3;

function sideInWords({ codes, convention, edition }: ComparedSide): string {
  return `${codes.join()} of C.07 (${edition})${convention === null ? '' : ` with the convention “${convention}”`}`;
}

function differenceInWords({ article, code, contributions: [one, other], round }: Difference): string {
  const shown = (side: typeof one): string =>
    side === null ? 'nothing' : `${printedNumber(side.value)}${side.isCut ? ' (cut)' : ''}`;
  const because = article === null ? '' : `, Art. ${article}`;
  return `${code}, round ${round}: ${shown(one)} → ${shown(other)}${because}`;
}

/** The first contribution that differs, if any does, and who is ahead now or was: a player may move against the own value. */
function reasonsInWords({ differences, passed, passedBy }: ComparedPlayer, names: Names): string {
  const listed = (ids: readonly string[]): string => listedNames(ids.map(names), NAMED);
  return [
    ...differences.slice(0, 1).map(differenceInWords),
    ...(passedBy.length > 0 ? [`now behind ${listed(passedBy)}`] : []),
    ...(passed.length > 0 ? [`no longer behind ${listed(passed)}`] : []),
  ].join('; ');
}

/** How many contributions differ by each article, those of the most first; `null` stands for a convention. */
export function countsByArticle(differences: readonly Difference[]): readonly (readonly [string | null, number])[] {
  const counts = new Map<string | null, number>();
  for (const { article } of differences) counts.set(article, (counts.get(article) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The same in words: `3 by Art. 16.4.1, 1 by Art. 16.4.2`. */
function byArticle(differences: readonly Difference[]): string {
  return countsByArticle(differences)
    .map(([article, count]) => `${count} by ${article === null ? 'a convention' : `Art. ${article}`}`)
    .join(', ');
}

/** The contributions that make values differ, and those that differ without being seen in any. */
function sentencesOnContributions(players: readonly ComparedPlayer[]): string[] {
  const counted = players.flatMap(({ differences }) => differences);
  const cut = players.flatMap(({ cutByBoth }) => cutByBoth);
  return [
    ...(counted.length === 0 ? [] : [`Contributions that differ: ${byArticle(counted)}.`]),
    ...(cut.length === 0 ? [] : [`Others differ, but both sides cut them: ${byArticle(cut)}.`]),
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
  const title = titleOf(event);
  const moved = players.filter(isMoved);
  const changed = moved.filter(({ differences }) => differences.length > 0);
  return {
    name: title.name,
    language: words.language,
    kind: words.reports.comparison.kind,
    about: [
      placeLine(title, words),
      `${progressOf(title, words)}: ${sideInWords(sides[0])} and ${sideInWords(sides[1])}`,
    ],
    parts: [
      {
        heading: `${moved.length} of ${players.length} move`,
        sentences: [
          ...(moved.length === 0
            ? []
            : [`${changed.length} with other values, ${moved.length - changed.length} only because of others.`]),
          ...sentencesOnContributions(players),
        ],
        ...(moved.length > 0 && {
          table: tableOf(
            [
              { kind: 'name', heading: 'Player', entry: ({ player }) => names(player) },
              { kind: 'number', heading: sides[0].edition, entry: ({ ranks }) => String(ranks[0]) },
              { kind: 'number', heading: sides[1].edition, entry: ({ ranks }) => String(ranks[1]) },
              { kind: 'sentence', heading: 'Why', entry: (player) => reasonsInWords(player, names) },
            ],
            moved,
          ),
        }),
      },
    ],
    notes: event.notes,
  };
}

/** A line a player who moves, with the first contribution that differs. */
function sheetOf({ players, sides }: Comparison, names: Names): Sheet {
  const [before, after] = sides.map(({ edition }) => edition);
  return {
    fields: [
      ...['number', 'name', `rank by ${before}`, `rank by ${after}`],
      ...['code', 'round', `contribution by ${before}`, `contribution by ${after}`, 'article'],
    ],
    rows: players.filter(isMoved).map(({ differences, player, ranks }) => {
      const { article = null, code = null, contributions = [null, null], round = null } = differences.at(0) ?? {};
      const values = contributions.map((one) => one?.value ?? null);
      return [player, names(player), ...ranks, code, round, ...values, article];
    }),
  };
}

/** The answer to the question who moves under another edition. */
export function comparisonAnswer(
  event: ChessEvent,
  comparison: Comparison,
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer {
  const names = namesOf(participantsOf(event));
  return {
    document: () => comparisonDocument(event, comparison, names, words),
    data: () => dataOn(event, comparison),
    sheet: () => sheetOf(comparison, names),
  };
}
