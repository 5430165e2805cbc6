// Both editions of C.07 side by side: who moves, and the first value that differs.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { Edition, Standing } from '../../../crosstable/src/index.js';
import { EDITIONS, standings } from '../../../crosstable/src/index.js';
import { printedValue } from '../../../crosstable/src/words/unchecked.js';
import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameIn, tableOf } from '../table.js';

function rowsIn(edition: Edition, { opened, shown }: Context): ReadonlyMap<string, Standing> {
  return new Map(standings(tableOf({ ...shown.event, edition }), opened.codes).map((row) => [row.player, row]));
}

function difference(one: Standing, other: Standing, { opened, explaining }: Context): TemplateResult {
  const at = one.values.findIndex((value, place) => value !== other.values[place]);
  if (at < 0)
    return html`<td></td>
      <td></td>
      <td></td>`;
  const code = opened.codes[at];
  return html`<td>${code}</td>
    <td class="number">${isolated(printedValue(code, one.values[at], explaining))}</td>
    <td class="number">${isolated(printedValue(code, other.values[at], explaining))}</td>`;
}

/** Who has another place in the other edition, and why. */
export function editionsView(context: Context): TemplateResult {
  const { shown, words } = context;
  const [newer, older] = EDITIONS.toSorted().toReversed();
  const [now, before] = [rowsIn(newer, context), rowsIn(older, context)];
  const moved = [...now.values()].flatMap((row) => {
    const old = before.get(row.player);
    return old === undefined || old.rank === row.rank ? [] : [{ row, old }];
  });
  if (moved.length === 0) return html`<p class="summary">${words.editionsSame}</p>`;
  return html`<p class="summary">${words.editionsMoved(moved.length, now.size)}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${words.views.editions}>
      <table class="compared">
        <thead>
          <tr>
            <th scope="col">${words.placeIn(newer)}</th>
            <th scope="col">${words.placeIn(older)}</th>
            <th scope="col" class="moves">±</th>
            <th scope="col" class="name">${shown.isOfTeams ? words.team : words.player}</th>
            <th scope="col">${words.firstDifference}</th>
            <th scope="col">${isolated(newer)}</th>
            <th scope="col">${isolated(older)}</th>
          </tr>
        </thead>
        <tbody>
          ${moved.map(
            ({ row, old }) =>
              html`<tr>
                <td class="number">${isolated(String(row.rank))}</td>
                <td class="number">${isolated(String(old.rank))}</td>
                <td class="moves ${row.rank < old.rank ? 'up' : 'down'}">
                  ${isolated(`${row.rank < old.rank ? '▲' : '▼'}${Math.abs(row.rank - old.rank)}`)}
                </td>
                <th scope="row" class="name"><bdi>${nameIn(shown, row.player)}</bdi></th>
                ${difference(row, old, context)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${nothing}`;
}
