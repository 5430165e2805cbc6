// Files of the tournament and of its table, always: as a report and as JSON, and the values for other programs.
import { type TemplateResult, html, nothing } from 'lit-html';

import { writtenEvent } from '@crosstable/event';

import type { Context } from '../context.js';
import '../open/mistake.css';
import { present } from '../store.js';
import { fileName, saveFile } from './save.js';
import type { ShareWords } from '../words/share-words.js';

/** Why the tournament can't be saved as a report. */
let refusal: { readonly of: unknown; readonly message: string } | null = null;

/** The report of a tournament as it is shown; a sentence in its place where a report can't hold it. */
async function saveReport({ again, opened, shown: { event } }: Context, save: (text: string) => void): Promise<void> {
  const { reportOf } = await import('../live/report-of.js');
  refusal = null;
  try {
    save(reportOf(event, opened));
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    refusal = { of: event, message: thrown.message };
  }
  again();
}

/** The buttons that save the tournament as a report and as JSON, which hold changed results, too; and why it is no report. */
export function tournamentFiles(
  labels: readonly [report: string, json: string],
  context: Context,
): readonly [buttons: TemplateResult, refused: TemplateResult | typeof nothing] {
  const { event } = context.shown;
  const save = (text: string, ending: string, type: string): void => {
    saveFile(text, fileName(event.name, ending), type);
    context.markSaved();
  };
  const asReport = () =>
    saveReport(context, (text) => {
      save(text, 'trf', 'text/plain');
    });
  const asJson = (): void => {
    save(writtenEvent(event), 'json', 'application/json');
  };
  const [report, json] = labels;
  const { notAsTrf } = context.words;
  return [
    html`<button type="button" @click=${asReport}>${report}</button>
      <button type="button" @click=${asJson}>${json}</button>`,
    refusal?.of === event
      ? html`<p class="mistake" role="alert">${notAsTrf} <q lang="en">${refusal.message}</q></p>`
      : nothing,
  ];
}

/** The buttons that save the standings: a page in the language of this one, and the values. */
function standingsButtons({ jsonOfValues }: ShareWords, { shown: { event } }: Context): TemplateResult {
  const files = () => import('./standings-files.js');
  const save = (text: string, ending: string, type: string): void => {
    saveFile(text, fileName(event.name, ending), type);
  };
  const asPage = async (): Promise<void> => {
    const [{ standingsHtml }, later] = await Promise.all([files(), present().spoken.later()]);
    save(standingsHtml(event, await later.answers()), 'html', 'text/html');
  };
  const asValues = async (): Promise<void> => {
    save((await files()).standingsCsv(event), 'csv', 'text/csv');
  };
  const asJson = async (): Promise<void> => {
    save((await files()).standingsJson(event), 'json', 'application/json');
  };
  return html`<button type="button" @click=${asPage}>HTML</button>
    <button type="button" @click=${asValues}>CSV</button>
    <button type="button" @click=${asJson}>${jsonOfValues}</button>`;
}

/** The files, each group with its name. */
export function files(words: ShareWords, context: Context): TemplateResult {
  const [buttons, refused] = tournamentFiles(['TRF', 'JSON'], context);
  return html`<div class="files" role="group" aria-labelledby="save-tournament">
      <span id="save-tournament">${words.saveTournament}</span>${buttons}
    </div>
    ${refused}
    <div class="files" role="group" aria-labelledby="save-standings">
      <span id="save-standings">${words.saveStandings}</span>${standingsButtons(words, context)}
    </div>`;
}
