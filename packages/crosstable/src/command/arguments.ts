import { parseArgs } from 'node:util';

import { Refusal, sentenceOf } from './refusal.js';

/** Which tournament is looked at, and how: what both commands take, as it was written. */
export interface EventRequest {
  readonly file: string;
  readonly tiebreaks: readonly string[] | undefined;
  readonly round: string | undefined;
  readonly edition: string | undefined;
  readonly format: string;
}

/** What `standings` was asked for. */
export interface StandingsRequest extends EventRequest {
  readonly command: 'standings';
}

/** What `explain` was asked for: the values of one player, or the order of two. */
export interface ExplainRequest extends EventRequest {
  readonly command: 'explain';
  readonly player: string;
  readonly other: string | undefined;
  readonly tiebreak: string | undefined;
}

/** What the command line asks for. */
export type Request = 'help' | 'version' | StandingsRequest | ExplainRequest;

const OPTIONS = {
  tiebreaks: { type: 'string' },
  tiebreak: { type: 'string' },
  round: { type: 'string' },
  edition: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Where to go on reading. */
const SEE_HELP = '(crosstable --help shows what there is)';

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (thrown) {
    throw new Refusal(`${sentenceOf(thrown)} ${SEE_HELP}`);
  }
}

type Values = ReturnType<typeof parsed>['values'];

function eventRequest(file: string, { tiebreaks, round, edition, format = 'text' }: Values): EventRequest {
  return { file, tiebreaks: tiebreaks?.split(',').map((code) => code.trim()), round, edition, format };
}

function standingsRequest(values: Values, [file, ...others]: readonly string[]): StandingsRequest {
  if (others.length > 0) throw new Refusal(`standings: expected one file, got "${others[0]}" too`);
  if (values.tiebreak !== undefined) {
    throw new Refusal('standings: expected --tiebreaks with the whole list, got --tiebreak');
  }
  return { command: 'standings', ...eventRequest(file, values) };
}

function explainRequest(values: Values, given: readonly string[]): ExplainRequest {
  if (given.length < 2) throw new Refusal('explain: expected a player after the file, got nothing');
  const [file, player, ...others] = given;
  const other = others.shift();
  if (others.length > 0) {
    throw new Refusal(`explain: expected one player or two, got "${others[0]}" too (quotes keep a name together)`);
  }
  const { tiebreak } = values;
  if (tiebreak !== undefined && other !== undefined) {
    throw new Refusal('explain: expected --tiebreaks with a list for two players, got --tiebreak');
  }
  return { command: 'explain', ...eventRequest(file, values), player, other, tiebreak };
}

/** Reads the command line. */
export function requestOf(words: readonly string[]): Request {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const command = positionals.at(0);
  const given = positionals.slice(1);
  if (command !== 'standings' && command !== 'explain') {
    const found = command === undefined ? 'nothing' : `"${command}"`;
    throw new Refusal(`expected the command "standings" or "explain", got ${found} ${SEE_HELP}`);
  }
  if (given.length === 0) throw new Refusal(`${command}: expected a file, got nothing`);
  return command === 'standings' ? standingsRequest(values, given) : explainRequest(values, given);
}
