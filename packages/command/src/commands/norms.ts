import { NORM_TITLES, NORM_TOURNAMENTS, type NormWords } from '@crosstable/norms/inside';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Outcome, aboutFile, eventIn } from '../about-file.js';
import { CommandError, alternatives } from '../command-error.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import { FIDE_LIST, fideListIn } from '../fide-list.js';
import { findPlayer } from '../find-player.js';
import type { Io } from '../io.js';
import { LANGUAGE } from '../language.js';
import { listOption, textOption, valueOption } from '../option.js';
import { FORMAT, GROUP, RATINGS, ROUND, tournamentIn } from '../shared-options.js';

/** The sentences of norms by language, each loaded when somebody asks for it. */
const WORDS: Readonly<Record<string, () => Promise<NormWords>>> = {
  en: async () => (await import('@crosstable/norms/words')).ENGLISH_NORMS,
  de: async () => (await import('@crosstable/norms/words/de')).GERMAN_NORMS,
  fr: async () => (await import('@crosstable/norms/words/fr')).FRENCH_NORMS,
  es: async () => (await import('@crosstable/norms/words/es')).SPANISH_NORMS,
};

const PLAYER = textOption({
  name: 'player',
  argument: 'ID',
  says: 'one player, with all norms: a start number, a name, or a part of a name that only one player has. Default: all players who have a norm or lack at most one point of one.',
});

const TITLES = listOption({
  name: 'titles',
  argument: 'LIST',
  says: `the titles, such as GM,IM. Default: those that a player can still make; ${NORM_TITLES.slice(2).join(' and ')} of women alone.`,
});

const HOST = textOption({
  name: 'host',
  argument: 'FED',
  says: 'the federation that registered the tournament, such as GER. Default: that of the file.',
});

const KIND = valueOption(
  {
    name: 'kind',
    argument: 'KIND',
    says: `${alternatives(NORM_TOURNAMENTS)}, for which other rules hold (B.01, 1.4.1b and 1.4.3).`,
  },
  alternatives(NORM_TOURNAMENTS),
  (written) => NORM_TOURNAMENTS.find((one) => one === written),
);

function titleNamed(written: string): (typeof NORM_TITLES)[number] {
  const title = NORM_TITLES.find((one) => one === written.toUpperCase());
  if (title !== undefined) return title;
  throw new CommandError(`--titles: expected ${alternatives(NORM_TITLES)}, got "${written}"`);
}

export const norms: Command = {
  name: 'norms',
  operands: ['FILE'],
  says: 'lists the norms for GM, IM, WGM and WIM, with every condition.',
  more: 'It names every opponent. Norms follow FIDE B.01. Titles and federations come from the file, or from --fide-list; where one is missing that decides, the answer is open.',
  options: [FORMAT, LANGUAGE, GROUP, ROUND, RATINGS, PLAYER, TITLES, HOST, KIND, FIDE_LIST],
  examples: ['crosstable norms open.trf', 'crosstable norms open.trf --player csonka'],
  read(line) {
    const { given } = line;
    const file = onlyFile('norms', line);
    checkStandardInput('norms', [file, FIDE_LIST.read(given)]);
    const wanted = PLAYER.read(given);
    const titles = TITLES.read(given)?.map(titleNamed);
    const [host, kind] = [HOST.read(given), KIND.read(given)];
    const ofRound = tournamentIn(given, false);
    const fromList = fideListIn(given);
    const outcomeOf = async (content: Uint8Array, words: AnswerWords, io: Io): Promise<Outcome> => {
      // A list of all three kinds has the standard ratings, too, which are those of norms
      const { event, notes } = await fromList(ofRound(await eventIn(content, file, given), words), io, words);
      const player = wanted === undefined ? undefined : findPlayer(wanted, event.players, file).id;
      const { normsAnswer } = await import('@crosstable/report/norms');
      const question = {
        ...{ player, titles, kind },
        ...(host !== undefined && { host: host.toUpperCase() }),
      };
      return {
        answer: normsAnswer(event, question, words, await WORDS[words.language]()),
        notes: [...event.notes, ...notes],
        code: 0,
      };
    };
    return aboutFile(file, given, outcomeOf);
  },
};
