// Files of Swiss-Manager in the place of a report.
import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { BYE, SMALL, named, written } from '@crosstable/core/testing/written-swiss-manager';

import { crosstable } from './running.js';

/** Four players; A has beaten C, and D has drawn with B. */
const FILE = written({
  ...SMALL,
  texts: { 0: 'Club night' },
  players: named(4),
  tiebreaks: [{ number: 84, parameters: { 14: 1 } }, { number: 61 }],
});

it('standings, explain and check answer', async () => {
  const { output, complaints, code } = await crosstable(['standings', '-', '--format', 'csv'], FILE);
  expect(code).toBe(0);
  expect(complaints).toBe(
    'note: standard input: tie-break 2 (number 61): left out: Arranz, with different points for draws with White and with Black\n',
  );
  // Points: A 1, B ½, C 0, D ½
  expect(output).toContain('PTS,BH');
  expect(output.split('\n').slice(1, 3).join('\n')).toMatch(/^1,1,.*A.*,1,0\r?\n2,2,.*B.*,0\.5,0\.5/);
  const explained = await crosstable(['explain', '-', '4'], FILE);
  expect(explained.output).toContain('Round 1: draw with B, ½ point');
  const checked = await crosstable(['check', '-'], FILE);
  expect(checked.code).toBe(1);
  expect(checked.output).toMatch(/Can change a rank:\n {2}tie-break 2 \(number 61\): left out: Arranz/);
  expect((await crosstable(['check', '-'], written(SMALL))).output).toContain('Nothing looks wrong.');
});

/** Columns of an old rule, one without a code, a pair set by hand, and a bye without a point. */
const NOTED = written({
  players: named(5),
  games: [
    [
      [1, 3, 1],
      [4, 2, 2, 1],
      [5, BYE, 9],
    ],
  ],
  settings: { 92: 0 },
  tiebreaks: [
    { number: 37, parameters: { 0: 1, 1: 0x0d } },
    { number: 37, parameters: { 1: 0x0d } },
    { number: 61 },
    { number: 87, parameters: { 2: 60 } },
  ],
});

const NOTES = {
  en: [
    'the pairing-allocated bye counts 0 points by a setting that few files show',
    'tie-breaks 1 and 2 (BH/C1 and BH, number 37): probably the old rule of the virtual opponent for unplayed rounds: values differ where there are any',
    'tie-break 3 (number 61): left out: Arranz, with different points for draws with White and with Black',
    'tie-break 4 (number 87): left out: Koya with a limit of 60 per cent',
    'pairs that the arbiter set: 4 against 2 in round 1',
  ],
  de: [
    'das Freilos zählt 0 Punkte, nach einer Einstellung, die wenige Dateien zeigen',
    'Feinwertungen 1 und 2 (BH/C1 und BH, Nummer 37): wahrscheinlich die alte Regel des virtuellen Gegners für ungespielte Runden: wo es solche gibt, sind die Werte andere',
    'Feinwertung 3 (Nummer 61): weggelassen: Arranz, mit verschiedenen Punkten für ein Remis mit Weiß und mit Schwarz',
    'Feinwertung 4 (Nummer 87): weggelassen: Koya mit einer Grenze von 60 Prozent',
    'vom Schiedsrichter gesetzte Paarungen: 4 gegen 2 in Runde 1',
  ],
  fr: [
    'l’exemption compte 0 point, selon un réglage que peu de fichiers montrent',
    'départages 1 et 2 (BH/C1 et BH, numéro 37)\u202F: probablement l’ancienne règle de l’adversaire virtuel pour les rondes non jouées\u202F: s’il y en a, les valeurs diffèrent',
    'départage 3 (numéro 61)\u202F: laissé de côté\u202F: Arranz, avec des points différents pour la nulle avec les blancs et avec les noirs',
    'départage 4 (numéro 87)\u202F: laissé de côté\u202F: Koya avec une limite de 60 pour cent',
    'appariements fixés par l’arbitre\u202F: 4 contre 2 à la ronde 1',
  ],
  es: [
    'el descanso por emparejamiento cuenta 0 puntos, según un ajuste que pocos archivos muestran',
    'desempates 1 y 2 (BH/C1 y BH, número 37): probablemente la regla antigua del rival virtual para las rondas no jugadas: si las hay, los valores son otros',
    'desempate 3 (número 61): omitido: Arranz, con puntos distintos para las tablas con blancas y con negras',
    'desempate 4 (número 87): omitido: Koya con un límite del 60 por ciento',
    'emparejamientos que el árbitro fijó: 4 contra 2 en la ronda 1',
  ],
} as const;

describe.each(['en', 'de', 'fr', 'es'] as const)('the notes in %s', (language) => {
  it('stand beside the answers', async () => {
    for (const asked of [
      ['standings', '-'],
      ['explain', '-', '1'],
      ['whatif', '-', '--player', '1'],
    ]) {
      const line = [...asked, '--language', language, '--format', 'json'];
      const { complaints, output } = await crosstable(line, NOTED);
      for (const note of NOTES[language]) expect([asked, complaints]).toEqual([asked, expect.stringContaining(note)]);
      const { notes } = JSON.parse(output) as { readonly notes: readonly string[] };
      expect(notes).toEqual(NOTES[language]);
    }
  });

  it('are findings, as far as they can change something', async () => {
    const { output, code } = await crosstable(['check', '-', '--language', language, '--format', 'json'], NOTED);
    expect(code).toBe(1);
    const { findings } = JSON.parse(output) as { readonly findings: readonly Readonly<Record<string, string>>[] };
    expect(findings.map(({ changes, key, message }) => [changes, key, message])).toEqual([
      ['score', 'bye-by-setting', NOTES[language][0]],
      ['rank', 'old-virtual-opponent', NOTES[language][1]],
      ['rank', 'arranz', NOTES[language][2]],
      ['rank', 'koya-limit', NOTES[language][3]],
      ['nothing', 'pairs-by-hand', NOTES[language][4]],
    ]);
  });
});

it('a game that isn’t rated is one marked so, of however many moves', async () => {
  const numbers = { 2: 2000 };
  const players = named(2).map((player) => ({ ...player, numbers }));
  const { output } = await crosstable(
    ['ratings', '-'],
    written({ players, games: [[[1, 2, 15]]], settings: { 880: 6 } }),
  );
  expect(output).toContain('Not rated, games marked so, as those of less than one move (B.02 5.1): round 1: 1–2');
});

it('an old rule for unplayed rounds can change nothing where there are none', async () => {
  const file = written({ ...SMALL, tiebreaks: [{ number: 37, parameters: { 1: 0x0d } }] });
  const { output, code } = await crosstable(['check', '-'], file);
  expect(code).toBe(0);
  expect(output).toMatch(/changes no result, score or rank:\n {2}tie-break 1 \(BH, number 37\)/);
});

it('a file that can’t be read is a complaint with its place', async () => {
  const { code, complaints } = await crosstable(['standings', '-'], FILE.subarray(0, 1000));
  expect(code).not.toBe(0);
  expect(complaints).toMatch(/end \(byte 996\): expected the marker of the end, .*cut off while it was copied/);
});

it.skipIf(!hasShared)(`standings and check answer for all real files${skipNote}`, async () => {
  const names = sharedNames('swiss-manager', /X$/);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const bytes = sharedBytes(`swiss-manager/${name}`);
    expect([name, (await crosstable(['standings', '-'], bytes)).code]).toEqual([name, 0]);
    const { output, code } = await crosstable(['check', '-'], bytes);
    expect([name, code]).toEqual([name, output.includes('Can change a') ? 1 : 0]);
  }
});
