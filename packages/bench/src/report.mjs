// Writes the measurements as Markdown.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

const file = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

export const number = (value) => value.toLocaleString('en-US');
/** A number to three digits, written out. */
export const three = (value) => (value < 999.5 ? value.toPrecision(3) : number(Number(value.toPrecision(3))));
export const ns = ({ median, min }) => `${three(median)} ns (${three(min)})`;
export const ms = ({ median, min }) => `${three(median)} ms (${three(min)})`;
export const times = (ratio) => `${ratio.toFixed(2)}×`;
/** A part of another program's time. */
export const part = (ratio) => `1/${(1 / ratio).toFixed(1)}`;
export const tournament = ({ size, rounds }) => `${number(size)} × ${rounds}`;

/** A table; its columns are aligned when the file is formatted. */
export function table(head, rows) {
  const ruler = head.map(() => '---');
  return [head, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Writes RESULTS.md in prettier's format, and gives its text.
 *
 * @param {readonly string[]} paragraphs
 */
export async function writeResults(paragraphs) {
  const config = await resolveConfig(file);
  const text = await format(paragraphs.join('\n\n'), { ...config, filepath: file });
  writeFileSync(file, text);
  return text;
}
