// The notes of a reader in German, French and Spanish, beside every answer that has notes. French has a narrow blank, U+202F, before colons

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { parseTrf } from '@crosstable/trf';
import { repairNotes } from '@crosstable/trf/inside';

import { crosstable } from './running.js';

// A bye in the letters of a game, twice; sexes in capitals; a record that nobody knows; points that the arbiter gave
const REPORT = file(
  'TNR 5',
  '299 F        0.5    1',
  '212 PTS,WIN',
  row(1, '1.5', ['0000 - =', '   2 w 1'], { sex: 'M' }),
  row(2, '0.5', ['0000 - =', '   1 b 0'], { sex: 'M' }),
);

const NOTES = {
  de: [
    'vom Schiedsrichter gutgeschriebene oder abgezogene Punkte (299) zählen mit',
    '"0000 - =" – gelesen als Freirunde mit halbem Punkt (H): 2 Runden von 2 Spielern',
    'Zeile 2, Spalte 1: "TNR 5" – kein bekannter Eintrag; er bleibt, wie er ist',
    '"M" – gelesen als m: 2 Spieler',
  ],
  fr: [
    'les points ajoutés ou retirés par l’arbitre (299) comptent',
    '"0000 - =" – lu comme bye à un demi-point (H)\u202F: 2 rondes pour 2 joueurs',
    'ligne 2, colonne 1\u202F: "TNR 5" – enregistrement inconnu, conservé tel quel',
    '"M" – lu comme m\u202F: 2 joueurs',
  ],
  es: [
    'los puntos que el árbitro dio o quitó (299) cuentan',
    '"0000 - =" – leído como descanso de medio punto (H): 2 rondas de 2 jugadores',
    'línea 2, columna 1: "TNR 5" – registro desconocido, que se conserva tal cual',
    '"M" – leído como m: 2 jugadores',
  ],
} as const;

// The only bye of round 2 is worth a point
const PAGE = `Rk.,Name,1.Rd,2.Rd,Pts.,TB1
1,Ana,2w1,3b½,"1,5",1
2,Bo,1b0,-1,1,"1,5"
3,Cy,-½,1w½,1,"1,5"`;

const NOTE_OF_PAGE = {
  de: 'Zeile 3, Spalte 10: "-1" – gelesen als Freilos, das einzige der Runde',
  fr: 'ligne 3, colonne 10\u202F: "-1" – lu comme l’exemption, la seule de la ronde',
  es: 'línea 3, columna 10: "-1" – leído como descanso por emparejamiento, el único de la ronda',
} as const;

describe.each(['de', 'fr', 'es'] as const)('the notes of a reader in %s', (language) => {
  it.each([['standings'], ['explain', '1'], ['compare'], ['whatif', '--player', '1'], ['ratings']])(
    'beside %s',
    async (...asked) => {
      const [name, ...more] = asked;
      const { complaints, output } = await crosstable(
        [name, '-', ...more, '--language', language, '--format', 'json'],
        REPORT,
      );
      for (const note of NOTES[language]) {
        expect(complaints).toContain(note);
        const { notes } = JSON.parse(output) as { readonly notes: readonly string[] };
        expect(notes).toContain(note);
      }
      for (const { message } of repairNotes(parseTrf(REPORT).repairs)) expect(complaints).not.toContain(message);
    },
  );
  it('beside audit', async () => {
    const note = NOTE_OF_PAGE[language];
    const { complaints, output } = await crosstable(
      ['audit', '-', '--language', language, '--format', 'markdown'],
      PAGE,
    );
    expect(complaints + output).toContain(note);
    expect(complaints + output).not.toContain('read as');
  });

  it('and the findings of check say how a text was read', async () => {
    const { output } = await crosstable(['check', '-', '--language', language], PAGE);
    expect(output).toContain(NOTE_OF_PAGE[language]);
  });
});
