import { percentage } from '@crosstable/core';

import type { Met } from './article-1.4.2.js';
import type { Exempt } from './article-1.4.3.js';
import { leastScore } from './article-1.4.8.js';
import type { MissingFact, Norm, NormRound } from './norm.js';
import type { NormReason } from './reasons.js';
import { DEMANDS } from './title.js';

/** Rounds as a list: `3, 5`. */
function listOf(rounds: readonly number[]): string {
  return rounds.join(', ');
}

/** Why games don't count. Rounds of one kind are told together. */
function ofLeftOut(rounds: readonly NormRound[]): NormReason[] {
  const reasons: NormReason[] = [];
  for (const key of ['unplayed', 'open', 'marked-unrated'] as const) {
    const own = rounds.filter(({ leftOut }) => leftOut === key).map(({ round }) => round);
    if (own.length > 0) reasons.push({ key, values: { rounds: listOf(own) } });
  }
  for (const { leftOut, opponent, round } of rounds) {
    if (opponent === undefined) continue;
    if (leftOut === 'outside-fide' || leftOut === 'unrated-without-points' || leftOut === 'defeated') {
      reasons.push({ key: leftOut, values: { player: opponent, round } });
    }
  }
  const later = rounds.find(({ leftOut }) => leftOut === 'later');
  if (later !== undefined) reasons.push({ key: 'later', values: { from: later.round } });
  return reasons;
}

function ofMissing(missing: MissingFact): NormReason {
  switch (missing.fact) {
    case 'title':
      return { key: 'missing-title', values: { player: missing.player } };
    case 'federation':
      return { key: 'missing-federation', values: { player: missing.player } };
    case 'host':
      return { key: 'missing-host', values: {} };
    case 'later-rounds':
      return { key: 'missing-rounds', values: {} };
    case 'participants':
      return { key: 'missing-participants', values: {} };
  }
}

/** The explanation of a norm beside its conditions. */
export function reasonsOf(
  norm: Omit<Norm, 'reasons' | 'facts'>,
  {
    exempt,
    given,
    raised,
  }: { readonly exempt: Exempt; readonly given: readonly number[]; readonly raised: Met | undefined },
): NormReason[] {
  const { games, mayLeaveOut, missing, reachedAfter, rounds, score, title, way } = norm;
  const reasons = ofLeftOut(rounds);
  if (way === 'eight-games') reasons.push({ key: 'eight-games', values: { round: given[0] } });
  const last = rounds.at(-1);
  if (way === 'last-round-forfeit' && last?.opponent !== undefined) {
    reasons.push({ key: 'last-round-forfeit', values: { player: last.opponent, round: last.round } });
  }
  if (raised !== undefined) {
    const { opponent, rating } = raised;
    reasons.push({ key: 'raised', values: { player: opponent, rating, to: DEMANDS[title].floor } });
  }
  if (exempt !== undefined && exempt !== 'none') reasons.push({ key: 'exempt', values: { article: exempt } });
  const isRounded = games > 0 && score < leastScore(games) && percentage(2 * score, games) >= 35;
  if (isRounded) reasons.push({ key: 'share-rounded', values: { score, games } });
  reasons.push(...missing.map(ofMissing));
  if (reachedAfter !== undefined) reasons.push({ key: 'reached-after', values: { round: reachedAfter } });
  if (mayLeaveOut.length > 0) reasons.push({ key: 'may-leave-out', values: { rounds: listOf(mayLeaveOut) } });
  return reasons;
}
