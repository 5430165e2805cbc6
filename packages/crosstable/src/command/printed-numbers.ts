// Tables of values that people type or export: `No` or `Name`, or words like these, `Rank` and `Points` if they like, of teams `MP`
// and `GP`, and columns of values

import type { PrintedTable } from '@crosstable/core';

import type { EventPlayer } from '../event/event-form.js';
import { misplaced } from '../event/place.js';
import { calledBy, idInWords } from '../report/player-ids.js';
import { sentenceOf } from './command-error.js';
import type { CsvCell } from './csv-cells.js';
import { csvCells } from './csv-cells.js';
import { contradicting, findPlayer } from './find-player.js';

/** What a column is for; a column of values has no field. */
type Field = 'number' | 'name' | 'rank' | 'points';

/** The words for each in English and in languages that tables are often printed in, without accents and signs. */
const WORDS: Readonly<Record<Field, string>> = {
  number: 'n no nr num number id sno snr stno stnr startno startnr startnumber startingnumber startnummer',
  name: 'name names fullname nom nome nombre naam namn player players playername jugador jogador joueur spieler team teamname equipe equipo mannschaft',
  rank: 'rank rk rg rang pos position place platz pl plc puesto lugar clt classement rango',
  points: 'points pts point pt score punkte pkt pkte puntos pontos punti ptos',
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

/** A number as tables print it: `26.5`, `26,5` or `26½`. */
function numberIn(cell: CsvCell): number {
  const found = /^(-?)(?:(\d+(?:[.,]\d+)?|[.,]\d+)|(\d*)½)$/.exec(cell.text);
  if (found === null) throw misplaced(cell, 'a number, as 26.5, 26,5 or 26½', cell.text);
  const [, sign] = found;
  const decimal = found.at(2);
  const value = decimal === undefined ? Number(found[3]) + 0.5 : Number(decimal.replace(',', '.'));
  return sign === '-' ? 0 - value : value; // -0 is 0, too
}

function rankIn(cell: CsvCell): number {
  if (/^[1-9]\d{0,8}$/.test(cell.text)) return Number(cell.text);
  throw misplaced(cell, 'a rank from 1', cell.text);
}

/** The player of a row, by number or by name. */
function playerIn(cell: CsvCell, field: Field, players: readonly EventPlayer[]): EventPlayer {
  if (field === 'number') {
    const known = players.find(({ id }) => id === cell.text);
    if (known === undefined) throw misplaced(cell, 'a start number of the file', cell.text);
    return known;
  }
  try {
    return findPlayer(cell.text, players, 'FILE');
  } catch (thrown) {
    throw misplaced(cell, `a player (${sentenceOf(thrown)})`, cell.text);
  }
}

/** The headings with their fields; each stands once. */
function headingsOf(
  cells: readonly CsvCell[],
  primary: 'MP' | 'GP' | undefined,
): readonly { readonly cell: CsvCell; readonly field: Field | undefined }[] {
  const seen = new Set<string>();
  const headings = cells.map((cell) => {
    // The sign № and the letter of Nº become letters, and accents marks of their own
    const word = cell.text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    const isPoints = primary !== undefined && POINTS_OF_TEAMS[primary].includes(word);
    const field = isPoints ? 'points' : FIELDS.get(word);
    const label = field ?? cell.text;
    if (label === '' || seen.has(label)) throw misplaced(cell, 'each heading once', cell.text);
    seen.add(label);
    return { cell, field };
  });
  const [{ cell }] = headings;
  if (!seen.has('number') && !seen.has('name')) throw misplaced(cell, 'a heading No or Name', cell.text);
  return headings;
}

/** Reads a table of the players of an event, or of its teams with their primary score; errors say line and column. */
export function tableOfCsv(content: Uint8Array, players: readonly EventPlayer[], primary?: 'MP' | 'GP'): PrintedTable {
  const lines = csvCells(content);
  if (lines.length === 0) throw misplaced({ line: 1, column: 1 }, 'a line of headings', '');
  const [first, ...rows] = lines;
  const headings = headingsOf(first, primary);
  if (rows.length === 0) throw misplaced({ line: 2, column: 1 }, 'a line for each player', '');
  const at = headings.findIndex(({ field }) => field === 'number');
  const key = at >= 0 ? at : headings.findIndex(({ field }) => field === 'name');
  const points = new Map<string, number>();
  const ranks = new Map<string, number>();
  const columns = headings.flatMap(({ cell, field }, place) =>
    field === undefined ? [{ place, label: cell.text, cells: new Map<string, number | null>() }] : [],
  );
  const areContradicting = contradicting(players);
  const seen = new Set<string>();
  for (const row of rows) {
    const [begin] = row;
    const excess = row.at(headings.length);
    if (excess !== undefined) throw misplaced(excess, `at most ${headings.length} fields`, excess.text);
    const participant = playerIn(row.at(key) ?? begin, headings[key].field ?? 'name', players);
    const player = participant.id;
    if (seen.has(player)) throw misplaced(row.at(key) ?? begin, 'each player once', (row.at(key) ?? begin).text);
    seen.add(player);
    row.forEach((cell, place) => {
      if (cell.text === '') return;
      const { field } = headings[place];
      if (field === 'name' && place !== key && areContradicting(cell.text, participant)) {
        throw misplaced(cell, `the name of ${idInWords(player)}, ${JSON.stringify(calledBy(participant))}`, cell.text);
      }
      if (field === 'rank') ranks.set(player, rankIn(cell));
      else if (field === 'points') points.set(player, numberIn(cell));
      else columns.find((column) => column.place === place)?.cells.set(player, numberIn(cell));
    });
  }
  return {
    ...(points.size > 0 ? { points } : {}),
    ...(ranks.size > 0 ? { ranks } : {}),
    columns: columns.map(({ cells, label }) => ({ label, cells })),
  };
}
