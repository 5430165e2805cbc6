import { type ChessEvent, type Names, type StatedRank, participantsOf, tableOf } from '@crosstable/event';
import { type SeparatedOrder, checkList, explainOrder, isUsable, standings } from '@crosstable/standings';
import { printedValue } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';

import type { EventFinding } from './finding.js';

/** The ranks that the list leaves open to a player: the first and the last of those who are tied. */
interface Ranks {
  readonly first: number;
  readonly last: number;
}

/** The ranks by the list of an event, by id. */
function ranksBy(event: ChessEvent): ReadonlyMap<string, Ranks> {
  const ranked = standings(tableOf(event), event.tiebreaks);
  const sizes = new Map<number, number>();
  for (const { rank } of ranked) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  return new Map(
    ranked.map(({ rank, player }) => [player, { first: rank, last: rank + (sizes.get(rank) ?? 1) - 1 }] as const),
  );
}

/** Whether the list can be used as it is, so that ranks follow from it. */
function hasUsableList(event: ChessEvent): boolean {
  return checkList(event.tiebreaks, tableOf(event)).codes.every(isUsable);
}

/** Whether ranks are those of the points alone, shared among the tied. */
function areByPoints(event: ChessEvent, stated: readonly StatedRank[]): boolean {
  const ranks = ranksBy({ ...event, tiebreaks: ['PTS'] });
  return stated.every(({ player, rank }) => ranks.get(player)?.first === rank);
}

function inWords({ first, last }: Ranks, { reports }: AnswerWords): string {
  return first === last ? String(first) : reports.findings.sharedRanks(first, last);
}

/** The best rank that the file gives to an expelled player. */
function rankOfExpelled(event: ChessEvent): StatedRank | undefined {
  const { ranks = [] } = event.written;
  const expelled = new Set(participantsOf(event).flatMap(({ expelled: isExpelled, id }) => (isExpelled ? [id] : [])));
  const stated = ranks.filter(({ player, rank }) => rank > 0 && expelled.has(player));
  return stated.toSorted((one, other) => one.rank - other.rank).at(0);
}

/** The first position at which the file and its list differ: who stands there, who belongs there, and why. */
function firstDifference(
  event: ChessEvent,
  differing: readonly (StatedRank & { readonly found: Ranks })[],
  names: Names,
  words: AnswerWords,
): EventFinding[] {
  if (differing.length === 0) return [];
  const said = words.reports.findings;
  const [{ player, rank }] = differing.toSorted((one, other) => one.rank - other.rank);
  const table = tableOf(event);
  const place = ranksBy(event);
  const meantAt = (at: number): readonly string[] =>
    [...place].filter(([, ranks]) => ranks.first <= at && at <= ranks.last).map(([id]) => id);
  const expelled = rankOfExpelled(event);
  const instead = expelled && meantAt(expelled.rank).at(0);
  if (expelled !== undefined && instead !== undefined && expelled.rank <= rank) {
    const message = said.expelledStands(expelled.rank, names(expelled.player), names(instead));
    return [{ changes: 'rank', key: 'first-difference', message, players: [expelled.player, instead] }];
  }
  const meant = meantAt(rank);
  const orders = meant.map((id) => explainOrder(table, event.tiebreaks, id, player));
  const order = orders.find((one): one is SeparatedOrder => one.code !== null && one.second === player);
  if (order === undefined) return [];
  const { code, explanations } = order;
  const [one, other] = explanations.map(({ selfDefined, value }) => printedValue(code, value, words, selfDefined));
  const why = `${code}, ${words.phrases.against(one, other)}`;
  const message = said.firstDifference(rank, names(player), names(order.first), why);
  return [{ changes: 'rank', key: 'first-difference', message, players: [player, order.first], code, order }];
}

/**
 * The ranks of the file that don't follow from the list of tie-breaks that the file names, in a record or in the text below a printed
 * table. Nothing is said before the first round, while games are unfinished, and where the list can't be used. Printed ranks without any
 * list are one finding.
 */
export function rankFindings(event: ChessEvent, names: Names, words: AnswerWords): EventFinding[] {
  const { written, games, matches, round } = event;
  const { list, printed, ranks: stated = [] } = written;
  // All ranks follow from the values of a table whose list they show
  const tiebreaks = written.tiebreaks ?? (list?.from === 'legend' ? list.codes : undefined);
  const isOver =
    games.every((pairings) => pairings.every(({ result }) => result !== null)) &&
    (matches ?? []).every((pairings) => pairings.every(({ gamePoints }) => gamePoints !== null));
  if (stated.length === 0 || round === 0 || !isOver) return [];
  if (tiebreaks === undefined) {
    if (list !== undefined || printed === undefined || areByPoints(event, stated)) return [];
    return [{ changes: 'nothing', key: 'no-list-fits', message: words.reports.findings.noListFits }];
  }
  if (!hasUsableList(event)) return [];
  const differingAfter = (last: number): readonly (StatedRank & { readonly found: Ranks })[] => {
    const ranks = ranksBy({ ...event, round: last });
    return stated.flatMap((one) => {
      const found = ranks.get(one.player);
      return found === undefined || (found.first <= one.rank && one.rank <= found.last) ? [] : [{ ...one, found }];
    });
  };
  const differing = differingAfter(round);
  // Programs also count the byes asked for in advance, as they do in the points
  const all = (matches ?? games).length;
  if (differing.length > 0 && all > round && differingAfter(all).length === 0) return [];
  return [
    ...firstDifference(event, differing, names, words),
    ...differing.map(({ player, rank, found }) => ({
      changes: 'rank' as const,
      key: 'stated-rank' as const,
      message: words.reports.findings.statedRank(rank, names(player), event.tiebreaks.join(), inWords(found, words)),
      players: [player],
    })),
  ];
}
