import { parseArgs } from 'node:util';

import { nearest } from '@crosstable/core';

import { CommandError, didYouMean, sentenceOf } from './command-error.js';
import { OPTIONS, OPTION_LIST } from './options.js';

/** The hint at the end of an error. */
export const SEE_HELP = '(crosstable --help shows what there is)';

const NAMES = OPTION_LIST.map(([name]) => `--${name}`);

/** The option that a word stands for, if it is one: `--round` of `--round=5`, but nothing of `-`. */
function optionIn(word: string): string | undefined {
  return /^--?[^-=][^=]*/.exec(word)?.[0];
}

/** The error for the first word that looks like an option but isn't one. */
function unknownOption(words: readonly string[]): string | undefined {
  const known = ['-h', ...NAMES];
  const option = words.map(optionIn).find((word) => word !== undefined && !known.includes(word));
  return option && `there is no option ${option}${didYouMean(nearest(option, NAMES), SEE_HELP)}`;
}

/** The error for an option with a value that it doesn't take, or without the one that it needs. */
function wrongValue(message: string): string | undefined {
  const name = /--[\w-]+/.exec(message)?.[0];
  const option = OPTION_LIST.find(([one]) => `--${one}` === name)?.[1];
  if (option === undefined) return undefined;
  if (option.argument === undefined) return `${name}: expected no value, got one`;
  const expected = `${name}: expected a value, as ${name} ${option.argument}`;
  if (!message.includes('ambiguous')) return `${expected}, got nothing`;
  return `${expected}, got an option (a value that begins with a dash needs the sign =, as ${name}=-1)`;
}

/**
 * The options and the operands of a command line.
 *
 * @throws CommandError for an unknown option, for a missing value and for a superfluous one
 */
export function parsedOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (thrown) {
    const isUnknown = thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    const message = sentenceOf(thrown);
    const found = isUnknown ? unknownOption(words) : wrongValue(message);
    throw new CommandError(found ?? `${message} ${SEE_HELP}`);
  }
}
