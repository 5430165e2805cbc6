import type { Random } from '@crosstable/core/testing/random/random';
import { type Mishaps, gameOf, isAlone } from '@crosstable/core/testing/random/results';
import type { Game, GameKind, Match, Matches, Rounds } from 'crosstable';

/** The form of matches, and the frequencies of unusual ones, from 0 to 1 each. */
export interface MatchHabits {
  /** The number of boards of a match. */
  readonly size: number;
  /** By team: the players who may be lined up, at least one for each board. */
  readonly lineUps: ReadonlyMap<string, readonly string[]>;
  /** The pieces of the first team by board; `undefined` if the line-ups decide. */
  readonly colours: string | undefined;
  /** Matches with known totals alone. */
  readonly totals: number;
  /** The points of a board in totals, for a win, a draw, a loss and an absence. */
  readonly ofGame: { readonly win: number; readonly draw: number; readonly loss: number; readonly absence: number };
  readonly vacant: number;
  /** Matches in which every board is a forfeit. */
  readonly givenUp: number;
  readonly unfinished: number;
  /** The mishaps on the boards. */
  readonly mishaps: Mishaps;
}

const FORFEITS: readonly GameKind[] = ['forfeit-win', 'forfeit-loss', 'double-forfeit'];

/** A forfeit of two players who were lined up, or a board with a vacant seat. */
function forfeitOf(white: string, black: string, kind: GameKind, isVacant: boolean): Game {
  const result = kind === 'forfeit-win' ? 1 : 0;
  if (!isVacant) return { white, black, result, kind };
  if (kind === 'double-forfeit') return { white: '', black: '', result, kind };
  return kind === 'forfeit-win' ? { white, black: '', result, kind } : { white: '', black, result, kind };
}

/** The boards of a match between two teams; `kinds`, if given, makes each of them one of these forfeits. */
function boardsOf(
  { white, black }: Game,
  habits: MatchHabits,
  random: Random,
  kindOf?: (isFirstWhite: boolean) => GameKind,
): Game[] {
  const { colours, lineUps, mishaps, size, vacant } = habits;
  const { chance, pick, shuffled } = random;
  const lineUpOf = (team: string): readonly string[] => {
    const all = lineUps.get(team) ?? [];
    return chance() < 0.8 ? all : shuffled(all);
  };
  const [first, second] = [lineUpOf(white), lineUpOf(black)];
  const isRandom = chance() < 0.3;
  return Array.from({ length: size }, (_, at) => {
    const isFirstWhite = colours === undefined ? (isRandom ? chance() < 0.5 : at % 2 === 0) : colours[at] === 'W';
    const [ofWhite, ofBlack] = isFirstWhite ? [first[at], second[at]] : [second[at], first[at]];
    const isVacant = chance() < vacant;
    if (kindOf !== undefined) return forfeitOf(ofWhite, ofBlack, kindOf(isFirstWhite), isVacant);
    return isVacant ? forfeitOf(ofWhite, ofBlack, pick(FORFEITS), true) : gameOf(ofWhite, ofBlack, mishaps, random);
  });
}

/** The totals of boards that aren't recorded. */
function totalsOf(boards: readonly Game[], { ofGame }: MatchHabits): readonly [number, number] {
  const { win, draw, loss, absence } = ofGame;
  const ofResult = (result: number): number => [loss, draw, win][2 * result];
  const sides = boards.map(({ kind, result, blackResult }): readonly [number, number] => {
    if (kind === 'forfeit-win') return [win, absence];
    if (kind === 'forfeit-loss') return [absence, win];
    if (kind !== undefined) return [absence, absence];
    return [ofResult(result ?? 0), ofResult(blackResult ?? 1 - (result ?? 0))];
  });
  const sumOf = (side: 0 | 1): number => Math.round(sides.reduce((sum, points) => sum + points[side], 0) * 1e6) / 1e6;
  return [sumOf(0), sumOf(1)];
}

/** A match that one team or both forfeited; now and then the boards say so, too, in various ways. */
function forfeitedMatch(game: Game, kind: GameKind, habits: MatchHabits, random: Random): Match {
  const { chance, pick } = random;
  const { white, black } = game;
  const luck = chance();
  if (luck < 0.5) return { white, black, kind };
  const isOdd = chance() < 0.2;
  const boards = boardsOf(game, habits, random, (isFirstWhite) => {
    if (isOdd) return pick(FORFEITS);
    if (kind === 'double-forfeit') return kind;
    return (kind === 'forfeit-win') === isFirstWhite ? 'forfeit-win' : 'forfeit-loss';
  });
  return luck < 0.9 || habits.totals === 0
    ? { white, black, kind, boards }
    : { white, black, kind, gamePoints: totalsOf(boards, habits) };
}

function isUnfinished({ boards, gamePoints }: Match): boolean {
  return gamePoints === null || boards?.some(({ result }) => result === null) === true;
}

/** Makes some boards unfinished, or the whole match. */
function unfinishedMatch({ white, black, boards }: Match, { chance }: Random): Match {
  if (boards === undefined) return { white, black, gamePoints: null };
  const open = boards.map((board): Game => {
    const isVacant = board.white === '' || board.black === '';
    return isVacant || chance() < 0.5 ? board : { white: board.white, black: board.black, result: null };
  });
  return { white, black, boards: open };
}

/** The match of two teams, or the bye of one. */
function matchOf(game: Game, habits: MatchHabits, random: Random): Match {
  const { white, black, kind } = game;
  const { chance, pick } = random;
  if (isAlone(game)) return { white, black, kind };
  if (kind !== undefined) return forfeitedMatch(game, kind, habits, random);
  const boards =
    chance() < habits.givenUp ? boardsOf(game, habits, random, () => pick(FORFEITS)) : boardsOf(game, habits, random);
  const isTotal = chance() < habits.totals;
  const match: Match = isTotal ? { white, black, gamePoints: totalsOf(boards, habits) } : { white, black, boards };
  return chance() < habits.unfinished ? unfinishedMatch(match, random) : match;
}

/** The matches of teams that are paired as in these games. */
export function matchesOf(rounds: Rounds, habits: MatchHabits, random: Random): Matches {
  const isOfLast = random.chance() < 0.6;
  return rounds.map((round, at) => {
    const unfinished = isOfLast && at < rounds.length - 1 ? 0 : habits.unfinished;
    return round.map((game) => matchOf(game, { ...habits, unfinished }, random));
  });
}

/** Whether a team's match is finished, so that an arbiter can set its points. */
export function isFinished(match: Match | undefined): boolean {
  return match !== undefined && !isUnfinished(match);
}
