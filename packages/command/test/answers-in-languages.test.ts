// Whole lines of ratings, audits, comparisons and the last round in German, French and Spanish. French has a narrow blank, U+202F,
// before colons and semicolons.

import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

const LANGUAGES = ['de', 'fr', 'es'] as const;

async function linesOf(words: readonly string[], input = '', second?: string): Promise<readonly string[]> {
  const { output } = await crosstable(words, input, second);
  return output.split('\n');
}

describe('ratings', () => {
  // Against Bob's 2200, 500 below, Ann's ½ is less than the .96 expected, and Bob's more than .08: 10 × -.46 and 20 × .42; Bob against
  // Dot's 1300 counts 400: .92, a win and 20 × .08, so that Bob has 20 × .5. Cid lost to Dot, 105 below, .64: 40 × -.64 = -25.6
  const event = JSON.stringify({
    name: 'Open',
    start: '2025-10-01',
    system: 'swiss',
    players: [
      { id: '1', name: 'Ann', rating: 2700 },
      { id: '2', name: 'Bob', rating: 2200 },
      { id: '3', name: 'Cid', rating: 1405 },
      { id: '4', name: 'Dot', rating: 1300 },
      { id: '5', name: 'Eve' },
    ],
    games: [
      [
        { white: '1', black: '2', result: 0.5 },
        { white: '3', black: '4', result: 0 },
      ],
      [
        { white: '1', black: '5', result: 1 },
        { white: '2', black: '3', result: 1, kind: 'forfeit-win' },
      ],
      [{ white: '2', black: '4', result: 1 }],
    ],
  });
  const asked = (language: string) =>
    linesOf(['ratings', '-', '--language', language, '--k-file', 'k.csv'], event, 'id,k\n1,10\n2,20\n3,40');

  it('speak German', async () => {
    const lines = await asked('de');
    expect(lines.slice(5, 7)).toEqual([
      '  1  Ann      2700        1       ½       0,96  2200  10      -4,6        -5  2695',
      '  2  Bob      2200        2      1½       1,00  2193  20     +10,0       +10  2210',
    ]);
    expect(lines.slice(4, 5)).toEqual([
      'Nr.  Spieler   Elo  Partien  Punkte  Erwartung    Rp   K  Änderung  Gerundet   Neu',
    ]);
    expect(lines.slice(10, -1)).toEqual([
      'Nicht ausgewertet, kampflose Partien (B.02 5.1): Runde 2: 2–3',
      'Nicht ausgewertet, Partien gegen Spieler ohne Elo-Zahl (B.02 8.3.1): Runde 2: 1–5',
      'In 2 Partien zählt eine Differenz von mehr als 400 als 400, aber nicht für Spieler mit mindestens 2650 (B.02 8.3.1)',
      'Kein K in k.csv und darum keine Änderung: 4 Dot',
      'Jetzt unter 1400 und ohne veröffentlichte Elo-Zahl: 3 Cid',
      'In der Datei unter 1400, wie niemand in den Listen der FIDE: 4 Dot',
      'Ohne Elo-Zahl und nicht in der Tabelle: 5 Eve',
      'Keine erste Elo-Zahl, kein Punkt gegen Gegner mit Elo-Zahl (B.02 8.2.1): 5 Eve',
    ]);
  });

  it('speak French', async () => {
    expect((await asked('fr')).slice(10, 13)).toEqual([
      'Sans effet sur l’Elo, forfaits (B.02 5.1)\u202F: ronde 2\u202F: 2–3',
      'Sans effet sur l’Elo, parties contre des joueurs sans Elo (B.02 8.3.1)\u202F: ronde 2\u202F: 1–5',
      'Dans 2 parties, un écart de plus de 400 compte pour 400, sauf pour les joueurs à 2650 ou plus (B.02 8.3.1)',
    ]);
  });

  it('speak Spanish', async () => {
    expect((await asked('es')).slice(13, 16)).toEqual([
      'Sin K en k.csv y, por tanto, sin variación: 4 Dot',
      'Ahora por debajo de 1400 y sin Elo publicado: 3 Cid',
      'Por debajo de 1400 en el archivo, como nadie en las listas de la FIDE: 4 Dot',
    ]);
  });

  it('say in the language which rules are used for days whose own ones are not known, and what nobody uses', async () => {
    const early = event.replace('2025-10-01', '2020-05-08');
    const notes = async (language: string) =>
      (await crosstable(['ratings', '-', '--language', language, '--k-file', 'k.csv'], early, 'id,k,x\n1,10,1'))
        .complaints;
    expect(await notes('de')).toMatch(/gewertet nach den Regeln vom .*, weil die vom .* hier nicht bekannt sind/);
    expect(await notes('de')).toContain('nicht verwendete Spalten von k.csv: x');
    expect(await notes('fr')).toContain('colonnes de k.csv non utilisées\u202F: x');
    expect(await notes('es')).toContain('columnas de k.csv que no se usan: x');
  });
});

describe('audit', () => {
  // SB/C1 of 2024-08 with 7 instead of 6½, and without Kask
  const table = 'No,TB1\n1,6.75\n2,13.25\n3,10\n4,5.25\n5,10½\n6,6½\n7,4.75\n8,5\n9,7\n10,1.25';
  const asked = (language: string) =>
    linesOf(['audit', 'examples/harbour-open.trf', '--language', language, '--table', 'k.csv'], '', table);

  it('speaks German', async () => {
    const lines = await asked('de');
    expect(lines.slice(4, 11)).toEqual([
      'Spieler, die nicht in der Tabelle stehen',
      '  Kask, Jaan: Ihre Zahlen sind nicht geprüft.',
      '',
      'Spalte TB1',
      '  Mehrdeutig; 9 von 10 Zellen stimmen überein.',
      '  Regel: SB/C1 nach C.07 (2024-08).',
      '  Oder: SB/C1 nach C.07 (2026-03); 8 von 10 Zellen stimmen überein.',
    ]);
    expect(lines.at(12)).toMatch(
      /^ {2}Ionescu, Radu +7 +6½ {2}Runde 1: 1 × 3 = 3 gegen Dvořák, Petr \(Art\. 16\.3\.1\); Runde 2: .* \(Art\. 16\.3\.1, gestrichen\);/,
    );
  });

  it('speaks French', async () => {
    expect((await asked('fr')).slice(4, 11)).toEqual([
      'Joueurs absents du tableau',
      '  Kask, Jaan\u202F: leurs nombres ne sont pas contrôlés.',
      '',
      'Colonne TB1',
      '  Ambiguë\u202F; 9 cases sur 10 concordent.',
      '  Règle\u202F: SB/C1 selon C.07 (2024-08).',
      '  Ou bien\u202F: SB/C1 selon C.07 (2026-03)\u202F; 8 cases sur 10 concordent.',
    ]);
  });

  it('speaks Spanish', async () => {
    expect((await asked('es')).slice(14, 17)).toEqual([
      'Columna TB1: las casillas que diferencian las reglas',
      '  Revise estas casillas a mano. La regla que las da es la que produjo la columna.',
      '  Jugador       Impreso  SB/C1 según C.07 (2024-08)  SB/C1 según C.07 (2026-03)',
    ]);
  });

  it('names conventions in the language: of players and of the rules in the grid', async () => {
    // As in the test of the nearest other rule
    const bye = (white: string, kind: string, result: number) => ({ white, black: '', result, kind });
    const game = (white: string, black: string, result: number) => ({ white, black, result });
    const games = [
      [bye('A', 'pairing-bye', 1), game('E', 'D', 1), game('B', 'C', 1)],
      [bye('D', 'pairing-bye', 1), game('A', 'E', 1), game('B', 'C', 1)],
      [bye('C', 'zero-bye', 0), bye('D', 'full-bye', 1), bye('E', 'pairing-bye', 1), game('A', 'B', 1)],
    ];
    const lines = await linesOf(
      ['audit', '-', '--language', 'de', '--table', 'k.csv'],
      JSON.stringify({ name: 'X', system: 'swiss', games }),
      'Name;X\nA;6½\nB;4\nC;4\nD;5\nE;6½',
    );
    expect(lines).toContain(
      '  Nächste andere Regel: BH (eigene ungespielte Runde: C.07 2026-03; die der Gegner: zuerkannte Punkte); 3 von 5 Zellen stimmen überein.',
    );
  });
});

describe('compare', () => {
  const asked = async (language: string) =>
    (await linesOf(['compare', 'examples/harbour-open.trf', '--language', language])).slice(4);

  it('speaks German', async () => {
    expect(await asked('de')).toEqual([
      '2 von 11 wechseln den Platz',
      '  1 mit anderen Werten, 1 nur wegen anderer.',
      '  Beiträge, die sich unterscheiden: 2 nach Art. 16.4.2, 2 nach Art. 16.4.1.',
      '  Andere unterscheiden sich, sind aber auf beiden Seiten gestrichen: 2 nach Art. 16.5.1.',
      '  Spieler        2024-08  2026-03  Warum',
      '  Eriksen, Liv         2        3  SB/C1, Runde 5: 4 → 3, Art. 16.4.1; jetzt hinter Csonka, Ágnes',
      '  Csonka, Ágnes        3        2  nicht mehr hinter Eriksen, Liv',
      '',
    ]);
  });

  it('speaks French', async () => {
    expect((await asked('fr')).slice(0, 4)).toEqual([
      '2 sur 11 changent de place',
      '  1 avec une autre valeur, 1 seulement à cause des autres.',
      '  Contributions qui diffèrent\u202F: 2 selon l’art. 16.4.2, 2 selon l’art. 16.4.1.',
      '  D’autres diffèrent, mais sont retranchées des deux côtés\u202F: 2 selon l’art. 16.5.1.',
    ]);
  });

  it('speaks Spanish', async () => {
    expect((await asked('es')).slice(5)).toEqual([
      '  Eriksen, Liv         2        3  SB/C1, ronda 5: 4 → 3, art. 16.4.1; ahora detrás de Csonka, Ágnes',
      '  Csonka, Ágnes        3        2  ya no está detrás de Eriksen, Liv',
      '',
    ]);
  });
});

describe('whatif', () => {
  const asked = (language: string) =>
    linesOf([
      ...['whatif', 'examples/harbour-open.trf', '--language', language, '--round', '6'],
      ...['--player', 'csonka', '--place', '2', '--tiebreaks', 'PTS', '--chances', '--draw-rate', '0.3'],
    ]);

  it.each([
    ['de', 'Wenn Csonka gewinnt', '  Platz 1, was auch immer sonst geschieht.'],
    ['fr', 'Si Csonka gagne', '  1re place, quoi qu’il arrive ailleurs.'],
    ['es', 'Si Csonka gana', '  1.º puesto, pase lo que pase en otros tableros.'],
  ])('says in %s which places an own result leaves', async (language, heading, sentence) => {
    // By points alone a win is enough for the first place, as the test of the Harbour Open counts out
    const lines = await asked(language);
    expect(lines.slice(4, 6)).toEqual([heading, sentence]);
  });

  it('has the decimal sign of the language, and its own sentence for the rate', async () => {
    const shares = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await asked(language)).filter((line) => line.includes('%') || line.includes('0,3')),
      ),
    );
    expect(shares.map(([share]) => share.replace(/\d+,\d/, 'P'))).toEqual([
      '  Wahrscheinlichkeit: P %, über alle Ergebnisse ausgezählt.',
      '  Probabilité\u202F: P %, comptée sur tous les résultats.',
      '  Probabilidad: P %, contada sobre todos los resultados.',
    ]);
    expect(shares.map(([, model]) => model)).toEqual([
      '  Die Wahrscheinlichkeit folgt den Elo-Zahlen (FIDE B.02, Art. 8.1.2), mit einem Anteil der Remis von 0,3, wo sie ihn zulassen.',
      '  La probabilité suit les Elo (FIDE B.02, art. 8.1.2), avec une part de nulles de 0,3 là où ils le permettent.',
      '  La probabilidad sigue los Elo (FIDE B.02, art. 8.1.2), con una proporción de tablas de 0,3 donde lo permiten.',
    ]);
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  it.each([
    ['ratings', []],
    ['audit', ['--table', 'k.csv']],
    ['compare', []],
    ['whatif', ['--player', 'csonka', '--place', '2', '--chances', '--round', '6']],
  ])('leaves no line of %s in English', async (command, words) => {
    const table = 'No,Rank,Pts,TB1,TB2\n1,1,9,6.75,7\n2,2,1,13.25,3\n3,3,4,10,1\n4,4,3,5.25,2';
    const asked = (of: string) =>
      linesOf([command, 'examples/harbour-open.trf', '--language', of, ...words], '', table);
    const english = new Set(await asked('en'));
    const lines = await asked(language);
    expect(lines.length).toBeGreaterThan(4);
    // The name of the tournament is the same in every language, and nothing else that has letters: of a table, the columns are as wide
    // as their headings. French has points, too
    expect(lines.slice(1).filter((line) => english.has(line) && /\p{L}/u.test(line) && line !== 'Points')).toEqual([]);
  });
});
