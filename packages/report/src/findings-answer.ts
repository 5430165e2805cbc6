import { type ChessEvent, titleOf } from '@crosstable/event';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Answer, Sheet } from './answer.js';
import type { Document, Part } from './document.js';
import { canChangeStandings } from './findings/event-findings.js';
import { CHANGES, type EventFinding } from './findings/finding.js';
import { placeLine, titleLine } from './title-lines.js';

/** The findings on an event, and the name of its file where it is one of several. */
export interface CheckedEvent {
  readonly event: ChessEvent;
  readonly findings: readonly EventFinding[];
  readonly file?: string | undefined;
}

/** The largest number of findings of a sort that a document has. */
const MOST = 10;

/** The findings that can change one thing, the first of each sort. */
function sentencesOf(findings: readonly EventFinding[], { reports }: AnswerWords): string[] {
  const keys = [...new Set(findings.map(({ key }) => key))];
  return keys.flatMap((wanted) => {
    const ofKey = findings.filter(({ key }) => key === wanted).map(({ message }) => message);
    const left = ofKey.length - MOST;
    // One line is not replaced by one that says so
    return left > 1 ? [...ofKey.slice(0, MOST), reports.findings.more(left)] : ofKey;
  });
}

/** A part for each thing that the findings can change. */
function partsOf({ findings }: CheckedEvent, words: AnswerWords): Part[] {
  const { headings, none } = words.reports.findings;
  if (findings.length === 0) return [{ sentences: [none] }];
  return CHANGES.flatMap((change) => {
    const sentences = sentencesOf(
      findings.filter(({ changes }) => changes === change),
      words,
    );
    return sentences.length === 0 ? [] : [{ heading: headings[change], sentences }];
  });
}

/** The tournament in lines. */
function linesOf({ event }: CheckedEvent, words: AnswerWords): readonly string[] {
  const title = titleOf(event);
  return [placeLine(title, words), titleLine(title, words)].filter((line) => line !== '');
}

/** Several files in one document have their names before what was found in them. */
function documentOf(checked: readonly CheckedEvent[], words: AnswerWords): Document {
  const { language, reports } = words;
  const { kind } = reports.findings;
  if (checked.length === 1 && checked[0].file === undefined) {
    const [one] = checked;
    return { name: one.event.name, language, kind, about: linesOf(one, words), parts: partsOf(one, words) };
  }
  const parts = checked.flatMap((one): Part[] => [
    {
      heading: `${one.file ?? ''}${words.phrases.colon}`,
      sentences: [one.event.name, ...linesOf(one, words)].filter((line) => line !== ''),
    },
    ...partsOf(one, words),
  ]);
  return { name: '', language, kind, about: [], parts };
}

/** A line a finding. */
function sheetOf(checked: readonly CheckedEvent[]): Sheet {
  return {
    fields: ['file', 'changes', 'key', 'message', 'line', 'column', 'round', 'players', 'code', 'article'],
    rows: checked.flatMap(({ file = '', findings }) =>
      findings.map(({ article = '', changes, code = '', column, key, line, message, players = [], round }) => [
        ...[file, changes, key, message, line ?? null, column ?? null, round ?? null],
        ...[players.join(' '), code, article],
      ]),
    ),
  };
}

function dataOf({ event, file, findings }: CheckedEvent): object {
  return {
    ...(file !== undefined && { file }),
    ...titleOf(event),
    canChangeStandings: canChangeStandings(findings),
    findings,
  };
}

/** The answer to the question for what looks wrong in one file or several; of several, the data is a list. */
export function findingsAnswer(checked: readonly CheckedEvent[], words: AnswerWords = ENGLISH_ANSWERS): Answer {
  const isOne = checked.length === 1 && checked[0].file === undefined;
  return {
    document: () => documentOf(checked, words),
    data: () => (isOne ? dataOf(checked[0]) : checked.map(dataOf)),
    sheet: () => sheetOf(checked),
  };
}
