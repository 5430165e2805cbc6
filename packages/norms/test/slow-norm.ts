import type { NormPlayer, NormTitle } from '../src/index.js';

/** A round of the player: a game with its result, or what was there instead. */
export type SlowRound =
  | { readonly opponent: NormPlayer; readonly score: number }
  | { readonly opponent: NormPlayer; readonly forfeit: true }
  | { readonly bye: true }
  | { readonly absent: true };

export interface SlowTournament {
  readonly own: NormPlayer;
  readonly rounds: readonly SlowRound[];
  readonly system: 'swiss' | 'round-robin';
  /** The number of players of a double round robin. */
  readonly ofDouble?: number;
  /** In a round robin: the ids of unrated players without points against rated ones. */
  readonly without?: readonly string[];
}

// The numbers of the rules in their order: performance, average, floor, and the titles of which a third is needed
const NUMBERS: Readonly<Record<NormTitle, readonly [number, number, number, string]>> = {
  GM: [2600, 2380, 2200, 'GM'],
  IM: [2450, 2230, 2050, 'GM IM'],
  WGM: [2400, 2180, 2000, 'GM IM WGM'],
  WIM: [2250, 2030, 1850, 'GM IM WGM WIM'],
};

/** The score in percent and the difference, from .50 on. */
const DP =
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
    .split(' ')
    .map(Number);

interface Played {
  readonly opponent: NormPlayer;
  readonly score: number;
}

/** 1 is sure, 0 impossible, ½ depends on what nobody knows. */
type Answer = 0 | 0.5 | 1;

/** Whether games make the norm, by the definitions: every average and every count anew. */
function answerOf(title: NormTitle, games: readonly Played[], { ofDouble, own }: SlowTournament): Answer {
  const [performance, least, floor, main] = NUMBERS[title];
  const n = BigInt(games.length);
  // The average in halves and hundredths: whole numbers alone
  const ratings = games
    .map(({ opponent: { rating = 0 } }) => (rating === 0 ? 1400 : rating))
    .sort((one, other) => one - other);
  if (ratings[0] < floor) ratings[0] = floor;
  const sum = ratings.reduce((total, one) => total + BigInt(one), 0n);
  const average = (sum * 2n + n) / (2n * n);
  const halves = BigInt(games.reduce((total, { score }) => total + 2 * score, 0));
  const percent = (halves * 100n + n) / (2n * n);
  const dp = percent >= 50n ? DP[Number(percent) - 50] : -DP[50 - Number(percent)];
  if (average < BigInt(least) || average + BigInt(dp) < BigInt(performance) || halves * 50n < 35n * n) return 0;

  let answer: Answer = 1;
  const federations = games.map(({ opponent }) => opponent.federation);
  const hidden = federations.filter((one) => one === undefined).length;
  const names = [...new Set(federations.filter((one) => one !== undefined && one !== 'FID'))];
  if (hidden > 0 || own.federation === undefined) answer = 0.5;
  if (names.filter((one) => one !== own.federation).length + hidden < 2) return 0;
  for (const name of names) {
    const count = federations.filter((one) => one === name).length;
    if (count * 3 > games.length * 2 || (name === own.federation && count * 5 > games.length * 3)) return 0;
  }

  // In a double round robin persons count, and half of the numbers
  const all = games.map(({ opponent }) => opponent);
  const people = all.filter(({ id }, at) => ofDouble === undefined || all.findIndex((one) => one.id === id) === at);
  const half = (needed: number): number => (ofDouble === undefined ? needed : Math.ceil(needed / 2));
  const hiddenTitles = people.filter((one) => one.title === undefined).length;
  const with_ = (titles: string): number =>
    people.filter((one) => one.title !== undefined && titles.split(' ').includes(one.title)).length + hiddenTitles;
  if (hiddenTitles > 0) answer = 0.5;
  if (with_('GM IM WGM WIM FM WFM') < half(Math.ceil(games.length / 2))) return 0;
  if (with_(main) < half(Math.max(3, Math.ceil(games.length / 3)))) return 0;
  return ofDouble !== undefined && ofDouble < 6 ? 0 : answer;
}

/** Whether the mix of a whole round robin allows a norm: as if every game had been won against opponents who are strong enough. */
function mixOf(title: NormTitle, games: readonly Played[], tournament: SlowTournament): Answer {
  const won = games.map(({ opponent }) => ({ opponent: { ...opponent, rating: 2700 }, score: 1 }));
  return games.length === 0 ? 0 : answerOf(title, won, tournament);
}

/** Whether a tournament makes a norm, by every set of games, and the fewest that are left out for it. */
export function slowNorm(
  title: NormTitle,
  tournament: SlowTournament,
): { readonly answer: Answer; readonly leftOut: number } {
  const { rounds, system, without = [] } = tournament;
  const played = rounds.flatMap((one) => ('score' in one ? [one] : []));
  const games = played.filter(
    ({ opponent }) => opponent.federation !== 'NON' && !(system === 'round-robin' && without.includes(opponent.id)),
  );
  let best: { answer: Answer; leftOut: number } = { answer: 0, leftOut: 0 };
  const take = (answer: Answer, leftOut: number): void => {
    if (answer > best.answer || (answer === best.answer && answer > 0 && leftOut < best.leftOut))
      best = { answer, leftOut };
  };
  const whole = system === 'round-robin' ? mixOf(title, games, tournament) : 1;
  for (let set = 0; set < 2 ** games.length; set++) {
    const kept = games.filter((_, at) => (set >> at) % 2 === 1);
    if (kept.length < 9) continue;
    // Every game left out is a win, or has no game behind it that is kept
    const isAllowed = games.every((game, at) => {
      const isLeft = (set >> at) % 2 === 0;
      const isBehind = system === 'swiss' && set >> at === 0;
      return !isLeft || game.score === 1 || isBehind;
    });
    if (!isAllowed) continue;
    const answer = answerOf(title, kept, tournament);
    const isAll = kept.length === games.length;
    take(isAll || whole === 1 ? answer : whole === 0 || answer === 0 ? 0 : 0.5, games.length - kept.length);
  }
  if (games.length === 8) {
    const hasGiven = rounds.some((one) => 'bye' in one || 'forfeit' in one);
    if (rounds.length === 9 && hasGiven) take(answerOf(title, games, tournament), 0);
    const last = rounds.at(-1);
    if (last !== undefined && 'forfeit' in last && last.opponent.federation !== 'NON') {
      take(answerOf(title, [...games, { opponent: last.opponent, score: 0 }], tournament), 0);
    }
  }
  return best;
}
