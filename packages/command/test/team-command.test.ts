// The command on an event of teams: examples/lagoon-team-cup.trf.

import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const FILE = 'examples/lagoon-team-cup.trf';

async function linesOf(...words: readonly string[]): Promise<readonly string[]> {
  const { code, output, complaints } = await crosstable(words);
  expect(code, complaints).toBe(0);
  return output.split('\n');
}

async function complaintOf(...words: readonly string[]): Promise<string> {
  const { code, complaints } = await crosstable(words);
  expect(code).toBe(2);
  return complaints.trim();
}

describe('standings of teams', () => {
  it('has match points, game points and the list of the file', async () => {
    // Fishmarket, from the rows of its players (001): 3 (½ 1 1 ½), 2½ (1 1 0 ½), 2 (1 ½ ½ 0), 1½ (0 ½ ½ ½), 2½ (½ ½ ½ and a
    // forfeit) are 11½, and 2 + 2 + 1 + 0 + 2 = 7. Board count against Breakwater: 1 × 1 + 2 × ½ + 3 × ½ = 3½, and
    // 2 × ½ + 3 × ½ + 4 × 1 = 6½. EMMSB: 2 × 1 + 2 × 6 + 1 × 7 + 0 × 6 + 2 × 3 = 27.
    expect(await linesOf('standings', FILE)).toEqual([
      'Lagoon Team Cup',
      'Gdynia, POL, 2026-06-19 to 2026-06-21',
      'Swiss of teams, 5 rounds, FIDE C.07 tie-breaks (2026-03, by the date)',
      '',
      '#  No  Team           MP   GP  PTS  MPvGP  EDEBT  EMMSB',
      '1   3  Fishmarket      7  11½    7    11½      1     27',
      '2   2  Breakwater      7  11½    7    11½      2     27',
      '3   4  Rope Walk       6  12½    6    12½      –     31',
      '4   1  Lighthouse      6   11    6     11      –     25',
      '5   5  Old Crane       3   7½    3     7½      –      8',
      '6   6  Customs House   1    6    1      6      –      1',
      '',
    ]);
  });

  it('as a table in Markdown and CSV, and as JSON', async () => {
    expect((await linesOf('standings', FILE, '--format', 'markdown')).slice(6, 9)).toEqual([
      '| # | No | Team          | MP |  GP | PTS | MPvGP | EDEBT | EMMSB |',
      '| --: | --: | :------------ | --: | --: | --: | ----: | ----: | ----: |',
      '| 1 |  3 | Fishmarket    |  7 | 11½ |   7 |   11½ |     1 |    27 |',
    ]);
    expect((await linesOf('standings', FILE, '--format', 'csv')).slice(0, 2)).toEqual([
      'rank,number,team,MP,GP,PTS,MPvGP,EDEBT,EMMSB\r',
      '1,3,Fishmarket,7,11.5,7,11.5,1,27\r',
    ]);
    expect(JSON.parse((await linesOf('standings', FILE, '--format', 'json')).join('\n'))).toMatchObject({
      participants: 'teams',
      standings: [{ rank: 1, player: '3', name: 'Fishmarket', matchPoints: 7, gamePoints: 11.5 }, {}, {}, {}, {}, {}],
    });
  });

  it('as a page with the matches: rank of the opponent, colour on board 1, game points, forfeits and byes', async () => {
    const html = (await linesOf('standings', FILE, '--format', 'html')).join('\n');
    const cellsOf = (name: string): readonly string[] => {
      const row = html.split('\n').find((line) => line.startsWith('<tr id=') && line.includes(`>${name}</th>`)) ?? '';
      return [...row.matchAll(/<(td|th)[^>]*>(.*?)<\/\1>/g)].map(([, , content]) => content.replaceAll(/<[^>]*>/g, ''));
    };
    expect(cellsOf('Rope Walk')).toEqual([
      ...['3', 'Rope Walk', '6', '12½', '4'],
      ...['4b2', '1w1½', 'bye 2', '5w+', '2b3'],
      ...['6', '12½', '–', '31'],
    ]);
    expect(cellsOf('Old Crane').slice(5, 10)).toEqual(['2w1', '6b3', '4b2', '3b−', '1w1½']);
    expect(html).toContain('title="pairing-allocated bye, 1 MP and 2 GP"');
    expect(html).toContain('title="half-point bye, 1 MP and 2 GP"');
    expect(html).toContain(
      '<li>Rounds: the opponent&#39;s rank, w or b for the colour on board 1, the game points; + and − are forfeits.</li>',
    );
    expect(html).toContain('<li># is the rank, No the start number, MP the match points, GP the game points.</li>');
  });

  it('after an earlier round, and by another list', async () => {
    const lines = await linesOf('standings', FILE, '--round', '2', '--tiebreaks', 'BH:GP');
    expect(lines[2]).toBe('Swiss of teams, after round 2 of 5, FIDE C.07 tie-breaks (2026-03, by the date)');
    expect(lines[4]).toMatch(/^# {2}No {2}Team +MP +GP {2}PTS {2}BH:GP$/);
    expect(await complaintOf('standings', FILE, '--round', '6')).toContain('expected a number from 1 to 5, got "6"');
    expect(await complaintOf('standings', FILE, '--tiebreaks', 'ARO')).toBe(
      'crosstable: --tiebreaks: ARO: expected a tournament of players (Article 5), got "teams"',
    );
  });
});

describe('standings --players', () => {
  it('has team, board, games over the board, points, percent and performance', async () => {
    // Faria: 2139 + 2102 + 2284 + 2391 + 2165 = 11081, mean 2216; 3 of 5 are 60 %, +72. Saar: 2187, 2284, 2302 and 2139 make
    // 2228; 3 of 4 are 75 %, +193.
    const lines = await linesOf('standings', FILE, '--players', '--board', '1', '--minimum', '4');
    expect(lines).toEqual([
      'Lagoon Team Cup',
      'Gdynia, POL, 2026-06-19 to 2026-06-21',
      'Swiss of teams, 5 rounds: players of board 1 by their games over the board, with 4 games or more',
      '',
      '#  No  Title  Player         Team           Board  Games  Points     %   TPR',
      '1   1  IM     Saar, Marten   Lighthouse         1      4       3  75.0  2421',
      '2   6  WIM    Zając, Olga    Breakwater         1      4      2½  62.5  2344',
      '3  11  FM     Faria, Duarte  Fishmarket         1      5       3  60.0  2288',
      '4  21  CM     Vogt, Henning  Old Crane          1      4       2  50.0  2232',
      '5  26         Serra, Nico    Customs House      1      4       1  25.0  2093',
      '',
    ]);
  });

  it('in every format', async () => {
    const words = ['standings', FILE, '--players', '--board', '1', '--format'];
    expect((await linesOf(...words, 'csv')).slice(0, 2)).toEqual([
      'rank,number,title,name,team number,team,board,games,points,percent,performance\r',
      '1,1,IM,"Saar, Marten",1,Lighthouse,1,4,3,75,2421\r',
    ]);
    expect((await linesOf(...words, 'markdown'))[6]).toMatch(/^\| # \| No \| Title \| Player {8}\| Team/);
    expect(JSON.parse((await linesOf(...words, 'json')).join('\n'))).toMatchObject({
      board: 1,
      minimum: 1,
      players: [{ rank: 1, player: '1', team: '1', teamName: 'Lighthouse', performance: 2421 }, {}, {}, {}, {}, {}],
    });
    const html = (await linesOf(...words, 'html')).join('\n');
    expect(html).toContain(
      '<tr id="crosstable-1"><td class="rank">1</td><th scope="row" class="name" dir="auto">Saar, Marten</th>',
    );
    for (const format of ['text', 'markdown', 'html']) {
      expect((await linesOf(...words, format, '--minimum', '6')).join('\n')).toContain(
        'Nobody has played so many games.',
      );
    }
  });

  it('says what it needs', async () => {
    expect(await complaintOf('standings', 'examples/harbour-open.trf', '--players')).toBe(
      'crosstable: --players: expected a tournament of teams, got one of players',
    );
    expect(await complaintOf('standings', FILE, '--board', '1')).toBe(
      'crosstable: standings: expected --players beside --board',
    );
    expect(await complaintOf('standings', FILE, '--minimum', '1')).toContain('expected --players beside --minimum');
    expect(await complaintOf('standings', FILE, '--players', '--board', '9')).toBe(
      'crosstable: --board: expected a whole number from 1 to 5, got 9',
    );
    expect(await complaintOf('standings', FILE, '--players', '--minimum', 'x')).toBe(
      'crosstable: --minimum: expected a whole number, got "x"',
    );
    expect(await complaintOf('standings', FILE, '--players', '--tiebreaks', 'PTS')).toBe(
      'crosstable: standings: expected --players without --tiebreaks, got both',
    );
    // The expelled are teams here, and no player of theirs leaves the ranking
    expect(await complaintOf('standings', FILE, '--players', '--expelled', '3')).toBe(
      'crosstable: standings: expected --players without --expelled, got both',
    );
    expect(await complaintOf('explain', FILE, '1', '--players')).toContain('expected an option of explain');
  });
});

describe('compare of teams', () => {
  it('compares the editions by places and values, in every format', async () => {
    const { output } = await crosstable(['compare', FILE]);
    expect(output).toContain('Lagoon Team Cup');
    expect(output).toMatch(/^(?:Everybody keeps the place|\d+ of \d+ moves?)/m);
    const { output: json } = await crosstable(['compare', FILE, '--format', 'json']);
    expect(JSON.parse(json)).toMatchObject({ sides: [{ edition: '2024-08' }, { edition: '2026-03' }] });
  });
});

describe('explain, ratings and check of teams', () => {
  it('finds teams by number and by name, and says what decided', async () => {
    const lines = await linesOf('explain', FILE, 'fish', '2');
    expect(lines[4]).toContain('Fishmarket (no. 3) ranks before Breakwater (no. 2) by EDEBT');
    expect(lines).toContain('  BC, the lower first (Art. 12.1): Fishmarket 3½ against Breakwater 6½:');
    const own = await linesOf('explain', FILE, 'rope', '--tiebreaks', 'PTS,EMGSB/C1,BH');
    expect(own).toContain("  A dummy opponent stands in for a match that wasn't played.");
    expect(own.filter((line) => line.includes('dummy opponent'))).toHaveLength(1);
    expect(await complaintOf('explain', FILE, 'nobody')).toContain('no team "nobody": expected a number, a name');
    expect(await complaintOf('explain', FILE, '1', '1')).toContain('expected two teams, got Lighthouse (no. 1) twice');
  });

  it('says rank before what has no value of its own, of a score too', async () => {
    expect((await linesOf('explain', FILE, '3', '2', '--tiebreaks', 'PTS,DE:GP,EDEBT')).join('\n')).toContain(
      'Equal before that: PTS 7, DE:GP rank –.',
    );
  });

  it('ratings: rates the boards', async () => {
    const lines = await linesOf('ratings', FILE, '--k', '20');
    expect(lines[2]).toBe('Swiss of teams, 5 rounds, standard ratings by FIDE B.02 as in force on 2026-06-19');
    // Saar: 3 of 4; the forfeited match and the board that nobody came to are no games
    expect(lines.find((line) => line.includes('Saar'))).toMatch(/^ 1 {2}Saar, Marten +EST +2391 +4 +3 /);
    expect(lines.find((line) => line.includes('Pinho'))).toMatch(/ 1880 +2 +1 /);
  });

  it('check: finds nothing, or the codes that are not for teams and the teams that met twice', async () => {
    expect(await linesOf('check', FILE)).toContain('Nothing looks wrong.');
    const event = {
      system: 'swiss',
      tiebreaks: ['PTS', 'DE', 'BC', 'BPG'],
      teams: [
        { id: '1', name: 'Lions' },
        { id: '2', name: 'Lions' },
      ],
      matches: [
        [{ white: '1', black: '2', boards: [{ white: 'a', black: 'b', result: 1 }] }],
        [{ white: '2', black: '1', boards: [{ white: 'b', black: 'a', result: null }] }],
        [{ white: '2', black: '1', gamePoints: null }],
      ],
    };
    const { code, output } = await crosstable(['check', '-'], JSON.stringify(event));
    expect(code).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('  '))).toEqual([
      '  tie-break "BPG" is not for teams, which have neither a colour nor a rating (C.07 Art. 5)',
      '  tie-break "DE" is for individuals alone in FIDE\'s list of codes (C.02.03); for teams it is an extension of Crosstable (C.07 Art. 6)',
      '  tie-break "BC" separates only teams with the same game points, and nothing before it makes them equal (GPTS would) (C.07 Art. 12.1)',
      '  round 2: the game of b and a is not finished',
      '  round 3: the match of Lions (no. 2) and Lions (no. 1) is not finished',
      '  Lions (no. 1) and Lions (no. 2) met in rounds 1, 2 and 3, in a Swiss',
      '  Lions (no. 1) and Lions (no. 2) have the same name',
    ]);
  });
});
