import { parseArgs } from 'node:util';

import { nearest } from '@crosstable/core';

import { CommandError, SEE_HELP, alternatives, didYouMean } from './command-error.js';
import { type Command, commandNamed } from './command.js';
import { COMMANDS } from './commands.js';
import { HELP, VERSION, briefText, helpText } from './commands/help.js';
import type { Io, Printed } from './io.js';
import type { Given, OptionSyntax } from './option.js';

const NAMES = COMMANDS.map(({ name }) => name);

/** Every option by its name: commands that share a name give it the same form. */
const OPTIONS: ReadonlyMap<string, OptionSyntax> = new Map(
  [HELP, VERSION, ...COMMANDS.flatMap(({ options }) => options)].map((option) => [option.name, option]),
);

/** The options as Node's parser takes them. */
const PARSED = Object.fromEntries(
  [...OPTIONS.values()].map(({ argument, name, short }) => [
    name,
    {
      type: argument === undefined ? ('boolean' as const) : ('string' as const),
      ...(short !== undefined && { short }),
    },
  ]),
);

/** The words of a command line, apart: its operands, and each option with the values that it was given. */
interface Words {
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly string[];
}

/** An option as Node's parser found it; `rawName` is the word of the line. */
interface Found {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function dashed(option: string): string {
  return `--${option}`;
}

/** The value of an option; a flag has an empty one. */
function valueOf({ inlineValue, name, rawName, value }: Found): string {
  const option = OPTIONS.get(name);
  if (option === undefined) {
    const meant = nearest(rawName, [...OPTIONS.keys()].map(dashed));
    throw new CommandError(`there is no option ${rawName}${didYouMean(meant, SEE_HELP)}`);
  }
  const { argument } = option;
  if (argument === undefined) {
    if (value === undefined) return '';
    throw new CommandError(`--${name}: expected no value, got one`);
  }
  const expected = `--${name}: expected a value, as --${name} ${argument}`;
  if (value === undefined) throw new CommandError(`${expected}, got nothing`);
  if (inlineValue === true || !/^-./.test(value)) return value;
  throw new CommandError(
    `${expected}, got an option (a value that begins with a dash needs the sign =, as --${name}=-1)`,
  );
}

/** Takes the words apart. Throws for an unknown option, for a missing value and for a superfluous one. */
function wordsOf(args: readonly string[]): Words {
  const given = new Map<string, readonly string[]>();
  const operands: string[] = [];
  const { tokens } = parseArgs({ args: [...args], options: PARSED, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') given.set(token.name, [...(given.get(token.name) ?? []), valueOf(token)]);
  }
  return { given, operands };
}

/** The options of a command; refuses what would decide nothing, because who wrote it expects that it does. */
function optionsFor({ name, options }: Command, given: Words['given']): Given {
  const names = options.map((option) => option.name);
  const others = [...given.keys()].find((option) => !names.includes(option));
  if (others !== undefined) {
    const expected = options.length === 0 ? 'no option' : `an option of ${name}`;
    const meant = nearest(`--${others}`, names.map(dashed));
    throw new CommandError(`${name}: expected ${expected}, got --${others}${didYouMean(meant, SEE_HELP)}`);
  }
  // A flag says the same twice
  const twice = [...given].find(([option, values]) => values.length > 1 && OPTIONS.get(option)?.argument !== undefined);
  if (twice !== undefined) throw new CommandError(`--${twice[0]}: expected one value, got ${twice[1].length}`);
  return new Map([...given].map(([option, [value]]) => [option, value]));
}

/**
 * Reads a command line, once.
 *
 * @returns The work that it asks for.
 * @throws CommandError for words that can't be used.
 */
export function workOf(args: readonly string[]): (io: Io) => Promise<Printed> | Printed {
  const { given, operands } = wordsOf(args);
  const [word, ...others] = operands;
  const said = (text: string) => (): Printed => ({ text, notes: [], code: 0 });
  if (args.length === 0) return said(briefText(COMMANDS));
  if (given.has(HELP.name)) return said(helpText(COMMANDS, word));
  if (given.has(VERSION.name)) return ({ version }) => ({ text: `${version}\n`, notes: [], code: 0 });
  if (operands.length === 0) {
    throw new CommandError(`expected the command ${alternatives(NAMES)}, got nothing ${SEE_HELP}`);
  }
  const command = commandNamed(word, COMMANDS);
  if (others.length === 0 && command.operands.includes('FILE')) {
    throw new CommandError(`${command.name}: expected a file, got nothing`);
  }
  return command.read({ given: optionsFor(command, given), operands: others });
}
