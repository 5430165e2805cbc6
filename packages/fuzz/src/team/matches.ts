import type { Game, GameKind, Match, Matches, Rounds } from '../../../crosstable/src/index.js';
import type { Random } from '../random.js';
import type { Mishaps } from '../results.js';
import { gameOf } from '../results.js';

/** How matches are told, and how often something other than an ordinary match happens, from 0 to 1 each. */
export interface MatchHabits {
  /** How many boards a match has. */
  readonly size: number;
  /** By team: those who may be lined up, at least as many as there are boards. */
  readonly lineUps: ReadonlyMap<string, readonly string[]>;
  /** Whether a board's White is of the first team; nothing where the line-ups tell. */
  readonly colours: string | undefined;
  /** Only the totals are known. */
  readonly totals: number;
  /** What totals add up; of a board that a team has won, drawn, lost or stayed away from. */
  readonly ofGame: { readonly win: number; readonly draw: number; readonly loss: number; readonly absence: number };
  readonly vacant: number;
  /** Every board is a forfeit. */
  readonly givenUp: number;
  readonly unfinished: number;
  /** What happens on the boards. */
  readonly mishaps: Mishaps;
}

const FORFEITS: readonly GameKind[] = ['forfeit-win', 'forfeit-loss', 'double-forfeit'];

/** A forfeit of two who were lined up, or a seat that nobody has taken. */
function forfeitOf(white: string, black: string, kind: GameKind, isVacant: boolean): Game {
  const result = kind === 'forfeit-win' ? 1 : 0;
  if (!isVacant) return { white, black, result, kind };
  if (kind === 'double-forfeit') return { white: '', black: '', result, kind };
  return kind === 'forfeit-win' ? { white, black: '', result, kind } : { white: '', black, result, kind };
}

/** The boards of a match between two teams; `kinds` are the forfeits that all of them are, if they are. */
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

/** The totals of boards that nobody has written down. */
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

/** A match of which both teams, or one of them, didn't come; now and then the boards say so too, in ways of their own. */
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

/** Some boards as not finished, or the whole match. */
function unfinishedMatch({ white, black, boards }: Match, { chance }: Random): Match {
  if (boards === undefined) return { white, black, gamePoints: null };
  const open = boards.map((board): Game => {
    const isVacant = board.white === '' || board.black === '';
    return isVacant || chance() < 0.5 ? board : { white: board.white, black: board.black, result: null };
  });
  return { white, black, boards: open };
}

/** What two teams, or one, made of a round. */
function matchOf(game: Game, habits: MatchHabits, random: Random): Match {
  const { white, black, kind } = game;
  const { chance, pick } = random;
  if (black === '' || black === white) return { white, black, kind };
  if (kind !== undefined) return forfeitedMatch(game, kind, habits, random);
  const boards =
    chance() < habits.givenUp ? boardsOf(game, habits, random, () => pick(FORFEITS)) : boardsOf(game, habits, random);
  const isTotal = chance() < habits.totals;
  const match: Match = isTotal ? { white, black, gamePoints: totalsOf(boards, habits) } : { white, black, boards };
  return chance() < habits.unfinished ? unfinishedMatch(match, random) : match;
}

/** The matches of teams that were paired as these games say. */
export function matchesOf(rounds: Rounds, habits: MatchHabits, random: Random): Matches {
  const isOfLast = random.chance() < 0.6;
  return rounds.map((round, at) => {
    const unfinished = isOfLast && at < rounds.length - 1 ? 0 : habits.unfinished;
    return round.map((game) => matchOf(game, { ...habits, unfinished }, random));
  });
}

/** Whether a team's round can be given other points. */
export function isFinished(match: Match | undefined): boolean {
  return match !== undefined && !isUnfinished(match);
}
