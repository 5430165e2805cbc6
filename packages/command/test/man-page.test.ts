// The man page and the help text are made of one table.

import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { manPage } from '../src/man-page.js';
import { OPTION_LIST } from '../src/options.js';
import { COMMANDS, OPERANDS } from '../src/syntax.js';
import { ENVIRONMENT, EXAMPLES, EXIT_CODES, USAGE } from '../src/usage.js';

/** A text in one line, without what roff asks for. */
function plain(text: string): string {
  return text
    .replaceAll(/\\f[BR]|\\&/g, '')
    .replaceAll(String.raw`\-`, '-')
    .replaceAll(/\s+/g, ' ');
}

const SENTENCES = [
  ...COMMANDS.map(({ says }) => says),
  ...Object.values(OPERANDS),
  ...OPTION_LIST.map(([, { says }]) => says),
  ...ENVIRONMENT.map(([, says]) => says),
  ...EXIT_CODES.map(([, says]) => says),
  ...EXAMPLES,
];

describe('the man page and --help', () => {
  it.each(SENTENCES)('both say: %s', (sentence) => {
    expect(plain(manPage('1.2.3'))).toContain(plain(sentence));
    expect(plain(USAGE)).toContain(plain(sentence));
  });

  it('name every command with its operands, every option, the variables and the exit codes', () => {
    for (const text of [plain(manPage('1.2.3')), plain(USAGE)]) {
      expect(text).toContain('crosstable explain FILE PLAYER [PLAYER] [options]');
      for (const usage of ['event FILE', 'help [COMMAND]']) {
        expect(text).toContain(`crosstable ${usage} `);
      }
      for (const [name, { argument = '' }] of OPTION_LIST) expect(text).toContain(`--${name} ${argument}`.trim());
      for (const word of ['NO_COLOR', 'FORCE_COLOR', ...EXIT_CODES.map(([code]) => ` ${code} `)]) {
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
