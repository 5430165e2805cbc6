import { jsonText } from '@crosstable/core/text';
import {
  type ChessEvent,
  type EventTitle,
  type ParticipantHeading,
  participantsOf,
  placeLine,
  titleOf,
  underName,
} from '@crosstable/event';

import { aligned, wrapped } from './columns.js';
import { element, escaped, htmlPage } from './html.js';
import { markdownTable, markdownText } from './markdown-text.js';

/** An answer about an event as JSON: between the title of the event and the names of its participants, with the notes of the file. */
export function eventJson(event: ChessEvent, answer: object): string {
  const { notes } = event;
  const names = Object.fromEntries(participantsOf(event).map(({ id, name = '' }) => [id, name]));
  return `${jsonText({ ...titleOf(event), ...answer, names, notes }, 2)}\n`;
}

/** A part of a report: a heading, sentences, and a table of headings and rows. */
export interface Section {
  readonly heading: string;
  readonly sentences: readonly string[];
  /** Left out where there is none. */
  readonly table?: readonly (readonly string[])[];
}

/** A report that is made of parts. */
export interface SectionReport {
  readonly title: EventTitle;
  readonly about: string;
  readonly sections: readonly Section[];
}

/** The report for a terminal with so many columns. */
export function sectionsText({ about, sections, title }: SectionReport, columns?: number): string {
  const lines = sections.flatMap(({ heading, sentences, table }) => [
    '',
    ...wrapped([heading, ...sentences.map((sentence) => `  ${sentence}`)], columns),
    ...(table === undefined ? [] : aligned(table).map((row) => `  ${row.join('  ')}`.trimEnd())),
  ]);
  return `${underName(title, [about, ...lines])}\n`;
}

/** The report in Markdown. */
export function sectionsMarkdown({ about, sections, title }: SectionReport): string {
  const name = title.name === '' ? [] : [`# ${markdownText(title.name)}`];
  const head = [placeLine(title), about].filter((line) => line !== '').map(markdownText);
  const parts = sections.flatMap(({ heading, sentences, table }) => [
    `## ${markdownText(heading)}`,
    ...(sentences.length === 0 ? [] : [sentences.map((sentence) => `- ${markdownText(sentence)}`).join('\n')]),
    ...(table === undefined ? [] : [markdownTable(table).join('\n')]),
  ]);
  return `${[...name, ...head, ...parts].join('\n\n')}\n`;
}

/** The headings of names, each of which heads its row. */
const NAMES: ReadonlySet<string> = new Set<ParticipantHeading>(['Player', 'Team']);

function tableHtml([headings, ...rows]: readonly (readonly string[])[]): string[] {
  const isName = (at: number): boolean => NAMES.has(headings[at]);
  const cell = (text: string, at: number): string =>
    isName(at)
      ? `<th scope="row" class="name" dir="auto">${escaped(text)}</th>`
      : `<td class="word${headings[at] === 'Why' ? ' why' : ''}">${escaped(text)}</td>`;
  return [
    '<div class="scroll"><table>',
    `<thead><tr>${headings.map((heading, at) => `<th scope="col" class="${isName(at) ? 'name' : 'word'}">${escaped(heading)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`),
    '</tbody></table></div>',
  ];
}

/** The report as a page that can be printed. */
export function sectionsHtml({ about, sections, title }: SectionReport): string {
  const called = title.name === '' ? about : title.name;
  const said = [placeLine(title), title.name === '' ? '' : about].filter((line) => line !== '');
  return htmlPage(called, [
    `<h1 dir="auto">${escaped(called)}</h1>`,
    ...said.map((line) => `<p>${escaped(line)}</p>`),
    ...sections.flatMap(({ heading, sentences, table }) => [
      `<h2>${escaped(heading)}</h2>`,
      ...(sentences.length === 0 ? [] : ['<ul>', ...sentences.map((sentence) => element('li', sentence)), '</ul>']),
      ...(table === undefined ? [] : tableHtml(table)),
    ]),
  ]);
}
