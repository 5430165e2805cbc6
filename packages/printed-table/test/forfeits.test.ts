import { describe, expect, it } from 'vitest';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

describe('a table in which nobody has won but with a plus', () => {
  /** Three players, by rank, with a sign for a draw; it was a silent forfeit. */
  const swiss = (draw: string): string =>
    csv(['Rk.', 'Name', '1.Rd', '2.Rd'], [1, 'Ana', '2w+', `3b${draw}`], [2, 'Bo', '1b-', ''], [3, 'Cy', '', `1w${draw}`]); // prettier-ignore
  const closed = (draw: string): string =>
    csv(['Rk.', 'Name', 1, 2, 3], [1, 'Ana', '*', '+', draw], [2, 'Bo', '-', '*', ''], [3, 'Cy', draw, '', '*']);
  const saidOf = ({ repairs }: PrintedPage) =>
    repairs.filter(({ kind }) => kind === 'scoring').map(({ message }) => message);
  const closedOf = (kind: object) => [
    { white: '2', black: '3', result: null, coloursUnknown: true },
    { white: '1', black: '2', result: 1, coloursUnknown: true, ...kind },
    { white: '1', black: '3', result: 0.5, coloursUnknown: true },
  ];

  it('has games that were played where a draw is an equals sign', async () => {
    const page = await readPrintedTable(swiss('='));
    expect(page.games.flat()).toEqual([
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '1', result: 0.5 },
    ]);
    expect(saidOf(page)).toEqual(['line 2, column 7: "2w+" read as a game that was played']);
    expect(new Set((await readPrintedTable(closed('='))).games.flat())).toEqual(new Set(closedOf({})));
  });

  it('has forfeits where it is not, and says so', async () => {
    const open = await readPrintedTable(swiss('½'));
    expect(open.games[0]).toEqual([{ white: '1', black: '2', result: 1, kind: 'forfeit-win' }]);
    expect(saidOf(open)).toEqual(['line 2, column 7: "2w+" read as a forfeit, as every game that was won']);
    const page = await readPrintedTable(closed('½'));
    expect(new Set(page.games.flat())).toEqual(new Set(closedOf({ kind: 'forfeit-win' })));
  });

  it('has forfeits beside a game that was won, and nothing to say without any', async () => {
    const beside = await readPrintedTable(
      csv(['Rk.', 'Name', 1, 2, 3], [1, 'Ana', '*', '+', '='], [2, 'Bo', '-', '*', 1], [3, 'Cy', '=', 0, '*']),
    );
    expect(beside.games.flat().map(({ kind }) => kind)).toEqual([undefined, 'forfeit-win', undefined]);
    const drawn = await readPrintedTable(csv(['Rk.', 'Name', 1, 2], [1, 'Ana', '*', '='], [2, 'Bo', '=', '*']));
    expect([...saidOf(beside), ...saidOf(drawn)]).toEqual([]);
  });
});
