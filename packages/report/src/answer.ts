import { type CsvValue, csvText, jsonText } from '@crosstable/core/text';
import { type ChessEvent, participantsOf, titleOf } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';

import { notesIn } from './findings/notes.js';
import type { Document, Extent } from './document.js';
import { renderHtml } from './render-html.js';
import { renderMarkdown } from './render-markdown.js';
import { type TextLook, renderText } from './render-text.js';

/** The formats of every answer. */
export const FORMATS = ['text', 'json', 'csv', 'markdown', 'html'] as const;

export type Format = (typeof FORMATS)[number];

/** The lines of a table for spreadsheets, with English names of fields. Numbers are raw. */
export interface Sheet {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** An answer about an event: what it says, its data, and its lines for spreadsheets. Each is made when it is asked for. */
export interface Answer {
  readonly document: (extent: Extent) => Document;
  readonly data: () => object;
  readonly sheet: () => Sheet;
  /** Sentences of the document for which a sheet has no place. */
  readonly remarks?: readonly string[];
}

/** Data between the title of the event and the names of its participants, with the notes of the file in a language. */
export function dataOn(event: ChessEvent, answer: object, words: AnswerWords): object {
  const names = Object.fromEntries(participantsOf(event).map(({ id, name = '' }) => [id, name]));
  return { ...titleOf(event), ...answer, names, notes: notesIn(event, words) };
}

/** An answer in a format; the look is that of a text. */
export function writeAnswer({ data, document, sheet }: Answer, format: Format, look?: TextLook): string {
  switch (format) {
    case 'text':
      return renderText(document('short'), look);
    case 'markdown':
      return renderMarkdown(document('short'));
    case 'html':
      return renderHtml(document('full'));
    case 'json':
      return `${jsonText(data(), 2)}\n`;
    case 'csv': {
      const { fields, rows } = sheet();
      return csvText([fields, ...rows]);
    }
  }
}
