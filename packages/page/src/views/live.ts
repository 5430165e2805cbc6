// The results of a round, to be entered or changed; in a tournament of teams by board. Beside them the table that they make.
import { type TemplateResult, html } from 'lit-html';

import type { Context } from '../context.js';
import { focusFirstBoard, resultsWords, roundLines } from '../live/board-lines.js';
import { showResults } from '../live/entering.js';
import { tableBeside } from '../live/table-beside.js';
import { tournamentFiles } from '../share/saving.js';

/** The number of changed results, and what can be done with them: below the boards, so that none of them moves when it comes. */
function changedBar(context: Context): TemplateResult {
  const { opened, words } = context;
  const [buttons, refused] = tournamentFiles([words.saveTrf, words.saveJson], context);
  if (opened.changes.length === 0) return html`${refused}`;
  const undoAll = (): void => {
    // The button goes away, and the focus stays with the results
    focusFirstBoard();
    showResults({ ...opened, changes: [] }, context);
  };
  return html`${refused}
    <p class="changed">
      <strong>${words.changed(opened.changes.length)}</strong>
      <button type="button" @click=${undoAll}>${words.undoAll}</button>
      ${buttons}
    </p>`;
}

/** The results of the round. */
export function view(context: Context): TemplateResult {
  const { again, explaining, language, shown, words } = context;
  const own = resultsWords(language, again);
  if (own === undefined) return html`<p class="loading">${words.loading}</p>`;
  return html`<p class="legend">${words.liveHint} <span class="of-keys">${own.keys}</span></p>
    <div class="desk">
      <div>
        <h2>${explaining.phrases.round(shown.event.round)}</h2>
        ${roundLines(own, context)} ${changedBar(context)}
      </div>
      ${tableBeside(own, context)}
    </div>`;
}
