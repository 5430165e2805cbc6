import type { PrizeModel, Rounding } from '@crosstable/prizes/inside';
import { SPANISH_PRIZES } from '@crosstable/prizes/words/es';

import type { PrizesWords } from '../../../answers/prizes-words.js';

const MODELS: Readonly<Record<PrizeModel, string>> = {
  'highest-value': 'Premios según el modelo highest-value, en el que cada uno tiene un solo premio, el de más valor',
  'one-queue': 'Premios según el modelo one-queue, en el que el mayor va primero y se queda donde se da',
  'us-chess': 'Premios según las reglas 32 y 33 de US Chess',
};

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  exact: 'sin redondear',
  nearest: 'redondeados a la unidad más próxima',
  'largest-remainder': 'redondeados de modo que las partes conservan su suma',
  down: 'redondeados hacia abajo',
};

export const PRIZES: PrizesWords = {
  kind: 'Premios',
  about: (model, rounding, codes) => `${MODELS[model]}; ${ROUNDINGS[rounding]}; en el orden de ${codes}`,
  prize: 'Premio',
  amount: 'Importe',
  signature: 'Firma',
  why: 'Por qué',
  left: 'Sin adjudicar',
  nobody: 'Nadie tiene premio.',
  sentences: SPANISH_PRIZES,
};
