// The form in which a small tournament is entered; loaded when somebody asks for it.
import { type TemplateResult, html, nothing } from 'lit-html';

import { closeButton } from '../close-button.js';
import { laterWords } from '../late-words.js';
import { takeAsked } from '../open/take-asked.js';
import { change, present } from '../store.js';
import type { HandWords } from '../words/hand-words.js';
import type { PageWords } from '../words/page-words.js';
import './by-hand.css';
import { MOST_PLAYERS, playersIn, roundRobinOf } from './event-by-hand.js';

const handWords = laterWords('hand');

/** The content of the form, which stays while another language is chosen. */
let typed = { name: '', players: '', isDouble: false };

/** Draws the form once more: a question is drawn by the page. */
function again(): void {
  change({ question: form });
}

function set(changed: Partial<typeof typed>): void {
  typed = { ...typed, ...changed };
  again();
}

/** How many players and rounds there are, or why it can't begin. */
function state(words: HandWords): readonly [says: string, canBegin: boolean] {
  const { length } = playersIn(typed.players);
  if (length > MOST_PLAYERS) return [words.tooMany(MOST_PLAYERS), false];
  if (length < 2) return [words.tooFew, false];
  const rounds = length - 1 + (length % 2);
  return [words.counted(length, typed.isDouble ? 2 * rounds : rounds), true];
}

/** Opens the tournament as a file of it would be opened, at the results of its first round. */
async function begin(name: string): Promise<void> {
  const { players, isDouble } = typed;
  change({ question: null });
  await takeAsked(roundRobinOf(name, playersIn(players), isDouble), '', { view: 'live', round: 1 });
  typed = { name: '', players: '', isDouble: false };
}

/** A game of every two, or two. */
function cycles({ once, twice }: HandWords): TemplateResult {
  return html`<p class="cycles" role="radiogroup">
    ${[false, true].map(
      (isDouble) =>
        html`<label
          ><input
            type="radio"
            name="cycles"
            .checked=${typed.isDouble === isDouble}
            @change=${() => {
              set({ isDouble });
            }}
          />
          ${isDouble ? twice : once}</label
        >`,
    )}
  </p>`;
}

function form(page: PageWords): TemplateResult {
  const words = handWords(present().spoken.language, again);
  if (words === undefined) return html`<p class="loading">${page.loading}</p>`;
  const [says, canBegin] = state(words);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (canBegin) void begin(typed.name.trim());
  };
  const close = (): void => {
    change({ question: null });
    document.querySelector<HTMLElement>('.by-hand-button')?.focus();
  };
  const isStarted = typed.players.trim() !== '';
  return html`<form class="note by-hand" aria-labelledby="by-hand-title" @submit=${submit}>
    ${closeButton(page, close)}
    <h2 id="by-hand-title" tabindex="-1">${words.title}</h2>
    <p>${words.hint}</p>
    <label
      >${words.name}
      <input
        type="text"
        maxlength="100"
        dir="auto"
        .value=${typed.name}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) set({ name: target.value });
        }}
    /></label>
    <label
      >${words.players(MOST_PLAYERS)}
      <textarea
        rows="8"
        dir="auto"
        spellcheck="false"
        .value=${typed.players}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLTextAreaElement) set({ players: target.value });
        }}
      ></textarea>
    </label>
    ${cycles(words)}
    <p>
      <button type="submit" aria-disabled=${canBegin ? 'false' : 'true'}>${words.begin}</button>
      <span role="status">${isStarted ? says : nothing}</span>
    </p>
  </form>`;
}

/** Asks for the names of a tournament. */
export async function askByHand(): Promise<void> {
  await new Promise<void>((done) => {
    if (handWords(present().spoken.language, done) !== undefined) done();
  });
  again();
  document.querySelector<HTMLElement>('#by-hand-title')?.focus();
}
