// FIDE C.07 (editions 2024-08 and 2026-03), Article 13: Tie-Breaks Specific for Team Competitions.

import { type Addend, type Cut, afterCut } from './article-14.js';
import type { Meeting } from './article-16.js';
import { buchholz } from './article-8.js';
import { type Fraction, fraction, sum } from './fraction.js';
import { type ScoreName, type TeamEvent, secondaryOf } from './team-record.js';
import type { TeamSheet } from './team-sheet.js';

/** The variant of Extended Sonneborn-Berger. */
export interface Products {
  readonly opponents: ScoreName;
  readonly own: ScoreName;
  readonly cut: Cut;
  readonly withForfeits: boolean;
}

/**
 * Art. 13.2 and 14.1.2: the opponents' totals in one score, times the team's points against them in one; cut by the
 * first.
 */
export function productsOf(
  sheet: TeamSheet,
  team: number,
  { opponents, own, withForfeits }: Products,
): readonly (Addend & Meeting)[] {
  const entries = sheet.event[own].entries[team];
  const meetings = sheet[opponents].meetings(false, withForfeits)[team];
  return meetings.map((meeting) => ({ value: meeting.score * entries[meeting.round].points, ...meeting }));
}

/** Art. 13.2. */
export function extendedSonnebornBerger(sheet: TeamSheet, team: number, products: Products): Fraction {
  const { event } = sheet;
  const kept = afterCut(productsOf(sheet, team, products), products.cut);
  return fraction(sum(kept.map(({ value }) => value)), event[products.opponents].parts * event[products.own].parts);
}

/** The variant of the combination of scores and schedule strength. */
export interface Strength {
  readonly isFore: boolean;
  readonly withForfeits: boolean;
  /** The divisor that the rules of the competition set. */
  readonly divisor: number | undefined;
}

/** Art. 13.4.2.b: rounded towards zero, and at least 1, because 0 divides nothing. */
export function divisorOf(event: TeamEvent): number {
  const primary = event[event.primary];
  const secondary = event[secondaryOf(event)];
  // Both in parts of a point; each score has its own
  const [most, mostOfMatch] = [primary.awards.win * primary.rounds, secondary.awards.win];
  if (mostOfMatch === 0) return 1;
  return Math.max(1, Math.trunc((most * secondary.parts) / (mostOfMatch * primary.parts)));
}

/** Art. 13.4.2.a: in parts of a point of the primary score. */
export function scheduleBuchholz(sheet: TeamSheet, team: number, { isFore, withForfeits }: Strength): number {
  return buchholz(sheet[sheet.event.primary].meetings(isFore, withForfeits)[team], '');
}

/** Art. 13.4. */
export function scheduleStrength(sheet: TeamSheet, team: number, strength: Strength): Fraction {
  const { event } = sheet;
  const primary = event[event.primary];
  const secondary = event[secondaryOf(event)];
  const divisor = strength.divisor ?? divisorOf(event);
  const whole =
    secondary.scores[team] * primary.parts * divisor + scheduleBuchholz(sheet, team, strength) * secondary.parts;
  return fraction(whole, secondary.parts * primary.parts * divisor);
}
