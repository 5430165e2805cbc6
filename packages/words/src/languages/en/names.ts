import { readable } from '../../readable.js';
import { TITLES } from '../../titles.js';
import type { Naming, NumberWords } from '../../words.js';

const NUMBERS: NumberWords = { decimalSign: '.', half: '½', none: '–' };

export function numberInWords(value: number): string {
  return readable(value, NUMBERS);
}

function englishNames(): Naming {
  return {
    language: 'en',
    numbers: NUMBERS,
    tiebreaks: TITLES,
    modifiers: {
      C1: ' Cut-1',
      C2: ' Cut-2',
      M1: ' Median-1',
      M2: ' Median-2',
      P: ', forfeits as games',
      F: ', from Fore Buchholz',
      R: ', in reverse order',
    },
    scores: { MP: 'MP', GP: 'GP' },
    phrases: {
      limit: (limit) =>
        'percent' in limit
          ? `limit ${limit.percent} %`
          : `limit ${limit.moved < 0 ? 'lowered' : 'raised'} by ${numberInWords(Math.abs(limit.moved))}`,
      divisor: (divisor) => `divisor ${divisor}`,
      round: (round) => `Round ${round}`,
      eitherSystem:
        'Nothing tells whether this is a round robin or a Swiss printed by opponents: it is read as a round robin',
      leftOut: (round) => `Round ${round} is not counted: the points that the file states leave it out`,
      untold: (sign, rounds) =>
        `Nothing in the file tells what ${sign} is worth: ${rounds} such ${rounds === 1 ? 'round counts' : 'rounds count'} 0 points`,
      otherPoints: ({ count, all, participants, first, counted, stated }) =>
        `${count} of ${all} ${participants} ${count === 1 ? 'has' : 'have'} other points than the file states: ` +
        `${count === 1 ? '' : 'first '}${first}, ${counted} for ${stated}`,
    },
  };
}

/** The names of tables in English. */
export const ENGLISH_NAMES: Naming = /* @__PURE__ */ englishNames();
