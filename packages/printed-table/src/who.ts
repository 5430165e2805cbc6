import type { PrintedPlayer } from './printed-game.js';
import type { Report } from './repair.js';
import { columnTexts, isNumbering, type Grid } from './player-rows.js';
import { misplaced } from './misplaced.js';
import { ordinalOf } from './number-cell.js';
import { refuseTeams } from './refusal.js';
import { cellAt, type Cell } from './sheet.js';

const NAME_WORDS = /^n[ao]m/i;
const TEAM_WORDS = /^(?:team|mannschaft|[eé]quip)/i;
const RATING_WORDS = /rtg|elo|^rat|^рейт/i;

/** A rating below a heading that doesn't say so; it may be 0. Where one says so it may have few digits. */
const RATING = /^(?:0|[1-3]?\d{3})$/;
/** The forms of cells, which may be blank. */
const TITLE = /^\p{Lu}{0,3}$/u;
const FEDERATION = /^(?:\p{Lu}{3})?$/u;

/** A player of Vega since 2025: name, number, title or a dash, and rating. */
export const IN_ONE_CELL = /^(.+) (\d+) (?:-|(\p{Lu}{1,3})) (\d{1,4})$/u;

/** The columns that say who a player is. */
interface WhoColumns {
  readonly name: number;
  readonly title: number | undefined;
  readonly rating: number | undefined;
  readonly federation: number | undefined;
  /** A starting number beside the rank. */
  readonly number: number | undefined;
}

/** The text of a rating without the sign between thousands; `''` for a dash. */
function ratingText(text: string): string {
  return text === '-' ? '' : text.replace(/^(\d)[.,'’ ](?=\d{3}(?!\d))/, '$1');
}

/** The rating of a text, in which other signs may mark it; 0 where it has none. */
function ratingIn(text: string): number {
  return Number(/^\D*(\d{1,4})\D*$/.exec(text)?.[1] ?? 0);
}

/** The rating of a cell, and a repair where it has more than that. */
function ratingOf(cell: Cell, report: Report): number {
  const text = ratingText(cell.text);
  const rating = ratingIn(text);
  const read = rating > 0 ? `the rating ${rating}` : 'no rating';
  if (!/^\d{0,4}$/.test(text)) report('player-field', cell, `read as ${read}`);
  return rating;
}

/** Finds the columns left of the rounds by what their cells look like. */
function whoColumns(grid: Grid): WhoColumns {
  const { heading, labels, key } = grid;
  const left = [...labels.keys()].filter((column) => column < heading.first && column !== key);
  const textsOf = (column: number): readonly string[] => columnTexts(grid, column);
  const different = (column: number): number => new Set(textsOf(column).filter((text) => /\p{L}/u.test(text))).size;
  const isNamed = (column: number): number => Number(NAME_WORDS.test(labels[column]));
  /** Titles stand under a blank heading, and in a small table they may differ as much as names. */
  const isBlank = (column: number): number => Number(labels[column] === '');
  const name = left
    .toSorted((a, b) => isNamed(b) - isNamed(a) || different(b) - different(a) || isBlank(a) - isBlank(b))
    .at(0);
  if (name === undefined) throw misplaced(heading.row.cells[heading.first], 'a column of names before it');
  if (TEAM_WORDS.test(labels[name])) refuseTeams(heading.row.cells[name]);
  /** The columns with cells of a form, which aren't all blank. */
  const having = (form: RegExp): number[] =>
    left.filter((column) => {
      const texts = textsOf(column);
      return texts.every((text) => form.test(text)) && texts.some((text) => text !== '');
    });
  const ratings = left.filter(
    (column) =>
      column !== name && !isNumbering(grid, column) && textsOf(column).some((text) => ratingIn(ratingText(text)) > 0),
  );
  const areRatings = (column: number): boolean => {
    const texts = textsOf(column).map(ratingText);
    const filled = texts.filter((text) => text !== '');
    return 4 * filled.filter((text) => RATING.test(text)).length >= 3 * filled.length;
  };
  return {
    name,
    title: having(TITLE).find((column) => column < name),
    rating: ratings.find((column) => RATING_WORDS.test(labels[column])) ?? ratings.find(areRatings),
    federation: having(FEDERATION).find((column) => column > name),
    number: left.find((column) => column < name && isNumbering(grid, column)),
  };
}

/** The players, by the numbers that the cells name them with. */
export function playersOf(grid: Grid, areNumbers: boolean, report: Report): PrintedPlayer[] {
  const columns = whoColumns(grid);
  return grid.players.map((row, at) => {
    const textAt = (column: number | undefined): string => cellAt(row, column ?? -1).text;
    const text = textAt(columns.name).replace(/,$/, '').trim();
    const found = IN_ONE_CELL.exec(text);
    const inOne = Number(found?.[2]) === at + 1 ? found : null;
    const name = inOne === null ? text : inOne[1];
    const title = inOne?.[3] ?? textAt(columns.title);
    if (name === '') throw misplaced(cellAt(row, columns.name), 'the name of a player');
    const rating = inOne === null ? ratingOf(cellAt(row, columns.rating ?? -1), report) : Number(inOne[4]);
    const federation = textAt(columns.federation);
    const number = areNumbers || inOne !== null ? at + 1 : ordinalOf(textAt(columns.number));
    return {
      id: String(at + 1),
      name,
      ...(rating > 0 && { rating }),
      ...(number !== undefined && { pairingNumber: number }),
      ...(title !== '' && { title }),
      ...(federation !== '' && { federation }),
    };
  });
}
