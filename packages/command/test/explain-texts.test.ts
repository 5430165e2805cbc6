// Whole explanations, with the blank lines between their parts.

import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

const NAMELESS = report().split('\n').slice(1).join('\n');

const TITLE = 'Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)';

async function linesOf(words: readonly string[], input: string): Promise<readonly string[]> {
  return (await crosstable(['explain', '-', ...words, '--tiebreaks', 'PTS'], input)).output.split('\n');
}

async function jsonOf(words: readonly string[], input: string): Promise<unknown> {
  return JSON.parse((await crosstable(['explain', '-', ...words, '--format', 'json'], input)).output);
}

describe('explain as text', () => {
  const both: readonly unknown[] = [
    TITLE,
    '',
    'One, A | B (no. 1) ranks before Two (no. 2) by PTS, Points (Art. 4.2): 1 against 0.',
    '',
    'PTS, Points (Art. 4.2, edition 2026-03) – One, A | B: 1',
    expect.stringMatching(/^ {2}Round 1: win against Two, 1 point/),
    expect.stringMatching(/^ {2}Sum: 1/),
    '',
    'PTS, Points (Art. 4.2, edition 2026-03) – Two: 0',
    expect.stringMatching(/^ {2}Round 1: loss to One, A \| B, 0 points/),
    expect.stringMatching(/^ {2}Sum: 0/),
    '',
    'What made the difference: PTS, 1 against 0.',
    '',
  ];

  it('says at once what the first of the list decides', async () => {
    expect(await linesOf(['1', '2'], report())).toEqual(['Two, and a "name"', ...both]);
  });

  it('begins with the system where the tournament has no name', async () => {
    expect(await linesOf(['1', '2'], NAMELESS)).toEqual(both);
  });

  it('says that two are tied', async () => {
    const drawn = report().replace('2 w 1', '2 w =').replace('1 b 0', '1 b =');
    expect(await linesOf(['1', '2'], drawn)).toEqual([
      'Two, and a "name"',
      TITLE,
      '',
      "One, A | B (no. 1) and Two (no. 2) are tied: the list doesn't separate them.",
      'Equal: PTS ½.',
      '',
    ]);
  });
});

describe('explain as JSON', () => {
  it('has the player with the rank and what the list gives', async () => {
    // SB of no. 1 after the first round: 1 × 0
    expect(await jsonOf(['1'], report())).toMatchObject({
      player: '1',
      rank: 1,
      explanations: [
        { code: 'PTS', value: 1 },
        { code: 'SB', value: 0 },
      ],
    });
  });

  it('has an empty name for a player without one', async () => {
    expect(await jsonOf(['1'], report().replace('Two  ', '     '))).toMatchObject({
      names: { 1: 'One, A | B', 2: '' },
    });
  });
});
