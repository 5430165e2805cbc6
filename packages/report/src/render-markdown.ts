import { visible } from '@crosstable/core/text';

import { type Document, type Sentence, type Table, hasWords, textOf, withoutEmptyColumns } from './document.js';
import { aligned, width } from './text-columns.js';

/** Signs that begin markup, a link or a picture, or that end a cell. */
const MARKUP = /[\\`*_~[\]|]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that stands for itself in Markdown: nothing in it is markup, HTML, or the end of a cell or a row. */
function markdownText(text: string): string {
  return visible(text)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign]);
}

/** A table with its headings. */
function tableIn(table: Table): string {
  const { columns, rows } = withoutEmptyColumns(table);
  const texts = [columns.map(({ heading }) => heading), ...rows].map((row) => row.map(textOf).map(markdownText));
  const [headings, ...lines] = aligned(texts, columns.map(hasWords));
  const rule = columns.map((column, at) => {
    const dashes = '-'.repeat(Math.max(width(headings[at]) - 1, 2));
    return hasWords(column) ? `:${dashes}` : `${dashes}:`;
  });
  return [headings, rule, ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Sentences as a list, what belongs to each as a list in it. */
function listOf(sentences: readonly Sentence[]): string {
  return sentences
    .flatMap((one) =>
      typeof one === 'string'
        ? [`- ${markdownText(one)}`]
        : [`- ${markdownText(one.text)}`, ...one.details.map((detail) => `  - ${markdownText(detail)}`)],
    )
    .join('\n');
}

/** A document in Markdown. No text of a file is markup. */
export function renderMarkdown({ about, name, parts, warnings = [] }: Document): string {
  const paragraphs = (lines: readonly string[]): string[] => lines.filter((line) => line !== '').map(markdownText);
  const blocks = [
    ...paragraphs(warnings),
    ...(name === '' ? [] : [`# ${markdownText(name)}`]),
    ...paragraphs(about),
    ...parts.flatMap(({ heading, sentences = [], table }) => [
      ...(heading === undefined ? [] : [`## ${markdownText(heading)}`]),
      ...(heading === undefined
        ? paragraphs(sentences.map(textOf))
        : sentences.length === 0
          ? []
          : [listOf(sentences)]),
      ...(table === undefined ? [] : [tableIn(table)]),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
