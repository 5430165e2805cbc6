// Numbers of a column are filled up behind, so that their digits stand under each other.
import { type TemplateResult, html } from 'lit-html';

import { withMinus } from '@crosstable/words';

/** The part of a number behind its whole: nothing, a half, one decimal, or two. */
export type Rest = 'none' | 'half' | 'one' | 'two';

function restOf(printed: string): Rest {
  if (printed.endsWith('½')) return 'half';
  const decimals = /[.,](\d+)$/.exec(printed)?.[1].length ?? 0;
  return decimals === 0 ? 'none' : decimals === 1 ? 'one' : 'two';
}

const WIDTHS: Readonly<Record<Rest, number>> = { none: 0, half: 1, one: 2, two: 3 };

/** The widest of them. */
export function widestRest(printed: readonly string[]): Rest {
  return printed.map(restOf).reduce((widest, rest) => (WIDTHS[rest] > WIDTHS[widest] ? rest : widest), 'none');
}

/** The class that fills a number up, so that the digits of a column stand under each other. */
export function filling(printed: string, widest: Rest): string {
  const rest = restOf(printed);
  return rest === widest ? '' : `fill-${rest}-${widest}`;
}

/** A number whose digits stand under those of its column. */
export function filled(printed: string, widest: Rest): TemplateResult {
  return html`<bdi dir="ltr" class=${filling(printed, widest)}>${withMinus(printed)}</bdi>`;
}
