// Events as JSON: the standings of the same event as a tournament report, and what is said of a mistake.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { readEvent } from '@crosstable/event';
import type { GoldenGroup } from '@crosstable/standings/testing/golden-values';
import { parseTrf } from '@crosstable/trf';

import { crosstable, report } from './running.js';

/** Anna beats Ben, Cy has the bye; then Cy draws with Anna, and Ben has half a point. */
const CLUB = {
  name: 'Club',
  system: 'swiss',
  games: [
    [
      { white: 'Anna', black: 'Ben', result: 1 },
      { white: 'Cy', black: 'Cy', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'Cy', black: 'Anna', result: 0.5 },
      { white: 'Ben', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ],
};

/** With a change of the club's event, or of one of its games. */
const club = (change: object): string => JSON.stringify({ ...CLUB, ...change });
const gameOf = (game: object): string => club({ games: [[{ white: 'A', black: 'B', result: 1, ...game }]] });

/** Whether two commands print the same; the notes on the file don't count. */
async function same(words: readonly string[], one: string | Uint8Array, other: string): Promise<void> {
  const [first, second] = [await crosstable(words, one), await crosstable(words, other)].map(({ code, output }) => ({
    code,
    output: output.replace(/\n {2}"notes": \[[^\]]*\]/, ''),
  }));
  expect(second).toEqual(first);
  expect(first.code).toBe(0);
}

describe('200 to 202: changed lists in JSON', () => {
  const changed = (round: number, previous = ['PTS']) => club({ listChanges: [{ round, previous }] });

  it('may name a round that is announced', () => {
    expect(readEvent(changed(2)).listChanges).toEqual([{ round: 2, previous: ['PTS'] }]);
    expect(readEvent(club({ rounds: 9, listChanges: [{ round: 8, previous: ['PTS'] }] })).listChanges).toHaveLength(1);
  });

  it.each([[0], [1.5], [3]])('refuse round %d of two', (round) => {
    expect(() => readEvent(changed(round))).toThrow(
      new RangeError(`listChanges[0].round: expected a round from 1 to 2, got ${round}`),
    );
  });

  it('refuse a previous list without codes', () => {
    expect(() => readEvent(changed(1, []))).toThrow(
      new RangeError('listChanges[0].previous: expected at least one code, got 0'),
    );
  });
});

describe('an event as JSON', () => {
  it('may be a single round, which is called one', async () => {
    const { output } = await crosstable(['standings', '-'], JSON.stringify({ games: CLUB.games.slice(0, 1) }));
    expect(output).toMatch(/^System unknown, 1 round, /);
  });

  it('is ranked, with ids for numbers and without a list of players', async () => {
    // SB 2026: Cy 1 × 1 (bye: a dummy with no more than a draw in every round, 16.4.2) + ½ × 1½ = 1.75;
    // Anna 1 × ½ + ½ × 1½ = 1.25
    // Ben 0 × 1½ + ½ × ½ (half-point bye: a dummy with his own points) = 0.25
    const lines = (await crosstable(['standings', '-'], ` \n${club({ tiebreaks: ['SB'] })}`)).output.split('\n');
    expect(lines).toEqual([
      'Club',
      'Swiss, 2 rounds, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
      '',
      '#  Id    PTS    SB',
      '1  Cy     1½  1.75',
      '2  Anna   1½  1.25',
      '3  Ben     ½  0.25',
      '',
    ]);
  });

  it('says in words who is meant by an id', async () => {
    const { output } = await crosstable(['explain', '-', 'cy', 'Anna'], club({ tiebreaks: ['SB'] }));
    expect(output).toContain('Cy ranks before Anna by SB, Sonneborn-Berger (Art. 9.1): 1.75 against 1.25.');
  });

  it('takes a game that is not finished, and gives it back', async () => {
    const text = gameOf({ result: null });
    // Both are there, and neither has a point yet
    expect((await crosstable(['standings', '-', '--tiebreaks', 'PTS,REP', '--format', 'csv'], text)).output).toMatch(
      /A,.*,0,1\r?\n.*B,.*,0,1/,
    );
    const back = (await crosstable(['event', '-'], text)).output;
    expect(JSON.parse(back)).toHaveProperty('games', [[{ white: 'A', black: 'B', result: null }]]);
    expect((await crosstable(['event', '-'], back)).output).toBe(back);
  });

  it('takes name, rounds, list, edition and scoring from the file, and options instead', async () => {
    const text = club({ rounds: 5, tiebreaks: ['PTS', 'PS'], edition: '2024-08', scoring: { win: 3, draw: 1 } });
    const { output } = await crosstable(['standings', '-'], text);
    expect(output).toContain('Swiss, after round 2 of 5, FIDE C.07 tie-breaks (2024-08, as the file says)');
    expect(output).toMatch(/^1 {2}Anna +4 +7$/m); // 3 + 1; 3 + 4
    const asked = await crosstable(
      ['standings', '-', '--tiebreaks', 'PTS', '--edition', '2026-03', '--round', '1'],
      text,
    );
    expect(asked.output).toContain('after round 1 of 5, FIDE C.07 tie-breaks (2026-03, as asked)\n\n#  Id    PTS\n');
  });

  it('takes the edition in force at the start', async () => {
    expect((await crosstable(['standings', '-'], club({ start: '2026-02-28' }))).output).toContain(
      '(2024-08, by the date)',
    );
    expect((await crosstable(['standings', '-'], club({ start: '2026-03-01' }))).output).toContain(
      '(2026-03, by the date)',
    );
  });

  it('leaves out byes asked for in advance, however they are written', async () => {
    const bye = { white: 'Ben', black: 'Ben', result: 0.5, kind: 'half-bye' };
    const text = club({ games: [CLUB.games[0], [bye]] });
    expect((await crosstable(['standings', '-'], text)).output).toContain('Swiss, after round 1 of 2');
  });

  it('takes a rating of 0 for none, and rates the others', async () => {
    const players = [
      { id: 'Anna', rating: 2000 },
      { id: 'Ben', rating: 2000 },
      { id: 'Cy', rating: 0 },
    ];
    const { output } = await crosstable(['ratings', '-', '--k', '20'], club({ players }));
    // One rated game between equals: 1 − 0.5 = 0.5, times 20
    expect(output).toMatch(/^Anna +2000 +1 +1 +0\.50 .*\+10\.0 +\+10 +2010$/m);
    expect(output).toContain('Unrated, and not in the table: Cy');
  });

  it('may be UTF-8 or UTF-16 with a byte order mark', async () => {
    const { output } = await crosstable(['standings', '-'], club({ name: 'Grünwald' }));
    expect((await crosstable(['standings', '-'], `\uFEFF${club({ name: 'Grünwald' })}`)).output).toBe(output);
    const utf16 = Buffer.from(`\uFEFF${club({ name: 'Grünwald' })}`, 'utf16le');
    expect((await crosstable(['standings', '-'], utf16)).output).toBe(output);
  });
});

describe('what is wrong is said with path, expectation and value', () => {
  it.each([
    [gameOf({ result: 2 }), 'games[0][0].result: expected 0, 0.5, 1 or null, got 2'],
    [gameOf({ result: '1' }), 'games[0][0].result: expected 0, 0.5, 1 or null, got "1"'],
    [
      gameOf({ result: null, kind: 'forfeit-win' }),
      'games[0][0].kind: expected no kind, because the result is null, got "forfeit-win"',
    ],
    [gameOf({ kind: 'bye' }), expect.stringMatching(/^games\[0\]\[0\]\.kind: expected "zero-bye", .*, got "bye"$/)],
    [gameOf({ black: undefined }), 'games[0][0].black: expected a string, got nothing'],
    [gameOf({ kind: 'zero-bye', black: '' }), 'games[0][0].result: expected 0 for a zero-bye, got 1'],
    [
      gameOf({ reslut: 1 }),
      'games[0][0]: expected one of 7 names (the nearest are result, white, black), got "reslut"',
    ],
    [
      club({ sytem: 'swiss' }),
      expect.stringMatching(/^expected one of \d+ names \(the nearest are system, .*\), got "sytem"$/),
    ],
    [club({ system: 'swis' }), 'system: expected "swiss" or "round-robin", got "swis"'],
    [club({ system: null }), 'system: expected "swiss" or "round-robin", or nothing at all, got null'],
    [club({ unrated: [] }), 'unrated: expected a number, "skip" or an object, got an array'],
    [club({ start: '2026-02-30' }), 'start: expected a day as "2026-05-08", got "2026-02-30"'],
    [club({ rounds: 1 }), 'rounds: expected a whole number of at least 2, the rounds in games, got 1'],
    [club({ rounds: 2.5 }), 'rounds: expected a whole number of at least 2, the rounds in games, got 2.5'],
    // As a table has it. The event left the 0 out, and saved and read again had the rating 1500
    [
      JSON.stringify({ games: [[]], players: [{ id: 'Anna', rating: 0, ratings: [{ from: 1, rating: 1500 }] }] }),
      'players[0].rating: expected 1500, the first of the ratings, got 0',
    ],
    [club({ ratings: { inRound: 1.5 } }), 'ratings.inRound: expected a round from 1 to 2, got 1.5'],
    [
      club({ adjustments: [{ player: 'Anna', round: 1.5, points: 1 }] }),
      'adjustments[0].round: expected a round from 1 to 2, got 1.5',
    ],
    [
      club({ listChanges: [{ round: 1.5, previous: ['PTS'] }] }),
      'listChanges[0].round: expected a round from 1 to 2, got 1.5',
    ],
    [
      club({ players: ['Anna', 'Ben', 'Cy'].map((id) => ({ id, pairingNumber: 1.5 })) }),
      'players[0].pairingNumber: expected a whole number from 1, got 1.5',
    ],
    [club({ players: [{ id: 'A' }] }), 'games[0][0]: expected a listed player, got "Anna"'],
    [club({ players: [{ id: 1 }] }), 'players[0].id: expected text such as "1", got 1'],
    [club({ players: [] }), 'players: expected at least 1, got 0'],
    [club({ scoring: { wins: 1 } }), 'scoring: expected only win, draw, loss, absence, pairingBye, got "wins"'],
    [club({ games: [[[]]] }), 'games[0][0]: expected an object with white, black, result, got an array'],
    ['{ "games": [] }', 'games: expected a game, or players beside it, got neither'],
    ['{}', 'games: expected games, or matches of teams, got neither'],
    ['[]', 'expected an object, got an array'],
    [club({ teams: [] }), 'teams: expected matches beside it, got games'],
    [club({ colours: 'WB' }), 'colours: expected matches beside it, got games'],
    // Nobody is listed, and the players of the games are those of the event
    [club({ unrated: { Nobody: 1400 } }), 'unrated of Nobody: expected a listed player, got "Nobody"'],
    [club({ matchScoring: { win: 3 } }), 'matchScoring: expected matches beside it, got games'],
    [club({ pairingBye: { matchPoints: 1 } }), 'pairingBye: expected matches beside it, got games'],
    [club({ primary: 'GP' }), 'primary: expected matches beside it, got games'],
    ['{ "games": [],\n  }', 'line 2, column 3: expected the name of a property in double quotes, found "}"'],
    ['{ "games": [[{ "result": 1/2 }]] }', 'line 1, column 27: expected "," or "}", found "/2"'],
    ['{ "games": [', 'line 1, column 13: expected a value, found nothing'],
    ['{ "games": [], "games": [] }', 'line 1, column 16: expected each property once, found "\\"games\\""'],
    ['{ "games": 01 }', 'line 1, column 12: expected a value, found "01"'],
    ['{} 1', 'line 1, column 4: expected the end of the file, found "1"'],
    ['{ 001 a report?', 'line 1, column 3: expected the name of a property in double quotes, found "001"'],
    [`{"a":${'['.repeat(200_000)}`, 'line 1, column 105: expected no more than 100 levels, found "["'],
    [
      '',
      'expected the games of a tournament, got an empty file. Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.',
    ],
    [
      '\u0000\u0001',
      'expected the games of a tournament, got a file of an unknown kind. Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.',
    ],
  ])('%.60s', async (text, sentence: unknown) => {
    const { code, output, complaints } = await crosstable(['standings', '-'], text);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(complaints.replace(/^crosstable: standard input: (.*)\n$/s, '$1')).toEqual(sentence);
  });

  it('bytes that are not UTF-8', async () => {
    const latin1 = Buffer.from('{ "games": [],\n"name": "Gr\u00fcn" }', 'latin1');
    const { complaints } = await crosstable(['standings', '-'], latin1);
    expect(complaints).toContain('line 2, column 12: expected UTF-8, found');
  });

  it('the report of a team tournament without teams', async () => {
    const { code, complaints } = await crosstable(['standings', '-'], '082 15\n092 Team Swiss\n');
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints:
        'crosstable: standard input: line 1, column 1: expected teams (310 or 013), found "082 15" ' +
        '(this is the file of a team tournament, and it has no teams)\n',
    });
  });
});

describe('event', () => {
  it.each(['avro-1938', 'harbour-open'])('writes %s as JSON that gives the same', async (name) => {
    const file = `examples/${name}.trf`;
    const { code, output: text, complaints } = await crosstable(['event', file]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    for (const words of [
      ['standings', '--format', 'html'],
      ['explain', '1', '--format', 'json'],
      ['ratings', '--k', '20'],
    ]) {
      const [command, ...rest] = words;
      expect((await crosstable([command, '-', ...rest], text)).output).toBe(
        (await crosstable([command, file, ...rest])).output,
      );
    }
    expect((await crosstable(['event', '-'], text)).output).toBe(text);
  });

  it('keeps start numbers that are not the places, and a result that an arbiter decided', async () => {
    const lines = report().split('\n');
    const turned = [...lines.slice(0, 2), lines[3], lines[2]]
      .join('\n')
      .replace('2 w 1  0000 - H', '2 w =        ')
      .replace(' 1.0 ', ' 0.5 ');
    const { output } = await crosstable(['event', '-'], turned);
    expect(output).toContain('{ "id": "2", "name": "Two", "rating": 2000, "federation": "BBB", "pairingNumber": 2 }');
    expect(output).toContain('{ "white": "1", "black": "2", "result": 0.5, "blackResult": 0 }');
    await same(['standings', '-', '--format', 'json', '--tiebreaks', 'PTS,TPN'], turned, output);
  });

  it('has a line for each player and game, and takes no option of tables', async () => {
    const { output } = await crosstable(['event', 'examples/harbour-open.trf']);
    expect(output.split('\n')).toContain('      { "white": "11", "black": "1", "result": 1, "kind": "forfeit-win" },');
    expect((await crosstable(['event', '-', '--round', '1'])).complaints).toMatch(
      /^crosstable: event: expected an option .*, got --round/,
    );
  });
});

describe.skipIf(!hasShared)(`files from elsewhere${skipNote}`, () => {
  it.each(sharedNames('real', /\.trf$/))('%s as JSON gives the same standings', async (name) => {
    const file = sharedBytes(`real/${name}`);
    const { output: text } = await crosstable(['event', '-'], file);
    const [event, again] = [readEvent(file), readEvent(text)].map(
      ({ notes: _notes, remarks: _remarks, repairs: _repairs, written: _written, ...rest }) => rest,
    );
    expect(again.round).toBe(event.round);
    expect(event.round).toBe(parseTrf(file).lastPairedRound);
    // The list of the file, and all that the values of any list are made of
    expect(again).toEqual(event);
    if (event.matches !== undefined) return;
    await same(['standings', '-', '--format', 'json', '--tiebreaks', 'PTS,DE,SB/C1,WON,BPG,TPN'], file, text);
  });

  it.each(sharedNames('golden/individual', /^(?:tiny|swiss-byes|scoring-variants|rr-forfeits).*\.json$/))(
    'the tournaments of %s, which are nearly events, have the expected ranks',
    async (file) => {
      const { tournaments, edition } = sharedJson(`golden/individual/${file}`) as GoldenGroup;
      let compared = 0;
      for (const { id: name, system, rounds, players, games, scoring, standings, disputed } of tournaments.slice(
        0,
        10,
      )) {
        const text = JSON.stringify({ name, system, rounds, players, games, scoring, edition });
        for (const { order, ranks } of standings) {
          if (disputed?.some((one) => 'order' in one && one.order.join() === order.join())) continue;
          const { output } = await crosstable(
            ['standings', '-', '--format', 'json', '--tiebreaks', order.join()],
            text,
          );
          const { standings: rows } = JSON.parse(output) as { standings: { player: string; rank: number }[] };
          expect(Object.fromEntries(rows.map(({ player, rank }) => [player, rank]))).toEqual(ranks);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(10);
    },
  );
});
