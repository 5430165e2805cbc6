// Columns of opponents below other headings than 1, 2, 3 …: letters, names, or each of them twice
import { columnsOf } from './column.js';
import { type Grid, checkWidths } from './grid.js';
import { type Owners, ownersOf } from './column-owners.js';
import { ordinalOf } from './number-cell.js';
import { signsIn } from './opponent-cell.js';
import { refuseSecond } from './opponent-rows.js';
import { type Row, cellAt, textOf } from './sheet.js';

/** More players than any round robin has. */
const MOST_PLAYERS = 200;

/** The rows of a part of the page in which the headings can be. */
const MOST_ABOVE = 5;

/** The columns before the opponents with nothing but numbers that look like results, as points. */
const MOST_BESIDE = 3;

function lastFilled({ cells }: Row): number {
  return cells.findLastIndex(({ text }) => text !== '');
}

/** The parts of a page: rows below each other with two cells or more. */
function partsOf(rows: readonly Row[]): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let before: Row | undefined;
  for (const [at, row] of rows.entries()) {
    const isPart = row.cells.filter(({ text }) => text !== '').length > 1;
    if (isPart && before?.table === row.table) parts.at(-1)?.push(at);
    else if (isPart) parts.push([at]);
    before = isPart ? row : undefined;
  }
  return parts;
}

/** A heading with a sign of the game behind it: `1a` and `1b`, `A1` and `A2`, or the letters of colours. */
const NUMBERED = /^(.{1,40}?)[\s.(-]?([12abwsn])\)?$/i;
const FIRST_AND_SECOND = /^(?:12|ab|wb|ws|bn)$/i;
/** The game with Black stands first. */
const BLACK_FIRST = /^(?:bw|sw|nb)$/i;

/** The heading that an opponent's two columns have in common, and whether they stand in the other order. */
interface Common {
  readonly heading: string;
  readonly isTurned: boolean;
}

/** The thing that two columns have in common: the same heading, one of them blank as below a span; `undefined` where they have nothing. */
function commonHeading(first: string, second: string): Common | undefined {
  if (first === second || first === '' || second === '') {
    const heading = first || second;
    return heading === '' ? undefined : { heading, isTurned: false };
  }
  const [ofFirst, ofSecond] = [NUMBERED.exec(first), NUMBERED.exec(second)];
  if (ofFirst === null || ofSecond === null || ofFirst[1] !== ofSecond[1]) return undefined;
  const [, heading, one] = ofFirst;
  const [, , two] = ofSecond;
  const isTurned = BLACK_FIRST.test(one + two);
  return isTurned || FIRST_AND_SECOND.test(one + two) ? { heading, isTurned } : undefined;
}

/** A way in which so many columns from one on belong to players: the headings, and the columns of each. */
interface Block {
  readonly headings: readonly string[];
  readonly columns: readonly (readonly number[])[];
}

/** The ways in which the columns from one on can belong to opponents; `run` is the number of columns there that have results. */
function blocksAt(labels: readonly string[], first: number, run: number, players: number): readonly Block[] {
  const blocks: Block[] = [];
  const numbers = Array.from({ length: players }, (_, at) => at);
  if (run >= 2 * players) {
    for (const [step, distance] of [
      [2, 1],
      [1, players],
    ] as const) {
      // prettier-ignore
      const found = numbers.map((at) => {
        const place = first + step * at;
        const common = commonHeading(labels[place], labels[place + distance]);
        const columns = [place, place + distance];
        return common && { heading: common.heading, columns: common.isTurned ? columns.reverse() : columns };
      });
      const whole = found.filter((one) => one !== undefined);
      if (whole.length === players)
        blocks.push({ headings: whole.map(({ heading }) => heading), columns: whole.map(({ columns }) => columns) });
    }
  }
  const headings = labels.slice(first, first + players);
  if (run >= players && headings.length === players && !headings.includes(''))
    blocks.push({ headings, columns: numbers.map((at) => [first + at]) });
  return blocks;
}

/** Signs against oneself: words stand in other columns. */
const OWN = /^(?:[^\p{L}\d½=+]*|x+|x x)$/iu;

/** A sum of several games, which the reader of cells refuses with its place; or the points of a team in one match, or in two. */
const SUM = /^(?=.*[\d½])(?:(?:^|[\s:/|;–—-]+)(?:\d{1,2}(?:[.,]\d{1,2})?\s?½?|½)){1,2}$/;

/** The row below the players that adds up their columns. */
const TOTAL = /^(?:total|totals|sum|summe|somme|suma|Σ)(?!\p{L})/iu;

/** For each column, how many from it on have nothing but results. */
function runsOf(players: readonly Row[], width: number): readonly number[] {
  const runs: number[] = Array.from({ length: width + 1 }, () => 0);
  for (let at = width - 1; at >= 0; at--) {
    const texts = players.map((row) => cellAt(row, at).text);
    const hasResults =
      texts.every((text) => OWN.test(text) || SUM.test(text) || signsIn(text) !== undefined) && texts.join('') !== '';
    runs[at] = hasResults ? runs[at + 1] + 1 : 0;
  }
  return runs;
}

/** A table whose columns from `first` on belong to the rows that `owners` say. */
function gridOf(at: number, row: Row, players: readonly Row[], { columns }: Block, { places }: Owners): Grid {
  const [first, last] = [Math.min(...columns.flat()), Math.max(...columns.flat())];
  const left = columnsOf(row, players).slice(0, first);
  const key = left.find(({ texts }) => texts.some((text) => text !== '')) ?? left[0];
  const others = left.filter((column) => column !== key);
  const hasNames = others.some(({ texts }) => texts.some((text) => /\p{L}{2}/u.test(text)));
  const numbers = key.texts.map(ordinalOf);
  const order = [...players.keys()];
  if (numbers.every((number) => number !== undefined)) order.sort((a, b) => numbers[a] - numbers[b]);
  const sorted = order.map((place) => players[place]);
  const [ofKey, ...rest] = columnsOf(row, sorted).filter((column) => column.at >= key.at);
  const isBefore = (column: { readonly at: number }): boolean => column.at < first;
  return {
    heading: { at, row, first, count: last - first + 1, areRounds: false },
    players: sorted,
    key: ofKey,
    left: [...(hasNames ? [] : [ofKey]), ...rest.filter(isBefore)],
    right: rest.filter((column) => column.at > last),
    opponents: order.map((place) => columns[places.indexOf(place)]),
  };
}

/** Whether texts can be the headings of opponents, and not all be results themselves. */
function areHeadings(texts: readonly string[]): boolean {
  return texts.every((text) => /[\p{L}\d]/u.test(text)) && texts.some((text) => signsIn(text) === undefined);
}

/** The table below a row of headings, if it is one by opponents. */
function gridBelow(at: number, row: Row, below: readonly Row[]): Grid | undefined {
  const end = lastFilled(row);
  const players = below.filter((one) => 2 * lastFilled(one) >= end && !TOTAL.test(textOf(one)));
  if (players.length < 2 || players.length > MOST_PLAYERS) return undefined;
  const labels = row.cells.map(({ text }) => text);
  const runs = runsOf(players, end + 1);
  let before = 0;
  for (let first = 1; first <= end; first++) {
    if (runs[first] < runs[first - 1]) before++;
    else before = 0;
    if (before > MOST_BESIDE) continue;
    for (const block of blocksAt(labels, first, runs[first], players.length)) {
      if (!areHeadings(block.headings)) continue;
      const owners = ownersOf(block.headings, players, first);
      const own = block.columns.flatMap((columns, of) =>
        columns.map((column) => cellAt(players[owners.places[of]], column).text),
      );
      if (!own.every((text) => OWN.test(text)) || (!owners.areNamed && own.includes(''))) continue;
      checkWidths(row, players);
      refuseSecond(row, first, first + block.columns.flat().length);
      return gridOf(at, row, players, block, owners);
    }
  }
  return undefined;
}

/** The table of a page whose columns are opponents below letters, names or doubled headings; `undefined` where none is such. */
export function gridOfOpponents(rows: readonly Row[]): Grid | undefined {
  for (const part of partsOf(rows)) {
    for (const [above, at] of part.slice(0, MOST_ABOVE).entries()) {
      const below = part.slice(above + 1).map((place) => rows[place]);
      const found = gridBelow(at, rows[at], below);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
