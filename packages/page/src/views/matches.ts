// The matches of a tournament of teams: everybody against everybody, and round by round with the boards.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isAlone } from '@crosstable/core';
import { numberWithMinus } from '@crosstable/words';
import type { EventMatch } from 'crosstable/event';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { nameLink, seatLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { betweenNames, isTurned, printedResult, seatNames } from '../game-line.js';
import { changedSign } from '../live/changed-sign.js';
import {
  MOST_OPPONENTS,
  cellsIn,
  numbered,
  numberedHead,
  numberedHeadings,
  numberedLegend,
  numberedTable,
  widthOfMeetings,
} from './numbered.js';

function grid(context: Context): TemplateResult {
  const { shown, words, explaining } = context;
  const rows = numbered(shown);
  if (rows.length > MOST_OPPONENTS) return html`${nothing}`;
  const cells = cellsIn(shown);
  const met = (team: string, opponent: string): TemplateResult => {
    const matches = (cells.get(team) ?? []).filter((cell) => cell.opponent === opponent);
    const scores = matches.map(({ match, outcome, points }) =>
      outcome === 'unfinished' ? '*' : numberWithMinus(match?.gamePoints ?? points, explaining),
    );
    const changed = shown.changed.get(team) ?? [];
    return html`<td data-opponent=${matches.length === 0 ? nothing : opponent}>
      ${isolated(scores.join(' '))}${changedSign(
        matches.some(({ round }) => changed.includes(round)),
        words,
      )}
    </td>`;
  };
  const labels = rows.map(({ number }) => number);
  return html`${numberedLegend(words.matchesLegend, context)}
  ${numberedTable(
    'matches',
    labels,
    widthOfMeetings(1.45, shown),
    html`<thead>
        <tr>
          ${numberedHeadings(context)} ${labels.map((label) => html`<th scope="col">${isolated(label)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr ${rowOf(row.player, context)}>
              ${numberedHead(row, context)}
              ${rows.map((other) => (other.player === row.player ? html`<td class="self" aria-hidden="true"></td>` : met(row.player, other.player)))}
            </tr>`,
        )}
      </tbody>`,
    context,
  )}`;
}

/** The boards with the players of the first team on the left, whatever their colours. */
function boardsOf(match: EventMatch, pairing: number, names: (id: string) => string, context: Context): TemplateResult {
  const { event } = context.shown;
  const changed = context.opened.changes.filter((one) => one.round === event.round && one.pairing === pairing);
  const seat = (id: string): TemplateResult =>
    id === '' ? html`<bdi>${names(id)}</bdi>` : seatLink(id, names(id), context);
  return html`${(match.boards ?? []).map((game, at) => {
    const isBlackLeft = isTurned(match, game, event);
    const [left, right] = isBlackLeft ? [game.black, game.white] : [game.white, game.black];
    return html`<li>
      <span class="of-round"
        >${isolated(String(at + 1))}${changedSign(
          changed.some(({ board }) => board === at),
          context.words,
        )}</span
      ><span class="left">${seat(left)}</span
      ><span class="score">${betweenNames(printedResult(game, context, isBlackLeft))}</span
      ><span class="right">${seat(right)}</span>
    </li>`;
  })}`;
}

function matchOf(match: EventMatch, pairing: number, names: (id: string) => string, context: Context): TemplateResult {
  const { shown, explaining } = context;
  const { white, black, boards, gamePoints } = match;
  if (isAlone(match))
    return html`<li class="match">
      <h3><span class="left">${nameLink(white, context)}</span> <span class="score">–</span></h3>
    </li>`;
  // The player on the left differs from match to match: the sum is that of the teams, from the table
  const cell = cellsIn(shown)
    .get(white)
    ?.find((one) => one.opponent === black && one.match !== undefined)?.match;
  const score = gamePoints ?? (cell === undefined ? undefined : [cell.gamePoints, cell.against ?? 0]);
  const printed = score === undefined ? '*' : score.map((points) => numberWithMinus(points, explaining)).join(' – ');
  return html`<li class="match">
    <h3>
      <span class="left">${nameLink(white, context)}</span> <span class="score">${betweenNames(printed)}</span>
      ${nameLink(black, context)}
    </h3>
    ${
      boards === undefined
        ? nothing
        : html`<ol>
            ${boardsOf(match, pairing, names, context)}
          </ol>`
    }
  </li>`;
}

/** The match grid, and the round that is shown, board by board. */
export function view(context: Context): TemplateResult {
  const { event } = context.shown;
  const round = event.matches?.at(event.round - 1) ?? [];
  const names = seatNames(event);
  return html`${grid(context)}
    <h2>${context.explaining.phrases.round(event.round)}</h2>
    <ul class="matches">
      ${round.map((match, pairing) => matchOf(match, pairing, names, context))}
    </ul>`;
}
