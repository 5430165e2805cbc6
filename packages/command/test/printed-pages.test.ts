// Printed crosstables in the place of a file: the command loads their reader where it needs it.
import { describe, expect, it } from 'vitest';

import { livePage } from '@crosstable/core/testing/live-page';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { zip } from '@crosstable/core/testing/zip';
import { isPrintedPage } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';

import { run } from '../src/run.js';
import { report } from './running.js';

const PAGE = [
  'Club night',
  'Rk.;;Name;Rtg;1.Rd;2.Rd;Pts.',
  '1;FM;Anna Berg;2240;2w1;3b½;1,5',
  '2;;Boris Lind;1923;1b0;-1;1',
  '3;;Cyra Holm;;-½;1w½;1',
].join('\n');

/** Runs the command on standard input; the words of each test name it `-`. */
async function crosstable(words: readonly string[], input: string | Uint8Array, table = 'id,k\n1,20\n2,20\n3,20\n') {
  let output = '';
  let complaints = '';
  const reads: string[] = [];
  const code = await run(words, {
    version: '1.2.3',
    read: (path) => {
      reads.push(path);
      if (path === 'k.csv') return Buffer.from(table);
      if (path !== '-') throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return Buffer.from(input);
    },
    print: (text) => (output += text),
    complain: (text) => (complaints += text),
    columns: 1000,
  });
  return { code, output, complaints, reads };
}

describe('the command', () => {
  // By hand: Anna met Boris (1) and Cyra (1); BH = 2. Points 1½, 1, 1
  it('standings', async () => {
    const { code, output, complaints, reads } = await crosstable(['standings', '-', '--tiebreaks', 'PTS,BH'], PAGE);
    expect(code).toBe(0);
    expect(output).toMatch(/^Club night\nSwiss, 2 rounds/);
    expect(output).toMatch(/1 +1 +FM +Anna Berg +2240 +1½ +2\n/);
    expect(complaints).toBe(
      'note: standard input: line 4, column 24: "-1" read as the pairing-allocated bye, the only one of its round\n',
    );
    expect(reads).toEqual(['-']);
  });

  it('notes quote the cells of a page whole, and what stands between two of them', async () => {
    const page = 'Rk.;Name;1.Rd;Pts.\n1;Ana;4w1;1\n2;Cy;-1;1\n3;Di;-1;1\n4;Bo;1b0;0';
    const { complaints } = await crosstable(['standings', '-'], page);
    expect(complaints).toContain('"-1"');
    expect(complaints).not.toContain('…');
  });

  it('audit --table takes a name, and no number, where players have other numbers than the rows of their page', async () => {
    const page = 'Rk.;SNo;Name;1.Rd;2.Rd;Pts.\n1;2;Ana;2w1;3b½;1,5\n2;3;Bo;1b0;-1;1\n3;1;Cy;-½;1w½;1';
    const named = await crosstable(['audit', '-', '--table', 'k.csv'], page, 'SNo;Name;Pts\n1;Cy;1\n2;Ana;1,5\n3;Bo;1');
    expect(named.output).toContain('All 3 points follow from the games.');
    const { code, complaints } = await crosstable(['audit', '-', '--table', 'k.csv'], page, 'SNo;X\n1;1\n2;2\n3;3');
    expect(code).toBe(2);
    expect(complaints).toContain(
      'k.csv: line 1, column 1: expected a heading Name, because the rows of the page may have other numbers than its players, found "SNo"',
    );
  });

  describe('audit --table with a saved page of standings', () => {
    /** Rows of a page. */
    const page = (...rows: readonly string[]): string =>
      `<html><h2>Club night</h2><table>${rows.map((row) => `<tr><td>${row.split(';').join('</td><td>')}</td></tr>`).join('')}</table></html>`;
    const HEADINGS = 'Rk.;No.;;Name;Pts.;TB2';
    /** The page with a column of its own. */
    const GAMES = PAGE.replace('Pts.', 'Pts.;TB1').replace(/;(1,5|1)$/gm, ';$1;9');

    it('holds its values against the games of a page, whatever that prints itself', async () => {
      const { code, output } = await crosstable(
        ['audit', '-', '--table', 'k.csv'],
        GAMES,
        page(HEADINGS, '1;7;FM;Berg, Anna;1,5;1,5', '2;8;;Boris Lind;2;1', HEADINGS, '3;9;;Cyra Holm;1;1'),
      );
      expect(code).toBe(1);
      expect(output).toMatch(/Column TB2\n.*; 3 of 3 cells agree\.\n {2}They agree with: PTS of C\.07/);
      expect(output).not.toContain('TB1');
      expect(output).toMatch(/Some points don't follow from the games[^]*Boris Lind +2 +1/);
    });

    it('and against those of JSON, of which it names the players whom the page leaves out', async () => {
      const json = (await crosstable(['event', '-'], PAGE)).output;
      const { code, output } = await crosstable(
        ['audit', '-', '--table', 'k.csv'],
        json,
        page(HEADINGS, '1;1;FM;Anna Berg;1,5;1,5', ';2;;Boris Lind;1;1'),
      );
      expect([code, output.includes("Players who aren't in the table\n  Cyra Holm")]).toEqual([0, true]);
      expect(output).toContain('All 2 points follow from the games.');
    });

    it.each([
      ['expected a table with a heading Name, got a page without one', page('Rk.;Pts.', '1;1')],
      ['line 1, column 146: expected a name of the file, found "Zoe"', page(HEADINGS, '1;1;;Zoe;1;1')],
      ['expected each player once, found "Lind"', page(HEADINGS, '1;1;;Boris Lind;1;1', '2;2;;Lind;1;1')],
      ['no such file or directory', undefined],
    ])('%s', async (sentence, table) => {
      const file = table === undefined ? 'nowhere' : 'k.csv';
      const { code, complaints } = await crosstable(['audit', '-', '--table', file], GAMES, table);
      expect([code, complaints]).toEqual([2, expect.stringContaining(`crosstable: --table: ${file}: `)]);
      expect(complaints).toContain(sentence);
    });

    it('says of the table that it cannot be read, of a page without columns too', async () => {
      const rows = page('Rk.;Name;1.Rd;Pts.', '1;Ana;2w1;1', '2;Bo;1b0;0');
      const { complaints } = await crosstable(['audit', '-', '--table', 'nowhere'], rows);
      expect(complaints).toContain('crosstable: --table: nowhere: no such file');
    });
  });

  it('audit leaves out a last round that is paired and has no result, which no printed value can have', async () => {
    const { output } = await crosstable(['audit', '-'], livePage());
    expect(output).toContain('after round 2 of 3');
    expect(output).toMatch(/Column TB1\n {2}identified; 4 of 4 cells agree\.\n {2}Rule: BH of C\.07/);
    const begun = await crosstable(['audit', '-'], livePage(['1', '0']));
    expect(begun.output).toContain('Swiss, 3 rounds');
    expect(begun.output).toContain("Some points don't follow from the games");
  });

  it('audit says that a legend names another rule than that of the numbers', async () => {
    // Everybody beat all below: SB 2 + 1 + 0, 1 + 0, 0, 0. The Buchholz would be 3, 4, 5, 6
    const page = [
      'No.;Name;1;2;3;4;Pts.;TB1',
      '1;Ann;*;1;1;1;3;3',
      '2;Ben;0;*;1;1;2;1',
      '3;Cem;0;0;*;1;1;0',
      '4;Dan;0;0;0;*;0;0',
      'Tie Break1: Buchholz Tie-Breaks (2023)',
    ].join('\n');
    const { output } = await crosstable(['audit', '-'], page);
    expect(output).toContain('  Rule: SB of C.07 (2026-03 and 2024-08)');
    expect(output).toContain('  The legend names another rule: BH of C.07 (2024-08).\n');
  });

  it('audit takes the printed values of the page itself, and exits with 1 for a wrong one', async () => {
    // A round robin: Ana wins all, Bo beats Cy and Di, Cy beats Di. SB: Ana 2 + 1 + 0, Bo 1 + 0, Cy 0, Di 0
    const page = (ofDi: string): string =>
      [
        'Club cup',
        'Rk.;Name;1;2;3;4;Pts.;TB1',
        '1;Ana;*;1;1;1;3;3',
        '2;Bo;0;*;1;1;2;1',
        '3;Cy;0;0;*;1;1;0',
        `4;Di;0;0;0;*;0;${ofDi}`,
      ].join('\n');
    const right = await crosstable(['audit', '-', '--format', 'json'], page('0'));
    expect(right.code).toBe(0);
    const [column] = (JSON.parse(right.output) as { columns: { label: string; matches: number; rules: object[] }[] })
      .columns;
    expect([column.label, column.matches]).toEqual(['TB1', 4]);
    expect(column.rules).toContainEqual(expect.objectContaining({ code: 'SB' }));
    const wrong = await crosstable(['audit', '-'], page('1'));
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/Di +1 +0 /);
  });

  it('explain, ratings, check and event', async () => {
    expect((await crosstable(['explain', '-', 'anna', '--tiebreak', 'BH'], PAGE)).output).toContain('Anna Berg: 2\n');
    expect((await crosstable(['ratings', '-'], PAGE)).output).toMatch(/Anna Berg +2240 +1 +1 /);
    expect((await crosstable(['check', '-'], PAGE)).output).toContain('pairing-allocated bye');
    const { name, games } = JSON.parse((await crosstable(['event', '-'], PAGE)).output) as Record<string, unknown>;
    expect([name, games]).toEqual(['Club night', (await readPageEvent(PAGE)).games]);
  });

  it('checks a page that is named twice, and reads it once', async () => {
    const { code, complaints, output, reads } = await crosstable(['check', 'k.csv', 'k.csv'], '', PAGE);
    expect([code, complaints, reads]).toEqual([1, '', ['k.csv']]);
    expect(
      output
        .split('k.csv:\n')
        .slice(1)
        .map((part) => part.trim()),
    ).toEqual(Array(2).fill(expect.stringMatching(/^Club night/)));
  });

  it('takes another file beside the page', async () => {
    const { code, reads } = await crosstable(['ratings', '-', '--k-file', 'k.csv'], PAGE);
    expect([code, reads]).toEqual([0, ['-', 'k.csv']]);
  });

  it('says what is wrong with a page, as of any file', async () => {
    const list = '<html><table><tr><td>No.</td><td>Name</td></tr></table></html>';
    const { code, output, complaints } = await crosstable(['standings', '-'], list);
    expect([code, output]).toEqual([2, '']);
    expect(complaints).toMatch(
      /^crosstable: standard input: expected the games of a tournament, got a page without a table of players\. Open /,
    );
    const copied = await crosstable(['standings', '-'], 'Rk. Name 1.Rd 2.Rd Pts.\n1 Ana 2w1 1\n2 Bo Ek 1b0 0\n');
    expect(copied.complaints).toMatch(/^crosstable: standard input: line 1, column 1: expected cells with tabs/);
  });

  it('reads tables with blanks between their cells', async () => {
    for (const table of [
      'Rk. Name 1.Rd 2.Rd Pts.\n1 Ana 2w1 2b1 2\n2 Bo 1b0 1w0 0\n',
      'No Name  Total  1   2\n1  Ana   2  2:W 2:W\n2  Bo   0  1:L 1:L\n',
    ]) {
      const { code, output } = await crosstable(['standings', '-', '--format', 'csv', '--tiebreaks', 'PTS'], table);
      expect([code, output]).toEqual([0, expect.stringMatching(/\n1,1,,Ana,,,2\r?\n2,2,,Bo,,,0\r?\n$/)]);
    }
  });

  it('runs on reports and JSON, and says what is wrong with words and files, as before', async () => {
    expect((await crosstable(['standings', '-'], report())).code).toBe(0);
    const json = '{ "games": [[{ "white": "A", "black": "B", "result": 1 }]] }';
    expect((await crosstable(['standings', '-'], json)).code).toBe(0);
    expect((await crosstable(['standings', 'nowhere'], '')).complaints).toBe(
      'crosstable: nowhere: no such file or directory\n',
    );
    expect((await crosstable(['standing', '-'], '')).complaints).toContain('did you mean standings?');
    expect((await crosstable(['--version'], '')).code).toBe(0);
  });
});

describe.skipIf(!hasShared)(`audit of saved pages${skipNote}`, () => {
  async function audited(file: string, table: string, change: (text: string) => string | Uint8Array = (text) => text) {
    let output = '';
    const code = await run(['audit', 'page', '--table', 'table'], {
      version: '1.2.3',
      read: (path) =>
        path === 'page' ? sharedBytes(file) : Buffer.from(change(Buffer.from(sharedBytes(table)).toString('utf8'))),
      print: (text) => (output += text),
      complain: () => undefined,
      columns: 1000,
    });
    return { code, output };
  }

  it('with the final ranking of the event', async () => {
    const files = ['cases/34b-cr-spanish-crosstable.html', 'cases/34-cr-spanish-ranking.html'] as const;
    const { code, output } = await audited(...files);
    expect([code, output.match(/6 of 6 (?:cells|ranks)/g)?.length]).toEqual([0, 4]);
    const changed = await audited(...files, (text) => text.replace('>5,5<', '>6,5<'));
    expect(changed.code).toBe(1);
    expect(changed.output).toMatch(/Mora Solis, Ana +6½ +5½/);
  });

  it('of Vega, whose crosstable lacks the columns of its standings', async () => {
    const { output } = await audited('pages/vega-duras-crosstable.html', 'pages/vega-duras-standing.html');
    expect(output).toContain('Column BucM\n  identified; 10 of 10 cells agree.');
  });

  it('of Vega, with the standings alone in a ZIP archive', async () => {
    const files = ['pages/vega-duras-crosstable.html', 'pages/vega-duras-standing.html'] as const;
    const { output } = await audited(...files, (text) => zip({ 'standing.html': text }));
    expect(output).toContain('Column BucM\n  identified; 10 of 10 cells agree.');
  });

  it('in Finnish', async () => {
    const { output } = await audited('pages/hof-2016-fi.html', 'pages/hof-2016-fi.html');
    expect(output).toContain('Column TB1\n  identified; 103 of 103 cells agree.');
  });
});

describe('what may be a printed crosstable', () => {
  it.each([
    ['a web page', '<!DOCTYPE html><html>', true],
    ['a spreadsheet', 'PK\x03\x04\x14\0xl/workbook.xml', true],
    ['a PDF, which its reader refuses', '%PDF-1.7', true],
    ['a web archive', 'From: <Saved by Blink>\r\nSubject: 1', true],
    ['a table of values', PAGE, true],
    ['copied text', 'No\tName\t1\t2\t3\n', true],
    ['a round robin', '"No.","Name",1,2,3\n', true],
    ['a round robin with all cells in quotes', '"No.";"Name";"1";"2"\r\n', true],
    ['a Swiss in Hebrew, whose letters begin with the byte D7', 'מקום;שם;1.סיבוב;נק\n', true],
    ['marks of direction, as Arabic is copied', 'Rk.\u200F\t\u202BName\t\u200E1.Rd\t\u2067Pts.\n', true],
    ['blanks at which no line breaks', 'Rk.\tName\t\u00A01.Rd\u00A0\tPts.\n', true],
    ['a round robin with the signs of numbers', 'No\tName\tTotal\t#1\t#2\n', true],
    ['cells with bars between them', '| No | Name | 1 | 2 |\n', true],
    ['a single round', 'No\tName\tTotal\t 1 \r\n\r\n1\tAna\t1\t2:W\r\n', true],
    ['a single round in quotes', '"No";"Name";"1"\n"1";"Ana";"2:W"\n', true],
    ['numbers', 'No\tName\t1\n1\tAna\t2\n', false],
    ['a report', report(), false],
    ['JSON', '{ "players": [{ "id": "1.Rd" }], "n": [0, 1, 2, 3] }', false],
    ['cells with blanks between them', 'Open\nNo Name  Total  1   2\n', true],
    ['a report without players', '012 Open of 2026 1 2 3\n', false],
    ['a PGN', '[Event "a, 1, 2, 3"]', false],
    ['noise', 'nothing', false],
  ])('%s', (_, text, expected) => {
    expect(isPrintedPage(Buffer.from(text))).toBe(expected);
  });
});

describe('readPageEvent', () => {
  it('has the printed ranks, and the edition in force at the start', async () => {
    const event = await readPageEvent(`Date : 2025/05/01\n${PAGE}`);
    expect([event.start, event.edition, event.round, event.rounds]).toEqual(['2025-05-01', '2024-08', 2, 2]);
    expect(event.written.ranks).toEqual([1, 2, 3].map((rank) => ({ player: String(rank), rank })));
    expect(event.repairs.map(({ kind }) => kind)).toEqual(['bye-code']);
  });

  it('has the worth of a bye, and no ranks where the page prints none', async () => {
    const event = await readPageEvent('No.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0\n3;Cy;-1;0,5');
    expect([event.scoring, event.written.ranks]).toEqual([{ pairingBye: 0.5 }, undefined]);
  });
});

describe('a column that no rule gives', () => {
  // By the Berger table of four: 1-4 2-3, 4-3 1-2, 2-4 3-1. BWG counts wins with Black, of which a table by rank shows none
  const page = (first: string, column: readonly number[]): string =>
    [
      [first, 'Name', 1, 2, 3, 4, 'Pts.', 'TB1'],
      [1, 'Ana', '*', 1, 0, 1, 2, column[0]],
      [2, 'Bo', 0, '*', 1, 1, 2, column[1]],
      [3, 'Cy', 1, 0, '*', 0, 1, column[2]],
      [4, 'Di', 0, 0, 1, '*', 1, column[3]],
    ]
      .map((row) => row.join('\t'))
      .join('\n');
  const untried =
    'Rules that were not tried\n  The file leaves colours and rounds open: an unknown column may follow a rule that needs them.\n';

  it('may follow one that needs what the page leaves open, which is said', async () => {
    const { output } = await crosstable(['audit', '-'], page('Rk.', [7, 3, 5, 0]));
    expect(output).toContain(untried);
  });

  it('may not where the page leaves nothing open, or the column has a rule', async () => {
    const numbered = await crosstable(['audit', '-'], page('No.', [7, 3, 5, 0]));
    expect(numbered.output).toContain('unknown');
    expect(numbered.output).not.toContain('not tried');
    // SB: Ana 2 + 1 = 3, Bo 1 + 1 = 2, Cy 2, Di 1
    const { output } = await crosstable(['audit', '-'], page('Rk.', [3, 2, 2, 1]));
    expect(output).toContain('Rule: ');
    expect(output).not.toContain('not tried');
  });
});

describe('--group', () => {
  const GROUPS =
    'Open\nGroup A\nRk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0\nGroup B\nRk.;Name;1.Rd;Pts.\n1;Cy;2w1;1\n2;Di;1b0;0\n';

  it.each(['standings', 'explain', 'ratings', 'check', 'audit', 'compare', 'whatif', 'event'])(
    'takes one of several crosstables in %s, and errors name them',
    async (command) => {
      const more: Readonly<Record<string, readonly string[]>> = { explain: ['Di'], whatif: ['--player', 'Di'] };
      const words = [command, '-', ...(more[command] ?? [])];
      const several = await crosstable(words, GROUPS);
      const said = 'expected one crosstable, got 2: Group A, Group B; --group takes one of them\n';
      expect([several.code, several.complaints]).toEqual([2, `crosstable: standard input: ${said}`]);
      const { complaints, output } = await crosstable([...words, '--group', 'b'], GROUPS);
      expect([complaints.includes('expected'), output.includes('Ana')]).toEqual([false, false]);
      const unknown = await crosstable([...words, '--group', 'C'], GROUPS);
      expect(unknown.complaints).toBe(
        'crosstable: standard input: --group: expected the name of one crosstable of the file (Group A, Group B), got "C"\n',
      );
    },
  );

  it('is for pages alone', async () => {
    const { complaints } = await crosstable(['standings', '-', '--group', 'A'], report());
    expect(complaints).toContain('--group: expected nothing, because the file is no page with crosstables, got "A"');
  });
});
