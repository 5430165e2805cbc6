import { eventText } from '@crosstable/event';

import { eventIn, notesOn, withContent } from '../about-file.js';
import { type Command, onlyFile } from '../command.js';
import { GROUP } from '../shared-options.js';

export const event: Command = {
  name: 'event',
  operands: ['FILE'],
  says: 'writes the file as JSON.',
  options: [GROUP],
  examples: ['crosstable event open.trf > open.json'],
  read(line) {
    const file = onlyFile('event', line);
    return (io) =>
      withContent(file, io, async (content) => {
        const read = await eventIn(content, file, line.given);
        return { text: eventText(read), notes: notesOn(file, read.notes), code: 0 };
      });
  },
};
