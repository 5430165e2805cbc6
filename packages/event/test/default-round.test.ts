// The round of an event whose file doesn't tell it: every reader finds the same one.

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { parseTrf } from '@crosstable/trf';

import { eventOf } from '../src/json-event.js';
import { readEvent } from '../src/read-event.js';
import { eventText } from '../src/written-event.js';

describe('the round of an event', () => {
  it('is the last one of a report in which most players have byes with points', () => {
    const rows = [row(1, '1.0', ['0000 - H', '0000 - H']), row(2, '0.0', []), row(3, '1.5', ['0000 - U', '0000 - H'])];
    expect(readEvent(file('142 2', ...rows)).round).toBe(2);
  });

  it('is the last one in which most players of a Swiss have half a point without a kind', () => {
    const bye = (white: string) => ({ white, black: '', result: 0.5 }) as const;
    const games = [[{ white: 'A', black: 'B', result: 1 } as const], [bye('A'), bye('B')]];
    expect(eventOf({ system: 'swiss', games }).round).toBe(2);
    expect(eventOf({ games }).round).toBe(1);
  });

  it('is that before a bye which was asked for in advance, in a report that fills rounds with absences', () => {
    const rows = [
      row(1, '1.0', ['   2 w 1', '0000 - H']),
      row(2, '0.0', ['   1 b 0', '0000 - Z']),
      row(3, '1.0', ['0000 - U', '0000 - Z']),
    ];
    expect(readEvent(file('142 2', ...rows)).round).toBe(1);
  });

  // Those of teams stand in crosstable, in team-files.test.ts; those of real tournaments in command, in json-event.test.ts
  it.skipIf(!hasShared)(`is the same for the event of a report, its JSON, and parseTrf${skipNote}`, () => {
    const rounds = sharedNames('golden/trf', /^(?!team-).*\.trf$/).map((name) => {
      const report = sharedBytes(`golden/trf/${name}`);
      const event = readEvent(report);
      const [parsed, again] = [parseTrf(report).lastPairedRound, readEvent(eventText(event)).round];
      return { name, read: event.round, parsed, again };
    });
    expect(rounds).toHaveLength(890);
    expect(rounds.filter(({ read, parsed, again }) => read !== parsed || read !== again)).toEqual([]);
  });
});
