import { visible } from '@crosstable/core/text';

import { type Document, type Part, type Sentence, hasWords, textOf, withoutEmptyColumns } from './document.js';
import { aligned, wrapped } from './text-columns.js';

/** How a text looks. */
export interface TextLook {
  /** The width, at least 40; default 80. Tables are as wide as they are. */
  readonly columns?: number | undefined;
  /** Whether headings are bold, and articles and the lines under the name dim, as a terminal shows them. */
  readonly isColoured?: boolean | undefined;
}

const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const END = '\u001b[0m';

/** Colours are put around lines that have no control character of a file in them any more. */
function bold(line: string): string {
  return line === '' ? line : BOLD + line + END;
}

function dim(line: string): string {
  return line === '' ? line : DIM + line + END;
}

function withDimArticles(line: string): string {
  return line.replaceAll(/\((?:C\.07 )?[Aa]rt\. [^()]*\)/g, `${DIM}$&${END}`);
}

/** Sentences, what belongs to each further to the right. */
function linesOf(sentences: readonly Sentence[], indent: string): string[] {
  return sentences.flatMap((one) => {
    const { text, details } = typeof one === 'string' ? { text: one, details: [] } : one;
    return [indent + text, ...details.map((detail) => `${indent}  ${detail}`)];
  });
}

function rowsOf(table: NonNullable<Part['table']>): readonly string[] {
  const { columns, rows } = withoutEmptyColumns(table);
  const cells = [columns.map(({ heading }) => textOf(heading)), ...rows.map((row) => row.map(textOf))];
  return aligned(cells, columns.map(hasWords)).map((row) => row.join('  ').trimEnd());
}

/** A document as lines, each with a newline. No text of a file can break them. */
export function renderText(
  { about, name, parts, warnings = [] }: Document,
  { columns, isColoured = false }: TextLook = {},
): string {
  const [strong, faint, cited] = isColoured ? [bold, dim, withDimArticles] : [same, same, same];
  const fitting = (lines: readonly string[]): string[] => wrapped(lines.map(visible), columns);
  const head = [...(name === '' ? [] : [visible(name)]), ...fitting(about.filter((line) => line !== ''))];
  const under = parts.flatMap(({ heading, sentences = [], table }) => {
    const indent = heading === undefined ? '' : '  ';
    const rows = table === undefined ? [] : rowsOf(table).map((row) => indent + row);
    return [
      '',
      ...(heading === undefined ? [] : fitting([heading]).map(strong)),
      ...fitting(linesOf(sentences, indent)).map(cited),
      ...rows.slice(0, 1).map(heading === undefined ? strong : same),
      ...rows.slice(1).map(cited),
    ];
  });
  const above = [...fitting(warnings), ...head.slice(0, 1).map(strong), ...head.slice(1).map(faint)];
  // A document without a name begins with its first part
  return [...above, ...(above.length === 0 ? under.slice(1) : under)].map((line) => `${line}\n`).join('');
}

function same(line: string): string {
  return line;
}
