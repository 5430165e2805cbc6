import { listInWords } from '@crosstable/core/text';

import type { Told, Words } from '../../words.js';
import { ENGLISH_NAMES, numberInWords } from './names.js';

function points(amount: number): string {
  return `${numberInWords(amount)} ${amount > 0 && amount <= 1 ? 'point' : 'points'}`;
}

/** An outcome with the opponent behind a preposition, where there is one. */
function outcome(words: string, preposition: string, opponent: string | null): string {
  return opponent === null ? words : `${words} ${preposition} ${opponent}`;
}

/** The rounds that an adjusted score takes as draws, if there are any. */
function drawsInWords(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  return rounds.length === 1
    ? `: round ${rounds[0]} is taken as a draw`
    : `: rounds ${listInWords(rounds, 'and')} are taken as draws`;
}

/** Points that an arbiter added to a score or took from it; the score that is said has them already. */
function arbiterInWords(amount: number): string {
  return `with ${points(Math.abs(amount))} ${amount < 0 ? 'taken' : 'added'} by the arbiter`;
}

/** A difference added to a number, or taken from it. */
function plus(difference: number): string {
  return `${difference < 0 ? '−' : '+'} ${numberInWords(Math.abs(difference))}`;
}

/** The reasons of an unplayed round, for players or for teams. */
function unplayedReasons(own: 'player' | 'team', played: 'game' | 'match') {
  return {
    'forfeit-as-game': ({ score, rounds }) =>
      `the forfeit counts as a ${played}, and the opponent's score ${rounds.length === 0 ? 'is' : 'counts as'} ${score}${drawsInWords(rounds)}`,
    dummy: ({ score }) => `dummy with the ${own}'s own ${score}`,
    'dummy-limited-by-opponent': ({ score, of }) =>
      `dummy with ${score}, no more than the scheduled opponent, instead of the ${own}'s own ${of('own')}`,
    'dummy-limited-by-draws': ({ score, of }) =>
      `dummy with ${score}, no more than a draw in every round, instead of the ${own}'s own ${of('own')}`,
  } satisfies Partial<Words['reasons']>;
}

function english(): Words {
  return {
    ...ENGLISH_NAMES,
    outcomes: {
      win: (opponent) => outcome('win', 'against', opponent),
      draw: (opponent) => outcome('draw', 'with', opponent),
      loss: (opponent) => outcome('loss', 'to', opponent),
      'forfeit-win': (opponent) => outcome('win by forfeit', 'against', opponent),
      'forfeit-loss': (opponent) => outcome('loss by forfeit', 'to', opponent),
      'double-forfeit': (opponent) => outcome('double forfeit', 'with', opponent),
      'pairing-bye': () => 'pairing-allocated bye',
      'full-bye': () => 'full-point bye',
      'half-bye': () => 'half-point bye',
      'zero-bye': () => 'zero-point bye',
      bye: () => 'bye',
      none: () => 'no game',
      unfinished: (opponent) => outcome('unfinished game', 'against', opponent),
    },
    reasons: {
      points: () => '',
      'running-total': ({ score }) => `${score} after the round`,
      'opponent-score': ({ score }) => `the opponent's score is ${score}`,
      'opponent-score-with-added-points': ({ score, number }) =>
        `the opponent's score is ${score}, ${arbiterInWords(number('added'))}`,
      'opponent-adjusted-score': ({ score, rounds }) =>
        `the opponent's score counts as ${score}${drawsInWords(rounds)}`,
      'opponent-fore-score': ({ score }) => `the opponent's score is ${score} with a draw in the final round`,
      'opponent-buchholz': ({ score }) => `the opponent's Buchholz is ${score}`,
      'opponent-rating': ({ score }) => `the opponent is rated ${score}`,
      'opponent-performance': ({ score }) => `the opponent's performance is ${score}`,
      ...unplayedReasons('player', 'game'),
      'at-least-limit': ({ score }) => `the opponent's ${score} reaches the limit`,
      'below-limit': ({ score }) => `the opponent's ${score} is below the limit`,
      counts: () => 'counts',
      'does-not-count': () => "doesn't count",
      'more-than-opponent': () => 'more points than the opponent',
      'same-as-opponent': () => 'as many points as the opponent',
      'less-than-opponent': () => 'fewer points than the opponent',
      'more-than-draw': () => 'more points than for a draw, without playing',
      'same-as-draw': () => 'as many points as for a draw, without playing',
      'less-than-draw': () => 'fewer points than for a draw, without playing',
      'scoring-probability': ({ score, of }) =>
        `the opponent is rated ${score}: a difference of ${of('difference')} makes an expectation of ${of('percent')} %`,
      encounter: () => 'a game between tied players',
      'average-of-encounters': ({ of }) => `one of ${of('games')} games between the two, which are averaged`,
      'weighted-boards': () => 'the number of every board times its points',
      'board-points': () => '',
      'missing-game': () => "the forfeit doesn't count, so the game is missing",

      'least-significant': () => 'the least significant value',
      'most-significant': () => 'the most significant value',
      'voluntary-unplayed-round': () => 'lowest contribution of a voluntary unplayed round',

      sum: ({ value }) => `sum: ${value}`,
      mean: ({ of, isRounded, value }: Told) =>
        `mean of ${of('count')}: ${of('sum')} / ${of('count')} ${isRounded ? '≈' : '='} ${value}`,
      limit: ({ of, number, value }) => `limit: ${of('limit')} of ${points(number('maximum'))}; sum: ${value}`,
      'rating-difference': ({ of, number, value }) =>
        `average ${of('average')} ${plus(number('difference'))} for ${of('points')} of ${of('games')} = ` +
        `${of('percent')} %: ${value}`,
      'lowest-sufficient-rating': ({ of, number, value }) =>
        `lowest rating whose expectation, ${of('expected')}, reaches ${points(number('points'))}: ${value}`,
      'zero-score': ({ of, value }) =>
        `no points, so 800 below the lowest rating of the opponents, ${of('lowest')}: ${value}`,
      'pairing-number': ({ value }) => `pairing number: ${value}`,
      rating: ({ value }) => `rating: ${value}`,
      'all-met': () => 'all the tied have met each other, so the separate standings decide',
      'first-whatever-the-outcome': () => 'decided whatever the outcome of the missing games',
      'not-separated': () => 'not separated',
      'board-count': () => 'BC, the lower first',
      'top-board': ({ of }) => `board ${of('board')}`,
      'without-bottom-boards': ({ number, of }) =>
        number('boards') === 1 ? 'without the last board' : `without the last ${of('boards')} boards`,
      'schedule-strength': ({ of, otherUnit, unit, value }) =>
        `${of('secondary')}${otherUnit} + Buchholz of ${of('buchholz')}${unit} / ${of('divisor')}: ${value}`,
      alone: () => 'nobody else is tied',
      'by-hand': ({ value }) => `entered by hand: ${value}`,
      'as-defined': ({ because }) => because,
      'made-as-defined': ({ value }) => `made of what is kept: ${value}`,
      'ordered-as-defined': () => 'as the definition orders them',

      'unrated-players': () => 'there are unrated players, so the tie-break is to be dropped',
      'unrated-player': () => 'the player is unrated',
      'nothing-left': () => 'no games are left to compute it from',
      'not-entered': () => 'no value was entered by hand',
      'undefined-as-defined': () => 'the definition gives no value',
      'rounds-not-known': () => 'it depends on the order of the rounds, which nobody knows',
    },
    phrases: {
      ...ENGLISH_NAMES.phrases,
      cited: (article) => (/^\d/.test(article) ? `Art. ${article}` : article),
      colon: ':',
      semicolon: ';',
      points,
      heading: (title, cited, edition, player, value) =>
        `${title} (${cited}, edition ${edition}) – ${player}: ${value}`,
      noValue: 'undefined',
      rank: (rank, tied, isShared) => `rank ${rank} of ${tied} tied players${isShared ? ', shared' : ''}`,
      notSeparatedFrom: (others) =>
        `not separated from ${others === 1 ? 'the other one who is tied' : `the ${others} others who are tied`}`,
      dummy: "A dummy opponent stands in for a game that wasn't played.",
      ratingList: (list) => {
        const those = { first: 'the first one', round: 'that of the round' };
        return `a player with several ratings counts with ${typeof list === 'number' ? `that of round ${list}` : those[list]}`;
      },
      unratedPlayers: (how) => {
        if (how === 'skip') return 'unrated opponents are left out';
        return `an unrated player counts with ${how === 'estimates' ? 'an estimated rating' : numberInWords(how)}`;
      },
      setByArbiter: 'set by the arbiter',
      adds: (value) => `adds ${value}`,
      cut: (reason) => `cut: ${reason}`,
      unfinished: (opponent) => `not finished (against ${opponent})`,
      added: (amount, round) =>
        `From ${round === null ? 'the start' : `round ${round}`} on: ${points(Math.abs(amount))} ` +
        `${amount < 0 ? 'taken' : 'added'} by the arbiter`,
      undefinedBecause: (reason) => `undefined: ${reason}`,
      withoutCut: 'without what is cut',
      apartFromRounds: 'Apart from rounds',
      tiedAsDefined: (players) => `Tied: ${players}`,
      leftTied: 'they stay tied',
      tied: (players, cited, by) => `Tied: ${players}. The separate standings${by} (${cited}):`,
      tiedAgain: (players, cited, by) => `Article 6 again for: ${players}. The separate standings${by} (${cited}):`,
      range: (worst, best) => `at least ${worst} and at most ${best}`,
      encounter: (amount, opponent, round) => `${amount} against ${opponent} in round ${round}`,
      missing: (players) => `no game against ${typeof players === 'number' ? `${players} of them` : players}`,
      nobodyIsSafe: (leader, worst, rival, best) =>
        `not all have met, and nobody is sure to be first: ${leader} has at least ${worst}, and ${rival} may reach ${best}`,
      noneMet: 'none of them have met: nobody is separated',
      allEqual: 'all the tied have met each other, and their scores are equal: nobody is separated',
      notAllMet: 'not all have met, and outside Swiss tournaments that separates nobody',
      match: (own, against, boards) => `${own}–${against}${boards === null ? '' : ` (${boards.join(' ')})`}`,
      teamPoints: (matchPoints, gamePoints) => `${matchPoints} MP and ${gamePoints} GP`,
      tiedIn: (score) => ` by ${score === 'MP' ? 'match points' : 'game points'}`,
      boards: (teams) => `The boards of: ${teams}`,
      against: (one, other) => `${one} against ${other}`,
      equalOnBoards: 'no difference',
      stillTied: 'still tied:',
    },
    ofTeams: {
      outcomes: { none: () => 'no match', unfinished: (opponent) => outcome('unfinished match', 'against', opponent) },
      reasons: {
        ...unplayedReasons('team', 'match'),
        encounter: () => 'a match between tied teams',
        'average-of-encounters': ({ of }) => `one of ${of('games')} matches between the two, which are averaged`,
        'missing-game': () => "the forfeit doesn't count, so the match is missing",
        'first-whatever-the-outcome': () => 'decided whatever the outcome of the missing matches',
        'nothing-left': () => 'no matches are left to compute it from',
      },
      phrases: {
        rank: (rank, tied, isShared) => `rank ${rank} of ${tied} tied teams${isShared ? ', shared' : ''}`,
        dummy: "A dummy opponent stands in for a match that wasn't played.",
        missing: (teams) => `no match against ${typeof teams === 'number' ? `${teams} of them` : teams}`,
      },
    },
  };
}

/** The words of explanations in English. Bundlers leave them out where nobody asks for words. */
export const ENGLISH: Words = /* @__PURE__ */ english();
