// FIDE C.07 (editions 2024-08 and 2026-03), Articles 4.2 and 7: the tie-breaks of a participant's own record, explained.

import type { Reason } from 'crosstable';

import { NUMBERS_CUT } from './article-14.js';
import { COUNTED, pointsToBeat, scoresAfter } from './article-7.js';
import { type Account, type Parts, contributionOf } from './contribution.js';
import { fraction } from './fraction.js';
import type { Event } from './record.js';
import type { Sheet } from './values.js';

/** A round counts or doesn't; an unfinished game is mentioned only if it would count. */
function countedRounds(event: Event, player: number, name: string): Account | undefined {
  const found = COUNTED.get(name);
  if (found === undefined) return undefined;
  const [article, counts] = found;
  const contributions = event.entries[player].flatMap((entry, round) => {
    const isCounted = entry.outcome !== 'no-round' && counts(event, entry);
    if (entry.outcome === 'no-round' || (entry.outcome === 'unfinished' && !isCounted)) return [];
    const reason: Reason = { key: isCounted ? 'counts' : 'does-not-count', article };
    const score = fraction(entry.points, event.parts);
    return [contributionOf(event, player, round, { score, value: fraction(Number(isCounted)), reason })];
  });
  return { article, contributions, conclusion: { key: 'sum', article } };
}

function points(event: Event, player: number): Account {
  const article = '4.2';
  const contributions = event.entries[player].flatMap(({ outcome, points: got }, round) => {
    if (outcome === 'no-round' || outcome === 'unfinished') return [];
    const value = fraction(got, event.parts);
    return [contributionOf(event, player, round, { score: value, value, reason: { key: 'points', article } })];
  });
  return { article, contributions, conclusion: { key: 'sum', article } };
}

function progressive(event: Event, player: number, { cut }: Parts): Account {
  const article = '7.5';
  const [rounds] = NUMBERS_CUT[cut];
  const contributions = scoresAfter(event, player).flatMap((total, round) => {
    if (total === null) return [];
    const value = fraction(total, event.parts);
    const cutBy: Reason = { key: 'least-significant', article: cut === '/C1' ? '14.1.1.c' : '14.2' };
    const reason: Reason = { key: 'running-total', article };
    const what = { score: value, value, reason, cut: round < rounds ? cutBy : undefined };
    return [contributionOf(event, player, round, what)];
  });
  return { article, contributions, conclusion: { key: 'sum', article } };
}

function standardPoints(event: Event, player: number): Account {
  const article = '7.7';
  const contributions = event.entries[player].flatMap(({ opponent, points: got }, round) => {
    const toBeat = pointsToBeat(event, player, round);
    if (toBeat === null) return [];
    const than = got > toBeat ? 'more-than' : got < toBeat ? 'less-than' : 'same-as';
    const reason: Reason = { key: opponent === null ? `${than}-draw` : `${than}-opponent`, article };
    const halfPoints = got > toBeat ? 2 : got < toBeat ? 0 : 1;
    const what = { score: fraction(toBeat, event.parts), value: fraction(halfPoints, 2), reason };
    return [contributionOf(event, player, round, what)];
  });
  return { article, contributions, conclusion: { key: 'sum', article } };
}

/** `undefined` for a code that isn't about a player's own rounds. */
export function explainOwnRounds({ event }: Sheet, parts: Parts, player: number): Account | undefined {
  switch (parts.name) {
    case 'PTS':
      return points(event, player);
    case 'PS':
      return progressive(event, player, parts);
    case 'STD':
      return standardPoints(event, player);
    case 'TPN':
      return { article: '7.8', contributions: [], conclusion: { key: 'pairing-number', article: '7.8' } };
    default:
      return countedRounds(event, player, parts.name);
  }
}
