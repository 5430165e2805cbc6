// Colours stand in the text alone, and only where somebody can see them; progress likewise.

import { describe, expect, it } from 'vitest';

import { showProgress } from '../src/progress.js';
import { run } from '../src/run.js';
import { hasColours } from '../src/start.js';
import { report } from './running.js';

/** Text with `[b …]` and `[d …]` for what is bold and dim. */
function shown(text: string): string {
  return text.replaceAll('\u001b[1m', '[b ').replaceAll('\u001b[2m', '[d ').replaceAll('\u001b[0m', ']');
}

async function printed(words: readonly string[], { isColoured = true, input = report() } = {}): Promise<string> {
  let output = '';
  await run(words, {
    version: '1.2.3',
    read: () => Buffer.from(input),
    print: (text) => (output += text),
    complain: () => 0,
    isColoured,
  });
  return shown(output);
}

describe('whether there are colours', () => {
  it.each([
    ['a terminal', {}, true, true],
    ['elsewhere', {}, false, false],
    ['NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['NO_COLOR that is empty', { NO_COLOR: '' }, true, true],
    ['FORCE_COLOR elsewhere', { FORCE_COLOR: '1' }, false, true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['FORCE_COLOR that is empty', { FORCE_COLOR: '' }, false, false],
    ['both', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    ['a terminal that has none', { TERM: 'dumb' }, true, false],
  ])('%s', (_, environment, isTerminal, expected) => {
    expect(hasColours(environment, isTerminal)).toBe(expected);
  });
});

describe('colours', () => {
  it('of standings: the tournament, and the headings of the table', async () => {
    expect((await printed(['standings', '-', '--round', '1'])).split('\n').slice(0, 5)).toEqual([
      '[b Two, and a "name"]',
      '[d Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)]',
      '',
      '[b #  No  Player      Fed  Rating  PTS  SB]',
      '1   1  One, A | B  AAA    2100    1   0',
    ]);
  });

  it('of standings with other points than the file states: what says so, and the headings', async () => {
    const input = report().replace(' 1.0    1 ', ' 0.0    1 ');
    expect((await printed(['standings', '-', '--round', '1'], { input })).split('\n').slice(0, 5)).toEqual([
      '1 of 2 players has other points than the file states: One, A | B, 1 for 0',
      '[b Two, and a "name"]',
      '[d Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)]',
      '',
      '[b #  No  Player      Fed  Rating  PTS  SB]',
    ]);
  });

  it('of an explanation: what a part begins with, and the articles', async () => {
    const lines = (await printed(['explain', '-', '1', '--tiebreak', 'SB', '--round', '1'])).split('\n');
    expect(lines.slice(3, 5)).toEqual([
      '[b SB, Sonneborn-Berger (Art. 9.1, edition 2026-03) – One, A | B: 0]',
      expect.stringMatching(/^ {2}Round 1: .*\[d \(Art\. 16\.3\.1\)\]/),
    ]);
  });

  it('of findings and ratings', async () => {
    const input = report().replace(' 1.0    1 ', ' 0.0    1 '); // no. 1 has won a game
    expect(await printed(['check', '-'], { input })).toContain('\n[b Can change a score:]\n  line');
    expect(await printed(['ratings', '-'])).toMatch(/\n\n\[b No +Player/);
  });

  it('are not where the output is for programs, or nobody wants them', async () => {
    for (const format of ['csv', 'json', 'markdown', 'html']) {
      expect(await printed(['standings', '-', '--format', format])).not.toMatch(/\[[bd] /);
    }
    for (const words of [['event', '-'], ['--help']]) {
      expect(await printed(words)).not.toMatch(/\[[bd] \w/);
    }
    expect(await printed(['standings', '-'], { isColoured: false })).not.toContain('[b ');
  });

  it('of a name that begins them are none', async () => {
    const input = report().replace('One, A | B', 'A\u001b[31m | B');
    expect(await printed(['standings', '-'], { input })).toContain('A␛[31m | B');
  });

  it.each([
    [['standings', '-']],
    [['explain', '-', '1']],
    [['ratings', '-']],
    [['check', '-']],
    [['audit', '-']],
    [['compare', '-']],
    [['whatif', '-', '--player', '1', '--round', '1']],
  ])('%j: change nothing but what they mark', async (words) => {
    const marked = await printed(words);
    expect(marked).toMatch(/^\[b Two, and a "name"\]\n\[d /);
    expect(marked.replaceAll(/\[[bd] |\]/g, '')).toBe(await printed(words, { isColoured: false }));
  });
});

describe('progress', () => {
  /** The steps of a run on a file of so many bytes: the text of the progress, its `end`, and `print`. */
  async function saidOf(words: readonly string[], bytes: number): Promise<readonly string[]> {
    const said: string[] = [];
    await run(words, {
      version: '1.2.3',
      read: () => Buffer.from(report().padEnd(bytes)),
      print: () => said.push('print'),
      complain: () => 0,
      showProgress: (text) => {
        said.push(text);
        return () => said.push('end');
      },
    });
    return said;
  }

  it('is shown while a large file is worked on, and ends before anything is printed', async () => {
    expect(await saidOf(['standings', '-'], 50_000)).toEqual([
      'crosstable: at work on standard input …',
      'end',
      'print',
    ]);
    expect(await saidOf(['standings', 'x.trf', '--round', '9'], 50_000)).toEqual([
      'crosstable: at work on x.trf …',
      'end',
    ]);
    expect(await saidOf(['standings', '-'], 1000)).toEqual(['print']);
  });

  it('is not shown while standard input is still to be read', async () => {
    expect(await saidOf(['ratings', 'x.trf', '--k-file', '-'], 50_000)).not.toContain('end');
  });

  it('of short work says nothing', () => {
    const cleared: string[] = [];
    showProgress('at work', (text) => cleared.push(text))();
    expect(cleared).toEqual([]);
  });
});
