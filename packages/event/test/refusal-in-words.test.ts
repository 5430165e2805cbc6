// The error of openEvent about a file without a tournament, in the words of a language
import { expect, it } from 'vitest';

import { isInputError } from '@crosstable/core';
import { errorInWords } from '@crosstable/words/errors';
import { GERMAN_ERRORS } from '@crosstable/words/errors/de';

import { openEvent } from '../src/open-event.js';

async function mistakeIn(source: string): Promise<string | undefined> {
  try {
    await openEvent(source);
  } catch (error) {
    if (!isInputError(error)) throw error;
    return errorInWords(error, GERMAN_ERRORS);
  }
  return undefined;
}

it('says what the file is, and how to get one that can be read', async () => {
  expect(await mistakeIn('')).toBe(
    'Das ist eine leere Datei. Öffnen Sie den Turnierbericht für die FIDE (TRF), in dem die Zeile jedes Spielers mit 001 beginnt, oder JSON, oder eine Kreuztabelle mit allen Partien.',
  );
  expect(await mistakeIn('%PDF-1.7\n')).toBe(
    'Das ist ein PDF. Öffnen Sie eine Kreuztabelle mit allen Partien, als HTML, XLSX, CSV oder kopierten Text, oder den Turnierbericht für die FIDE (TRF).',
  );
  expect(await mistakeIn('Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0')).toBeUndefined();
});
