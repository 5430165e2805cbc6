import { EDITIONS, type Edition } from '@crosstable/core';
import { definitionsOf, isOfTeams } from '@crosstable/event';
import { notesIn } from '@crosstable/report';

import { aboutFile, listedEventIn } from '../about-file.js';
import { type Command, checkStandardInput, onlyFile } from '../command.js';
import { LANGUAGE } from '../language.js';
import { valueOption } from '../option.js';
import { FORMAT, GROUP, TIEBREAKS, byTheList } from '../shared-options.js';
import { VALUES, valuesIn } from '../values-file.js';

const [BEFORE, AFTER] = EDITIONS.slice(-2);

/** The two editions of `2024-08,2026-03`. */
function editionsIn(written: string): readonly [Edition, Edition] | undefined {
  const [first, second, ...others] = written
    .split(',')
    .map((one) => EDITIONS.find((edition) => edition === one.trim()));
  const areTwo = first !== undefined && second !== undefined && first !== second && others.length === 0;
  return areTwo ? [first, second] : undefined;
}

const SIDES = valueOption(
  { name: 'editions', argument: 'A,B', says: `the editions to compare; default: ${BEFORE},${AFTER}.` },
  `two of ${EDITIONS.join(' and ')}, as ${BEFORE},${AFTER}`,
  editionsIn,
);

export const compare: Command = {
  name: 'compare',
  operands: ['FILE'],
  says: 'says who moves under the other edition, and by which article.',
  options: [FORMAT, LANGUAGE, GROUP, TIEBREAKS, VALUES, SIDES],
  examples: ['crosstable compare open.trf'],
  read(line) {
    const { given } = line;
    const file = onlyFile('compare', line);
    const sides = SIDES.read(given) ?? [BEFORE, AFTER];
    checkStandardInput('compare', [file, VALUES.read(given)]);
    const tiebreaks = TIEBREAKS.read(given);
    const withValues = valuesIn(given);
    return aboutFile(file, given, async (content, words, io) => {
      const read = await listedEventIn(content, file, given);
      const list = tiebreaks ?? read.tiebreaks;
      const event = withValues(read, io, list);
      const { compare: compared } = await import('@crosstable/audit/inside');
      const { comparisonAnswer, comparisonByStandings } = await import('@crosstable/report/audit');
      const options = { ...event, selfDefined: definitionsOf(event) };
      const comparison = byTheList(given, list, () =>
        isOfTeams(event) ? comparisonByStandings(event, list, sides) : compared(event.games, list, options, sides),
      );
      return { answer: comparisonAnswer(event, comparison, words), notes: notesIn(event, words), code: 0 };
    });
  },
};
