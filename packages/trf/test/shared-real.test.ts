import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type TrfGame, type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

type RealCell = readonly [opponent: number, colour: string, code: string];

interface Real {
  readonly kind: string;
  readonly rounds_recorded: number;
  readonly rounds_announced: number;
  readonly players: Readonly<
    Record<string, { readonly rating: number; readonly points: number; readonly rounds: readonly (RealCell | null)[] }>
  >;
}

const TEAMS = ['greek-team-cup-2024', 'synthetic-grandmommyscup'];

/** Files in the layout of the program that wrote them, and the converted event that each is. */
const RAW: readonly (readonly [file: string, twin: string])[] = [
  ['gros-2010-javafo-sample.trfx', 'gros-2010-r4'],
  ['karl-mala-2005.trf16', 'karl-mala-2005'],
  ['lichess-2020-06.trfx', 'lichess-swiss-2020-06'],
  ['lichess-2021-03.trfx', 'lichess-swiss-2021-03'],
  ['swiss-manager-like-2026.trf16', 'gacrux-real-swiss-15'],
];

const BYE_CODES = { 'full-bye': 'F', 'half-bye': 'H', 'zero-bye': 'Z', 'pairing-bye': 'U' } as const;

/** The cells of a game's two players, as a twin has them. */
function cells(game: TrfGame): readonly (readonly [id: string, cell: RealCell])[] {
  const { white, black, kind, unrated, coloursUnknown } = game;
  const result = game.result ?? expect.fail('none of these files has a game without a result');
  const { blackResult = 1 - result } = game;
  if (kind === 'full-bye' || kind === 'half-bye' || kind === 'zero-bye' || kind === 'pairing-bye') {
    return [[white, [0, '-', BYE_CODES[kind]]]];
  }
  const played = (score: number) => (unrated ? 'LDW' : '0=1').charAt(score * 2);
  const [ours, theirs] =
    kind === 'forfeit-win'
      ? ['+', '-']
      : kind === 'forfeit-loss'
        ? ['-', '+']
        : kind === 'double-forfeit'
          ? ['-', '-']
          : [played(result), played(blackResult)];
  return [
    [white, [Number(black), coloursUnknown ? '-' : 'w', ours]],
    [black, [Number(white), coloursUnknown ? '-' : 'b', theirs]],
  ];
}

function expectTwin(read: TrfTournament, twin: Real): void {
  expect(read.rounds).toBe(twin.rounds_announced);
  expect(read.system).toBe(twin.kind.includes('round-robin') ? 'round-robin' : 'swiss');
  expect(new Set(read.players.map(({ id }) => id))).toEqual(new Set(Object.keys(twin.players)));
  const isFree = read.system === 'round-robin' && read.players.length % 2 === 1;
  for (let round = 0; round < twin.rounds_recorded; round++) {
    const own = Object.fromEntries((read.games[round] ?? []).flatMap(cells));
    const theirs = Object.entries(twin.players).map(
      ([id, { rounds }]) => [id, rounds[round] ?? [0, '-', 'Z']] as const,
    );
    const unplayed = (code: string) => isFree && code === 'Z';
    expect(own, `round ${round + 1}`).toEqual(Object.fromEntries(theirs.filter(([, cell]) => !unplayed(cell[2]))));
  }
}

describe.skipIf(!hasShared)(`files of real tournaments${skipNote}`, () => {
  const names = sharedNames('real', /\.trf$/).map((name) => name.replace(/\.trf$/, ''));

  it.each(names.filter((name) => !TEAMS.includes(name)))('%s', (name) => {
    const twin = sharedJson(`real/${name}.json`) as Real;
    const read = parseTrf(sharedBytes(`real/${name}.trf`));
    expectTwin(read, twin);
    for (const [id, { points, rating }] of Object.entries(twin.players)) {
      expect([id, read.points.get(id)]).toEqual([id, points]);
      expect(read.players.find((player) => player.id === id)?.rating ?? 0).toBe(rating);
    }
    expect(read.repairs.filter(({ kind }) => kind !== 'colour')).toEqual([]);
    expect({ ...parseTrf(formatTrf(read)), repairs: [] }).toStrictEqual({ ...read, repairs: [] });
  });

  it.each(RAW)('raw-format/%s is %s', (file, name) => {
    const twin = sharedJson(`real/${name}.json`) as Real;
    const read = parseTrf(sharedBytes(`real/raw-format/${file}`));
    // TRF06 writes every bye as + against 0000; the twin knows that this one was allocated by the pairing.
    const isAllocated = name === 'karl-mala-2005';
    const games = read.games.map((round) =>
      round.map((game) => (isAllocated && game.kind === 'full-bye' ? { ...game, kind: 'pairing-bye' as const } : game)),
    );
    expectTwin({ ...read, games }, twin);
    const different = Object.entries(twin.players).filter(([id, { points }]) => read.points.get(id) !== points);
    // Player 43 of Gros has the half-point bye of round 5 in the column already; the twin takes it out.
    expect(different.map(([id]) => id)).toEqual(name === 'gros-2010-r4' ? ['43'] : []);
    expect(read.repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
    expect({ ...parseTrf(formatTrf(read)), repairs: [] }).toStrictEqual({ ...read, repairs: [] });
  });
});
