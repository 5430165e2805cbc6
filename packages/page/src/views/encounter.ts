// Direct encounter: the little table of the tied, one application of the article after the other.
import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';

import type { EncounterStanding, EncounterStep, Explanation } from '../../../crosstable/src/index.js';
import { encounterInWords } from '../../../crosstable/src/words/encounter.js';
import { printedNumber } from '../../../crosstable/src/words/unchecked.js';
import type { Context } from '../context.js';
import { figure, isolated } from '../figures.js';
import { nameIn } from '../table.js';

/** More of them don't fit beside each other; the sentences below name every game. */
const MOST_COLUMNS = 12;

function gameCell({ games, player }: EncounterStanding, opponent: string, { explaining }: Context): TemplateResult {
  if (player === opponent) return html`<td class="self" aria-hidden="true"></td>`;
  const met = games.filter((game) => game.opponent === opponent);
  return html`<td>
    ${met.length === 0 ? isolated('·') : isolated(met.map(({ points }) => printedNumber(points, explaining)).join(' '))}
  </td>`;
}

function littleTable(
  { reason, standings, tied, score }: EncounterStep,
  player: string,
  context: Context,
): TemplateResult {
  const { words, explaining, shown } = context;
  const hasRange = standings.some(({ worst, best }) => worst !== best);
  const order = standings.map((one) => one.player);
  const isOfBoards = reason.key === 'board-count';
  // The cells are game points, which don't add up to a board count
  const hasCells = tied.length <= MOST_COLUMNS && !isOfBoards;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.separateScore}>
    <table class="encounter">
      <thead>
        <tr>
          <th scope="col"></th>
          ${hasCells ? order.map((_, at) => html`<th scope="col">${isolated(String(at + 1))}</th>`) : nothing}
          <th scope="col">
            ${isOfBoards ? 'BC' : score === undefined ? words.separateScore : explaining.scores[score]}
          </th>
          ${
            hasRange
              ? html`<th scope="col">${words.atLeast}</th>
                  <th scope="col">${words.atMost}</th>`
              : nothing
          }
        </tr>
      </thead>
      <tbody>
        ${standings.map(
          (standing, at) =>
            html`<tr class=${standing.player === player ? 'own' : ''}>
              <th scope="row">${isolated(String(at + 1))} <bdi>${nameIn(shown, standing.player)}</bdi></th>
              ${hasCells ? order.map((opponent) => gameCell(standing, opponent, context)) : nothing}
              <td class="sum">${figure(standing.score, explaining)}</td>
              ${
                hasRange
                  ? html`<td>${figure(standing.worst, explaining)}</td>
                      <td>${figure(standing.best, explaining)}</td>`
                  : nothing
              }
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The decision of each step, in sentences; the lines of the separate standings are in the little table already. */
function decision(step: EncounterStep, context: Context): readonly string[] {
  const lines = encounterInWords([step], (id) => nameIn(context.shown, id), context.explaining).map((line) =>
    line.trim(),
  );
  return lines.slice(1 + step.standings.length);
}

/** The steps of a direct encounter, as far as a player is concerned. */
export function encounterSteps({ steps = [], player }: Explanation, context: Context): TemplateResult {
  return html`${steps.map(
    (step) =>
      html`<section class="step">
        ${step.standings.some(({ games }) => games.length > 0) ? littleTable(step, player, context) : nothing}
        <ul class="decision">
          ${decision(step, context).map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>`,
  )}`;
}
