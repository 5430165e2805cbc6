import { isDeepStrictEqual } from 'node:util';

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type Game, type Scoring, type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

/** A tournament with values from other programs, as far as these tests read its file. */
interface Golden {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly rounds: number;
  readonly players: readonly { readonly id: string; readonly name: string; readonly rating?: number }[];
  readonly games: readonly (readonly Game[])[];
  readonly scoring?: Scoring;
  readonly trf: string;
  readonly expected: { readonly PTS?: Readonly<Record<string, number>> };
}

const groups = sharedNames('golden/individual', /\.json$/);

/** A game as a line, so that rounds compare as sets; a bye's player alone. */
function line(game: Game): string {
  const isBye = game.kind?.endsWith('-bye') ?? false;
  const { white, black, result, kind = 'played', blackResult = '', unrated = false } = game;
  return [white, isBye ? '' : black, result, kind, blackResult, unrated].join(' ');
}

function rounds(games: readonly (readonly Game[])[]): readonly (readonly string[])[] {
  return games.map((round) => round.map(line).sort());
}

function complete({ win = 1, draw = 0.5, loss = 0, absence = loss, pairingBye = win }: Scoring = {}): Scoring {
  return { win, draw, loss, absence, pairingBye };
}

const tournaments = new Map<string, readonly Golden[]>();

/** The tournaments of a group, which is read once. */
function tournamentsOf(group: string): readonly Golden[] {
  const known = tournaments.get(group);
  if (known !== undefined) return known;
  const { tournaments: read } = sharedJson(`golden/individual/${group}`) as { tournaments: readonly Golden[] };
  tournaments.set(group, read);
  return read;
}

/** The pairs of what a file says and what is known of the tournament that differ. An expectation for each would take as long as reading. */
function differences(read: TrfTournament, golden: Golden): readonly (readonly [read: unknown, known: unknown])[] {
  // After everyone has withdrawn, a file has nothing in a round by which it could be told from one still to come.
  const recorded = golden.games.filter(
    (round, n) => n < read.games.length || round.some(({ kind }) => kind !== 'zero-bye'),
  );
  const listed = (players: TrfTournament['players']) => players.map(({ id, name, rating }) => [id, name, rating]);
  const points = Object.entries(golden.expected.PTS ?? {});
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [rounds(read.games), rounds(recorded)],
    [listed(read.players), listed(golden.players)],
    [
      [read.name, read.system, read.rounds],
      [golden.name, golden.system, golden.rounds],
    ],
    [complete(read.scoring), complete(golden.scoring)],
    [points.map(([id]) => [id, read.points.get(id)]), points],
    [read.repairs, []],
    [parseTrf(formatTrf(read)), read],
  ];
  return pairs.filter(([one, other]) => !isDeepStrictEqual(one, other));
}

describe.skipIf(!hasShared)(`files of tournaments with known games${skipNote}`, () => {
  it.each(groups)('%s', (group) => {
    const known = tournamentsOf(group);
    expect(known.length).toBeGreaterThan(0);
    const compared = known.map((golden) => ({
      trf: golden.trf,
      differing: differences(parseTrf(sharedBytes(`golden/${golden.trf}`)), golden),
    }));
    expect(compared.filter(({ differing }) => differing.length > 0)).toEqual([]);
  });

  it('covers every individual file of golden/trf', () => {
    const listed = groups.flatMap((group) => tournamentsOf(group).map(({ trf }) => trf));
    const files = sharedNames('golden/trf', /\.trf$/).filter((name) => !name.startsWith('team-'));
    expect(new Set(listed)).toEqual(new Set(files.map((name) => `trf/${name}`)));
  });

  it.each(['2024-08', '2026-03'])('the exercises of the Technical Commission, edition %s', (edition) => {
    const { tournaments } = sharedJson('golden/official/tec-exercises.json') as { tournaments: readonly Golden[] };
    for (const golden of tournaments.filter(({ id }) => !id.includes('team'))) {
      const read = parseTrf(sharedBytes(`golden/official/trf/${golden.id}@${edition}.trf`));
      expect(rounds(read.games)).toEqual(rounds(golden.games));
      expect([read.system, read.rounds]).toEqual([golden.system, golden.rounds]);
    }
  });
});
