// The lines on which results are entered, under the names of the teams where there are teams.
import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

import { outcomeInWords } from '@crosstable/words';
import type { EventMatch } from 'crosstable/event';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink, seatLink } from '../find/name-link.js';
import { isShown } from '../find/row-of.js';
import { betweenNames, isTurned, printedResult, seatNames } from '../game-line.js';
import { laterWords } from '../late-words.js';
import { nameIn } from '../table.js';
import type { ResultsWords } from '../words/results-words.js';
import { boardKeys, followFocus, stopOf } from './board-keys.js';
import { changedSign } from './changed-sign.js';
import { BYE_CODES, GAME_CODES, codeOf, enteredBy } from './entered.js';
import {
  type Pairing,
  byesOf,
  enter,
  isOpenInFile,
  isPaired,
  isSamePlace,
  pairingsOf,
  showResults,
  withoutResult,
} from './entering.js';
import './results.css';

/** The words of the results that are entered. */
export const resultsWords = laterWords('results');

/** A board as it is drawn: its number, and whether Black stands on the left. */
interface Line {
  readonly pairing: Pairing;
  readonly number: number | null;
  readonly isBlackLeft: boolean;
}

/** The code of the same result from the other side. */
const TURNED: Readonly<Record<string, string>> = { 1: '0', 0: '1', w: 'l', l: 'w', a: 'b', b: 'a' };

const BUTTONS = [
  ['1', '1'],
  ['h', '½'],
  ['0', '0'],
] as const;

function seat(player: string, name: string, context: Context): TemplateResult {
  if (player === '') return html`<bdi>${name}</bdi>`;
  return context.shown.isOfTeams ? seatLink(player, name, context, '-1') : nameLink(player, context, '-1');
}

/** All results to choose from, by the places of their codes; a result of the file that can't be entered comes first. */
function choice(
  codes: readonly string[],
  { game, ...place }: Pairing,
  printed: (entered: Parameters<typeof printedResult>[0]) => string,
  label: string,
  tabindex: '0' | '-1',
  context: Context,
): TemplateResult {
  const present = codeOf(game);
  const isOther = present === undefined || !codes.includes(present);
  const choose = ({ target }: Event): void => {
    const code = target instanceof HTMLSelectElement && target.value !== '' ? codes[Number(target.value)] : undefined;
    const entered = code === undefined ? undefined : enteredBy(code);
    if (entered !== undefined) enter(place, entered, context);
  };
  return html`<select aria-label=${label} tabindex=${tabindex} @change=${choose}>
    ${isOther ? html`<option value="" selected>${printed(game)}</option>` : nothing}
    ${codes.map((code, at) => html`<option value=${at} ?selected=${code === present}>${printed(enteredBy(code) ?? game)}</option>`)}
  </select>`;
}

function undoButton(pairing: Pairing, context: Context): TemplateResult {
  const undo = ({ target }: Event): void => {
    // The button goes away, and the focus stays with the result
    if (target instanceof Element) target.closest('li')?.querySelector<HTMLElement>('[data-code], select')?.focus();
    showResults(withoutResult(context.opened, pairing), context);
  };
  return html`<button type="button" class="quiet undo" tabindex="-1" @click=${undo}>${context.words.undo}</button>`;
}

/** The three usual results of a game for the player on the left, and all others. */
function entry(
  { isBlackLeft, pairing }: Line,
  label: string,
  entering: (code: string) => void,
  words: ResultsWords,
  context: Context,
): TemplateResult {
  const present = codeOf(pairing.game);
  const shown = present === undefined || !isBlackLeft ? present : (TURNED[present] ?? present);
  const codes = isBlackLeft ? GAME_CODES.map((code) => TURNED[code] ?? code) : GAME_CODES;
  const printed = (one: Parameters<typeof printedResult>[0]): string =>
    one.result === null ? context.words.open : printedResult(one, context, isBlackLeft);
  return html`<div class="entry" role="group" aria-label=${label}>
    ${BUTTONS.map(
      ([code, sign]) =>
        html`<button
          type="button"
          data-code=${code}
          tabindex=${code === '1' ? '0' : '-1'}
          aria-pressed=${code === shown ? 'true' : 'false'}
          @click=${() => {
            entering(code);
          }}
        >
          ${sign}
        </button>`,
    )}${choice(codes, pairing, printed, words.more(label), '-1', context)}
  </div>`;
}

function boardLine(line: Line, names: (id: string) => string, words: ResultsWords, context: Context): TemplateResult {
  const { isBlackLeft, number, pairing } = line;
  const { game } = pairing;
  const [left, right] = isBlackLeft ? [game.black, game.white] : [game.white, game.black];
  const isChanged = context.opened.changes.some((change) => isSamePlace(change, pairing));
  const pair = context.words.resultOf(names(left), names(right));
  const label = number === null ? pair : `${words.board(number)}, ${pair}`;
  const entering = (code: string): void => {
    const entered = enteredBy(isBlackLeft ? (TURNED[code] ?? code) : code);
    if (entered !== undefined) enter(pairing, entered, context);
  };
  const hasPlayers = isPaired(game);
  return html`<li
    class="board${isChanged ? ' is-changed' : ''}${game.result === null ? ' is-open' : ''}"
    @keydown=${hasPlayers ? boardKeys(entering) : nothing}
    @focusin=${followFocus}
  >
    <span class="of-round"
      >${number === null ? nothing : isolated(String(number))}${changedSign(isChanged, context.words)}</span
    ><span class="left">${seat(left, names(left), context)}</span>
    ${hasPlayers ? entry(line, label, entering, words, context) : html`<span class="score">${betweenNames(printedResult(game, context, isBlackLeft))}</span>`}
    <span class="right">${seat(right, names(right), context)}</span
    >${isChanged ? undoButton(pairing, context) : nothing}
  </li>`;
}

/** A line for each pairing of players. */
export function resultLines(lines: readonly Line[], context: Context): TemplateResult {
  const words = resultsWords(context.language, context.again);
  if (words === undefined) return html`<p class="loading">${context.words.loading}</p>`;
  const names = seatNames(context.shown.event);
  return html`<ol class="results">
    ${repeat(
      lines,
      ({ pairing }) => pairing.pairing,
      (line) => boardLine(line, names, words, context),
    )}
  </ol>`;
}

/** The pairings of players with their numbers. */
export function numberedPairings(context: Context): readonly Line[] {
  return pairingsOf(context).map((pairing, at) => ({ pairing, number: at + 1, isBlackLeft: false }));
}

/** Those that were open in the file first: nothing changes its place when a result is entered. */
function openFirst<T>(all: readonly T[], isOpen: (one: T) => boolean): readonly T[] {
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
}

/** The lines of a match, the first team on the left; a match without boards has its forfeit beside the names. */
function matchLines(match: EventMatch, pairing: number, words: ResultsWords, context: Context): TemplateResult {
  const { event } = context.shown;
  const { black, boards = [], kind, white } = match;
  const names = seatNames(event);
  const forfeit = kind === undefined ? nothing : isolated(` ${printedResult({ kind, result: 0 }, context)}`);
  return html`<li class="teams">
      <h3><bdi>${nameIn(context.shown, white)}</bdi> – <bdi>${nameIn(context.shown, black)}</bdi>${forfeit}</h3>
    </li>
    ${boards.map((game, board) => {
      const place = { round: event.round, pairing, board, game };
      return boardLine(
        { pairing: place, number: board + 1, isBlackLeft: isTurned(match, game, event) },
        names,
        words,
        context,
      );
    })}`;
}

function byeLine(pairing: Pairing, words: ResultsWords, context: Context): TemplateResult {
  const { white, kind, result } = pairing.game;
  const isChanged = context.opened.changes.some((change) => isSamePlace(change, pairing));
  // A bye without a kind is read by its points
  const byPoints = result === 1 ? 'pairing-bye' : result === 0.5 ? 'half-bye' : 'zero-bye';
  const printed = (one: Pick<Pairing['game'], 'kind'>): string =>
    outcomeInWords(one.kind ?? byPoints, null, context.explaining, false);
  const label = words.byeOf(nameIn(context.shown, white));
  const game = { ...pairing.game, kind: kind ?? byPoints } as const;
  return html`<li class="board bye${isChanged ? ' is-changed' : ''}" @focusin=${followFocus}>
    <span class="of-round">${changedSign(isChanged, context.words)}</span
    ><span class="left">${nameLink(white, context, '-1')}</span>
    ${choice(BYE_CODES, { ...pairing, game }, printed, label, '0', context)}${isChanged ? undoButton(pairing, context) : nothing}
  </li>`;
}

function byes(words: ResultsWords, context: Context): TemplateResult | typeof nothing {
  const all = byesOf(context).filter(({ game: { white } }) => isShown(white, context));
  if (all.length === 0) return nothing;
  return html`<h2>${words.byesTitle}</h2>
    <ol class="byes">
      ${all.map((pairing) => byeLine(pairing, words, context))}
    </ol>`;
}

/** A line for each pairing of the round, of teams for each board, and for each bye; of those who are looked for. */
export function roundLines(words: ResultsWords, context: Context): TemplateResult {
  const { event } = context.shown;
  const { opened } = context;
  const areShown = ({ black, white }: Pick<EventMatch, 'black' | 'white'>): boolean =>
    isShown(white, context) || isShown(black, context);
  const nobody = html`<p class="summary">${words.nobodyFound}</p>`;
  const matches = event.matches?.at(event.round - 1);
  if (matches === undefined) {
    const lines = numberedPairings(context).filter(({ pairing: { game } }) => areShown(game));
    const ordered = openFirst(lines, ({ pairing }) => isOpenInFile(opened, pairing));
    const alone = byes(words, context);
    return html`${lines.length === 0 && alone === nothing ? nobody : nothing}${lines.length === 0 ? nothing : resultLines(ordered, context)}${alone}`;
  }
  const numbered = matches
    .map((match, pairing) => ({ match, pairing }))
    .filter(({ match }) => isPaired(match) && areShown(match));
  const ordered = openFirst(numbered, ({ match: { boards = [] }, pairing }) =>
    boards.some((_, board) => isOpenInFile(opened, { round: event.round, pairing, board })),
  );
  if (ordered.length === 0) return nobody;
  return html`<ol class="results">
    ${ordered.map(({ match, pairing }) => matchLines(match, pairing, words, context))}
  </ol>`;
}

/** Brings the focus to the first board. */
export function focusFirstBoard(): void {
  stopOf(document.querySelector('.results .board'))?.focus();
}
