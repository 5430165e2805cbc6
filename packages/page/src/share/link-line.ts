// The link: with the tournament in it at first, or to a file of this site; to copy, to send, and as a code to scan.
import { type TemplateResult, html, nothing } from 'lit-html';
import { until } from 'lit-html/directives/until.js';

import { readable } from '@crosstable/words';

import type { Context } from '../context.js';
import { areNamed } from '../fragment.js';
import { fingerprintOf, packed } from '../packing.js';
import { copyField } from './copy-field.js';
import { embedLine } from './embed-line.js';
import { fragmentOf } from './fragment-of.js';
import type { QrCode } from './qr-code.js';
import type { ShareWords } from '../words/share-words.js';
import { tournamentText } from './tournament-text.js';

/** Longer links are cut by programs that they are sent with. */
const LONGEST = 16_384;

/** A code of a longer link has more squares than a telephone can tell apart. */
const LONGEST_IN_CODE = 2_000;

/** Whether the reader wants the tournament in the link; `null` until that is chosen. */
let choice: boolean | null = null;

/** Whether the link of a file of this site reads it again every minute. */
let isReloading = false;

/** The link that was made last, and of what: it stays, with the focus in it, while nothing but a sentence is new. */
let made: { readonly of: unknown; readonly by: string; readonly link: string } | undefined;

/** The module that draws a code, once somebody has asked for one. */
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
      : { open: link.open, group: link.group, reload: isReloading };
  return `${page}#${await fragmentOf(context.opened, tournament)}`;
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
    html`${draws === null ? nothing : draws({ name: context.opened.event.name, text: link, words, asPicture: context.words.asPicture })}`,
  ];
}

function linkField(link: string, words: ShareWords, context: Context): TemplateResult {
  if (link.length > LONGEST) return html`<p>${words.linkTooLong}</p>`;
  const kilobytes = readable(Math.round(link.length / 100) / 10, { ...context.explaining.numbers, half: null });
  const [button, code] = codeOf(link, words, context);
  const { copied, copyLink: copy } = words;
  const others = html`${'share' in navigator ? html`<button type="button" @click=${() => send(link, context)}>${words.send}</button>` : nothing}${button}`;
  return html`${copyField({ text: link, kind: 'link-field', label: context.words.share, copy, copied }, context, others)}
    <small>${words.linkIs(kilobytes)}</small>${code}`;
}

/** A box to tick, which asks for another link. */
function box(isTicked: boolean, label: string, tick: (isTicked: boolean) => void, again: () => void): TemplateResult {
  const change = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) tick(target.checked);
    again();
  };
  return html`<label><input type="checkbox" .checked=${isTicked} @change=${change} /> ${label}</label>`;
}

/** The link to what is shown. */
export function linkLine(words: ShareWords, context: Context): TemplateResult {
  const { again, opened } = context;
  const whole = isWhole(context);
  const by = `${whole} ${isReloading}`;
  const making = async (): Promise<TemplateResult> => {
    const link = await linkOf(context);
    made = { of: opened, by, link };
    return drawn(link);
  };
  const drawn = (link: string): TemplateResult =>
    html`<div class="link-line">${linkField(link, words, context)}</div>
      ${link.length > LONGEST ? nothing : embedLine(link, words, context)}`;
  const isOfSite = !whole && opened.link?.open !== undefined;
  const chooseWhole = (isTicked: boolean): void => {
    choice = isTicked;
  };
  const chooseReloading = (isTicked: boolean): void => {
    isReloading = isTicked;
  };
  const told = areNamed(opened.part?.groups) ? `${words.namesInLink} ${words.groupInLink}` : words.namesInLink;
  return html`${made?.of === opened && made.by === by ? drawn(made.link) : until(making(), context.words.loading)}
    <p>
      ${box(whole, words.withTournament, chooseWhole, again)}
      <small>${whole ? told : isOfSite ? words.fileOfSite : words.needsFile}</small>
    </p>
    ${isOfSite ? html`<p>${box(isReloading, words.reload, chooseReloading, again)}</p>` : nothing}
    <p><small>${words.hint}</small></p>`;
}
