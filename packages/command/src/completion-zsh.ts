import { OPTION_LIST } from './options.js';
import { COMMANDS, type Completion, OPERANDS, type OptionSyntax, operandName } from './syntax.js';

/** A text between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A text within a specification of `_arguments`, with its brackets and colons escaped. */
function described(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
}

/** The action of `_arguments` that completes a value. */
function action(completion: Completion): string {
  if (completion === 'files') return '_files';
  if (completion === 'code') return '($codes)';
  if (completion === 'list of codes') return '_sequence compadd - $codes';
  return completion === 'none' ? ' ' : `(${completion.join(' ')})`;
}

/** The specification of an option for a command. */
function optionSpec(name: string, option: OptionSyntax, formats: readonly string[]): string {
  const { argument, says, completion } = option;
  const text = `--${name}[${described(says)}]`;
  if (argument === undefined) return `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`;
  const values = name === 'format' ? formats : completion;
  const [before, after] = [`${text.replace('[', '=[')}:${argument}:`, action(values)];
  // Double quotes where the script's own list of codes is meant
  return after.includes('$') ? `${quoted(before)}"${after}"` : quoted(before + after);
}

function commandCase({ name, operands, formats }: (typeof COMMANDS)[number]): string[] {
  const options = OPTION_LIST.filter(([, { commands }]) => commands === undefined || commands.includes(name));
  const words = operands.map((operand) => {
    const isOptional = operand.startsWith('[');
    const called = operandName(operand);
    return quoted(`:${isOptional ? ':' : ''}${called}:${action(OPERANDS[called].completion)}`);
  });
  const specs = [...options.map(([option, syntax]) => optionSpec(option, syntax, formats)), ...words];
  return [`    ${name})`, '      _arguments \\', `        ${specs.join(' \\\n        ')}`, '      ;;'];
}

/** The completion for zsh: to be sourced, or as the file `_crosstable` in a folder of `fpath`. */
export function zshCompletion(codes: readonly string[]): string {
  return [
    '#compdef crosstable',
    '# Completes crosstable in zsh: source <(crosstable completion zsh), after compinit',
    '_crosstable() {',
    '  local -a codes commands',
    `  codes=(${codes.join(' ')})`,
    '  commands=(',
    ...COMMANDS.map(({ name, says }) => `    ${quoted(`${name}:${described(says)}`)}`),
    '  )',
    '  if (( CURRENT == 2 )); then',
    '    [[ $words[2] == -* ]] && { compadd -- --help --version; return }',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  local command=$words[2]',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case $command in',
    ...COMMANDS.flatMap(commandCase),
    '  esac',
    '}',
    'if [[ $funcstack[1] == _crosstable ]]; then _crosstable "$@"; else compdef _crosstable crosstable; fi',
    '',
  ].join('\n');
}
