import { COMMANDS } from './commands.js';
import { ENVIRONMENT, OPERANDS, exitCodes, inFull, optionGroups, usageOf, writtenOption } from './commands/help.js';

/** A text that stands for itself in roff: its backslashes and hyphens are no commands, nor are a point and an apostrophe in front. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^[.']/, String.raw`\&$&`);
}

/** Terms with what there is to say of each. */
function terms(rows: readonly (readonly [term: string, says: string])[]): string[] {
  return rows.flatMap(([term, says]) => ['.TP', `\\fB${escaped(term)}\\fR`, escaped(says)]);
}

/** The man page of a version, in the macros of man(7): what `--help` says, section by section. */
export function manPage(version: string): string {
  return [
    `.TH CROSSTABLE 1 "" "crosstable ${escaped(version)}" "User Commands"`,
    '.SH NAME',
    String.raw`crosstable \- standings, tie\-breaks and their explanations for chess tournaments`,
    '.SH SYNOPSIS',
    ...COMMANDS.flatMap((command, at) => [
      ...(at === 0 ? [] : ['.br']),
      `\\fBcrosstable\\fR ${escaped(usageOf(command))}`,
    ]),
    '.SH COMMANDS',
    ...terms(COMMANDS.map(({ more, name, says }) => [name, inFull(says, more)])),
    '.SH OPERANDS',
    ...terms(Object.entries(OPERANDS).map(([name, [says, more]]) => [name, inFull(says, more)])),
    '.SH OPTIONS',
    ...optionGroups(COMMANDS).flatMap(({ heading, options }) => [
      `.SS ${escaped(heading)}`,
      ...terms(options.map((option) => [writtenOption(option), option.says])),
    ]),
    '.SH ENVIRONMENT',
    ...terms(ENVIRONMENT),
    '.SH EXIT STATUS',
    ...terms(exitCodes(COMMANDS)),
    '.SH EXAMPLES',
    '.nf',
    ...COMMANDS.flatMap(({ examples }) => examples).map(escaped),
    '.fi',
    '',
  ].join('\n');
}
