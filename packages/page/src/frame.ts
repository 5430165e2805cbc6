// The frame around a view: the head of the page and of the tournament, the controls, and the chosen number.
import { type TemplateResult, html, nothing } from 'lit-html';

import { editionFrom, roundsIn, unfinishedGames } from '@crosstable/event';
import { EDITIONS, type Edition } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import type { TableContext } from './context.js';
import { LANGUAGES, type Spoken, calledIn } from './languages.js';
import { CHANGED } from './live/changed-sign.js';
import { THEMES, type Theme, isKeeping } from './settings.js';
import { type Opened, asAnnounced, canBeAsPrinted, isAsAnnounced, isAsPrinted } from './state.js';
import { shownIn } from './table.js';
import { VIEWS } from './views/index.js';
import type { PageWords } from './words/page-words.js';

/** The parts of the head of every page. */
export interface Head {
  readonly words: PageWords;
  /** The actions on an open tournament. */
  readonly actions: TemplateResult | null;
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
  readonly languages: TemplateResult;
}

/** The head of every page. */
export function masthead({ actions, languages, setTheme, theme, words }: Head): TemplateResult {
  const chooseTheme = ({ target }: Event): void => {
    const found = target instanceof HTMLSelectElement ? THEMES.find((one) => one === target.value) : undefined;
    if (found !== undefined) setTheme(found);
  };
  return html`<header class="masthead">
    <p class="brand">Crosstable</p>
    <p class="stays">${words.staysHere} ${isKeeping() ? words.isKept : words.isNotKept}</p>
    ${actions}
    <div class="settings">
      ${languages}
      <label
        ><span class="sign" aria-hidden="true">◐</span><span class="word">${words.themeLabel}</span
        ><select @change=${chooseTheme}>
          ${THEMES.map((one) => html`<option value=${one} ?selected=${one === theme}>${words.themes[one]}</option>`)}
        </select></label
      >
    </div>
  </header>`;
}

/** The languages to choose from. */
export function languageChoice(
  { language, words }: Pick<Spoken, 'language' | 'words'>,
  speak: (language: string) => Promise<void>,
): TemplateResult {
  const choose = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) void speak(target.value);
  };
  return html`<label
    ><span class="sign" aria-hidden="true">${language.toUpperCase()}</span
    ><span class="unseen">${words.languageLabel}</span
    ><select @change=${choose}>
      ${LANGUAGES.map((one) => html`<option value=${one} lang=${one} ?selected=${one === language}>${calledIn(one)}</option>`)}
    </select></label
  >`;
}

/** Brings the focus over the head and the controls to the table, or to what stands in its place. */
function skip(): void {
  const view = document.querySelector<HTMLElement>('.view, .duel');
  const cell =
    view?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ??
    view?.querySelector<HTMLElement>('.scroll[tabindex], select, button, textarea');
  (cell ?? view)?.focus();
}

/** The foot of the page in the project's site, where the guides are beside it; without a network nobody can read them. */
export function foot({ guides }: PageWords): TemplateResult {
  const areThere = import.meta.env.MODE === 'site' && navigator.onLine;
  return html`<footer>${areThere ? html`<a href="./guides/">${guides}</a>` : nothing}</footer>`;
}

/** The days of a tournament in the words of a language; as they are written where they aren't days. */
function daysOf({ end, start }: Pick<ChessEvent, 'end' | 'start'>, language: string): string {
  const [first, last] = [start ?? end ?? '', end ?? start ?? ''];
  const [from, to] = [first, last].map((day) => Date.parse(day));
  if (Number.isNaN(from) || Number.isNaN(to) || from > to) return first === last ? first : `${first} – ${last}`;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(from, to);
}

/** Where and when a tournament was played, and its arbiter, as far as the file says. */
function whereAndWhen(event: ChessEvent, words: PageWords, language: string): TemplateResult | typeof nothing {
  const { chiefArbiter = '', city = '', federation = '' } = event;
  const place = city === '' || federation === '' ? city + federation : `${city} (${federation})`;
  const arbiter = chiefArbiter === '' ? '' : `${words.arbiter}: ${chiefArbiter}`;
  const parts = [place, daysOf(event, language), arbiter].filter((one) => one !== '');
  if (parts.length === 0) return nothing;
  return html`<p class="where">${parts.map((one, at) => html`${at === 0 ? nothing : ' · '}<bdi>${one}</bdi>`)}</p>`;
}

/** The number of rounds, as far as the file tells more of them than those before: of a live page nobody knows whether another one follows. */
function lastRoundOf(event: ChessEvent): number | null {
  return event.rounds ?? (event.round < roundsIn(event) ? roundsIn(event) : null);
}

/** The name of the tournament, and how far it is. */
export function eventHead({ language, opened, shown, words, show, title }: TableContext): TemplateResult {
  const { event, isOfTeams } = shown;
  const { rows } = shownIn(opened);
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
  // Where results are entered, the lines that come and go keep their room: no board moves under the finger
  const room = /^(?:live|whatif)$/.test(opened.view)
    ? html`<p class="is-running" aria-hidden="true">&nbsp;</p>`
    : nothing;
  const isPrinted = isAsPrinted(opened);
  const nameOf = (edition: Edition): string =>
    words.editionOf(edition === ofFile ? title.edition(edition, editionFrom(opened.event)) : edition);
  return html`<header class="event">
    <h1 id="event-name" tabindex="-1"><bdi>${event.name || words.unnamed}</bdi></h1>
    <button type="button" class="skip" @click=${skip}>${words.toTable}</button>
    <p class="progress">
      ${words.systems[event.system ?? 'none']}, ${count}, ${words.afterRound(event.round, lastRoundOf(event))}
    </p>
    ${whereAndWhen(event, words, language)}
    <label class="edition"
      ><span class="unseen">${words.edition}</span
      ><select @change=${choose}>
        ${canBeAsPrinted(opened) ? html`<option value="" .selected=${isPrinted}>${words.asPrinted}</option>` : nothing}
        ${EDITIONS.map((one) => html`<option value=${one} .selected=${!isPrinted && one === opened.edition}>${nameOf(one)}</option>`)}
      </select></label
    >
    ${opened.changes.length === 0 ? room : html`<p class="is-running">${CHANGED} ${words.changed(opened.changes.length)}</p>`}
    ${open === 0 ? room : html`<p class="is-running" role="status">${words.running(open)}</p>`}
  </header>`;
}

/** The round, one by one or by its number: nothing that scrolls the page changes it. */
export function roundStepper({ naming, opened, shown, words, show }: TableContext): TemplateResult {
  const last = roundsIn(shown.event);
  if (last < 2) return html``;
  const go = (round: number): void => {
    if (round >= 1 && round <= last) show({ ...opened, round });
  };
  const choose = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) go(Number(target.value));
  };
  // A button that is disabled would lose the focus
  const step = (sign: string, label: string, round: number): TemplateResult =>
    html`<button
      type="button"
      aria-disabled=${round < 1 || round > last ? 'true' : 'false'}
      @click=${() => {
        go(round);
      }}
    >
      <span aria-hidden="true">${sign}</span><span class="unseen">${label}</span>
    </button>`;
  return html`<div class="stepper" role="group" aria-label=${words.round}>
    ${step('‹', words.roundBefore, opened.round - 1)}<label
      ><span class="unseen">${words.round}</span>
      <select .value=${String(opened.round)} @change=${choose}>
        ${Array.from({ length: last }, (_, at) => html`<option value=${at + 1} ?selected=${at + 1 === opened.round}>${naming.phrases.round(at + 1)}</option>`)}
      </select></label
    >${step('›', words.roundAfter, opened.round + 1)}
  </div>`;
}

/** The departures from what the file announces: the list, the round or the edition; nothing where all are. */
export function departures({ opened, shown: { event }, words, show }: TableContext): TemplateResult | typeof nothing {
  if (isAsPrinted(opened)) return nothing;
  const { edition, event: file, round } = opened;
  const isDefault = file.written.tiebreaks === undefined;
  const found = [
    ...(isAsAnnounced(opened) ? [] : [isDefault ? words.notDefault : words.notAnnounced]),
    ...(round === file.round ? [] : [words.afterRound(round, lastRoundOf(event))]),
    ...(edition === file.edition ? [] : [words.otherEdition(edition, file.edition)]),
  ];
  if (found.length === 0) return nothing;
  const restore = (): void => {
    show(asAnnounced(opened));
    document.querySelector<HTMLElement>('.chip > .code')?.focus();
  };
  return html`<p class="departures">
    <span>${found.join(' · ')}</span>
    <button type="button" class="quiet" @click=${restore}>${isDefault ? words.asDefault : words.asAnnounced}</button>
  </p>`;
}

/** The arrow keys lead from view to view: the tab key comes to the one that is shown alone. */
function alongViews(event: KeyboardEvent): void {
  const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const all = [...document.querySelectorAll<HTMLElement>('.views button')];
  event.preventDefault();
  all.at((all.indexOf(event.target) + step) % all.length)?.focus();
}

/** The views to choose from. */
export function viewSwitch({ opened, shown, words, show }: TableContext): TemplateResult {
  // The view that is shown stays among them when another round has nothing for it
  const offered = VIEWS.filter(({ applies, key }) => key === opened.view || applies(shown, opened));
  if (offered.length < 2) return html``;
  const choose = (view: string): Opened => ({ ...opened, view, selection: null });
  return html`<div class="views-bar">
    <nav class="views" aria-label=${words.view} @keydown=${alongViews}>
      ${offered.map(
        ({ key }) =>
          html`<button
            type="button"
            aria-pressed=${key === opened.view ? 'true' : 'false'}
            tabindex=${key === opened.view ? '0' : '-1'}
            @click=${() => {
              show(choose(key));
            }}
          >
            ${words.views[key]}
          </button>`,
      )}
    </nav>
  </div>`;
}
