// The results of a round, to be entered or changed; in a tournament of teams by board.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Context } from '../context.js';
import { roundLines, showResults } from '../live/entering.js';
import { tournamentFiles } from '../share/saving.js';
import { wishWidth } from './wished-width.js';

/** The results of the round. */
export function view(context: Context): TemplateResult {
  const {
    opened,
    shown: { event },
    words,
  } = context;
  const { changes } = opened;
  wishWidth(46);
  const [buttons, refused] = tournamentFiles([words.saveTrf, words.saveJson], context);
  return html`<p class="legend">${words.liveHint}</p>
    <h2>${context.explaining.phrases.round(event.round)}</h2>
    ${
      changes.length === 0
        ? nothing
        : html`<p class="changed">
            <strong>${words.changed(changes.length)}</strong>
            <button
              type="button"
              @click=${() => {
                // The button goes away, and the focus stays with the results
                document.querySelector<HTMLSelectElement>('.results select')?.focus();
                showResults({ ...opened, changes: [] }, context);
              }}
            >
              ${words.undoAll}
            </button>
            ${buttons}
          </p>`
    }
    ${refused} ${roundLines(context)}`;
}
