import { errorAtCell } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import { type Side, readingOf } from '../cells/round-cell.js';
import { type PrintedPoints, agreement } from '../games/points.js';
import type { Notation } from './notation.js';

/** The own result, perhaps opponent and own colour, `N` or `B`. */
const CELL = /^([+=<>-])(?:\s*(\d{1,5})\s?([NB]))?$/i;

/** The signs of results: `+` and `-` are games that were played, `>` and `<` forfeits. */
const SIGNS: Readonly<Record<string, string>> = { '+': '1', '=': '=', '-': '0', '>': '+', '<': '-' };

type KeyOfSign = 'absence-by-points' | `${'full-bye' | 'half-bye' | 'forfeit-win' | 'forfeit-loss'}-by-points`;

/** The meaning of a sign alone. */
const ALONE: Readonly<Record<string, readonly [bye: Side['bye'], key: KeyOfSign] | undefined>> = {
  '+': ['full-bye', 'full-bye-by-points'],
  '=': ['half-bye', 'half-bye-by-points'],
  '-': ['zero-bye', 'absence-by-points'],
  '>': ['forfeit-win', 'forfeit-win-by-points'],
  '<': ['forfeit-loss', 'forfeit-loss-by-points'],
};

/** The rows with the meaning of signs alone, which must give the printed points of their rows. */
function settle(
  rows: readonly (readonly Side[])[],
  printed: readonly PrintedPoints[],
  onRepair: OnRepair,
): readonly (readonly Side[])[] {
  const agrees = agreement(rows, printed);
  return rows.map((row, player) =>
    row.map((side): Side => {
      const found = ALONE[side.cell.text];
      if (found === undefined) return side;
      if (!agrees(player)) {
        const note = 'a bye or an absence must give the printed points of its row';
        throw errorAtCell(side.cell, 'an opponent behind the sign', note);
      }
      const [bye, key] = found;
      onRepair('bye-code', side.cell, { key, values: {} });
      return { ...side, ...(bye !== undefined && { bye }) };
    }),
  );
}

/** The "Grille américaine" of Papi, in France: `+  7N`, `=  6B`, and `EXE` for the bye that the pairing allocates. */
export const papi: Notation = {
  name: 'a result in grids of Papi',
  read(text) {
    if (text === '') return readingOf('', '', '');
    if (/^EXE$/i.test(text)) return { ...readingOf('', '', '1'), bye: 'pairing-bye' };
    const [found, sign, opponent = '', colour = ''] = CELL.exec(text) ?? [];
    return found === undefined ? undefined : readingOf(opponent, colour, SIGNS[sign]);
  },
  refuse(cell) {
    throw errorAtCell(cell, 'sign, opponent and colour as in "+ 7N", EXE, or nothing');
  },
  settle,
};
