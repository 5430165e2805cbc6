import { listInWords } from '@crosstable/core/text';
import { wrapped } from '@crosstable/report';

import { alternatives } from './command-error.js';
import { OPTION_LIST, optionsOf } from './options.js';
import { COMMANDS, type CommandName, type CommandSyntax, OPERANDS, type OptionSyntax, operandName } from './syntax.js';

// The lists at the end of the help text and of the man page.

/** The meaning of each exit code. */
export const EXIT_CODES: readonly (readonly [code: number, says: string])[] = [
  [
    0,
    'the command did what it was asked to do; this includes whatif when its time was too short to decide everything.',
  ],
  [1, 'check found something that can change a result, a score or a rank; audit found a wrong cell or rank.'],
  [2, "a file, a player or an option can't be used; standard error says why."],
];

/** The variables of the environment that count. */
export const ENVIRONMENT: readonly (readonly [name: string, says: string])[] = [
  ['NO_COLOR', 'turns colours off if it is set and not empty. By default, text on a terminal has colours.'],
  ['FORCE_COLOR', 'turns colours on everywhere if it is set to anything but 0. NO_COLOR takes precedence.'],
];

export const EXAMPLES: readonly string[] = [
  'crosstable standings open.trf --tiebreaks PTS,BH/C1,SB',
  'crosstable standings open.trf --format html > open.html',
  'crosstable explain open.trf csonka eriksen',
  'crosstable ratings open.trf --k 20',
  'crosstable check open.trf',
  'crosstable audit open.trf --table printed.csv',
  'crosstable compare open.trf',
  'crosstable whatif open.trf --player csonka --place 1',
  'crosstable event open.trf > open.json',
  'crosstable standings open.json',
  `echo '{ "games": [[{ "white": "Anna", "black": "Ben", "result": 1 }]] }' | crosstable standings -`,
];

/** The width of the help text in characters. */
const WIDTH = 98;

/** A command with its operands: `explain FILE PLAYER [PLAYER] [options]`. */
export function usageOf({ name, operands }: CommandSyntax): string {
  return [name, ...operands, ...(optionsOf(name).length > 0 ? ['[options]'] : [])].join(' ');
}

/** An option with what its value is called: `--round N`. */
export function writtenOption(name: string, { argument }: OptionSyntax): string {
  return argument === undefined ? `--${name}` : `--${name} ${argument}`;
}

/** Options that the same commands take, under a heading. */
export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly (readonly [name: string, option: OptionSyntax])[];
}

function headingOf({ commands }: OptionSyntax): string {
  if (commands === undefined) return 'Options of every command';
  return `Options of ${listInWords(commands, 'and')}`;
}

/** The options by the commands that take them. */
export function optionGroups(): readonly OptionGroup[] {
  const headings = [...new Set(OPTION_LIST.map(([, option]) => headingOf(option)))];
  return headings.map((heading) => ({
    heading,
    options: OPTION_LIST.filter(([, option]) => headingOf(option) === heading),
  }));
}

/** Terms with what there is to say of each, in two columns. */
function table(rows: readonly (readonly [term: string, says: string])[], column: number): string[] {
  return rows.flatMap(([term, says]) =>
    wrapped([says], WIDTH - column).map(
      (line, at) => (at === 0 ? `  ${term}`.padEnd(column) : ' '.repeat(column)) + line.trim(),
    ),
  );
}

function optionTable(options: OptionGroup['options']): string[] {
  return table(
    options.map(([name, option]) => [writtenOption(name, option), option.says] as const),
    20,
  );
}

function operandTable(names: readonly string[]): string[] {
  return table(
    names.map((name) => [name, OPERANDS[name]] as const),
    14,
  );
}

const EXIT_CODE_LINES = [
  'Exit codes:',
  ...table(
    EXIT_CODES.map(([code, says]) => [String(code), says] as const),
    5,
  ),
];

function helpText(): string {
  const usages = COMMANDS.map((command, at) => `${at === 0 ? 'Usage:' : '      '} crosstable ${usageOf(command)}`);
  const groups = optionGroups().flatMap(({ heading, options }) => ['', `${heading}:`, ...optionTable(options)]);
  return [
    ...usages,
    '',
    'Commands:',
    ...table(
      COMMANDS.map(({ name, says }) => [name, says] as const),
      14,
    ),
    '',
    ...operandTable(Object.keys(OPERANDS)),
    ...groups,
    '',
    'Environment:',
    ...table(ENVIRONMENT, 15),
    '',
    'Examples:',
    ...EXAMPLES.map((example) => `  ${example}`),
    '',
    ...EXIT_CODE_LINES,
    '',
  ].join('\n');
}

/** The text of `--help`. */
export const USAGE = helpText();

/** The text of `--help`, or after a command what there is to say of that one. */
export function usageText(name: CommandName | undefined): string {
  const command: CommandSyntax | undefined = COMMANDS.find((one) => one.name === name);
  if (command === undefined) return USAGE;
  const { formats, operands, says } = command;
  const options = OPTION_LIST.filter(([, { commands = [command.name] }]) => commands.includes(command.name));
  const own = options.map(([option, syntax]): OptionGroup['options'][number] =>
    option === 'format' ? [option, { ...syntax, says: `${alternatives(formats)}. Default: text.` }] : [option, syntax],
  );
  const examples = EXAMPLES.filter((example) => example.startsWith(`crosstable ${command.name} `));
  return [
    `Usage: crosstable ${usageOf(command)}`,
    '',
    ...wrapped([`${says[0].toUpperCase()}${says.slice(1)}`], WIDTH).map((line) => line.trim()),
    '',
    ...operandTable([...new Set(operands.map(operandName))]),
    '',
    'Options:',
    ...optionTable(own),
    '',
    ...(examples.length === 0 ? [] : ['Examples:', ...examples.map((example) => `  ${example}`), '']),
    ...EXIT_CODE_LINES,
    '',
  ].join('\n');
}
