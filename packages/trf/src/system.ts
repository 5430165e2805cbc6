import type { TrfTournament } from './tournament.js';

const ROUND_ROBIN_CODE = /ROUND_?ROBIN|BERGER|SCHILLER|SCHEVENINGEN/i;
const SWISS_CODE = /SWISS|DUTCH|DUBOV|BURSTEIN/i;
const ROUND_ROBIN_WORDS = /round[\s-]*robin|all[\s-]*play[\s-]*all|berger|rundenturnier|toutes[\s-]*rondes/i;
const SWISS_WORDS = /swiss|schweizer|suisse|suizo|svizzero/i;

/** The system that the codes of 192 (ETT26) name, else the words of 092; `undefined` where neither tells. */
export function readSystem(typeCode: string, type: string): TrfTournament['system'] {
  return (
    decide(ROUND_ROBIN_CODE.test(typeCode), SWISS_CODE.test(typeCode)) ??
    decide(ROUND_ROBIN_WORDS.test(type), SWISS_WORDS.test(type))
  );
}

function decide(isRoundRobin: boolean, isSwiss: boolean): TrfTournament['system'] {
  if (isRoundRobin === isSwiss) return undefined;
  return isRoundRobin ? 'round-robin' : 'swiss';
}
