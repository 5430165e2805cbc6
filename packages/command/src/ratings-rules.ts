import { RATING_KINDS, type RatingKind, differenceRule } from '@crosstable/elo/inside';
import type { ChessEvent } from '@crosstable/event';
import type { RatingRules } from '@crosstable/report';

import type { RatingsRequest } from './arguments.js';
import { CommandError, alternatives, sentenceOf } from './command-error.js';
import { isFideList, readFideList } from './fide-list.js';
import { type KFile, K_EXPECTED, coefficientOf, readKFile } from './k-file.js';

/** The options for ratings, checked before any file is read. */
interface AskedRules {
  readonly kind: RatingKind;
  readonly on: string | undefined;
  readonly k: number | undefined;
}

/** By which rules a tournament is rated, and where they come from. */
export interface KnownRules extends RatingRules {
  /** The file that has these; `undefined` where none was given. */
  readonly kSource: string | undefined;
  /** Remarks for the reader on the source of these rules. */
  readonly notes: readonly string[];
}

type Read = (path: string) => Uint8Array;

/** The day from which the regulations apply that are known here. */
const FIRST_DAY = '2024-03-01';

/** Checks the options of `ratings`. */
export function askedRules({ kind: asked = 'standard', on, k: written }: RatingsRequest): AskedRules {
  const kind = RATING_KINDS.find((one) => one === asked);
  if (kind === undefined) throw new CommandError(`--kind: expected ${alternatives(RATING_KINDS)}, got "${asked}"`);
  try {
    differenceRule({ kind, on });
  } catch (thrown) {
    throw new CommandError(`--on: ${sentenceOf(thrown).replace(/^on: /, '')}`);
  }
  const k = written === undefined ? undefined : coefficientOf(written);
  if (written !== undefined && k === undefined) throw new CommandError(`--k: expected ${K_EXPECTED}, got "${written}"`);
  return { kind, on, k };
}

function kFileOf(path: string, source: string, { players, start }: ChessEvent, asked: AskedRules, read: Read): KFile {
  const date = start ?? asked.on;
  const listYear = date === undefined ? undefined : Number(date.slice(0, 4));
  try {
    const content = read(path);
    if (isFideList(content)) return readFideList(content, players, asked.kind);
    return readKFile(content, { players, listYear });
  } catch (thrown) {
    throw new CommandError(`${source}: ${sentenceOf(thrown)}`);
  }
}

/** The rules for a tournament; K for everybody, or from a file. */
export function rulesFor(event: ChessEvent, asked: AskedRules, kFile: string | undefined, read: Read): KnownRules {
  const { kind, on, k } = asked;
  const day = on ?? event.start;
  const isTooEarly = day !== undefined && day < FIRST_DAY;
  const notes = isTooEarly
    ? [`rated by the regulations of ${FIRST_DAY}, because those of ${day} are not known here`]
    : [];
  const rules = { kind, on: isTooEarly ? FIRST_DAY : day };
  if (kFile === undefined) {
    const coefficients = new Map(k === undefined ? [] : event.players.map(({ id }) => [id, k]));
    return { ...rules, coefficients, kSource: undefined, notes };
  }
  const kSource = kFile === '-' ? 'standard input' : kFile;
  const { byPlayer, unused } = kFileOf(kFile, kSource, event, asked, read);
  if (unused.length > 0) notes.push(`columns of ${kSource} that are not used: ${unused.join(', ')}`);
  return { ...rules, coefficients: byPlayer, kSource, notes };
}
