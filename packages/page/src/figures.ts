// Numbers as the page prints them.
import type { TemplateResult } from 'lit-html';
import { html } from 'lit-html';

import type { Naming } from '../../crosstable/src/words.js';
import { readable, withMinus } from '../../crosstable/src/words/readable.js';

/** The sign of an outcome that brought no points over the board. */
export const OUTCOME_SIGNS: Readonly<Record<string, string | undefined>> = {
  'forfeit-win': '+',
  'forfeit-loss': '−',
  'double-forfeit': '−',
  unfinished: '*',
};

/** A number that keeps its direction among words of any script. */
export function isolated(printed: string): TemplateResult {
  return html`<bdi dir="ltr">${withMinus(printed)}</bdi>`;
}

/** A number of points or rating points. */
export function figure(value: number, { numbers }: Naming): TemplateResult {
  return isolated(readable(value, numbers));
}
