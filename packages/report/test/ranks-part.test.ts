import { expect, it } from 'vitest';

import type { RanksUnderList } from '@crosstable/audit/inside';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { sentencesOnRanks } from '../src/ranks-part.js';

const WRONG = [{ player: 'A', printed: 1, from: 2, to: 2 }];
const BY_EDITION: RanksUnderList = { codes: ['PTS', 'BH'], edition: '2026-03', wrong: WRONG };
const BY_CONVENTION: RanksUnderList = { ...BY_EDITION, convention: 'virtual opponent', wrong: [] };

/** Another list than that of the file, which gives all ranks. */
const GUESS: RanksUnderList = { codes: ['PTS', 'SB'], edition: '2026-03', wrong: [] };

function said(ofEdition: RanksUnderList, ofConvention: RanksUnderList, ...guesses: RanksUnderList[]) {
  const ranks = { cells: 3, wrong: [], editions: [ofEdition], conventions: [ofConvention] };
  return sentencesOnRanks(ranks, guesses.length === 0, guesses, 'players', ENGLISH_ANSWERS).slice(1);
}

it('names the convention under which the list of the file gives all ranks, where no edition does, and no other list', () => {
  const ofEdition = 'PTS,BH of C.07 (2026-03) gives 1 of 3 players another rank.';
  expect(said(BY_EDITION, BY_CONVENTION)).toEqual([ofEdition, 'PTS,BH with “virtual opponent” gives all 3 ranks.']);
  expect(said(BY_EDITION, { ...BY_CONVENTION, wrong: WRONG })).toEqual([ofEdition]);
  expect(said(BY_EDITION, BY_CONVENTION, GUESS)).toEqual(said(BY_EDITION, BY_CONVENTION));
  expect(said(BY_EDITION, { ...BY_CONVENTION, wrong: WRONG }, GUESS)).toEqual([
    ofEdition,
    'PTS,SB of C.07 (2026-03) gives all 3 ranks.',
  ]);
  expect(said({ ...BY_EDITION, wrong: [] }, BY_CONVENTION)).toEqual(['PTS,BH of C.07 (2026-03) gives all 3 ranks.']);
});
