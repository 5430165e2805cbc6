// The link: with the tournament in it at first, or to a file of this site; to copy, to send, and as a code to scan.
import { type TemplateResult, html, nothing } from 'lit-html';
import { until } from 'lit-html/directives/until.js';

import { readable } from '@crosstable/words';

import type { Context } from '../context.js';
import { fingerprintOf, packed } from '../packing.js';
import { fragmentOf } from './fragment-of.js';
import type { QrCode } from './qr-code.js';
import type { ShareWords } from './share-words.js';
import { tournamentText } from './tournament-text.js';

/** Longer links are cut by programs that they are sent with. */
const LONGEST = 16_384;

/** A code of a longer link has more squares than a telephone can tell apart. */
const LONGEST_IN_CODE = 2_000;

/** Whether the reader wants the tournament in the link; `null` until that is chosen. */
let choice: boolean | null = null;

/** The link that was copied last. */
let copied = '';

/** The link that was made last, and of what: it stays, with the focus in it, while nothing but a sentence is new. */
let made: { readonly of: unknown; readonly isWhole: boolean; readonly link: string } | undefined;

/** What draws a code, once somebody has asked for one. */
let draws: ((code: QrCode) => TemplateResult) | null = null;

/** Whether the tournament is in the link. A file of this site is at hand for everybody. */
function isWhole({ opened: { link } }: Context): boolean {
  return choice ?? link?.open === undefined;
}

async function linkOf(context: Context): Promise<string> {
  const { event, link } = context.opened;
  const text = tournamentText(event);
  const page = location.href.split('#')[0];
  const tournament = isWhole(context)
    ? { tournament: await packed(text) }
    : link?.open === undefined
      ? { fingerprint: fingerprintOf(text) }
      : { open: link.open, group: link.group };
  return `${page}#${await fragmentOf(context.opened, tournament)}`;
}

/** Chooses a link in its field, ready to be copied by hand. */
function choose({ target }: Event): void {
  if (target instanceof HTMLInputElement) target.select();
}

async function copy(link: string, { copied: said }: ShareWords, { say }: Context): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // The browser forbids it
    document.querySelector<HTMLInputElement>('.link-field')?.focus();
    return;
  }
  copied = link;
  say(said);
}

/** Opens the share sheet of the device; the reader may close it again. */
async function send(link: string, { opened: { event }, words }: Context): Promise<void> {
  await navigator.share({ title: event.name || words.unnamed, url: link }).catch(() => undefined);
}

/** A code of the link, and the button that asks for it; a sentence where the link is too long for one. */
function codeOf(link: string, words: ShareWords, context: Context): readonly [TemplateResult, TemplateResult] {
  if (link.length > LONGEST_IN_CODE) return [html``, html`<small>${words.tooLongForQr}</small>`];
  const toggle = async (): Promise<void> => {
    draws = draws === null ? (await import('./qr-code.js')).qrCode : null;
    context.again();
  };
  return [
    html`<button type="button" aria-expanded=${draws === null ? 'false' : 'true'} @click=${toggle}>
      ${words.qrCode}
    </button>`,
    html`${draws === null ? nothing : draws({ name: context.opened.event.name, text: link, words, savePicture: context.words.savePicture })}`,
  ];
}

function linkField(link: string, words: ShareWords, context: Context): TemplateResult {
  if (link.length > LONGEST) return html`<p>${words.linkTooLong}</p>`;
  const kilobytes = readable(Math.round(link.length / 100) / 10, { ...context.explaining.numbers, half: null });
  const [button, code] = codeOf(link, words, context);
  return html`<input
      class="link-field"
      readonly
      aria-label=${context.words.share}
      dir="ltr"
      .value=${link}
      @focus=${choose}
    />
    ${'clipboard' in navigator ? html`<button type="button" class="copy" @click=${() => copy(link, words, context)}>${words.copyLink}</button>` : nothing}
    ${'share' in navigator ? html`<button type="button" @click=${() => send(link, context)}>${words.send}</button>` : nothing}
    ${button} ${copied === link ? html`<strong class="copied">✓ ${words.copied}</strong>` : nothing}
    <small>${words.linkIs(kilobytes)}</small>${code}`;
}

/** The link to what is shown. */
export function linkLine(words: ShareWords, context: Context): TemplateResult {
  const { again, opened } = context;
  const whole = isWhole(context);
  const toggle = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) choice = target.checked;
    again();
  };
  const making = async (): Promise<TemplateResult> => {
    const link = await linkOf(context);
    made = { of: opened, isWhole: whole, link };
    return linkField(link, words, context);
  };
  const isMade = made?.of === opened && made.isWhole === whole;
  const isAlone = !whole && opened.link?.open === undefined;
  return html`<div class="link-line">
      ${made !== undefined && isMade ? linkField(made.link, words, context) : until(making(), context.words.loading)}
    </div>
    <p>
      <label><input type="checkbox" .checked=${whole} @change=${toggle} /> ${words.withTournament}</label>
      <small>${whole ? words.namesInLink : isAlone ? words.needsFile : words.fileOfSite}</small>
    </p>
    <p><small>${words.hint}</small></p>`;
}
