// FIDE C.07 (editions 2024-08 and 2026-03): the reasons of a team's value. Every reason is derived from the text a
// second time.

import type { Contribution, EncounterStep, Explanation, Reason } from 'crosstable';

import { type BoardStep, type OnBoards, boardComparisons, boardSteps } from './article-12.js';
import { type ExtendedStep, extendedEncounter, roundsAgainst } from './article-13.3.js';
import { type Products, type Strength, divisorOf, productsOf, scheduleBuchholz } from './article-13.js';
import { type Account, contributionOf } from './contribution.js';
import { explainEncounter, stepOf } from './explain-encounter.js';
import { cutReasons, reasonOf } from './explain-scores.js';
import { accountOf, addedOf, complete } from './explain.js';
import { type Fraction, fraction, sum, toNumber } from './fraction.js';
import { codesOfTied, isExpelledTeam, teamPlacings, teamValues } from './team-placings.js';
import { type ScoreName, type TeamEvent, secondaryOf } from './team-record.js';
import type { KnockOut, TeamSheet } from './team-sheet.js';
import { type TeamCode, teamCodeOf } from './team-values.js';
import { isEncounter } from './values.js';

/** Art. 13.2. */
function products(sheet: TeamSheet, team: number, which: Products, article: string): Account {
  const opponents = sheet.event[which.opponents];
  const own = sheet.event[which.own];
  const addends = productsOf(sheet, team, which);
  const cuts = cutReasons(addends, which.cut, '14.1.2');
  const contributions = addends.map((addend) =>
    contributionOf(own, team, addend.round, {
      score: fraction(addend.score, opponents.parts),
      value: fraction(addend.value, opponents.parts * own.parts),
      reason: reasonOf(opponents, team, addend, { isFore: false, withForfeits: which.withForfeits }),
      cut: cuts.get(addend),
    }),
  );
  return { article, contributions, conclusion: { key: 'sum', article } };
}

/** Art. 13.4. */
function strength(sheet: TeamSheet, team: number, which: Strength): Account {
  const { event } = sheet;
  const primary = event[event.primary];
  const secondary = event[secondaryOf(event)];
  const base = `${which.isFore ? 'FB' : 'BH'}${which.withForfeits ? '/P' : ''}`;
  const { contributions } = accountOf(sheet[event.primary], base, team);
  const article = '13.4';
  const values = {
    secondary: toNumber(fraction(secondary.scores[team], secondary.parts)),
    buchholz: toNumber(fraction(scheduleBuchholz(sheet, team, which), primary.parts)),
    divisor: which.divisor ?? divisorOf(event),
  };
  return { article, contributions, conclusion: { key: 'schedule-strength', article, values } };
}

const ARTICLES_OF_BOARDS = { BC: '12.1', TBR: '12.2', BBE: '12.3' } as const;

/** Art. 12: the game points of the boards, round by round. */
function boardRounds(
  { event }: TeamSheet,
  team: number,
  name: keyof typeof ARTICLES_OF_BOARDS,
): readonly Contribution[] {
  const { GP, onBoards } = event;
  const reason: Reason =
    name === 'BC' ? { key: 'weighted-boards', article: '12.1' } : { key: 'board-points', article: '12' };
  return GP.entries[team].flatMap(({ outcome, points }, round) => {
    const boards = onBoards[team][round];
    if (outcome === 'no-round' || outcome === 'unfinished' || boards === null) return [];
    const value = sum(boards.map((onBoard, at) => onBoard * (name === 'BC' ? at + 1 : 1)));
    const what = { score: fraction(points, GP.parts), value: fraction(value, GP.parts), reason };
    return [contributionOf(GP, team, round, what)];
  });
}

function boardReason({ by: { reason, number } }: BoardStep): Reason {
  switch (reason) {
    case 'board-count':
      return { key: reason, article: '12.1' };
    case 'top-board':
      return { key: reason, article: '12.2', values: { board: number } };
    case 'without-bottom-boards':
      return { key: reason, article: '12.3', values: { boards: number } };
  }
}

/** A comparison of boards; `rounds` limits it to some of each team's matches. */
function boardStep(event: TeamEvent, step: BoardStep, rounds: (team: number) => readonly number[]): EncounterStep {
  const { GP, onBoards } = event;
  const inPoints = (points: number): number => toNumber(fraction(points, GP.parts));
  return {
    score: 'GP',
    tied: step.tied.map((team) => GP.ids[team]),
    standings: step.groups.flat().map((team) => {
      const score = inPoints(step.by.values.get(team) ?? NaN);
      const games = rounds(team).map((round) => {
        const { opponent, points } = GP.entries[team][round];
        return {
          round: round + 1,
          opponent: GP.ids[opponent ?? NaN],
          points: inPoints(points),
          boards: (onBoards[team][round] ?? []).map(inPoints),
        };
      });
      return { player: GP.ids[team], score, worst: score, best: score, games, missing: [] };
    }),
    reason: boardReason(step),
    groups: step.groups.map((group) => group.map((team) => GP.ids[team])),
  };
}

/** The conclusion of the last step with a team in it, or that there is none. */
function conclusionOf(steps: readonly EncounterStep[], id: string, isAlone: boolean, article: string): Reason {
  if (isAlone) return { key: 'alone', article };
  const last = steps.findLast(({ tied }) => tied.includes(id));
  return last?.reason ?? { key: 'not-separated', article, values: { missing: 0 } };
}

/** The steps of Articles 12.2 and 12.3 among the tied. */
function knockOutSteps({ event }: TeamSheet, tied: readonly number[], name: 'TBR' | 'BBE'): readonly EncounterStep[] {
  const roundsOf = (one: number): OnBoards => event.onBoards[one];
  return boardSteps(tied, boardComparisons(name, tied, roundsOf, event.boards)).map((step) =>
    boardStep(event, step, () => []),
  );
}

/** The steps in which a code orders the tied. */
export function stepsAmong(sheet: TeamSheet, given: string, tied: readonly number[]): readonly EncounterStep[] {
  const code = teamCodeOf(given, sheet.event);
  if (code.kind === 'boards' && code.name !== 'BC') return knockOutSteps(sheet, tied, code.name);
  return code.kind === 'encounter' ? extendedSteps(sheet.event, tied, code.knockOut, code.withForfeits) : [];
}

/** Art. 12.2 and 12.3 among the tied. */
function knockOut(sheet: TeamSheet, tied: readonly number[], team: number, name: 'TBR' | 'BBE'): Account {
  const { event } = sheet;
  const article = ARTICLES_OF_BOARDS[name];
  const steps = knockOutSteps(sheet, tied, name);
  const conclusion = conclusionOf(steps, event.GP.ids[team], tied.length < 2, article);
  return { article, contributions: boardRounds(sheet, team, name), conclusion, steps };
}

/** The steps of Article 13.3 among the tied. */
function extendedSteps(
  event: TeamEvent,
  tied: readonly number[],
  knockOutBy: KnockOut,
  withForfeits: boolean,
): readonly EncounterStep[] {
  const stepAs = (step: ExtendedStep): EncounterStep => {
    if (step.score !== 'boards') return stepOf(event[step.score], step.application, withForfeits);
    const [one, other] = step.boards.tied;
    return boardStep(event, step.boards, (team) =>
      event.isOwnMatchOnly ? roundsAgainst(event, team, team === one ? other : one, withForfeits) : [],
    );
  };
  return extendedEncounter(event, tied, knockOutBy, withForfeits).steps.map(stepAs);
}

/** The account of a code that orders the tied. */
function encounterAccount(
  sheet: TeamSheet,
  code: TeamCode,
  tied: readonly number[],
  team: number,
): Account | undefined {
  const { event } = sheet;
  if (code.kind === 'of-a-score' && isEncounter(code.base)) {
    return explainEncounter(event[code.score], tied, team, code.base === 'DE/P');
  }
  if (code.kind === 'boards' && code.name !== 'BC') return knockOut(sheet, tied, team, code.name);
  if (code.kind !== 'encounter') return undefined;
  const article = '13.3';
  const { contributions } = explainEncounter(event[event.primary], tied, team, code.withForfeits);
  const steps = extendedSteps(event, tied, code.knockOut, code.withForfeits);
  return {
    article,
    contributions,
    conclusion: conclusionOf(steps, event.MP.ids[team], tied.length < 2, article),
    steps,
  };
}

/** The account of a code that has values. */
function valueAccount(sheet: TeamSheet, code: TeamCode, team: number): Account {
  switch (code.kind) {
    case 'products': {
      const number = ['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].findIndex((name) => code.code.startsWith(name)) + 1;
      return products(sheet, team, code, `13.2.${number}`);
    }
    case 'schedule-strength':
      return strength(sheet, team, code);
    case 'of-a-score': {
      const account = accountOf(sheet[code.score], code.base, team);
      const article = { MPTS: '11.1.1', GPTS: '11.1.2', MPvGP: '13.1' }[code.code];
      if (article === undefined) return account;
      const contributions = account.contributions.map((one) => ({ ...one, reason: { ...one.reason, article } }));
      return { article, contributions, conclusion: { key: 'sum', article } };
    }
    default: {
      const article = ARTICLES_OF_BOARDS.BC;
      return { article, contributions: boardRounds(sheet, team, 'BC'), conclusion: { key: 'sum', article } };
    }
  }
}

/** The score to which the scores in an explanation belong. */
function scoreOf(code: TeamCode, { primary }: TeamEvent): ScoreName {
  switch (code.kind) {
    case 'of-a-score':
      return code.score;
    case 'products':
      return code.opponents;
    case 'boards':
      return 'GP';
    default:
      return primary;
  }
}

function explain(
  sheet: TeamSheet,
  given: string,
  team: number,
  tied: readonly number[],
  value: Fraction | null,
): Explanation {
  const code = teamCodeOf(given, sheet.event);
  const score = scoreOf(code, sheet.event);
  const event = sheet.event[score];
  const account = encounterAccount(sheet, code, tied, team);
  const written = given.replace(/^(KS.*\/L)3$/, '$1+3');
  if (account === undefined) {
    const added = code.kind === 'schedule-strength' ? addedOf(sheet.event[secondaryOf(sheet.event)], 'GPTS', team) : {};
    return { ...complete({ event }, written, team, value, valueAccount(sheet, code, team)), ...added, unit: score };
  }
  return { ...complete({ event }, written, team, value, account), undefinedBecause: null };
}

/** The explanation of one team's value; for an order, among teams with the same scores. */
export function teamExplanationOf(sheet: TeamSheet, code: string, team: number): Explanation {
  const value = teamValues(code, sheet)[team];
  const { tied } = teamPlacings(sheet, [...codesOfTied(code, sheet), code])[team];
  // Nobody is tied with an expelled team
  return explain(sheet, code, team, isExpelledTeam(sheet, team) ? [team] : (tied.at(-1) ?? []), value);
}

/** The explanations of one team's row of the standings, code by code. */
export function teamExplainedStanding(sheet: TeamSheet, list: readonly string[], team: number): readonly Explanation[] {
  const { tied, values } = teamPlacings(sheet, list)[team];
  return list.map((code, at) => explain(sheet, code, team, tied[at], values[at]));
}
