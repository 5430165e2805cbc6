// Every code of the library's list is one that audits try, so that a new tie-break isn't forgotten here

import { expect, it } from 'vitest';

import { TIEBREAKS } from '../../crosstable/src/index.js';
import { CODES_OF_TEAMS } from '../src/codes-of-teams.js';
import { CODES_OF_PLAYERS, type KnownCodes } from '../src/known-codes.js';

/** The codes without modifiers and scores. */
function basesOf({ calculations, orders }: KnownCodes): Set<string> {
  return new Set([...calculations, ...orders].map(({ code }) => code.split(/[/:]/)[0]));
}

it.each([
  ['players', CODES_OF_PLAYERS],
  ['teams', CODES_OF_TEAMS],
] as const)('of %s', (participants, known) => {
  const own = TIEBREAKS.filter((one) => one.participants.includes(participants));
  const bases = basesOf(known);
  expect(own.map(({ code }) => code).filter((code) => !bases.has(code))).toEqual([]);
});
