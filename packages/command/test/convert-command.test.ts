// `convert`: a report or JSON of any file, and what is said of it on standard error.
import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { openEvent, readEvent } from '@crosstable/event';
import { formatTrf } from '@crosstable/trf';

import { crosstable } from './running.js';

const PAGE = 'Rk.;Name;Fed;1.Rd;2.Rd;Pts.\n1;Ana;NOR;2w1;2b½;1½\n2;Bo;;1b0;1w½;½';

describe('convert', () => {
  it('writes a report, and says what the file doesn’t tell', async () => {
    const { code, complaints, output } = await crosstable(['convert', '-'], PAGE);
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      '062 2',
      '072 0',
      '092 Individual: Swiss-System',
      '142 2',
      '212 PTS,BH/C1,BH,SB',
      '001    1      Ana                                    NOR                         1.5    1     2 w 1     2 b =',
      '001    2      Bo                                                                 0.5    2     1 b 0     1 w =',
      '',
    ]);
    expect(complaints.split('\n')).toEqual([
      'note: standard input: the file doesn’t tell, and the report leaves blank: name, city, federation, first day, last day, chief arbiter, time control, dates of the rounds',
      'note: standard input: no federation: 1 of 2 players',
      'note: standard input: no date of birth: 2 of 2 players',
      'note: standard input: no FIDE ID: 2 of 2 players',
      'note: standard input: no rating: 2 of 2 players',
      'note: standard input: no sex: 2 of 2 players',
      'note: standard input: the file names no tie-breaks: the report has the default list PTS,BH/C1,BH,SB',
      'note: standard input: a report has numbers: the participants got theirs in the order of the file',
      '',
    ]);
  });

  it.each([
    ['de', 'ohne FIDE-ID: 2 von 2 Spielern'],
    ['fr', 'sans code FIDE\u202F: 2 sur 2 joueurs'],
    ['es', 'sin código FIDE: 2 de 2 jugadores'],
  ])('says it in the language of the user: %s', async (language, sentence) => {
    const asked = await crosstable(['convert', '-', '--language', language], PAGE);
    expect(asked.complaints).toContain(`note: standard input: ${sentence}\n`);
    const environment = { LC_ALL: `${language}.UTF-8` };
    expect((await crosstable(['convert', '-'], PAGE, undefined, 80, { environment })).complaints).toBe(
      asked.complaints,
    );
  });

  it('writes JSON, as event does', async () => {
    const [json, event] = await Promise.all([
      crosstable(['convert', '-', '--to', 'json'], PAGE),
      crosstable(['event', '-'], PAGE),
    ]);
    expect(json).toEqual(event);
    expect(readEvent(json.output).players).toHaveLength(2);
  });

  it('says nothing of a report but what it lacks, and keeps its comments', async () => {
    const report = formatTrf({ players: [{ id: '1', name: 'Ana' }], games: [], comments: ['Hello'], program: 'X' });
    const { complaints, output } = await crosstable(['convert', '-', '--to', 'trf'], report);
    expect(output).toBe(report);
    expect(complaints).not.toMatch(/default list|rounds: the report/);
  });

  it('names the values that a report can’t hold', async () => {
    const players = [{ id: 'Ana', club: 'Lions', group: 'U18', name: 'A'.repeat(40), title: 'none' }, { id: 'Bo' }];
    const games = [[{ white: 'Ana', black: 'Bo', result: 1, coloursUnknown: true }], [{ white: 'Bo', black: '', result: 0.5 }]]; // prettier-ignore
    const more = { unrated: 1000, ratings: 'round', isLong: true, edition: '2024-08', system: 'swiss' };
    const { complaints } = await crosstable(['convert', '-'], JSON.stringify({ ...more, players, games }));
    for (const sentence of [
      'games without colours, which the report leaves open: 1',
      'byes whose kind the file leaves open, written as the likeliest one: 1',
      'a report has numbers: the participants got theirs in the order of the file',
      'names cut to the 33 characters of a report: 1',
      'the title doesn’t fit into a report and is left out: 1 player',
      'a report has no place for the club: 1 player',
      'a report has no place for the group: 1 player',
      'a report doesn’t name the edition of C.07: by its date it is read with 2026-03, not with 2024-08',
      'a report doesn’t hold the rule for unrated players: state it again (--unrated)',
      'a report doesn’t hold which of several ratings counts: state it again (--ratings)',
      'a report doesn’t hold that the event takes more than 30 days, except by its dates',
    ])
      expect(complaints).toContain(`note: standard input: ${sentence}\n`);
  });

  it.skipIf(!hasShared)(`has the list that the columns of a page follow${skipNote}`, async () => {
    const { complaints, output } = await crosstable(['convert', '-'], sharedBytes('pages/hof-2016-fi.html'));
    expect(output).toContain('\n212 PTS,BH/C1,SB/C1,WIN\n');
    expect(complaints).toContain('the report has the list that the columns of the file follow: PTS,BH/C1,SB/C1,WIN\n');
  });

  it.each([
    [['--to', 'pgn'], '--to: expected trf or json, got "pgn"'],
    [['--from', '2026-04-01'], 'convert: expected --from and --until, got --from alone'],
    [['--until', '2026-04-01'], 'convert: expected --from and --until, got --until alone'],
    [['--from', 'May', '--until', '2026-04-01'], '--from: expected a day as 2026-04-01, got "May"'],
    [
      ['--from', '2026-04-01', '--until', '2026-04-30', '--to', 'json'],
      'convert: expected --from and --until with --to trf, got json',
    ],
    [
      ['--from', '2026-04-01', '--until', '2026-04-30'],
      '--from and --until: expected the dates of the rounds (132), got nothing',
    ],
    [['--round', '1'], 'convert: expected an option of convert, got --round (crosstable --help shows what there is)'],
  ])('%j is refused', async (options, message) => {
    const { code, complaints, output } = await crosstable(['convert', '-', ...options], PAGE);
    expect([code, output, complaints]).toEqual([2, '', `crosstable: ${message}\n`]);
  });

  it('refuses a table that tells no rounds with a sentence that helps', async () => {
    const text = JSON.stringify({ unknown: ['rounds'], games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] });
    expect((await crosstable(['convert', '-'], text)).complaints).toBe(
      'crosstable: standard input: expected games with their rounds, because a report has a column for each round, got a table of opponents that doesn’t tell the rounds; JSON can hold it\n',
    );
  });
});

describe('the report of a period', () => {
  const players = ['1', '2'].map((id) => ({ id, name: `Player ${id}` }));
  const games = [[{ white: '1', black: '2', result: 1 }], [{ white: '2', black: '1', result: 1 }]];
  const form = { name: 'League', system: 'swiss', players, games, roundDates: ['2026-04-30', '2026-05-01'] };
  const asked = ['convert', '-', '--from', '2026-04-01', '--until', '2026-04-30'];

  it('has its rounds alone, and says so', async () => {
    const { code, output } = await crosstable(asked, JSON.stringify(form));
    expect(code).toBe(0);
    expect(output).toContain('\n### Period 2026-04-01 to 2026-04-30: points and ranks are those after round 1\n');
    expect(readEvent(output).games).toHaveLength(1);
  });

  it('without a round in it is an error', async () => {
    const { complaints } = await crosstable([...asked.slice(0, 3), '2026-04-01', '--until', '2026-04-02'], JSON.stringify(form)); // prettier-ignore
    expect(complaints).toBe(
      'crosstable: --from and --until: expected days with one of the rounds, 2026-04-30 to 2026-05-01, got "2026-04-01" to "2026-04-02"\n',
    );
  });

  it.each([
    ['en', 'the report has only the rounds of one rating period'],
    ['de', 'der Bericht hat nur die Runden eines Wertungszeitraums'],
    ['fr', 'le rapport n’a que les rondes d’une période de classement'],
    ['es', 'el informe solo tiene las rondas de un período de valoración'],
  ])('is told of when it is read: %s', async (language, sentence) => {
    const { output } = await crosstable(asked, JSON.stringify(form));
    const { complaints } = await crosstable(['convert', '-', '--language', language], output);
    expect(complaints).toContain(`note: standard input: ${sentence}`);
  });
});

describe('games without a result', () => {
  const players = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}` }));
  const games = [[{ white: '1', black: '2', result: 1 }, { white: '3', black: '4', result: null }]]; // prettier-ignore
  const text = JSON.stringify({ name: 'League', system: 'swiss', players, games });

  it('are blank, and counted', async () => {
    const { complaints, output } = await crosstable(['convert', '-'], text);
    expect(output).toMatch(/^001 {4}3 .* 4 w {2,}$/m);
    expect(output).not.toMatch(/^162/m);
    expect(complaints).toContain(
      'note: standard input: games without a result, which the report leaves blank: 1 (--unfinished writes a sign)\n',
    );
  });

  it.each([['--unfinished', '?'], ['--unfinished=?']])(
    'are ? with %j, with their points as X of 162',
    async (...options) => {
      const { code, complaints, output } = await crosstable(['convert', '-', ...options], text);
      expect(code).toBe(0);
      expect(output).toMatch(/^001 {4}3 .* 4 w \?$/m);
      expect(output).toMatch(/^001 {4}4 .* 3 b \?$/m);
      expect(output).toMatch(/^162.* X {1,3}0\.0$/m);
      expect(complaints).toContain('note: standard input: games without a result, written as ?: 1\n');
      expect((await openEvent(output)).games[0][1]).toMatchObject({ white: '3', black: '4', result: null });
    },
  );

  it('keep the X of the report that they come from', async () => {
    const report = formatTrf({ players, games: [[{ white: '1', black: '2', result: null }]], unknownResult: 0.5 });
    const { output } = await crosstable(['convert', '-', '--unfinished', '?'], report);
    expect(output).toMatch(/^162.* X {1,3}0\.5$/m);
    expect(output).toMatch(/^001 {4}1 .* 2 w \?$/m);
  });

  it('are ? in the report of a period', async () => {
    const dated = JSON.stringify({ ...(JSON.parse(text) as object), roundDates: ['2026-04-30'] });
    const period = ['--from', '2026-04-01', '--until', '2026-04-30', '--unfinished', '?'];
    expect((await crosstable(['convert', '-', ...period], dated)).output).toMatch(/^001 {4}3 .* 4 w \?$/m);
  });

  it.each([
    ['de', 'Partien ohne Ergebnis, die der Bericht als ? hat: 1'],
    ['fr', 'parties sans résultat, écrites ?\u202F: 1'],
    ['es', 'partidas sin resultado, escritas como ?: 1'],
  ])('are told of: %s', async (language, sentence) => {
    const { complaints } = await crosstable(['convert', '-', '--unfinished', '?', '--language', language], text);
    expect(complaints).toContain(`note: standard input: ${sentence}\n`);
  });

  it.each([
    [['--unfinished', '*'], '--unfinished: expected ?, got "*"'],
    [['--unfinished', '?', '--to', 'json'], 'convert: expected --unfinished with --to trf, got json'],
  ])('%j is refused', async (options, message) => {
    const { code, complaints, output } = await crosstable(['convert', '-', ...options], text);
    expect([code, output, complaints]).toEqual([2, '', `crosstable: ${message}\n`]);
  });
});

describe.skipIf(!hasShared)(`real files${skipNote}`, () => {
  it.each(['swiss-manager/swiss-14-round-4.TUNX', 'swiss-manager/team-swiss-16.TUMX', 'pages/keshmat-2025-03-en.xlsx'])(
    '%s',
    async (name) => {
      const { code, output } = await crosstable(['convert', '-'], sharedBytes(name));
      expect(code).toBe(0);
      const [event, again] = [await openEvent(sharedBytes(name), { name }), await openEvent(output)];
      expect(again.players.length).toBe(event.players.length);
      expect(again.games.map((round) => round.length)).toEqual(event.games.map((round) => round.length));
    },
  );
});
