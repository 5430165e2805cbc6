// The lines on which results are entered, under the names of the teams where there are teams.

import { type TemplateResult, html, nothing } from 'lit-html';

import { isAlone } from '@crosstable/core';
import type { EventGame, EventMatch } from 'crosstable/event';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { betweenNames, isTurned, printedResult, seatNames } from '../game-line.js';
import type { ChangedPlace, ChangedResult, Opened } from '../state.js';
import { nameIn } from '../table.js';
import { changedSign } from './changed-sign.js';
import { ENTERED, type Entered, TURNED, placeOf, resultOf } from './entered.js';
import { gameAt } from './game-at.js';

// Results that are entered on the page, and taken back.

/** Whether two places are those of the same game. */
function isSamePlace(one: ChangedPlace, other: ChangedPlace): boolean {
  return one.round === other.round && one.pairing === other.pairing && one.board === other.board;
}

/** The tournament with the result that the file has of a game. */
function withoutResult(opened: Opened, place: ChangedPlace): Opened {
  return { ...opened, changes: opened.changes.filter((one) => !isSamePlace(one, place)) };
}

/** A changed result takes the place of an earlier one of the same game. */
function withResult(opened: Opened, change: ChangedResult): Opened {
  return { ...opened, changes: [...withoutResult(opened, change).changes, change] };
}

/** A game that two have to play, and where it stands. */
export interface Pairing extends ChangedPlace {
  readonly game: EventGame;
}

/** The pairings of players in the round that is shown; byes have no result to enter. */
export function pairingsOf({ shown: { event } }: Context): readonly Pairing[] {
  const { round } = event;
  const all = (event.games.at(round - 1) ?? []).map((game, pairing) => ({ round, pairing, board: null, game }));
  return all.filter(({ game }) => isPaired(game));
}

/** On a board of teams White's seat can be vacant, too. */
function isPaired(pairing: Pick<EventGame, 'black' | 'white'>): boolean {
  return pairing.white !== '' && !isAlone(pairing);
}

/** Shows other results, and says how many are changed. */
export function showResults(opened: Opened, { say, show, words }: Context): void {
  show(opened);
  say(words.changed(opened.changes.length));
}

/** Whether the file has this result. */
function isInFile({ event }: Opened, place: ChangedPlace, entered: Entered): boolean {
  const game = gameAt(event, place);
  return game !== undefined && placeOf(game) === placeOf(entered);
}

/** The results of keys, by their places among those that are entered; `1` is a win of the one on the left. */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['1', 0],
  ['=', 1],
  ['0', 2],
  ['+', 4],
  ['-', 5],
  ['Delete', 3],
]);

const OPEN = String(placeOf({ result: null }));

/** The focus goes to the next board that is open, if there is one. */
function goOn(from: HTMLSelectElement): void {
  const all = [...document.querySelectorAll<HTMLSelectElement>('.results select')];
  const at = all.indexOf(from);
  [...all.slice(at + 1), ...all.slice(0, at)].find(({ value }) => value === OPEN)?.focus();
}

/** The results to choose from, as they stand between the two names; what the file has beyond them comes first. */
function resultChoice({ game, ...place }: Pairing, isBlackLeft: boolean, label: string, context: Context) {
  const { opened, words } = context;
  const present = placeOf(game);
  const take = (at: number): void => {
    const entered = resultOf(ENTERED[at]);
    const isBack = isInFile(opened, place, entered);
    showResults(isBack ? withoutResult(opened, place) : withResult(opened, { ...place, ...entered }), context);
  };
  const enter = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.value !== '') take(Number(target.value));
  };
  const press = (event: KeyboardEvent): void => {
    const at = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS.get(event.key);
    if (at === undefined || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    take(isBlackLeft ? TURNED[at] : at);
    if (event.key !== 'Delete') goOn(event.target);
  };
  const offered = isBlackLeft ? TURNED : [...ENTERED.keys()];
  return html`<select aria-label=${label} aria-keyshortcuts="1 = 0 + -" @change=${enter} @keydown=${press}>
    ${present < 0 ? html`<option value="" selected>${printedResult(game, context, isBlackLeft)}</option>` : nothing}
    ${offered.map((at) => {
      const one = ENTERED[at];
      const printed = one.result === null ? words.open : printedResult(one, context, isBlackLeft);
      return html`<option value=${at} .selected=${at === present}>${printed}</option>`;
    })}
  </select>`;
}

function line(pairing: Pairing, isBlackLeft: boolean, names: (id: string) => string, context: Context): TemplateResult {
  const { opened, words } = context;
  const { board, game } = pairing;
  const white = names(game.white);
  const black = names(game.black);
  const isChanged = opened.changes.some((change) => isSamePlace(change, pairing));
  const undo = ({ target }: Event): void => {
    // The button goes away, and the focus stays with the result
    if (target instanceof Element) target.closest('li')?.querySelector('select')?.focus();
    showResults(withoutResult(opened, pairing), context);
  };
  const label = isBlackLeft ? words.resultOf(black, white) : words.resultOf(white, black);
  return html`<li class=${isChanged ? 'is-changed' : ''}>
    <span class="of-round"
      >${board === null ? nothing : isolated(String(board + 1))}${changedSign(isChanged, words)}</span
    ><bdi class="left">${isBlackLeft ? black : white}</bdi>
    ${isPaired(game) ? resultChoice(pairing, isBlackLeft, label, context) : html`<span class="score">${betweenNames(printedResult(game, context, isBlackLeft))}</span>`}
    <bdi class="right">${isBlackLeft ? white : black}</bdi
    >${isChanged ? html`<button type="button" class="quiet" @click=${undo}>${words.undo}</button>` : nothing}
  </li>`;
}

/** A line for each pairing of players. */
export function resultLines(pairings: readonly Pairing[], context: Context): TemplateResult {
  const names = seatNames(context.shown.event);
  return html`<ol class="results">
    ${pairings.map((pairing) => line(pairing, false, names, context))}
  </ol>`;
}

/** The lines of a match, the first team on the left; a match without boards has its forfeit beside the names. */
function matchLines(
  match: EventMatch,
  pairing: number,
  names: (id: string) => string,
  context: Context,
): TemplateResult {
  const { event } = context.shown;
  const { black, boards = [], kind, white } = match;
  const forfeit = kind === undefined ? nothing : isolated(` ${printedResult({ kind, result: 0 }, context)}`);
  return html`<li class="teams">
      <h3><bdi>${nameIn(context.shown, white)}</bdi> – <bdi>${nameIn(context.shown, black)}</bdi>${forfeit}</h3>
    </li>
    ${boards.map((game, board) =>
      line({ round: event.round, pairing, board, game }, isTurned(match, game, event), names, context),
    )}`;
}

/** A line for each pairing of the round, of teams for each board. */
export function roundLines(context: Context): TemplateResult {
  const { event } = context.shown;
  const matches = event.matches?.at(event.round - 1);
  if (matches === undefined) return resultLines(pairingsOf(context), context);
  const names = seatNames(event);
  return html`<ol class="results">
    ${matches.map((match, pairing) => (isPaired(match) ? matchLines(match, pairing, names, context) : nothing))}
  </ol>`;
}
