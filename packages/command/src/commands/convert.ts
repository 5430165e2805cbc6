import { isDay } from '@crosstable/core';
import {
  type ChessEvent,
  type EventReportOptions,
  eventText,
  noteInWords,
  reportFrom,
  reportIn,
} from '@crosstable/event';
import { notesIn } from '@crosstable/report';

import { eventIn, listedEventIn, notesOn, withContent } from '../about-file.js';
import { CommandError, alternatives, withErrorsOf } from '../command-error.js';
import { type Command, onlyFile } from '../command.js';
import type { Io, Printed } from '../io.js';
import { LANGUAGE, wordsIn } from '../language.js';
import { type Given, type Option, valueOption } from '../option.js';
import { GROUP } from '../shared-options.js';

const TARGETS = ['trf', 'json'] as const;

const TO = valueOption(
  {
    name: 'to',
    argument: 'FORM',
    says: `${alternatives(TARGETS)}: a tournament report file, or JSON that keeps what a report can't hold. Default: trf.`,
  },
  alternatives(TARGETS),
  (written) => TARGETS.find((one) => one === written),
);

function dayOption(name: string, says: string): Option<string | undefined> {
  return valueOption({ name, argument: 'DATE', says }, 'a day as 2026-04-01', (written) =>
    isDay(written) ? written : undefined,
  );
}

const FROM = dayOption(
  'from',
  'with --until: the report of one rating period, from this day on. It has the rounds of these days alone, with the points and ranks after the last of them.',
);

const UNTIL = dayOption('until', 'with --from: the last day of the period, which belongs to it.');

const UNFINISHED = valueOption(
  {
    name: 'unfinished',
    argument: 'SIGN',
    says: "'?': the sign of a game without a result, as FIDE recommends, with its points as X in 162. Default: blank, because programs refuse it.",
  },
  '?',
  (written): '?' | undefined => (written === '?' ? written : undefined),
);

/** The period that a line asks for. */
function periodIn(given: Given): readonly [from: string, to: string] | undefined {
  const [from, until] = [FROM.read(given), UNTIL.read(given)];
  if (from === undefined && until === undefined) return undefined;
  if (from === undefined || until === undefined) {
    throw new CommandError(
      `convert: expected --from and --until, got --${from === undefined ? 'until' : 'from'} alone`,
    );
  }
  return [from, until];
}

/** The options of the report in a line; JSON has none. */
function reportOptionsIn(given: Given): EventReportOptions {
  const [period, unfinished] = [periodIn(given), UNFINISHED.read(given)];
  const asked = period === undefined ? unfinished && '--unfinished' : '--from and --until';
  if (asked !== undefined && TO.read(given) === 'json') {
    throw new CommandError(`convert: expected ${asked} with --to trf, got json`);
  }
  return { period, unfinished };
}

/** The report of an event, of a report with all that it says. */
async function reportOf(
  event: ChessEvent,
  content: Uint8Array,
  options: EventReportOptions,
): Promise<ReturnType<typeof reportFrom>> {
  const draft = await reportIn(content);
  return withErrorsOf(
    /^(?:options\.period|period|roundDates)(?:\[\d+\])?: /,
    () => reportFrom(draft, event, options),
    (error) => `--from and --until: ${error}`,
  );
}

/** The file as JSON. */
export function asJson(file: string, given: Given): (io: Io) => Promise<Printed> {
  const inLanguage = wordsIn(given);
  return async (io) => {
    const words = await inLanguage(io);
    return withContent(file, io, async (content) => {
      const event = await eventIn(content, file, given);
      return { text: eventText(event), notes: notesOn(file, notesIn(event, words)), code: 0 };
    });
  };
}

export const convert: Command = {
  name: 'convert',
  operands: ['FILE'],
  says: 'writes the file as a tournament report (TRF), or as JSON.',
  more:
    'Takes any file that can be read, such as a saved page or a file of Swiss-Manager. Standard error says what the file ' +
    "doesn't tell and what a report can't hold. A report reads back as the same standings; what would not is an error.",
  options: [TO, FROM, UNTIL, UNFINISHED, GROUP, LANGUAGE],
  examples: [
    'crosstable convert page.html > open.trf',
    'crosstable convert open.TUNX --to json > open.json',
    'crosstable convert league.trf --from 2026-04-01 --until 2026-04-30 > april.trf',
    "crosstable convert open.trf --unfinished '?'",
  ],
  read(line) {
    const { given } = line;
    const file = onlyFile('convert', line);
    const options = reportOptionsIn(given);
    if (TO.read(given) === 'json') return asJson(file, given);
    const inLanguage = wordsIn(given);
    return async (io) => {
      const words = await inLanguage(io);
      return withContent(file, io, async (content) => {
        const event = await listedEventIn(content, file, given);
        const { notes, text } = await reportOf(event, content, options);
        const said = notes.map((note) => noteInWords(note, words));
        return { text, notes: notesOn(file, [...notesIn(event, words), ...said]), code: 0 };
      });
    };
  },
};
