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

/** The whole page. Throws where a question has no test. */
export function endorsement(tests = testsOfQuestions()) {
  const rows = QUESTIONS.map(([questions, asked, answer]) => {
    const showing = tests.filter((one) => one.questions.some((number) => questions.includes(number)));
    const without = questions.filter((number) => !showing.some((one) => one.questions.includes(number)));
    if (without.length > 0) throw new Error(`expected a test whose name begins with question ${without.join(', ')}`);
    const links = showing.map(({ path, name }) => `${name} ([${path.split('/').at(-1)}](../../${path}))`);
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
    '`pnpm verify --tournaments 50000` compares the values, standings and explanations of random tournaments with a second, slow implementation that was written from the regulations alone, and then both with values of other programs. The manual of FIDE’s Technical Commission allows ten differences; the command ends with exit code 1 at the first.',
    '',
  ].join('\n');
}
