import type { Command } from './command.js';
import { audit } from './commands/audit.js';
import { check } from './commands/check.js';
import { clubs } from './commands/clubs.js';
import { compare } from './commands/compare.js';
import { convert } from './commands/convert.js';
import { event } from './commands/event.js';
import { explain } from './commands/explain.js';
import { helpAbout } from './commands/help.js';
import { norms } from './commands/norms.js';
import { prizes } from './commands/prizes.js';
import { ratings } from './commands/ratings.js';
import { standings } from './commands/standings.js';
import { whatif } from './commands/whatif.js';

const ABOUT_FILES: readonly Command[] = [
  standings,
  explain,
  ratings,
  prizes,
  clubs,
  norms,
  check,
  audit,
  compare,
  whatif,
  convert,
  event,
];

/** Every command: the command line is read by them, and the help text and the man page are made of them. */
export const COMMANDS: readonly Command[] = [...ABOUT_FILES, helpAbout(ABOUT_FILES)];
