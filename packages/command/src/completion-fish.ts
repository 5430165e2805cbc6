import { OPTION_LIST } from './options.js';
import { COMMANDS, type Completion, OPERANDS, type OptionSyntax, operandName } from './syntax.js';

/** A text between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** The options of `complete` for a value. */
function completing(completion: Completion): string {
  if (completion === 'files') return '-F';
  if (completion === 'code') return "-f -a '$__crosstable_codes'";
  if (completion === 'list of codes') return "-f -a '(__crosstable_list)'";
  return completion === 'none' ? '-f' : `-f -a ${quoted(completion.join(' '))}`;
}

/** The first sentence: a line of the list that fish shows has no room for more. */
function brief(says: string): string {
  return says.split(/[.;] /)[0].replace(/\.$/, '');
}

function optionLines(name: string, option: OptionSyntax): string[] {
  const { argument, commands, says, completion, short } = option;
  const named = `complete -c crosstable -l ${name}${short === undefined ? '' : ` -s ${short}`} -d ${quoted(brief(says))}`;
  if (argument === undefined) return [`${named} -f`];
  if (name === 'format') {
    return COMMANDS.filter(({ formats }) => formats.length > 0).map(
      ({ name: command, formats }) =>
        `complete -c crosstable -n '__fish_seen_subcommand_from ${command}' -l format -x -a ${quoted(formats.join(' '))}`,
    );
  }
  return [`${named} -n '__fish_seen_subcommand_from ${(commands ?? []).join(' ')}' -r ${completing(completion)}`];
}

/** The words behind a command: no more of each than it takes. */
function operandLines({ name, operands }: (typeof COMMANDS)[number]): string[] {
  const completions = new Set(operands.map((operand) => OPERANDS[operandName(operand)].completion));
  return [...completions]
    .filter((completion) => completion !== 'none')
    .map((completion) => `complete -c crosstable -n '__fish_seen_subcommand_from ${name}' ${completing(completion)}`);
}

/** The completion for fish. */
export function fishCompletion(codes: readonly string[]): string {
  return [
    '# Completes crosstable in fish: crosstable completion fish | source',
    `set -g __crosstable_codes ${codes.join(' ')}`,
    'function __crosstable_list',
    "  set -l before (string match -r '^(?:.*[,=])?' -- (commandline -ct) | string replace -r '^.*=' '')",
    '  printf "$before%s\\n" $__crosstable_codes',
    'end',
    'complete -c crosstable -f',
    ...COMMANDS.map(
      ({ name, says }) => `complete -c crosstable -n __fish_use_subcommand -a ${name} -d ${quoted(brief(says))}`,
    ),
    ...OPTION_LIST.flatMap(([name, option]) => optionLines(name, option)),
    ...COMMANDS.flatMap(operandLines),
    '',
  ].join('\n');
}
