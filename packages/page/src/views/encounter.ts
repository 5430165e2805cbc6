// Direct encounter: the little table of the tied, one application of the article after the other.
import { type TemplateResult, html, nothing } from 'lit-html';

import { comparesBoards, decisionInWords, numberWithMinus } from '@crosstable/words';
import type { EncounterStanding, EncounterStep, Explanation } from 'crosstable';

import type { Context } from '../context.js';
import { figure, isolated, isolatedName, sentence } from '../figures.js';
import { nameLink } from '../find/name-link.js';
import { nameIn } from '../table.js';
import { contributionLine, largestOf } from './contributions.js';

/** More of them don't fit beside each other; the sentences below name every game. */
const MOST_COLUMNS = 12;

function gameCell({ games, player }: EncounterStanding, opponent: string, { explaining }: Context): TemplateResult {
  if (player === opponent) return html`<td class="self" aria-hidden="true"></td>`;
  const met = games.filter((game) => game.opponent === opponent);
  return html`<td>
    ${met.length === 0 ? isolated('·') : isolated(met.map(({ points }) => numberWithMinus(points, explaining)).join(' '))}
  </td>`;
}

function littleTable(step: EncounterStep, player: string, other: string | undefined, context: Context): TemplateResult {
  const { reason, standings, tied, score } = step;
  const { words, explaining } = context;
  const hasRange = standings.some(({ worst, best }) => worst !== best);
  const order = standings.map((one) => one.player);
  // The cells are game points, which don't add up to those of a board, or to a board count
  const hasCells = tied.length <= MOST_COLUMNS && !comparesBoards(step);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.separateScore}>
    <table class="encounter">
      <thead>
        <tr>
          <th scope="col"></th>
          ${hasCells ? order.map((_, at) => html`<th scope="col">${isolated(String(at + 1))}</th>`) : nothing}
          <th scope="col">
            ${reason.key === 'board-count' ? 'BC' : score === undefined ? words.separateScore : explaining.scores[score]}
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
            html`<tr class=${standing.player === player || standing.player === other ? 'own' : ''}>
              <th scope="row">${isolated(String(at + 1))}&nbsp;${nameLink(standing.player, context)}</th>
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

/** The lines of the rounds, where the boards of all rounds are compared (art. 12): the steps name no games then. */
function roundLines(explanation: Explanation, context: Context): TemplateResult | typeof nothing {
  const { contributions, steps = [] } = explanation;
  if (contributions.length === 0 || steps.some(({ standings }) => standings.some(({ games }) => games.length > 0)))
    return nothing;
  const largest = largestOf(contributions);
  return html`<ol class="lines">
    ${contributions.map((one) => contributionLine(one, explanation, largest, context))}
  </ol>`;
}

/** The steps of a direct encounter, as far as a player is concerned; beside somebody else, as long as both are tied. */
export function encounterSteps(explanation: Explanation, context: Context, other?: string): TemplateResult {
  const { player } = explanation;
  const steps = (explanation.steps ?? []).filter(
    ({ tied }) => other === undefined || (tied.includes(player) && tied.includes(other)),
  );
  const { explaining, shown } = context;
  return html`${roundLines(explanation, context)}${steps.map(
    (step) =>
      html`<section class="step">
        ${step.standings.some(({ games }) => games.length > 0) ? littleTable(step, player, other, context) : nothing}
        <ul class="decision">
          ${decisionInWords(step, (id) => isolatedName(nameIn(shown, id)), explaining).map((line) => html`<li>${sentence(line.trim())}</li>`)}
        </ul>
      </section>`,
  )}`;
}
