import type { PrizeModel, Rounding } from '@crosstable/prizes/inside';
import { FRENCH_PRIZES } from '@crosstable/prizes/words/fr';

import type { PrizesWords } from '../../../answers/prizes-words.js';

const MODELS: Readonly<Record<PrizeModel, string>> = {
  'highest-value': 'Prix selon le modèle highest-value, où chacun a un seul prix, le plus élevé',
  'one-queue': 'Prix selon le modèle one-queue, où le plus élevé vient d’abord et reste où il est attribué',
  'us-chess': 'Prix selon les règles 32 et 33 de l’US Chess',
};

const ROUNDINGS: Readonly<Record<Rounding, string>> = {
  exact: 'sans arrondi',
  nearest: 'arrondis à l’unité la plus proche',
  'largest-remainder': 'arrondis de sorte que les parts gardent leur somme',
  down: 'arrondis par défaut',
};

export const PRIZES: PrizesWords = {
  kind: 'Prix',
  about: (model, rounding, codes) => `${MODELS[model]}\u202F; ${ROUNDINGS[rounding]}\u202F; dans l’ordre de ${codes}`,
  prize: 'Prix',
  amount: 'Montant',
  signature: 'Signature',
  why: 'Pourquoi',
  left: 'Non attribués',
  nobody: 'Personne n’a de prix.',
  sentences: FRENCH_PRIZES,
};
