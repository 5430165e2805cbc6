// Files of team tournaments: every known value of golden/team again from the report, and the report as an event.

import { describe, expect, it } from 'vitest';

import { parseTrf } from '../../trf/src/index.js';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '../../trf/test/shared-files.js';
import { eventText, readEvent } from '../src/event.js';
import { crosstable, standings, teamTable, tiebreakValues } from '../src/index.js';
import type { Edition, TeamTable } from '../src/index.js';

type Values = Readonly<Record<string, number | null>>;

/** A tournament with values of other programs, as far as this test reads it. */
interface GoldenTeams {
  readonly id: string;
  readonly trf: string;
  readonly expected: Readonly<Record<'MP' | 'GP', Readonly<Record<string, Values>>>>;
  readonly standings: readonly {
    readonly primary: string;
    readonly order: readonly string[];
    readonly ranks: Values;
  }[];
}

/** As the values are written: AOB and SSSC rounded to two decimals, half up. */
function written(code: string, value: number | null | undefined): number | null | undefined {
  return typeof value === 'number' && /AOB|SSSC/.test(code) ? Math.floor(value * 100 + 0.5 + 1e-9) / 100 : value;
}

/** The values and ranks of a table that aren't the known ones, and how many were compared. */
function compared(
  table: TeamTable,
  { id, expected, standings: lists }: GoldenTeams,
): { count: number; wrong: string[] } {
  const wrong: string[] = [];
  let count = 0;
  const compare = (what: string, team: string, value: unknown, wanted: unknown) => {
    count++;
    if (value !== wanted)
      wrong.push(`${id} ${table.primary} ${what} of ${team}: ${String(value)}, not ${String(wanted)}`);
  };
  for (const [code, values] of Object.entries(expected[table.primary])) {
    // Adjusted scores, which no tie-break shows
    if (code.startsWith('ABH')) continue;
    const found = tiebreakValues(code, table);
    for (const [team, value] of Object.entries(values)) compare(code, team, written(code, found.get(team)), value);
  }
  for (const { primary, order, ranks } of lists) {
    if (primary !== table.primary) continue;
    for (const { player, rank } of standings(table, order))
      compare(`rank by ${order.join()}`, player, rank, ranks[player]);
  }
  return { count, wrong };
}

const seen = new Set<string>();

describe.skipIf(!hasShared)(`reports of teams${skipNote}`, () => {
  it.each(sharedNames('golden/team', /\.json$/))('%s: every value and rank again from the report', (name) => {
    const { tournaments } = sharedJson(`golden/team/${name}`) as { tournaments: readonly GoldenTeams[] };
    const edition: Edition = name.includes('@2024-08') ? '2024-08' : '2026-03';
    let total = 0;
    for (const golden of tournaments) {
      const read = parseTrf(sharedBytes(`golden/${golden.trf}`));
      seen.add(golden.trf);
      for (const primary of ['MP', 'GP'] as const) {
        const { count, wrong } = compared(teamTable(read.matches ?? [], { ...read, edition, primary }), golden);
        expect(wrong).toEqual([]);
        total += count;
      }
      expect(crosstable(read.games, read).players).toHaveLength(read.players.length);
    }
    expect(total).toBeGreaterThan(1000);
  });

  it('are all 157 of them', () => {
    expect(seen.size).toBe(157);
  });

  it.each([
    'golden/official/trf/tec-team@2024-08.trf',
    'real/greek-team-cup-2024.trf',
    'real/synthetic-grandmommyscup.trf',
    ...sharedNames('golden/trf', /^team-.*-00\d\.trf$/).map((name) => `golden/trf/${name}`),
  ])('%s: the event is read again from its text', (path) => {
    const event = readEvent(sharedBytes(path));
    const { notes, repairs, written: said, ...rest } = readEvent(eventText(event));
    expect({ ...rest, said }).toEqual({
      ...event,
      said: { edition: event.written.edition, tiebreaks: event.written.tiebreaks },
      notes: undefined,
      repairs: undefined,
      written: undefined,
    });
    expect([notes, repairs]).toEqual([[], []]);
    const { matches = [] } = event;
    expect(standings(teamTable(matches, event), event.tiebreaks)).toHaveLength(event.teams?.length ?? 0);
  });
});
