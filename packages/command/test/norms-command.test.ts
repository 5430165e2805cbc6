import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

/** Ann's nine rounds in a Swiss: against five GM and four IM of 2450, of whom the last didn't finish yet where `isOpen`. */
function swiss({ isOpen = false, lost = 2, title = 'GM' } = {}): string {
  const players = [
    { id: '1', name: 'Ann', rating: 2420, title: 'IM', federation: 'GER', sex: 'w' },
    ...Array.from({ length: 9 }, (_, at) => ({
      ...{ id: String(at + 2), name: `Opponent ${at + 2}`, rating: 2450, federation: ['FRA', 'ITA', 'AUT'][at % 3] },
      title: at < 5 ? title : 'IM',
    })),
  ];
  const games = players.slice(1).map(({ id }, at) => {
    const result = isOpen && at === 8 ? null : at < lost ? 0 : 1;
    return [{ white: '1', black: id, result }];
  });
  return JSON.stringify({ name: 'Norms', system: 'swiss', rounds: 9, federation: 'GER', players, games });
}

async function norms(event: string, ...words: readonly string[]): Promise<string> {
  const { code, complaints, output } = await crosstable(['norms', '-', ...words], event);
  expect([code, complaints.replaceAll(/^note: .*\n/gm, '')]).toEqual([0, '']);
  return output;
}

describe('crosstable norms', () => {
  it('lists those who have a norm, with every condition and opponent', async () => {
    const lines = (await norms(swiss())).split('\n');
    // 7 of 9 are 78 %, 220
    expect(lines.slice(0, 8)).toEqual([
      'Norms',
      'GER',
      'Swiss, 9 rounds: Norms by FIDE B.01, edition 2024-01',
      '',
      'No  Title  Player  Fed  Rating  Norm  Answer  Games  Points  Average  Performance',
      ' 1  IM     Ann     GER    2420  GM    yes         9       7     2450         2670',
      '',
      'Ann: GM norm: yes. 7 of 9 against 2450, performance 2670.',
    ]);
    expect(lines).toContain('  Titled opponents: 9, at least 5 needed (Art. 1.4.5): yes.');
    expect(lines).toContain('      9  IM     Opponent 10  AUT    2450       2450       1');
    expect(lines).toContain('  The title needs a rating of 2500 (Art. 1.5.3).');
  });

  it('lists those who lack a point at most', async () => {
    // 6½ of 9 are needed: with 5½ a point is missing, with 5 more
    expect(await norms(swiss({ lost: 3 }))).toContain(
      'GM    no          9       6     2450         2575               ½',
    );
    expect(await norms(swiss({ lost: 4 }))).toContain('Nobody has a norm, or is within a point of one.');
  });

  it('says what the open game can bring', async () => {
    const output = await norms(swiss({ isOpen: true }));
    expect(output).toContain('  GM norm, 1 open game:\n    ½ point from 1 game: enough.\n');
    const won = await norms(swiss({ isOpen: true, lost: 2 }), '--format', 'csv');
    expect(won).toBe(
      'number,title,name,federation,rating,norm,holds,games,points,average,performance,points missing,rounds left out,points needed\r\n' +
        '1,IM,Ann,GER,2420,GM,no,8,6,2450,2643,,9,0.5\r\n',
    );
  });

  it('leaves open what a file doesn’t say', async () => {
    const output = await norms(swiss().replaceAll(/,"title":"[GI]M"/g, ''), '--player', 'ann', '--titles', 'gm');
    expect(output).toContain('Ann: GM norm: not decided.');
    expect(output).toContain('  Titled opponents: 0 (9 not known), at least 5 needed (Art. 1.4.5): not decided.');
    expect(output).toContain('The title of Opponent 2 isn’t known.');
    const data: unknown = JSON.parse(await norms(swiss().replaceAll(/,"title":"[GI]M"/g, ''), '--format', 'json'));
    expect(data).toMatchObject({ norms: [{ name: 'Ann', norm: { title: 'GM', holds: null } }, {}, {}, {}] });
  });

  it('takes titles, federations and ratings that the file leaves out from a rating list of FIDE', async () => {
    const whole = JSON.parse(swiss()) as { players: { federation: string; rating: number; title: string }[] };
    const lines = whole.players.map(({ federation, rating, title }, at) => {
      return `${99000101 + at}       Opponent             ${federation} M   ${title.padEnd(4)}                         ${rating}  0   10 1990`;
    });
    const list = [
      'ID Number      Name                 Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag',
      ...lines.map((line, at) => (at === 0 ? line.replace('Opponent', 'Ann     ') : line)),
    ].join('\n');
    const bare = JSON.stringify({
      ...whole,
      players: whole.players.map((player, at) => ({
        ...Object.fromEntries(Object.entries(player).filter(([fact]) => ['id', 'name', 'sex'].includes(fact))),
        fideId: String(99000101 + at),
      })),
    });
    // Everybody is unrated there, and counts as 1400
    expect(await norms(bare, '--player', '1', '--titles', 'gm')).toContain('Ann: GM norm: no.');
    const { code, complaints, output } = await crosstable(['norms', '-', '--fide-list', 'k.csv'], bare, list);
    expect(code).toBe(0);
    // 7 of 9 are 78 %, 220
    expect(output).toContain('Ann: GM norm: yes. 7 of 9 against 2450, performance 2670.');
    expect(complaints).toContain('k.csv completes 10 players: rating, title, federation, year of birth');
    const twice = await crosstable(['norms', '-', '--fide-list', '-'], bare);
    expect(twice.complaints).toContain('norms: expected one file from standard input, got two');
  });

  it('of one player tells all titles that can still be made, and those that are named', async () => {
    expect((await norms(swiss({ lost: 9 }), '--player', 'Ann')).match(/^Ann: \w+ norm/gm)).toEqual(['Ann: GM norm']);
    const titles = (await norms(swiss(), '--player', '1', '--titles', 'im,wgm')).match(/^Ann: \w+ norm/gm);
    expect(titles).toEqual(['Ann: IM norm', 'Ann: WGM norm']);
    // An opponent of no sex that is known, and without a title of women
    const other = await norms(swiss({ title: '' }), '--player', '2');
    expect(other.match(/^Opponent 2: \w+ norm/gm)).toEqual(['Opponent 2: GM norm', 'Opponent 2: IM norm']);
  });

  it('takes the kind of tournament and its host', async () => {
    const alone = swiss().replaceAll(/FRA|ITA|AUT/g, 'GER');
    expect(await norms(alone, '--player', 'Ann')).toContain('Ann: GM norm: no.');
    const kind = ['--player', 'Ann', '--kind', 'national-championship'];
    expect(await norms(alone, ...kind)).toContain('Ann: GM norm: yes.');
    expect(await norms(alone, ...kind, '--host', 'fra')).toContain('Ann: GM norm: no.');
  });

  it.each([
    ['de', 'Schweizer System, 9 Runden: Normen nach FIDE B.01, Ausgabe 2024-01', 'Ann: GM-Norm: ja. 7 aus 9 gegen 2450, Performance 2670.'],
    ['fr', 'Système suisse, 9 rondes\u202F: Normes selon FIDE B.01, édition 2024-01', 'Ann\u202F: Norme de GM\u202F: oui. 7 sur 9 contre 2450, performance 2670.'],
    ['es', 'Sistema suizo, 9 rondas: Normas según FIDE B.01, edición 2024-01', 'Ann: Norma de GM: sí. 7 de 9 contra 2450, rendimiento 2670.'],
  ])('answers in %s', async (language, about, verdict) => {
    const lines = (await norms(swiss(), '--language', language)).split('\n');
    expect(lines[2]).toBe(about);
    expect(lines[7]).toBe(verdict);
  }); // prettier-ignore

  it('is printed as a page and as Markdown, with every opponent', async () => {
    for (const format of ['html', 'markdown']) {
      const output = await norms(swiss(), '--format', format);
      expect(output.match(/Opponent \d+/g)).toHaveLength(9);
    }
  });

  it.each([
    [['--titles', 'FM'], '--titles: expected GM, IM, WGM or WIM, got "FM"'],
    [['--kind', 'open'], '--kind: expected national-championship, national-team-championship, zonal, team-championship or world-cup, got "open"'],
    [['--player', 'Bob'], 'no player "Bob": expected a start number, a name or a part of one'],
  ])('refuses %j', async (words, error) => {
    const { code, complaints } = await crosstable(['norms', '-', ...words], swiss());
    expect(code).not.toBe(0);
    expect(complaints).toContain(error);
  }); // prettier-ignore
});
