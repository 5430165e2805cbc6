import { type Command, onlyFile } from '../command.js';
import { LANGUAGE } from '../language.js';
import { GROUP } from '../shared-options.js';
import { asJson } from './convert.js';

export const event: Command = {
  name: 'event',
  operands: ['FILE'],
  says: 'writes the file as JSON, as convert --to json does.',
  options: [GROUP, LANGUAGE],
  examples: ['crosstable event open.trf > open.json'],
  read: (line) => asJson(onlyFile('event', line), line.given),
};
