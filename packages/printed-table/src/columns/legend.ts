import { type Row, textOf } from '../cells/sheet.js';
import { namedRules } from './named-rules.js';

/** The lines of a legend in a line, which may have several: each begins with the same few words and a number. */
function linesIn(text: string): readonly string[] {
  const words = /(?:^|:)\s*(\p{L}[\p{L}\s.-]{0,40})\d{1,2}\s?[:=]/u.exec(text)?.[1];
  return words === undefined ? [text] : text.split(new RegExp(`(?=${words}\\d{1,2}\\s?[:=])`));
}

/** Gives the text that says what the column of a label is. */
export type Legend = (label: string) => string | undefined;

/**
 * The text that says what the column of a label is: behind the label itself, as in `BucM : Buchholz Median`, or behind any words
 * with the number that the label ends with, as in `Desempate 1: …` of `Des 1`.
 */
export function legendOf(rows: readonly Row[]): Legend {
  const texts = new Map<string, string>();
  let prefix: string | undefined;
  for (const line of rows.flatMap((row) => linesIn(textOf(row).replace(/^#/, '')))) {
    const at = line.search(/[:=]/);
    const [before, text] = [line.slice(0, at).replaceAll(' ', ''), line.slice(at + 1).trim()];
    if (at < 0 || text === '' || texts.has(before)) continue;
    texts.set(before, text);
    // Lines on boards look like those on tie-breaks
    if (/tie.?break/i.test(line) || namedRules(text).length > 0) prefix ??= /^(\p{L}\D*)\d{1,2}$/u.exec(before)?.[1];
  }
  return (label) => {
    const own = label.replaceAll(' ', '');
    const number = /^\p{L}[\p{L}\p{M}.]*(\d+)$/u.exec(own)?.[1];
    return texts.get(own) ?? texts.get(`${prefix}${number}`);
  };
}
