import type { PrizeWords } from '../prize-words.js';

/** Prizes in English. */
export const ENGLISH_PRIZES: PrizeWords = {
  language: 'en',
  decimalSign: '.',
  award: (player, amount, object) => `${player}: ${[amount, object].filter((one) => one !== undefined).join(' and ')}.`,
  totals: (fund, paid, left, over) =>
    `The fund is ${fund}, ${paid} are paid, ${left === null ? `${over} more than the fund` : `${left} are left`}.`,
  teams: {
    scores: {
      points: 'Points',
      rollins: 'Rollins points',
      'rank-points': 'Rank points',
      places: 'Sum of places',
      'best-place': 'Best place',
    },
    score: (score, sum, parts) => `${score} ${sum}${parts === '' ? '' : `: ${parts}`}.`,
    equal: (before) => `Equal with ${before} in everything.`,
    behind: (before, score, own, others) => `Behind ${before}: ${score} ${own}, not ${others}.`,
    incomplete: (players) => `Behind the teams that have enough players: it has ${players}.`,
    unranked: (team, players) => `${team}, without a rank: it has ${players} of the players that it needs.`,
    notCounted: (player, rank) =>
      `${player} isn’t counted, although the rank (${rank}) is that of a player who is: the order in the list decided.`,
  },
  reasons: {
    'by-place': ({ prize, place, amount }) => `Place ${place} of ${prize}: ${amount}.`,
    'equal-share': ({ prize, from, to, players: count, pot, share }) =>
      `Tied on the places ${from} to ${to} of ${prize}: ${pot} shared by ${count} is ${share}.`,
    'hort-share': ({ prize, from, to, players: count, pot, place, own, share }) =>
      `Tied on the places ${from} to ${to} of ${prize}, by Hort: half of ${own} for place ${place}, and half of ${share}, ` +
      `which is ${pot} shared by ${count}.`,
    threshold: ({ threshold, dropped }) =>
      `The last of the tied (${dropped}) have no part in it, because the shares of all would be under ${threshold}.`,
    category: ({ prize, place, amount, before }) =>
      `${prize}, place ${place}: ${amount}, for the best who can take it` +
      (before === 0
        ? '.'
        : before === 1
          ? '; the player ahead has another prize.'
          : `; the ${before} players ahead have other prizes.`),
    object: ({ prize, place, object }) => `${object}, of ${prize}, place ${place}, isn’t shared.`,
    'not-taken': ({ prize, place, amount, holds, by }) =>
      `${prize}, place ${place} (${amount}), isn’t taken: ${holds} from ${by} is as much or more.`,
    'gave-up': ({ prize, share }) => `For it, the share of ${share} of ${prize} was given up.`,
    'less-by-move': ({ prize, other, share }) =>
      `Attention: ${other}, who is behind, now has more from ${prize}: ${share}.`,
    'order-of-lists': ({ prize, other, amount, paid, otherwise }) =>
      `${prize} and ${other} have prizes of the same value (${amount}), and ${prize} comes first in the fund. ` +
      (paid === otherwise
        ? `In the other order as much is paid in all.`
        : `In all ${paid} are paid, in the other order ${otherwise}.`),
    'order-of-players': ({ other, rank }) => `${other} has the same rank (${rank}): the order in the list decided.`,
    choice: ({ prize }) => `The player has chosen ${prize}.`,
    'most-valuable': ({ prize, place, amount }) =>
      `The most valuable prize to be won: ${prize}, place ${place}, ${amount}.`,
    pool: ({ prizes, players: count, pot, share }) =>
      `${count} tied players bring together ${pot} (${prizes}); an equal part is ${share}.`,
    cap: ({ amount, equal }) =>
      `No more than ${amount}, the largest prize to be won without the tie, instead of ${equal}; the others share the rest.`,
    apart: ({ instead }) =>
      `The others in the tie can’t win these prizes, which bring more than ${instead}, the part of all.`,
    'based-on': ({ prize, entries, announced, half }) =>
      half === 'yes'
        ? `${prize} is based on ${announced} entries; ${entries} came, and at least half is paid.`
        : `${prize} is based on ${announced} entries; ${entries} came, and it is paid in proportion.`,
    limit: ({ limit, instead }) => `Limited to ${limit}, instead of ${instead}.`,
    raised: ({ from, most }) =>
      `Raised from ${from} by what is above the limit of another player, to ${most} at most, the amount without that player.`,
    proportion: ({ excess, below }) =>
      `The ${excess} above the limits of players ahead have raised the prizes that were left, ${below} in all, in proportion.`,
    rounded: ({ exact, amount }) => `${exact}, rounded: ${amount}.`,
    'nobody-eligible': ({ prize, place }) => `${prize}, place ${place}, is for nobody here.`,
    'all-have-more': ({ prize, place }) =>
      `${prize}, place ${place}, is left: all whom it is for have another prize, or there are no more of them.`,
    'too-few': ({ prize, players: count, least }) =>
      `${prize} isn’t given: it has ${count} of at least ${least} players.`,
  },
};
