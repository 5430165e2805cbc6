// Findings about a file, and what they can change.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { type EventForm, eventOf, readEvent } from '@crosstable/event';
import { eventFindings } from '@crosstable/report';
import { formatTrf, parseTrf } from '@crosstable/trf';

import { crosstable, report } from './running.js';

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** A finding in short: what it changes, and its key. */
function foundIn(text: string): readonly string[] {
  return eventFindings(readEvent(text)).map(({ changes, key }) => `${changes} ${key}`);
}

function messagesIn(form: EventForm): readonly string[] {
  return eventFindings(eventOf(form)).map(({ message }) => message);
}

const ANNA_BEATS_BEN = { white: 'Anna', black: 'Ben', result: 1 } as const;

/** One beats Two, with what each row has from column 82 on: the points and the rank. */
function withRows(first: string, second: string, list = '212 PTS,SB'): string {
  const row = (id: number, rest: string): string => `001    ${id}      P${id}`.padEnd(80) + rest;
  return ['092 Individual: Swiss-System', list, row(1, first), row(2, second)].join('\n');
}

/** Four players by points and number, with a rank and the rounds of each. */
function four(ranks: string, rounds: readonly string[], ...records: readonly string[]): string {
  const rows = rounds.map((cells, at) => `001    ${at + 1}      P${at + 1}`.padEnd(88) + `${ranks[at]}  ${cells}`);
  return ['092 Individual: Swiss-System', '142 3', '212 PTS,TPN', ...records, ...rows].join('\n');
}

describe('a file without fault', () => {
  it('has no findings', () => {
    expect(foundIn(withRows(' 1.0    1     2 w 1', ' 0.0    2     1 b 0'))).toEqual([]);
    for (const name of ['harbour-open.trf', 'avro-1938.trf']) {
      const content = readFileSync(examples + name);
      expect(eventFindings(readEvent(content)), name).toEqual([]);
    }
  });

  it('has none either with the ranks that follow from its list, shared or not', () => {
    const read = parseTrf(readFileSync(`${examples}harbour-open.trf`));
    // formatTrf fills in the ranks by the list where a draft has none
    const { players, games, tiebreaks, type, start, rounds } = read;
    const text = formatTrf({ players, games, tiebreaks, type, start, rounds });
    expect(readEvent(text).written.ranks).toHaveLength(11);
    expect(foundIn(text)).toEqual([]);
    // By the points alone nos. 3 and 5 share rank 2: the file may say 2 or 3 of either
    expect(foundIn(text.replace(/^212.*$/m, '212 PTS'))).toEqual([]);
  });
});

describe('what can change a result, a score or a rank', () => {
  it('points in 001 that the games don’t give: a score', () => {
    expect(foundIn(withRows(' 2.0    1     2 w 1', ' 0.0    2     1 b 0'))).toEqual(['score points-differ']);
  });

  it('a round that only the opponent’s row has: a result', () => {
    expect(foundIn(withRows(' 1.0    1     2 w 1', ' 0.0    2'))).toContain('result opponent-row');
  });

  it('a rank that doesn’t follow from the list of the file', () => {
    const [first, one, other] = eventFindings(readEvent(withRows(' 1.0    2     2 w 1', ' 0.0    1     1 b 0')));
    expect(first).toMatchObject({
      changes: 'rank',
      key: 'first-difference',
      message: 'position 1 has P2 (no. 2), where the list puts P1 (no. 1): PTS, 1 against 0',
      players: ['2', '1'],
    });
    expect(one).toEqual({
      changes: 'rank',
      key: 'stated-rank',
      message: 'rank 2 of P1 (no. 1) does not follow from PTS,SB, which gives 1',
      players: ['1'],
    });
    expect(other).toMatchObject({ message: 'rank 1 of P2 (no. 2) does not follow from PTS,SB, which gives 2' });
    // A draw: both are first or second
    expect(foundIn(withRows(' 0.5    2     2 w =', ' 0.5    1     1 b ='))).toEqual([]);
    const third = eventFindings(readEvent(withRows(' 0.5    3     2 w =', ' 0.5    1     1 b =')));
    expect(third).toMatchObject([{ message: expect.stringMatching(/which gives 1 to 2, shared$/) as unknown }]);
  });

  it('byes of a Swiss without a kind: they may have been of another', () => {
    const bye = (white: string, result: 0 | 0.5 | 1) => ({ white, black: '', result });
    const games = [
      [ANNA_BEATS_BEN, bye('Cem', 1)],
      [bye('Anna', 0.5), bye('Ben', 1), bye('Cem', 0)],
      [{ ...ANNA_BEATS_BEN, black: 'Cem' }, bye('Ben', 1)],
    ];
    const form: EventForm = { system: 'swiss', tiebreaks: ['PTS'], games };
    expect(messagesIn(form)).toEqual([
      '0 points without a kind read as a zero-point bye: 1 round',
      '½ point without a kind read as a half-point bye: 1 round',
      '1 point without a kind read as a pairing-allocated bye: 3 rounds',
    ]);
    expect(eventFindings(eventOf(form)).map(({ article, changes }) => [changes, article])).toEqual([
      ['rank', '16.1.1'],
      ['rank', '16.1.1'],
      ['rank', '16.2.1'],
    ]);
    // Nothing reads them elsewhere
    for (const system of ['round-robin', undefined] as const) expect(messagesIn({ ...form, system })).toEqual([]);
  });

  it('nothing is said of ranks while a game is unfinished, without a list, or with one that can’t be used', () => {
    const wrong = [' 1.0    2     2 w 1', ' 0.0    1     1 b 0'] as const;
    expect(foundIn(withRows(' 0.0    2     2 w', ' 0.0    7     1 b'))).toEqual(['nothing unfinished-game']);
    expect(foundIn(withRows(...wrong, ''))).not.toContain('rank stated-rank');
    expect(foundIn(withRows(...wrong, '212 PTS,XX'))).toEqual(['rank unknown-code']);
  });

  it('byes asked for in advance may be counted in the ranks, as in the points', () => {
    // P3 and P4 drew in round 1, as P1 and P2 did. With a half-point bye in round 2 P4 has 1 point, and the others ½.
    const file = (ranks: string): string =>
      [
        '092 Individual: Swiss-System',
        '142 3',
        '212 PTS',
        ...['   2 w =', '   1 b =', '   4 w =', '   3 b =  0000 - H'].map(
          (rounds, at) => `001    ${at + 1}      P${at + 1}`.padEnd(81) + `0.5    ${ranks[at]}  ${rounds}`,
        ),
      ].join('\n');
    expect(readEvent(file('2341')).round).toBe(1);
    expect(foundIn(file('1234'))).toEqual([]);
    expect(foundIn(file('2341'))).toEqual([]);
    expect(foundIn(file('2345'))).toEqual(['rank stated-rank']);
  });

  it('ranks that follow with the byes asked for in advance alone', () => {
    // P1 beat P2, P3 and P4 drew: 1, 0, ½, ½, so P1, P3, P4, P2. With a half-point bye in round 2, P4 passes P3.
    const file = (ranks: string): string => four(ranks, ['   2 w 1', '   1 b 0', '   4 w =', '   3 b =  0000 - H']);
    expect(foundIn(file('1423'))).toEqual([]);
    expect(foundIn(file('1432'))).toEqual([]);
    expect(foundIn(file('2413'))).toContain('rank stated-rank');
  });

  it('nothing is said of ranks before the first round, or while any game is unfinished', () => {
    const keysOf = (text: string): readonly string[] => eventFindings(readEvent(text)).map(({ key }) => key);
    expect(keysOf(four('4321', ['', '', '', '']))).toEqual([]);
    // All finished but the game of P2 and P4, in whose row and rank nothing is settled
    const games = ['   2 w 1     3 b 1', '   1 b 0     4 w', '   4 w =     1 w 0', '   3 b =     2 b'];
    expect(keysOf(four('4321', games))).toEqual(['unfinished-game']);
  });

  it('the first difference, and none where the list has nobody to put there', () => {
    // P1 to P4 have 2, 1, 1 and 0 points
    const games = ['   2 w 1     3 b 1', '   1 b 0     4 w 1', '   4 w 1     1 w 0', '   3 b 0     2 b 0'];
    const messages = (ranks: string, ...records: string[]): readonly string[] =>
      eventFindings(readEvent(four(ranks, games, ...records)))
        .filter(({ changes }) => changes === 'rank')
        .map(({ message }) => message);
    // Without P3, who was expelled, P4 is third: but P1 and P2 stand before
    expect(messages('2134', '### EXPELLED 3')[0]).toBe(
      'position 1 has P2 (no. 2), where the list puts P1 (no. 1): PTS, 2 against 1',
    );
    // Without P2 and P3, P4 is second
    expect(messages('1324', '### EXPELLED 2 3')[0]).toBe(
      'position 2 has P3 (no. 3), who was expelled, where the list puts P4 (no. 4)',
    );
    // P1 alone has a rank: the third, where P2 or P3 belongs, above neither of whom P1 was put
    expect(messages('3   ')).toEqual(['rank 3 of P1 (no. 1) does not follow from PTS,TPN, which gives 1']);
  });

  it('a code of the list that can’t be used, with the article', () => {
    const found = (form: EventForm) => eventFindings(eventOf(form)).filter(({ changes }) => changes === 'rank');
    const games = [[ANNA_BEATS_BEN]];
    expect(found({ games, tiebreaks: ['PTS', 'BHC1'] })).toEqual([
      {
        changes: 'rank',
        key: 'unknown-code',
        message: 'tie-break "BHC1" is no code of C.07 (did you mean BH/C1?) (C.07 Art. 5)',
        code: 'BHC1',
        article: '5',
      },
    ]);
    expect(found({ games, system: 'round-robin', tiebreaks: ['BH'] })).toMatchObject([
      { message: 'tie-break "BH" is not allowed in a round robin (C.07 Art. 8)' },
    ]);
    expect(found({ games, tiebreaks: ['FB'] })).toMatchObject([
      { message: 'tie-break "FB" needs the number of rounds, which the file does not announce (C.07 Art. 8.3)' },
    ]);
  });

  it('missing ratings, where a tie-break is made of them', () => {
    const players = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => ({ id }));
    const games = [[{ white: 'A', black: 'B', result: 1 } as const]];
    expect(messagesIn({ games, players: [{ id: 'A', rating: 2000 }, { id: 'B' }], tiebreaks: ['ARO'] })).toEqual([
      'tie-break "ARO" is undefined for everybody and to be dropped, because there are unrated players: B (C.07 Art. 10)',
    ]);
    expect(messagesIn({ games, players, tiebreaks: ['ARO'] })[0]).toContain(
      'unrated players: A, B, C, D, E and 3 more',
    );
    expect(messagesIn({ games, players, tiebreaks: ['SB'] })).toEqual([]);
  });

  // Art. 10 and its note: the rating that counts decides. The rating before round 1 named nobody here, or a player who has one
  it.each<[string, Partial<EventForm>]>([
    ['A', { ratings: { inRound: 2 } }],
    ['B', { ratings: 'first' }],
    ['A and B', { ratings: 'round' }],
    ['A', { ratings: { inRound: 2 }, unrated: { B: 1400 } }],
    ['B', { ratings: 'first', unrated: { A: 1400 } }],
  ])('missing ratings of those that count: %s', (named, rules) => {
    const players = [
      {
        id: 'A',
        ratings: [
          { from: 1, rating: 1500 },
          { from: 2, rating: 0 },
        ],
      },
      {
        id: 'B',
        ratings: [
          { from: 1, rating: 0 },
          { from: 2, rating: 1600 },
        ],
      },
      { id: 'C', rating: 1700 },
    ];
    const games = [[{ white: 'A', black: 'B', result: 1 } as const], [{ white: 'B', black: 'C', result: 1 } as const]];
    expect(messagesIn({ games, players, tiebreaks: ['ARO'], ...rules })).toEqual([
      `tie-break "ARO" is undefined for everybody and to be dropped, because there are unrated players: ${named} (C.07 Art. 10)`,
    ]);
  });

  it('missing ratings of some rounds, without the player who stands before', () => {
    const unratedAtFirst = [
      { from: 1, rating: 0 },
      { from: 2, rating: 1600 },
    ];
    const players = [
      { id: 'A', rating: 1500 },
      { id: 'B', ratings: unratedAtFirst },
    ];
    const games = [[{ white: 'A', black: 'B', result: 1 } as const], [{ white: 'B', black: 'A', result: 1 } as const]];
    expect(messagesIn({ games, players, tiebreaks: ['ARO'], ratings: 'round' })[0]).toContain('unrated players: B (');
  });
});

describe('what a repair can change depends on the event', () => {
  const dated = (start: string, end = '2026/03/10'): readonly string[] =>
    foundIn(report(`042 ${start}`, `052 ${end}`)).filter((finding) => finding.endsWith(' date'));

  it('a date, only where another reading gives another edition of C.07', () => {
    // 1 May or 5 January: the edition of March 2026 applies to the former alone
    expect(dated('01/05/2026')).toEqual(['rank date']);
    expect(dated('04/05/2026')).toEqual(['nothing date']);
    expect(dated('soon')).toEqual(['rank date']);
    expect(dated('2026/03/08', 'later')).toEqual(['nothing date']);
    expect(dated('2026/03/08', '01/02/2026')).toEqual(['nothing date']);
  });

  it('but not of other repairs than a date, whatever days the file has', () => {
    const played = withRows(' 2.0    1     2 w 1', ' 0.0    2     1 b 0');
    expect(foundIn(`042 2026/03/08\n${played}`)).toEqual(['score points-differ']);
  });

  it('a missing colour, only where a tie-break counts games with Black', () => {
    const colourless = (list: string): readonly string[] =>
      foundIn(withRows(' 1.0    1     2 - 1', ' 0.0    2     1 - 0', list)).filter((one) => one.endsWith('colour'));
    expect(colourless('212 PTS,BPG')).toEqual(['rank colour']);
    expect(colourless('212 PTS,bwg')).toEqual(['rank colour']);
    expect(colourless('212 PTS,BH')).toEqual(['nothing colour']);
  });

  it('the points of 162 for a game without a result change nothing, because it isn’t finished', () => {
    const running = withRows(' 0.0    1     2 w', ' 0.0    1     1 b', '162  X 0.5\n212 PTS');
    expect(foundIn(running).filter((finding) => !finding.startsWith('nothing'))).toEqual([]);
    // The points of an absence aren't those of a game
    expect(foundIn(withRows(' 1.0    1     2 w 1', ' 0.0    2     1 b 0', '162  Z 0.5\n212 PTS'))).toContain(
      'score scoring',
    );
  });
});

describe('what only looks odd', () => {
  it('an unfinished game, of a report and of JSON, once', () => {
    expect(foundIn(withRows(' 0.0    1     2 w', ' 0.0    1     1 b'))).toEqual(['nothing unfinished-game']);
    const games = [[{ ...ANNA_BEATS_BEN, result: null }]];
    expect(eventFindings(eventOf({ games, tiebreaks: ['PTS'] }))).toEqual([
      {
        changes: 'nothing',
        key: 'unfinished-game',
        message: 'round 1: the game of Anna and Ben is not finished',
        round: 1,
        players: ['Anna', 'Ben'],
      },
    ]);
  });

  it('an unfinished match of which only the game points would be known', () => {
    const matches = [
      [{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] as const }],
      [{ white: 'Bears', black: 'Lions', gamePoints: null }],
    ];
    expect(eventFindings(eventOf({ matches, boards: 4, tiebreaks: ['MPTS'] }))).toEqual([
      {
        changes: 'nothing',
        key: 'unfinished-game',
        message: 'round 2: the match of Bears and Lions is not finished',
        round: 2,
        players: ['Bears', 'Lions'],
      },
    ]);
  });

  it('players of a Swiss who met twice, unless one of the games was a forfeit', () => {
    const again = { white: 'Ben', black: 'Anna', result: 0.5 } as const;
    const games = [[ANNA_BEATS_BEN], [again]];
    expect(messagesIn({ games, system: 'swiss', tiebreaks: ['PTS'] })).toEqual([
      'Anna and Ben met in rounds 1 and 2, in a Swiss',
    ]);
    expect(messagesIn({ games, system: 'round-robin', tiebreaks: ['PTS'] })).toEqual([]);
    const forfeited = [[ANNA_BEATS_BEN], [{ ...again, result: 1, kind: 'forfeit-win' } as const]];
    expect(messagesIn({ games: forfeited, system: 'swiss', tiebreaks: ['PTS'] })).toEqual([]);
  });

  it('a last day before the first, which can change a rank where the first day chooses the edition', () => {
    const dated = (start: string, end: string, more: object = {}): readonly string[] =>
      eventFindings(eventOf({ ...more, start, end, games: [[ANNA_BEATS_BEN]], tiebreaks: ['PTS'] })).map(
        ({ changes, message }) => `${changes}: ${message}`,
      );
    const said = 'the tournament starts on 2062-05-08 and ends before, on 2026-05-10';
    expect(dated('2062-05-08', '2026-05-10')).toEqual([`nothing: ${said}`]); // 2026-03 on both days
    const early = 'the tournament starts on 2026-05-08 and ends before, on 2025-05-10';
    expect(dated('2026-05-08', '2025-05-10')).toEqual([`rank: ${early}`]); // 2024-08 in 2025
    expect(dated('2026-05-08', '2025-05-10', { edition: '2026-03' })).toEqual([`nothing: ${early}`]);
    expect(dated('2026-05-08', '2025-05-10', { edition: '2024-08' })).toEqual([`nothing: ${early}`]);
    expect(dated('2026-05-08', '2026-05-08')).toEqual([]);
  });

  it('the same name twice, whatever its accents, capitals and order', () => {
    const players = [
      { id: '1', name: 'Grünwald, Theo' },
      { id: '2', name: 'THEO GRUNWALD' },
      { id: '3', name: 'Theodor Grünwald' },
      { id: '4' },
      { id: '5' },
    ];
    expect(messagesIn({ players, games: [], tiebreaks: ['PTS'] })).toEqual([
      'Grünwald, Theo (no. 1) and THEO GRUNWALD (no. 2) have the same name',
    ]);
  });

  it('the same FIDE id twice, of which ratings would take K', () => {
    const players = [
      { id: '1', name: 'Ana', fideId: '4100018' },
      { id: '2', name: 'Bo', fideId: '0' },
      { id: '3', name: 'Cy', fideId: '04100018' },
      { id: '4', name: 'Di', fideId: '0' },
      { id: '5', name: 'Ed' },
    ];
    expect(eventFindings(eventOf({ players, games: [], tiebreaks: ['PTS'] }))).toEqual([
      {
        changes: 'nothing',
        key: 'same-fide-id',
        message: 'Ana (no. 1) and Cy (no. 3) have the same FIDE id',
        players: ['1', '3'],
      },
    ]);
  });

  it('a list that is unwise, and none at all', () => {
    const games = [[ANNA_BEATS_BEN]];
    expect(messagesIn({ games, tiebreaks: ['SB', 'PTS', 'SB'] })).toEqual([
      'tie-break "SB" stands before the points (PTS) (C.07 Art. 4.2)',
      'tie-break "SB" stands twice, and separates nobody the second time (C.07 Art. 4.3)',
    ]);
    expect(messagesIn({ games, system: 'swiss', tiebreaks: ['KS'] })).toEqual([
      'tie-break "KS" is not meant for a Swiss (C.07 Art. 9.2)',
    ]);
    // In the edition of 2024, Buchholz wasn't forbidden in a round-robin yet
    expect(messagesIn({ games, system: 'round-robin', edition: '2024-08', tiebreaks: ['PTS', 'BH'] })).toEqual([
      'tie-break "BH" is not meant for a round robin (C.07 Art. 8.1)',
    ]);
    expect(messagesIn({ games, edition: '2024-08', tiebreaks: ['STD'] })).toEqual([
      'tie-break "STD" is not in the edition of 2024-08 yet (C.07 Art. 7.7)',
    ]);
    expect(foundIn(withRows(' 1.0    1     2 w 1', ' 0.0    2     1 b 0', ''))).toEqual(['nothing no-tiebreaks']);
  });

  it('a line that is no record', () => {
    expect(
      eventFindings(readEvent(withRows(' 1.0    1     2 w 1', ' 0.0    2     1 b 0', '212 PTS\n099 odd'))),
    ).toMatchObject([{ changes: 'nothing', key: 'unknown-record', line: 3, column: 1 }]);
  });
});

it('refuses what is no event', () => {
  expect(() => call(eventFindings, [{}])).toThrow(
    new TypeError('event: expected an event of readEvent, got an object'),
  );
});

describe('check', () => {
  const FAULTY = [
    '099 odd',
    withRows(' 2.0    2     2 w 1', ' 0.0    1', '212 PTS,BHC1'),
    '001    3      P3'.padEnd(80) + ' 0.0    3     4 w',
    '001    4      P4'.padEnd(80) + ' 0.0    4     3 b',
  ].join('\n');

  it('prints the findings in the order of what they can change, and exits with 1', async () => {
    const { code, output, complaints } = await crosstable(['check', '-'], FAULTY);
    expect({ code, complaints }).toEqual({ code: 1, complaints: '' });
    expect(output.split('\n')).toEqual([
      'Swiss, 1 round, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
      '',
      'Can change a result:',
      expect.stringMatching(/^ {2}line 5, column 92: nothing read from the row of 1/),
      '',
      'Can change a score:',
      '  line 4, column 81: "2" is not what the games give: 1',
      '',
      'Can change a rank:',
      '  tie-break "BHC1" is no code of C.07 (did you mean BH/C1?) (C.07 Art. 5)',
      '',
      'Looks odd and changes no result, score or rank:',
      expect.stringMatching(/^ {2}line 1, column 1: "099 odd"/),
      '  round 1: the game of P3 (no. 3) and P4 (no. 4) is not finished',
      '',
    ]);
  });

  it('--format json has the same as data', async () => {
    const { code, output } = await crosstable(['check', '-', '--format', 'json'], FAULTY);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      system: 'swiss',
      canChangeStandings: true,
      findings: [
        { changes: 'result', key: 'opponent-row', line: 5, column: 92 },
        { changes: 'score', key: 'points-differ' },
        { changes: 'rank', key: 'unknown-code', code: 'BHC1' },
        { changes: 'nothing', key: 'unknown-record' },
        { changes: 'nothing', key: 'unfinished-game', round: 1, players: ['3', '4'] },
      ],
    });
  });

  it('exits with 0 where nothing can change anything', async () => {
    expect(await crosstable(['check', 'examples/harbour-open.trf'])).toEqual({
      code: 0,
      output:
        'Harbour Open\nTallinn, EST, 2026-05-08 to 2026-05-10\nSwiss, 6 rounds, FIDE C.07 tie-breaks (2026-03, by the date)\n\nNothing looks wrong.\n',
      complaints: '',
    });
    expect(
      (await crosstable(['check', '-'], withRows(' 1.0    1     2 w 1', ' 0.0    2     1 b 0', '212 PTS\n099 odd')))
        .code,
    ).toBe(0);
    const running = { tiebreaks: ['PTS'], games: [[{ ...ANNA_BEATS_BEN, result: null }]] };
    expect((await crosstable(['check', '-'], JSON.stringify(running))).code).toBe(0);
  });

  it('shows ten findings of a sort, and says how many more there are', async () => {
    const players = (names: number) =>
      Array.from({ length: names * 2 }, (_, at) => ({ id: `${at}`, name: `P${at % names}` }));
    const linesOf = async (names: number): Promise<readonly string[]> => {
      const form = JSON.stringify({ tiebreaks: ['PTS'], games: [], players: players(names) });
      return (await crosstable(['check', '-'], form)).output.split('\n').slice(3, -1);
    };
    expect(await linesOf(11)).toHaveLength(11);
    expect(await linesOf(12)).toHaveLength(11);
    expect((await linesOf(12)).at(-1)).toBe('  and 2 more like it (--format json has them all)');
  });

  it.each([
    [
      ['check', '-'],
      'standard input: expected the games of a tournament, got a file of an unknown kind. Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.',
    ],
    [['check', 'nowhere.trf'], 'nowhere.trf: no such file or directory'],
    [['check', '-', '--format', 'pdf'], '--format: expected text, json, csv, markdown or html, got "pdf"'],
    [
      ['check', '-', '--round', '1'],
      'check: expected an option of check, got --round (crosstable --help shows what there is)',
    ],
  ])('%j exits with 2', async (words, sentence) => {
    expect(await crosstable(words, 'hello')).toEqual({ code: 2, output: '', complaints: `crosstable: ${sentence}\n` });
  });
});
