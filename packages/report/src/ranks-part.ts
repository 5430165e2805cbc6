import type { RanksAudit, RanksUnderList, WrongRank } from '@crosstable/audit/inside';
import { groupsByKey } from '@crosstable/core';
import type { Names, ParticipantHeading } from '@crosstable/event';

import { type Part, type Table, tableOf } from './document.js';

/**
 * The guesses that are as near as any, and nearer than the list of the file in each edition; conventions where no edition is.
 * `guesses` begin with the nearest.
 */
export function nearestGuesses(
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
export function alikeLists(lists: readonly RanksUnderList[]): readonly (readonly RanksUnderList[])[] {
  return groupsByKey(lists, ({ codes, convention, wrong }) =>
    [...codes, wrong.length, convention === undefined].join(),
  );
}

/** The heading of the ranked participants, and their names by id. */
export interface Ranked {
  readonly heading: ParticipantHeading;
  readonly names: Names;
}

/** How many lists are named that give the same ranks. */
const NAMED_LISTS = 6;

function rankTable(wrong: readonly WrongRank[], { heading, names }: Ranked): Table {
  return tableOf(
    [
      { kind: 'name', heading, entry: ({ player }) => names(player) },
      { kind: 'number', heading: 'Printed', entry: ({ printed }) => String(printed) },
      {
        kind: 'number',
        heading: 'By the values',
        entry: ({ from, to }) => (from === to ? String(from) : `${from} to ${to}`),
      },
    ],
    wrong,
  );
}

/** Lists that give as many of the ranks, in a sentence for each list: `PTS,BH of C.07 (2024-08 and 2026-03) gives all 9 ranks.` */
function sentencesOnLists(lists: readonly RanksUnderList[], cells: number, { heading }: Ranked): string[] {
  return alikeLists(lists).map((alike) => {
    const [{ codes, convention, wrong }] = alike;
    const names = alike.map((list) => (list.convention === undefined ? list.edition : `“${list.convention}”`));
    const origin = convention === undefined ? `of C.07 (${names.join(' and ')})` : `with ${names.join(' or ')}`;
    const others = `${wrong.length} of ${cells} ${heading.toLowerCase()}s another rank`;
    return `${codes.join()} ${origin} gives ${wrong.length === 0 ? `all ${cells} ranks` : others}.`;
  });
}

/** Whether the ranks follow, and from which lists. */
export function partOfRanks(
  { cells, editions, wrong }: RanksAudit,
  hasColumns: boolean,
  guesses: readonly RanksUnderList[],
  ranked: Ranked,
): Part {
  const origin = hasColumns ? 'printed values' : 'points';
  const nearest = sentencesOnLists(nearestGuesses(guesses, editions), cells, ranked);
  const more = nearest.length - NAMED_LISTS;
  const isNoneWhole = nearest.length > 0 && guesses.every((guess) => guess.wrong.length > 0);
  return {
    heading: 'Ranks',
    sentences: [
      `${cells - wrong.length} of ${cells} ranks follow from the ${origin}.`,
      ...sentencesOnLists(editions, cells, ranked),
      ...(isNoneWhole ? ['No list that was tried gives all of them. The nearest:'] : []),
      ...nearest.slice(0, NAMED_LISTS),
      ...(more > 0 ? [`${more} more ${more === 1 ? 'list is' : 'lists are'} as near.`] : []),
    ],
    ...(wrong.length > 0 && { table: rankTable(wrong, ranked) }),
  };
}
