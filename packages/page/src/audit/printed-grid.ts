// The table that the makers of a tournament printed, in its own order.
import { type TemplateResult, html, nothing } from 'lit-html';

import '../audit.css';
import type { Context } from '../context.js';
import { css } from '../css.js';
import { rowOf } from '../find/row-of.js';
import { chosenCell, gridKeys } from '../grid-keys.js';
import type { Printed } from '../state.js';
import { nameIn } from '../table.js';
import { wishWidth } from '../views/wished-width.js';

/** A printed column; the points are one. */
export interface PrintedColumn {
  readonly label: string;
  /** The rule that made it, in one word; `''` where none is known. */
  readonly code: string;
  /** As in the choice of a printed number. */
  readonly at: number;
}

/** The columns of a printed table, and what draws its cells. */
interface PrintedCells<Column> {
  readonly columns: readonly Column[];
  readonly widths: Readonly<Record<string, string>>;
  readonly rank: (player: string) => TemplateResult;
  readonly value: (column: Column, player: string) => TemplateResult;
}

/** The table by its printed ranks. A number that is chosen is explained. */
export function printedGrid<Column extends PrintedColumn>(
  { columns, rank, value, widths }: PrintedCells<Column>,
  printed: Printed,
  context: Context,
): TemplateResult {
  const { opened, show, shown, words } = context;
  const choose = ({ target }: Event): void => {
    const chosen = chosenCell(target, -1);
    if (chosen === undefined) return;
    const { at, player } = chosen;
    show({ ...opened, selection: at < 0 ? { kind: 'player', player } : { kind: 'printed', ...chosen } });
  };
  // With the column of ranks
  const widest = `${widths['--names']} ${widths['--values']}`.split(' ');
  wishWidth(widest.reduce((sum, width) => sum + Number.parseFloat(width), 5.1));
  const rows = shown.rows
    .map(({ player }) => player)
    .toSorted((one, other) => (printed.ranks?.get(one) ?? 0) - (printed.ranks?.get(other) ?? 0));
  return html`<div class="scroll">
    <table
      class="standings printed"
      role="grid"
      aria-labelledby="event-name"
      aria-describedby="grid-keys"
      aria-rowcount=${rows.length + 1}
      @click=${choose}
      @keydown=${gridKeys(choose)}
      ${css(widths)}
    >
      <caption class="unseen" id="grid-keys">
        ${words.keys}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" class="rank" scope="col"><abbr title=${words.rank}>#</abbr></th>
          <th role="columnheader" class="name" scope="col">${shown.isOfTeams ? words.team : words.player}</th>
          ${columns.map(({ code, label }) => html`<th role="columnheader" class="value" scope="col"><bdi>${label}</bdi>${code === '' ? nothing : html`<small><bdi dir="ltr">${code}</bdi></small>`}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup" ${css({ '--rows': String(rows.length) })}>
        ${rows.map(
          (player) =>
            html`<tr role="row" ${rowOf(player, context)}>
              ${rank(player)}
              <th role="rowheader" class="name" scope="row"><bdi>${nameIn(shown, player)}</bdi></th>
              ${columns.map((column) => value(column, player))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
