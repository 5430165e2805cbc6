import { describe, expect, it } from 'vitest';

import { match } from '@crosstable/core/testing/team-notation';
import { teamTable } from '@crosstable/team/inside';

import { checkList } from '../../src/check-list.js';
import { TIEBREAKS } from '../../src/codes.js';

const ANY = 'swiss round-robin';

/** Article 5's table for teams, and the variants that articles 13.2 and 13.3.2 name: code, article, name, type, systems. */
const ARTICLE_5 = [
  ['MPTS', '11.1.1', 'Match Points', 'B', ANY],
  ['GPTS', '11.1.2', 'Game Points', 'B', ANY],
  ['BC', '12.1', 'Board Count', 'B', ANY],
  ['TBR', '12.2', 'Top Board Results', 'B', ANY],
  ['BBE', '12.3', 'Bottom Board Elimination', 'B', ANY],
  ['MPvGP', '13.1', 'Match Points or Game Points', 'B', ANY],
  ['EMMSB', '13.2.1', 'Extended Sonneborn-Berger, MP of the opponents times own MP', 'BC', ANY],
  ['EMGSB', '13.2.2', 'Extended Sonneborn-Berger, MP of the opponents times own GP', 'BC', ANY],
  ['EGMSB', '13.2.3', 'Extended Sonneborn-Berger, GP of the opponents times own MP', 'BC', ANY],
  ['EGGSB', '13.2.4', 'Extended Sonneborn-Berger, GP of the opponents times own GP', 'BC', ANY],
  ['EDE', '13.3', 'Extended Direct Encounter', 'A', ANY],
  ['EDEBT', '13.3', 'Extended Direct Encounter, Board Count and Top Board Results', 'A', ANY],
  ['EDEBB', '13.3', 'Extended Direct Encounter, Board Count and Bottom Board Elimination', 'A', ANY],
  ['EDET', '13.3', 'Extended Direct Encounter and Top Board Results', 'A', ANY],
  ['EDEB', '13.3', 'Extended Direct Encounter and Bottom Board Elimination', 'A', ANY],
  ['SSSC', '13.4', 'Scores and Schedule Strength Combination', 'BC', 'swiss'],
];

describe('5: the tie-breaks of teams', () => {
  it('are listed with article, name, type and systems', () => {
    const ofTeams = TIEBREAKS.filter(({ participants }) => participants.join() === 'teams');
    expect(
      ofTeams.map(({ code, article, name, type, systems }) => [code, article, name, type, systems.join(' ')]),
    ).toEqual(ARTICLE_5);
  });

  it('13.4 with Fore Buchholz is of type BD, so that it is known before the last round is played', () => {
    const table = teamTable([[match('A', 'B', 3, 1)]], { system: 'swiss', rounds: 1 });
    const { codes } = checkList(['MPTS', 'SSSC', 'SSSC/F', 'SSSC/F/P'], table);
    expect(codes.map(({ code, type, isKnownBeforeTheEnd }) => [code, type, isKnownBeforeTheEnd])).toEqual([
      ['MPTS', 'B', true],
      ['SSSC', 'BC', false],
      ['SSSC/F', 'BD', true],
      ['SSSC/F/P', 'BD', true],
    ]);
  });
});
