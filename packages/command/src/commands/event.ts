import { eventText } from '@crosstable/event';

import { eventIn, notesOn, withContent } from '../about-file.js';
import { type Command, onlyFile } from '../command.js';

export const event: Command = {
  name: 'event',
  operands: ['FILE'],
  says: 'writes the file as JSON.',
  options: [],
  examples: ['crosstable event open.trf > open.json'],
  read(line) {
    const file = onlyFile('event', line);
    return (io) =>
      withContent(file, io, async (content) => {
        const read = await eventIn(content, file);
        return { text: eventText(read), notes: notesOn(file, read.notes), code: 0 };
      });
  },
};
