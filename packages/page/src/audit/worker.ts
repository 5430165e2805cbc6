// Audits and compares in a thread of its own: more than a thousand rules are tried, and the page stays awake meanwhile.
import { compare } from '@crosstable/audit/compare';
import { account } from '@crosstable/audit/conventions';
import { definitionsOf, tableOf } from '@crosstable/event';
import { bestReading, withPrintedList } from '@crosstable/report/audit';

import type { Answer, AuditQuestion, ListQuestion, Message, Question } from './question.js';

/** The audit in the best reading of the byes that a page leaves open. */
function auditOf({ declared, event, printed }: AuditQuestion): Answer {
  const said = { ...event, written: { ...event.written, tiebreaks: declared } };
  const { event: read, found, guesses, readings } = bestReading(said, printed);
  return { kind: 'audit', audit: found, event: read, guesses, readings };
}

/** The list that a table follows, whatever the file of the games names. */
function listOf({ event, printed }: ListQuestion): Answer {
  const written = { ...event.written, printed, tiebreaks: undefined };
  const followed = withPrintedList({ ...event, written });
  return { kind: 'list', list: followed.written.list, tiebreaks: followed.tiebreaks };
}

function answerTo(question: Question): Answer {
  if (question.kind === 'compare') {
    const { event } = question;
    const { games, tiebreaks } = event;
    return { kind: 'compare', comparison: compare(games, tiebreaks, { ...event, selfDefined: definitionsOf(event) }) };
  }
  if (question.kind === 'list') return listOf(question);
  if (question.kind === 'audit') return auditOf(question);
  return { kind: 'account', account: account(question.rule, question.player, tableOf(question.event)) };
}

addEventListener('message', ({ data: { number, content } }: MessageEvent<Message<Question>>) => {
  let answer: Answer;
  try {
    answer = answerTo(content);
  } catch (thrown) {
    answer = { kind: 'refused', message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  postMessage({ number, content: answer } satisfies Message<Answer>);
});
