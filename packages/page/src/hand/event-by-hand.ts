// A small tournament whose names somebody types: a round robin by Berger's tables.
import { bergerRounds } from '@crosstable/event';

/** More players than a table that is entered by hand should have. */
export const MOST_PLAYERS = 20;

/** A player who was typed, or pasted from a table. */
interface Typed {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
}

/** A line as it may be pasted: a number, a name, a rating. */
const NUMBER = /^\d{1,3}[.)]?\s+/;
const RATING = /^[1-3]?\d{3}$/;

/** The players of a text, a line for each; of a table, its first column that isn't a number, and a rating. */
export function playersIn(text: string): readonly Typed[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line, at) => {
      const cells = line.split('\t').map((cell) => cell.trim());
      const name = cells.find((cell) => /\p{L}/u.test(cell)) ?? line;
      const rating = cells.length > 1 ? cells.find((cell) => RATING.test(cell)) : undefined;
      const typed = { id: String(at + 1), name: name.replace(NUMBER, '') };
      return rating === undefined ? typed : { ...typed, rating: Number(rating) };
    });
}

/** A round robin as a file of it would be: JSON, every game open. */
export function roundRobinOf(name: string, players: readonly Typed[], isDouble: boolean): string {
  const games = bergerRounds(
    players.map(({ id }) => id),
    { double: isDouble },
  );
  return JSON.stringify({ name, system: 'round-robin', rounds: games.length, players, games }, undefined, 1);
}
