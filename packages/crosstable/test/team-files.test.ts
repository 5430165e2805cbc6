// Files of team tournaments: every known value of golden/team again from the report, and the report as an event.

import { describe, expect, it } from 'vitest';

import { expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { type TrfTournament, parseTrf } from '@crosstable/trf';

import { type ChessEvent, eventText, readEvent } from '../src/event.js';
import { type Edition, type TeamTable, crosstable, standings, teamTable, tiebreakValues } from '../src/index.js';

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

/** A report of teams, its event, and the event that is read again from its text. */
interface Files {
  readonly report: TrfTournament;
  readonly event: ChessEvent;
  readonly again: ChessEvent;
}

const seen = new Map<string, Files>();

/** A file is read once, for all tests. */
function filesOf(path: string): Files {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const bytes = sharedBytes(path);
  const event = readEvent(bytes);
  const files = { report: parseTrf(bytes), event, again: readEvent(eventText(event)) };
  seen.set(path, files);
  return files;
}

describe.skipIf(!hasShared)(`reports of teams${skipNote}`, () => {
  it.each(sharedNames('golden/team', /\.json$/))('%s: every value and rank again from the report', (name) => {
    const { tournaments } = sharedJson(`golden/team/${name}`) as { tournaments: readonly GoldenTeams[] };
    const edition: Edition = name.includes('@2024-08') ? '2024-08' : '2026-03';
    let total = 0;
    for (const golden of tournaments) {
      const { report: read } = filesOf(`golden/${golden.trf}`);
      for (const primary of ['MP', 'GP'] as const) {
        const { count, wrong } = compared(teamTable(read.matches ?? [], { ...read, edition, primary }), golden);
        expectEqual(wrong, []);
        total += count;
      }
      expectSame(crosstable(read.games, read).players.length, read.players.length, golden.id);
    }
    expect(total).toBeGreaterThan(1000);
  });

  it('are all 157 of them, and the round is the same for the event of a report, its JSON, and parseTrf', () => {
    const rounds = [...seen].map(([path, { report, event, again }]) => {
      return { path, read: event.round, parsed: report.lastPairedRound, again: again.round };
    });
    expect(rounds).toHaveLength(157);
    expect(rounds.filter(({ read, parsed, again }) => read !== parsed || read !== again)).toEqual([]);
  });

  it.each([
    'golden/official/trf/tec-team@2024-08.trf',
    'real/greek-team-cup-2024.trf',
    'real/synthetic-grandmommyscup.trf',
    ...sharedNames('golden/trf', /^team-.*-00\d\.trf$/).map((name) => `golden/trf/${name}`),
  ])('%s: the event is read again from its text', (path) => {
    const { event, again } = filesOf(path);
    const { edition, tiebreaks } = event.written;
    expectEqual(again, { ...event, notes: [], remarks: [], repairs: [], written: { edition, tiebreaks } }, path);
    const { matches = [] } = event;
    expect(standings(teamTable(matches, event), event.tiebreaks)).toHaveLength(event.teams?.length ?? 0);
  });
});
