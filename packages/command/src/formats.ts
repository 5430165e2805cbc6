import { type ChessEvent, isOfTeams } from '@crosstable/event';
import { FORMATS, type Format } from '@crosstable/report';

import { CommandError, alternatives } from './command-error.js';

/** The format that was asked for. */
export function formatOf(asked: string): Format {
  const format = FORMATS.find((one) => one === asked);
  if (format !== undefined) return format;
  throw new CommandError(`--format: expected ${alternatives(FORMATS)}, got "${asked}"`);
}

/** Throws for a tournament of teams. */
export function checkPlayers(event: ChessEvent, command: string): void {
  if (isOfTeams(event)) throw new CommandError(`${command}: expected a tournament of players, got one of teams`);
}
