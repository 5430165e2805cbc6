// The explanations of the single packages, which take bare games as well as tables.

import { explain as explainAverageRating } from '@crosstable/average-rating/explain';
import { explain as explainBuchholz } from '@crosstable/buchholz/explain';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import { explain as explainKoya } from '@crosstable/koya/explain';
import { explain as explainProgressive } from '@crosstable/progressive/explain';
import { explain as explainSonnebornBerger } from '@crosstable/sonneborn-berger/explain';
import type { Crosstable, Explanation, Player, Rounds } from 'crosstable';

import { explainOf, isBare } from './direct.js';

/** The number after a letter of a modifier. */
function countOf(modifiers: string, letter: 'C' | 'M'): 0 | 1 | 2 {
  if (modifiers.includes(`/${letter}1`)) return 1;
  return modifiers.includes(`/${letter}2`) ? 2 : 0;
}

function isExplanation(value: unknown): value is Explanation {
  return typeof value === 'object' && value !== null && 'contributions' in value;
}

function explanationOf(
  code: string,
  player: string,
  games: Rounds | Crosstable,
  players: readonly Player[],
): Explanation | undefined {
  const [name] = code.split('/', 1);
  const [cut, median] = [countOf(code, 'C'), countOf(code, 'M')];
  switch (name) {
    case 'PS':
      return explainProgressive(player, games, players, { cut, fide: true });
    case 'BH':
      return explainBuchholz(player, games, players, { cut, median });
    case 'AOB':
      return explainBuchholz(player, games, players, { average: true });
    case 'SB':
      return explainSonnebornBerger(player, games, players, { cut, median });
    case 'ARO':
      return explainAverageRating(player, games, players, { cut, median });
    case 'KS':
      if (code === 'KS') return explainKoya(player, games, players);
      return explainKoya(player, games, players, code === 'KS/L60' ? { percent: 60 } : { limit: -2 });
    default: {
      const found = explainOf(code)?.(player, games, players);
      return isExplanation(found) ? found : undefined;
    }
  }
}

/** The answer of the `explain` of a code's own package: from bare games if they are enough, else from the table. */
export function directExplanation(
  code: string,
  player: string,
  tournament: Tournament,
  table: Crosstable,
): Explanation {
  const { games, players } = tournament;
  const found = explanationOf(
    code,
    player,
    isBare(tournament) && tournament.options.unrated === undefined ? games : table,
    players,
  );
  if (found === undefined) throw new RangeError(`expected the code of a package, got ${code}`);
  return found;
}
