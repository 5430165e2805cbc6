// The titles of the tie-breaks of FIDE C.07 (edition 2026-03), Article 5. `pnpm run write` writes this file.

/** A tie-break of C.07 as lists write it, without modifiers. */
export type TiebreakCode =
  | 'PTS'
  | 'DE'
  | 'WIN'
  | 'WON'
  | 'BPG'
  | 'BWG'
  | 'PS'
  | 'REP'
  | 'STD'
  | 'TPN'
  | 'BH'
  | 'AOB'
  | 'FB'
  | 'SB'
  | 'KS'
  | 'ARO'
  | 'TPR'
  | 'PTP'
  | 'APRO'
  | 'APPO'
  | 'RTNG'
  | 'MPTS'
  | 'GPTS'
  | 'BC'
  | 'TBR'
  | 'BBE'
  | 'MPvGP'
  | 'EMMSB'
  | 'EMGSB'
  | 'EGMSB'
  | 'EGGSB'
  | 'EDE'
  | 'EDEBT'
  | 'EDEBB'
  | 'EDET'
  | 'EDEB'
  | 'SSSC';

/** The English names of the tie-breaks. */
export const TITLES: Readonly<Record<TiebreakCode, string>> = {
  PTS: 'Points',
  DE: 'Direct Encounter',
  WIN: 'Number of Wins',
  WON: 'Number of Games Won',
  BPG: 'Number of Games Played with Black',
  BWG: 'Number of Games Won with Black',
  PS: '(Sum of) Progressive Scores',
  REP: 'Rounds one Elected to Play in',
  STD: 'Standard Points',
  TPN: 'Tournament Pairing Number',
  BH: 'Buchholz',
  AOB: 'Average of Opponents’ Buchholz',
  FB: 'Fore Buchholz',
  SB: 'Sonneborn-Berger',
  KS: 'Koya System',
  ARO: 'Average Rating of Opponents',
  TPR: 'Tournament Performance Rating',
  PTP: 'Perfect Tournament Performance',
  APRO: 'Average Performance Rating of Opponents',
  APPO: 'Average Perfect Performance of Opponents',
  RTNG: 'Rating',
  MPTS: 'Match Points',
  GPTS: 'Game Points',
  BC: 'Board Count',
  TBR: 'Top Board Results',
  BBE: 'Bottom Board Elimination',
  MPvGP: 'Match Points or Game Points',
  EMMSB: 'Extended Sonneborn-Berger, MP of the opponents times own MP',
  EMGSB: 'Extended Sonneborn-Berger, MP of the opponents times own GP',
  EGMSB: 'Extended Sonneborn-Berger, GP of the opponents times own MP',
  EGGSB: 'Extended Sonneborn-Berger, GP of the opponents times own GP',
  EDE: 'Extended Direct Encounter',
  EDEBT: 'Extended Direct Encounter, Board Count and Top Board Results',
  EDEBB: 'Extended Direct Encounter, Board Count and Bottom Board Elimination',
  EDET: 'Extended Direct Encounter and Top Board Results',
  EDEB: 'Extended Direct Encounter and Bottom Board Elimination',
  SSSC: 'Scores and Schedule Strength Combination',
};
