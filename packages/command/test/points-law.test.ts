// A law: the points of the standings are those that the file states or prints, or a warning stands above them. Over mangled files.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { type ChessEvent, readEvent } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';
import { standingsReport } from '@crosstable/report';

/** Some of the reports of individuals, of each group. */
const NAMES = sharedNames('golden/trf', /\.trf$/).filter((_, at) => at % 19 === 0);

const textOf = (name: string): string => new TextDecoder().decode(sharedBytes(`golden/trf/${name}`));

/** Whether a report is one of teams, whose points are those of the matches. */
const isOfTeams = (text: string): boolean => /^(?:013|310)/m.test(text);

/** The same text with other points in the row at a place, counted round all rows. */
function withOtherPoints(text: string, place: number, more: number): string {
  const lines = text.split('\n');
  const rows = lines.flatMap((line, at) => (line.startsWith('001') ? [at] : []));
  const at = rows[place % rows.length];
  const points = (Number(lines[at].slice(80, 84)) + more).toFixed(1).padStart(4);
  return lines.with(at, lines[at].slice(0, 80) + points + lines[at].slice(84)).join('\n');
}

/** Ways to spoil a report, by its place among the files. */
const REPORTS: readonly (readonly [name: string, mangled: (text: string, place: number) => string])[] = [
  ['as it is', (text) => text],
  ['with half a point too many', (text, place) => withOtherPoints(text, place, 0.5)],
  ['with a point too few', (text, place) => withOtherPoints(text, place, -1)],
  ['without its scoring', (text) => text.replaceAll(/^(?:162|XXS|BB[A-Z])[^\n]*\n/gm, '')],
  ['without a half-point bye', (text) => text.replace('0000 - H', '        ')],
  ['with a half-point bye for a pairing-allocated one', (text) => text.replace('0000 - U', '0000 - H')],
  ['without the pairing-allocated byes', (text) => text.replaceAll('0000 - U', '        ')],
];

/** The points of the standings beside those that the file has, and whether a warning stands above. */
function holds(event: ChessEvent, stated: ReadonlyMap<string, number>): boolean {
  const { rows, warnings } = standingsReport({ ...event, tiebreaks: ['PTS'] });
  const points = new Map(rows.map(({ player, values }) => [player, values[0]]));
  const agree = [...stated].every(([id, own]) => Math.abs((points.get(id) ?? 0) - own) < 1e-9);
  return agree || warnings !== undefined;
}

/** The points in the columns 81-84 of the rows. */
function statedIn(text: string): ReadonlyMap<string, number> {
  const rows = text.split('\n').filter((line) => line.startsWith('001') && line.slice(80, 84).trim() !== '');
  return new Map(rows.map((line) => [String(Number(line.slice(4, 8))), Number(line.slice(80, 84))]));
}

/** A Swiss as Chess-Results prints it, by starting numbers. */
function printed({ games, players }: ChessEvent, stated: ReadonlyMap<string, number>): string[][] {
  const sign = (points: number): string => (points === 0.5 ? '½' : String(points));
  const cellOf = (id: string, round: ChessEvent['games'][number]): string => {
    const game = round.find(({ white, black }) => white === id || black === id);
    if (game === undefined) return '-0';
    const { white, black, kind, result, blackResult } = game;
    const own = white === id ? (result ?? 0) : (blackResult ?? 1 - (result ?? 0));
    if (black === '') return `-${sign(own)}`;
    const shown = kind === undefined ? sign(own) : kind !== 'double-forfeit' && own === 1 ? '+' : '-';
    return (white === id ? `${black}w` : `${white}b`) + shown;
  };
  return [
    ['No.', 'Name', ...games.map((_, at) => `${at + 1}.Rd`), 'Pts.'],
    ...players.map(({ id }) => [
      id,
      `Player ${id}`,
      ...games.map((round) => cellOf(id, round)),
      String(stated.get(id) ?? ''),
    ]),
  ];
}

type Mangled = (rows: readonly string[][], place: number) => string[][];

/** Ways to spoil a table. */
const TABLES: readonly (readonly [name: string, mangled: Mangled])[] = [
  ['as it is', (rows) => [...rows]],
  [
    'with half a point too many',
    (rows, place) => {
      const at = 1 + (place % (rows.length - 1));
      return rows.with(at, rows[at].with(-1, String(Number(rows[at].at(-1)) + 0.5)));
    },
  ],
  ['without the byes', (rows) => rows.map((row) => row.map((cell) => (/^-[½1]$/.test(cell) ? '' : cell)))],
];

describe.skipIf(!hasShared)(`points are those of the file, or that is said${skipNote}`, () => {
  it.each(REPORTS)('in reports %s', (way, mangled) => {
    let spoiled = 0;
    NAMES.forEach((name, place) => {
      const text = textOf(name);
      if (isOfTeams(text)) return;
      const other = mangled(text, place);
      if (other !== text) spoiled++;
      expect([name, holds(readEvent(other), statedIn(other))]).toEqual([name, true]);
    });
    expect(spoiled > 0).toBe(way !== 'as it is');
  });

  it.each(TABLES)('in tables %s', async (_, mangled) => {
    let read = 0;
    for (const [place, name] of NAMES.entries()) {
      const text = textOf(name);
      const event = readEvent(text);
      if (isOfTeams(text) || event.system !== 'swiss' || event.scoring !== undefined) continue;
      const rows = mangled(printed(event, statedIn(text)), place);
      const stated = new Map(rows.slice(1).map((row) => [row[0], Number(row.at(-1))]));
      const page = await readPageEvent(rows.map((row) => row.join('\t')).join('\n'));
      expect([name, holds(page, stated)]).toEqual([name, true]);
      read++;
    }
    expect(read).toBeGreaterThan(10);
  });
});
