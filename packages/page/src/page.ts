// The page: one state, and what is drawn of it.
import type { TemplateResult } from 'lit-html';
import { html, nothing, render } from 'lit-html';

import type { Context, Spoken } from './context.js';
import { eventHead, masthead, roundSlider, viewSwitch } from './frame.js';
import { focusCell, prepareGrid } from './grid-keys.js';
import type { ChipState } from './list/chips.js';
import { listOfCodes } from './list/chips.js';
import { acceptDrops, acceptPastes, mistakeNote, openingView, repairsNote } from './open/opening.js';
import type { Mistake } from './open/reading.js';
import { read } from './open/reading.js';
import { part } from './parts.js';
import type { Theme } from './settings.js';
import { applyTheme, preferredLanguage, preferredTheme, storeLanguage, wordsOf } from './settings.js';
import type { Opened, Selection } from './state.js';
import { openedAs } from './state.js';
import { nameIn, shownIn } from './table.js';
import { workerAddress } from './trusted.js';
import type { Language } from './words/page-words.js';
import { LANGUAGES } from './words/page-words.js';

/** Everything that is drawn. */
interface Whole {
  readonly spoken: Spoken;
  readonly theme: Theme;
  readonly opened: Opened | null;
  /** Whether another file is being chosen while a tournament is open. */
  readonly isOpening: boolean;
  readonly mistake: Mistake | null;
  readonly chips: ChipState;
}

const NO_CHIP: ChipState = { chosen: null, isAdding: false };

let whole: Whole;
let sentence = '';

function root(): HTMLElement {
  const element = document.getElementById('page');
  if (element === null) throw new Error('expected the element #page');
  return element;
}

/** Puts the sentence into the live region, a little later: at once it would be drawn over. */
function say(said: string): void {
  sentence = said;
}

function change(changed: Partial<Whole>): void {
  whole = { ...whole, ...changed };
  draw();
}

/** Shows another state, unless the library refuses it: a list that isn't allowed here changes nothing. */
function show(opened: Opened): void {
  const before = whole.opened?.selection ?? null;
  try {
    shownIn(opened);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    say(whole.spoken.page.notComputable);
    draw();
    return;
  }
  change({ opened });
  if (opened.selection !== before) moveFocus(before, opened.selection);
}

/** To what was chosen; back to the cell where it is closed. */
function moveFocus(before: Selection | null, now: Selection | null): void {
  requestAnimationFrame(() => {
    if (now !== null) document.querySelector<HTMLElement>('#account-title, #duel-title')?.focus();
    else if (before?.kind === 'value') {
      const row = [...document.querySelectorAll<HTMLElement>('tr[data-player]')].find(
        ({ dataset }) => dataset.player === before.player,
      );
      const cell = row?.querySelector<HTMLElement>(`[data-at="${before.at}"]`);
      if (cell != null) focusCell(cell);
    }
  });
}

function take(content: string | Uint8Array, file: string): void {
  const result = read(content, file);
  if ('mistake' in result) {
    change({ mistake: result.mistake });
    return;
  }
  change({ opened: openedAs(result.event), isOpening: false, mistake: null, chips: NO_CHIP });
  document.title = `${result.event.name === '' ? whole.spoken.page.unnamed : result.event.name} – Crosstable`;
}

function languages(): TemplateResult {
  const choose = ({ target }: Event): void => {
    const language = target instanceof HTMLSelectElement ? LANGUAGES.find((one) => one === target.value) : undefined;
    if (language !== undefined) void speak(language);
  };
  const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
  const { language, languageLabel } = whole.spoken.page;
  return html`<label
    ><span class="unseen">${languageLabel}</span
    ><select @change=${choose}>
      ${LANGUAGES.map((one) => html`<option value=${one} lang=${one} ?selected=${one === language}>${names[one]}</option>`)}
    </select></label
  >`;
}

async function speak(language: Language): Promise<void> {
  const spoken = await wordsOf(language);
  storeLanguage(language);
  document.documentElement.lang = language;
  change({ spoken });
}

function contextOf(opened: Opened): Context {
  const { page: words, explaining } = whole.spoken;
  return { opened, shown: shownIn(opened), words, explaining, show, say };
}

/** The view that was asked for, with the account beside it; a pair takes the whole width. */
function body(context: Context): TemplateResult {
  const { opened, shown } = context;
  const { selection } = opened;
  if (selection?.kind === 'pair') return part('duel', context, draw);
  return html`<div class=${selection === null ? 'body' : 'body has-account'}>
    <div class="view">${part(opened.view, context, draw)}</div>
    ${selection === null ? nothing : html`<div class="beside" aria-label=${nameIn(shown, selection.player)}>${part('why', context, draw)}</div>`}
  </div>`;
}

function tournament(opened: Opened): TemplateResult {
  const context = contextOf(opened);
  const { chips } = whole;
  const setChips = (next: ChipState): void => {
    change({ chips: next });
  };
  return html`${eventHead(context)}${repairsNote(opened.event, context.words)}
    <div class="controls">${listOfCodes(context, chips, setChips)}${roundSlider(context)}${viewSwitch(context)}</div>
    ${chips.isAdding ? part('adding', context, draw) : nothing} ${body(context)}`;
}

function page(): TemplateResult {
  const {
    spoken: { page: words },
    theme,
    opened,
    isOpening,
    mistake,
  } = whole;
  const setTheme = (next: Theme): void => {
    applyTheme(next);
    change({ theme: next });
  };
  const head = {
    words,
    theme,
    setTheme,
    languages: languages(),
    open: () => {
      change({ isOpening: true });
    },
    extra: null,
  };
  const dismiss = (): void => {
    change({ mistake: null });
  };
  const back =
    opened === null
      ? undefined
      : (): void => {
          change({ isOpening: false });
        };
  return html`${masthead(head)}
    <main>
      ${mistake === null ? nothing : mistakeNote(mistake, opened?.event, words, dismiss)}
      ${opened === null || isOpening ? openingView(words, take, back) : tournament(opened)}
    </main>
    <footer><a href="./guides/">${words.guides}</a></footer>
    <div class="unseen" role="status" aria-live="polite">${sentence}</div>`;
}

function draw(): void {
  render(page(), root());
  const table = document.querySelector('[role="grid"]');
  if (table !== null) prepareGrid(table);
}

/** Closes what is open: the account, a chip, the choice of another file. */
function escape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const { opened, chips, isOpening } = whole;
  if (isOpening && opened !== null) change({ isOpening: false });
  else if (chips.isAdding || chips.chosen !== null) change({ chips: NO_CHIP });
  else if (opened?.selection?.kind === 'pair')
    show({ ...opened, selection: { kind: 'value', player: opened.selection.one, at: 0 } });
  else if (opened?.selection != null) show({ ...opened, selection: null });
}

async function start(): Promise<void> {
  const theme = preferredTheme();
  applyTheme(theme);
  const language = preferredLanguage();
  document.documentElement.lang = language;
  whole = { spoken: await wordsOf(language), theme, opened: null, isOpening: false, mistake: null, chips: NO_CHIP };
  root().replaceChildren();
  draw();
  acceptDrops(take);
  acceptPastes(take, () => whole.spoken.page);
  addEventListener('keydown', escape);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register(workerAddress('service-worker.js'));
}

void start();
