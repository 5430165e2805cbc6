// The line of a player or a team in the table.
import type { Shown } from './table.js';

/** The values of a player or a team, expelled or not. */
export function valuesIn({ expelled, rows }: Shown, id: string): readonly (number | null)[] {
  return [...rows, ...expelled].find(({ player }) => player === id)?.values ?? [];
}

export function isExpelled({ expelled }: Shown, id: string): boolean {
  return expelled.some(({ player }) => player === id);
}

/** The place of a player or a team; the expelled have none. */
export function rankIn({ rows }: Shown, id: string): number | undefined {
  return rows.find(({ player }) => player === id)?.rank;
}
