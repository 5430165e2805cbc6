// Links, files and paper: these leave the page, and only when its reader asks.
import { type TemplateResult, html, nothing } from 'lit-html';
import { until } from 'lit-html/directives/until.js';

import { writtenEvent } from '@crosstable/event';
import { readable } from '@crosstable/words';

import type { Context } from '../context.js';
import { fingerprintOf, packed } from '../packing.js';
import { fragmentOf } from './fragment-of.js';
import { fileName, saveFile } from './save.js';
import './share.css';
import { tournamentText } from './tournament-text.js';

/** Longer links are cut by programs that they are sent with. */
const LONGEST = 16_384;

let isWithTournament = false;

/** The link that was copied last. */
let copied = '';

/** The link that was made last, and of what: it stays, with the focus in it, while nothing but a sentence is new. */
let made: { readonly of: unknown; readonly link: string } | undefined;

async function linkOf({ opened }: Context): Promise<string> {
  const { event, link } = opened;
  const text = tournamentText(event);
  const page = location.href.split('#')[0];
  const tournament = isWithTournament
    ? { tournament: await packed(text) }
    : link?.open === undefined
      ? { fingerprint: fingerprintOf(text) }
      : { open: link.open };
  return `${page}#${await fragmentOf(opened, tournament)}`;
}

function linkField(link: string, { explaining, say, words }: Context): TemplateResult {
  if (link.length > LONGEST) return html`<p>${words.linkTooLong}</p>`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      copied = link;
      say(words.copied);
    } catch {
      // The browser forbids it: the link is chosen in its field, ready to be copied by hand
      document.querySelector<HTMLInputElement>('.link-field')?.focus();
    }
  };
  return html`<input
      class="link-field"
      readonly
      aria-label=${words.share}
      dir="ltr"
      .value=${link}
      @focus=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
    />
    ${'clipboard' in navigator ? html`<button type="button" class="copy" @click=${copy}>${words.copyLink}</button>` : nothing}
    ${copied === link ? html`<strong class="copied">✓ ${words.copied}</strong>` : nothing}
    <small
      >${words.linkIs(readable(Math.round(link.length / 100) / 10, { ...explaining.numbers, half: null }))}</small
    >`;
}

/** The writers of files, loaded when one is saved. */
function reports() {
  return import('./standings-files.js');
}

/** The link to what is shown, and the files. */
export function view(context: Context): TemplateResult {
  const {
    opened,
    shown: { event },
    language,
    show,
    words,
  } = context;
  const toggle = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) isWithTournament = target.checked;
    show({ ...opened });
  };
  const save = (text: string, ending: string, type: string): void => {
    saveFile(text, fileName(event.name, ending), type);
  };
  return html`<section class="sharing" aria-label=${words.share}>
    <h2>${words.share}</h2>
    <p>${words.shareHint}</p>
    <p>
      <label><input type="checkbox" .checked=${isWithTournament} @change=${toggle} /> ${words.withTournament}</label>
      ${isWithTournament ? html`<small>${words.namesInLink}</small>` : opened.link?.open === undefined ? html`<small>${words.needsFile}</small>` : nothing}
    </p>
    <p>
      ${
        made?.of === opened
          ? linkField(made.link, context)
          : until(
              linkOf(context).then((link) => {
                made = { of: opened, link };
                return linkField(link, context);
              }),
              words.loading,
            )
      }
    </p>
    <div class="files" role="group" aria-labelledby="save-standings">
      <span id="save-standings">${words.saveStandings}</span>
      <button
        type="button"
        @click=${async () => {
          save((await reports()).standingsCsv(event), 'csv', 'text/csv');
        }}
      >
        CSV
      </button>
      <button
        type="button"
        @click=${async () => {
          save((await reports()).standingsHtml(event), 'html', 'text/html');
        }}
      >
        HTML${language === 'en' ? nothing : ` (${new Intl.DisplayNames(language, { type: 'language' }).of('en') ?? 'en'})`}
      </button>
      <button
        type="button"
        @click=${async () => {
          save((await reports()).standingsJson(event), 'json', 'application/json');
        }}
      >
        JSON
      </button>
    </div>
    <div class="files" role="group" aria-labelledby="save-tournament">
      <span id="save-tournament">${words.saveTournament}</span>
      <button
        type="button"
        @click=${() => {
          save(writtenEvent(event), 'json', 'application/json');
        }}
      >
        JSON
      </button>
    </div>
    <button
      type="button"
      class="print"
      @click=${() => {
        print();
      }}
    >
      ${words.print}
    </button>
  </section>`;
}
