import {
  type Crosstable,
  type CrosstableOptions,
  type Matches,
  type Rounds,
  type TeamTableOptions,
  crosstable,
} from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';

/** The results of a tournament: games of players, or matches of teams. */
interface Results {
  readonly results: Rounds | Matches;
  readonly options: CrosstableOptions | TeamTableOptions;
}

/** Whether a pairing has what a match of teams has and a game of players hasn't. */
function isMatch(given: unknown): boolean {
  return typeof given === 'object' && given !== null && ('boards' in given || 'gamePoints' in given);
}

function areGames(given: Results): given is { readonly results: Rounds; readonly options: CrosstableOptions } {
  const { results: rounds }: { readonly results: unknown } = given;
  return !Array.isArray(rounds) || !rounds.some((round: unknown) => Array.isArray(round) && round.some(isMatch));
}

/** The table of games, or of matches, which have boards or game points. */
export function tableOfResults(given: Results): Crosstable {
  return areGames(given) ? crosstable(given.results, given.options) : teamTable(given.results, given.options);
}
