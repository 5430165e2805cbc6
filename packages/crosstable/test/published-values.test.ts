// Values that organisers and their programs have printed for real tournaments, where the rules of today give the same. Most of
// the tables are older than the rules: of those, the players are compared whose rounds both treat alike.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { roundedHalfUp } from '@crosstable/standings/testing/golden-values';
import { parseTrf } from '@crosstable/trf';

import { type Edition, crosstable, standings, tiebreakValues } from '../src/index.js';

interface Published {
  readonly rounds_recorded: number;
  readonly published: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly published_matches: Readonly<Record<string, Matches>>;
}

type Matches = Readonly<Record<Edition, string>> & { readonly 'ids equal under 2026-03'?: readonly number[] };

const EDITIONS = ['2024-08', '2026-03'] as const;

/** The event, its column, the code that this is, the editions under which all players agree, and how many they are. */
type Column = readonly [event: string, column: string, code: string, editions: readonly Edition[], players: number];

// prettier-ignore
const COMPLETE: readonly Column[] = [
  ['chess-results-single-roundrobin', 'TB1 85: Sonneborn-Berger (2023)', 'SB', EDITIONS, 8],
  ['chess-results-single-roundrobin', 'TB2 68: number of wins', 'WIN', EDITIONS, 8],
  ['chess-results-single-swisssystem', 'TB1 37: Buchholz (variable, pre-2023 params)', 'BH', ['2024-08'], 21],
  ['chess-results-single-swisssystem', 'TB2 52: Sonneborn-Berger variable', 'SB', EDITIONS, 21],
  ['hamilton-2018', 'PS', 'PS', EDITIONS, 2],
  ['hamilton-2018', 'BH/C1 (pre-2023 rule)', 'BH/C1', EDITIONS, 2],
  ['iccf-ccla-team-board5-2023', 'SB', 'SB', EDITIONS, 4],
  ['iccf-scca-open-2020', 'WIN', 'WIN', EDITIONS, 7],
  ['iccf-scca-open-2020', 'SB', 'SB', EDITIONS, 7],
  ['pl-2026', 'PS', 'PS', EDITIONS, 14],
  ['pl-2026', 'BH (2026)', 'BH', ['2026-03'], 14],
  ['pl-2026', 'BH/C1 (2026)', 'BH/C1', EDITIONS, 2],
  ['toutes-rondes-2026-14f', 'KS (Sharly, sheet ids)', 'KS', EDITIONS, 8],
  ['uzchess-cup-2025', 'SB', 'SB', EDITIONS, 10],
  ['uzchess-cup-2025', 'WIN', 'WIN', EDITIONS, 10],
  ['uzchess-cup-2025', 'BWG', 'BWG', EDITIONS, 10],
  ['uzchess-cup-2025', 'KS', 'KS', EDITIONS, 10],
  ['womens-world-rapid-2024', 'BH/C1', 'BH/C1', EDITIONS, 110],
  ['womens-world-rapid-2024', 'BH', 'BH', EDITIONS, 110],
  ['womens-world-rapid-2024', 'ARO/C1', 'ARO/C1', EDITIONS, 110],
];

/** The same, where the players named in the data agree under the edition of March 2026. */
// prettier-ignore
const IN_PART: readonly Column[] = [
  ['chess-results-single-swisssystem', 'TB1 37: Buchholz (variable, pre-2023 params)', 'BH', ['2026-03'], 20],
  ['hamilton-2018', 'BH (pre-2023 rule)', 'BH', ['2026-03'], 1],
  ['hamilton-2018', 'SB (pre-2023 rule)', 'SB', ['2026-03'], 1],
  ['ixtepec-2025', 'BH', 'BH', ['2026-03'], 28],
  ['ixtepec-2025', 'SB', 'SB', ['2026-03'], 38],
  ['moscow-open-2018-a', 'TB1 Buchholz', 'BH', ['2026-03'], 85],
  ['moscow-open-2018-a', 'TB2 Buchholz Cut1', 'BH/C1', ['2026-03'], 92],
  ['moscow-open-2018-a', 'TB4 Sonneborn-Berger', 'SB', ['2026-03'], 85],
  ['vega-nov-2018', 'BH/C1 (pre-2023 rule)', 'BH/C1', ['2026-03'], 3],
  ['vega-nov-2018', 'BH (pre-2023 rule)', 'BH', ['2026-03'], 2],
  ['world-blitz-2021-open', 'TB1', 'BH/C1', ['2026-03'], 70],
  ['world-blitz-2021-open', 'TB2', 'BH', ['2026-03'], 59],
  ['world-blitz-2021-open', 'TB3', 'ARO/C1', ['2026-03'], 162], // of the others an unplayed round was the cut
];

/** No values of ours: points scored against those who are tied, and ratings by rules that the source doesn't state. */
// prettier-ignore
const NOT_COMPARED = [
  'DE', 'DE (Mut-Res)', 'TB3 direct encounter', 'TB4', // direct encounter
  'ARO (rtgaverage)', 'performance (rtgperform)',
];

function published(event: string): Published {
  return sharedJson(`real/${event}.json`) as Published;
}

function valuesOf(event: string, code: string, edition: Edition): ReadonlyMap<string, number | null> {
  const { players, games, system, scoring, rounds } = parseTrf(sharedBytes(`real/${event}.trf`));
  const recorded = games.slice(0, published(event).rounds_recorded);
  return tiebreakValues(code, crosstable(recorded, { players, system, scoring, rounds, edition }));
}

describe.skipIf(!hasShared)(`printed tables of real tournaments${skipNote}`, () => {
  it.each(COMPLETE)('%s, column “%s” is %s, edition %j: all %d players', (event, column, code, editions, players) => {
    const printed = Object.entries(published(event).published[column] ?? {});
    expect(printed).toHaveLength(players);
    for (const edition of editions) {
      const own = valuesOf(event, code, edition);
      expect(printed.map(([id]) => [id, own.get(id)])).toEqual(printed);
    }
  });

  it.each(IN_PART)(
    '%s, column “%s” is %s, edition %j: %d of the players',
    (event, column, code, [edition], players) => {
      const { published: tables, published_matches: matches } = published(event);
      const equal = matches[column]['ids equal under 2026-03'] ?? [];
      expect(equal).toHaveLength(players);
      const own = valuesOf(event, code, edition);
      expect(equal.map((id) => [id, own.get(String(id))])).toEqual(equal.map((id) => [id, tables[column][String(id)]]));
    },
  );

  it('leave no column out that agrees with either edition', () => {
    const events = new Set([...COMPLETE, ...IN_PART].map(([event]) => event));
    const all = [...events].flatMap((event) =>
      Object.entries(published(event).published_matches).flatMap(([column, matches]) => {
        const complete = EDITIONS.filter((edition) => /^(\d+)\/\1$/.test(matches[edition]));
        const inPart = matches['ids equal under 2026-03'] === undefined ? [] : (['2026-03'] as const);
        return [...complete, ...inPart].map((edition) => `${event} ${column} ${edition}`);
      }),
    );
    const compared = [...COMPLETE, ...IN_PART].flatMap(([event, column, , editions]) =>
      editions.map((edition) => `${event} ${column} ${edition}`),
    );
    expect(compared.toSorted()).toEqual(all.toSorted());
    const others = [...events].flatMap((event) =>
      Object.keys(published(event).published).filter((column) => !(column in published(event).published_matches)),
    );
    expect(new Set(others)).toEqual(new Set(NOT_COMPARED));
  });
});

interface Checked {
  readonly golden_gacrux: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly 'golden_rank_PTS_SB_SB/C1_SB/C2': Readonly<Record<Edition, Readonly<Record<string, number>>>>;
}

/** Of the columns that the program prints those that are our codes; direct encounter is printed in another way. */
// prettier-ignore
const CHECKED_CODES = [
  'PTS', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'PS/C1', 'KS', 'BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'AOB', 'FB',
  'SB', 'SB/C1', 'SB/C2', 'SB/M1', 'SB/M2',
];

describe.skipIf(!hasShared)(
  `a real Swiss of 15 players with many unplayed rounds, in FIDE’s program${skipNote}`,
  () => {
    const event = 'gacrux-real-swiss-15';
    const checked = (hasShared ? sharedJson(`real/${event}.json`) : {}) as Checked;

    it.each([
      ['2024-08', '2026-02-28'],
      ['2026-03', '2026-03-01'],
    ] as const)('20 columns, edition %s', (edition, start) => {
      const printed = Object.entries(checked.golden_gacrux[start]);
      expect(printed).toHaveLength(15);
      for (const code of CHECKED_CODES) {
        const own = [...valuesOf(event, code, edition)].map(([id, value]) => [id, roundedHalfUp(value ?? NaN, 2)]);
        const expected = printed.map(([id, columns]) => [id, Number(columns[code])]);
        expect({ code, ...Object.fromEntries(own) }).toEqual({ code, ...Object.fromEntries(expected) });
      }
    });

    it.each(['2024-08', '2026-03'] as const)('ranks under PTS, SB, SB/C1, SB/C2, edition %s', (edition) => {
      const { players, games, system, rounds } = parseTrf(sharedBytes(`real/${event}.trf`));
      const rows = standings(crosstable(games, { players, system, rounds, edition }), ['PTS', 'SB', 'SB/C1', 'SB/C2']);
      const ranks = Object.fromEntries(rows.map(({ player, rank }) => [player, rank]));
      expect(ranks).toEqual(checked['golden_rank_PTS_SB_SB/C1_SB/C2'][edition]);
    });
  },
);
