// The completion of shells, asked of the shells themselves; a shell that isn't installed is skipped.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OPTION_LIST } from '../src/options.js';
import { COMMANDS, SHELLS } from '../src/syntax.js';
import { crosstable } from './running.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
  writeFileSync(join(folder, 'open.trf'), '');
  for (const shell of SHELLS) writeFileSync(join(folder, shell), crosstable(['completion', shell]).output);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

/** The output of a shell for a script of its own. */
function printed(shell: string, words: readonly string[], timeout = 20_000): string {
  const { status, stdout, stderr } = spawnSync(shell, words, { cwd: folder, encoding: 'utf8', timeout });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const STANDINGS_OPTIONS = [
  'format',
  'round',
  'tiebreaks',
  'edition',
  'expelled',
  'unrated',
  'ratings',
  'lots',
  'players',
  'board',
  'minimum',
  'help',
  'version',
].map((name) => `--${name}`);

describe.skipIf(!isInstalled('bash'))('bash', () => {
  /** The words that complete the last of these; `files` where the shell completes by the names of files. */
  function completed(...words: readonly string[]): readonly string[] {
    const script = [
      'source ./bash',
      'compopt() { [[ "$*" == "-o default" ]] && echo files; }',
      'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))',
      '_crosstable',
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ].join('\n');
    return printed('bash', ['--norc', '-c', script, 'bash', ...words])
      .split('\n')
      .filter((word) => word !== '');
  }

  it('is asked by the shell for crosstable', () => {
    expect(printed('bash', ['--norc', '-c', 'source ./bash; complete -p crosstable'])).toBe(
      'complete -o default -F _crosstable crosstable\n',
    );
  });

  // prettier-ignore
  it.each([
    [['crosstable', ''], COMMANDS.map(({ name }) => name)],
    [['crosstable', 'st'], ['standings']],
    [['crosstable', '--'], ['--help', '--version']],
    [['crosstable', 'standings', ''], ['files']],
    [['crosstable', 'standings', '-'], STANDINGS_OPTIONS],
    [['crosstable', 'standings', 'open.trf', '--'], STANDINGS_OPTIONS],
    [['crosstable', 'standings', '--round', '3', ''], ['files']],
    [['crosstable', 'standings', '--round', '='], []],
    [['crosstable', 'standings', 'open.trf', ''], []],
    [['crosstable', 'standings', 'open.trf', '--format', ''], ['text', 'json', 'csv', 'markdown', 'html']],
    [['crosstable', 'standings', 'open.trf', '--format', '=', 'h'], ['html']],
    [['crosstable', 'standings', 'open.trf', '--format', '='], ['text', 'json', 'csv', 'markdown', 'html']],
    [['crosstable', 'check', '--format', ''], ['text', 'json']],
    [['crosstable', 'standings', '--tiebreaks', 'PTS,BH/C'], ['PTS,BH/C1', 'PTS,BH/C2']],
    [['crosstable', 'standings', '--tiebreaks', 'BPG'], ['BPG']],
    [['crosstable', 'explain', 'open.trf', '--tiebreak', 'KS'], ['KS']],
    [['crosstable', 'explain', 'open.trf', ''], []],
    [['crosstable', 'ratings', 'open.trf', '--kind', ''], ['standard', 'rapid', 'blitz']],
    [['crosstable', 'ratings', 'open.trf', '--k-file', ''], ['files']],
    [['crosstable', 'completion', ''], SHELLS],
    [['crosstable', 'help', ''], COMMANDS.map(({ name }) => name)],
    [['crosstable', 'nothing', ''], []],
  ])('%j', (words, expected) => {
    expect(completed(...words)).toEqual(expected);
  });
});

describe.skipIf(!isInstalled('fish'))('fish', () => {
  it.each([
    ['crosstable ', COMMANDS.map(({ name }) => name).sort()],
    ['crosstable st', ['standings']],
    ['crosstable standings ', ['open.trf']],
    ['crosstable standings open.trf --format ', ['csv', 'html', 'json', 'markdown', 'text']],
    ['crosstable check open.trf --format ', ['json', 'text']],
    ['crosstable standings --tiebreaks PTS,BH/C', ['PTS,BH/C1', 'PTS,BH/C2']],
    ['crosstable explain open.trf --tiebreak KS', ['KS']],
    ['crosstable standings open.trf --ti', ['--tiebreaks']],
    ['crosstable ratings --k-file o', ['open.trf']],
    ['crosstable completion ', [...SHELLS].sort()],
  ])('%s', (line, expected) => {
    const lines = printed('fish', ['--no-config', '-c', `source fish; complete -C ${JSON.stringify(line)}`]).split(
      '\n',
    );
    const words = lines.map((one) => one.split('\t')[0]).filter((word) => !['', 'bash', 'zsh', 'fish'].includes(word));
    expect(line.includes('completion') ? lines.slice(0, -1) : words).toEqual(expected);
  });
});

describe.skipIf(!isInstalled('zsh'))('zsh', () => {
  const LINES: readonly (readonly [typed: string, completed: string])[] = [
    ['crosstable st', 'crosstable standings '],
    ['crosstable standings o', 'crosstable standings open.trf '],
    ['crosstable standings open.trf --format h', 'crosstable standings open.trf --format html '],
    ['crosstable standings open.trf --tiebreaks PTS,ST', 'crosstable standings open.trf --tiebreaks PTS,STD'],
    ['crosstable completion z', 'crosstable completion zsh '],
  ];

  /** Every line as a terminal of zsh has it after the key that completes; `compinit` would look for files elsewhere. */
  let shown: readonly string[];
  // One terminal serves all lines: a terminal takes a third of a second to start
  beforeAll(() => {
    const script = [
      'zmodload zsh/zpty zsh/zselect',
      'zpty shell "TERM=dumb zsh -f -i"',
      'read_until() { local part; seen=; repeat 500; do zpty -r -t shell part && seen+=$part; [[ $seen == *$1* ]] && return; zselect -t 2; done }',
      'zpty -w shell "PS1=; autoload -U compinit; compinit -D -u; source ./zsh; print REA\'\'DY"',
      'read_until READY',
      // The key at the end empties the line
      "for typed awaited; do zpty -w -n shell $typed$'\\t'; read_until $awaited; print -rN -- $seen; zpty -w -n shell $'\\x15'; done",
      'zpty -d shell',
    ].join('\n');
    shown = printed('zsh', ['-f', '-c', script, 'zsh', ...LINES.flat()], 60_000).split('\0');
  }, 60_000);

  it.each(LINES.map((line, at) => [...line, at] as const))('%s', (_, completed, at) => {
    expect(shown[at]).toContain(completed);
  });
});

describe('every script', () => {
  it.each(SHELLS)('%s has every command and every option', (shell) => {
    const { code, output, complaints } = crosstable(['completion', shell]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    for (const { name } of COMMANDS) expect(output).toContain(name);
    for (const [name] of OPTION_LIST) expect(output).toMatch(new RegExp(`(?:--|-l )${name}\\b`));
    expect(output).not.toContain('/L+n');
  });

  it.each([
    [['completion'], 'completion: expected bash, zsh or fish, got nothing'],
    [['completion', 'cmd'], 'completion: expected bash, zsh or fish, got "cmd"'],
    [['completion', 'bash', 'zsh'], 'completion: expected one shell, got "zsh" too'],
    [
      ['completion', 'bash', '--round', '1'],
      'completion: expected no option, got --round (crosstable --help shows what there is)',
    ],
  ])('%j', (words, sentence) => {
    expect(crosstable(words)).toEqual({ code: 2, output: '', complaints: `crosstable: ${sentence}\n` });
  });
});
