// The options of the commands.

import { EDITIONS } from '@crosstable/core';
import { RATING_KINDS } from '@crosstable/elo/inside';
import { DEFAULT_LISTS } from '@crosstable/event';

import { alternatives, formatsInWords } from './command-error.js';
import { COMMANDS, type CommandSyntax, type OptionSyntax } from './syntax.js';

const WITH_FORMATS: readonly CommandSyntax[] = COMMANDS.filter(({ formats }) => formats.length > 0);

export const OPTIONS = {
  format: {
    type: 'string',
    argument: 'F',
    commands: WITH_FORMATS.map(({ name }) => name),
    says: `${formatsInWords(WITH_FORMATS)}. Default: text.`,
  },
  round: {
    type: 'string',
    argument: 'N',
    commands: ['standings', 'explain', 'ratings', 'whatif'],
    says: 'the state after round N; whatif forgets the results of round N. Default: the last round that was paired.',
  },
  tiebreaks: {
    type: 'string',
    argument: 'LIST',
    commands: ['standings', 'explain', 'compare', 'whatif'],
    says:
      'the tie-breaks in their order, such as PTS,DE,BH/C1; PTS comes first if the list leaves it out. Default: the list of ' +
      `the file; without one ${DEFAULT_LISTS['round-robin'].join(',')} in a round robin, ${DEFAULT_LISTS.teams.join(',')} for ` +
      `teams, and ${DEFAULT_LISTS.swiss.join(',')} otherwise.`,
  },
  edition: {
    type: 'string',
    argument: 'E',
    commands: ['standings', 'explain', 'whatif'],
    says: `${alternatives([...EDITIONS].reverse())}; default: that of the file, or the one in force at its start.`,
  },
  expelled: {
    type: 'string',
    argument: 'IDS',
    commands: ['standings', 'explain'],
    says: 'start numbers of expelled players, or of teams, such as 3,17. They stand last and have no rank; their games still count for the opponents.',
  },
  unrated: {
    type: 'string',
    argument: 'R',
    commands: ['standings', 'explain', 'check'],
    says: 'a rating that counts for every unrated player (C.07 Art. 10), or skip, which leaves unrated opponents out.',
  },
  ratings: {
    type: 'string',
    argument: 'WHICH',
    commands: ['standings', 'explain', 'check'],
    says: 'the rating that counts if a player has several: first, round (the one of the round of the game) or N (the one of round N). Default: first.',
  },
  lots: {
    type: 'boolean',
    commands: ['standings'],
    says: 'draws lots between players whom the list leaves tied. The seed comes from the tournament and is printed below the table, with csv on standard error.',
  },
  table: {
    type: 'string',
    argument: 'CSV',
    commands: ['audit'],
    says:
      'the printed table: a line of headings, then a line for each player. The headings are No or Name, Rank and Points (of ' +
      'teams MP and GP) if they are printed, or other words for these, and the columns. Or a saved page of standings, with the names of the players.',
  },
  editions: {
    type: 'string',
    argument: 'A,B',
    commands: ['compare'],
    says: `the editions to compare; default: ${EDITIONS.slice(-2).join()}.`,
  },
  tiebreak: {
    type: 'string',
    argument: 'CODE',
    commands: ['explain'],
    says: 'explain this tie-break of one player, instead of the whole list.',
  },
  player: {
    type: 'string',
    argument: 'ID',
    commands: ['whatif'],
    says: 'the player, always required: a start number, a name, or a part of a name that only one player has.',
  },
  place: {
    type: 'string',
    argument: 'K',
    commands: ['whatif'],
    says: 'also say which results of other games suffice for place K or better.',
  },
  chances: {
    type: 'boolean',
    commands: ['whatif'],
    says: 'with --place: also the probability of that place or better, if all results are equally likely.',
  },
  'draw-rate': {
    type: 'string',
    argument: 'R',
    commands: ['whatif'],
    says: 'with --chances: results as the ratings make them likely; R is the share of draws, such as 0.3.',
  },
  budget: {
    type: 'string',
    argument: 'SECONDS',
    commands: ['whatif'],
    says: 'the time for the search; default: 10. The answer then says what is known by then.',
  },
  k: {
    type: 'string',
    argument: 'N',
    commands: ['ratings'],
    says: 'the same K for all players.',
  },
  'k-file': {
    type: 'string',
    argument: 'LIST',
    commands: ['ratings'],
    says:
      "FIDE's rating list as text, which has K by FIDE id; or a CSV file with K of each player, or the facts that K depends " +
      'on. Its headings are id (the start number) and any of k, birth year, games, highest rating. games counts those rated ' +
      'before the tournament; an empty cell means 30 or more. A player without any of the four gets no K.',
  },
  kind: {
    type: 'string',
    argument: 'KIND',
    commands: ['ratings'],
    says: `${alternatives(RATING_KINDS)}; default: standard.`,
  },
  on: {
    type: 'string',
    argument: 'DATE',
    commands: ['ratings'],
    says: 'the rules in force on that day, such as 2026-05-08; default: the start of the tournament.',
  },
  players: {
    type: 'boolean',
    commands: ['standings'],
    says: 'ranks the players of a tournament of teams, with their team, board, games over the board, points, % and performance (TPR).',
  },
  board: {
    type: 'string',
    argument: 'N',
    commands: ['standings'],
    says: 'with --players: only the players of board N of the rosters.',
  },
  minimum: {
    type: 'string',
    argument: 'N',
    commands: ['standings'],
    says: 'with --players: only players with N or more games over the board; default: 1.',
  },
  help: {
    type: 'boolean',
    short: 'h',
    says: 'this text; after a command, the text about that command.',
  },
  version: { type: 'boolean', says: 'the version of crosstable.' },
} as const satisfies Readonly<Record<string, OptionSyntax>>;

/** The options with their names, as their syntax alone. */
export const OPTION_LIST: readonly (readonly [name: string, option: OptionSyntax])[] = Object.entries(OPTIONS);

/** The options that a command takes, by name; those that every command takes are left out. */
export function optionsOf(command: string): readonly string[] {
  return OPTION_LIST.flatMap(([name, { commands }]) => (commands?.includes(command) === true ? [name] : []));
}
