// The frame around a view: the head of the page and of the tournament, the controls, and the chosen number.
import { type TemplateResult, html, nothing } from 'lit-html';

import { announcedRounds, editionFrom, roundsIn, unfinishedGames } from '@crosstable/event';
import { EDITIONS, type Edition } from 'crosstable';

import type { TableContext } from './context.js';
import { CHANGED } from './live/changed-sign.js';
import { THEMES, type Theme } from './settings.js';
import { type Opened, canBeAsPrinted, isAsPrinted } from './state.js';
import { VIEWS } from './views/index.js';
import type { PageWords } from './words/page-words.js';

/** The head of every page, with what can be done with an open tournament. */
export function masthead(words: PageWords, actions: TemplateResult | null): TemplateResult {
  return html`<header class="masthead">
    <p class="brand">Crosstable</p>
    <p class="stays">${words.staysHere}</p>
    ${actions}
  </header>`;
}

/** The controls at the foot of the page. */
export interface Foot {
  readonly words: PageWords;
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
  readonly languages: TemplateResult;
}

/** The foot of every page. */
export function foot({ words, theme, setTheme, languages }: Foot): TemplateResult {
  const chooseTheme = ({ target }: Event): void => {
    const found = target instanceof HTMLSelectElement ? THEMES.find((one) => one === target.value) : undefined;
    if (found !== undefined) setTheme(found);
  };
  return html`<footer>
    <a href="./guides/">${words.guides}</a> ${languages}
    <label
      ><span>${words.themeLabel}</span>
      <select @change=${chooseTheme}>
        ${THEMES.map((one) => html`<option value=${one} ?selected=${one === theme}>${words.themes[one]}</option>`)}
      </select></label
    >
  </footer>`;
}

/** The name of the tournament, and how far it is. */
export function eventHead({ opened, shown, words, show, title }: TableContext): TemplateResult {
  const { event, rows, isOfTeams } = shown;
  const count = isOfTeams ? words.teams(rows.length) : words.players(rows.length);
  const open = unfinishedGames(event, event.round).length;
  const { edition: ofFile, round, tiebreaks } = opened.event;
  const choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    const edition: Edition | undefined = EDITIONS.find((one) => one === target.value);
    const { selection } = opened;
    const printed = { codes: tiebreaks, round, edition: ofFile, view: 'standings', asPrinted: true, selection: null };
    const kept = selection?.kind === 'printed' && opened.view === 'standings' ? null : selection;
    show({ ...opened, ...(edition === undefined ? printed : { edition, asPrinted: false, selection: kept }) });
  };
  const isPrinted = isAsPrinted(opened);
  const nameOf = (edition: Edition): string =>
    words.editionOf(edition === ofFile ? title.edition(edition, editionFrom(opened.event)) : edition);
  return html`<header class="event">
    <h1 id="event-name" tabindex="-1"><bdi>${event.name || words.unnamed}</bdi></h1>
    <p class="progress">
      ${words.systems[event.system ?? 'none']}, ${count}, ${words.afterRound(event.round, announcedRounds(event))}
    </p>
    <label class="edition"
      ><span class="unseen">${words.edition}</span
      ><select @change=${choose}>
        ${canBeAsPrinted(opened) ? html`<option value="" .selected=${isPrinted}>${words.asPrinted}</option>` : nothing}
        ${EDITIONS.map((one) => html`<option value=${one} .selected=${!isPrinted && one === opened.edition}>${nameOf(one)}</option>`)}
      </select></label
    >
    ${opened.changes.length === 0 ? nothing : html`<p class="is-running">${CHANGED} ${words.changed(opened.changes.length)}</p>`}
    ${open === 0 ? nothing : html`<p class="is-running" role="status">${words.running(open)}</p>`}
  </header>`;
}

/** The slider of the rounds. */
export function roundSlider({ naming, opened, shown, words, show }: TableContext): TemplateResult {
  const last = roundsIn(shown.event);
  const slide = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) show({ ...opened, round: Number(target.value) });
  };
  if (last < 2) return html``;
  return html`<label class="slider"
    ><span>${words.round}</span>
    <input
      type="range"
      min="1"
      max=${last}
      step="1"
      .value=${String(opened.round)}
      aria-valuetext=${naming.phrases.round(opened.round)}
      @input=${slide}
    />
    <output><bdi dir="ltr">${opened.round}</bdi></output></label
  >`;
}

/** The views to choose from. */
export function viewSwitch({ opened, shown, words, show }: TableContext): TemplateResult {
  // The view that is shown stays among them when another round has nothing for it
  const offered = VIEWS.filter(({ applies, key }) => key === opened.view || applies(shown, opened));
  if (offered.length < 2) return html``;
  const choose = (view: string): Opened => ({ ...opened, view, selection: null });
  return html`<nav class="views" aria-label=${words.view}>
    ${offered.map(
      ({ key }) =>
        html`<button
          type="button"
          aria-pressed=${key === opened.view ? 'true' : 'false'}
          @click=${() => {
            show(choose(key));
          }}
        >
          ${words.views[key]}
        </button>`,
    )}
  </nav>`;
}
