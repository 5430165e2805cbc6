// The results of a round, to be entered or changed; in a tournament of teams by board.
import { type TemplateResult, html, nothing } from 'lit-html';

import { writtenEvent } from '@crosstable/event';

import type { Context } from '../context.js';
import { roundLines, showResults } from '../live/entering.js';
import '../open/mistake.css';
import { fileName, saveFile } from '../share/save.js';
import { wishWidth } from './wished-width.js';

/** Why the changed results can't be saved as a report. */
let refusal: { readonly of: unknown; readonly message: string } | null = null;

async function saveReport({ again, opened, shown: { event } }: Context, save: (text: string) => void): Promise<void> {
  const { reportOf } = await import('../live/report-of.js');
  refusal = null;
  try {
    save(reportOf(event, opened));
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    refusal = { of: event, message: thrown.message };
    again();
  }
}

/** The results of the round. */
export function view(context: Context): TemplateResult {
  const {
    opened,
    shown: { event },
    markSaved,
    words,
  } = context;
  const { changes } = opened;
  wishWidth(46);
  const save = (text: string, ending: string, type: string): void => {
    saveFile(text, fileName(event.name, ending), type);
    markSaved();
  };
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
            <button
              type="button"
              @click=${() =>
                saveReport(context, (text) => {
                  save(text, 'trf', 'text/plain');
                })}
            >
              ${words.saveTrf}
            </button>
            <button
              type="button"
              @click=${() => {
                save(writtenEvent(event), 'json', 'application/json');
              }}
            >
              ${words.saveJson}
            </button>
          </p>`
    }
    ${refusal?.of === event ? html`<p class="mistake" role="alert">${words.notAsTrf} <q lang="en">${refusal.message}</q></p>` : nothing}
    ${roundLines(context)}`;
}
