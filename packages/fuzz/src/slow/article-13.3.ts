// FIDE C.07 (editions 2024-08 and 2026-03), Article 13.3: Extended Direct Encounter.

import { type BoardStep, type OnBoards, boardComparisons, boardSteps, separateByBoards } from './article-12.js';
import { type Application, apply } from './article-6.js';
import { isForfeit, isOverTheBoard } from './record.js';
import { type ScoreName, type TeamEvent, secondaryOf } from './team-record.js';
import type { KnockOut } from './team-sheet.js';

/** A step: Article 6 in a score, or a comparison of boards. */
export type ExtendedStep =
  | { readonly score: ScoreName; readonly application: Application }
  | { readonly score: 'boards'; readonly boards: BoardStep };

/** The result among the tied teams. */
export interface ExtendedEncounter {
  readonly groups: readonly (readonly number[])[];
  readonly steps: readonly ExtendedStep[];
}

const TIEBREAKS: Readonly<Record<KnockOut, readonly ('BC' | 'TBR' | 'BBE')[]>> = {
  '': [],
  BT: ['BC', 'TBR'],
  BB: ['BC', 'BBE'],
  T: ['TBR'],
  B: ['BBE'],
};

/**
 * The rounds in which one of two teams met the other. Forfeited matches count in a round-robin (15.2), or if the code
 * says so.
 */
export function roundsAgainst(event: TeamEvent, one: number, other: number, withForfeits: boolean): readonly number[] {
  return event.MP.entries[one].flatMap((entry, round) => {
    const forfeitsCount = withForfeits || event.MP.system === 'round-robin';
    const counts = isOverTheBoard(entry) || (forfeitsCount && isForfeit(entry));
    return entry.opponent === other && counts ? [round] : [];
  });
}

/** Art. 13.3.2. */
function knockedOut(
  event: TeamEvent,
  tied: readonly number[],
  knockOut: KnockOut,
  withForfeits: boolean,
): ExtendedEncounter {
  const [one, other] = tied;
  const untold = { groups: [tied], steps: [] };
  const hasMet = roundsAgainst(event, one, other, withForfeits).length > 0;
  if (event.isOwnMatchOnly && !hasMet) return untold;
  const roundsOf = (team: number): OnBoards => {
    const all = event.onBoards[team];
    if (!event.isOwnMatchOnly) return all;
    return roundsAgainst(event, team, team === one ? other : one, withForfeits).map((round) => all[round]);
  };
  const comparisons = TIEBREAKS[knockOut].flatMap((name) => boardComparisons(name, tied, roundsOf, event.boards));
  const groups = separateByBoards(tied, comparisons);
  return { groups, steps: boardSteps(tied, comparisons).map((boards) => ({ score: 'boards', boards })) };
}

/** Art. 13.3.1 to 13.3.3. */
export function extendedEncounter(
  event: TeamEvent,
  tied: readonly number[],
  knockOut: KnockOut,
  withForfeits: boolean,
): ExtendedEncounter {
  if (tied.length < 2) return { groups: tied.length === 0 ? [] : [tied], steps: [] };
  const steps: ExtendedStep[] = [];
  for (const score of [event.primary, secondaryOf(event)]) {
    const application = apply(event[score], tied, withForfeits);
    steps.push({ score, application });
    if (application.groups.length === 1) continue;
    const rest = application.groups.map((group) => extendedEncounter(event, group, knockOut, withForfeits));
    return { groups: rest.flatMap(({ groups }) => groups), steps: [...steps, ...rest.flatMap((one) => one.steps)] };
  }
  if (tied.length > 2 || knockOut === '') return { groups: [tied], steps };
  const decided = knockedOut(event, tied, knockOut, withForfeits);
  return { groups: decided.groups, steps: [...steps, ...decided.steps] };
}
