// Tournaments of the golden values, printed in the forms of the United States and of France, and read back.

import { readFileSync, readdirSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type Game, type PrintedPage, type Scoring, readPrintedTable } from '../src/index.js';
import {
  FORMS,
  type Notation,
  type PlayedSide,
  chessResults,
  gamesTold,
  papi,
  points,
  sidesTold,
  swissPerfect,
  swissSides,
  usChess,
  usChessPage,
  worthOf,
} from './printed-events.js';

interface Golden {
  readonly system: string;
  readonly players: readonly { readonly id: string }[];
  readonly games: readonly (readonly Game[])[];
  readonly scoring?: Scoring;
}

type Sides = readonly (readonly PlayedSide[])[];

const NONE: PlayedSide = { opponent: -1, colour: '', sign: '' };

const signOf = (result: number | null): string => (result === 0.5 ? '½' : String(result));

/** The sides of a golden tournament, by player and round. */
function sidesOf({ players, games }: Golden): PlayedSide[][] {
  const place = new Map(players.map(({ id }, at) => [id, at]));
  const sides = players.map(() => games.map(() => NONE));
  for (const [at, round] of games.entries()) {
    for (const { white, black, result, kind } of round) {
      const [one, other] = [place.get(white) ?? -1, place.get(black) ?? -1];
      if (other < 0 || one === other) {
        sides[one][at] = { ...NONE, sign: signOf(result) };
        continue;
      }
      const isForfeit = kind?.includes('forfeit') === true;
      const [own, theirs] = kind === 'double-forfeit' ? [0, 0] : [result, 1 - Number(result)];
      const inSign = (score: number | null): string => (isForfeit ? (score === 1 ? '+' : '-') : signOf(score));
      sides[one][at] = { opponent: other, colour: 'white', sign: inSign(own) };
      sides[other][at] = { opponent: one, colour: 'black', sign: inSign(theirs) };
    }
  }
  return sides;
}

/** A table with a row for each player. */
function table(headings: readonly [key: string, round: string, points: string], cell: Notation, form = 'tabs') {
  const [key, round, total] = headings;
  return (sides: Sides): string =>
    FORMS[form]([
      [key, 'Name', 'Elo', ...sides[0].map((_, at) => `${round} ${at + 1}`.trim()), total],
      ...sides.map((row, at) => [at + 1, `Player ${at + 1}`, 1500, ...row.map(cell), points(worthOf(row), '½')]),
    ]);
}

/** The sides without games that have no result, of which these forms have nothing. */
const withoutOpen = (sides: Sides): Sides =>
  sides.map((row) => row.map((side) => (side.opponent >= 0 && side.sign === '' ? NONE : side)));

/** The sides without the opponents of forfeits. */
const withoutForfeits = (sides: Sides): Sides =>
  sides.map((row) =>
    row.map((side) => (/[+-]/.test(side.sign) ? { ...NONE, sign: side.sign === '+' ? '1' : '0' } : side)),
  );

/** A form, whether it has colours, and what it loses. */
interface Form {
  readonly print: (sides: Sides) => string;
  readonly hasColours: boolean;
  readonly shown?: (sides: Sides) => Sides;
}

/** A cell with another text for its draw. */
const withDraw =
  (sign: string): Notation =>
  (side) =>
    chessResults('ws')(side).replace(/(\p{L})½$/u, `$1${sign}`);

const OTHER_FORMS: Readonly<Record<string, Form>> = {
  'SwissSys, tabs': { print: table(['#', 'Rd', 'Tot'], usChess(false)), hasColours: false },
  'SwissSys, CSV': { print: table(['#', 'Round', 'Total'], usChess(false), 'commas'), hasColours: false },
  'SwissSys, a web page': { print: table(['#', 'Rd', 'Total'], usChess(false), 'html'), hasColours: false },
  'SwissSys with colours': { print: table(['#', 'R', 'Total'], usChess(true)), hasColours: false },
  'US Chess': { print: usChessPage, hasColours: true, shown: withoutForfeits },
  Papi: { print: table(['Pl', 'R', 'Pts'], papi('EXE')), hasColours: true },
  'Papi with signs alone': { print: table(['Pl', 'R', 'Pts'], papi('+')), hasColours: true },
  SwissPerfect: { print: table(['No', '', 'Total'], swissPerfect), hasColours: false },
  'draws as r': { print: table(['Nr', 'Runde', 'Pkt'], withDraw('r')), hasColours: true },
  'draws as X': { print: table(['Nr', 'Ronde', 'Pts'], withDraw('X')), hasColours: true },
};

/** Several byes worth a point in a round, of which a form may not tell the kinds: then the page says how it read them. */
function expectByes({ games, repairs }: PrintedPage): void {
  for (const round of games) {
    const allocated = round.filter(({ kind }) => kind === 'pairing-bye');
    const whole = round.filter(({ black, kind }) => black === '' && /(?:pairing|full)-bye/.test(String(kind)));
    if (whole.length === 1 || allocated.length === whole.length) continue;
    expect(repairs.some(({ kind }) => kind === 'bye-code')).toBe(true);
  }
}

async function expectReadBack(printed: Sides, { print, hasColours, shown = (sides) => sides }: Form): Promise<void> {
  const sides = withoutOpen(printed);
  const page = await readPrintedTable(print(sides));
  const told = sidesTold(shown(sides), hasColours);
  // Rounds without a pairing at the end are no rounds yet
  expect(gamesTold(page.games, hasColours)).toEqual(told.slice(0, told.findLastIndex(({ length }) => length > 0) + 1));
  expect([...page.points.values()]).toEqual(sides.map(worthOf));
  expect(page.printed.points).toEqual(page.points);
  expect(page.repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
  const isUnknown = page.games.flat().some(({ coloursUnknown, kind }) => coloursUnknown && kind === undefined);
  expect(page.unknown?.includes('colours') ?? false).toBe(isUnknown);
  if (hasColours) expect(isUnknown).toBe(false);
  expectByes(page);
}

/** The Swiss tournaments of a group whose points are 1-½-0. */
function swissIn(group: unknown): readonly Golden[] {
  const { tournaments } = group as { readonly tournaments: readonly Golden[] };
  return tournaments.filter(({ system, scoring }) => system === 'swiss' && scoring === undefined);
}

const FIXTURES = new URL('../../standings/testing/fixtures/golden/', import.meta.url);
const groups = readdirSync(FIXTURES).filter((name) => !name.includes('@') && name !== 'big.json');
const ofRepository = groups.flatMap((name) => swissIn(JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))));

describe.each(Object.entries(OTHER_FORMS).map(([name, form], at) => ({ name, form, at })))('$name', ({ form, at }) => {
  it('shows the golden tournaments of the repository', async () => {
    expect(ofRepository.length).toBeGreaterThan(20);
    for (const golden of ofRepository) await expectReadBack(sidesOf(golden), form);
  });

  // Each of them in one form: all of them in all forms take a minute
  it.skipIf(!hasShared)(`shows golden tournaments of the collection${skipNote}`, async () => {
    const names = sharedNames('golden/individual', /^(?!big)[^@]*\.json$/);
    const all = names.flatMap((name) => swissIn(sharedJson(`golden/individual/${name}`)));
    expect(all.length).toBeGreaterThan(400);
    const ofForm = all.filter((_, place) => place % Object.keys(OTHER_FORMS).length === at);
    for (const golden of ofForm) await expectReadBack(sidesOf(golden), form);
  });

  it('shows any tournament', async () => {
    // A table without a single entry isn't paired yet
    const isPaired = (sides: readonly (readonly PlayedSide[])[]): boolean =>
      sides.flat().some(({ opponent, sign }) => sign === '1' || sign === '½' || (opponent >= 0 && sign !== ''));
    const swiss = fc.integer({ min: 2, max: 14 }).chain(swissSides).filter(isPaired);
    await fc.assert(
      fc.asyncProperty(swiss, (sides) => expectReadBack(sides, form)),
      { numRuns: 100 },
    );
  });
});
