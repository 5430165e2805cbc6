import { nearest } from '@crosstable/core';
import { type ChessEvent, isOfTeams } from '@crosstable/event';

import { CommandError, SEE_HELP, didYouMean } from './command-error.js';
import type { Io, Printed } from './io.js';
import type { Given, Option } from './option.js';

/** The words behind the name of a command. */
export interface Line {
  readonly given: Given;
  /** As many as the command needs at least. */
  readonly operands: readonly string[];
}

/** A command: its syntax, what the help text says of it, and the reading of its line. */
export interface Command {
  readonly name: string;
  /** In their order; one in brackets may be left out. */
  readonly operands: readonly string[];
  /** The use of it, in a line. */
  readonly says: string;
  /** More to know, for its own help. */
  readonly more?: string;
  /** The finding for which its exit code is 1; left out for a command without that code. */
  readonly found?: string;
  readonly options: readonly Option<unknown>[];
  readonly examples: readonly string[];
  /** Reads a line; gives the work that it asks for. Throws a `CommandError` for words that can't be used. */
  readonly read: (line: Line) => (io: Io) => Promise<Printed> | Printed;
}

/** The command of a name. The error for another word says which was meant, or how a file is used. */
export function commandNamed(word: string, commands: readonly Command[]): Command {
  const command = commands.find(({ name }) => name === word);
  if (command !== undefined) return command;
  const withFile = /[./\\]|^-$/.test(word) ? `crosstable standings ${word}` : undefined;
  const meant =
    nearest(
      word,
      commands.map(({ name }) => name),
    ) ?? withFile;
  throw new CommandError(`there is no command "${word}"${didYouMean(meant, SEE_HELP)}`);
}

/** The only operand of a line. */
export function onlyFile(command: string, { operands: [file, ...others] }: Line): string {
  if (others.length > 0) throw new CommandError(`${command}: expected one file, got "${others[0]}" too`);
  return file;
}

/** Refuses to read two files from standard input. */
export function checkStandardInput(command: string, files: readonly (string | undefined)[]): void {
  const isTwice = files.filter((file) => file === '-').length > 1;
  if (isTwice) throw new CommandError(`${command}: expected one file from standard input, got two`);
}

/** Refuses a tournament of teams. */
export function checkPlayers(event: ChessEvent, command: string): void {
  if (isOfTeams(event)) throw new CommandError(`${command}: expected a tournament of players, got one of teams`);
}
