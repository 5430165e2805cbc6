// A text in a field, to be copied with a button or by hand.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Context } from '../context.js';

/** The text to copy, and its words. */
export interface Copied {
  readonly text: string;
  /** The class of the field. */
  readonly kind: 'link-field' | 'embed-field';
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
}

/** The text that was copied last. */
let last = '';

/** Chooses the text of a field, ready to be copied by hand. */
function choose({ target }: Event): void {
  if (target instanceof HTMLInputElement) target.select();
}

/** The field, and its button where the browser may copy; `others` are further buttons. */
export function copyField(
  { copied, copy, kind, label, text }: Copied,
  { say }: Context,
  others: unknown = nothing,
): TemplateResult {
  const take = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser forbids it
      document.querySelector<HTMLInputElement>(`.${kind}`)?.focus();
      return;
    }
    last = text;
    say(copied);
  };
  return html`<input class=${kind} readonly aria-label=${label} dir="ltr" .value=${text} @focus=${choose} />
    ${'clipboard' in navigator ? html`<button type="button" class="copy" @click=${take}>${copy}</button>` : nothing}
    ${others} ${last === text ? html`<strong class="copied">✓ ${copied}</strong>` : nothing}`;
}
