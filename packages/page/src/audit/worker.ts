// Audits and compares in a thread of its own: more than a thousand rules are tried, and the page stays awake meanwhile.
import { compare } from '../../../audit/src/compare.js';
import { account } from '../../../audit/src/conventions.js';
import { areKnown } from '../../../audit/src/declared.js';
import { audit } from '../../../audit/src/index.js';
import { CODES_OF_PLAYERS } from '../../../audit/src/known-codes.js';
import type { Answer, Message, Question } from './question.js';

function answerTo(question: Question): Answer {
  const { games, options } = question;
  if (question.kind === 'audit') {
    const { declared, printed, start } = question;
    const list = declared !== undefined && areKnown(declared, CODES_OF_PLAYERS) ? { declared } : {};
    return { kind: 'audit', audit: audit(games, printed, { ...options, ...list, start }) };
  }
  if (question.kind === 'account') {
    return { kind: 'account', account: account(question.rule, question.player, games, options) };
  }
  return { kind: 'compare', comparison: compare(games, question.codes, options) };
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
