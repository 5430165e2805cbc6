import type { RanksAudit, RanksUnderList, WrongRank } from '@crosstable/audit/inside';
import { groupsByKey } from '@crosstable/core';
import { listInWords } from '@crosstable/core/text';
import { type Names, rulesOf } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Part, type Table, tableOf } from './document.js';
import { type RuleWords, conventionIn } from './rules-in-words.js';

/**
 * The guesses that are as near as any, and nearer than the list of the file in each edition; conventions where no edition is.
 * `guesses` begin with the nearest.
 */
function nearestGuesses(
  guesses: readonly RanksUnderList[],
  ofFile: readonly RanksUnderList[],
): readonly RanksUnderList[] {
  const least = guesses.at(0)?.wrong.length;
  if (ofFile.some(({ wrong }) => wrong.length === least)) return [];
  const best = guesses.filter(({ wrong }) => wrong.length === least);
  const ofEditions = best.filter(({ convention }) => convention === undefined);
  return ofEditions.length > 0 ? ofEditions : best;
}

/** Lists with the same codes that give as many of the ranks stand together, those of editions apart from those of conventions. */
function alikeLists(lists: readonly RanksUnderList[]): readonly (readonly RanksUnderList[])[] {
  return groupsByKey(lists, ({ codes, convention, wrong }) =>
    [...codes, wrong.length, convention === undefined].join(),
  );
}

/** The ranked participants, the heading of their column, their names by id, and the words about them. */
export interface Ranked {
  readonly heading: string;
  readonly participants: 'players' | 'teams';
  readonly names: Names;
  readonly words: AnswerWords;
}

/** How many lists are named that give the same ranks. */
const NAMED_LISTS = 6;

function rankTable(wrong: readonly WrongRank[], { heading, names, words }: Ranked): Table {
  const { byValues, printed: isPrinted, range } = words.reports.audit;
  return tableOf(
    [
      { kind: 'name', heading, entry: ({ player }) => names(player) },
      { kind: 'number', heading: isPrinted, entry: ({ printed }) => String(printed) },
      {
        kind: 'number',
        heading: byValues,
        entry: ({ from, to }) => (from === to ? String(from) : range(from, to)),
      },
    ],
    wrong,
  );
}

/** Lists that give as many of the ranks, in a sentence for each list: `PTS,BH of C.07 (2024-08 and 2026-03) gives all 9 ranks.` One of US Chess has no edition. */
function sentencesOnLists(
  lists: readonly RanksUnderList[],
  cells: number,
  participants: Ranked['participants'],
  words: RuleWords,
): string[] {
  const { audit, title } = words.reports;
  return alikeLists(lists).map((alike) => {
    const [{ codes, convention, wrong }] = alike;
    const list = codes.join();
    const editions = alike.map(({ edition }) => edition);
    const named =
      convention === undefined
        ? rulesOf(codes) === 'us-chess'
          ? list
          : audit.ofEditions(list, listInWords(editions, title.and))
        : audit.underConvention(
            list,
            alike.map((one) => conventionIn(words, one.convention ?? '')),
          );
    return audit.gives(named, wrong.length, cells, participants);
  });
}

/**
 * Whether the ranks follow, and from which lists: that of the file in each edition, and where none of these gives all ranks, that
 * of the file under the conventions that do, or else the nearest guesses.
 */
export function sentencesOnRanks(
  { cells, conventions, editions, wrong }: RanksAudit,
  hasColumns: boolean,
  guesses: readonly RanksUnderList[],
  participants: Ranked['participants'],
  words: RuleWords,
): readonly string[] {
  const { moreLists, noneWhole, ranksFollow } = words.reports.audit;
  const whole = conventions.filter((list) => list.wrong.length === 0);
  const others = whole.length > 0 ? whole : guesses;
  const nearest = sentencesOnLists(nearestGuesses(others, editions), cells, participants, words);
  const more = nearest.length - NAMED_LISTS;
  const isNoneWhole = nearest.length > 0 && others.every((list) => list.wrong.length > 0);
  return [
    ranksFollow(cells - wrong.length, cells, hasColumns ? 'values' : 'points'),
    ...sentencesOnLists(editions, cells, participants, words),
    ...(isNoneWhole ? [noneWhole] : []),
    ...nearest.slice(0, NAMED_LISTS),
    ...(more > 0 ? [moreLists(more)] : []),
  ];
}

/** The part on the ranks, with those that don't follow. */
export function partOfRanks(
  audited: RanksAudit,
  hasColumns: boolean,
  guesses: readonly RanksUnderList[],
  ranked: Ranked,
): Part {
  const { participants, words } = ranked;
  return {
    heading: words.reports.audit.ranks,
    sentences: sentencesOnRanks(audited, hasColumns, guesses, participants, words),
    ...(audited.wrong.length > 0 && { table: rankTable(audited.wrong, ranked) }),
  };
}
