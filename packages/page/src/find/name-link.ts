// A name that leads to the card of its player or team.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { TableContext } from '../context.js';
import type { ChosenPlayer } from '../state.js';
import { nameIn } from '../table.js';

type Leading = Pick<TableContext, 'opened' | 'show' | 'shown'>;

/** Leads to the card of somebody. */
function leadTo(selection: ChosenPlayer, { opened, show }: Leading): (event: Event) => void {
  return (event) => {
    event.stopPropagation();
    show({ ...opened, selection });
  };
}

/** The name of a player or a team of the table; `tabindex` where it stands among others that share one stop of the tab key. */
export function nameLink(player: string, context: Leading, tabindex?: '-1'): TemplateResult {
  const { opened, shown } = context;
  return html`<button
    type="button"
    class="to-player"
    tabindex=${tabindex ?? nothing}
    ?data-followed=${opened.followed.includes(player)}
    @click=${leadTo({ kind: 'player', player }, context)}
  >
    <bdi>${nameIn(shown, player)}</bdi>
  </button>`;
}

/** The name of a player on a team. */
export function seatLink(player: string, name: string, context: Leading, tabindex?: '-1'): TemplateResult {
  return html`<button
    type="button"
    class="to-player"
    tabindex=${tabindex ?? nothing}
    @click=${leadTo({ kind: 'player', player, onTeam: true }, context)}
  >
    <bdi>${name}</bdi>
  </button>`;
}
