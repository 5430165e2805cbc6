// The errors that the owner of a file can meet, in every language: the place, what was expected, and what was found.

import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { unexpected } from '@crosstable/core';
import { errorAt } from '@crosstable/core/text';
import { call } from '@crosstable/core/testing/notation';

import { GERMAN_ERRORS } from '../src/errors/de.js';
import { ENGLISH_ERRORS } from '../src/errors/en.js';
import { errorInWords } from '../src/errors/error-in-words.js';
import { SPANISH_ERRORS } from '../src/errors/es.js';
import { FRENCH_ERRORS } from '../src/errors/fr.js';

const LANGUAGES = [ENGLISH_ERRORS, GERMAN_ERRORS, FRENCH_ERRORS, SPANISH_ERRORS];
/** The facts of an error, which aren't enumerable. */
function factsOf({ code, path, expected, found, values }: ReturnType<typeof unexpected>) {
  return { code, ...(path !== undefined && { path }), expected, found, values };
}

const inAll = (error: Parameters<typeof errorInWords>[0]) => LANGUAGES.map((words) => errorInWords(error, words));

describe('an error in words', () => {
  it('has the place in a file, and quotes the file', () => {
    expect(inAll(errorAt({ line: 12, column: 5, text: 'x' }, 'a colour (w, b or -)'))).toEqual([
      'line 12, column 5: expected a colour (w, b or -), found "x"',
      'Zeile 12, Spalte 5: erwartet: eine Farbe (w, b oder -); gefunden: "x"',
      'ligne 12, colonne 5\u202F: attendu\u202F: une couleur (w, b ou -)\u202F; trouvé\u202F: "x"',
      'línea 12, columna 5: se esperaba: un color (w, b o -); se encontró: "x"',
    ]);
    expect(errorInWords(errorAt({ line: 1, column: 1, text: '' }, 'UTF-8'), GERMAN_ERRORS)).toBe(
      'Zeile 1, Spalte 1: erwartet: UTF-8; gefunden: nichts',
    );
  });

  it('has the path in JSON, and the numbers of what is expected', () => {
    expect(inAll(unexpected('games[0]', 'a round from 1 to 9', '10'))).toEqual([
      'games[0]: expected a round from 1 to 9, found 10',
      'games[0]: erwartet: eine Runde von 1 bis 9; gefunden: 10',
      'games[0]\u202F: attendu\u202F: une ronde de 1 à 9\u202F; trouvé\u202F: 10',
      'games[0]: se esperaba: una ronda de 1 a 9; se encontró: 10',
    ]);
  });

  it('says what is wrong with a fund of prizes', () => {
    expect(inAll(errorAt({ line: 2, column: 6, text: '200' }, 'at most 100, the prize of the place before'))).toEqual([
      'line 2, column 6: expected at most 100, the prize of the place before, found "200"',
      'Zeile 2, Spalte 6: erwartet: höchstens 100, der Preis des Platzes davor; gefunden: "200"',
      'ligne 2, colonne 6\u202F: attendu\u202F: au plus 100, le prix de la place précédente\u202F; trouvé\u202F: "200"',
      'línea 2, columna 6: se esperaba: como máximo 100, el premio del puesto anterior; se encontró: "200"',
    ]);
    const age = 'an age beside a day such as 2026-01-01 or a year such as 2026 under age on';
    expect(errorInWords(errorAt({ line: 3, column: 1, text: '' }, age), GERMAN_ERRORS)).toBe(
      'Zeile 3, Spalte 1: erwartet: ein Alter, und unter age on ein Tag wie 2026-01-01 oder ein Jahr wie 2026; gefunden: nichts',
    );
  });

  it('asks for the name that was meant', () => {
    const values = { name: 'sytem', meant: 'system' };
    const error = unexpected('', 'one of 31 names', '"sytem"', RangeError, 'unknown-name', values);
    expect(inAll(error)).toEqual([
      'there is no sytem; did you mean system?',
      'sytem gibt es nicht; ist system gemeint?',
      'sytem n’existe pas\u202F; vouliez-vous dire system\u202F?',
      'sytem no existe; ¿quería decir system?',
    ]);
  });

  it('says of a result that nobody has described where it stands', () => {
    const values = { round: 3, board: 5, code: 7 };
    expect(inAll(unexpected('', 'a result', 'code 7', RangeError, 'unknown-result', values))).toEqual([
      'Round 3, board 5: nobody has described the result with code 7. Export the tournament report (TRF) and open that.',
      'Runde 3, Brett 5: Das Ergebnis mit dem Code 7 hat niemand beschrieben. Exportieren Sie den Turnierbericht (TRF), und öffnen Sie diesen.',
      'Ronde 3, échiquier 5\u202F: personne n’a décrit le résultat de code 7. Exportez le rapport de tournoi (TRF) et ouvrez-le.',
      'Ronda 3, tablero 5: nadie ha descrito el resultado con el código 7. Exporte el informe del torneo (TRF) y ábralo.',
    ]);
  });

  it('is a sentence about a whole file', () => {
    const values = { format: 'a PGN' };
    expect(inAll(unexpected('', 'a TRF or JSON file', 'a PGN', RangeError, 'foreign-file', values))).toEqual([
      'The file is a PGN. It should be a TRF or JSON file.',
      'Die Datei ist ein PGN. Gebraucht wird eine TRF- oder JSON-Datei.',
      'Le fichier est un PGN. Il faut un fichier TRF ou JSON.',
      'El archivo es un PGN. Hace falta un archivo TRF o JSON.',
    ]);
  });

  it('is the kind of a file without a tournament, and the way to one that has it', () => {
    const error = unexpected('', 'the games of a tournament', 'a PGN (Lichess)', RangeError, 'foreign-file');
    const facts = { key: 'pgn', recipe: 'lichess', program: 'Lichess' } as const;
    const refused = Object.assign(new RangeError(error.message), { ...factsOf(error), ...facts });
    expect(inAll(refused)).toEqual([
      'This is a PGN (Lichess). Open the Swiss tournament on Lichess, download its TRF file, and open that.',
      'Das ist eine PGN-Datei (Lichess). Öffnen Sie das Turnier nach Schweizer System auf Lichess, laden Sie seine TRF-Datei herunter, und öffnen Sie diese.',
      'C’est un fichier PGN (Lichess). Ouvrez le tournoi suisse sur Lichess, téléchargez son fichier TRF, puis ouvrez-le.',
      'Esto es un archivo PGN (Lichess). Abra el torneo suizo en Lichess, descargue su archivo TRF y ábralo.',
    ]);
  });

  it('has the name of a format in the language', () => {
    const values = { format: 'a file of Swiss-Manager' };
    expect(inAll(unexpected('', 'a CSV file', 'that', RangeError, 'foreign-file', values))).toEqual([
      'The file is a file of Swiss-Manager. It should be a CSV file.',
      'Die Datei ist eine Datei von Swiss-Manager. Gebraucht wird eine CSV-Datei.',
      'Le fichier est un fichier de Swiss-Manager. Il faut un fichier CSV.',
      'El archivo es un archivo de Swiss-Manager. Hace falta un archivo CSV.',
    ]);
  });

  it.each([
    [[null], 'error: expected an error that isInputError knows, got null'],
    [[unexpected('', 'a', 'b'), null], 'words: expected ErrorWords, as GERMAN_ERRORS, got null'],
    [[unexpected('', 'a', 'b'), { ...GERMAN_ERRORS, files: {} }], 'words.files.empty-file: expected a function, got undefined'], // prettier-ignore
  ])('is refused: %#', (given, message) => {
    expect(() => call(errorInWords, given)).toThrow(new TypeError(message));
  });
});

describe('every language', () => {
  it.each([GERMAN_ERRORS, FRENCH_ERRORS, SPANISH_ERRORS])('has all sentences, expectations and formats', (words) => {
    for (const section of ['files', 'expectations', 'formats'] as const) {
      expect(Object.keys(words[section])).toEqual(
        Object.keys(section === 'files' ? ENGLISH_ERRORS.files : GERMAN_ERRORS[section]),
      );
    }
  });
});

it('the English words stand in the sources as they are', () => {
  const sources = ['core', 'event', 'trf', 'printed-table', 'pgn', 'prizes', 'report', 'command'].flatMap((name) => {
    const folder = new URL(`../../${name}/src/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    return files.map((path) => readFileSync(new URL(path, folder), 'utf8'));
  });
  const plain = sources.join('\n').replace(/\$\{[^}]*\}|\d+/g, '#');
  const words = [...Object.keys(GERMAN_ERRORS.expectations), ...Object.keys(GERMAN_ERRORS.formats)];
  // A whole number is put together of its limits
  const composed = ['a whole number from # to #'];
  expect(words.filter((one) => !plain.includes(one) && !composed.includes(one))).toEqual([]);
});
