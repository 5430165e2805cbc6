import { OPTION_LIST, optionsOf } from './options.js';
import { COMMANDS, type Completion, OPERANDS, operandName } from './syntax.js';

/** Each option that every command takes. */
const OF_ALL = OPTION_LIST.filter(([, { commands }]) => commands === undefined).map(([name]) => `--${name}`);

/** The command of bash that completes a word. */
function completing(completion: Completion): string {
  if (completion === 'files') return 'compopt -o default 2>/dev/null';
  if (completion === 'code') return 'COMPREPLY=($(compgen -W "$codes" -- "$current"))';
  if (completion === 'list of codes') {
    // The text before the last comma stays; the list may go on, so no blank follows
    return [
      'compopt -o nospace 2>/dev/null',
      'local before=; [[ $current == *,* ]] && before=${current%,*},',
      'COMPREPLY=($(compgen -P "$before" -W "$codes" -- "${current##*,}"))',
    ].join('; ');
  }
  return completion === 'none' ? ':' : `COMPREPLY=($(compgen -W "${completion.join(' ')}" -- "$current"))`;
}

/** The formats that each command has, where `--format` stands. */
function formatCases(): string[] {
  return COMMANDS.filter(({ formats }) => formats.length > 0).map(
    ({ name, formats }) => `        ${name}) ${completing(formats)} ;;`,
  );
}

function optionCases(): string[] {
  return OPTION_LIST.flatMap(([name, { argument, completion }]) => {
    if (argument === undefined) return [];
    if (name !== 'format') return [`    --${name}) ${completing(completion)}; return ;;`];
    return [`    --${name})`, '      case $command in', ...formatCases(), '      esac', '      return ;;'];
  });
}

function commandCases(): string[] {
  return COMMANDS.map(({ name, operands }) => {
    const options = [...optionsOf(name).map((option) => `--${option}`), ...OF_ALL].join(' ');
    const operandCases = operands.map((operand, at) => {
      const { completion } = OPERANDS[operandName(operand)];
      return `${at}) ${completing(completion)} ;;`;
    });
    const operand = operandCases.length === 0 ? ':' : `case $operands in ${operandCases.join(' ')} esac`;
    return `    ${name}) options='${options}'; [[ $current == -* ]] || { ${operand}; return; } ;;`;
  });
}

/** The completion for bash, from version 3.2. */
export function bashCompletion(codes: readonly string[]): string {
  const valued = OPTION_LIST.filter(([, { argument }]) => argument !== undefined).map(([name]) => `--${name}`);
  return [
    '# Completes crosstable in bash: source <(crosstable completion bash)',
    '_crosstable() {',
    "  local IFS=$' \\t\\n'",
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= operands=0 options at',
    `  local codes='${codes.join(' ')}'`,
    '  COMPREPLY=()',
    '  compopt +o default 2>/dev/null',
    '  # bash takes --format=html for three words',
    "  if [[ $current == '=' ]]; then current=; elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
    '  for ((at = 1; at < COMP_CWORD; at++)); do',
    '    case ${COMP_WORDS[at]} in',
    `      ${valued.join('|')}) at=$((at + 1)); [[ \${COMP_WORDS[at]} == '=' ]] && at=$((at + 1)) ;;`,
    '      -?*) ;;',
    '      *) if [[ -z $command ]]; then command=${COMP_WORDS[at]}; else operands=$((operands + 1)); fi ;;',
    '    esac',
    '  done',
    '  case $previous in',
    ...optionCases(),
    '  esac',
    '  case $command in',
    `    '') options='${OF_ALL.join(' ')}'; [[ $current == -* ]] || options='${COMMANDS.map(({ name }) => name).join(' ')}' ;;`,
    ...commandCases(),
    '  esac',
    '  COMPREPLY=($(compgen -W "$options" -- "$current"))',
    '}',
    'complete -o default -F _crosstable crosstable',
    '',
  ].join('\n');
}
