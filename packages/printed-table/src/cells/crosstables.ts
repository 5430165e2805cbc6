// The crosstables of a file that has several, as one for each group.
import { chosenOf, inputError, numbered, shorten } from '@crosstable/core/text';

import { type Heading, headingsIn } from './heading.js';
import { ordinalOf } from './number-cell.js';
import { type Cell, type Row, cellAt, textOf } from './sheet.js';

/** A crosstable of a file with its name: the line above it, or `table 2`. */
export interface Crosstable {
  readonly name: string;
  /** Its first heading. */
  readonly begin: Cell;
  /** Its rows, with the head of the file above and what belongs to no crosstable. */
  readonly rows: readonly Row[];
}

/** A file with more is no list of groups. */
const MOST_CROSSTABLES = 100;

/** How far above a table the line with its name may be. */
const MOST_LINES = 5;

/** A line of a legend, as `Tie Break1: …`. */
const OF_LEGEND = /^#|^[^:=]{1,30}\d\s*[:=]/;

/** Headings with the rows of their players. */
interface Section {
  readonly heading: Heading;
  readonly players: readonly Row[];
}

function playersBelow(rows: readonly Row[], { first, count, row }: Heading): Row[] {
  return rows.filter(
    (player) => player.table === row.table && player.cells.slice(first, first + count).some(({ text }) => text !== ''),
  );
}

/** Whether a section goes on with the players of another one, below the same headings, as behind the end of a page. */
function continues({ heading, players }: Section, before: Section): boolean {
  const [next, last] = [...players.slice(0, 1), ...before.players.slice(-1)].map((row) =>
    ordinalOf(cellAt(row, 0).text),
  );
  const isSame = textOf(heading.row) === textOf(before.heading.row) && heading.row.table === before.heading.row.table;
  return isSame && next !== undefined && last !== undefined && next === last + 1;
}

/** The headings of sections. A row of results in a table below bare numbers looks like such headings, but begins elsewhere. */
function sectionHeadings(rows: readonly Row[]): Heading[] {
  const headings = headingsIn(rows);
  return headings.filter((heading, at) => {
    const before = headings.slice(0, at).findLast(({ row }) => row.table === heading.row.table);
    return heading.areRounds || before === undefined || before.first === heading.first;
  });
}

/** The sections with two players at least. */
function sectionsIn(rows: readonly Row[]): Section[] {
  const headings = sectionHeadings(rows);
  const sections: Section[] = [];
  for (const [at, heading] of headings.entries()) {
    const section = { heading, players: playersBelow(rows.slice(heading.at + 1, headings.at(at + 1)?.at), heading) };
    const before = sections.at(-1);
    if (section.players.length < 2 || sections.length >= MOST_CROSSTABLES) continue;
    if (before !== undefined && continues(section, before)) {
      sections[sections.length - 1] = { ...before, players: [...before.players, ...section.players] };
    } else sections.push(section);
  }
  return sections;
}

/** The names of sections: the nearest lines above them that differ in all, or their numbers. */
function namesOf(gaps: readonly (readonly Row[])[]): string[] {
  const lines = gaps.map((gap) =>
    gap
      .filter(({ cells }) => cells.filter(({ text }) => text !== '').length === 1)
      .map(textOf)
      .filter((text) => !OF_LEGEND.test(text))
      .slice(-MOST_LINES)
      .reverse(),
  );
  for (let above = 0; above < MOST_LINES; above++) {
    const names = lines.flatMap((own) => own.slice(above, above + 1));
    if (names.length === lines.length && new Set(names).size === names.length) return names;
  }
  return gaps.map((_, at) => `table ${at + 1}`);
}

/** The crosstables that rows may have: each is to be read. Work for each grows with the head of the file. */
export function crosstablesIn(rows: readonly Row[]): readonly Crosstable[] {
  const sections = sectionsIn(rows);
  /** The place behind the last player of the section before. */
  const starts = [0, ...sections.slice(0, -1).map(({ players }) => rows.lastIndexOf(players.slice(-1)[0]) + 1)];
  const names = namesOf(sections.map(({ heading }, at) => rows.slice(starts[at], heading.at)));
  const [{ heading: { at: end } } = { heading: { at: 0 } }] = sections;
  return sections.map(({ heading }, at) => {
    const next = sections.at(at + 1);
    const own = rows.slice(at === 0 ? heading.at : starts[at], next?.heading.at);
    // The name of the first table is none of the others'
    const head = rows.slice(0, end).filter((row) => at === 0 || textOf(row) !== names[0]);
    return { name: names[at], begin: cellAt(heading.row, 0), rows: [...head, ...own] };
  });
}

const listed = (crosstables: readonly Crosstable[]): string => crosstables.map(({ name }) => name).join(', ');

/** Throws what says that a file has several crosstables, and their names. */
export function refuseSeveral(crosstables: readonly Crosstable[]): never {
  const found = `${crosstables.length}: ${listed(crosstables)}`;
  const text = `expected one crosstable, got ${found}; the option group takes one of them`;
  const mistake = { path: '', expected: 'one crosstable', found, key: 'several-crosstables' } as const;
  throw inputError(text, { ...mistake, values: numbered(crosstables) });
}

/**
 * The crosstable of a name: that name, a number from 1, or a part of the name of only one.
 *
 * @throws RangeError where none, or more than one, has it
 */
export function crosstableOf(group: string, crosstables: readonly Crosstable[]): Crosstable {
  return chosenOf(group, crosstables) ?? refuseGroup(group, crosstables);
}

/** Throws what says that no crosstable has a name, or several, and their names. */
function refuseGroup(group: string, crosstables: readonly Crosstable[]): never {
  const expected = `the name of one crosstable of the file (${listed(crosstables)})`;
  const text = `options.group: expected ${expected}, got ${JSON.stringify(shorten(group))}`;
  const mistake = { path: 'options.group', expected, found: group, key: 'unknown-crosstable' } as const;
  throw inputError(text, { ...mistake, values: numbered(crosstables) });
}
