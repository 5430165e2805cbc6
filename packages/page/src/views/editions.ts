// Both editions of C.07 side by side: who moves, the first value that differs, and who is ahead now, or was, where none does.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { ComparedPlayer, Comparison, Difference } from '@crosstable/audit/compare';
import { capitalize, listedNames } from '@crosstable/core/text';
import {
  comparisonByStandings,
  countsByArticle,
  firstDifference,
  hasOtherValues,
  isMoved,
} from '@crosstable/report/audit';
import { definedIn } from '@crosstable/standings';
import { numberWithMinus, printedValue } from '@crosstable/words';

import '../audit.css';
import { answerOn } from '../audit/ask.js';
import type { CompareQuestion } from '../audit/question.js';
import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { nameLink } from '../find/name-link.js';
import { rowOf } from '../find/row-of.js';
import { nameIn } from '../table.js';
import { articleChip } from './contributions.js';
import { wishWidth } from './wished-width.js';

/** An edition whose parts stay together where a narrow heading is set in several lines. */
function unbroken(edition: string): string {
  return edition.replace('-', '-\u2060');
}

/** How many are named who are ahead now, or were. */
const MOST_NAMED = 3;

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

/** Those who are ahead now, or were. */
function passers({ passed, passedBy }: ComparedPlayer, { explaining, shown }: Context): TemplateResult {
  const { comparison, title } = explaining.reports;
  const { semicolon } = explaining.phrases;
  const named = (ids: readonly string[]): string =>
    listedNames(
      ids.map((id) => isolatedName(nameIn(shown, id))),
      MOST_NAMED,
      { ...title, semicolon },
    );
  const said = [
    ...(passedBy.length === 0 ? [] : [comparison.passedBy(named(passedBy))]),
    ...(passed.length === 0 ? [] : [comparison.passed(named(passed))]),
  ];
  return sentence(capitalize(said.join(`${semicolon} `)));
}

/** The value that differs first, as it is printed on both sides; nothing where only others have changed. */
function printedDifference(row: ComparedPlayer, sides: Comparison['sides'], { explaining, shown }: Context) {
  const first = firstDifference(row, sides);
  if (first === undefined) return undefined;
  const defined = definedIn(shown.table, first.code);
  const [older, newer] = [first.before, first.after].map((value) =>
    printedValue(first.code, value, explaining, defined),
  );
  return { code: first.code, older, newer };
}

/** A moved player with the value that differs first. */
interface MovedRow {
  readonly row: ComparedPlayer;
  readonly first: ReturnType<typeof printedDifference>;
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
  const difference = row.differences.find((one) => one.code === code);
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
  return html`<tr ${rowOf(row.player, context)}>
    <th scope="row" class="name">${nameLink(row.player, context)}</th>
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
function tally(moved: readonly ComparedPlayer[], { players, sides }: Comparison, context: Context): TemplateResult {
  const { compare } = context.words;
  const own = moved.filter((row) => row.differences.length > 0 || firstDifference(row, sides) !== undefined).length;
  const counts = countsByArticle(players.flatMap(({ differences }) => differences));
  const newer: Readonly<Partial<Record<string, string>>> = compare.newer;
  return html`${moved.length === 0 ? nothing : html`<p class="tally">${context.explaining.reports.comparison.ownAndOthers(own, moved.length - own)}</p>`}
    <ul class="tally">
      ${counts.map(([article, count]) => (article === null ? nothing : html`<li>${articleChip(article, context)} ${sentence(newer[article] ?? '')} <span class="counted">${sentence(compare.times(count))}</span></li>`))}
    </ul>`;
}

function rowsTable(moved: readonly ComparedPlayer[], sides: Comparison['sides'], context: Context): TemplateResult {
  const { shown, words } = context;
  const [older, newer] = sides.map(({ edition }) => edition);
  const rows = moved.map((row): MovedRow => ({ row, first: printedDifference(row, sides, context) }));
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
  const comparison = answer?.kind === 'compare' ? answer.comparison : comparisonByStandings(shown.event, opened.codes);
  const { players, sides } = comparison;
  const moved = players.filter(isMoved);
  wishWidth(moved.length === 0 ? 46 : 60);
  const { comparison: said } = context.explaining.reports;
  const heading =
    moved.length === 0
      ? said.stayed(players.filter(hasOtherValues).length, players.length)
      : said.moved(moved.length, players.length);
  return html`<p class="summary">${sentence(`${heading}.`)}</p>
    ${tally(moved, comparison, context)} ${moved.length === 0 ? nothing : rowsTable(moved, sides, context)}`;
}
