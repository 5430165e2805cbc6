import { type Column, isNumbering, playersInOneCell } from '../cells/column.js';
import { type Grid, MOST_PLAYERS } from '../cells/grid.js';
import { ordinalOf } from '../cells/number-cell.js';
import type { PrintedPlayer } from '../cells/printed-game.js';
import { errorAtCell, refuseTeams } from '../cells/refusal.js';
import type { Reading } from '../cells/readings.js';
import type { OnRepair } from '../cells/repair.js';
import type { Cell } from '../cells/sheet.js';
import { TEAM_WORDS } from '../teams/team-rows.js';

const NAME_WORDS = /^n[ao]m/i;
const RATING_WORDS = /rtn?g|elo|^rat|^рейт/i;
/** Headings of columns whose cells look like those of others. */
const SEX_WORDS = /^(?:sex|sexe|sexo|sesso|gender|geschlecht|пол)$/i;
const CLUB_WORDS = /^(?:club|klub|verein|клуб)(?:\P{L}|$)/iu;
const GROUP_WORDS = /^(?:gr|group|gruppe|groupe|grupo|gruppo|группа)\.?$/i;

/** A rating below a heading that doesn't say so; it may be 0. Where one says so it may have few digits. */
const RATING = /^(?:0|[1-3]?\d{3})$/;
/** Years of birth look like ratings. */
const YEAR = /^(?:19|20[01])\d+$/;
/** The forms of cells, which may be blank. A title of three letters is that of a master; federations may stand before names, too. */
const TITLE = /^(?:\p{Lu}{0,2}|\p{Lu}{2}M)$/u;
const FEDERATION = /^(?:\p{Lu}{3})?$/u;

/** The columns that say who a player is. */
interface WhoColumns {
  readonly name: Column;
  readonly title: Column | undefined;
  readonly rating: Column | undefined;
  readonly federation: Column | undefined;
  readonly sex: Column | undefined;
  readonly club: Column | undefined;
  readonly group: Column | undefined;
  /** A starting number beside the rank. */
  readonly number: Column | undefined;
}

/**
 * The text of a rating without the sign between thousands, and without the letter of its sort that France has behind: FIDE, national,
 * estimated, rapid; `''` for a dash.
 */
function ratingText(text: string): string {
  const digits = text.replace(/^(\d{1,4}) ?[FNER]$/, '$1');
  return digits === '-' ? '' : digits.replace(/(\d)[.,'’ ](?=\d{3}(?!\d))/, '$1');
}

/** The rating of a text, in which other signs may mark it; 0 where it has none. */
function ratingIn(text: string): number {
  return Number(/^\D*(\d{1,4})\D*$/.exec(text)?.[1] ?? 0);
}

/** The rating of a cell, and a repair where it has more than that. */
function ratingOf(cell: Cell | undefined, onRepair: OnRepair): number {
  if (cell === undefined) return 0;
  const text = ratingText(cell.text);
  const rating = ratingIn(text);
  if (!/^\d{0,4}$/.test(text)) {
    const reading: Reading = rating > 0 ? { key: 'rating', values: { rating } } : { key: 'no-rating', values: {} };
    onRepair('player-field', cell, reading);
  }
  return rating;
}

/** The sex of a cell; women are `w` or `f`. */
function sexIn(text: string): 'm' | 'w' | undefined {
  return /^m$/i.test(text) ? 'm' : /^[fw]$/i.test(text) ? 'w' : undefined;
}

/** Finds the columns left of the rounds by what their cells look like; those of sex, club and group by their headings. */
function whoColumns({ heading, left: all }: Grid): WhoColumns {
  const [sex, club, group] = [SEX_WORDS, CLUB_WORDS, GROUP_WORDS].map((words) =>
    all.find(({ label }) => words.test(label)),
  );
  const left = all.filter((column) => column !== sex && column !== club && column !== group);
  /** Names differ most. In a small table titles may differ as much, which stand below a blank heading, and federations. */
  const weightOf = ({ label, texts }: Column): number =>
    (NAME_WORDS.test(label) ? MOST_PLAYERS : 0) +
    new Set(texts.filter((text) => /\p{L}/u.test(text))).size +
    Number(label !== '') / 2 -
    Number(texts.every((text) => FEDERATION.test(text)));
  const name = left.toSorted((a, b) => weightOf(b) - weightOf(a)).at(0);
  if (name === undefined) throw errorAtCell(heading.row.cells[heading.first], 'a column of names before it');
  if (TEAM_WORDS.test(name.label)) refuseTeams(name.heading);
  /** The columns with cells of a form, which aren't all blank. */
  const columnsWith = (form: RegExp): Column[] =>
    left.filter(({ texts }) => texts.every((text) => form.test(text)) && texts.some((text) => text !== ''));
  const ratings = left.filter(
    (column) => column !== name && !isNumbering(column) && column.texts.some((text) => ratingIn(ratingText(text)) > 0),
  );
  const areRatings = ({ texts }: Column): boolean => {
    const countOf = (form: RegExp): number => texts.filter((text) => form.test(ratingText(text))).length;
    const filled = countOf(/./);
    return 4 * countOf(RATING) >= 3 * filled && countOf(YEAR) < filled;
  };
  const title = columnsWith(TITLE).find(({ at }) => at < name.at);
  const federations = columnsWith(FEDERATION).filter((column) => column !== name && column !== title);
  return {
    name,
    title,
    rating: ratings.find(({ label }) => RATING_WORDS.test(label)) ?? ratings.find(areRatings),
    federation: federations.find(({ at }) => at > name.at) ?? federations.at(0),
    ...{ sex, club, group },
    number: left.find((column) => column.at < name.at && isNumbering(column)),
  };
}

/** The players, by the numbers that the cells name them with. */
export function playersOf(grid: Grid, areNumbers: boolean, onRepair: OnRepair): PrintedPlayer[] {
  const columns = whoColumns(grid);
  const inOneCell = playersInOneCell(columns.name);
  return grid.players.map((_, at) => {
    const textIn = (column: Column | undefined): string => column?.texts[at] ?? '';
    const text = textIn(columns.name).replace(/,$/, '').trim();
    const parts: readonly (string | undefined)[] = inOneCell[at] ?? [];
    const [, name = text, own, title = textIn(columns.title), rated] = parts;
    if (name === '') throw errorAtCell(columns.name.cells[at], 'the name of a player');
    const rating = rated === undefined ? ratingOf(columns.rating?.cells[at], onRepair) : Number(rated);
    const federation = textIn(columns.federation);
    const sex = sexIn(textIn(columns.sex));
    const [club, group] = [textIn(columns.club), textIn(columns.group)];
    const number = areNumbers ? at + 1 : ordinalOf(own ?? textIn(columns.number));
    return {
      id: String(at + 1),
      name,
      ...(rating > 0 && { rating }),
      ...(number !== undefined && { pairingNumber: number }),
      ...(title !== '' && { title }),
      ...(federation !== '' && { federation }),
      ...(sex !== undefined && { sex }),
      ...(club !== '' && { club }),
      ...(group !== '' && { group }),
    };
  });
}
