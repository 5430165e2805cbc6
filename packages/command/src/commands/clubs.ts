import { wholeFrom } from '@crosstable/core/text';
import { type ClubLabel, type ClubsOptions, clubOrder, clubsAnswer } from '@crosstable/report';

import { aboutFile } from '../about-file.js';
import { alternatives, withErrorsOf } from '../command-error.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import { FIDE_LIST } from '../fide-list.js';
import { LANGUAGE } from '../language.js';
import { type Given, listOption, valueOption, wrongValue } from '../option.js';
import { OF_RANKED_PLAYERS, rankedPlayersIn } from '../ranked-players.js';
import { FORMAT, byTheList } from '../shared-options.js';
import { VALUES } from '../values-file.js';

const LABELS: readonly ClubLabel[] = ['club', 'federation', 'group'];
const INCOMPLETE = ['behind', 'counted', 'out'] as const;
const SCORES: readonly string[] = ['points', 'rollins', 'rank-points', 'places', 'best-place'];

const BY = valueOption(
  { name: 'by', argument: 'LABEL', says: `what makes teams: ${alternatives(LABELS)}. Default: club.` },
  alternatives(LABELS),
  (written) => LABELS.find((one) => one === written),
);

function countOption(name: string, says: string, least: number) {
  return valueOption({ name, argument: 'N', says }, `a whole number from ${least}`, (written) =>
    wholeFrom(least, written),
  );
}

const BEST = countOption('best', 'the number of players who count. Default: 4.', 1);

const TEAMS = valueOption(
  {
    name: 'teams',
    argument: 'N',
    says: 'the most teams of a club, or any; each has the best who are left. Default: 1.',
  },
  'a whole number from 1 or any',
  (written) => (written === 'any' ? Infinity : wholeFrom(1, written)),
);

const ORDER = listOption({
  name: 'order',
  argument: 'SCORES',
  says:
    `the scores in their order: ${SCORES.join(', ')}, or codes of the list of tie-breaks, of which sums are compared. ` +
    'Default: points, then the list without direct encounters.',
});

const WOMEN = countOption('women', 'places for women among those who count. Default: 0.', 0);
const MEN = countOption('men', 'places for others. Default: 0.', 0);
const LEAST = countOption('least', 'the fewest players of a team that has a rank. Default: 0.', 0);

const FEW = valueOption(
  {
    name: 'incomplete',
    argument: 'HOW',
    says: 'teams with fewer players than count: behind all others, counted with what they have, or out. Default: behind.',
  },
  alternatives(INCOMPLETE),
  (written) => INCOMPLETE.find((one) => one === written),
);

/** The scores of a line, in capitals where they are codes. */
function orderIn(given: Given): (codes: readonly string[]) => ClubsOptions['order'] {
  const scores = ORDER.read(given)?.map((score) => (SCORES.includes(score) ? score : score.toUpperCase()));
  return (codes) => {
    if (scores === undefined) return clubOrder(codes);
    const known = new Map(codes.map((code) => [code.toUpperCase(), code]));
    return scores.map((score, at) => {
      const code = SCORES.includes(score) ? score : known.get(score);
      if (code !== undefined) return code;
      const expected = `${SCORES.join(', ')} or a code of the list of tie-breaks`;
      throw wrongValue('order', expected, String(ORDER.read(given)?.[at]));
    });
  };
}

export const clubs: Command = {
  name: 'clubs',
  operands: ['FILE'],
  says: 'ranks clubs, federations or groups by their best players.',
  options: [...[FORMAT, LANGUAGE, BY, BEST, ORDER, TEAMS, FEW, LEAST, WOMEN, MEN], ...OF_RANKED_PLAYERS],
  examples: ['crosstable clubs open.trf --by federation --best 3'],
  read(line) {
    const { given } = line;
    const file = onlyFile('clubs', line);
    checkStandardInput('clubs', [file, VALUES.read(given), FIDE_LIST.read(given)]);
    const options = {
      ...{ by: BY.read(given), best: BEST.read(given), maximum: TEAMS.read(given), women: WOMEN.read(given) },
      ...{ men: MEN.read(given), least: LEAST.read(given), incomplete: FEW.read(given) },
    };
    const orderOf = orderIn(given);
    const playersOf = rankedPlayersIn('clubs', file, given);
    return aboutFile(file, given, async (content, words, io) => {
      const { event, notes: ofList } = await playersOf(content, words, io);
      const order = orderOf(event.tiebreaks);
      const answer = withErrorsOf(
        /^options\./,
        () => byTheList(given, event.tiebreaks, () => clubsAnswer(event, { ...options, order }, words)),
        (error) => `--${error}`,
      );
      const { notes, warnings } = answer.report;
      return { answer, notes: [...notes, ...ofList], warnings, code: 0 };
    });
  },
};
