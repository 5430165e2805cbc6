import type { TrfDraft, TrfTournament } from '../tournament.js';
import { systemIn } from './type-words.js';

/** The system by the code of 192 (ETT26), else by 092, in words or with such a code; `undefined` if neither names one. */
export function readSystem(typeCode: string, type: string): TrfTournament['system'] {
  return systemIn(typeCode) ?? systemIn(type);
}

/** The system of a draft, by its types where it names none. */
export function systemOf({ system, type = '', typeCode = '' }: TrfDraft): TrfTournament['system'] {
  return system ?? readSystem(typeCode, type);
}

/** The score that 192 names first: match points or game points. */
export function primaryIn(typeCode: string): TrfTournament['primary'] {
  const first = /_(MP|GP)(?=_|$)/i.exec(typeCode)?.[1];
  return first === undefined ? undefined : first.toUpperCase() === 'GP' ? 'GP' : 'MP';
}
