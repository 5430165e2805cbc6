// Games that give other points than their file states: that is said above everything else.

import { describe, expect, it } from 'vitest';

import { row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { TYPE, rows, team } from '@crosstable/core/testing/team-report-rows';
import { type ChessEvent, readEvent } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';
import { leftOutInWords, otherPointsInWords, standingsReport, untoldInWords } from '@crosstable/report';
import { GERMAN } from '@crosstable/words/de';
import { ENGLISH } from '@crosstable/words/en';
import { SPANISH } from '@crosstable/words/es';
import { FRENCH } from '@crosstable/words/fr';

import { crosstable, report } from './running.js';

/** No. 1 won a game and has 0 points; the half-point bye behind it is one for which no round was paired. */
const OTHER = report().replace(' 1.0    1 ', ' 0.0    1 ').replace('One, A | B', '<One> | B ');

const SENTENCE = '1 of 2 players has other points than the file states: <One> | B, 1 for 0';

/** One sentence for each language, of the same event. */
function inLanguages(event: ChessEvent): readonly (string | undefined)[] {
  return [ENGLISH, GERMAN, FRENCH, SPANISH].map((words) => otherPointsInWords(event, words));
}

async function printed(format: string) {
  return await crosstable(['standings', '-', '--round', '1', '--format', format], OTHER);
}

describe('standings', () => {
  it('as text begin with it, above the name of the tournament', async () => {
    const { code, output } = await printed('text');
    expect([code, ...output.split('\n').slice(0, 2)]).toEqual([0, SENTENCE, 'Two, and a "name"']);
  });

  it('as Markdown begin with it, in a paragraph of its own', async () => {
    const [first, second, third] = (await printed('markdown')).output.split('\n');
    expect([first, second]).toEqual([SENTENCE.replace('<One> |', '&lt;One&gt; \\|'), '']);
    expect(third).toMatch(/^# Two/);
  });

  it('as HTML begin with it', async () => {
    const escaped = SENTENCE.replace('<One>', '&lt;One&gt;');
    expect((await printed('html')).output).toContain(
      `<div class="crosstable">\n<p class="warning">${escaped}</p>\n<h1`,
    );
  });

  it('as JSON have it as the first of the warnings', async () => {
    const { output, complaints } = await printed('json');
    expect(JSON.parse(output)).toHaveProperty('warnings', [SENTENCE]);
    expect(complaints).not.toContain('warning');
  });

  it('as CSV leave it to standard error, before the notes', async () => {
    const { code, output, complaints } = await printed('csv');
    expect([code, output.slice(0, 5)]).toEqual([0, 'rank,']);
    expect(complaints).toMatch(new RegExp(`^warning: standard input: ${SENTENCE.replace('|', '\\|')}\nnote: `));
  });

  it('say nothing where the points are those of the games', async () => {
    expect(standingsReport(readEvent(report()))).not.toHaveProperty('warnings');
    for (const format of ['text', 'markdown', 'html', 'json', 'csv']) {
      const { output, complaints } = await crosstable(['standings', '-', '--format', format], report());
      expect(output + complaints).not.toMatch(/<p class="warning|"warnings"|other points/);
    }
  });
});

describe('the sentence', () => {
  it('names the first of several, in every language', async () => {
    // Ana beat Bo and drew with Cy, Bo had the bye: 1½, 1, ½. The page prints 2, nothing and 1
    const event = await readPageEvent('No.;Name;1.Rd;2.Rd;Pts.\n1;Ana;2w1;3b½;2\n2;Bo;1b0;-1;\n3;Cy;-0;1w½;1');
    expect(inLanguages(event)).toEqual([
      '2 of 3 players have other points than the file states: first Ana, 1½ for 2',
      '2 von 3 Spielern haben andere Punkte, als die Datei angibt: zuerst Ana, 1½ statt 2',
      '2 joueurs sur 3 ont d’autres points que ceux du fichier\u202F: d’abord Ana, 1½ au lieu de 2',
      '2 de 3 jugadores tienen puntos distintos de los que indica el archivo: primero Ana, 1½ en lugar de 2',
    ]);
  });

  it('is about one alone, in every language', () => {
    expect(inLanguages(readEvent(OTHER.replace('<One> | B', 'One      ')))).toEqual([
      '1 of 2 players has other points than the file states: One, 1 for 0',
      '1 von 2 Spielern hat andere Punkte, als die Datei angibt: One, 1 statt 0',
      '1 joueur sur 2 a d’autres points que ceux du fichier\u202F: One, 1 au lieu de 0',
      '1 de 2 jugadores tiene puntos distintos de los que indica el archivo: One, 1 en lugar de 0',
    ]);
  });

  /** Team 1 won 1½–½, so that it has 2 match points; the points are those that it states. */
  const match = (matchPoints: string, gamePoints: string, third: string) =>
    [
      ...[TYPE, '352 WB', team(1, [1, 2, 3], [matchPoints, gamePoints, '1']), team(2, [4, 5, 6], ['0.0', '0.5', '2'])],
      ...rows({ 3: row(3, third, []) }),
    ].join('\n');

  it('counts each team once, and says which score it is', () => {
    expect(inLanguages(readEvent(match('1.0', '1.0', '0.0')))).toEqual([
      '1 of 2 teams has other points than the file states: Team 1, 2 for 1 MP',
      '1 von 2 Mannschaften hat andere Punkte, als die Datei angibt: Team 1, 2 statt 1 MP',
      '1 équipe sur 2 a d’autres points que ceux du fichier\u202F: Team 1, 2 au lieu de 1 PM',
      '1 de 2 equipos tiene puntos distintos de los que indica el archivo: Team 1, 2 en lugar de 1 PE',
    ]);
  });

  it('leaves out the players of teams, whose points rank nobody', () => {
    const event = readEvent(match('2.0', '1.5', '1.0'));
    expect(event.repairs.map(({ kind }) => kind)).toEqual(['points-differ']);
    expect(otherPointsInWords(event, ENGLISH)).toBeUndefined();
  });
});

describe.skipIf(!hasShared)(`files from elsewhere${skipNote}`, () => {
  it('a table with a total that no byes explain, beside others that they do', async () => {
    const text = new TextDecoder().decode(sharedBytes('cases/07-swissperfect-merged.tsv'));
    const event = await readPageEvent(text.replace('2162\t5\t', '2162\t5.5\t'));
    expect(otherPointsInWords(event, ENGLISH)).toBe(
      '1 of 22 players has other points than the file states: Balto, 4 for 5½',
    );
  });

  it('a report whose byes are worth ½ for all but one, which exits with 1 where it is checked', async () => {
    const file = new TextDecoder()
      .decode(sharedBytes('cases/15-bbp28-half-pab.trf'))
      .replace(' 1.5    4 ', ' 2.0    4 ');
    const { code, output } = await crosstable(['standings', '-'], file);
    const sentence = '3 of 7 players have other points than the file states: first Aria, Carlo, 3 for 2½';
    expect([code, output.split('\n')[0]]).toEqual([0, sentence]);
    expect((await crosstable(['check', '-'], file)).code).toBe(1);
  });

  it('none where they are worth ½ for all: the values are those with a record that says so', async () => {
    const [shown, said] = await Promise.all(
      ['15-bbp28-half-pab.trf', '15d-bbp28-half-pab-162.trf'].map((name) =>
        crosstable(['standings', '-'], sharedBytes(`cases/${name}`)),
      ),
    );
    expect(shown.output).toBe(said.output);
    expect(shown.complaints).toContain('"162 P 0.5" would say so');
    const { output } = await crosstable(['check', '-'], sharedBytes('cases/15-bbp28-half-pab.trf'));
    expect(output).toContain('"162 P 0.5" would say so');
  });
});

describe('points that leave out the last round', () => {
  // 2 won the bye of round 2, in which the game of 1 and 3 has no result yet
  const file = [
    '012 Three',
    '142 3',
    '092 Individual: Swiss-System',
    row(1, '1.0', ['   2 w 1', '   3 b']),
    row(2, '0.0', ['   1 b 0', '0000 - U']),
    row(3, '1.0', ['0000 - U', '   1 w']),
  ].join('\n');

  it('are followed, and said above everything else, in every language', async () => {
    const { output, code } = await crosstable(['standings', '-'], file);
    expect([code, ...output.split('\n').slice(0, 3)]).toEqual([
      0,
      'Round 2 is not counted: the points that the file states leave it out',
      'Three',
      expect.stringContaining('Swiss, after round 1 of 3'),
    ]);
    const words = [ENGLISH, GERMAN, FRENCH, SPANISH].map((one) => leftOutInWords(readEvent(file), one));
    expect(words).toEqual([
      'Round 2 is not counted: the points that the file states leave it out',
      'Runde 2 ist nicht gezählt: die Punkte, die die Datei angibt, lassen sie aus',
      'La ronde 2 n’est pas comptée\u202F: les points du fichier ne la comptent pas',
      'La ronda 2 no se cuenta: los puntos que indica el archivo no la incluyen',
    ]);
  });

  it('are not where the round is asked for', async () => {
    const { output } = await crosstable(['standings', '-', '--round', '2'], file);
    expect(output).toMatch(/^Three\nSwiss, after round 2 of 3/);
  });

  it.skipIf(!hasShared)(`are those of a live export of Swiss-Manager${skipNote}`, () => {
    const read = standingsReport(readEvent(sharedBytes('cases/33-sm-live-open-round.trf')));
    const sentence = 'Round 3 is not counted: the points that the file states leave it out';
    expect([read.round, read.warnings]).toEqual([2, [sentence]]);
    const points = read.rows.map(({ player, values }) => [player, values[0]]);
    // Columns 81-84 of the file
    expect(Object.fromEntries(points)).toEqual({ 1: 2, 2: 1.5, 3: 1, 4: 1.5, 5: 1, 6: 1, 7: 1, 8: 0, 9: 1 });
  });
});

describe('a table of opponents that may be of either system', () => {
  const table = ['Club', 'Nr.\tName\t1\t2\t3\t4\tPts', '1\tAna\t*\t½\t1\t\t1½', '2\tBo\t½\t*\t\t1\t1½', '3\tCy\t0\t\t*\t½\t½', '4\tDee\t\t0\t½\t*\t½'].join('\n'); // prettier-ignore
  const sentence =
    'Nothing tells whether this is a round robin or a Swiss printed by opponents: it is read as a round robin';

  it('is said before anything else', async () => {
    const output = async (format: string): Promise<string> =>
      (await crosstable(['standings', '-', '--format', format], table)).output;
    expect((await output('text')).replaceAll(/\n +/g, ' ').split('\n')[0]).toBe(sentence);
    expect(JSON.parse(await output('json'))).toHaveProperty('warnings', [sentence]);
    expect((await crosstable(['standings', '-', '--format', 'csv'], table)).complaints).toContain(sentence);
    const swiss = await crosstable(['standings', '-', '--format', 'json'], table.replace('Club', 'Schweizer System'));
    expect(JSON.parse(swiss.output)).not.toHaveProperty('warnings');
  });
});

describe('a table of SwissPerfect without totals', () => {
  it('begins with the sign of which nothing tells what it is worth, in every language', async () => {
    const event = await readPageEvent('No\tName\t1\t2\n1\tAna\t2:W\t:\n2\tBo\t1:L\t3:D\n3\tCy\t:\t2:D');
    expect([ENGLISH, GERMAN, FRENCH, SPANISH].map((words) => untoldInWords(event, words))).toEqual([
      'Nothing in the file tells what ":" is worth: 2 such rounds count 0 points',
      'Nichts in der Datei sagt, was ":" wert ist: 2 solche Runden zählen 0 Punkte',
      'Rien dans le fichier ne dit ce que vaut ":"\u202F: 2 rondes notées ainsi comptent 0 point',
      'Nada en el archivo dice cuánto vale ":": 2 rondas así cuentan 0 puntos',
    ]);
    const single = await readPageEvent('No\tName\t1\n1\tAna\t2:W\n2\tBo\t1:L\n3\tCy\t:');
    expect([ENGLISH, GERMAN, FRENCH, SPANISH].map((words) => untoldInWords(single, words))).toEqual([
      'Nothing in the file tells what ":" is worth: 1 such round counts 0 points',
      'Nichts in der Datei sagt, was ":" wert ist: 1 solche Runde zählt 0 Punkte',
      'Rien dans le fichier ne dit ce que vaut ":"\u202F: 1 ronde notée ainsi compte 0 point',
      'Nada en el archivo dice cuánto vale ":": 1 ronda así cuenta 0 puntos',
    ]);
  });

  it.skipIf(!hasShared)(`begins so, case 07${skipNote}`, async () => {
    const { code, output } = await crosstable(['standings', '-'], sharedBytes('cases/07-swissperfect-crosstable.tsv'));
    expect([code, output.split('\n')[0]]).toEqual([
      0,
      'Nothing in the file tells what ":" is worth: 44 such rounds count 0 points',
    ]);
  });
});
