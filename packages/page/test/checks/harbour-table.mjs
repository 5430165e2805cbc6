// The table of the example as others might print it, with a mistake, to be put beside ours.
import { readFileSync } from 'node:fs';

import { crosstable, standings } from 'crosstable';
import { readEvent } from 'crosstable/event';
import { HARBOUR } from './chromium.mjs';

/** Ten players, each with a value of its own: what is printed here comes from the library, but for one number. */
export const event = readEvent(readFileSync(HARBOUR));
export const ranked = standings(crosstable(event.games, event), ['PTS', 'BH/C1', 'PS']);
export const WRONG = ranked[2].player;

/** The printed table as people export it: half points as commas, one sum of progressive scores ½ too high. */
export function csv() {
  const rows = ranked.map(({ rank, player, values: [points, buchholz, progressive] }) => {
    const printed = [points, buchholz, player === WRONG ? progressive + 0.5 : progressive];
    return [player, rank, ...printed.map((value) => String(value).replace('.', ','))].join(';');
  });
  return ['No;Rank;Points;TB1;TB2', ...rows].join('\n');
}
