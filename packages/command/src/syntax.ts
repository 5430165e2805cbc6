// The commands, their operands, and the form of options: the command line is read by them, and the help text and the
// man page are made of them.

import { FORMATS } from '@crosstable/report';

export interface CommandSyntax {
  readonly name: string;
  /** In their order; one in brackets may be left out. */
  readonly operands: readonly string[];
  readonly formats: readonly string[];
  readonly says: string;
}

export interface OptionSyntax {
  /** For `parseArgs`. */
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** The name of the value; left out for an option without one. */
  readonly argument?: string;
  /** The commands that take it; left out where all do. */
  readonly commands?: readonly string[];
  readonly says: string;
}

export const COMMANDS = [
  {
    name: 'standings',
    operands: ['FILE'],
    formats: FORMATS,
    says: 'ranks the players, or the teams of a tournament of teams.',
  },
  {
    name: 'explain',
    operands: ['FILE', 'PLAYER', '[PLAYER]'],
    formats: FORMATS,
    says: 'says where the values of a player come from; for two players, which tie-break puts one before the other, and why.',
  },
  {
    name: 'ratings',
    operands: ['FILE'],
    formats: FORMATS,
    says:
      'prints the expected score and the performance of every rated player, by the ratings in the file; with K also the ' +
      'change of the rating.',
  },
  {
    name: 'check',
    operands: ['FILE', '[FILE...]'],
    formats: FORMATS,
    says:
      'lists everything that looks wrong in the file. Findings that can change a result, a score or a rank come first, such as ' +
      'the first rank that does not follow from the list of tie-breaks. Takes several files, such as one for each round.',
  },
  {
    name: 'audit',
    operands: ['FILE'],
    formats: FORMATS,
    says:
      'finds out which rule made each column of a printed table, and which cells and ranks are wrong; without a table, ' +
      'which lists give the ranks of the file. A last round without any result is left out.',
  },
  {
    name: 'compare',
    operands: ['FILE'],
    formats: FORMATS,
    says: 'says who moves under the other edition, and by which article.',
  },
  {
    name: 'whatif',
    operands: ['FILE'],
    formats: FORMATS,
    says: 'lists the places that a player can still reach in the last round, after a win, a draw and a loss, and the conditions.',
  },
  { name: 'event', operands: ['FILE'], formats: [], says: 'writes the file as JSON.' },
  {
    name: 'help',
    operands: ['[COMMAND]'],
    formats: [],
    says: 'prints this text; with a command, the text about that command.',
  },
] as const satisfies readonly CommandSyntax[];

/** The name of a command. */
export type CommandName = (typeof COMMANDS)[number]['name'];

/** The operands, and what each is. */
export const OPERANDS: Readonly<Record<string, string>> = {
  FILE:
    'a tournament report file (TRF16, TRF26), JSON, or a printed crosstable (a saved page of Chess-Results or Vega, ' +
    'text copied from one, CSV, XLSX); - is standard input. JSON begins with {, has the games of each round, and is ' +
    'described by crosstable/event.schema.json.',
  PLAYER: 'a start number, a name, or a part of a name that only one player has; in a tournament of teams, a team.',
  COMMAND: 'one of the commands.',
};

/** The name of an operand that may be left out, or of which there may be several. */
export function operandName(operand: string): string {
  return operand.replaceAll(/[[\].]/g, '');
}
