import { type ChessEvent, isOfTeams, namesOf, participantsOf, withId } from '@crosstable/event';
import { type Question, explanationAnswer } from '@crosstable/report';

import { aboutFile, eventIn, listedEventIn } from '../about-file.js';
import { CommandError, withErrorsOf } from '../command-error.js';
import { type Command, checkStandardInput } from '../command.js';
import { findPlayer } from '../find-player.js';
import { LANGUAGE } from '../language.js';
import { textOption } from '../option.js';
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

const TIEBREAK = textOption({
  name: 'tiebreak',
  argument: 'CODE',
  says: 'explain this tie-break of one player, instead of the whole list.',
});

/** The question about the players whom a user names, with their ids. */
function questionOn(event: ChessEvent, file: string, wanted: string, versus: string | undefined): Question {
  const participants = participantsOf(event);
  const kind = isOfTeams(event) ? 'team' : 'player';
  const player = findPlayer(wanted, participants, file, kind).id;
  if (versus === undefined) return { player };
  const other = findPlayer(versus, participants, file, kind).id;
  if (player !== other) return { player, other };
  const names = namesOf(participants);
  throw new CommandError(
    `explain: expected two ${kind}s, got ${withId(names, player)} twice (quotes keep a name together: "${names(player)}")`,
  );
}

export const explain: Command = {
  name: 'explain',
  operands: ['FILE', 'PLAYER', '[PLAYER]'],
  says: "says where a player's values come from, or what separates two.",
  more: 'Of two players, it says which tie-break puts one before the other, and why.',
  options: [FORMAT, LANGUAGE, GROUP, ROUND, TIEBREAKS, TIEBREAK, VALUES, EDITION, EXPELLED, UNRATED, RATINGS],
  examples: ['crosstable explain open.trf csonka eriksen'],
  read({ given, operands }) {
    if (operands.length < 2) throw new CommandError('explain: expected a player after the file, got nothing');
    const [file, player, ...others] = operands;
    const other = others.shift();
    if (others.length > 0) {
      throw new CommandError(
        `explain: expected one player or two, got "${others[0]}" too (quotes keep a name together)`,
      );
    }
    const tiebreak = TIEBREAK.read(given);
    if (tiebreak !== undefined && other !== undefined) {
      throw new CommandError('explain: expected --tiebreaks with a list for two players, got --tiebreak');
    }
    if (tiebreak !== undefined && TIEBREAKS.read(given) !== undefined) {
      throw new CommandError('explain: expected --tiebreak or --tiebreaks, got both');
    }
    checkStandardInput('explain', [file, VALUES.read(given)]);
    const asked = tournamentIn(given, tiebreak === undefined);
    const withValues = valuesIn(given);
    return aboutFile(file, given, async (content, words, io) => {
      const read =
        tiebreak === undefined ? await listedEventIn(content, file, given) : await eventIn(content, file, given);
      const event = withValues(
        asked(read, words),
        io,
        tiebreak === undefined ? undefined : [tiebreak, ...read.tiebreaks],
      );
      const question = { ...questionOn(event, file, player, other), tiebreak };
      const answered = () => explanationAnswer(event, question, words);
      const answer =
        tiebreak === undefined
          ? byTheList(given, event.tiebreaks, answered)
          : withErrorsOf(/^code: /, answered, (error) => `--tiebreak: ${error}`);
      return { answer, notes: event.notes, code: 0 };
    });
  },
};
