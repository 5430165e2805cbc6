// The lists of tie-breaks that printed ranks are held against, in words.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { RanksAudit, RanksUnderList } from '@crosstable/audit';
import { alikeLists } from '@crosstable/report/audit';

import type { Context } from '../context.js';
import { sentence } from '../figures.js';
import { MOST_NAMED, conventionNamed, named } from './rules.js';

/** The origin of a list: an edition, or a convention. */
function originOf({ convention, edition }: RanksUnderList, context: Context): TemplateResult {
  return convention === undefined ? sentence(context.words.editionOf(edition)) : conventionNamed(convention, context);
}

/** A line for lists that are alike. */
function lineOf(alike: readonly RanksUnderList[], cells: number, context: Context): TemplateResult {
  const [{ codes, wrong }] = alike;
  const origins = alike.map((list) => originOf(list, context));
  const { colon } = context.explaining.phrases;
  return html`<li>
    <strong class="code"><bdi dir="ltr">${codes.join(', ')}</bdi></strong
    >, ${named(origins, context)}${colon} ${sentence(context.words.audit.ranksUnder(wrong.length, cells))}
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
  const nearer = alikeLists(whole.length > 0 ? whole : nearest);
  const lines = [...editions.map((list) => [list]), ...nearer.slice(0, MOST_NAMED)];
  const more = nearer.length - MOST_NAMED;
  if (lines.length === 0) return nothing;
  return html`<ul class="lists">
    ${lines.map((line) => lineOf(line, cells, context))}${more > 0 ? html`<li>${context.words.andMore(more)}</li>` : nothing}
  </ul>`;
}
