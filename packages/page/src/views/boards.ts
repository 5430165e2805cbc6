// The players of a tournament of teams, board by board.
import { type TemplateResult, html } from 'lit-html';

import { type BoardPrizeRow, boardPrizesReport } from '@crosstable/report';
import { numberWithMinus } from '@crosstable/words';

import type { Context } from '../context.js';
import { figure, isolated } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { nameLink, seatLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { seatNames } from '../game-line.js';

function row(
  { games, performance, player, points, rank, team, title }: BoardPrizeRow,
  names: (id: string) => string,
  widest: Rest,
  context: Context,
): TemplateResult {
  const { explaining } = context;
  const score = numberWithMinus(points, explaining);
  return html`<tr ${rowOf(player, context, true)}>
    <td class="rank">${isolated(String(rank))}</td>
    <th scope="row" class="name">
      <span class="title">${title && `${title}\u00A0`}</span>${seatLink(player, names(player), context)}
    </th>
    <td class="team">${nameLink(team, context)}</td>
    <td class="number">${filled(score, widest)}</td>
    <td class="number">${isolated(String(games))}</td>
    <td class="number">${performance === null ? '–' : figure(performance, explaining)}</td>
  </tr>`;
}

/** The players by board, best performance first. */
export function view(context: Context): TemplateResult {
  const {
    explaining,
    shown: { event },
    words,
  } = context;
  const names = seatNames(event);
  const everybody = boardPrizesReport(event, {}).rows;
  const widest = widestRest(everybody.map(({ points }) => numberWithMinus(points, explaining)));
  const boards = [...new Set(everybody.map(({ board }) => board))].sort((one, other) => one - other);
  return html`<div class="boards">
    ${boards.map(
      (board) =>
        html`<section>
          <h2 id=${`board-${board}`}>${words.boardOf(board)}</h2>
          <div class="scroll" tabindex="0" role="region" aria-labelledby=${`board-${board}`}>
            <table class="compared">
              <thead>
                <tr>
                  <th scope="col" class="rank"><abbr title=${words.rank}>#</abbr></th>
                  <th scope="col" class="name">${words.player}</th>
                  <th scope="col" class="team">${words.team}</th>
                  <th scope="col" class="number">${explaining.tiebreaks.PTS}</th>
                  <th scope="col" class="number">${words.games}</th>
                  <th scope="col" class="number"><abbr title=${explaining.tiebreaks.TPR}>TPR</abbr></th>
                </tr>
              </thead>
              <tbody>
                ${boardPrizesReport(event, { board }).rows.map((one) => row(one, names, widest, context))}
              </tbody>
            </table>
          </div>
        </section>`,
    )}
  </div>`;
}
