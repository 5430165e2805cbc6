import { parseArgs } from 'node:util';

import { Refusal, sentenceOf } from './refusal.js';

/** What `standings` was asked for, as it was written. */
export interface StandingsRequest {
  readonly file: string;
  readonly tiebreaks: readonly string[] | undefined;
  readonly round: string | undefined;
  readonly edition: string | undefined;
  readonly format: string;
}

/** What the command line asks for. */
export type Request = 'help' | 'version' | StandingsRequest;

const OPTIONS = {
  tiebreaks: { type: 'string' },
  round: { type: 'string' },
  edition: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (thrown) {
    throw new Refusal(`${sentenceOf(thrown)} (crosstable --help shows what there is)`);
  }
}

/** Reads the command line. */
export function requestOf(words: readonly string[]): Request {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [command, file, ...others] = positionals;
  if (command !== 'standings') {
    const found = positionals.length === 0 ? 'nothing' : `"${command}"`;
    throw new Refusal(`expected the command "standings", got ${found} (crosstable --help shows what there is)`);
  }
  if (positionals.length === 1) throw new Refusal('standings: expected a file, got nothing');
  if (others.length > 0) throw new Refusal(`standings: expected one file, got "${others[0]}" too`);
  return {
    file,
    tiebreaks: values.tiebreaks?.split(',').map((code) => code.trim()),
    round: values.round,
    edition: values.edition,
    format: values.format,
  };
}
