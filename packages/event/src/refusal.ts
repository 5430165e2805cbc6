// The kind of a file in which no tournament can be read, and the way to one in which it can; loaded with the first such file.
import { type ForeignFormat, type InputError, beginOf, formatOf, isInputError } from '@crosstable/core/text';
import { pageInArchive } from '@crosstable/printed-table/inside';
import { type ProgramName, RECIPE_OF, type RecipeKey, type RefusalKey, kindInWords } from '@crosstable/words/recipes';
import { RECIPES as ENGLISH } from '@crosstable/words/recipes/en';

import { type PageOrigin, originOf } from './page-origin.js';
import { type PrintedValues, isStartList, pageOf } from './printed-values.js';
import { isLichess } from './recognized.js';

/** The error about a file in which no tournament can be read. Its sentence is English; its facts can be told in any language. */
export interface Refusal extends RangeError, Pick<InputError, 'code' | 'expected' | 'found' | 'values'>, PageOrigin {
  /** Empty, because the mistake is about the whole file. */
  readonly path: '';
  /** The kind of the file. */
  readonly key: RefusalKey;
  /** The way to a file that can be read. */
  readonly recipe: RecipeKey;
  /** The table that a page without games prints. */
  readonly table?: PrintedValues;
}

type RefusalFacts = Omit<Refusal, keyof RangeError | 'code' | 'path' | 'expected' | 'found' | 'values'>;

/** The keys of the formats that are recognized by their beginning. */
const KEY_OF: Partial<Record<ForeignFormat['name'], RefusalKey>> = {
  'a PDF': 'pdf',
  'an image': 'image',
  'a Word document': 'text-document',
  'an RTF': 'text-document',
  'a spreadsheet or another ZIP file': 'zip',
  'a spreadsheet or another file of an office program': 'old-office-file',
  'a file of Swiss-Chess': 'program-file',
  'a file of Swiss-Manager': 'program-file',
  'an XML file': 'xml',
  'a PGN': 'pgn',
  'an NDJSON': 'ndjson',
};

/** The programs by the endings of their own files. */
const PROGRAM_OF: readonly (readonly [ending: RegExp, program: ProgramName])[] = [
  [/\.veg$/i, 'Vega'],
  [/\.papi$/i, 'Papi'],
  [/\.sce$/i, 'Sharly Chess'],
  [/\.swt$/i, 'Swiss-Chess'],
  [/\.tu[nrtm]x?$/i, 'Swiss-Manager'],
  [/\.(?:trn|s3a|sws)$/i, 'SwissSys or WinTD'],
];

/** The address of a Swiss of Lichess, in its games. */
const OF_LICHESS = 'lichess.org/swiss/';

const OTHER_RECIPES: Partial<Record<RefusalKey, RecipeKey>> = {
  'empty-file': 'any-file',
  'own-answer': 'own-tournament',
  'old-office-file': 'new-spreadsheet',
  'unknown-file': 'any-file',
  'web-archive': 'saved-page',
};

/** Makes the error. */
function refusal(key: RefusalKey, more: Omit<RefusalFacts, 'key' | 'recipe'>, cause: unknown): Refusal {
  const { program } = more;
  const recipe = program === undefined ? (OTHER_RECIPES[key] ?? 'crosstable') : RECIPE_OF[program];
  const expected = 'the games of a tournament';
  const found = kindInWords(key, more, ENGLISH);
  const sentence = `expected ${expected}, got ${found}. ${ENGLISH.recipes[recipe](more)}`;
  const facts = { code: 'ERR_CROSSTABLE_INPUT', path: '', expected, found, key, values: {}, recipe, ...more } as const;
  return Object.assign(new RangeError(sentence, { cause }), facts);
}

/** The facts of a format by the file alone; `undefined` for one that may be a page or a report. */
function factsOf(content: string | Uint8Array): Pick<RefusalFacts, 'key' | 'program'> | undefined {
  const format = formatOf(content);
  const key = format && KEY_OF[format.name];
  const head = beginOf(content);
  if (isLichess(head)) return { key: key ?? 'json', program: 'Lichess' };
  if (key === undefined) return undefined;
  if (key === 'program-file') return { key, program: 'Swiss-Manager' };
  return key === 'pgn' && head.includes(OF_LICHESS) ? { key, program: 'Lichess' } : { key };
}

/** The error about a page, or about a text that may be one. */
async function pageRefusal(key: string, content: string | Uint8Array, thrown: unknown): Promise<unknown> {
  const { text, table, hasRounds } = await pageOf(content, key !== 'no-tournament');
  const origin = originOf(text);
  // Only Chess-Results cuts its lists, those of its spreadsheets too, which may not say where they come from
  if (key === 'cut-list') return refusal(key, { program: 'Chess-Results', ...origin }, thrown);
  if (key === 'nothing-paired') return refusal(key, origin, thrown);
  if (key === 'pairings-of-one-round') return refusal(key, origin, thrown);
  if (hasRounds) return refusal('unread-table', origin, thrown);
  if (table !== undefined)
    return refusal(isStartList(table) ? 'nothing-paired' : 'values-without-games', { ...origin, table }, thrown);
  return refusal(key === 'page-without-games' ? 'page-without-table' : 'unknown-file', origin, thrown);
}

/** The page in a web archive, or another file as it is; `undefined` of an archive without a whole page. */
function pageIn(source: string | Uint8Array): string | Uint8Array | undefined {
  try {
    return pageInArchive(source);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** Whether a PGN has no games, or none with rounds, which the tournament report of Lichess has. */
function isWithoutTournament(thrown: RangeError, program: ProgramName | undefined): boolean {
  const key = isInputError(thrown) ? thrown.key : undefined;
  return key === 'no-tournament' || (key === 'no-rounds' && program === 'Lichess');
}

/** Whether a file is an answer that was made here: the JSON of one, or its page. */
function isOwnAnswer(content: string | Uint8Array): boolean {
  const head = beginOf(content);
  if (/^\s*\{/.test(head)) return head.includes('"editionFrom":');
  return /^<!DOCTYPE html>\s*<html/i.test(head) && head.includes('<div class="crosstable">');
}

/** The error to throw for a file in which a reader found no tournament; a mistake in a tournament is the reader's error. */
export async function refusalOf(thrown: unknown, source: string | Uint8Array, name: string): Promise<unknown> {
  if (!(thrown instanceof RangeError)) return thrown;
  const content = pageIn(source);
  if (content === undefined) return refusal('web-archive', {}, thrown);
  if (isOwnAnswer(content)) return refusal('own-answer', {}, thrown);
  const format = factsOf(content);
  // A mistake in a file of a program is its reader's; as a text the file can't be read at all
  if (format?.key === 'program-file' && typeof content !== 'string') return thrown;
  if (format?.key === 'pgn' && !isWithoutTournament(thrown, format.program)) return thrown;
  if (format !== undefined) {
    const { key, ...more } = format;
    return refusal(key, more, thrown);
  }
  const key = isInputError(thrown) ? thrown.key : undefined;
  if (key === 'empty-file') return refusal(key, {}, thrown);
  const program = PROGRAM_OF.find(([ending]) => ending.test(name))?.[1];
  if (key === 'no-tournament' && program !== undefined) return refusal('program-file', { program }, thrown);
  const isOfPage =
    key === 'page-without-games' || key === 'nothing-paired' || key === 'cut-list' || key === 'pairings-of-one-round';
  if (isOfPage || key === 'no-tournament') return pageRefusal(key, content, thrown);
  // Small whole numbers of a ranking may look like results
  if (!isInputError(thrown) || thrown.line === undefined || factsOf(content) !== undefined) return thrown;
  const { isOfValues, table, text } = await pageOf(content, true);
  return isOfValues && table ? refusal('values-without-games', { ...originOf(text), table }, thrown) : thrown;
}
