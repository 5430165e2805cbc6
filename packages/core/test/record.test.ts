// A player's round in one byte, as record.ts lays it out.

import { describe, expect, it } from 'vitest';

import type { OutcomeName } from '../src/index.js';
import { AS_BLACK, OUTCOMES, READ_AS_KIND, isPlayed, outcomeName } from '../src/tournament/record.js';

/** By outcome: its name. Loss, draw and win of a kind that may bring any result follow each other. */
const NAMES = [
  'none',
  ...['loss', 'draw', 'win'],
  ...['bye', 'bye', 'bye'], // without a kind
  ...['zero-bye', 'half-bye', 'full-bye'],
  ...['forfeit-loss', 'forfeit-win', 'double-forfeit'],
  ...['pairing-bye', 'pairing-bye', 'pairing-bye'],
  'unfinished',
] as const satisfies readonly OutcomeName[];

const OF_ALL = Array.from({ length: OUTCOMES }, (_, outcome) => outcome);

describe('a record', () => {
  it('names its outcome, with either colour, and where the kind of a bye was read', () => {
    expect(OF_ALL.map((outcome) => outcomeName(outcome))).toEqual(NAMES);
    expect(OF_ALL.map((outcome) => outcomeName(AS_BLACK + outcome))).toEqual(NAMES);
    expect(OF_ALL.map((outcome) => outcomeName(READ_AS_KIND + outcome))).toEqual(NAMES);
  });

  it('was played over the board if the outcome is a loss, a draw or a win, and none of a bye', () => {
    expect(OF_ALL.filter((outcome) => isPlayed(outcome)).map((outcome) => NAMES[outcome])).toEqual([
      'loss',
      'draw',
      'win',
    ]);
  });
});
