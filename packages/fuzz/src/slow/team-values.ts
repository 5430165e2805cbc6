// FIDE C.07 (editions 2024-08 and 2026-03): the meaning of every code of a list for teams, in terms of the articles.

import { boardCount } from './article-12.js';
import { extendedSonnebornBerger, scheduleStrength } from './article-13.js';
import { CUTS, type Cut } from './article-14.js';
import { type Fraction, fraction } from './fraction.js';
import { type ScoreName, type TeamEvent, secondaryOf } from './team-record.js';
import type { KnockOut, TeamSheet } from './team-sheet.js';
import { type Column, LIMITS, columnOf } from './values.js';

/** The meaning of a code. */
export type TeamCode = { readonly code: string } & (
  | {
      /** A tie-break of Articles 6 to 9, in a score. */
      readonly kind: 'of-a-score';
      /** The code for individuals. */
      readonly base: string;
      readonly score: ScoreName;
    }
  | {
      readonly kind: 'products';
      readonly opponents: ScoreName;
      readonly own: ScoreName;
      readonly cut: Cut;
      readonly withForfeits: boolean;
    }
  | {
      readonly kind: 'schedule-strength';
      readonly isFore: boolean;
      readonly withForfeits: boolean;
      readonly divisor: number | undefined;
    }
  | { readonly kind: 'boards'; readonly name: 'BC' | 'TBR' | 'BBE' }
  | { readonly kind: 'encounter'; readonly knockOut: KnockOut; readonly withForfeits: boolean }
);

const KNOCK_OUTS: readonly KnockOut[] = ['', 'BT', 'BB', 'T', 'B'];

const OPTIONAL = ['', '/P'] as const;

/** The tie-breaks of Articles 6 to 9 that may be followed by either score. */
const OF_EITHER: readonly string[] = [
  ...['DE', 'DE/P', 'PS', 'PS/C1', 'PS/C2', 'REP', 'STD', 'AOB', 'AOB/F'],
  ...['BH', 'FB', 'SB'].flatMap((name) => CUTS.flatMap((cut) => OPTIONAL.map((option) => `${name}${cut}${option}`))),
  ...CUTS.flatMap((cut) => OPTIONAL.map((option) => `BH${cut}/F${option}`)),
  ...LIMITS.keys(),
];

/** Every code for teams, with its meaning. */
export const TEAM_CODES: readonly string[] = [
  ...['PTS', 'MPTS', 'GPTS', 'MPvGP', 'WIN', 'WIN:MP', 'WON', 'WON:MP', 'TPN', 'TPN/R', 'BC', 'TBR', 'BBE'],
  ...OF_EITHER.flatMap((code) => [code, code.replace(/^[A-Z]+/, '$&:MP'), code.replace(/^[A-Z]+/, '$&:GP')]),
  ...['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].flatMap((name) =>
    CUTS.flatMap((cut) => OPTIONAL.map((option) => `${name}${cut}${option}`)),
  ),
  ...KNOCK_OUTS.flatMap((knockOut) => OPTIONAL.map((option) => `EDE${knockOut}${option}`)),
  ...['', '/F', '/F/P', '/P', '/K3', '/F/K3', '/F/K3/P', '/K3/P', '/K7'].map((options) => `SSSC${options}`),
];

/** The meaning of a code in a tournament. */
export function teamCodeOf(code: string, event: Pick<TeamEvent, 'primary'>): TeamCode {
  const [, name, named, rest = ''] = /^([A-Za-z]+)(?::(MP|GP))?(\/.*)?$/.exec(code) ?? [];
  const withForfeits = rest.includes('/P');
  const cut = CUTS.find((one) => one !== '' && rest.startsWith(one)) ?? '';
  const score = named === 'MP' || named === 'GP' ? named : event.primary;
  if (/^(MPTS|GPTS|MPvGP)$/.test(code)) {
    const of = { MPTS: 'MP', GPTS: 'GP' }[code];
    return { code, kind: 'of-a-score', base: 'PTS', score: of === 'MP' || of === 'GP' ? of : secondaryOf(event) };
  }
  const products = /^E([MG])([MG])SB$/.exec(name);
  if (products !== null) {
    const scoreOf = (letter: string): ScoreName => (letter === 'M' ? 'MP' : 'GP');
    return { code, kind: 'products', opponents: scoreOf(products[1]), own: scoreOf(products[2]), cut, withForfeits };
  }
  if (name === 'SSSC') {
    const divisor = /\/K(\d+)/.exec(rest)?.[1];
    const isFore = rest.includes('/F');
    return {
      code,
      kind: 'schedule-strength',
      isFore,
      withForfeits,
      divisor: divisor === undefined ? undefined : Number(divisor),
    };
  }
  if (name === 'BC' || name === 'TBR' || name === 'BBE') return { code, kind: 'boards', name };
  const knockOut = KNOCK_OUTS.find((one) => name === `EDE${one}`);
  if (knockOut !== undefined) return { code, kind: 'encounter', knockOut, withForfeits };
  // Art. 7.1 and 7.2 are about matches, whichever the primary score is
  return { code, kind: 'of-a-score', base: name + rest, score: name === 'WIN' || name === 'WON' ? 'MP' : score };
}

/** The article that forbids a code; `undefined` for an allowed one. */
export function isRefused(code: string, event: TeamEvent): boolean {
  const { system, edition, announced } = event.MP;
  const name = /^[A-Za-z]+/.exec(code)?.[0] ?? '';
  const isOnBoards = /^(BC|TBR|BBE|EDE.+)$/.test(name);
  if (isOnBoards && event.onBoards.some((own) => own.includes(null))) return true;
  const isFore = name === 'FB' || (/^(AOB|BH|SSSC)$/.test(name) && code.includes('/F'));
  if (isFore && announced === Infinity) return true;
  return /^(BH|FB|AOB|SSSC)$/.test(name) && system === 'round-robin' && edition === '2026-03';
}

/** The values of a code that doesn't order the tied. */
export function teamColumnOf(given: string, sheet: TeamSheet): Column {
  const { event } = sheet;
  const code = teamCodeOf(given, event);
  const each = (of: (team: number) => Fraction | null): Column => event.MP.ids.map((_, team) => of(team));
  switch (code.kind) {
    case 'of-a-score':
      return columnOf(code.base, sheet[code.score]);
    case 'products':
      return each((team) => extendedSonnebornBerger(sheet, team, code));
    case 'schedule-strength':
      return each((team) => scheduleStrength(sheet, team, code));
    case 'boards':
      return each((team) => fraction(boardCount(event.onBoards[team]), event.GP.parts));
    case 'encounter':
      throw new RangeError(`expected a code with values, got ${given}`);
  }
}
