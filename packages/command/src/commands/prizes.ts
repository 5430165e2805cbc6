import { wholeFrom } from '@crosstable/core/text';
import type { ChessEvent } from '@crosstable/event';
import type { Fund, PrizeModel, Rounding } from '@crosstable/prizes/inside';
import { readFund } from '@crosstable/prizes/read';
import { prizesAnswer } from '@crosstable/report';

import { aboutFile, sourceOf } from '../about-file.js';
import { CommandError, alternatives, sentenceOf, withErrorsOf } from '../command-error.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import type { Io } from '../io.js';
import { FIDE_LIST } from '../fide-list.js';
import { LANGUAGE } from '../language.js';
import { type Given, listOption, textOption, valueOption, wrongValue } from '../option.js';
import { OF_RANKED_PLAYERS, rankedPlayersIn } from '../ranked-players.js';
import { FORMAT, byTheList } from '../shared-options.js';
import { VALUES } from '../values-file.js';

const MODELS: readonly PrizeModel[] = ['highest-value', 'one-queue', 'us-chess'];
const ROUNDINGS: readonly Rounding[] = ['exact', 'nearest', 'largest-remainder', 'down'];

const FUND = textOption({
  name: 'fund',
  argument: 'FUND',
  says:
    'the announced prizes: JSON, or a CSV file with a line for each list. Its headings are name and amounts (with blanks ' +
    'between them), and any of share (none, equal, hort), share first, place (11-20), sex (m, w), rating (1600-1799, -1799, ' +
    '<1800, unrated), age (-12) and age on (a day or a year), title (GM|IM, none), federation, club, group, best (place, ' +
    'youngest, performance), all rounds (yes), least, bracket, guaranteed (yes).',
});

const MODEL = valueOption(
  {
    name: 'model',
    argument: 'M',
    says:
      'how prizes find their players, instead of what a fund in JSON says: highest-value, one-queue or us-chess. There is no ' +
      'default, because FIDE has no rule for it.',
  },
  alternatives(MODELS),
  (written) => MODELS.find((one) => one === written),
);

const ROUNDING = valueOption(
  { name: 'rounding', argument: 'R', says: `${alternatives(ROUNDINGS)}; default: that of the fund, or exact.` },
  alternatives(ROUNDINGS),
  (written) => ROUNDINGS.find((one) => one === written),
);

const DECIMALS = valueOption(
  {
    name: 'decimals',
    argument: 'N',
    says: 'the decimals of the smallest unit that is paid: 2 for cents, in which amounts of JSON are. Default: 0.',
  },
  'a whole number from 0 to 6',
  (written) => wholeFrom(0, written, 6),
);

const WITHOUT = listOption({
  name: 'without',
  argument: 'IDS',
  says: 'start numbers of players who take no part in the prizes, such as 3,17: they withdrew, or were not there.',
});

/** The options, checked before any file is read. */
interface Asked {
  readonly path: string;
  readonly model: PrizeModel | undefined;
  readonly rounding: Rounding | undefined;
  readonly decimals: number;
}

function askedIn(given: Given): Asked {
  const path = FUND.read(given);
  if (path === undefined) {
    throw new CommandError('prizes: expected --fund FUND (crosstable prizes --help shows how)');
  }
  return { path, model: MODEL.read(given), rounding: ROUNDING.read(given), decimals: DECIMALS.read(given) ?? 0 };
}

function fundOf({ path, ...options }: Asked, read: Io['read']): Fund {
  try {
    return readFund(read(path), options);
  } catch (thrown) {
    const sentence = sentenceOf(thrown);
    const isWithoutModel = sentence.startsWith('options.model: ');
    throw new CommandError(
      `${sourceOf(path)}: ${isWithoutModel ? `expected a model: --model ${alternatives(MODELS)}` : sentence}`,
    );
  }
}

/** The players who take no part. */
function withoutIn(given: Given): (event: ChessEvent) => readonly string[] {
  const ids = WITHOUT.read(given) ?? [];
  return ({ players }) => {
    const unknown = ids.find((id) => players.every((player) => player.id !== id));
    if (unknown === undefined) return ids;
    throw wrongValue('without', 'start numbers of the file (in JSON ids)', unknown);
  };
}

export const prizes: Command = {
  name: 'prizes',
  operands: ['FILE'],
  says: 'gives the prizes of a fund to the players, and says why.',
  more:
    'The order is that of the standings. --model is asked for; the answer repeats it. As HTML it is a sheet for the ' +
    'prize-giving, with a column for signatures.',
  options: [...[FORMAT, LANGUAGE, FUND, MODEL, ROUNDING, DECIMALS, WITHOUT], ...OF_RANKED_PLAYERS],
  examples: ['crosstable prizes open.trf --fund fund.csv --model highest-value --format html > prizes.html'],
  read(line) {
    const { given } = line;
    const file = onlyFile('prizes', line);
    const ofFund = askedIn(given);
    checkStandardInput('prizes', [file, ofFund.path, VALUES.read(given), FIDE_LIST.read(given)]);
    const playersOf = rankedPlayersIn('prizes', file, given);
    const withoutOf = withoutIn(given);
    return aboutFile(file, given, async (content, words, io) => {
      const { event, notes: ofList } = await playersOf(content, words, io);
      const options = { without: withoutOf(event), decimals: ofFund.decimals };
      const fund = fundOf(ofFund, io.read);
      const answer = withErrorsOf(
        // A fund can be whole, and name players or lists that this tournament hasn't got
        /^(?=fund\.)/,
        () => byTheList(given, event.tiebreaks, () => prizesAnswer(event, fund, options, words)),
        (error) => `${sourceOf(ofFund.path)}: ${error}`,
      );
      const { notes, warnings } = answer.report;
      return { answer, notes: [...notes, ...ofList], warnings, code: 0 };
    });
  },
};
