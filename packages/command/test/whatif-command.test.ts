import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

/*
 * Before the last round: Ann 2, Ben and Cem 1½, Dan 1, Eva and Fay 0. Ann - Ben, Cem - Dan and Eva - Fay are open.
 */
const EVENT = JSON.stringify({
  name: 'Six',
  system: 'swiss',
  rounds: 3,
  tiebreaks: ['PTS'],
  players: ['Ann', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay'].map((name, at) => ({ id: String(at + 1), name })),
  games: [
    [
      { white: '1', black: '5', result: 1 },
      { white: '2', black: '3', result: 0.5 },
      { white: '4', black: '6', result: 1 },
    ],
    [
      { white: '1', black: '4', result: 1 },
      { white: '2', black: '5', result: 1 },
      { white: '3', black: '6', result: 1 },
    ],
    [
      { white: '1', black: '2', result: null },
      { white: '3', black: '4', result: null },
      { white: '5', black: '6', result: null },
    ],
  ],
});

/** So many games of a first round, all of them open: P0 - P1, P2 - P3 and so on; and byes. */
function firstRound(boards: number, byes: readonly { readonly white: string }[] = []): string {
  const ids = Array.from({ length: 2 * boards }, (_, at) => `P${at}`);
  const open = Array.from({ length: boards }, (_, at) => ({
    white: ids[2 * at],
    black: ids[2 * at + 1],
    result: null,
  }));
  const players = [...ids, ...byes.map(({ white }) => white)].map((id) => ({ id }));
  return JSON.stringify({ name: 'Start', tiebreaks: ['PTS'], players, games: [[...open, ...byes]] });
}

const asked = async (...words: string[]) => await crosstable(['whatif', '-', ...words], EVENT);

describe('crosstable whatif FILE --player ID', () => {
  it('says the best and the worst place for each own result, with examples', async () => {
    const { code, output } = await asked('--player', 'ann');
    expect(output).toContain('Six\nSwiss, 3 rounds: what 3 open games can bring to Ann');
    expect(output).toContain('If Ann wins\n  1st place, whatever happens elsewhere.');
    // Ann 2: Ben has 2½, and Cem with a win too
    expect(output).toMatch(/If Ann loses\n {2}Best place: 2nd, .*\n {2}Worst place: 3rd, .*Cem – Dan 1-0/);
    expect(output).toContain('Forfeits of open games are not considered.');
    expect(code).toBe(0);
  });

  it('says the conditions for a place in a sentence', async () => {
    // Cem with 2½ is first unless Ann has 3; with 2 or less Ann or Ben has more
    expect((await asked('--player', 'Cem', '--place', '1')).output).toContain(
      "First place\n  Cem has to win to be first.\n  That is enough if Ann doesn't win.",
    );
    // Ann with 2½ or more is first; with 2 Ben has 2½
    expect((await asked('--player', 'Ann', '--place', '1')).output).toContain(
      'Ann is first with a win.\n  Ann is first with a draw.',
    );
    expect((await asked('--player', 'Eva', '--place', '1')).output).toContain("Eva can't be first.");
    expect((await asked('--player', 'Ann', '--place', '3')).output).toContain('Ann is 3rd or better whatever happens.');
  });

  it('names in a condition who must not win', async () => {
    const words = ['whatif', 'examples/harbour-open.trf', '--player', 'csonka', '--place', '1', '--round', '6'];
    expect((await crosstable([...words, '--tiebreaks', 'PTS'])).output).toContain(
      "Csonka is first with a win.\n  Csonka is first with a draw if Brandão doesn't win.",
    );
  });

  it('tells namesakes apart by their numbers', async () => {
    // The conditions of Cem, whose first opponent has the name of Dan
    const namesakes = EVENT.replace('"Ann"', '"Dan"').replace('"name":"Cem"', '"name":"Roe, Cem"');
    const { output } = await crosstable(['whatif', '-', '--player', 'Cem', '--place', '1'], namesakes);
    expect(output).toContain("Roe has to win to be first.\n  That is enough if Dan (no. 1) doesn't win.");
    expect(output).toContain('Roe – Dan (no. 4) 1-0');
  });

  it('says how likely the place is', async () => {
    // Two of three own results, whatever the others are
    const { output } = await asked('--player', 'Ann', '--place', '1', '--chances');
    expect(output).toContain('Probability: 66.7 %, counted over all results.');
    expect(output).toContain('The probability takes all results as equally likely.');
    const unrated = await asked('--player', 'Ann', '--place', '1', '--chances', '--draw-rate', '0.3');
    expect(unrated.complaints).toMatch(
      /--draw-rate: \w+ has an open game and no rating; without --draw-rate all results/,
    );
    expect(unrated.code).toBe(2);
  });

  it('says by which ratings and with how many draws the place is likely', async () => {
    // Ann is first unless Ben wins: he has 200 points fewer (PD .24), and wins .24 - .15 = .09
    const rated = EVENT.replaceAll(/"id":"(\d)"/g, (id, number) => `${id},"rating":${number === '1' ? 2200 : 2000}`);
    const words = ['whatif', '-', '--player', 'Ann', '--place', '1', '--chances', '--draw-rate', '0.3'];
    const { output } = await crosstable(words, rated);
    expect(output).toContain('Probability: 91.0 %, counted over all results.');
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      'The probability takes each result as likely as the ratings make it (FIDE B.02, Art. 8.1.2), with draws at a rate of 0.3 where they allow it.',
    );
  });

  it('shows neither an unlikely place as impossible nor a likely one as certain', async () => {
    // H with half a point is first if all eight games are drawn: 1 of 3⁸ outcomes. Z without points has H, the eight winners and a
    // player more for every draw ahead: 17th or better in all outcomes but that one
    const byes = [
      { white: 'H', black: '', result: 0.5, kind: 'half-bye' },
      { white: 'Z', black: '', result: 0, kind: 'zero-bye' },
    ];
    const ask = async (player: string, place: string): Promise<string> =>
      (await crosstable(['whatif', '-', '--player', player, '--place', place, '--chances'], firstRound(8, byes)))
        .output;
    expect(await ask('H', '1')).toContain('Probability: less than 0.1 %, counted over all results.');
    expect(await ask('Z', '17')).toContain('Probability: more than 99.9 %, counted over all results.');
    expect(await ask('Z', '1')).toContain('Probability: 0.0 %');
    expect(await ask('H', '9')).toContain('Probability: 100.0 %');
  });

  it('rounds the distance of samples from the truth up', async () => {
    // None of 20,000 samples has fourteen draws. The interval of Wilson reaches 2.5758² / (20,000 + 2.5758²) = 0.0332 %
    const byes = [{ white: 'H', black: '', result: 0.5, kind: 'half-bye' }];
    const words = ['whatif', '-', '--player', 'H', '--place', '1', '--chances'];
    expect((await crosstable(words, firstRound(14, byes))).output.replaceAll(/\s+/g, ' ')).toContain(
      'Probability: 0.0 %, at most 0.1 percentage points from the true value with a certainty of 99 %.',
    );
  });

  it('refuses a place that no player has, and the option --player where its name is missing', async () => {
    const beyond = await asked('--player', 'Ann', '--place', '99');
    expect(beyond.complaints).toMatch(/--place: expected a place from 1 to \d, got "99"\n$/);
    expect(beyond.code).toBe(2);
    const bare = await crosstable(['whatif', 'examples/harbour-open.trf', 'eriksen']);
    expect(bare.complaints).toBe('crosstable: whatif: expected --player: did you mean --player "eriksen"?\n');
  });

  it('prints JSON and Markdown', async () => {
    const data: unknown = JSON.parse((await asked('--player', '3', '--place', '1', '--format', 'json')).output);
    expect(data).toMatchObject({
      name: 'Six',
      round: 3,
      names: { 3: 'Cem' },
      player: '3',
      place: 1,
      results: [
        {
          score: 1,
          best: { reached: 1 },
          sufficient: [[{ white: '1', black: '2', results: [0.5, 0] }]],
          complete: true,
        },
        { score: 0.5, best: { reached: 2 }, sufficient: [] },
        { score: 0, best: { reached: 3 }, sufficient: [] },
      ],
    });
    // The tournament is the first heading, as in the Markdown of `explain`
    const page = (await asked('--player', '3', '--format', 'markdown')).output;
    expect(page).toMatch(
      /^# Six\n\nSwiss, 3 rounds: what 3 open games can bring to Cem\n\n## If Cem wins\n\n- Best place: 1st/,
    );
    const nameless = await crosstable(
      ['whatif', '-', '--player', '3', '--format', 'markdown'],
      EVENT.replace('"Six"', '""'),
    );
    expect(nameless.output).toMatch(/^Swiss, 3 rounds: /);
  });

  it('keeps the pairings of an earlier round and forgets its results', async () => {
    const { output } = await asked('--player', 'Ann', '--round', '2');
    expect(output).toContain('after round 2 of 3: what 3 open games can bring to Ann');
    expect(output).toContain('These are places after round 2; more rounds follow.');
    // Round 2: Ann 1 - Dan 1. With a win 2, and nobody else has more than 1½
    expect(output).toContain('If Ann wins\n  1st place, whatever happens elsewhere.');
  });

  it('refuses to forget the results of a round where nobody knows which games are its own', async () => {
    const printed = EVENT.replace('"name":"Six"', '"name":"Six","unknown":["rounds"]');
    const refused =
      'crosstable: --round: expected nothing, because nobody knows the rounds of the games in the file, got "2"\n';
    for (const words of [
      ['whatif', '-', '--player', 'Ann'],
      ['standings', '-'],
      ['explain', '-', 'Ann'],
    ]) {
      expect((await crosstable([...words, '--round', '2'], printed)).complaints).toBe(refused);
      expect((await crosstable(words, printed)).code).toBe(0);
    }
  });

  it('gives the present place where no game is open', async () => {
    const over = EVENT.replaceAll('null', '0.5');
    const { output } = await crosstable(['whatif', '-', '--player', 'Ann', '--place', '1'], over);
    expect(output).toContain('Ann has no open game\n  1st place, whatever happens.');
    expect(output).toContain('Six\nSwiss, 3 rounds: the place of Ann\n');
    expect(output).toContain('No game is open, so that the place is the present one.');
    expect(output).toContain('Ann is first whatever happens.');
  });

  it('counts what it leaves out of a sentence', async () => {
    // With a draw the place is 1 and the number of winners: 13th without a draw among the other twelve games
    const { output } = await crosstable(['whatif', '-', '--player', 'P0'], firstRound(13));
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(/; P22 – P23 \S+; and 1 more\. If P0 loses /);
    // Of eight games, 6th or better after a win, or after a draw with two of the other seven games: 21 pairs
    const words = ['whatif', '-', '--player', 'P0', '--place', '6'];
    expect((await crosstable(words, firstRound(8))).output).toContain('\n    --format json has all 21 conditions.\n');
  });

  it('refuses an open game of an earlier round by name', async () => {
    const early = EVENT.replace('"white":"1","black":"5","result":1', '"white":"1","black":"5","result":null');
    const { code, complaints } = await crosstable(['whatif', '-', '--player', 'Ann'], early);
    expect(complaints).toBe(
      'crosstable: round 1: expected a result of Ann - Eva, because only games of round 3 can be open\n',
    );
    expect(code).toBe(2);
  });

  it('refuses an expelled player, who has no rank in the standings, by name', async () => {
    const gone = EVENT.replace('"name":"Dan"', '"name":"Dan","expelled":true');
    const { code, complaints } = await crosstable(['whatif', '-', '--player', 'dan'], gone);
    expect(complaints).toBe('crosstable: --player: Dan was expelled, and so has no place\n');
    expect(code).toBe(2);
  });

  it('refuses a tournament of teams', async () => {
    const { code, complaints } = await crosstable(['whatif', 'examples/lagoon-team-cup.trf', '--player', '1']);
    expect(complaints).toContain('whatif: expected a tournament of players, got one of teams');
    expect(code).toBe(2);
  });

  it.each([
    [['--place', '1'], 'whatif: expected --player with a player, got nothing'],
    [['--player', 'Ann', '--place', '0'], '--place: expected a whole number from 1, got "0"'],
    [['--player', 'Ann', '--place', 'first'], '--place: expected a whole number from 1, got "first"'],
    [['--player', 'Ann', '--chances'], 'whatif: expected --place beside --chances'],
    [['--player', 'Ann', '--draw-rate', '0.3'], 'whatif: expected --chances beside --draw-rate'],
    [
      ['--player', 'Ann', '--place', '1', '--chances', '--draw-rate', '2'],
      '--draw-rate: expected a number from 0 to 1, got "2"',
    ],
    [['--player', 'Ann', '--budget', '0'], '--budget: expected seconds above 0, got "0"'],
    [['--player', 'Zoe'], 'no player "Zoe"'],
    [['--player', 'Ann', '--format', 'pdf'], '--format: expected text, json, csv, markdown or html, got "pdf"'],
    [['--player', 'Ann', '--tiebreaks', 'PST'], '--tiebreaks: expected the code of a tie-break of players, got "PST"'],
  ])('%j: %s', async (words, complaint) => {
    const { code, complaints } = await asked(...words);
    expect(complaints).toContain(complaint);
    expect(code).toBe(2);
  });
});
