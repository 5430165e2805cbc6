// The results of every round: `5w1` round by round, or the results opponent by opponent.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Cell } from '@crosstable/report';
import { definedIn } from '@crosstable/standings';
import { outcomeInWords, printedValue, roundInShort } from '@crosstable/words';

import type { Context } from '../context.js';
import { isolated } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { rowOf } from '../find/row-of.js';
import { changedSign } from '../live/changed-sign.js';
import { headingOf } from '../scores-of-teams.js';
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

/** A column of values beside the names: that of the points, or of another code of the list. */
interface ValueColumn {
  readonly code: string;
  /** In the order of the rows. */
  readonly printed: readonly string[];
  readonly widest: Rest;
}

/** The points of everybody, where the list has them; or all its values. */
function valueColumns(rows: readonly Numbered[], areAll: boolean, context: Context): readonly ValueColumn[] {
  const { explaining, opened, shown } = context;
  const values = new Map([...shown.rows, ...shown.expelled].map((line) => [line.player, line.values]));
  return opened.codes.flatMap((code, at) => {
    if (!areAll && code !== 'PTS') return [];
    const defined = definedIn(shown.table, code);
    const printed = rows.map(({ player }) =>
      printedValue(code, values.get(player)?.at(at) ?? null, explaining, defined),
    );
    return [{ code, printed, widest: widestRest(printed) }];
  });
}

/** How wide the columns but that of the points are on paper, in ems. */
function widthBeside(columns: readonly ValueColumn[]): number {
  const widths = columns
    .filter(({ code }) => code !== 'PTS')
    .map(({ code, printed }) => 0.52 * printed.reduce((most, one) => Math.max(most, one.length), code.length) + 0.9);
  return widths.reduce((sum, width) => sum + width, 0);
}

function kindOf({ code }: ValueColumn): string {
  return code === 'PTS' ? 'sum' : 'of-list';
}

function heads(columns: readonly ValueColumn[], labels: readonly string[], context: Context): TemplateResult {
  return html`<thead>
    <tr>
      ${numberedHeadings(context)}${columns.map((column) => html`<th scope="col" class=${kindOf(column)}>${headingOf(column.code, context.shown.event)}</th>`)}${labels.map((label) => html`<th scope="col">${isolated(label)}</th>`)}
    </tr>
  </thead>`;
}

/** The arrangements to choose from: more than {@link MOST_OPPONENTS} don't fit beside each other. */
function choiceOf(
  chosen: Arrangement,
  called: Readonly<Record<Arrangement, string>>,
  { opened, show, shown, words }: Context,
): TemplateResult {
  const isLarge = shown.rows.length + shown.expelled.length > MOST_OPPONENTS;
  return html`<div class="choice" role="group" aria-label=${words.views.rounds}>
    ${ARRANGEMENTS.filter((by) => by !== 'opponents' || !isLarge).map(
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
  const wished = opened.by ?? (event.system === 'round-robin' ? 'opponents' : 'rounds');
  const by = wished === 'opponents' && rows.length > MOST_OPPONENTS ? 'rounds' : wished;
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
  const columns = valueColumns(rows, by === 'values', context);
  const { isOfTeams } = shown;
  const points = isOfTeams ? 1.49 : 0.95;
  // Else the number of the opponent, the colour and the points
  const cell = isByOpponents ? widthOfMeetings(points, shown) : 0.54 * digits + 0.75 + points + (isOfTeams ? 0.2 : 0);
  const ofOpponents = isOfTeams ? words.matchesLegend : words.opponentsLegend;
  const called = { rounds: words.byRounds, values: words.byValues, opponents: words.byOpponents };
  return html`${choiceOf(by, called, context)}
  ${numberedLegend(isByOpponents ? ofOpponents : words.roundsLegend(isOfTeams), context)}
  ${numberedTable(
    'rounds',
    labels,
    cell,
    html`<caption class="unseen">
        ${called[by]}
      </caption>
      ${heads(columns, labels, context)}
      <tbody>
        ${rows.map(
          (row, at) =>
            html`<tr ${rowOf(row.player, context)}>
              ${numberedHead(row, context)}${columns.map((column) => html`<td class=${kindOf(column)}>${filled(column.printed[at], column.widest)}</td>`)}${ownCells(row.player)}
            </tr>`,
        )}
      </tbody>`,
    context,
    widthBeside(columns),
  )}`;
}
