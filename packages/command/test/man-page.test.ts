// The man page and the help text are made of one list of commands.

import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { COMMANDS } from '../src/commands.js';
import { ENVIRONMENT, HELP, OPERANDS, VERSION, exitCodes, helpText } from '../src/commands/help.js';
import { manPage } from '../src/man-page.js';

const USAGE = helpText(COMMANDS, undefined);
const OPTIONS = [...COMMANDS.flatMap(({ options }) => options), HELP, VERSION];
const EXAMPLES = COMMANDS.flatMap(({ examples }) => examples);

/** A text in one line, without what roff asks for. */
function plain(text: string): string {
  return text
    .replaceAll(/\\f[BR]|\\&/g, '')
    .replaceAll(String.raw`\-`, '-')
    .replaceAll(/\s+/g, ' ');
}

const SENTENCES = new Set([
  ...COMMANDS.flatMap(({ more = '', says }) => [says, more]),
  ...Object.values(OPERANDS).flatMap(([says, more = '']) => [says, more]),
  ...OPTIONS.map(({ says }) => says),
  ...[...ENVIRONMENT, ...exitCodes(COMMANDS)].map(([, says]) => says),
  ...EXAMPLES,
]);

describe('the man page and --help', () => {
  it.each([...SENTENCES])('both say: %s', (sentence) => {
    expect(plain(manPage('1.2.3'))).toContain(plain(sentence));
    expect(plain(USAGE)).toContain(plain(sentence));
  });

  it('name every command with its operands, every option, the variables and the exit codes', () => {
    for (const text of [plain(manPage('1.2.3')), plain(USAGE)]) {
      expect(text).toContain('crosstable explain FILE PLAYER [PLAYER] [options]');
      for (const usage of ['event FILE', 'help [COMMAND]']) {
        expect(text).toContain(`crosstable ${usage} `);
      }
      for (const { argument = '', name } of OPTIONS) expect(text).toContain(`--${name} ${argument}`.trim());
      for (const word of ['NO_COLOR', 'FORCE_COLOR', ...exitCodes(COMMANDS).map(([code]) => ` ${code} `)]) {
        expect(text).toContain(word);
      }
    }
  });

  it('--help has no line that is wider than the widest example', () => {
    const widest = Math.max(...EXAMPLES.map((example) => example.length + 2));
    expect(USAGE.split('\n').filter((line) => line.length > widest)).toEqual([]);
  });
});

describe('the form of the man page', () => {
  it('has the sections that readers look for, in their order', () => {
    const sections = [...manPage('1.2.3').matchAll(/^\.SH (.*)$/gm)].map(([, name]) => name);
    expect(sections).toEqual([
      ...['NAME', 'SYNOPSIS', 'COMMANDS', 'OPERANDS', 'OPTIONS', 'ENVIRONMENT', 'EXIT STATUS', 'EXAMPLES'],
    ]);
    expect(manPage('1.2.3')).toMatch(/^\.TH CROSSTABLE 1 "" "crosstable 1\.2\.3"/);
  });

  it('has no hyphen, backslash, point or apostrophe that roff would obey', () => {
    const text = manPage('1.2.3')
      .split('\n')
      .filter((line) => !/^\.(?:TH|SH|SS|TP|br|nf|fi)\b/.test(line));
    expect(text.filter((line) => /^[.']/.test(line))).toEqual([]);
    expect(text.filter((line) => /(?<!\\)-/.test(line))).toEqual([]);
    expect(text.filter((line) => /\\(?!f[BR]|-|&|e)/.test(line))).toEqual([]);
  });

  it.skipIf(spawnSync('groff', ['--version']).status !== 0)('is set by groff without a warning', () => {
    const { status, stdout, stderr } = spawnSync('groff', ['-man', '-ww', '-Tascii'], {
      input: manPage('1.2.3'),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    // A terminal that has no bold sets a letter twice
    expect(stdout).toContain('E\bEX\bXI\bIT\bT');
  });
});
