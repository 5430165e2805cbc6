import type { PrizeModel, Rounding } from '@crosstable/prizes/inside';
import { ENGLISH_PRIZES } from '@crosstable/prizes/words';

import type { PrizesWords } from '../../../answers/prizes-words.js';

const MODELS: Readonly<Record<PrizeModel, string>> = {
  'highest-value': 'Prizes by the model highest-value, in which each player has one prize, the most valuable',
  'one-queue': 'Prizes by the model one-queue, in which the largest prize comes first and stays where it is given',
  'us-chess': 'Prizes by US Chess rules 32 and 33',
};

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  exact: 'nothing is rounded',
  nearest: 'rounded to the nearest unit',
  'largest-remainder': 'rounded so that shares keep their sum',
  down: 'rounded down',
};

export const PRIZES: PrizesWords = {
  kind: 'Prizes',
  about: (model, rounding, codes) => `${MODELS[model]}; ${ROUNDINGS[rounding]}; in the order of ${codes}`,
  prize: 'Prize',
  amount: 'Amount',
  signature: 'Signature',
  why: 'Why',
  left: 'Not given',
  nobody: 'Nobody has a prize.',
  sentences: ENGLISH_PRIZES,
};
