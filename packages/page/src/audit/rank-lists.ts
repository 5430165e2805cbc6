// The lists of tie-breaks that printed ranks are held against, in words.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { RanksAudit, RanksUnderList } from '../../../audit/src/index.js';
import type { Context } from '../context.js';
import { MOST_NAMED, conventionNamed } from './rules.js';

/** Lists with the same codes that give as many of the ranks. */
interface SameList {
  readonly list: RanksUnderList;
  readonly origins: readonly TemplateResult[];
}

/** The origin of a list: an edition, or a convention. */
function originOf({ convention, edition }: RanksUnderList, context: Context): TemplateResult {
  return convention === undefined ? html`${context.words.editionOf(edition)}` : conventionNamed(convention, context);
}

function grouped(lists: readonly RanksUnderList[], context: Context): readonly SameList[] {
  const groups = new Map<string, SameList>();
  for (const list of lists) {
    const key = [...list.codes, list.wrong.length].join();
    const origins = groups.get(key)?.origins ?? [];
    groups.set(key, { list, origins: [...origins, originOf(list, context)] });
  }
  return [...groups.values()];
}

function lineOf({ list: { codes, wrong }, origins }: SameList, cells: number, { words }: Context): TemplateResult {
  const more = origins.length - MOST_NAMED;
  return html`<li>
    <strong class="code"><bdi dir="ltr">${codes.join(', ')}</bdi></strong
    >,
    ${origins.slice(0, MOST_NAMED).map((origin, at) => html`${at === 0 ? nothing : '; '}${origin}`)}${more > 0 ? `; ${words.andMore(more)}` : nothing}:
    ${words.audit.ranksUnder(wrong.length, cells)}
  </li>`;
}

/**
 * The list of the file in each edition. Where no edition gives all of the ranks: the conventions that do, or else the guessed
 * lists that are nearest.
 */
export function rankLists(
  { cells, conventions, editions }: RanksAudit,
  nearest: readonly RanksUnderList[],
  context: Context,
): TemplateResult | typeof nothing {
  const isWhole = ({ wrong }: RanksUnderList): boolean => wrong.length === 0;
  const whole = editions.some(isWhole) ? [] : conventions.filter(isWhole);
  const nearer = grouped(whole.length > 0 ? whole : nearest, context);
  const lines = [...editions.flatMap((list) => grouped([list], context)), ...nearer.slice(0, MOST_NAMED)];
  const more = nearer.length - MOST_NAMED;
  if (lines.length === 0) return nothing;
  return html`<ul class="lists">
    ${lines.map((line) => lineOf(line, cells, context))}${more > 0 ? html`<li>${context.words.andMore(more)}</li>` : nothing}
  </ul>`;
}
