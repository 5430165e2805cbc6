// A printed table that is added to the tournament, as CSV.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isOfTeams, participantsOf } from '@crosstable/event';

import type { Context } from '../context.js';
import type { NotedMistake } from '../open/mistake.js';

let mistake: { readonly of: unknown; readonly found: NotedMistake } | null = null;

/** The text in the field, until it is put beside a tournament: another view doesn't take it away. */
let draft: { readonly of: unknown; readonly text: string } | null = null;

/** Fields for a table of values. */
export function tableFields(context: Context): TemplateResult {
  const { again, opened, say, show, words } = context;
  const { audit } = words;
  const take = async (content: Uint8Array, name: string): Promise<void> => {
    try {
      const { event } = opened;
      const primary = isOfTeams(event) ? (event.primary ?? 'MP') : undefined;
      const { tableOfCsv } = await import('@crosstable/report/audit');
      const printed = tableOfCsv(content, participantsOf(event), primary);
      mistake = null;
      draft = null;
      show({ ...opened, printed, selection: null });
      say(audit.added(printed.columns.length));
    } catch (thrown) {
      const { notedMistake } = await import('../open/mistake.js');
      mistake = { of: opened.event, found: notedMistake(thrown, name, content) };
      again();
    }
  };
  const choose = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLInputElement)) return;
    const file = target.files?.item(0);
    // As where a tournament is chosen
    target.value = '';
    if (file != null) await take(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const paste = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = event.target instanceof Element ? event.target.querySelector('textarea') : null;
    if (field !== null) await take(new TextEncoder().encode(field.value), '');
  };
  const keep = ({ target }: Event): void => {
    if (target instanceof HTMLTextAreaElement) draft = { of: opened.event, text: target.value };
  };
  const dismiss = (): void => {
    mistake = null;
    again();
    document.getElementById('printed-table')?.focus();
  };
  return html`<p class="legend">${audit.form}</p>
    ${mistake?.of === opened.event ? mistake.found.note(mistake.found, undefined, context, { dismiss, openGroup: () => undefined, say }) : nothing}
    <form class="paste" @submit=${paste}>
      <label class="button"
        ><input
          type="file"
          class="unseen"
          id="printed-file"
          accept=".csv,.tsv,.txt,text/plain,text/csv"
          @change=${choose}
        /><span>${words.choose}</span></label
      >
      <label for="printed-table">${words.orPaste}</label>
      <textarea
        id="printed-table"
        rows="4"
        dir="ltr"
        spellcheck="false"
        placeholder=${'No,Rank,BH/C1,BH'}
        .value=${draft?.of === opened.event ? draft.text : ''}
        @input=${keep}
      ></textarea>
      <button type="submit">${audit.addTable}</button>
    </form>`;
}
