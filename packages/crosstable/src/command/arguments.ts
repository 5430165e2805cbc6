import { parseArgs } from 'node:util';

import { Refusal, sentenceOf } from './refusal.js';

/** Which tournament is looked at, and how: what all commands take, as it was written. */
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

/** What `ratings` was asked for. */
export interface RatingsRequest extends EventRequest {
  readonly command: 'ratings';
  readonly kind: string | undefined;
  readonly on: string | undefined;
  readonly k: string | undefined;
  readonly kFile: string | undefined;
}

/** What `event` was asked for: the tournament itself. */
export interface FormRequest {
  readonly command: 'event';
  readonly file: string;
}

/** What the command line asks for. */
export type Request = 'help' | 'version' | StandingsRequest | ExplainRequest | RatingsRequest | FormRequest;

const OPTIONS = {
  tiebreaks: { type: 'string' },
  tiebreak: { type: 'string' },
  round: { type: 'string' },
  edition: { type: 'string' },
  format: { type: 'string' },
  kind: { type: 'string' },
  on: { type: 'string' },
  k: { type: 'string' },
  'k-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** What all have to do with who compute something, what only tie-breaks, and what only ratings. */
const COMMON_OPTIONS = ['round', 'format'] as const;
const TIEBREAK_OPTIONS = ['tiebreaks', 'tiebreak', 'edition'] as const;
const RATING_OPTIONS = ['kind', 'on', 'k', 'k-file'] as const;

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

/** Refuses what would decide nothing: who wrote it expects that it does. */
function refuse(options: readonly (keyof Values)[], command: string, values: Values): void {
  const given = options.find((option) => values[option] !== undefined);
  const expected = command === 'event' ? 'no option' : `an option of ${command}`;
  if (given !== undefined) throw new Refusal(`${command}: expected ${expected}, got --${given} ${SEE_HELP}`);
}

function onlyFile(command: string, [file, ...others]: readonly string[]): string {
  if (others.length > 0) throw new Refusal(`${command}: expected one file, got "${others[0]}" too`);
  return file;
}

function standingsRequest(values: Values, given: readonly string[]): StandingsRequest {
  const file = onlyFile('standings', given);
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

function ratingsRequest(values: Values, given: readonly string[]): RatingsRequest {
  const file = onlyFile('ratings', given);
  const { kind, on, k, 'k-file': kFile } = values;
  if (k !== undefined && kFile !== undefined) throw new Refusal('ratings: expected --k or --k-file, got both');
  if (file === '-' && kFile === '-') throw new Refusal('ratings: expected one file from standard input, got two');
  return { command: 'ratings', ...eventRequest(file, values), kind, on, k, kFile };
}

/** Reads the command line. */
export function requestOf(words: readonly string[]): Request {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const command = positionals.at(0);
  const given = positionals.slice(1);
  if (command !== 'standings' && command !== 'explain' && command !== 'ratings' && command !== 'event') {
    const found = command === undefined ? 'nothing' : `"${command}"`;
    throw new Refusal(`expected the command "standings", "explain", "ratings" or "event", got ${found} ${SEE_HELP}`);
  }
  if (given.length === 0) throw new Refusal(`${command}: expected a file, got nothing`);
  if (command === 'event') {
    refuse([...COMMON_OPTIONS, ...TIEBREAK_OPTIONS, ...RATING_OPTIONS], command, values);
    return { command, file: onlyFile(command, given) };
  }
  refuse(command === 'ratings' ? TIEBREAK_OPTIONS : RATING_OPTIONS, command, values);
  if (command === 'ratings') return ratingsRequest(values, given);
  return command === 'standings' ? standingsRequest(values, given) : explainRequest(values, given);
}
