// FIDE C.07 (editions 2024-08 and 2026-03), Articles 8, 9 and 16: the tie-breaks of opponents' scores, explained.

import type { Reason } from 'crosstable';

import { type Cut, cutsOf } from './article-14.js';
import { type Meeting, addedPoints, isFinalAbsence } from './article-16.js';
import { foreEvent, metOverTheBoard } from './article-8.js';
import { hundredfoldLimit, scoringRounds } from './article-9.js';
import { type Account, type Parts, contributionOf } from './contribution.js';
import { fraction, sum, toNumber } from './fraction.js';
import { type Event, isForfeit, isOverTheBoard } from './record.js';
import { LIMITS, type Sheet, buchholzesOf } from './values.js';

/** Art. 16.3.2: the rounds, from 1, that count as draws in the score that a player's opponents see. */
function roundsTakenAsDraws(event: Event, player: number): readonly number[] {
  return event.entries[player].flatMap((_, round) => (isFinalAbsence(event, player, round) ? [round + 1] : []));
}

/** The treatment of rounds by a code. */
interface View {
  readonly isFore: boolean;
  readonly withForfeits: boolean;
}

/** The reason for a score met; `event` is that of the code, with a drawn final round for Fore Buchholz. */
export function reasonOf(
  event: Event,
  player: number,
  { round, score }: Meeting,
  { isFore, withForfeits }: View,
): Reason {
  const entry = event.entries[player][round];
  const { opponent } = entry;
  const isRoundRobin = event.system === 'round-robin';
  if (opponent !== null && isOverTheBoard(entry)) {
    const draws = roundsTakenAsDraws(event, opponent);
    if (draws.length > 0) return { key: 'opponent-adjusted-score', article: '16.3.2', rounds: draws };
    const isFinalPaired =
      event.rounds === event.announced && event.entries[opponent][event.rounds - 1].opponent !== null;
    // Art. 8.3: the score with a draw, also where an arbiter added points, is none that a table shows
    if (isFore && isFinalPaired) return { key: 'opponent-fore-score', article: '8.3' };
    const article = isRoundRobin ? '15.2' : '16.3.1';
    if (event.added[opponent].length > 0) {
      const values = { added: toNumber(fraction(addedPoints(event, opponent), event.parts)) };
      return { key: 'opponent-score-with-added-points', article, values };
    }
    return { key: 'opponent-score', article };
  }
  if (opponent !== null && isForfeit(entry) && (isRoundRobin || withForfeits)) {
    const draws = roundsTakenAsDraws(event, opponent);
    const reason: Reason = { key: 'forfeit-as-game', article: isRoundRobin ? '15.2' : '16.6' };
    return draws.length > 0 ? { ...reason, rounds: draws } : reason;
  }
  const own = event.scores[player];
  if (score === own) return { key: 'dummy', article: '16.4' };
  const values = { own: toNumber(fraction(own, event.parts)) };
  return opponent !== null && isForfeit(entry)
    ? { key: 'dummy-limited-by-opponent', article: '16.4.1', values }
    : { key: 'dummy-limited-by-draws', article: '16.4.2', values };
}

const CUT_ARTICLES: Readonly<Record<Cut, string>> = {
  '': '',
  '/C1': '14.1.1',
  '/C2': '14.2',
  '/M1': '14.3',
  '/M2': '14.4',
};

/** By addend: the reason for its cut. */
export function cutReasons<T extends Parameters<typeof cutsOf>[0][number]>(
  addends: readonly T[],
  cut: Cut,
  paragraph: string,
): ReadonlyMap<T, Reason> {
  const article = cut === '/C1' ? paragraph : CUT_ARTICLES[cut];
  const reasons: Readonly<Record<'least' | 'exception' | 'most', Reason>> = {
    least: { key: 'least-significant', article },
    exception: { key: 'voluntary-unplayed-round', article: '16.5.1' },
    most: { key: 'most-significant', article },
  };
  return new Map(cutsOf(addends, cut).map(({ addend, by }) => [addend, reasons[by]]));
}

/** Buchholz, Fore Buchholz and Sonneborn-Berger. */
function explainOpponents(sheet: Sheet, { name, cut, option }: Parts, player: number): Account {
  const isFore = name === 'FB' || option.startsWith('/F');
  const withForfeits = option.endsWith('/P');
  const isProduct = name === 'SB';
  const article = isFore ? '8.3' : isProduct ? '9.1' : '8.1';
  const event = isFore ? foreEvent(sheet.event) : sheet.event;
  const addends = sheet.meetings(isFore, withForfeits)[player].map((meeting) => ({
    value: isProduct ? meeting.score * meeting.points : meeting.score,
    ...meeting,
  }));
  const cuts = cutReasons(addends, cut, `14.1.1.${isProduct ? 'd' : 'a'}`);
  const contributions = addends.map((addend) =>
    contributionOf(sheet.event, player, addend.round, {
      score: fraction(addend.score, event.parts),
      value: fraction(addend.value, event.parts ** (isProduct ? 2 : 1)),
      reason: reasonOf(event, player, addend, { isFore, withForfeits }),
      cut: cuts.get(addend),
    }),
  );
  return { article, contributions, conclusion: { key: 'sum', article } };
}

/** Art. 8.2. */
function averageOfBuchholz(sheet: Sheet, { option }: Parts, player: number): Account {
  const { event } = sheet;
  const article = '8.2';
  const isFore = option === '/F';
  const values = buchholzesOf(sheet, isFore);
  const opponents = metOverTheBoard(event, player, isFore);
  const contributions = opponents.map(({ round, opponent }) => {
    const value = fraction(values[opponent], event.parts);
    return contributionOf(event, player, round, {
      score: value,
      value,
      reason: { key: 'opponent-buchholz', article },
    });
  });
  const total = sum(opponents.map(({ opponent }) => values[opponent]));
  const ofMean = { sum: toNumber(fraction(total, event.parts)), count: opponents.length };
  return { article, contributions, conclusion: { key: 'mean', article, values: ofMean } };
}

/** Art. 9.2 and 14.5. */
function koya({ event }: Sheet, { option }: Parts, player: number): Account {
  const { awards, entries, parts, scores } = event;
  const limit = LIMITS.get(`KS${option}`);
  if (limit === undefined) throw new RangeError(`expected a limit, got ${option}`);
  const article = option === '' ? '9.2' : '14.5';
  const hundredfold = hundredfoldLimit(event, limit);
  const contributions = entries[player].flatMap(({ opponent, outcome, points }, round) => {
    if (opponent === null || outcome === 'unfinished') return [];
    const reaches = 100 * scores[opponent] >= hundredfold;
    return [
      contributionOf(event, player, round, {
        score: fraction(scores[opponent], parts),
        value: fraction(reaches ? points : 0, parts),
        reason: { key: reaches ? 'at-least-limit' : 'below-limit', article },
      }),
    ];
  });
  const values = {
    limit: toNumber(fraction(hundredfold, 100 * parts)),
    maximum: toNumber(fraction(awards.win * scoringRounds(event), parts)),
  };
  return { article: '9.2', contributions, conclusion: { key: 'limit', article, values } };
}

/** `undefined` for a code that isn't about the opponents' scores. */
export function explainScores(sheet: Sheet, parts: Parts, player: number): Account | undefined {
  switch (parts.name) {
    case 'BH':
    case 'FB':
    case 'SB':
      return explainOpponents(sheet, parts, player);
    case 'AOB':
      return averageOfBuchholz(sheet, parts, player);
    case 'KS':
      return koya(sheet, parts, player);
    default:
      return undefined;
  }
}
