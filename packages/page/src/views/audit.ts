// A printed table beside ours: which rule made each column, and which of its numbers are wrong.
import { type TemplateResult, html, nothing } from 'lit-html';

import type { Audit, ColumnAudit, RanksAudit, WrongCell, WrongRank } from '@crosstable/audit';
import { capitalize } from '@crosstable/core/text';
import { printedListInWords } from '@crosstable/report';
import { sentencesOnRanks } from '@crosstable/report/audit';
import { numberWithMinus, outcomeInWords } from '@crosstable/words';

import { tableFields } from '../audit/adding-table.js';
import { auditOf, countsIn, printedIn } from '../audit/audit-of.js';
import type { AuditAnswer } from '../audit/question.js';
import { type PrintedColumn, printedGrid } from '../audit/printed-grid.js';
import { verdictLine } from '../audit/rules.js';
import type { Context } from '../context.js';
import { isolated, isolatedName, sentence } from '../figures.js';
import { type Rest, filled, widestRest } from '../filling.js';
import { namesWidth } from '../name-width.js';
import type { Printed } from '../state.js';
import { nameIn } from '../table.js';
import { wishWidth } from './wished-width.js';

/** A printed column, with what was found about it; the points are one. */
interface Column extends PrintedColumn {
  readonly cells: ReadonlyMap<string, number | null>;
  readonly wrong: ReadonlyMap<string, WrongCell>;
  readonly isKnown: boolean;
  /** The widest rest of its numbers. */
  readonly widest: Rest;
}

function byPlayer<T extends { readonly player: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.player, one]));
}

function codeOf({ rules }: ColumnAudit): string {
  return rules.length === 0 ? '' : rules[0].code;
}

function columnsOf(printed: Printed, { columns, points }: Audit, context: Context): readonly Column[] {
  const { PTS: label } = context.explaining.tiebreaks;
  const ofPoints =
    printed.points === undefined
      ? []
      : [{ label, code: '', at: 0, cells: printed.points, wrong: byPlayer(points.wrong), isKnown: true }];
  const others = printed.columns.map(({ cells, label }, at) => {
    const { rules, wrong } = columns[at];
    return { label, code: codeOf(columns[at]), at: at + 1, cells, wrong: byPlayer(wrong), isKnown: rules.length > 0 };
  });
  return [...ofPoints, ...others].map((column) => {
    const right = Array.from(column.wrong.values(), ({ computed }) => computed);
    const all = [...column.cells.values(), ...right].map((value) => shownNumber(value, context));
    return { ...column, widest: widestRest(all) };
  });
}

function shownNumber(value: number | null | undefined, { explaining }: Context): string {
  return value == null ? explaining.numbers.none : numberWithMinus(value, explaining);
}

/** The printed number, struck through, beside the right one; in words for those who can't see it. */
function corrected(printed: string, right: string, widest: Rest, { explaining }: Context): TemplateResult {
  const { byRule, printed: isPrinted } = explaining.reports.audit;
  return html`<span class="unseen">${isPrinted} </span><s>${isolated(printed)}</s
    ><span class="unseen">, ${byRule} </span> <strong>${filled(right, widest)}</strong>`;
}

function placesOf({ from, to }: WrongRank): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function rankCell(rank: number | undefined, wrong: WrongRank | undefined, context: Context): TemplateResult {
  if (rank === undefined) return html`<td role="gridcell" class="rank"></td>`;
  if (wrong === undefined) return html`<td role="gridcell" class="rank">${isolated(String(rank))}</td>`;
  return html`<td role="gridcell" class="rank wrong">${corrected(String(rank), placesOf(wrong), 'none', context)}</td>`;
}

function valueCell({ at, cells, isKnown, widest, wrong }: Column, player: string, context: Context): TemplateResult {
  const printed = cells.get(player);
  const cell = wrong.get(player);
  const { selection } = context.opened;
  const isChosen = selection?.kind === 'printed' && selection.player === player && selection.at === at;
  const kind = cell !== undefined ? 'wrong' : isKnown ? '' : 'unneeded';
  return html`<td role="gridcell" class="value ${kind}" data-at=${at} aria-selected=${isChosen ? 'true' : nothing}>
    ${
      cell === undefined
        ? printed == null
          ? nothing
          : filled(shownNumber(printed, context), widest)
        : corrected(shownNumber(cell.printed, context), shownNumber(cell.computed, context), widest, context)
    }
  </td>`;
}

function widths(
  columns: readonly Column[],
  hasWrongRanks: boolean,
  context: Context,
): Readonly<Record<string, string>> {
  const ofColumns = columns.map(({ cells, code, label, wrong }) => {
    const longest = [...cells.values()].reduce<number>(
      (most, value) => Math.max(most, shownNumber(value, context).length),
      3,
    );
    const length = Math.max(wrong.size > 0 ? 2 * longest + 1 : longest, label.length, code.length);
    return `${length * 0.62 + 1.6}rem`;
  });
  const rank = hasWrongRanks ? 'calc(var(--rank-width) + 3.5rem)' : 'var(--rank-width)';
  return {
    '--rank': rank,
    '--names': namesWidth(context.shown.participants.values()),
    '--values': ofColumns.join(' '),
  };
}

/** The ranks that the table's own list, or else the list in force, doesn't give. */
function wrongRanks(ranks: RanksAudit | null, { opened }: Context): readonly WrongRank[] {
  if (ranks === null) return [];
  if (opened.printed !== null && opened.printed.columns.length > 0) return ranks.wrong;
  return ranks.editions.find(({ edition }) => edition === opened.edition)?.wrong ?? [];
}

function table(printed: Printed, audit: Audit, context: Context): TemplateResult {
  const columns = columnsOf(printed, audit, context);
  const ranks = byPlayer(wrongRanks(audit.ranks, context));
  return printedGrid(
    {
      columns,
      widths: widths(columns, ranks.size > 0, context),
      rank: (player) => rankCell(printed.ranks?.get(player), ranks.get(player), context),
      value: (column, player) => valueCell(column, player, context),
    },
    printed,
    context,
  );
}

/** The byes that a page leaves open, as they are read because more of the printed numbers follow then. */
function readings(
  all: AuditAnswer['readings'],
  { explaining, shown, words }: Context,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const { byesRead, openByes } = explaining.reports.audit;
  return html`<h2>${openByes}</h2>
    <p class="legend">${byesRead}</p>
    <ul class="lists byes">
      ${all.map(
        ({ kind, player, round }) =>
          html`<li>
            ${words.round} <bdi dir="ltr">${round}</bdi>, <bdi>${nameIn(shown, player)}</bdi>${explaining.phrases.colon}
            ${outcomeInWords(kind ?? 'bye', null, explaining, shown.isOfTeams)}
          </li>`,
      )}
    </ul>`;
}

/** The sentence that matters most: the table follows another rule than the page, and somebody has another place by it. */
function otherRule({ ranks }: Audit, context: Context): TemplateResult | typeof nothing {
  const { explaining, opened, shown, words } = context;
  const { editions = [] } = ranks ?? {};
  const now = editions.find(({ edition }) => edition === opened.edition);
  const followed = editions.find(({ wrong }) => wrong.length === 0);
  if (now === undefined || now.wrong.length === 0) return nothing;
  if (followed !== undefined) {
    const [first, ...others] = now.wrong.toSorted((one, other) => one.from - other.from);
    const { player, printed } = first;
    const name = isolatedName(nameIn(shown, player));
    const { edition } = followed;
    return html`<p class="summary">
      ${sentence(words.audit.otherEdition(edition, now.edition, name, placesOf(first), printed, others.length))}
    </p>`;
  }
  const { list } = opened.event.written;
  const said = list && printedListInWords({ ...opened.event, tiebreaks: list.codes }, explaining);
  return said === undefined ? nothing : html`<p class="summary">${sentence(`${capitalize(said)}.`)}</p>`;
}

/** The signs that the table has, and what can be done in it. */
function legendOf({ columns, points, ranks }: Audit, { words }: Context): string {
  const { audit } = words;
  const hasWrong = [points, ...columns, ...(ranks === null ? [] : [ranks])].some(({ wrong }) => wrong.length > 0);
  const hasUnknown = columns.some(({ rules }) => rules.length === 0);
  const signs = [...(hasWrong ? [audit.wrongSign] : []), ...(hasUnknown ? [audit.unknownSign] : [])];
  return [...signs, words.chooseNumber].join(' ');
}

function found(printed: Printed, answer: AuditAnswer, context: Context): TemplateResult {
  const { audit } = answer;
  const { audit: words } = context.words;
  const { checked, wrong } = countsIn(audit);
  const { columns, points, ranks } = audit;
  const { explaining, shown } = context;
  const participants = shown.isOfTeams ? 'teams' : 'players';
  return html`${otherRule(audit, context)}${checked === 0 ? nothing : html`<p class="summary">${sentence(wrong === 0 ? words.allFollow(checked) : words.someWrong(wrong, checked))}</p>`}
  ${readings(answer.readings, context)}
  ${points.wrong.length === 0 ? nothing : html`<p class="legend">${sentence(explaining.reports.audit.pointsWrong)}</p>`}
  ${
    columns.length === 0
      ? nothing
      : html`<ol class="verdicts">
          ${columns.map((column) => verdictLine(column, context))}
        </ol>`
  }
  ${
    ranks === null
      ? nothing
      : html`<ul class="lists">
          ${sentencesOnRanks(ranks, columns.length > 0, answer.guesses, participants, explaining).map((one) => html`<li>${sentence(one)}</li>`)}
        </ul>`
  }
  ${printed.points === undefined && columns.length === 0 ? nothing : html`<p class="legend">${legendOf(audit, context)}</p>`}
  ${table(printed, audit, context)}`;
}

/** The audit of the printed table. */
export function view(context: Context): TemplateResult {
  const { audit: words } = context.words;
  const printed = printedIn(context);
  if (printed === null) {
    wishWidth(46);
    return html`<p class="summary">${words.noTable}</p>
      ${tableFields(context)}`;
  }
  const answer = auditOf(context, printed);
  if (answer === null) return html`<p class="loading" role="status">${words.looking}</p>`;
  const result =
    answer.kind === 'audit'
      ? found(printed, answer, context)
      : html`<p class="summary">${context.words.notComputable}</p>
          ${answer.kind === 'refused' ? html`<p class="reader">${context.words.readerSays} <q lang="en">${answer.message}</q></p>` : nothing}`;
  return html`${result}
    <details class="another">
      <summary>${words.another}</summary>
      ${tableFields(context)}
    </details>`;
}
