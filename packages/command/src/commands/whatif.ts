import { crosstable, isAlone, isWhole, openTable } from '@crosstable/core';
import { type ChessEvent, definitionsOf, namesOf, unfinishedBefore } from '@crosstable/event';
import type { OpenGame } from '@crosstable/whatif';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Outcome, aboutFile, listedEventIn } from '../about-file.js';
import { CommandError, didYouMean } from '../command-error.js';
import { type Command, type Line, checkPlayers, checkStandardInput, onlyFile } from '../command.js';
import { findPlayer } from '../find-player.js';
import type { Io } from '../io.js';
import { LANGUAGE } from '../language.js';
import { flag, textOption, valueOption } from '../option.js';
import { EDITION, FORMAT, GROUP, ROUND, TIEBREAKS, byTheList, tournamentIn } from '../shared-options.js';
import { VALUES, valuesIn } from '../values-file.js';

/** The time for the search in seconds, unless the user gives another one. */
const BUDGET = 10;

/** The samples are the same for everybody. */
const SEED = 1;

const PLAYER = textOption({
  name: 'player',
  argument: 'ID',
  says: 'the player, always required: a start number, a name, or a part of a name that only one player has.',
});

/** The reader of a number within bounds. */
function numberIn(isGood: (value: number) => boolean): (written: string) => number | undefined {
  return (written) => (/^\d+(\.\d+)?$/.test(written) && isGood(Number(written)) ? Number(written) : undefined);
}

const PLACE = valueOption(
  { name: 'place', argument: 'K', says: 'also say which results of other games suffice for place K or better.' },
  'a whole number from 1',
  numberIn((value) => isWhole(value, 1)),
);

const CHANCES = flag({
  name: 'chances',
  says: 'with --place: also the probability of that place or better, if all results are equally likely.',
});

const DRAW_RATE = valueOption(
  {
    name: 'draw-rate',
    argument: 'R',
    says: 'with --chances: results as the ratings make them likely; R is the share of draws, such as 0.3.',
  },
  'a number from 0 to 1',
  numberIn((value) => value <= 1),
);

const BUDGET_OPTION = valueOption(
  {
    name: 'budget',
    argument: 'SECONDS',
    says: `the time for the search; default: ${BUDGET}. The answer then says what is known by then; the exit code stays 0.`,
  },
  'seconds above 0',
  numberIn((value) => value > 0),
);

/** Refuses a place that no player has. */
function checkPlaceAmong({ players }: ChessEvent, place: number | undefined): void {
  if (place !== undefined && place > players.length)
    throw new CommandError(`--place: expected a place from 1 to ${players.length}, got "${place}"`);
}

/** The id of the player who was asked about. */
function rankedPlayer(wanted: string, file: string, { players }: ChessEvent): string {
  const { expelled, id } = findPlayer(wanted, players, file);
  if (expelled !== true) return id;
  throw new CommandError(`--player: ${namesOf(players)(id)} was expelled, and so has no place`);
}

/** Refuses a rate of draws where somebody's rating is missing, by which results would be expected. */
function checkRatings(event: ChessEvent, open: readonly OpenGame[]): void {
  const { ids, ratings } = openTable(crosstable(event.games, event));
  const unrated = open.flatMap(({ black, white }) => [white, black]).find((id) => !(ratings[ids.indexOf(id)] > 0));
  if (unrated === undefined) return;
  const name = namesOf(event.players)(unrated);
  throw new CommandError(
    `--draw-rate: ${name} has an open game and no rating; without --draw-rate all results are equally likely`,
  );
}

/** Refuses a game without a result before the round that is asked about. */
function checkEarlierRounds(event: ChessEvent): void {
  const unfinished = unfinishedBefore(event, event.round);
  if (unfinished === undefined) return;
  const names = namesOf(event.players);
  const { black, round, white } = unfinished;
  throw new CommandError(
    `round ${round}: expected a result of ${names(white)} - ${names(black)}, because only games of round ${event.round} can be open`,
  );
}

/** The open games: those without a result, or all pairings of a round that the user names. */
function openGames({ games, round }: ChessEvent, isNamed: boolean): readonly OpenGame[] {
  const open: OpenGame[] = [];
  for (const game of games[round - 1] ?? []) {
    if (isAlone(game) || !(isNamed || game.result === null)) continue;
    open.push({ white: game.white, black: game.black });
  }
  return open;
}

/** The player's name as it was written. */
function playerIn({ given, operands: [, word] }: Line): string {
  const player = PLAYER.read(given);
  if (player !== undefined) return player;
  const meant = didYouMean(word && `--player ${JSON.stringify(word)}`, 'with a player, got nothing');
  throw new CommandError(`whatif: expected --player${meant}`);
}

export const whatif: Command = {
  name: 'whatif',
  operands: ['FILE'],
  says: 'lists the places that a player can still reach in the last round.',
  more: 'It lists them after a win, a draw and a loss, with the conditions.',
  options: [
    FORMAT,
    LANGUAGE,
    GROUP,
    {
      ...ROUND,
      says: 'the state before round N, whose results are forgotten. Default: the last round that was paired, with its results.',
    },
    TIEBREAKS,
    VALUES,
    EDITION,
    PLAYER,
    PLACE,
    CHANCES,
    DRAW_RATE,
    BUDGET_OPTION,
  ],
  examples: ['crosstable whatif open.trf --player csonka --place 1'],
  read(line) {
    const { given } = line;
    const wanted = playerIn(line);
    const file = onlyFile('whatif', line);
    const isChances = CHANCES.read(given);
    const hasDrawRate = given.has(DRAW_RATE.name);
    if (isChances && !given.has(PLACE.name)) throw new CommandError('whatif: expected --place beside --chances');
    if (hasDrawRate && !isChances) throw new CommandError('whatif: expected --chances beside --draw-rate');
    const [place, drawRate, budget = BUDGET] = [PLACE.read(given), DRAW_RATE.read(given), BUDGET_OPTION.read(given)];
    checkStandardInput('whatif', [file, VALUES.read(given)]);
    const asked = tournamentIn(given);
    const withValues = valuesIn(given);
    const outcomeOf = async (content: Uint8Array, words: AnswerWords, io: Io): Promise<Outcome> => {
      const event = withValues(asked(await listedEventIn(content, file, given), words), io);
      checkPlayers(event, 'whatif');
      checkEarlierRounds(event);
      checkPlaceAmong(event, place);
      const player = rankedPlayer(wanted, file, event);
      const open = openGames(event, given.has(ROUND.name));
      if (drawRate !== undefined) checkRatings(event, open);
      const { chances, whatifs } = await import('@crosstable/whatif');
      const { whatIfAnswer } = await import('@crosstable/report/what-if');
      const { games, tiebreaks } = event;
      const options = { ...event, selfDefined: definitionsOf(event), open };
      const [answer] = byTheList(given, tiebreaks, () =>
        whatifs(games, tiebreaks, [{ player, place }], { ...options, budgetMs: 1000 * budget }),
      );
      const model = drawRate === undefined ? 'thirds' : { drawRate };
      const likely =
        isChances && place !== undefined
          ? chances(games, tiebreaks, { ...options, player, place, seed: SEED, model })
          : undefined;
      const findings = { answer, open, chances: likely, drawRate };
      return { answer: whatIfAnswer(event, findings, words), notes: event.notes, code: 0 };
    };
    return aboutFile(file, given, outcomeOf, () => true);
  },
};
