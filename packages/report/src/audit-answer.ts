import type { WrongCell } from '@crosstable/audit/inside';
import { type ChessEvent, type Names, namesOf, participantsOf } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { type Answer, type Sheet, dataOn } from './answer.js';
import { auditDocument } from './audit-document.js';
import type { AuditReport } from './audit-report.js';
import { idsIn } from './title-lines.js';

/** A line a wrong cell, and one for each part of the table without any. */
function sheetOf({ columns, points, ranks }: AuditReport, names: Names): Sheet {
  type Line = Sheet['rows'][number];
  const linesOf = (about: Line, wrong: readonly Pick<WrongCell, 'player' | 'printed'>[], ...more: Line[]): Line[] =>
    wrong.length === 0
      ? [[...about, null, null, null, null, null]]
      : wrong.map(({ player, printed }, at) => [...about, player, names(player), printed, ...more[at]]);
  return {
    fields: [
      ...['part', 'column', 'verdict', 'rule', 'edition', 'convention', 'cells', 'agree'],
      ...['number', 'name', 'printed', 'computed', 'last of the tied'],
    ],
    rows: [
      ...linesOf(
        ['points', null, null, 'PTS', null, null, points.cells, points.cells - points.wrong.length],
        points.wrong,
        ...points.wrong.map(({ computed }) => [computed, null]),
      ),
      ...columns.flatMap(({ cells, label, matches, rules, verdict, wrong }) => {
        const { code = null, convention = null, edition = null } = rules.at(0) ?? {};
        return linesOf(
          ['column', label, verdict, code, edition, convention, cells, matches],
          wrong,
          ...wrong.map(({ computed }) => [computed, null]),
        );
      }),
      ...(ranks === null
        ? []
        : linesOf(
            ['ranks', null, null, null, null, null, ranks.cells, ranks.cells - ranks.wrong.length],
            ranks.wrong,
            ...ranks.wrong.map(({ from, to }) => [from, to]),
          )),
    ],
  };
}

/** The answer to the question which rules made a printed table. */
export function auditAnswer(event: ChessEvent, report: AuditReport, words: AnswerWords = ENGLISH_ANSWERS): Answer {
  const participants = participantsOf(event);
  return {
    document: () => auditDocument(event, report, namesOf(participants, idsIn(words)), words),
    data: () => dataOn(event, report, words),
    sheet: () => sheetOf(report, namesOf(participants)),
  };
}
