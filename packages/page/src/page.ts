// The page: one state, and what is drawn of it.

import { type TemplateResult, html, nothing, render } from 'lit-html';

import { closeButton } from './close-button.js';
import { escape, tapBeside } from './closing.js';
import type { TableContext } from './context.js';
import { keyOfEntry } from './entries.js';
import { findBar, slash } from './find/find-bar.js';
import { settleFocus } from './focus.js';
import { departures, eventHead, foot, languageChoice, masthead, roundStepper, viewSwitch } from './frame.js';
import { prepareGrid } from './grid-keys.js';
import { keptList } from './kept/kept-list.js';
import { type Spoken, spokenIn } from './languages.js';
import { type ChipState, foldedList, listOfCodes } from './list/chips.js';
import { aboutFile } from './open/file-notes.js';
import { type Group, groupSwitch } from './open/groups.js';
import { type Taking, acceptDrops, acceptPastes, openingView, takeFrom } from './open/opening.js';
import { takeAsked, takeGroup } from './open/take-asked.js';
import { footAtEnd, writeFoot } from './paper.js';
import { isPart, part, speakInParts } from './parts.js';
import { namesFor } from './scores-of-teams.js';
import { type Theme, applyTheme, isKeeping, preferredLanguage, preferredTheme, storeLanguage } from './settings.js';
import { type Opened, isAsPrinted } from './state.js';
import {
  NOTHING_OPEN,
  NO_CHIP,
  begin,
  change,
  goBack,
  hasUnsaved,
  isTyped,
  listKept,
  markSaved,
  present,
  say,
  show,
  showOpening,
} from './store.js';
import { partIn, shownIn } from './table.js';
import { workerAddress } from './trusted.js';
import { standingsView } from './views/standings.js';
import { story } from './views/story.js';
import { wishWidth } from './views/wished-width.js';

// The ways to open a tournament: a file that the reader has, or the tournament that the address asks for.

/** The tournament that the address asks for, while it is read. */
let link: Promise<void> = Promise.resolve();

/** Opens a file that was dropped, chosen or pasted, as the link asks for it, which is read before. */
function take(content: string | Uint8Array, file: string): void {
  void Promise.allSettled([link]).then(() => takeAsked(content, file, present().asked));
}

/** The ways in which somebody gives files to the page. */
const taking: Taking = {
  take,
  // Before a tournament is open only a large file is worth the question
  takeList: async (file) =>
    (present().opened !== null || file.size > 2e6) && (await import('./fide-list/take-list.js')).takeList(file),
  takeSeveral: (files) => void import('./open/several-files.js').then(({ askAbout }) => askAbout(files)),
  takeSample: ({ address, selection }) =>
    void takeFrom(address, (content, file) => void takeAsked(content, file, { selection })),
};

/** The effect of a drop of so many files. */
function sentenceOnDrop(count: number): string {
  const {
    opened,
    spoken: { words },
  } = present();
  if (count > 1) return words.dropSeveral;
  return opened === null ? words.dropOpens : words.dropInstead(opened.event.name || words.unnamed);
}

/** Opens what the address asks for: a tournament in it, a file of this site, or a file that the reader has. */
function openLink(): Promise<void> {
  if (location.hash.length > 1) link = import('./share/opened-link.js').then(({ openAsked }) => openAsked());
  return link;
}

/** Opens what somebody typed into the address; what the page has written there is shown already. */
function openTyped(): void {
  if (isTyped()) void openLink();
}

function root(): HTMLElement {
  const element = document.getElementById('page');
  if (element === null) throw new Error('expected the element #page');
  return element;
}

/** The document is in a language from now on. */
function hear({ direction, language }: Spoken): void {
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
}

/** The language that was chosen last. */
let chosen: string;

async function speak(language: string): Promise<void> {
  chosen = language;
  const spoken = await spokenIn(language);
  await speakInParts(spoken);
  // Another one may have been chosen while this one was loaded
  if (language !== chosen) return;
  hear(spoken);
  storeLanguage(language);
  change({ spoken });
}

function contextOf(opened: Opened): TableContext {
  const { found, spoken } = present();
  const { language, words, naming: own, title } = spoken;
  const naming = namesFor(own, opened.event, words.otherScore);
  const shown = partIn(shownIn(opened), opened);
  return { opened, shown, found, language, words, naming, title, show, again: draw, say, markSaved };
}

/** A part, in the language of the page. */
function asked(key: string, context: TableContext): TemplateResult {
  return part(key, context, present().spoken, draw);
}

function viewOf(context: TableContext): TemplateResult {
  const { opened } = context;
  if (isAsPrinted(opened)) return asked('as-printed', context);
  return isPart(opened.view) ? asked(opened.view, context) : standingsView(context);
}

/** The story of the table, where no number is chosen; a printed table has its own. */
function storyOf(context: TableContext): TemplateResult | typeof nothing {
  return isAsPrinted(context.opened) ? nothing : story(context);
}

/** The view that was asked for, with the account beside it; a pair takes the whole width. */
function body(context: TableContext): TemplateResult {
  const { opened } = context;
  const { selection } = opened;
  if (selection?.kind === 'pair') return asked('duel', context);
  if (selection?.kind === 'player') return asked('player', context);
  // A view that tells no width takes all
  wishWidth(Infinity);
  return html`<div class=${selection === null ? 'body' : 'body has-account'}>
    <div class="view">${viewOf(context)}</div>
    ${selection === null ? storyOf(context) : html`<div class="beside">${asked(selection.kind === 'printed' ? 'printed' : 'why', context)}</div>`}
  </div>`;
}

function tournament(opened: Opened): TemplateResult {
  const context = contextOf(opened);
  const { chips, groups, isUnfolded } = present();
  const setChips = (next: ChipState): void => {
    change({ chips: next });
  };
  const others =
    groups === null
      ? nothing
      : groupSwitch(groups.all, groups.at, context.words, (at) => void takeGroup(groups.all, at, null));
  const list = html`${foldedList(context, isUnfolded, () => {
      change({ isUnfolded: !isUnfolded, chips: NO_CHIP });
    })}
    <div class="folded">
      ${isAsPrinted(opened) ? nothing : listOfCodes(context, chips, setChips)}${chips.isAdding ? asked('adding', context) : nothing}
      ${chips.chosen === null ? nothing : asked('code', context)}
    </div>`;
  return html`${others}${eventHead(context)}${aboutFile(context)} ${viewSwitch(context)}
    <div class=${isUnfolded ? 'controls is-unfolded' : 'controls'}>${list}${roundStepper(context)}</div>
    ${departures(context)} ${findBar(context, () => asked('groups', context))}
    ${present().isSharing ? asked('share', context) : nothing} ${body(context)} ${footAtEnd()}`;
}

function page(): TemplateResult {
  const { spoken, theme, opened, isOpening, isSharing, kept, mistake, note, question } = present();
  const { words } = spoken;
  const setTheme = (next: Theme): void => {
    applyTheme(next);
    change({ theme: next });
  };
  const actions =
    opened === null || isOpening
      ? null
      : html`<nav>
          <button
            type="button"
            class="link"
            aria-expanded=${isSharing ? 'true' : 'false'}
            @click=${() => {
              change({ isSharing: !isSharing });
            }}
          >
            ${words.share}
          </button>
          <button
            type="button"
            class="link"
            @click=${() => {
              showOpening(true);
            }}
          >
            ${words.openFile}
          </button>
        </nav>`;
  const steps = {
    dismiss: () => {
      change({ mistake: null });
    },
    openGroup: (all: readonly Group[], at: number) => void takeGroup(all, at, present().asked),
    say,
  };
  const back =
    opened === null
      ? undefined
      : (): void => {
          showOpening(false);
        };
  return html`${masthead({ words, actions, theme, setTheme, languages: languageChoice(spoken, speak) })}
    <main>
      ${
        note === null
          ? nothing
          : html`<section class="note" role="alert">
              ${closeButton(words, () => {
                change({ note: null });
              })}
              <p>${note(words)}</p>
            </section>`
      }
      ${question === null ? nothing : question(words)}
      ${mistake === null ? nothing : mistake.note(mistake, opened?.event, spoken, steps)}
      ${opened === null || isOpening ? html`${openingView(spoken, taking, back, draw)}${keptList(kept)}` : tournament(opened)}
    </main>
    ${foot(words)}
    <div class="unseen" role="status" aria-live="polite">${present().sentence}</div>`;
}

function draw(): void {
  const { activeElement } = document;
  const { opened, spoken } = present();
  if (opened !== null) document.title = `${opened.event.name || spoken.words.unnamed} – Crosstable`;
  render(page(), root());
  const table = document.querySelector('[role="grid"]');
  if (table !== null) prepareGrid(table);
  settleFocus(activeElement);
}

/** Opens the tournament that the tab had open before it was loaded anew, unless the address has one. */
async function openedAgain(): Promise<boolean> {
  const key = keyOfEntry();
  if (key === undefined || location.hash.length > 1 || !isKeeping()) return false;
  const { openKept } = await import('./kept/keeping.js');
  return openKept(key, true);
}

async function start(): Promise<void> {
  const theme = preferredTheme();
  applyTheme(theme);
  const spoken = await spokenIn(preferredLanguage());
  hear(spoken);
  begin({ spoken, theme, ...NOTHING_OPEN }, draw);
  root().replaceChildren();
  if (!(await openedAgain())) draw();
  acceptDrops(taking, sentenceOnDrop);
  acceptPastes(taking);
  addEventListener('keydown', escape);
  addEventListener('keydown', slash);
  addEventListener('click', tapBeside);
  addEventListener('hashchange', openTyped);
  addEventListener('popstate', goBack);
  addEventListener('beforeprint', writeFoot);
  addEventListener('offline', draw);
  addEventListener('online', draw);
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  await openLink();
  if (matchMedia('(display-mode: standalone)').matches) (await import('./open/given.js')).acceptLaunches();
  if (present().opened === null) listKept();
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register(workerAddress('service-worker.js'));
}

void start();
