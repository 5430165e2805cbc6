import { type CheckedEvent, canChangeStandings, eventFindings, findingsAnswer } from '@crosstable/report';

import { listedEventIn, withContent, writerIn } from '../about-file.js';
import { type Command, checkStandardInput } from '../command.js';
import { type Printed, refused } from '../io.js';
import { LANGUAGE, wordsIn } from '../language.js';
import { FORMAT, GROUP, RATINGS, UNRATED, ratingRulesIn } from '../shared-options.js';
import { VALUES, valuesIn } from '../values-file.js';

/** A finding can change a result, a score or a rank. */
const CODE_OF_FINDINGS = 1;

export const check: Command = {
  name: 'check',
  operands: ['FILE', '[FILE...]'],
  says: 'lists everything that looks wrong in the file.',
  more:
    'Findings that can change a result, a score or a rank come first, such as the first rank that does not follow from the ' +
    'list of tie-breaks. Takes several files, such as one for each round.',
  found: 'something that can change a result, a score or a rank',
  options: [FORMAT, LANGUAGE, GROUP, VALUES, UNRATED, RATINGS],
  examples: ['crosstable check open.trf'],
  read({ given, operands: files }) {
    checkStandardInput('check', [...files, VALUES.read(given)]);
    const { write } = writerIn(given);
    const withRatingRules = ratingRulesIn(given);
    const withValues = valuesIn(given);
    const inLanguage = wordsIn(given);
    return async (io) => {
      const words = await inLanguage(io);
      const checked: CheckedEvent[] = [];
      const errors: Printed[] = [];
      for (const file of files) {
        try {
          checked.push(
            await withContent(file, io, async (content) => {
              const event = withValues(withRatingRules(await listedEventIn(content, file, given)), io);
              return { event, findings: eventFindings(event, words), ...(files.length > 1 && { file }) };
            }),
          );
        } catch (thrown) {
          // The others keep their findings
          errors.push(refused(thrown));
        }
      }
      const hasFindings = checked.some(({ findings }) => canChangeStandings(findings));
      return {
        text: checked.length === 0 ? '' : write(findingsAnswer(checked, words), io),
        notes: [...new Set(errors.flatMap(({ notes }) => notes))],
        code: Math.max(hasFindings ? CODE_OF_FINDINGS : 0, ...errors.map(({ code }) => code)),
      };
    };
  },
};
