// Both editions of C.07 side by side: who moves, the first value that differs, and who is ahead now, or was, where none does.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { ComparedPlayer, Comparison, Difference } from '@crosstable/audit/compare';
import { countsByArticle, isMoved } from '@crosstable/report/audit';
import { numberWithMinus, printedValue } from '@crosstable/words';
import { EDITIONS, standings } from 'crosstable';

import '../audit.css';
import { answerOn } from '../audit/ask.js';
import type { CompareQuestion } from '../audit/question.js';
import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { nameIn, tableOf } from '../table.js';
import { articleChip } from './contributions.js';

/** The editions that are compared. */
const LAST = EDITIONS.slice(-2);

/** An edition whose parts stay together where a narrow heading is set in several lines. */
function unbroken(edition: string): string {
  return edition.replace('-', '-\u2060');
}

/** How many are named who are ahead now, or were. */
const MOST_NAMED = 3;

/** A player or a team on both sides. What made the difference isn't known of every tournament. */
type Compared = Pick<ComparedPlayer, 'player' | 'ranks' | 'values'> & Partial<ComparedPlayer>;

function hasOtherValues({ values: [before, after] }: Pick<Compared, 'values'>): boolean {
  return before.some((value, at) => value !== after[at]);
}

/** Ranks and values alone: of teams, and of lists with a tie-break that only the standings know. */
function rankedTwice({ opened, shown }: Context): readonly Compared[] {
  const [before, after] = LAST.map((edition) => standings(tableOf({ ...shown.event, edition }), opened.codes));
  const later = new Map(after.map((row) => [row.player, row]));
  return before.flatMap(({ player, rank, values }) => {
    const row = later.get(player);
    return row === undefined ? [] : [{ player, ranks: [rank, row.rank], values: [values, row.values] }];
  });
}

function contributionText(one: Difference['contributions'][number], { explaining, words }: Context): TemplateResult {
  if (one === null) return isolated('–');
  const number = isolated(numberWithMinus(one.value, explaining));
  return one.isCut ? html`<s>${number}</s><span class="unseen"> ${words.cut}</span>` : number;
}

/** Whether a dummy stands in the place of an opponent (art. 16.4). */
function isDummy(one: Difference['contributions'][number]): boolean {
  return one?.article?.startsWith('16.4') === true;
}

/** Against whom a round was: an opponent, a dummy, or nobody. */
function metIn(contributions: Difference['contributions'], { shown, words }: Context): string {
  const opponent = contributions.find((one) => one?.opponent != null)?.opponent ?? null;
  const name = opponent === null ? '' : nameIn(shown, opponent);
  if (!contributions.some(isDummy)) return name;
  return name === '' ? words.dummy : words.dummyFor(name);
}

/** The first contribution that differs, with its article. */
function becauseOf({ article, contributions, round }: Difference, context: Context): TemplateResult {
  const [before, after] = contributions;
  const { colon } = context.explaining.phrases;
  const met = metIn(contributions, context);
  return html`${context.explaining.phrases.round(round)}${met === '' ? nothing : html`, <bdi>${met}</bdi>`}${colon}
    <bdi dir="ltr">${contributionText(before, context)} → ${contributionText(after, context)}</bdi>
    ${article === null ? nothing : articleChip(article, context)}`;
}

function named(ids: readonly string[], { explaining, shown, words }: Context): TemplateResult {
  const names = ids.slice(0, MOST_NAMED).map((id) => isolatedName(nameIn(shown, id)));
  const more = ids.length - MOST_NAMED;
  return sentence(names.join(`${explaining.phrases.semicolon} `) + (more > 0 ? ` ${words.andMore(more)}` : ''));
}

function passers({ passed = [], passedBy = [] }: Compared, context: Context): TemplateResult {
  const { compare } = context.words;
  return html`${passedBy.length === 0 ? nothing : html`${compare.passedBy} ${named(passedBy, context)}`}${passed.length > 0 && passedBy.length > 0 ? '. ' : nothing}${passed.length === 0 ? nothing : html`${compare.passed} ${named(passed, context)}`}`;
}

/** The value that differs first, as it is printed on both sides; nothing where only others have changed. */
function firstDifference({ values: [before, after] }: Compared, codes: readonly string[], { explaining }: Context) {
  const at = before.findIndex((value, place) => value !== after[place]);
  if (at < 0) return undefined;
  const code = codes[at];
  const [older, newer] = [before, after].map((values) => printedValue(code, values[at], explaining));
  return { code, older, newer };
}

/** A moved player with the value that differs first. */
interface MovedRow {
  readonly row: Compared;
  readonly first: ReturnType<typeof firstDifference>;
}

/** The widest ends of the printed values in both columns. */
type Widest = Readonly<Record<'older' | 'newer', Rest>>;

/** The value that differs first, and why; else who is ahead now, or was. */
function reasonCells({ first, row }: MovedRow, widest: Widest, context: Context): TemplateResult {
  if (first === undefined) {
    return html`<td class="none"></td>
      <td class="none"></td>
      <td class="none"></td>
      <td class="why">${passers(row, context)}</td>`;
  }
  const { code, newer, older } = first;
  const difference = row.differences?.find((one) => one.code === code);
  return html`<td>${code}</td>
    <td class="number">${filled(older, widest.older)}</td>
    <td class="number">
      <strong>${filled(newer, widest.newer)}</strong>
    </td>
    <td class="why">${difference === undefined ? nothing : becauseOf(difference, context)}</td>`;
}

function movedRow(moved: MovedRow, widest: Widest, context: Context): TemplateResult {
  const { row } = moved;
  const [before, after] = row.ranks;
  const isUp = after < before;
  const { words } = context;
  const places = Math.abs(after - before);
  return html`<tr data-player=${row.player}>
    <th scope="row" class="name"><bdi>${nameIn(context.shown, row.player)}</bdi></th>
    <td class="number">${isolated(String(before))}</td>
    <td class="number">${isolated(String(after))}</td>
    <td class="moves ${isUp ? 'up' : 'down'}">
      <span aria-hidden="true">${isolated(`${isUp ? '▲' : '▼'}${places}`)}</span
      ><span class="unseen">${isUp ? words.movedUp(places) : words.movedDown(places)}</span>
    </td>
    ${reasonCells(moved, widest, context)}
  </tr>`;
}

/** How many move with other values, and how often each article makes a difference. */
function tally(moved: readonly Compared[], { players }: Comparison, context: Context): TemplateResult {
  const { compare } = context.words;
  const own = moved.filter(({ differences = [] }) => differences.length > 0).length;
  const counts = countsByArticle(players.flatMap(({ differences }) => differences));
  return html`<p class="tally">
    ${moved.length === 0 ? nothing : context.explaining.reports.comparison.ownAndOthers(own, moved.length - own)}
    ${counts.map(([article, count]) => (article === null ? nothing : html`<span class="counted">${articleChip(article, context)} ${compare.contributions(count)}</span>`))}
  </p>`;
}

function rowsTable(moved: readonly Compared[], codes: readonly string[], context: Context): TemplateResult {
  const { shown, words } = context;
  const [older, newer] = LAST;
  const rows = moved.map((row): MovedRow => ({ row, first: firstDifference(row, codes, context) }));
  const widest: Widest = {
    older: widestRest(rows.flatMap(({ first }) => first?.older ?? [])),
    newer: widestRest(rows.flatMap(({ first }) => first?.newer ?? [])),
  };
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${words.views.editions}>
    <table class="compared editions">
      <thead>
        <tr>
          <th scope="col" class="name">${shown.isOfTeams ? words.team : words.player}</th>
          <th scope="col" class="number">${words.placeIn(unbroken(older))}</th>
          <th scope="col" class="number">${words.placeIn(unbroken(newer))}</th>
          <th scope="col" class="moves">±</th>
          <th scope="col">${words.firstDifference}</th>
          <th scope="col" class="number">${isolated(unbroken(older))}</th>
          <th scope="col" class="number">${isolated(unbroken(newer))}</th>
          <th scope="col" class="why">${context.explaining.reports.comparison.why}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => movedRow(row, widest, context))}
      </tbody>
    </table>
  </div>`;
}

/** The players with another place in the other edition, and why. */
export function view(context: Context): TemplateResult {
  const { again, opened, shown, words } = context;
  const question: CompareQuestion = { kind: 'compare', event: shown.event };
  const answer = shown.isOfTeams ? undefined : answerOn([shown], question, again);
  if (answer === null) return html`<p class="loading" role="status">${words.loading}</p>`;
  const comparison = answer?.kind === 'compare' ? answer.comparison : undefined;
  const rows = comparison?.players ?? rankedTwice(context);
  const moved = rows.filter(isMoved);
  // The comparison spells codes as C.07 does, and has the points first where the list leaves them out
  const codes = comparison?.sides[0].codes ?? opened.codes;
  return html`<p class="summary">
      ${moved.length === 0 ? words.editionsSame(rows.filter(hasOtherValues).length, rows.length) : words.editionsMoved(moved.length, rows.length)}
    </p>
    ${comparison === undefined ? nothing : tally(moved, comparison, context)}
    ${moved.length === 0 ? nothing : rowsTable(moved, codes, context)}`;
}
