// Runs the examples of the five documents of the predecessors against the installed packages, each as it stands there but for
// the name of the package. The documents aren't part of the repository: their text is read where they are.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { execute } from '../execute.mjs';
import { compiled } from './compile.mjs';

/**
 * An example: the file's name begins with `document`, and the code there with `from` and ends with `to`. `program` makes a module of
 * the code, which exports `value`. `printed` is the value that the document prints. Where ours is another, `ours` is it, and
 * `why` gives the reason.
 *
 * @typedef {{
 *   document: string, from: string, to: string, suffix?: 'mts' | 'cjs', program: (code: string) => string,
 *   printed: unknown | ((code: string) => unknown), ours?: unknown, why?: string,
 * }} Example
 */

const lastNumber = (code) => Number(/[\d.]+$/.exec(code)[0]);
const exporting = (value) => (code) => `${code}\nexport const value = ${value};\n`;

/** The code has a signature, which the function has to satisfy. */
const satisfies = (name, call) => (code) => `
import { ${name}, type Game, type Player } from '@echecs/average-rating';
const documented: { ${code} } = { ${name} };
const games: Game[][] = [[{ black: 'B', result: 1, white: 'A' }], [{ black: 'A', result: 1, white: 'C' }]];
const players = [{ id: 'B', rating: 1600 }, { id: 'C', rating: 1701 }];
export const value = documented.${call};
`;

/** 1, ½ and 1 in three rounds: the sentences around an import say what they make. */
const THREE_ROUNDS = `
const games = [[{ black: 'B', result: 1, white: 'A' }], [{ black: 'C', result: 0.5, white: 'A' }], [{ black: 'A', result: 0, white: 'D' }]] as const;
`;

const GAME = `
const player1 = { username: 'Pedja', rating: 1200, score: -500 };
const player2 = { username: 'Marko', rating: 1150, score: 40 };
const player3 = { username: 'Johnny', rating: 1100, score: 460 };
const bula = 30;
`;

/** The values of formulas in fences, whose lines have run together. */
function ofFormulas(text) {
  const code = [...text.matchAll(/``` ([^`]+) ```/g)]
    .map(([, formulas]) => formulas)
    .join(' ')
    .replaceAll(/[₁₂₃]/g, (digit) => String(digit.codePointAt(0) - '₀'.codePointAt(0)))
    .replaceAll('×', '*')
    .replaceAll(/(?= (?:[DTNC]\d\d|Player\d\.change) = )/g, ';');
  const [Player1, Player2, Player3] = runInNewContext(`${GAME}[player1, player2, player3]`);
  const scope = { Player1, Player2, Player3, bula: 30, round: Math.round };
  runInNewContext(code, scope);
  const pairs = ['12', '13', '23'].map((pair) => ['D', 'T', 'N', 'C'].map((letter) => scope[letter + pair].toFixed(3)));
  return { pairs, changes: [Player1.change, Player2.change, Player3.change] };
}

/** Games of the Perl module: two ratings, and a result from the view of the first. */
const ELO_GAMES = [1, 0.5, 0].flatMap((result) => [1200, 1600, 2100].map((rating) => [1600, result, rating]));

/** @type {readonly Example[]} */
export const EXAMPLES = [
  {
    document: '000',
    from: 'import { averageRatingOfOpponents }',
    to: '= 1733',
    program: exporting('avg'),
    printed: lastNumber,
  },
  {
    document: '000',
    from: 'averageRatingOfOpponents(playerId: ',
    to: '): number',
    program: satisfies('averageRatingOfOpponents', "averageRatingOfOpponents('A', games, players)"),
    printed: 1651, // 1600 and 1701: 1650.5
  },
  {
    document: '000',
    from: 'averageRatingOfOpponentsCut1(playerId: ',
    to: '): number',
    program: satisfies('averageRatingOfOpponentsCut1', "averageRatingOfOpponentsCut1('A', games, players)"),
    printed: 1701,
  },
  {
    document: '001',
    from: 'import { progressive }',
    to: '2 = 6',
    program: exporting('score'),
    printed: lastNumber,
    ours: 8,
    why: 'Its data has White lose round 3, so that A, who is Black, wins it: 1 + 1.5 + 2.5 + 3. Its comment takes it for a loss.',
  },
  {
    document: '001',
    from: 'import { progressiveCut1, tiebreak }',
    to: "cut1';",
    program: (code) => exporting("[progressiveCut1('A', games), tiebreak('A', games)]")(code + THREE_ROUNDS),
    printed: [2, 2], // 0.5 + 1.5
  },
  {
    document: '002',
    from: '```javascript',
    to: '```',
    suffix: 'cjs',
    // The lines have run together, so that a comment would never end.
    program: (code) => {
      const lines = code.replaceAll(/^```javascript|```$/g, '').replaceAll(/ (?=const |score: |\};)/g, '\n');
      return `${lines}\nmodule.exports = { value: result };\n`;
    },
    printed: (code) => runInNewContext(`(${/Output: ([^*]+)\*\//.exec(code)[1]})`),
  },
  {
    document: '002',
    from: '```typescript',
    to: '```',
    program: (code) => {
      const call = code.replaceAll(/^```typescript|```$/g, '').trim();
      return `import PrefRating from 'preferans-rating-js';\n${GAME}export const value = (${call}).rating.p1.change;\n`;
    },
    printed: -27,
  },
  {
    document: '002',
    from: '``` D₁₂',
    to: 'C₂₃) / 2) ```',
    program: () => `
import { explain } from '@crosstable/preferans-rating/explain';
${GAME}
const { pairs, p1, p2, p3 } = explain(player1, player2, player3, bula);
export const value = {
  pairs: pairs.map(({ d, t, n, c }) => [d, t, n, c].map((one) => one.toFixed(3))),
  changes: [p1.change, p2.change, p3.change],
};
`,
    printed: ofFormulas,
  },
  {
    document: '003',
    from: 'import { sonnebornBerger } ',
    to: "half of drawn opponents' scores",
    program: exporting('score'),
    printed: 0.25, // 1 × 0 of B, ½ × ½ of C, 1 × 0 of D
    ours: 1.25,
    why: 'Its comment leaves out the bye. FIDE counts a dummy (16.4): A has 3 points, the dummy no more than 4 draws, 2, and the half.',
  },
  {
    document: '003',
    from: 'import { sonnebornBerger, tiebreak }',
    to: "Result } from '@echecs/sonneborn-berger';",
    program: exporting('tiebreak === sonnebornBerger'),
    printed: true,
  },
  {
    document: '003',
    from: 'import { sonnebornBergerCut1, tiebreak }',
    to: "Result,\n    } from '@echecs/sonneborn-berger/cut1';",
    program: exporting('tiebreak === sonnebornBergerCut1'),
    printed: true,
  },
  {
    document: '004',
    // Its variables are called otherwise where they get 2100 and 1200; the digits are those of these ratings.
    from: 'elo ($alice, 0, $bob)',
    to: '];',
    program: () => `
import { elo } from '@crosstable/elo';
export const value = elo(2100, 0, 1200).map((rating) => rating.toPrecision(15));
`,
    printed: (code) => [...code.matchAll(/'([\d.]+)'/g)].map(([, digits]) => digits),
  },
  {
    document: '004',
    from: 'A2 = ',
    to: '\n',
    program: () => `
import { elo } from '@crosstable/elo';
const games = ${JSON.stringify(ELO_GAMES)} as const;
export const value = games.map(([rating, result, opponent]) => elo(rating, result, opponent)[0].toPrecision(15));
`,
    printed: (code) => {
      const formula = code.replace('32 (', '32 * (');
      const newRating = ([A1, G, B1]) => runInNewContext(`${formula}A2`, { A1, G, B1 });
      return ELO_GAMES.map((game) => newRating(game).toPrecision(15));
    },
  },
];

/** Code that no example has taken; shell commands are for the reader. */
const CODE = /```(?!bash)|\b(?:import|const) [\w{]|\brequire\(|\bnew \w+\(|\w\(\w+: \w|\belo \(/;

/** The code of each example, and the lines of the documents that no example has taken. */
function found(examples, folder) {
  const texts = new Map(
    readdirSync(folder).map((file) => [file.slice(0, 3), readFileSync(join(folder, file), 'utf8')]),
  );
  const rest = new Map(texts);
  const codes = examples.map(({ document, from, to }) => {
    const text = texts.get(document) ?? '';
    const start = text.indexOf(from);
    const end = start < 0 ? -1 : text.indexOf(to, start + from.length);
    if (end < 0) throw new Error(`document ${document}: expected code from ${from} to ${to}`);
    const code = text.slice(start, end + to.length);
    rest.set(document, rest.get(document).replace(code, '\n'));
    return code;
  });
  const missed = [...rest].flatMap(([document, text]) => {
    const lines = text.replaceAll(/```bash [^`]*```/g, '').split('\n');
    return lines
      .filter((line) => CODE.test(line))
      .map((line) => `document ${document}: no example takes ${CODE.exec(line)[0]}`);
  });
  return { codes, missed };
}

/** Prints the values of the modules as JSON, after all that they print themselves. */
const VALUES = `const values = [];
for (const path of process.argv.slice(1)) {
  const module = await import(path).catch((error) => ({ value: String(error) }));
  values.push(module.value ?? module.default.value);
}
console.log('\\n' + JSON.stringify(values));`;

/**
 * @param {readonly Example[]} examples
 * @param {string} folder with the documents
 * @param {string} project
 * @returns {Promise<string[]>} what the compiler prints, examples with another value than expected, and code that no example takes
 */
export async function documentProblems(examples, folder, project) {
  const { codes, missed } = found(examples, folder);
  mkdirSync(join(project, 'documents'));
  const names = examples.map(({ suffix = 'mts', program }, index) => {
    const text = program(codes[index])
      .replaceAll('@echecs/', '@crosstable/')
      .replaceAll(/(?<=['"])preferans-rating-js/g, '@crosstable/preferans-rating');
    writeFileSync(join(project, 'documents', `${index}.${suffix}`), text);
    return `./documents/${index}.${suffix.replace('t', 'j')}`;
  });
  const compilerOptions = { module: 'nodenext', types: [], noEmit: false };
  const errors = await compiled(project, { include: ['documents'], compilerOptions });
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', VALUES, ...names], { cwd: project });
  const values = JSON.parse(stdout.trimEnd().split('\n').at(-1));
  const differing = examples.flatMap(({ document, from, printed, ours, why }, index) => {
    const theirs = JSON.stringify(typeof printed === 'function' ? printed(codes[index]) : printed);
    const expected = why === undefined ? theirs : JSON.stringify(ours);
    const got = JSON.stringify(values[index]);
    const at = `document ${document}, ${from}: `;
    if (why !== undefined && theirs === expected)
      return [`${at}expected no reason for ${theirs}, which it prints, too`];
    return got === expected ? [] : [`${at}expected ${expected}, got ${got}`];
  });
  return [...(errors === '' ? [] : [errors]), ...differing, ...missed];
}
