import { wholeFrom } from '@crosstable/core/text';
import { type ChessEvent, isOfTeams } from '@crosstable/event';
import { boardPrizesAnswer, standingsAnswer } from '@crosstable/report';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Outcome, aboutFile, eventIn, listedEventIn } from '../about-file.js';
import { CommandError, withErrorsOf } from '../command-error.js';
import { type Command, type Line, checkStandardInput, onlyFile } from '../command.js';
import { LANGUAGE } from '../language.js';
import { flag, valueOption } from '../option.js';
import {
  EDITION,
  EXPELLED,
  FORMAT,
  GROUP,
  RATINGS,
  ROUND,
  TIEBREAKS,
  UNRATED,
  byTheList,
  tournamentIn,
} from '../shared-options.js';
import { VALUES, valuesIn } from '../values-file.js';

const LOTS = flag({
  name: 'lots',
  says: 'draws lots between players whom the list leaves tied. The seed comes from the tournament and is printed below the table, with csv on standard error.',
});

const PLAYERS = flag({
  name: 'players',
  says: 'ranks the players of a tournament of teams, with their team, board, games over the board, points, % and performance (TPR).',
});

const BOARD = valueOption(
  { name: 'board', argument: 'N', says: 'with --players: only the players of board N of the rosters.' },
  'a whole number',
  (written) => wholeFrom(0, written),
);

const MINIMUM = valueOption(
  {
    name: 'minimum',
    argument: 'N',
    says: 'with --players: only players with N or more games over the board; default: 1.',
  },
  'a whole number',
  (written) => wholeFrom(0, written),
);

/** The best players of an event of teams. */
function prizesIn({ given }: Line): (event: ChessEvent, words: AnswerWords) => Outcome {
  const idle = [TIEBREAKS, VALUES, LOTS, EXPELLED].find(({ name }) => given.has(name));
  if (idle !== undefined) {
    throw new CommandError(`standings: expected --players without --${idle.name}, got both`);
  }
  const options = { board: BOARD.read(given), minimum: MINIMUM.read(given) };
  return (event, words) => {
    if (!isOfTeams(event)) throw new CommandError('--players: expected a tournament of teams, got one of players');
    const answer = withErrorsOf(
      /^options\.board: /,
      () => boardPrizesAnswer(event, options, words),
      (error) => `--board: ${error}`,
    );
    return { answer, notes: event.notes, code: 0 };
  };
}

function standingsIn({ given }: Line): (event: ChessEvent, words: AnswerWords) => Outcome {
  const alone = [BOARD, MINIMUM].find(({ name }) => given.has(name));
  if (alone !== undefined) throw new CommandError(`standings: expected --players beside --${alone.name}`);
  const areDrawn = LOTS.read(given);
  return (event, words) => {
    const answer = byTheList(given, event.tiebreaks, () =>
      standingsAnswer(event, areDrawn ? { lots: true } : {}, words),
    );
    const { notes, warnings = [] } = answer.report;
    return { answer, notes, warnings, code: 0 };
  };
}

export const standings: Command = {
  name: 'standings',
  operands: ['FILE'],
  says: 'ranks the players, or the teams of a tournament of teams.',
  options: [
    FORMAT,
    LANGUAGE,
    GROUP,
    ROUND,
    TIEBREAKS,
    VALUES,
    EDITION,
    EXPELLED,
    UNRATED,
    RATINGS,
    LOTS,
    PLAYERS,
    BOARD,
    MINIMUM,
  ],
  examples: [
    'crosstable standings open.trf --tiebreaks PTS,BH/C1,SB',
    'crosstable standings open.trf --format html > open.html',
    'crosstable standings open.json',
    `echo '{ "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }' | crosstable standings -`,
  ],
  read(line) {
    const file = onlyFile('standings', line);
    checkStandardInput('standings', [file, VALUES.read(line.given)]);
    const isOfPlayers = PLAYERS.read(line.given);
    const answerTo = isOfPlayers ? prizesIn(line) : standingsIn(line);
    const asked = tournamentIn(line.given, !isOfPlayers);
    const withValues = valuesIn(line.given);
    return aboutFile(file, line.given, async (content, words, io) => {
      const event = isOfPlayers
        ? await eventIn(content, file, line.given)
        : await listedEventIn(content, file, line.given);
      return answerTo(withValues(asked(event, words), io), words);
    });
  },
};
