import type { Rounds, Rule } from '@crosstable/core';

import type { Account } from '../../../audit/src/account.js';
import type { Audit, ColumnAudit, RanksAudit, WrongCell, WrongRank } from '../../../audit/src/audit-types.js';
import { account } from '../../../audit/src/values-under.js';
import type { ChessEvent } from '../event/chess-event.js';
import { printedNumber } from '../words/numbers.js';
import type { Section, SectionReport } from './sections.js';
import { progressOf, titleOf } from './title.js';

/** A wrong cell with what the rule makes it of; `null` for direct encounter. */
export interface AccountedCell extends WrongCell {
  readonly account: Account | null;
}

/** An audit as data, with the accounts of its wrong cells. */
export interface AuditReport {
  readonly points: Audit['points'];
  readonly columns: readonly (Omit<ColumnAudit, 'wrong'> & { readonly wrong: readonly AccountedCell[] })[];
  readonly ranks: Audit['ranks'];
}

/** The options of a table, as an event has them. */
type Options = NonNullable<Parameters<typeof account>[3]>;

/** What `account` needs of an event. */
function accountIn(rule: Rule, player: string, games: Rounds, options: Options): Account | null {
  return rule.code.startsWith('DE') ? null : account(rule, player, games, options);
}

/** The audit with an account of every wrong cell. */
export function auditReport(audit: Audit, games: Rounds, options: Options): AuditReport {
  const columns = audit.columns.map((column) => ({
    ...column,
    wrong: column.wrong.map((cell) => ({
      ...cell,
      account: accountIn(column.rules[0], cell.player, games, options),
    })),
  }));
  return { ...audit, columns };
}

/** A rule as people name it: `BH/C1 of C.07 (2026-03)`. */
export function ruleInWords({ code, convention, edition }: Rule): string {
  if (convention !== undefined) return `${code} (${convention})`;
  return edition === undefined ? code : `${code} of C.07 (${edition})`;
}

function numberOrDash(value: number | null): string {
  return value === null ? '–' : printedNumber(value);
}

/** What every round contributes: `1: 5½, 2: 4 (cut)`. */
function accountInWords({ rounds }: Account): string {
  return rounds
    .map(({ article, isCut, round, value }) => {
      const notes = [...(article === null ? [] : [article]), ...(isCut ? ['cut'] : [])];
      return `round ${round}: ${printedNumber(value)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    })
    .join('; ');
}

const VERDICTS: Readonly<Record<ColumnAudit['verdict'], string>> = {
  identified: 'identified',
  'identified-with-errors': 'identified, with errors',
  ambiguous: 'ambiguous',
  'no-information': 'too few cells or different values to tell rules apart',
  unknown: 'unknown: no known rule gives these values',
};

/** What was found about a column, in sentences. */
function sentencesOn({ cells, distance, matches, rules, runnerUp, verdict }: ColumnAudit): string[] {
  const said = [`${VERDICTS[verdict]}; ${matches} of ${cells} cells agree.`];
  if (rules.length > 0) said.push(`Rule: ${rules.map(ruleInWords).join(', or the same: ')}.`);
  if (runnerUp !== null) {
    const nearest = runnerUp.rules.map(ruleInWords).join(', or the same: ');
    const apart =
      verdict === 'unknown' ? '' : `; ${distance} ${distance === 1 ? 'player tells' : 'players tell'} columns apart`;
    said.push(`Nearest${verdict === 'unknown' ? '' : ' other'}: ${nearest}, ${runnerUp.matches} of ${cells}${apart}.`);
  }
  return said;
}

/** The names of the players, by id. */
type Names = (id: string) => string;

function wrongTable(wrong: readonly AccountedCell[], names: Names): readonly (readonly string[])[] {
  const rows = wrong.map(({ account: of, computed, player, printed }) => [
    names(player),
    printedNumber(printed),
    numberOrDash(computed),
    of === null ? '' : accountInWords(of),
  ]);
  return [['Player', 'Printed', 'By the rule', 'Why'], ...rows];
}

function rankTable(wrong: readonly WrongRank[], names: Names): readonly (readonly string[])[] {
  const rows = wrong.map(({ from, player, printed, to }) => [
    names(player),
    String(printed),
    from === to ? String(from) : `${from} to ${to}`,
  ]);
  return [['Player', 'Printed', 'By the values'], ...rows];
}

function sectionOfRanks({ cells, editions, wrong }: RanksAudit, hasColumns: boolean, names: Names): Section {
  const ofTable = hasColumns ? [`${cells - wrong.length} of ${cells} ranks follow from the printed values.`] : [];
  const ofLists = editions.map(({ codes, edition, wrong: others }) => {
    const list = `${codes.join()} of C.07 (${edition})`;
    return others.length === 0
      ? `${list} gives all ${cells} ranks.`
      : `${list} gives ${others.length} of ${cells} players another rank.`;
  });
  const table = hasColumns && wrong.length > 0 ? { table: rankTable(wrong, names) } : {};
  return { heading: 'Ranks', sentences: [...ofTable, ...ofLists], ...table };
}

/** An audit in parts: wrong points first, then every column, then the ranks. */
export function auditSections(event: ChessEvent, { columns, points, ranks }: AuditReport, names: Names): SectionReport {
  const title = titleOf(event);
  const ofPoints: Section[] =
    points.wrong.length === 0
      ? []
      : [
          {
            heading: 'Points',
            sentences: ['These points do not follow from the games, so look at the results first.'],
            table: wrongTable(
              points.wrong.map((cell) => ({ ...cell, account: null })),
              names,
            ),
          },
        ];
  const ofColumns = columns.map((column) => ({
    heading: `Column ${column.label}`,
    sentences: sentencesOn(column),
    ...(column.wrong.length === 0 ? {} : { table: wrongTable(column.wrong, names) }),
  }));
  const ofRanks = ranks === null ? [] : [sectionOfRanks(ranks, columns.length > 0, names)];
  return { title, about: `${progressOf(title)}: audit`, sections: [...ofPoints, ...ofColumns, ...ofRanks] };
}

/** Whether the audit found anything wrong. */
export function isAnythingWrong({ columns, points, ranks }: Pick<Audit, 'points' | 'columns' | 'ranks'>): boolean {
  const places = columns.length > 0 ? (ranks?.wrong.length ?? 0) : 0;
  return points.wrong.length + places > 0 || columns.some(({ wrong }) => wrong.length > 0);
}
