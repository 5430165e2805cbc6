import type { NormWords } from '../norm-words.js';

/** `1 title`, `2 titles`. */
function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

function points(text: string): string {
  return text === '1' || text === '½' ? `${text} point` : `${text} points`;
}

/** Norms in English. */
export const ENGLISH_NORMS: NormWords = {
  language: 'en',
  decimalSign: '.',
  verdict: ({ title, holds, score, games, average, performance }) => {
    const answer = holds === true ? 'yes' : holds === false ? 'no' : 'not decided';
    const numbers =
      average === null ? 'no games.' : `${score} of ${games} against ${average}, performance ${performance}.`;
    return `${title} norm: ${answer}. ${numbers[0].toUpperCase()}${numbers.slice(1)}`;
  },
  checks: {
    games: () => 'Games',
    players: () => 'Players of the double round robin',
    'other-federations': () => 'Federations besides the own one',
    'own-federation': () => 'Opponents of the own federation',
    'one-federation': () => 'Opponents of one federation',
    titled: () => 'Titled opponents',
    'main-titles': (titles) => `Opponents with the title ${titles}`,
    average: () => 'Average of the opponents',
    performance: () => 'Performance',
    score: () => 'Score, 35 %',
  },
  check: ({ label, have, bound, needed, article, unknown, verdict }) =>
    `${label}: ${have}${unknown > 0 ? ` (${unknown} not known)` : ''}, ${bound === 'least' ? `at least ${needed} needed` : `at most ${needed} allowed`} (Art. ${article}): ${verdict}.`,
  marks: { yes: 'yes', no: 'no', open: 'not decided', waived: (article) => `not needed, by ${article}` },
  reasons: {
    raised: ({ player, rating, to }) =>
      `${player} is the lowest opponent and counts as ${to} instead of ${rating === 0 ? '1400, unrated' : rating} (Art. 1.4.6).`,
    unplayed: ({ rounds }) => `Without a game: round ${rounds} (Art. 1.4.2c).`,
    open: ({ rounds }) => `Not finished: round ${rounds}.`,
    'marked-unrated': ({ rounds }) => `Marked as unrated, and so left out: round ${rounds}.`,
    'outside-fide': ({ player, round }) =>
      `Round ${round}: ${player} is from outside FIDE and doesn’t count (Art. 1.4.2a).`,
    'unrated-without-points': ({ player, round }) =>
      `Round ${round}: ${player} is unrated, has no point against rated players and doesn’t count (Art. 1.4.2b).`,
    defeated: ({ player, round }) => `Round ${round}, the win against ${player}, is left out (Art. 1.4.1f).`,
    later: ({ from }) => `From round ${from} on, games are left out: the result was reached before (Art. 1.4.1e).`,
    'eight-games': ({ round }) =>
      `Eight games are enough, because of round ${round}, which wasn’t played (Art. 1.4.1c).`,
    'last-round-forfeit': ({ player, round }) =>
      `${player} didn’t come to round ${round}; it counts as a loss, which was affordable (Art. 1.4.2c).`,
    exempt: ({ article }) => `The rules about federations don’t apply (Art. ${article}).`,
    'share-rounded': ({ score, games }) => `${score} of ${games} are 35 % only after rounding, which doesn’t count.`,
    'missing-title': ({ player }) => `The title of ${player} isn’t known.`,
    'missing-federation': ({ player }) => `The federation of ${player} isn’t known.`,
    'missing-host': () => 'The federation that registered the tournament isn’t known.',
    'missing-rounds': () => 'Rounds that count are still to be played.',
    'missing-participants': () => 'Federations or titles of participants aren’t known, on which Art. 1.4.3d depends.',
    'may-leave-out': ({ rounds }) => `One of these rounds may be left out, too: ${rounds} (Art. 1.4.1f).`,
    'reached-after': ({ round }) =>
      `The norm was reached after round ${round}; all later games may be left out (Art. 1.4.1e).`,
  },
  facts: {
    counts: ({ games, of }) => `It counts as ${games} of the ${of} games of an application (Art. 1.5.1, 1.4.1d).`,
    rating: ({ rating }) => `The title needs a rating of ${rating} (Art. 1.5.3).`,
    'one-of-eight-games': () => 'An application may have one norm of eight games (Art. 1.4.1c).',
    'one-without-exemption': ({ article }) =>
      `Another norm of the application has to be made without an exemption such as ${article} (Art. 1.4.3e).`,
    field: ({ participants, average, unrated }) =>
      `In every round at least ${counted(participants, 'participant')}, and the rated ones have an average of at least ${average}` +
      `${unrated === 0 ? '' : `; up to ${unrated} are unrated`}. One norm needs a Swiss with 40 and 2000 (Art. 1.5.6).`,
    days: ({ single, known, rounds }) =>
      `${counted(single, 'day')} with one round, of ${known} of ${rounds} rounds with a date. GM and WGM need a norm with three (Art. 1.1.3a).`,
  },
  forecast: {
    title: (title, games) => `${title} norm, ${counted(games, 'open game')}:`,
    nothing: 'No result makes the norm.',
    always: ({ points: needed, games }) => `${points(needed)} from ${counted(games, 'game')}: enough.`,
    sometimes: ({ points: needed, games }) =>
      `${points(needed)} from ${counted(games, 'game')}: enough with some results.`,
    unknown: ({ points: needed, games }) =>
      `${points(needed)} from ${counted(games, 'game')}: not decided, because facts are missing.`,
    opponents: ({ points: needed, games }, demands) => {
      const { average, count, leftOut, limits, mainTitles, newFederations, titled, titles } = demands;
      const asked = [
        ...(average === null ? [] : [`an average of at least ${average}`]),
        ...(titled === 0 ? [] : [`${titled} titled`]),
        ...(mainTitles === 0 ? [] : [`${mainTitles} with the title ${titles}`]),
        ...(newFederations === 0 ? [] : [counted(newFederations, 'new federation')]),
        ...limits.map(({ federation, most }) => `at most ${most} of ${federation}`),
      ];
      const from = `${points(needed)} from ${counted(games, 'game')}`;
      const without = leftOut === '' ? '' : ` Round ${leftOut} is then left out.`;
      const who =
        count === 1 ? 'the opponent who isn’t known yet brings' : `the ${count} opponents who aren’t known yet bring`;
      return asked.length === 0
        ? `${from}: enough.${without}`
        : `${from}: enough if ${who} ${asked.join(', ')}.${without}`;
    },
    results: {
      '0': (round, player) => `round ${round} loss to ${player}`,
      '0.5': (round, player) => `round ${round} draw with ${player}`,
      '1': (round, player) => `round ${round} win against ${player}`,
    },
  },
  report: {
    kind: 'Norms',
    about: (edition) => `Norms by FIDE B.01, edition ${edition}`,
    nobody: 'Nobody has a norm, or is within a point of one.',
    norm: 'Norm',
    answer: 'Answer',
    average: 'Average',
    performance: 'Performance',
    missing: 'Points missing',
    counted: 'Counts as',
    condition: 'Condition',
    have: 'There is',
    needed: 'Needed',
    article: 'Article',
    opponents: 'Opponents',
    application: 'For the application',
    leftOut: {
      unplayed: 'not played',
      open: 'not finished',
      'marked-unrated': 'unrated game',
      'outside-fide': 'outside FIDE',
      'unrated-without-points': 'unrated, no points',
      defeated: 'left out',
      later: 'left out',
    },
  },
};
