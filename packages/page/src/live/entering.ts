// The lines on which results are entered, under the names of the teams where there are teams.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { EventGame } from '../../../crosstable/src/event.js';
import { printedNumber } from '../../../crosstable/src/words/unchecked.js';
import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import type { ChangedResult } from '../state.js';
import { withResult } from '../state.js';
import { nameIn } from '../table.js';
import { printedResult } from '../views/matches.js';

const RESULTS = [1, 0.5, 0, null] as const;

/** What the file has of a game that wasn't played, or that didn't end as games do: `+ −`, `0–0`; `undefined` of any other. */
function otherResult({ kind, result, blackResult }: EventGame, context: Context): string | undefined {
  if (kind === 'forfeit-win') return '+ −';
  if (kind === 'forfeit-loss') return '− +';
  if (kind === 'double-forfeit') return '− −';
  if (blackResult === undefined || result === null) return undefined;
  return `${printedNumber(result, context.explaining)}–${printedNumber(blackResult, context.explaining)}`;
}

/** A game that two have to play, and where it stands. */
export interface Pairing extends Omit<ChangedResult, 'result'> {
  readonly game: EventGame;
  /** Of teams: the two of the match. */
  readonly teams: readonly [string, string] | null;
}

/** The pairings of the round that is shown; byes have no result to enter. */
export function pairingsOf({ shown: { event } }: Context): readonly Pairing[] {
  const { round } = event;
  const all: readonly Pairing[] =
    event.matches === undefined
      ? (event.games.at(round - 1) ?? []).map((game, pairing) => ({ round, pairing, board: null, game, teams: null }))
      : (event.matches.at(round - 1) ?? []).flatMap(({ boards = [], white, black }, pairing) =>
          boards.map((game, board) => ({ round, pairing, board, game, teams: [white, black] as const })),
        );
  return all.filter(({ game: { white, black } }) => white !== '' && black !== '' && white !== black);
}

function isSame(one: Omit<ChangedResult, 'result'>, other: Omit<ChangedResult, 'result'>): boolean {
  return one.round === other.round && one.pairing === other.pairing && one.board === other.board;
}

function line(pairing: Pairing, names: ReadonlyMap<string, string>, context: Context): TemplateResult {
  const { opened, show, words } = context;
  const { board, game } = pairing;
  const { white, black, result } = game;
  const other = otherResult(game, context);
  const [left, right] = [names.get(white) ?? white, names.get(black) ?? black];
  const isChanged = opened.changes.some((change) => isSame(change, pairing));
  const enter = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement) || target.value === '') return;
    const { round, pairing: place } = pairing;
    const entered = RESULTS[Number(target.value)];
    show(withResult(opened, { round, pairing: place, board, result: entered }));
  };
  const undo = ({ target }: Event): void => {
    // The button goes away, and the focus stays with the result
    if (target instanceof Element) target.closest('li')?.querySelector('select')?.focus();
    show({ ...opened, changes: opened.changes.filter((change) => !isSame(change, pairing)) });
  };
  return html`<li class=${isChanged ? 'is-changed' : ''}>
    <span class="of-round">${board === null ? nothing : isolated(String(board + 1))}</span
    ><bdi class="left">${left}</bdi>
    <select aria-label=${words.resultOf(left, right)} dir="ltr" @change=${enter}>
      ${other === undefined ? nothing : html`<option value="" selected>${other}</option>`}
      ${RESULTS.map((one, at) => html`<option value=${at} ?selected=${other === undefined && one === result}>${one === null ? words.open : printedResult(one, context)}</option>`)}
    </select>
    <bdi class="right">${right}</bdi
    >${isChanged ? html`<button type="button" class="quiet" @click=${undo}>${words.undo}</button>` : nothing}
  </li>`;
}

/** A line for each pairing. */
export function resultLines(pairings: readonly Pairing[], context: Context): TemplateResult {
  const { shown } = context;
  const names = new Map(shown.event.players.map(({ id, name }) => [id, name ?? id]));
  return html`<ol class="results">
    ${pairings.map((pairing, at) => {
      const { teams } = pairing;
      const isFirst = at === 0 || pairings[at - 1].pairing !== pairing.pairing;
      return html`${
        isFirst && teams !== null
          ? html`<li class="teams">
              <h3><bdi>${nameIn(shown, teams[0])}</bdi> – <bdi>${nameIn(shown, teams[1])}</bdi></h3>
            </li>`
          : nothing
      }${line(pairing, names, context)}`;
    })}
  </ol>`;
}
