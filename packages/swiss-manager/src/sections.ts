// The sections of a file: where each begins and ends, as the directory at the end of the file says.
import { check } from '@crosstable/core';
import { CUT_OFF, checkNotEmpty, errorAtByte as errorAt, isBytes } from '@crosstable/core/text';

import { type Cursor, hex, u32 } from './bytes.js';

/** The bytes behind the first one of every marker. */
const MARK = [0xff, 0x89, 0x44];
const MARKER_LENGTH = 4;

const BEGIN = 0x93;
const SETTINGS = 0x95;
const DIRECTORY = 0xd3;
const END = 0xe3;

/** The sections that the directory names, in their order; the last is the directory itself. */
const TAGS = [
  { tag: 0xa3, name: 'schedule' },
  { tag: 0xa5, name: 'players' },
  { tag: 0xb3, name: 'games' },
  { tag: 0xb5, name: 'teams' },
  { tag: 0xc3, name: 'matches' },
  { tag: 0xc5, name: 'forbidden pairs' },
  { tag: DIRECTORY, name: 'directory' },
] as const;

/** The first sections are in every file. */
const FIXED = 3;

type SectionName = (typeof TAGS)[number]['name'];

const OFFSETS = 7;
const DIRECTORY_LENGTH = 2 * MARKER_LENGTH + 4 * OFFSETS;

/** The texts of the header begin here. */
const HEADER_LENGTH = 108;

/** The sections, each as a part to read behind its marker. */
export interface Sections {
  /** All that stands before the schedule: the texts, and the settings. */
  readonly header: Cursor;
  readonly schedule: Cursor;
  readonly players: Cursor;
  readonly games: Cursor;
  /** Only in a tournament of teams. */
  readonly ofTeams: { readonly teams: Cursor; readonly matches: Cursor } | undefined;
  readonly forbiddenPairs: Cursor | undefined;
}

function isMarker(bytes: Uint8Array, at: number, tag: number): boolean {
  return [tag, ...MARK].every((byte, place) => bytes[at + place] === byte);
}

/** Throws unless a marker stands at a place. */
function checkMarker(bytes: Uint8Array, at: number, tag: number, name: string): void {
  if (isMarker(bytes, at, tag)) return;
  const found = hex(bytes.subarray(at, at + MARKER_LENGTH));
  throw errorAt(at, name, `the marker ${hex(Uint8Array.of(tag, ...MARK))}`, found);
}

/** Throws unless the bytes begin and end as those of Swiss-Manager do. */
function checkEnds(bytes: Uint8Array): void {
  const expected = 'a file of Swiss-Manager (TUNX, TURX, TUTX or TUMX)';
  checkNotEmpty(bytes, expected);
  const begin = hex(bytes.subarray(0, MARKER_LENGTH));
  if (!hex(Uint8Array.of(BEGIN, ...MARK)).startsWith(begin)) {
    throw errorAt(0, 'beginning', expected, begin, {
      note: 'older ones without x aren’t read: save it in a new Swiss-Manager',
    });
  }
  const end = bytes.length - MARKER_LENGTH;
  if (bytes.length < HEADER_LENGTH + DIRECTORY_LENGTH) {
    throw errorAt(bytes.length, 'end', 'a whole file of Swiss-Manager', `only ${bytes.length} bytes`, CUT_OFF);
  }
  if (!isMarker(bytes, end, END)) {
    throw errorAt(end, 'end', 'the marker of the end', hex(bytes.subarray(end)), CUT_OFF);
  }
}

/** The beginnings of the sections in the directory, in their order. */
function offsetsIn(bytes: Uint8Array, directory: number): readonly number[] {
  const offsets: number[] = [];
  for (let slot = 0; slot < OFFSETS; slot += 1) {
    const at = directory + MARKER_LENGTH + 4 * slot;
    const offset = u32(bytes, at);
    if (offset === 0) continue;
    const least = (offsets.at(-1) ?? HEADER_LENGTH) + MARKER_LENGTH;
    if (offset < least || offset > directory) {
      throw errorAt(at, 'directory', `a section between bytes ${least} and ${directory}`, `one at ${offset}`);
    }
    offsets.push(offset);
  }
  return offsets;
}

/** The sections that begin at these places. Throws where their order is another than that of all files. */
function partsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Cursor[] {
  let next = 0;
  return offsets.map((start, place) => {
    const named = TAGS.findIndex(({ tag }, at) => at >= next && isMarker(bytes, start, tag));
    if (place < FIXED ? named !== place : named < 0) {
      const expected = place < FIXED ? `the marker of ${TAGS[place].name}` : 'the marker of another section';
      throw errorAt(start, 'directory', expected, hex(bytes.subarray(start, start + MARKER_LENGTH)));
    }
    next = named + 1;
    return { bytes, name: TAGS[named].name, at: start + MARKER_LENGTH, end: offsets[place + 1] ?? bytes.length };
  });
}

/**
 * Finds the sections of a file.
 *
 * @throws TypeError for anything but bytes; RangeError for those of another file, or of a part of one.
 */
export function sectionsOf(bytes: Uint8Array): Sections {
  check(isBytes(bytes), 'bytes', 'a Uint8Array', bytes);
  checkEnds(bytes);
  const directory = bytes.length - DIRECTORY_LENGTH;
  checkMarker(bytes, directory, DIRECTORY, 'directory');
  const offsets = offsetsIn(bytes, directory);
  const parts = partsAt(bytes, offsets);
  const [schedule, players, games] = parts;
  if (parts.length <= FIXED || offsets.at(-1) !== directory) {
    const found = parts.map(({ name }) => name).join(', ') || 'nothing';
    throw errorAt(directory, 'directory', 'schedule, players, games and, as the last one, itself', found);
  }
  const part = (name: SectionName): Cursor | undefined => parts.find((one) => one.name === name);
  const [teams, matches] = [part('teams'), part('matches')];
  if ((teams === undefined) !== (matches === undefined)) {
    throw errorAt(directory, 'directory', 'teams and matches, or neither', 'one of them');
  }
  const header = { bytes, name: 'header', at: HEADER_LENGTH, end: offsets[0] };
  const ofTeams = teams && matches && { teams, matches };
  return { header, schedule, players, games, ofTeams, forbiddenPairs: part('forbidden pairs') };
}

/** Passes over the marker of the settings. */
export function enterSettings(header: Cursor): Cursor {
  checkMarker(header.bytes, header.at, SETTINGS, 'settings');
  return { ...header, name: 'settings' };
}
