// FIDE C.07 (edition 2026-03), Article 5: the titles of the tie-breaks. `pnpm run write` writes this file.

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
  | 'RTNG';

/** What each is called. */
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
};
