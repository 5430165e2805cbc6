// Explanations of an event whose rounds nobody knows: those of its games are made up, and aren't said

import { describe, expect, it } from 'vitest';

import { readPageEvent } from '@crosstable/event/page-event';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { SPANISH_ANSWERS } from '@crosstable/words/es/answers';
import { FRENCH_ANSWERS } from '@crosstable/words/fr/answers';

import { explanationText } from '../src/explanation-answer.js';

/** A Swiss by opponents in which Ada has beaten Bea and Cora, and these Dora. */
const BY_OPPONENTS = [
  'Kreuztabelle im Schweizer-System nach der 2. Runde',
  'Nr.\tName\t1\t2\t3\t4\tPkt',
  '1\tAda\t**\t1\t1\t\t2',
  '2\tBea\t0\t**\t\t1\t1',
  '3\tCora\t0\t\t**\t1\t1',
  '4\tDora\t\t0\t0\t**\t0',
].join('\n');

/** All have a point: Ada has beaten Bea, Bea Dora, Dora Cora, and Cora Ada. */
const TIED = [
  'Kreuztabelle im Schweizer-System nach der 2. Runde',
  'Nr.\tName\t1\t2\t3\t4\tPkt',
  '1\tAda\t**\t1\t0\t\t1',
  '2\tBea\t0\t**\t\t1\t1',
  '3\tCora\t1\t\t**\t0\t1',
  '4\tDora\t\t0\t1\t**\t1',
].join('\n');

describe('a Swiss by opponents', () => {
  it('has its games without numbers of rounds', async () => {
    const event = await readPageEvent(BY_OPPONENTS);
    const said = explanationText(event, { player: '1', tiebreak: 'PTS' }, ENGLISH_ANSWERS);
    expect(said).toMatch(/\n +Win against Bea, 1 point\n/);
    expect(said).toMatch(/\n +Win against Cora, 1 point\n/);
    const encounter = explanationText(event, { player: '1', tiebreak: 'DE' }, ENGLISH_ANSWERS);
    expect(encounter).not.toMatch(/round \d/i);
  });

  it.each([
    ['German', GERMAN_ANSWERS, /runde \d/i],
    ['English', ENGLISH_ANSWERS, /round \d/i],
    ['Spanish', SPANISH_ANSWERS, /ronda \d/i],
    ['French', FRENCH_ANSWERS, /ronde \d/i],
  ])('names none in %s, also where two have met', async (_, words, round) => {
    const event = await readPageEvent(TIED);
    for (const tiebreak of ['PTS', 'DE'])
      expect(explanationText(event, { player: '3', tiebreak }, words)).not.toMatch(round);
  });
});
