// FIDE's questions to a tournament program that it endorses, as far as tie-breaks and standings go, and the tests that show each
// answer. The tests carry the numbers of the questions in front of their names: `197, 198: expelled players`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.mjs';

/** The questions, what each asks, and what answers it. */
export const QUESTIONS = [
  [
    [19, 20, 21],
    'a free checker that reports which positions of the standings don’t follow the list',
    '`crosstable check FILE…` compares the ranks of each file with its list of tie-breaks: the first position that differs, both players, and why; exit code 1',
  ],
  [
    [197, 198],
    'expelled players can be flagged and are left out of the standings; their games stay what they were for opponents',
    '`Player.expelled`, `Team.expelled`, `--expelled`, and the comment `### EXPELLED 12 15` of a report file',
  ],
  [[199], 'all mandatory codes', '`TIEBREAKS`'],
  [
    [200, 201, 202],
    'a list that is changed after the start is warned of and recorded with the round and the old list',
    '`checkList(codes, table, { announced })`, `listChanges`, and the comment `### TIEBREAKS UNTIL ROUND 4: PTS,BH`',
  ],
  [
    [203, 204, 205, 206, 207],
    'shared places; drawing of lots that can be repeated, seeded by the tournament; values by hand',
    'the ranks of `standings`, and its options `lots` and `manual`',
  ],
  [
    [208, 209],
    'two methods for unrated players',
    'the option `unrated`: a rating, 0 included, estimated ratings by id, or `skip`',
  ],
  [
    [210, 211, 212, 213, 214, 215, 216],
    'several ratings of a player, linked to rounds; tie-breaks by the first one, that of the round, or a chosen one; advised against',
    '`Player.ratings`, the option `ratings`, `checkList`, `crosstable ratings`, and the comment `### RATINGS 12 1:1850 4:1900`',
  ],
];

/** The wishes of FIDE's technical manual and its pairings commission for reports, the answers, and the tests that show them, by file and name. */
export const MANUAL = [
  [
    'games without a result as `?`, with their points as X of 162',
    "`formatTrf(t, { unfinished: '?' })`, `crosstable convert --unfinished '?'`; blank by default, because programs refuse `?`",
    [
      ['packages/trf/test/unfinished.test.ts', 'a game without a result'],
      ['packages/command/test/convert-command.test.ts', 'games without a result'],
    ],
  ],
  [
    'comments on an import and an adjournment with their round, full-point byes and points given by the arbiter, corrected ratings, and leaving FIDE’s mode',
    '`incidents`, and the comments `### Import @ Round 3`, `### Adjournment @ Round 4: 12 15`, `### FPB @ Round 2: 12`, `### MPA @ Round 2: 0.5 12`, `### Rating @ Round 4: 12 1850 1900`, `### FIDE mode left @ Round 5`',
    [['packages/trf/test/incidents.test.ts', 'comments on what happened']],
  ],
  [
    'of an event of more than 30 days a report for each rating period, with the games of the period',
    "`formatTrf(t, { period: ['2026-04-01', '2026-04-30'] })`, `crosstable convert --from DATE --until DATE`",
    [
      ['packages/trf/test/period.test.ts', 'the report of a period'],
      ['packages/command/test/convert-command.test.ts', 'the report of a period'],
    ],
  ],
];

const FOLDERS = ['standings', 'event', 'command', 'trf'].map((folder) => `packages/${folder}/test`);

/** The numbers in front of a test's name; none of an article. */
function questionsIn(name) {
  const written = /^((?:\d+(?:, | to )?)+): /.exec(name)?.[1];
  if (written === undefined) return [];
  const range = /^(\d+) to (\d+)$/.exec(written);
  const numbers = range
    ? Array.from({ length: range[2] - range[1] + 1 }, (_, at) => Number(range[1]) + at)
    : written.split(', ').map(Number);
  const known = QUESTIONS.flatMap(([questions]) => questions);
  return numbers.every((one) => known.includes(one)) ? numbers : [];
}

/** The tests whose names begin with questions. */
export function testsOfQuestions(
  read = (path) => readFileSync(join(root, path), 'utf8'),
  list = (folder) => readdirSync(join(root, folder)),
) {
  return FOLDERS.flatMap((folder) =>
    list(folder)
      .filter((name) => name.endsWith('.test.ts'))
      .sort()
      .flatMap((file) =>
        [
          ...read(`${folder}/${file}`).matchAll(/^ *(?:describe|it)(?:\.each\([^\n]*\))?\(\s*(['"`])(.+?)\1,/gm),
        ].flatMap(([, , name]) => {
          const questions = questionsIn(name);
          return questions.length === 0 ? [] : [{ path: `${folder}/${file}`, name, questions }];
        }),
      ),
  );
}

/** The numbers as one reads them: `203 to 207`. */
function shown(questions) {
  return questions.length < 3 ? questions.join(', ') : `${questions[0]} to ${questions.at(-1)}`;
}

/** A test as one finds it. */
function linkTo({ path, name }) {
  return `${name} ([${path.split('/').at(-1)}](../../${path}))`;
}

/** The rows on what the manual wants. Throws where a test that a row names isn't there. */
function rowsOfManual(read) {
  return MANUAL.map(([asked, answer, tests]) => {
    const missing = tests.find(([path, name]) => !read(path).includes(`describe('${name}'`));
    if (missing) throw new Error(`expected the tests "${missing[1]}" in ${missing[0]}`);
    return `| ${asked} | ${answer} | ${tests.map(([path, name]) => linkTo({ path, name })).join('; ')} |`;
  });
}

/** The whole page. Throws where a question has no test. */
export function endorsement(tests = testsOfQuestions(), read = (path) => readFileSync(join(root, path), 'utf8')) {
  const rows = QUESTIONS.map(([questions, asked, answer]) => {
    const showing = tests.filter((one) => one.questions.some((number) => questions.includes(number)));
    const without = questions.filter((number) => !showing.some((one) => one.questions.includes(number)));
    if (without.length > 0) throw new Error(`expected a test whose name begins with question ${without.join(', ')}`);
    const links = showing.map(linkTo);
    return `| ${shown(questions)} | ${asked} | ${answer} | ${links.join('; ')} |`;
  });
  return [
    '# What FIDE asks of a program that it endorses',
    '',
    'FIDE endorses tournament programs by a checklist of questions (VCL4THP). This page lists the questions on tie-breaks and standings, what in Crosstable answers each, and the tests that show it. It is made from the names of the tests.',
    '',
    '**Not here:** a pairing generator, and the half of questions 19 to 21 that is about pairings. A program that pairs has to answer the other questions itself.',
    '',
    '| Question | Asks for | Answered by | Shown by the tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'FIDE’s technical manual and its pairings commission also say what a report file should have in it. The words of the comments are free.',
    '',
    '| Wanted | Answered by | Shown by the tests |',
    '| --- | --- | --- |',
    ...rowsOfManual(read),
    '',
    '`pnpm verify --tournaments 50000` compares the values, standings and explanations of random tournaments with a second, slow implementation that was written from the regulations alone, and then both with values of other programs. The manual of FIDE’s Technical Commission allows ten differences; the command ends with exit code 1 at the first.',
    '',
  ].join('\n');
}
