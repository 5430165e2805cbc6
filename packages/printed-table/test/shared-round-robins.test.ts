// Round robins with known games, printed in the forms that people have and read back

import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';

import { type PrintedGame, type PrintedPage, readPrintedTable } from '../src/index.js';

/** A tournament, as far as these tests read its file. */
interface Golden {
  readonly id: string;
  readonly cycles?: number;
  readonly rounds: number;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly games: readonly (readonly PrintedGame[])[];
  readonly scoring?: unknown;
}

function goldenOf(...groups: readonly string[]): readonly Golden[] {
  if (!hasShared) return [];
  return groups.flatMap(
    (group) =>
      (sharedJson(`golden/individual/${group}.json`) as { readonly tournaments: readonly Golden[] }).tournaments,
  );
}

const all = goldenOf('rr', 'rr-forfeits', 'drr').filter(({ scoring }) => scoring === undefined);
const single = all.filter(({ cycles = 1 }) => cycles === 1);
const double = all.filter(({ cycles }) => cycles === 2);

/** The sign of a game for White and for Black. */
function signsOf({ result, kind }: PrintedGame): readonly [white: string, black: string] {
  if (kind === 'forfeit-win') return ['+', '-'];
  if (kind === 'forfeit-loss') return ['-', '+'];
  if (kind === 'double-forfeit') return ['-', '-'];
  if (result === 0.5) return ['½', '½'];
  return result === 1 ? ['1', '0'] : ['0', '1'];
}

const WORTH: Readonly<Record<string, number>> = { '1': 1, '+': 1, '½': 0.5 };

/** By player and opponent: the signs of their games in the order of the rounds, each with the own colour. */
type Sides = ReadonlyMap<string, readonly { readonly sign: string; readonly isWhite: boolean }[]>;

function sidesOf({ games }: Golden): Sides {
  const sides = new Map<string, { sign: string; isWhite: boolean }[]>();
  const add = (player: string, opponent: string, sign: string, isWhite: boolean): void => {
    const key = `${player} ${opponent}`;
    sides.set(key, [...(sides.get(key) ?? []), { sign, isWhite }]);
  };
  for (const game of games.flat()) {
    const [white, black] = signsOf(game);
    add(game.white, game.black, white, true);
    add(game.black, game.white, black, false);
  }
  return sides;
}

/** A game as a line; without colours the smaller id stands first. */
function line(game: PrintedGame, hasColours: boolean): string {
  const [white, black] = signsOf(game);
  const isTurned = !hasColours && Number(game.white) > Number(game.black);
  return isTurned ? `${game.black}-${game.white} ${black}${white}` : `${game.white}-${game.black} ${white}${black}`;
}

const lines = (games: readonly (readonly PrintedGame[])[], hasColours: boolean): string[] =>
  games.flatMap((round) => round.map((game) => line(game, hasColours))).sort();

/** How a table is printed. */
interface Form {
  readonly separator: string;
  readonly own: string;
  readonly draw: string;
  /** The headings of columns and the cells before them, by place, or `names` for the players' own. */
  readonly labels: 'numbers' | 'letters' | 'names';
  readonly hasNumbers: boolean;
}

const FORMS: readonly Form[] = [
  { separator: '\t', own: '-', draw: '½', labels: 'letters', hasNumbers: false },
  { separator: ';', own: '×', draw: 'r', labels: 'letters', hasNumbers: true },
  { separator: '\t', own: '', draw: '0.5', labels: 'names', hasNumbers: false },
  { separator: '\t', own: '**', draw: '.5', labels: 'numbers', hasNumbers: true },
  { separator: '\t', own: '\\', draw: 'R', labels: 'numbers', hasNumbers: false },
  { separator: ';', own: '■', draw: '0,5', labels: 'names', hasNumbers: true },
  { separator: ';', own: 'X', draw: 'X', labels: 'letters', hasNumbers: false },
];

/** A third of the tournaments for each form, another one for each of its neighbours. */
function thirdOf(tournaments: readonly Golden[], form: Form): readonly Golden[] {
  return tournaments.filter((_, at) => at % 3 === FORMS.indexOf(form) % 3);
}

const letter = (at: number): string => String.fromCharCode(65 + at);

/** The table; `columns` are the headings of an opponent from its label, and `cells` those of its games. */
function printed(
  golden: Golden,
  { separator, own, draw, labels, hasNumbers }: Form,
  columns: (label: string) => readonly string[],
  cells: (sides: NonNullable<ReturnType<Sides['get']>>, draw: string) => readonly string[],
): string {
  const { players } = golden;
  const sides = sidesOf(golden);
  const labelOf = (at: number): string => ({ numbers: String(at + 1), letters: letter(at), names: players[at].name })[labels]; // prettier-ignore
  const headings = [...(hasNumbers ? ['No.'] : []), 'Name', ...players.flatMap((_, at) => columns(labelOf(at))), 'Pts'];
  const rows = players.map(({ id, name }, at) => {
    const ofPlayer = players.map((other) => sides.get(`${id} ${other.id}`) ?? []);
    const points = ofPlayer.flat().reduce((sum, { sign }) => sum + (WORTH[sign] ?? 0), 0);
    const results = ofPlayer.flatMap((games, place) =>
      place === at ? columns('').map(() => own) : cells(games, draw),
    );
    return [...(hasNumbers ? [at + 1] : []), name, ...results, points];
  });
  return [headings, ...rows].map((row) => row.join(separator)).join('\n');
}

const shown = (sign: string, draw: string): string => (sign === '½' ? draw : sign);

/** The points of both, and what the page leaves open. */
function expectPoints(golden: Golden, page: PrintedPage): void {
  const sides = [...sidesOf(golden)];
  const points = golden.players.map(({ id }) =>
    sides.flatMap(([key, games]) => (key.startsWith(`${id} `) ? games : [])).reduce((sum, { sign }) => sum + (WORTH[sign] ?? 0), 0),
  ); // prettier-ignore
  expect([...page.points.values()]).toEqual(points);
  expect([...(page.printed.points?.values() ?? [])]).toEqual(points);
  expect(page.repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
  for (const round of page.games) {
    const present = round.flatMap(({ white, black }) => [white, black]);
    expect(new Set(present).size).toBe(present.length);
  }
}

describe.skipIf(!hasShared)(`round robins${skipNote}`, () => {
  it.each(FORMS)('once, with $own on the diagonal and $draw as a draw below $labels', async (form) => {
    expect(single.length).toBeGreaterThan(10);
    for (const golden of thirdOf(single, form)) {
      const table = printed(golden, form, (label) => [label], (games, draw) => games.map(({ sign }) => shown(sign, draw))); // prettier-ignore
      const page = await readPrintedTable(table);
      expect([golden.id, page.system, page.rounds]).toEqual([golden.id, 'round-robin', golden.rounds]);
      expect(lines(page.games, false)).toEqual(lines(golden.games, false));
      expectPoints(golden, page);
    }
  });

  const JOINED: readonly (readonly [name: string, join: string])[] = [['a blank', ' '], ['nothing', ''], ['a colon', ':'], ['a stroke', '/']]; // prettier-ignore

  it.each(JOINED)('twice, in the order of the rounds with %s between', async (_, join) => {
    expect(double.length).toBeGreaterThan(10);
    for (const form of FORMS.filter(({ draw }) => join !== '' || draw.length === 1)) {
      for (const golden of thirdOf(double, form)) {
        const table = printed(golden, form, (label) => [label], (games, draw) => [games.map(({ sign }) => shown(sign, draw)).join(join)]); // prettier-ignore
        const page = await readPrintedTable(table);
        expect([golden.id, page.system, page.rounds]).toEqual([golden.id, 'round-robin', golden.rounds]);
        expect(lines(page.games, false)).toEqual(lines(golden.games, false));
        expectPoints(golden, page);
      }
    }
  });

  it.each(JOINED)('twice, the game with White first with %s between, shows the colours', async (_, join) => {
    for (const form of FORMS.filter(({ draw }) => join !== '' || draw.length === 1)) {
      for (const golden of thirdOf(double, form)) {
        const table = printed(golden, form, (label) => [label], (games, draw) => {
          const inOrder = games.toSorted((a, b) => Number(b.isWhite) - Number(a.isWhite));
          return [inOrder.map(({ sign }) => shown(sign, draw)).join(join)];
        }); // prettier-ignore
        const page = await readPrintedTable(table);
        const areKnown = page.games.flat().every(({ coloursUnknown }) => coloursUnknown === undefined);
        expect(lines(page.games, areKnown)).toEqual(lines(golden.games, areKnown));
        expectPoints(golden, page);
      }
    }
  });

  it.each([
    ['a and b', (label: string) => [`${label}a`, `${label}b`]],
    ['one heading', (label: string) => [label, '']],
    ['the same heading', (label: string) => [label, label]],
  ])('twice, in two columns below %s', async (_, columns) => {
    for (const form of FORMS) {
      for (const golden of thirdOf(double, form)) {
        const table = printed(golden, form, columns, (games, draw) => games.map(({ sign }) => shown(sign, draw)));
        const page = await readPrintedTable(table);
        expect([golden.id, page.system, page.rounds]).toEqual([golden.id, 'round-robin', golden.rounds]);
        expect(lines(page.games, false)).toEqual(lines(golden.games, false));
        expectPoints(golden, page);
      }
    }
  });
});
