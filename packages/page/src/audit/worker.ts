// Audits and compares in a thread of its own: more than a thousand rules are tried, and the page stays awake meanwhile.
import { compare } from '../../../audit/src/compare.js';
import { account } from '../../../audit/src/conventions.js';
import { CODES_OF_TEAMS } from '../../../audit/src/codes-of-teams.js';
import { areKnown } from '../../../audit/src/declared.js';
import type { Audit, CrosstableOptions } from '../../../audit/src/index.js';
import { audit } from '../../../audit/src/index.js';
import { CODES_OF_PLAYERS } from '../../../audit/src/known-codes.js';
import type { ChessEvent } from '../../../crosstable/src/event.js';
import { tableOf } from '../../../crosstable/src/event/event-table.js';
import type { Answer, AuditQuestion, Message, Question } from './question.js';

/** The facts about a tournament of players that values depend on. */
function optionsOf({ adjustments, players, round, rounds, scoring, system, unrated }: ChessEvent): CrosstableOptions {
  return { adjustments, players, round, rounds, scoring, system, unrated };
}

function auditOf({ declared, event, printed }: AuditQuestion): Audit {
  const { games, matches, start } = event;
  const known = matches === undefined ? CODES_OF_PLAYERS : CODES_OF_TEAMS;
  const said = { start, ...(declared !== undefined && areKnown(declared, known) && { declared }) };
  if (matches === undefined) return audit(games, printed, { ...optionsOf(event), ...said });
  return audit(matches, printed, { ...event, ...said });
}

function answerTo(question: Question): Answer {
  if (question.kind === 'compare') {
    const { games, tiebreaks } = question.event;
    return { kind: 'compare', comparison: compare(games, tiebreaks, optionsOf(question.event)) };
  }
  if (question.kind === 'audit') return { kind: 'audit', audit: auditOf(question) };
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
