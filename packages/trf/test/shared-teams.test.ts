import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

/** How often each kind of repair is in a file. */
function repairsOf({ repairs }: TrfTournament): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of repairs) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A tournament of golden/team, as far as this test reads it. */
interface GoldenTeams {
  readonly trf: string;
  readonly standings: readonly {
    readonly primary: 'MP' | 'GP';
    readonly order: readonly string[];
    readonly ranks: Readonly<Record<string, number>>;
  }[];
}

const golden = [
  ...sharedNames('golden/trf', /^team-.*\.trf$/).map((name) => `golden/trf/${name}`),
  ...sharedNames('golden/official/trf', /team.*\.trf$/).map((name) => `golden/official/trf/${name}`),
];

describe.skipIf(!hasShared)(`the files of team tournaments${skipNote}`, () => {
  it('with known values state no points that differ, leave nothing open, and come back from their text', () => {
    expect(golden).toHaveLength(159);
    let stated = 0;
    for (const path of golden) {
      const read = parseTrf(sharedBytes(path));
      expect([path, read.repairs]).toEqual([path, []]);
      expect(parseTrf(formatTrf(read))).toStrictEqual(read);
      const { teams = [] } = read;
      stated += path.startsWith('golden/trf') ? teams.filter(({ matchPoints }) => matchPoints !== undefined).length : 0;
    }
    // 310 of the 157 files, each compared with what the matches give
    expect(stated).toBe(1650);
  });

  it.each(sharedNames('golden/team', /\.json$/))('%s: the report of a period has the known ranks', (name) => {
    const { tournaments } = sharedJson(`golden/team/${name}`) as { tournaments: readonly GoldenTeams[] };
    const day = name.includes('@2024-08') ? '2025-04-01' : '2026-04-01';
    let compared = 0;
    for (const { trf, standings } of tournaments) {
      const read = parseTrf(sharedBytes(`golden/${trf}`));
      const dates = { start: day, roundDates: read.games.map(() => day.slice(2).replaceAll('-', '/')) };
      const teams = read.teams?.map((team) => ({ ...team, rank: undefined }));
      for (const { primary, order, ranks } of standings) {
        const draft = {
          ...read,
          ...dates,
          primary,
          tiebreaks: order,
          teams,
          type: '',
          typeCode: '',
          written: undefined,
        };
        const found = parseTrf(formatTrf(draft, { period: [day, day] })).teams ?? [];
        expect([trf, ...found.map(({ id, rank }) => [id, rank])]).toEqual([trf, ...Object.entries(ranks)]);
        compared += found.length;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('the sample of TRF26: 700 game points of 802 and the 50 totals agree; 801 differs from 001 in 9 cells', () => {
    const read = parseTrf(sharedBytes('real/synthetic-grandmommyscup.trf'));
    expect([read.boards, read.colours, read.primary, read.lastPairedRound]).toEqual([4, 'WBWB', undefined, 14]);
    expect(read.pairingBye).toEqual({ matchPoints: 1, gamePoints: 2 });
    expect(repairsOf(read)).toEqual({ 'team-points': 9 });
    // Lines 548 to 597 are those of 801; no cell of 802 differs, nor does one of 310
    expect(read.repairs.filter(({ line }) => line < 548 || line > 597)).toEqual([]);
    const text = formatTrf(read);
    expect(text.split('\n').filter((line) => line.startsWith('802'))).toHaveLength(50);
    expect(parseTrf(text)).toStrictEqual({ ...read, repairs: [] });
  });

  it('a cup in TRF16: 49 matches, and 12 boards won against nobody', () => {
    const read = parseTrf(sharedBytes('real/greek-team-cup-2024.trf'));
    const matches = (read.matches ?? []).flat();
    expect(matches.filter(({ black }) => black !== '')).toHaveLength(49);
    expect(matches.filter(({ kind }) => kind === 'pairing-bye')).toHaveLength(7);
    const vacant = matches
      .flatMap(({ boards = [] }) => boards)
      .filter(({ white, black }) => white === '' || black === '');
    expect(vacant).toHaveLength(12);
    expect(repairsOf(read)).toEqual({
      'columns-shifted': 129,
      'points-bye': 12,
      'team-bye': 7,
      'team-record': 1,
      'unknown-record': 1,
    });
    expect({ ...parseTrf(formatTrf(read)), repairs: [] }).toStrictEqual({ ...read, repairs: [] });
  });
});
