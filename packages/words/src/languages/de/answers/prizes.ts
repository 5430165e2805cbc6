import type { PrizeModel, Rounding } from '@crosstable/prizes/inside';
import { GERMAN_PRIZES } from '@crosstable/prizes/words/de';

import type { PrizesWords } from '../../../answers/prizes-words.js';

const MODELS: Readonly<Record<PrizeModel, string>> = {
  'highest-value': 'Preise nach dem Modell highest-value: Jeder hat einen Preis, den wertvollsten',
  'one-queue': 'Preise nach dem Modell one-queue: Der größte kommt zuerst und bleibt, wo er vergeben ist',
  'us-chess': 'Preise nach den Regeln 32 und 33 von US Chess',
};

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  exact: 'ohne Rundung',
  nearest: 'auf die nächste Einheit gerundet',
  'largest-remainder': 'so gerundet, dass Anteile ihre Summe behalten',
  down: 'abgerundet',
};

export const PRIZES: PrizesWords = {
  kind: 'Preise',
  about: (model, rounding, codes) => `${MODELS[model]}; ${ROUNDINGS[rounding]}; in der Reihenfolge nach ${codes}`,
  prize: 'Preis',
  amount: 'Betrag',
  signature: 'Unterschrift',
  why: 'Begründung',
  left: 'Nicht vergeben',
  nobody: 'Niemand hat einen Preis.',
  sentences: GERMAN_PRIZES,
};
