// FIDE C.07 (editions 2024-08 and 2026-03): the meaning of every code of a list, in terms of the articles.

import {
  type RatedGame,
  averageOfOpponents,
  averageRating,
  isDropped,
  perfectPerformance,
  performance,
  ratedGames,
} from './article-10.js';
import { CUTS, type Cut } from './article-14.js';
import { type Meeting, meetingsOf } from './article-16.js';
import { COUNTED, numberOf, progressiveScore, standardPoints } from './article-7.js';
import { averageOfBuchholz, buchholz, foreEvent, metOverTheBoard } from './article-8.js';
import { type KoyaLimit, hundredfoldLimit, koya, sonnebornBerger } from './article-9.js';
import { type Fraction, MILLIONTHS, fraction } from './fraction.js';
import type { Event } from './record.js';

/** Values by player; `null` for none. */
export type Column = readonly (Fraction | null)[];

/** An event with data that several codes need; each part is computed on first use. */
export interface Sheet {
  readonly event: Event;
  /** Before the final round, and as if it had been drawn (Art. 8.3). */
  readonly meetings: (isFore: boolean, withForfeits: boolean) => readonly (readonly Meeting[])[];
  readonly ratedGames: () => readonly (readonly RatedGame[])[];
  readonly performances: (isPerfect: boolean) => readonly (number | null)[];
  /** The values by code. */
  readonly columns: Map<string, Column>;
}

export function sheetOf(event: Event): Sheet {
  const meetings = new Map<string, readonly (readonly Meeting[])[]>();
  const performances = new Map<boolean, readonly (number | null)[]>();
  let games: readonly (readonly RatedGame[])[] | undefined;
  const sheet: Sheet = {
    event,
    columns: new Map(),
    meetings: (isFore, withForfeits) => {
      const key = `${isFore} ${withForfeits}`;
      const found = meetings.get(key) ?? meetingsOf(isFore ? foreEvent(event) : event, withForfeits);
      meetings.set(key, found);
      return found;
    },
    ratedGames: () => (games ??= event.entries.map((_, player) => ratedGames(event, player))),
    performances: (isPerfect) => {
      const of = isPerfect ? perfectPerformance : performance;
      const found = performances.get(isPerfect) ?? sheet.ratedGames().map(of);
      performances.set(isPerfect, found);
      return found;
    },
  };
  return sheet;
}

type Rule = (sheet: Sheet) => Column;

function each({ event }: Sheet, of: (player: number) => number | null, parts = 1): Column {
  return event.entries.map((_, player) => {
    const value = of(player);
    return value === null ? null : fraction(value, parts);
  });
}

const countRule =
  (of: (event: Event, player: number) => number, parts = 1): Rule =>
  (sheet) =>
    each(sheet, (player) => of(sheet.event, player), parts);

/** The rule of a value that is a sum of points. */
const inPoints =
  (of: (event: Event, player: number) => number): Rule =>
  (sheet) =>
    each(sheet, (player) => of(sheet.event, player), sheet.event.parts);

const ownRating: Rule = (sheet) =>
  each(sheet, (player) => (isDropped(sheet.event, true) ? null : sheet.event.ratings[player]), MILLIONTHS);

const ratingRule =
  (of: (sheet: Sheet, player: number) => number | null): Rule =>
  (sheet) =>
    each(sheet, (player) => (isDropped(sheet.event) ? null : of(sheet, player)));

const opponentsRule =
  (of: typeof buchholz, degree: number, isFore: boolean, withForfeits: boolean, cut: Cut): Rule =>
  (sheet) =>
    each(sheet, (player) => of(sheet.meetings(isFore, withForfeits)[player], cut), sheet.event.parts ** degree);

/** By player: the Buchholz or Fore Buchholz, in parts of a point. */
export function buchholzesOf(sheet: Sheet, isFore: boolean): readonly number[] {
  return sheet.meetings(isFore, false).map((own) => buchholz(own, ''));
}

const averageRule =
  (isFore: boolean): Rule =>
  (sheet) => {
    const values = buchholzesOf(sheet, isFore);
    return sheet.event.entries.map((_, player) =>
      averageOfBuchholz(metOverTheBoard(sheet.event, player, isFore), values, sheet.event),
    );
  };

/** The limit of a Koya code: a percentage, and half points to add. */
export const LIMITS: ReadonlyMap<string, KoyaLimit> = new Map([
  ['KS', { percent: 50, halfPoints: 0 }],
  ['KS/L+1', { percent: 50, halfPoints: 1 }],
  ['KS/L-2', { percent: 50, halfPoints: -2 }],
  ['KS/L3', { percent: 50, halfPoints: 3 }],
  ['KS/L40', { percent: 40, halfPoints: 0 }],
  ['KS/L60', { percent: 60, halfPoints: 0 }],
  ['KS/L67', { percent: 67, halfPoints: 0 }],
]);

const koyaRule =
  (limit: KoyaLimit): Rule =>
  (sheet) => {
    const hundredfold = hundredfoldLimit(sheet.event, limit);
    return each(sheet, (player) => koya(sheet.event, player, hundredfold), sheet.event.parts);
  };

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['PTS', inPoints(({ scores }, player) => scores[player])],
  ...[...COUNTED].map(([code, [, counts]]): [string, Rule] => [code, countRule(numberOf(counts))]),
  ['PS', inPoints((event, player) => progressiveScore(event, player, 0))],
  ['PS/C1', inPoints((event, player) => progressiveScore(event, player, 1))],
  ['PS/C2', inPoints((event, player) => progressiveScore(event, player, 2))],
  ['STD', countRule(standardPoints, 2)],
  ['TPN', countRule(({ pairingNumbers }, player) => pairingNumbers[player])],
  ['TPN/R', countRule(({ pairingNumbers }, player) => pairingNumbers[player])],
  ...CUTS.flatMap((cut) =>
    [false, true].flatMap((withForfeits): [string, Rule][] => {
      const after = `${cut}${withForfeits ? '/P' : ''}`;
      return [
        [`BH${after}`, opponentsRule(buchholz, 1, false, withForfeits, cut)],
        [`FB${after}`, opponentsRule(buchholz, 1, true, withForfeits, cut)],
        [`BH${cut}/F${withForfeits ? '/P' : ''}`, opponentsRule(buchholz, 1, true, withForfeits, cut)],
        [`SB${after}`, opponentsRule(sonnebornBerger, 2, false, withForfeits, cut)],
      ];
    }),
  ),
  ['AOB', averageRule(false)],
  ['AOB/F', averageRule(true)],
  ...[...LIMITS].map(([code, limit]): [string, Rule] => [code, koyaRule(limit)]),
  ...CUTS.map((cut): [string, Rule] => [
    `ARO${cut}`,
    ratingRule((sheet, player) => averageRating(sheet.ratedGames()[player], cut)),
  ]),
  ['TPR', ratingRule(({ performances }, player) => performances(false)[player])],
  ['PTP', ratingRule(({ performances }, player) => performances(true)[player])],
  ['APRO', ratingRule(({ event, performances }, player) => averageOfOpponents(event, player, performances(false)))],
  ['APPO', ratingRule(({ event, performances }, player) => averageOfOpponents(event, player, performances(true)))],
  ['RTNG', ownRating],
  ['RTNG/R', ownRating],
]);

/** The codes with a value, which are all but those of direct encounter. */
export const VALUED_CODES: readonly string[] = [...RULES.keys()];

/** The codes of direct encounter. */
export const ENCOUNTER_CODES = ['DE', 'DE/P'] as const;

export function isEncounter(code: string): boolean {
  return ENCOUNTER_CODES.some((one) => one === code);
}

/** The note of Article 8, since March 2026. */
export function isAllowed(code: string, { system, edition }: Pick<Event, 'system' | 'edition'>): boolean {
  return !/^(BH|FB|AOB)/.test(code) || system !== 'round-robin' || edition === '2024-08';
}

/** Art. 7.8 and 10.6: whether the lower value ranks first. */
export function isLowerFirst(code: string): boolean {
  return code === 'TPN' || code === 'RTNG/R';
}

/** The values of a code. */
export function columnOf(code: string, sheet: Sheet): Column {
  const rule = RULES.get(code);
  if (rule === undefined) throw new RangeError(`expected one of ${VALUED_CODES.join(', ')}, got ${code}`);
  const column = sheet.columns.get(code) ?? rule(sheet);
  sheet.columns.set(code, column);
  return column;
}
