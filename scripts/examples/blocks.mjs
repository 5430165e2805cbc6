// Finds the code of the documentation: fenced blocks of Markdown, `@example` of docstrings, commands of console blocks.

/**
 * A piece of code with its place; `line` is the number of its first line, from 1.
 *
 * @typedef {{ path: string, line: number, code: string }} Block
 * @typedef {{ path: string, line: number, args: string[], output: string }} Command
 */

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * The code blocks of a Markdown text in some languages, TypeScript and JavaScript by default.
 *
 * @param {string} path
 * @param {string} text
 * @param {readonly string[]} [languages]
 * @returns {Block[]}
 */
export function codeBlocks(path, text, languages = ['ts', 'js']) {
  return [...text.matchAll(/^(?<indent> *)```(?<language>\w+)[^\n]*\n(?<code>[^]*?)^ *```/gm)]
    .filter(({ groups }) => languages.includes(groups.language))
    .map(({ index, groups }) => ({
      path,
      line: lineAt(text, index) + 1,
      code: groups.code.replaceAll(new RegExp(`^${groups.indent}`, 'gm'), ''),
    }));
}

/**
 * The code of every `@example` in the docstrings of a source file, fenced or as bare lines.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Block[]}
 */
export function docstringBlocks(path, text) {
  return [...text.matchAll(/\/\*\*[^]*?\*\//g)].flatMap(({ index, 0: docstring }) =>
    [...docstring.matchAll(/^ *\* @example\b(?<body>[^]*?)(?=^ *\* @|^ *\*\/)/gm)].map((example) => ({
      path,
      line: lineAt(text, index + example.index),
      code: example.groups.body
        // A caption beside the tag and the fences become empty lines, so that the line numbers stay right.
        .replace(/^[^\n]*/, '')
        .replaceAll(/^ *\* ?/gm, '')
        .replaceAll(/^ *```.*$/gm, ''),
    })),
  );
}

/**
 * `$ crosstable …` and `$ npx crosstable …` in the console blocks of a Markdown text, each with the lines up to the next
 * `$` as its output. Other commands (installing, say) are for the reader.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Command[]}
 */
export function commands(path, text) {
  return codeBlocks(path, text, ['sh', 'shell', 'bash', 'console']).flatMap(({ line, code }) =>
    [...code.matchAll(/^\$ (?:npx )?crosstable\b(?<args>[^\n]*)\n(?<output>(?:(?!\$ )[^\n]*\n)*)/gm)].map(
      ({ index, groups }) => ({
        path,
        line: line + lineAt(code, index) - 1,
        args: words(groups.args),
        output: groups.output.trimEnd(),
      }),
    ),
  );
}

/** As a shell splits them, with quotes and nothing else. */
function words(text) {
  return [...text.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare);
}
