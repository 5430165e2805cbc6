// Tables of values that people type or export: `No` or `Name`, or words like these, `Rank` and `Points` if they like, of teams `MP`
// and `GP`, and columns of values

import { type PrintedTable, unexpected } from '@crosstable/core';
import { type Cell, csvCells, errorAt } from '@crosstable/core/text';
import { type EventPlayer, candidates, contradictionAmong, idInWords, nameOf, playersMeant } from '@crosstable/event';
import {
  MOST_PLAYERS,
  POINTS_WORDS,
  type Row,
  cellAt,
  columnsBelow,
  columnsOf,
  isTiebreak,
  legendOf,
  numbersIn,
  ordinalOf,
} from '@crosstable/printed-table/inside';

/** The field that a column fills; a column of values has none. */
type Field = 'number' | 'name' | 'rank' | 'points';

/** The words for each in English and in languages that tables are often printed in, without accents and signs. */
const WORDS: Readonly<Record<Field, string>> = {
  number:
    'n no nr num number noini noinic id sno snr stno stnr startno startnr startnumber startingnumber startnummer ном номер',
  name: 'name names fullname nom nome nombre naam namn navn nimi ime jmeno nazwisko nume player players playername jugador jogador joueur spieler team teamname equipe equipo mannschaft имя фио игрок команда',
  rank: 'rank rk rg rang pos position place platz pl plc puesto lugar clt classement rango место',
  points: 'points pts point pt score punkte pkt pkte puntos pontos punti ptos очки',
};

const FIELDS: ReadonlyMap<string, Field> = new Map(
  (['number', 'name', 'rank', 'points'] as const).flatMap((field) =>
    WORDS[field].split(' ').map((word) => [word, field] as const),
  ),
);

/** Art. 13: the headings of a team's primary score, which is its points; the other score is a column like any other. */
const POINTS_OF_TEAMS: Readonly<Record<'MP' | 'GP', readonly string[]>> = {
  MP: ['mp', 'matchpoints'],
  GP: ['gp', 'gamepoints'],
};

function rankIn(cell: Cell): number {
  const rank = ordinalOf(cell.text) ?? 0;
  if (rank < 1 || rank >= MOST_PLAYERS) throw errorAt(cell, 'a rank from 1');
  return rank;
}

/** A title in front of a name or behind it, as programs and languages write it. */
const TITLE = /^(?:W?A?[GIFC]M|NM|M[IFC]|DR|PROF)\.?$/i;

/** A name without the titles at its ends. */
function withoutTitles(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  const begin = words.findIndex((word) => !TITLE.test(word));
  return words.slice(begin, words.findLastIndex((word) => !TITLE.test(word)) + 1).join(' ');
}

/** All whom a name may mean, whatever its case, accents and order; a title is left out where it is no part of a name of the file. */
function playersOfName(name: string, players: readonly EventPlayer[]): readonly EventPlayer[] {
  const found = playersMeant(name, players);
  return found.length > 0 ? found : playersMeant(withoutTitles(name), players);
}

/** The one player whom a name means. */
export function playerOfName(name: string | undefined, players: readonly EventPlayer[]): EventPlayer | undefined {
  const found = name === undefined ? [] : playersOfName(name, players);
  return found.length === 1 ? found[0] : undefined;
}

/** The player of a row, by number or by name. */
function playerIn(cell: Cell, field: Field, players: readonly EventPlayer[]): EventPlayer {
  if (field === 'number') {
    const known = players.find(({ id }) => id === cell.text);
    if (known === undefined) throw errorAt(cell, 'a start number of the file');
    return known;
  }
  const found = playersOfName(cell.text, players);
  if (found.length === 1) return found[0];
  const several = `more of the name, or a column No, because it may be any of: ${candidates(found)}`;
  throw errorAt(cell, found.length === 0 ? 'a name of the file' : several);
}

/** The headings of columns about the players, and of none: they may stand more than once. Federation, rating, title, board, club, sex. */
const PASSED_OVER = new Set([
  '',
  ...'fed fide federation verband land country pais paese pays федерация фед'.split(' '),
  ...'rtg rtgi rtgn rtgf rating ratg elo eloi elon elof fideelo nwz dwz twz рейт рейтинг'.split(' '),
  ...'title titel titre titulo titolo tit typ type bo board brett tablero echiquier доска'.split(' '),
  ...'club verein clubcity clubort clubciudad city ciudad ort ville sex gr group gruppe cat kat birth'.split(' '),
]);

/** The letters of a heading: the sign № and the letter of Nº become letters, and accents marks of their own. */
function wordOf(heading: string): string {
  const letters = heading.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '');
  // Signs and numbers alone are headings, too
  return letters === '' ? heading.trim() : letters;
}

/** The field of a heading. */
function fieldOf(heading: string, primary: 'MP' | 'GP' | undefined): Field | undefined {
  const word = wordOf(heading);
  return primary !== undefined && POINTS_OF_TEAMS[primary].includes(word) ? 'points' : FIELDS.get(word);
}

/** A heading with its field; a column that tells nothing of the values is passed over. */
interface Heading {
  readonly cell: Cell;
  readonly field: Field | 'passed over' | undefined;
}

/** The headings with their fields; each stands once. */
function headingsOf(cells: readonly Cell[], primary: 'MP' | 'GP' | undefined): readonly Heading[] {
  const seen = new Set<string>();
  const headings = cells.map((cell): Heading => {
    if (PASSED_OVER.has(wordOf(cell.text))) return { cell, field: 'passed over' };
    const field = fieldOf(cell.text, primary);
    const label = field ?? cell.text;
    if (seen.has(label)) throw errorAt(cell, 'each heading once');
    seen.add(label);
    return { cell, field };
  });
  const [{ cell }] = headings;
  if (!seen.has('number') && !seen.has('name')) throw errorAt(cell, 'a heading No or Name');
  return headings;
}

/** A cell with something in it, and whose it is. */
interface OwnCell {
  readonly player: string;
  readonly cell: Cell;
}

/** The numbers of a column by player. */
function numbersOf(own: readonly OwnCell[]): Map<string, number> {
  const numbers = numbersIn(own.map(({ cell }) => cell));
  return new Map(
    own.flatMap(({ player }, at) => {
      const { [at]: number } = numbers;
      return number === null ? [] : [[player, number] as const];
    }),
  );
}

/**
 * Reads a table of the players of an event, or of its teams with their primary score; errors say line and column. Names alone
 * say who is meant where players have other numbers than the rows of their page.
 */
export function tableOfCsv(
  content: Uint8Array,
  players: readonly EventPlayer[],
  primary?: 'MP' | 'GP',
  haveOtherNumbers = false,
): PrintedTable {
  const lines = csvCells(content);
  if (lines.length === 0) throw errorAt({ line: 1, column: 1, text: '' }, 'a line of headings');
  const [first, ...rows] = lines;
  const headings = headingsOf(first, primary);
  if (rows.length === 0) throw errorAt({ line: 2, column: 1, text: '' }, 'a line for each player');
  const placeOf = (wanted: Field): number => headings.findIndex(({ field }) => field === wanted);
  const key = placeOf('number') >= 0 && !haveOtherNumbers ? placeOf('number') : placeOf('name');
  if (key < 0) {
    const [{ cell }] = headings;
    throw errorAt(cell, 'a heading Name, because the rows of the page may have other numbers than its players');
  }
  const below = headings.map((): OwnCell[] => []);
  const areContradicting = contradictionAmong(players);
  const seen = new Set<string>();
  for (const row of rows) {
    const [begin] = row;
    const excess = row.at(headings.length);
    if (excess !== undefined) throw errorAt(excess, `at most ${headings.length} fields`);
    const keyCell = row.at(key) ?? begin;
    const participant = playerIn(keyCell, key === placeOf('number') ? 'number' : 'name', players);
    const player = participant.id;
    if (seen.has(player)) throw errorAt(keyCell, 'each player once');
    seen.add(player);
    row.forEach((cell, place) => {
      if (cell.text === '' || headings[place].field === 'passed over') return;
      const isOtherName = headings[place].field === 'name' && place !== key;
      if (isOtherName && areContradicting(cell.text, participant)) {
        throw errorAt(cell, `the name of ${idInWords(player)}, ${JSON.stringify(nameOf(participant))}`);
      }
      below[place].push({ player, cell });
    });
  }
  const cellsOf = (wanted: Field): OwnCell[] =>
    headings.flatMap(({ field }, place) => (field === wanted ? below[place] : []));
  return tableWith(
    cellsOf,
    headings.flatMap(({ cell, field }, place) =>
      field === undefined ? [{ label: cell.text, cells: numbersOf(below[place]) }] : [],
    ),
  );
}

/** Whether a text was copied from a page: lines above its headings tell it from a table that somebody typed. */
export function hasLinesAbove(rows: readonly Row[], primary?: 'MP' | 'GP'): boolean {
  const [first = [], ...others] = rows.map(({ cells }) => cells.map(({ text }) => fieldOf(text, primary)));
  const isKeyed = first.includes('number') || first.includes('name');
  return !isKeyed && others.some((fields) => fields.includes('name'));
}

/**
 * Reads the table of a page of standings by its rows, which have players of the event, or teams, by name; of its other columns
 * those of tie-breaks, with their legends. Errors say line and column.
 */
export function tableOfRows(
  rows: readonly Row[],
  players: readonly EventPlayer[],
  primary: 'MP' | 'GP' | undefined,
): PrintedTable {
  const nameIn = ({ cells }: (typeof rows)[number]): number =>
    cells.length < 3 ? -1 : cells.findIndex(({ text }) => fieldOf(text, primary) === 'name');
  const begin = rows.findIndex((row) => nameIn(row) >= 0);
  if (begin < 0)
    throw unexpected('', 'a table with a heading Name', 'a page without one', RangeError, 'page-without-names');
  const { [begin]: headings } = rows;
  const name = nameIn(headings);
  const isRepeated = (text: string): boolean => text === '' || text === headings.cells[name].text;
  const below = rows
    .slice(begin + 1)
    .filter((row) => row.table === headings.table && !isRepeated(cellAt(row, name).text));
  const ids = below.map((row) => playerIn(cellAt(row, name), 'name', players).id);
  const again = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (again >= 0) throw errorAt(cellAt(below[again], name), 'each player once');
  const columns = columnsOf(headings, below);
  const owned = (wanted: Field): OwnCell[] => {
    const isWanted = ({ label }: (typeof columns)[number]): boolean =>
      fieldOf(label, primary) === wanted || (wanted === 'points' && POINTS_WORDS.test(label));
    const cells = columns.find(isWanted)?.cells ?? [];
    return cells.flatMap((cell, at) => (cell.text === '' ? [] : [{ player: ids[at], cell }]));
  };
  return tableWith(owned, columnsBelow(columns.filter(isTiebreak), ids, legendOf(rows.slice(begin + 1))));
}

/** A table by the cells of a field, and by its columns. */
function tableWith(cellsOf: (wanted: Field) => readonly OwnCell[], columns: PrintedTable['columns']): PrintedTable {
  const points = numbersOf(cellsOf('points'));
  const ranks = new Map(cellsOf('rank').map(({ cell, player }) => [player, rankIn(cell)]));
  return { ...(points.size > 0 && { points }), ...(ranks.size > 0 && { ranks }), columns };
}
