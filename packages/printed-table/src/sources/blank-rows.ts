// The rows of tables whose columns stand apart by blanks: texts of SwissPerfect and Swiss-Chess, of a PDF, of <pre> in a page.
import { linesOf } from '@crosstable/core/text';

import { roundRun } from '../cells/heading.js';
import { ordinalOf } from '../cells/number-cell.js';
import type { Cell, Row } from '../cells/sheet.js';
import { alignedCells } from './aligned-cells.js';
import { countedCells } from './counted-cells.js';
import { namedOpponents } from './named-opponents.js';
import { type Block, type Line, withGames, withRounds, wordsOf } from './words.js';

/** A text with more is no table that people have. */
const MOST_WORDS = 1_000_000;

/** A line with more is no row of a table: of tens of thousands, each may be a column of all rows in each reading. */
const MOST_IN_LINE = 1000;

/** Gives each line of a block its cells, the headings first; `undefined` where these can't be told. */
type Cut = (block: Block) => readonly (readonly Cell[])[] | undefined;

/** A line that can have headings of rounds, before its words are looked at. */
const FIRST_ROUND = /[\s|](?:r\p{L}{0,6}\.?\s?)?#?1(?:\.\s?\p{L}|\.?[\s|]|$)|[\s|]A[\s|]+B[\s|]/iu;

/** The headings of rounds or opponents in a line. */
interface Run {
  readonly first: number;
  readonly count: number;
  readonly areRounds: boolean;
  /** Whether they are no numbers of a player. */
  readonly isSure: boolean;
}

/** The number of an opponent above whom a letter stands, or a number with a point; another text as it is. */
export function numberOf(text: string): string {
  return /^[A-Z]$/.test(text) ? String(text.charCodeAt(0) - 64) : text.replace(/^(\d+)\.$/, '$1');
}

/** How many rounds a line has headings of: behind a word, and not behind numbers as in the line of a player. */
function runIn({ words, line }: Line): Run {
  const { first, count, areRounds } = roundRun({
    cells: words.map(({ text, from }) => ({ text: numberOf(text), line, column: from + 1 })),
    table: 1,
  });
  const before = words.slice(0, first).map(({ text }) => text);
  const isHeading =
    before.some((text) => /^\p{L}/u.test(text)) && !before.some((text) => Number(text) > 1 || /^\d/.test(text));
  return { first, count: isHeading ? count : 0, areRounds, isSure: areRounds || count > 1 };
}

/**
 * The lines of the players below headings: up to one without a number where the first has one, and up to an empty one, unless such
 * lines stand between the players.
 */
function playersBelow(lines: readonly Line[]): Line[] {
  const start = lines.findIndex(({ words }) => words.length > 0);
  const below = start < 0 ? [] : lines.slice(start);
  const areApart = below.at(1)?.words.length === 0;
  const areNumbered = ordinalOf(below.at(0)?.words.at(0)?.text ?? '') !== undefined;
  const players: Line[] = [];
  for (const line of below) {
    const { words } = line;
    if (words.length === 0 && areApart) continue;
    if (words.length < 3 || words.length > MOST_IN_LINE) break;
    // A shared rank may be blank
    if (areNumbered && ordinalOf(words[0].text) === undefined && words[0].from < 2) break;
    players.push(line);
  }
  return players;
}

/** The lines in which headings of names are looked for. */
const MOST_ABOVE = 20;

/** The block of a round robin below names or initials, or two headings for each player, in the first lines of a text. */
function namedBlock(all: readonly Line[]): Block[] {
  for (const [at, headings] of all.slice(0, MOST_ABOVE).entries()) {
    if (headings.words.length < 4 || headings.words.length > MOST_IN_LINE) continue;
    const players = playersBelow(all.slice(at + 1));
    const found = namedOpponents(headings, players);
    if (found !== undefined) return [{ headings, ...found, players }];
  }
  return [];
}

/** The blocks of a text. A single round below a bare number is looked for where no headings have more. */
function blocksIn(lines: readonly string[]): Block[] {
  const all = lines.map((text, at): Line => ({ line: at + 1, words: wordsOf(text) }));
  const found = all.flatMap((headings, at) => {
    if (!FIRST_ROUND.test(lines[at])) return [];
    const whole = { ...headings, words: withRounds(headings.words) };
    if (whole.words.length > MOST_IN_LINE) return [];
    const run = runIn(whole);
    return run.count > 0 ? [{ headings: whole, at, ...run }] : [];
  });
  const sure = found.filter(({ isSure }) => isSure);
  const named = sure.length > 0 ? [] : namedBlock(all);
  if (named.length > 0) return named;
  const those = sure.length > 0 ? sure : found;
  return those.map(({ headings, at, first, count, areRounds }, block) => {
    const end = those.at(block + 1)?.at ?? all.length;
    // Numbers stand right below their headings, and signs before them
    const from = headings.words[first].from - 2;
    const lines = playersBelow(all.slice(at + 1, end));
    const players = areRounds ? lines.map((one) => ({ ...one, words: withGames(one.words, from) })) : lines;
    return { headings, first, count, players };
  });
}

/** All rows of a text of which at least one block can be cut; other lines are a cell each. */
function rowsBy(cut: Cut, lines: readonly string[], blocks: readonly Block[]): Row[] | undefined {
  const cellsOf = new Map<number, readonly Cell[]>();
  for (const block of blocks) {
    if (block.players.length === 0) continue;
    const all = cut(block);
    if (all === undefined) continue;
    const [headings, ...players] = all;
    cellsOf.set(block.headings.line, headings);
    players.forEach((cells, at) => cellsOf.set(block.players[at].line, cells));
  }
  if (cellsOf.size === 0) return undefined;
  return lines.flatMap((text, at): Row[] => {
    const whole = { text: text.trim(), line: at + 1, column: 1 + text.length - text.trimStart().length };
    const cells = cellsOf.get(at + 1) ?? (whole.text === '' ? [] : [whole]);
    return cells.length === 0 ? [] : [{ cells, table: 1 }];
  });
}

/** The lines of a table that may have something where the others have a blank between columns. */
const SHARES = [0, 0.05, 0.1];

/** The ways in which a text with blanks between its columns can be read: by the places of its words, and by their number. */
export function* blankReadings(text: string): Generator<Row[]> {
  if (text.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS) return;
  const lines = linesOf(text);
  const blocks = blocksIn(lines);
  const byPlaces = SHARES.map(
    (share): Cut =>
      (block) =>
        alignedCells(block, share),
  );
  for (const cut of [...byPlaces, countedCells]) {
    const rows = rowsBy(cut, lines, blocks);
    if (rows !== undefined) yield rows;
  }
}
