// The results of every round: `5w1` round by round, or the results opponent by opponent.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Cell } from '@crosstable/report';
import { numberWithMinus, outcomeInWords, roundInShort } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { filled, widestRest } from '../filling.js';
import { rowOf } from '../find/row-of.js';
import { changedSign } from '../live/changed-sign.js';
import { valuesIn } from '../standing.js';
import { ARRANGEMENTS, type Arrangement } from '../state.js';
import { nameIn } from '../table.js';
import {
  MOST_OPPONENTS,
  type Numbered,
  cellsIn,
  numbered,
  numberedHead,
  numberedHeadings,
  numberedLegend,
  numberedTable,
  widthOfMeetings,
} from './numbered.js';

/** The result in short: points, of teams game points, or the sign of a forfeit. */
function resultOf({ match, outcome, points }: Cell, { explaining }: Context): string {
  return roundInShort(outcome, match?.gamePoints ?? points, explaining);
}

function titleOf({ opponent, outcome }: Cell, { explaining, shown }: Context): string {
  const name = opponent === null ? null : nameIn(shown, opponent);
  return outcomeInWords(outcome, name, explaining, shown.isOfTeams);
}

/** Between the opponent and the result where nobody knows who had White. */
const NO_COLOUR = '\u00A0';

/** Between a colour and game points, which are longer than a result of players. */
const THIN = '\u202F';

/** A blank as wide as a digit, so that the digits and the colours of a round stand under each other. */
const AS_WIDE = '\u2007';

function roundCell(
  cell: Cell | undefined,
  numbers: ReadonlyMap<string, string>,
  isChanged: boolean,
  context: Context,
): TemplateResult {
  if (cell === undefined) return html`<td></td>`;
  const { colour, opponent, outcome, points } = cell;
  const { isOfTeams } = context.shown;
  const bye = outcome === 'zero-bye' && points === 0 ? '–' : `(${resultOf(cell, context)})`;
  const text =
    opponent === null
      ? bye
      : `${numbers.get(opponent) ?? ''}${colour === '' ? NO_COLOUR : context.words.colours[colour]}${isOfTeams ? THIN : ''}${resultOf(cell, context)}`;
  return html`<td
    title=${titleOf(cell, context)}
    class=${opponent === null ? 'bye' : 'met'}
    data-round=${cell.round}
    data-opponent=${opponent ?? nothing}
  >
    ${isolated(text)}${changedSign(isChanged, context.words)}
  </td>`;
}

/** The points of everybody, in the order of the rows; nobody's where the list leaves them out. */
function totalsOf(rows: readonly Numbered[], { opened, shown, explaining }: Context): readonly TemplateResult[] {
  const at = opened.codes.indexOf('PTS');
  if (at < 0) return [];
  const points = rows.map(({ player }) => numberWithMinus(valuesIn(shown, player)[at] ?? 0, explaining));
  const widest = widestRest(points);
  return points.map((one) => html`<td class="sum">${filled(one, widest)}</td>`);
}

function heads(labels: readonly string[], context: Context): TemplateResult {
  const { opened } = context;
  return html`<thead>
    <tr>
      ${numberedHeadings(context)}${opened.codes.includes('PTS') ? html`<th scope="col" class="sum">PTS</th>` : nothing}${labels.map((label) => html`<th scope="col">${isolated(label)}</th>`)}
    </tr>
  </thead>`;
}

/** The two arrangements to choose from. */
function choiceOf(chosen: Arrangement, { opened, show, words }: Context): TemplateResult {
  const called = { rounds: words.byRounds, opponents: words.byOpponents };
  return html`<div class="choice" role="group" aria-label=${words.views.rounds}>
    ${ARRANGEMENTS.map(
      (by) =>
        html`<button
          type="button"
          aria-pressed=${by === chosen ? 'true' : 'false'}
          @click=${() => {
            show({ ...opened, by });
          }}
        >
          ${called[by]}
        </button>`,
    )}
  </div>`;
}

/** The rounds of everybody. */
export function view(context: Context): TemplateResult {
  const { opened, shown, words } = context;
  const { event } = shown;
  const cells = cellsIn(shown);
  const rows = numbered(shown);
  const digits = String(rows.length).length;
  const numbers = new Map(rows.map(({ player, number }) => [player, number.padStart(digits, AS_WIDE)]));
  const hasChoice = rows.length <= MOST_OPPONENTS;
  const by = hasChoice ? (opened.by ?? (event.system === 'round-robin' ? 'opponents' : 'rounds')) : 'rounds';
  const isByOpponents = by === 'opponents';
  const rounds = Array.from({ length: event.round }, (_, at) => at + 1);
  const byesOf = (player: string): readonly Cell[] =>
    (cells.get(player) ?? []).filter(({ opponent, points }) => opponent === null && points > 0);
  const byes = isByOpponents && rows.some(({ player }) => byesOf(player).length > 0) ? [words.byes] : [];
  const labels = isByOpponents ? [...rows.map(({ number }) => number), ...byes] : rounds.map(String);
  const ownCells = (player: string): readonly TemplateResult[] => {
    const own = cells.get(player) ?? [];
    const changed = shown.changed.get(player) ?? [];
    if (!isByOpponents)
      return rounds.map((round) =>
        roundCell(
          own.find((cell) => cell.round === round),
          numbers,
          changed.includes(round),
          context,
        ),
      );
    const meetings = rows.map((other) => {
      const met = own.filter(({ opponent }) => opponent === other.player);
      return other.player === player
        ? html`<td class="self" aria-hidden="true"></td>`
        : html`<td
            title=${met.map((cell) => titleOf(cell, context)).join(', ')}
            data-opponent=${met.length === 0 ? nothing : other.player}
          >
            ${isolated(met.map((cell) => resultOf(cell, context)).join(' '))}${changedSign(
              met.some(({ round }) => changed.includes(round)),
              words,
            )}
          </td>`;
    });
    const without = byesOf(player);
    const said = without.map((cell) => titleOf(cell, context)).join(', ');
    const printed = without.map((cell) => resultOf(cell, context)).join(' ');
    return [...meetings, ...byes.map(() => html`<td title=${said} class="bye">${isolated(printed)}</td>`)];
  };
  const totals = totalsOf(rows, context);
  const { isOfTeams } = shown;
  const points = isOfTeams ? 1.49 : 0.95;
  // Else the number of the opponent, the colour and the points
  const cell = isByOpponents ? widthOfMeetings(points, shown) : 0.54 * digits + 0.75 + points + (isOfTeams ? 0.2 : 0);
  const ofOpponents = isOfTeams ? words.matchesLegend : words.opponentsLegend;
  return html`${hasChoice ? choiceOf(by, context) : nothing}
  ${numberedLegend(isByOpponents ? ofOpponents : words.roundsLegend(isOfTeams), context)}
  ${numberedTable(
    'rounds',
    labels,
    cell,
    html`<caption class="unseen">
        ${isByOpponents ? words.byOpponents : words.byRounds}
      </caption>
      ${heads(labels, context)}
      <tbody>
        ${rows.map(
          (row, at) =>
            html`<tr ${rowOf(row.player, context)}>
              ${numberedHead(row, context)}${totals.at(at)}${ownCells(row.player)}
            </tr>`,
        )}
      </tbody>`,
    context,
  )}`;
}
