import { nearest } from '@crosstable/core';

import type { RatingRulesRequest } from './asked-rating-rules.js';
import { CommandError, alternatives, didYouMean } from './command-error.js';
import { optionsOf } from './options.js';
import { SEE_HELP, parsedOptions } from './parsed-options.js';
import { COMMANDS, type CommandName } from './syntax.js';

/** The tournament and the options of every command that computes, as they were written. */
export interface TournamentRequest extends RatingRulesRequest {
  readonly file: string;
  readonly tiebreaks: readonly string[] | undefined;
  /** Whether players are ranked, so that a list of tie-breaks is needed. */
  readonly isRanked: boolean;
  readonly round: string | undefined;
  readonly edition: string | undefined;
  /** Ids of players, or of teams, who were expelled. */
  readonly expelled: readonly string[];
  readonly format: string;
}

/** The arguments of `standings`. */
export interface StandingsRequest extends TournamentRequest {
  readonly command: 'standings';
  /** Whether lots are drawn between the tied. */
  readonly lots: boolean;
}

/** The arguments of `standings --players`: the players of an event of teams. */
export interface PrizesRequest extends TournamentRequest {
  readonly command: 'prizes';
  readonly board: string | undefined;
  readonly minimum: string | undefined;
}

/** The arguments of `explain`: the values of one player, or the order of two. */
export interface ExplainRequest extends TournamentRequest {
  readonly command: 'explain';
  readonly player: string;
  readonly other: string | undefined;
  readonly tiebreak: string | undefined;
}

/** The arguments of `ratings`. */
export interface RatingsRequest extends TournamentRequest {
  readonly command: 'ratings';
  readonly kind: string | undefined;
  readonly on: string | undefined;
  readonly k: string | undefined;
  readonly kFile: string | undefined;
}

/** The arguments of `event`, which prints the tournament itself. */
export interface EventRequest {
  readonly command: 'event';
  readonly file: string;
}

/** The arguments of `check`. */
export interface CheckRequest extends RatingRulesRequest {
  readonly command: 'check';
  readonly file: string;
  /** The files that follow, one for each later round. */
  readonly others: readonly string[];
  readonly format: string;
}

/** The arguments of `audit`. */
export interface AuditRequest {
  readonly command: 'audit';
  readonly file: string;
  readonly table: string | undefined;
  readonly format: string;
}

/** The arguments of `compare`. */
export interface CompareRequest {
  readonly command: 'compare';
  readonly file: string;
  readonly editions: string | undefined;
  readonly tiebreaks: readonly string[] | undefined;
  readonly format: string;
}

/** The arguments of `whatif`. */
export interface WhatIfRequest extends TournamentRequest {
  readonly command: 'whatif';
  readonly player: string;
  readonly place: string | undefined;
  readonly chances: boolean;
  readonly drawRate: string | undefined;
  readonly budget: string | undefined;
}

/** The arguments of `help`: the command that is asked about, if any. */
export interface HelpRequest {
  readonly command: 'help';
  readonly about: CommandName | undefined;
}

/** The commands that read a file. */
export type FileRequest =
  | StandingsRequest
  | PrizesRequest
  | ExplainRequest
  | RatingsRequest
  | CheckRequest
  | AuditRequest
  | CompareRequest
  | WhatIfRequest
  | EventRequest;

/** The request of a command line. */
export type Request = 'version' | HelpRequest | FileRequest;

type Values = ReturnType<typeof parsedOptions>['values'];

/** A list with commas. */
function listIn(words: string | undefined): readonly string[] | undefined {
  return words?.split(',').map((word) => word.trim());
}

function tournamentRequest(
  file: string,
  { tiebreaks, tiebreak, round, edition, expelled, unrated, ratings, format = 'text' }: Values,
): TournamentRequest {
  return {
    file,
    tiebreaks: listIn(tiebreaks),
    isRanked: tiebreak === undefined,
    round,
    edition,
    expelled: listIn(expelled) ?? [],
    unrated,
    ratings,
    format,
  };
}

/** Refuses what would decide nothing: who wrote it expects that it does. */
function refuseOthers(command: CommandName, values: Values): void {
  const allowed = optionsOf(command);
  const given = Object.keys(values).find((option) => !allowed.includes(option));
  const expected = allowed.length === 0 ? 'no option' : `an option of ${command}`;
  if (given !== undefined) throw new CommandError(`${command}: expected ${expected}, got --${given} ${SEE_HELP}`);
}

function onlyFile(command: string, [file, ...others]: readonly string[]): string {
  if (others.length > 0) throw new CommandError(`${command}: expected one file, got "${others[0]}" too`);
  return file;
}

function standingsRequest(values: Values, given: readonly string[]): StandingsRequest | PrizesRequest {
  const asked = tournamentRequest(onlyFile('standings', given), values);
  const { board, lots = false, minimum, players = false } = values;
  if (!players) {
    const option = board === undefined ? 'minimum' : 'board';
    if (values[option] !== undefined) throw new CommandError(`standings: expected --players beside --${option}`);
    return { command: 'standings', ...asked, lots };
  }
  const idle = (['tiebreaks', 'lots', 'expelled'] as const).find((option) => values[option] !== undefined);
  if (idle !== undefined) throw new CommandError(`standings: expected --players without --${idle}, got both`);
  return { command: 'prizes', ...asked, isRanked: false, board, minimum };
}

function explainRequest(values: Values, given: readonly string[]): ExplainRequest {
  if (given.length < 2) throw new CommandError('explain: expected a player after the file, got nothing');
  const [file, player, ...others] = given;
  const other = others.shift();
  if (others.length > 0) {
    throw new CommandError(`explain: expected one player or two, got "${others[0]}" too (quotes keep a name together)`);
  }
  const { tiebreak } = values;
  if (tiebreak !== undefined && other !== undefined) {
    throw new CommandError('explain: expected --tiebreaks with a list for two players, got --tiebreak');
  }
  if (tiebreak !== undefined && values.tiebreaks !== undefined) {
    throw new CommandError('explain: expected --tiebreak or --tiebreaks, got both');
  }
  return { command: 'explain', ...tournamentRequest(file, values), player, other, tiebreak };
}

function ratingsRequest(values: Values, given: readonly string[]): RatingsRequest {
  const file = onlyFile('ratings', given);
  const { kind, on, k, 'k-file': kFile } = values;
  if (k !== undefined && kFile !== undefined) throw new CommandError('ratings: expected --k or --k-file, got both');
  if (file === '-' && kFile === '-') throw new CommandError('ratings: expected one file from standard input, got two');
  return { command: 'ratings', ...tournamentRequest(file, values), isRanked: false, kind, on, k, kFile };
}

function checkRequest(
  { format = 'text', ratings, unrated }: Values,
  [file, ...others]: readonly string[],
): CheckRequest {
  const isTwice = [file, ...others].filter((one) => one === '-').length > 1;
  if (isTwice) throw new CommandError('check: expected one file from standard input, got two');
  return { command: 'check', file, others, format, ratings, unrated };
}

function auditRequest({ format = 'text', table }: Values, given: readonly string[]): AuditRequest {
  const file = onlyFile('audit', given);
  if (file === '-' && table === '-') throw new CommandError('audit: expected one file from standard input, got two');
  return { command: 'audit', file, table, format };
}

function compareRequest({ editions, format = 'text', tiebreaks }: Values, given: readonly string[]): CompareRequest {
  return { command: 'compare', file: onlyFile('compare', given), editions, tiebreaks: listIn(tiebreaks), format };
}

function whatIfRequest(values: Values, given: readonly string[]): WhatIfRequest {
  const { budget, chances = false, 'draw-rate': drawRate, place, player } = values;
  const [, word] = given;
  const meant = didYouMean(word && `--player ${JSON.stringify(word)}`, 'with a player, got nothing');
  if (player === undefined) throw new CommandError(`whatif: expected --player${meant}`);
  const asked = tournamentRequest(onlyFile('whatif', given), values);
  if (chances && place === undefined) throw new CommandError('whatif: expected --place beside --chances');
  if (!chances && drawRate !== undefined) throw new CommandError('whatif: expected --chances beside --draw-rate');
  return { command: 'whatif', ...asked, player, place, chances, drawRate, budget };
}

/** The readers of each command's options and operands, of which there is at least one. */
const READERS: Readonly<
  Record<Exclude<CommandName, 'help'>, (values: Values, given: readonly string[]) => Exclude<Request, string>>
> = {
  standings: standingsRequest,
  explain: explainRequest,
  ratings: ratingsRequest,
  check: checkRequest,
  audit: auditRequest,
  compare: compareRequest,
  whatif: whatIfRequest,
  event: (_values, given) => ({ command: 'event', file: onlyFile('event', given) }),
};

const NAMES: readonly CommandName[] = COMMANDS.map(({ name }) => name);

/** The error for a first word that is no command: the command that was meant, or the use of a file. */
function unknownCommand(given: string): CommandError {
  const meant = nearest(given, NAMES);
  const withFile = /[./\\]|^-$/.test(given) ? `crosstable standings ${given}` : undefined;
  return new CommandError(`there is no command "${given}"${didYouMean(meant ?? withFile, SEE_HELP)}`);
}

function helpRequest(given: readonly string[]): HelpRequest {
  const [first, ...others] = given;
  const about = NAMES.find((one) => one === first);
  if (given.length > 0 && about === undefined) throw unknownCommand(first);
  if (others.length > 0) throw new CommandError(`help: expected one command, got "${others[0]}" too`);
  return { command: 'help', about };
}

/** Reads the command line. */
export function requestOf(words: readonly string[]): Request {
  const { values, positionals } = parsedOptions(words);
  const [first = '', ...given] = positionals;
  const command = NAMES.find((one) => one === first);
  if (values.help || words.length === 0) return { command: 'help', about: command };
  if (values.version) return 'version';
  if (command === 'help') return helpRequest(given);
  if (command === undefined) {
    if (positionals.length > 0) throw unknownCommand(first);
    throw new CommandError(`expected the command ${alternatives(NAMES)}, got nothing ${SEE_HELP}`);
  }
  if (given.length === 0) throw new CommandError(`${command}: expected a file, got nothing`);
  if (command === 'standings' && values.tiebreak !== undefined) {
    throw new CommandError('standings: expected --tiebreaks with the whole list, got --tiebreak');
  }
  refuseOthers(command, values);
  return READERS[command](values, given);
}
