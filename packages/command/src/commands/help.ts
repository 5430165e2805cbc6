import { listInWords } from '@crosstable/core/text';
import { wrapped } from '@crosstable/report';

import { CommandError } from '../command-error.js';
import { type Command, commandNamed } from '../command.js';
import { type OptionSyntax, flag } from '../option.js';

export const HELP = flag({
  name: 'help',
  short: 'h',
  says: 'this text; after a command, the text about that command.',
});
export const VERSION = flag({ name: 'version', says: 'the version of crosstable.' });

// The lists at the end of the help text and of the man page.

/** The meaning of each exit code of some commands. */
export function exitCodes(commands: readonly Command[]): readonly (readonly [code: string, says: string])[] {
  const found = commands.filter((command) => command.found !== undefined);
  const named = found.map((one) =>
    commands.length === 1 ? `it found ${one.found}` : `${one.name} found ${one.found}`,
  );
  return [
    ['0', 'the command did what it was asked to do.'],
    ...(found.length === 0 ? [] : [['1', `${named.join('; ')}.`] as const]),
    ['2', "a file, a player or an option can't be used; standard error says why."],
  ];
}

/** The variables of the environment that count. */
export const ENVIRONMENT: readonly (readonly [name: string, says: string])[] = [
  [
    'LC_ALL',
    'the language of answers, where --language names none; without it LC_MESSAGES, and without both LANG. Other languages than these four, C and POSIX stand for English.',
  ],
  ['NO_COLOR', 'turns colours off if it is set and not empty. By default, text on a terminal has colours.'],
  ['FORCE_COLOR', 'turns colours on everywhere if it is set to anything but 0. NO_COLOR takes precedence.'],
];

/** The operands: what each is, and what there is to know beside. */
export const OPERANDS: Readonly<Record<string, readonly [says: string, more?: string]>> = {
  FILE: [
    'a tournament report file (TRF16, TRF26), JSON, PGN, or a printed crosstable (a saved page of Chess-Results or Vega, ' +
      'text copied from one, CSV, XLSX); - is standard input.',
    'JSON begins with {, has the games of each round, and is described by crosstable/event.schema.json.',
  ],
  PLAYER: ['a start number, a name, or a part of a name that only one player has; in a tournament of teams, a team.'],
  COMMAND: ['one of the commands, or files, for the ways to a file that can be read.'],
};

/** The width of the help text in characters. */
const WIDTH = 98;

/** A command with its operands: `explain FILE PLAYER [PLAYER] [options]`. */
export function usageOf({ name, operands, options }: Command): string {
  return [name, ...operands, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}

/** An option with what its value is called: `--round N`. */
export function writtenOption({ argument, name }: OptionSyntax): string {
  return argument === undefined ? `--${name}` : `--${name} ${argument}`;
}

/** A sentence with what there is to know beside. */
export function inFull(says: string, more?: string): string {
  return more === undefined ? says : `${says} ${more}`;
}

/** Options that the same commands take, under a heading. */
export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly OptionSyntax[];
}

/** The options by the commands that take them. */
export function optionGroups(commands: readonly Command[]): readonly OptionGroup[] {
  const groups = new Map<string, OptionSyntax[]>();
  for (const option of new Set(commands.flatMap(({ options }) => options))) {
    const names = commands.filter(({ options }) => options.includes(option)).map(({ name }) => name);
    const heading = `Options of ${listInWords(names, 'and')}`;
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  const known = [...groups].map(([heading, options]) => ({ heading, options }));
  return [...known, { heading: 'Options of every command', options: [HELP, VERSION] }];
}

/** Terms with what there is to say of each, in two columns. */
function table(rows: readonly (readonly [term: string, says: string])[], column: number): string[] {
  return rows.flatMap(([term, says]) =>
    wrapped([says], WIDTH - column).map((line, at) => (at === 0 ? `  ${term}` : '').padEnd(column) + line.trim()),
  );
}

function optionTable(options: readonly OptionSyntax[]): string[] {
  return table(
    options.map((option) => [writtenOption(option), option.says]),
    20,
  );
}

function exampleLines(examples: readonly string[]): string[] {
  return examples.length === 0 ? [] : ['', 'Examples:', ...examples.map((example) => `  ${example}`)];
}

function exitCodeLines(commands: readonly Command[]): string[] {
  return ['', 'Exit codes:', ...table(exitCodes(commands), 5), ''];
}

/** The first text for who knows nothing: the commands, a line each, and where to read on. */
export function briefText(commands: readonly Command[]): string {
  return [
    'Usage: crosstable COMMAND FILE [options]',
    '',
    'Commands:',
    ...commands.map(({ name, says }) => `  ${name.padEnd(12)}${says}`),
    ...exampleLines(commands[0].examples.slice(0, 1)),
    '',
    'crosstable help COMMAND says more about a command, and crosstable help files',
    'about files. crosstable --help says all.',
    '',
  ].join('\n');
}

/** The text about all commands. */
function wholeText(commands: readonly Command[]): string {
  return [
    ...commands.map((command, at) => `${at === 0 ? 'Usage:' : '      '} crosstable ${usageOf(command)}`),
    '',
    'Commands:',
    ...table(
      commands.map(({ more, name, says }) => [name, inFull(says, more)]),
      14,
    ),
    '',
    ...table(
      Object.entries(OPERANDS).map(([name, [says, more]]) => [name, inFull(says, more)]),
      14,
    ),
    ...optionGroups(commands).flatMap(({ heading, options }) => [
      ...['', ...wrapped([`${heading}:`], WIDTH)],
      ...optionTable(options),
    ]),
    '',
    'Environment:',
    ...table(ENVIRONMENT, 15),
    ...exampleLines(commands.flatMap(({ examples }) => examples)),
    ...exitCodeLines(commands),
  ].join('\n');
}

/** The text about one command. */
function textAbout(command: Command): string {
  const { examples, more, operands, options, says } = command;
  // One may be left out, and of another there may be several
  const names = new Set(operands.map((operand) => operand.replaceAll(/[[\].]/g, '')));
  return [
    `Usage: crosstable ${usageOf(command)}`,
    '',
    ...wrapped([inFull(`${says[0].toUpperCase()}${says.slice(1)}`, more)], WIDTH).map((line) => line.trim()),
    '',
    ...table(
      [...names].map((name) => [name, OPERANDS[name][0]]),
      14,
    ),
    '',
    'Options:',
    ...optionTable([...options, { ...HELP, says: 'this text.' }]),
    ...exampleLines(examples),
    ...exitCodeLines([command]),
  ].join('\n');
}

/** The text about a command; about all of them where the word is none. */
export function helpText(commands: readonly Command[], word: string | undefined): string {
  const command = commands.find(({ name }) => name === word);
  return command === undefined ? wholeText(commands) : textAbout(command);
}

/** The topic of `help` that is no command. */
const FILES = 'files';

/** The kinds of files that can be read. */
const FILES_READ: readonly (readonly [kind: string, says: string])[] = [
  ['tournament report', 'TRF16 or TRF26, which pairing programs export for FIDE.'],
  ['Swiss-Manager', 'its own files: TUNX, TURX, TUTX and TUMX.'],
  ['Swiss-Chess', 'its own files: SWT of version 8 or later.'],
  ['PGN', 'of a tournament, with the rounds of the games; it has no byes. Of several in one file, --group takes one.'],
  ['JSON', 'games or matches, as crosstable/event.schema.json describes them.'],
  [
    'crosstable',
    'with all games: a saved page of Chess-Results or Vega, also in a web archive (.mhtml, .webarchive), text copied from one, CSV or XLSX of Swiss-Manager, columns separated by blanks as SwissPerfect and Swiss-Chess print them, a cell a line as phones copy them; of teams with the points on all boards, as 18w4½. Of several in one file, --group takes one.',
  ],
  ['list of pairings', 'of Swiss-Manager, with the headings Runde, NrW, NrS, ErgW and ErgS; it has no names.'],
];

/** The text about files: which can be read, and how programs give one of them. Its sentences are loaded with it. */
async function textAboutFiles(): Promise<string> {
  const [{ PROGRAM_NAMES, RECIPE_OF }, { RECIPES }] = await Promise.all([
    import('@crosstable/words/recipes'),
    import('@crosstable/words/recipes/en'),
  ]);
  const { recipes } = RECIPES;
  const ofPrograms = PROGRAM_NAMES.map((program) => [program, recipes[RECIPE_OF[program]]({ program })] as const);
  return [
    'Files that can be read:',
    ...table(FILES_READ, 23),
    '',
    'How to get one:',
    ...table(
      [
        ...ofPrograms,
        ['an old .xls', recipes['new-spreadsheet']({})],
        ['a cut web archive', recipes['saved-page']({})],
        ['any other file', recipes.crosstable({})],
      ],
      20,
    ),
    '',
  ].join('\n');
}

/** The command that tells of the others and of itself. */
export function helpAbout(others: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    operands: ['[COMMAND]'],
    says: 'prints the text about a command, all of them, or files.',
    options: [],
    examples: ['crosstable help standings', 'crosstable help files'],
    read({ operands }) {
      const [word, ...superfluous] = operands;
      const commands = [...others, help];
      if (operands.length > 0 && word !== FILES) commandNamed(word, commands);
      if (superfluous.length > 0) throw new CommandError(`help: expected one command, got "${superfluous[0]}" too`);
      return async () => {
        const text = word === FILES ? await textAboutFiles() : helpText(commands, word);
        return { text, notes: [], code: 0 };
      };
    },
  };
  return help;
}
