import { CLUBS, PRIZES } from '@crosstable/words/en/parts';

import type { PrizesViewWords } from '../../words/prizes-view-words.js';

export const PRIZES_VIEW: PrizesViewWords = {
  prizes: PRIZES,
  clubs: CLUBS,
  legend:
    'Type the announced prizes and choose how they find their players. On paper it is a sheet for the prize-giving.',
  fund: 'Prize fund',
  fundHint:
    'A line of headings, then a line for each list. name and amounts must be there; others are share (none, equal, hort), sex (m, w), rating (1600-1799, <1800, unrated), age (-12) with age on (2026-01-01), club, federation, group, title, best, least. A fund in JSON can be pasted, too.',
  example: 'Example',
  lists: ['Main', 'Women', 'Under 1800'],
  model: 'Model',
  models: { 'highest-value': 'Most valuable first', 'one-queue': 'One queue', 'us-chess': 'US Chess' },
  chooseModel: 'Choose …',
  rounding: 'Rounding',
  roundings: { exact: 'None', nearest: 'Nearest', 'largest-remainder': 'Keeping sums', down: 'Down' },
  unit: 'Smallest unit',
  units: ['1', '0.01'],
  noModel: 'Choose a model: FIDE has no rule about prizes, so nothing is given without one.',
  clubsTitle: 'Clubs and federations',
  by: 'By',
  best: 'Players who count',
};
