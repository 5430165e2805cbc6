// PGN in the place of a report.
import { describe, expect, it } from 'vitest';

import { pgnOf } from '@crosstable/core/testing/written-pgn';

import { crosstable } from './running.js';

const game = (Round: string, White: string, Black: string, Result: string, Event = 'Club') => ({
  tags: { Event, Round, White, Black, Result, EventType: 'swiss' },
});

/** Ana has beaten Bo and drawn with Cy; Bo lacks a game in round 2, and Cy one in round 1. */
const GAMES = [game('1', 'Ana', 'Bo', '1-0'), game('2', 'Cy', 'Ana', '1/2-1/2')];
const FILE = new TextEncoder().encode(pgnOf(GAMES));

describe('a PGN', () => {
  it('has standings, whose first note is on byes', async () => {
    const { output, complaints, code } = await crosstable(['standings', '-', '--format', 'csv'], FILE);
    expect(code).toBe(0);
    expect(output.split('\n').slice(1, 4).join('\n')).toMatch(
      /^1,1,,Ana,,,1\.5,.*\r\n2,3,,Cy,,,0\.5,.*\r\n3,2,,Bo,,,0,/,
    );
    expect(complaints).toMatch(/^note: standard input: PGN has no byes and no absences: points of rounds without a game may be missing\n/); // prettier-ignore
  });

  it.each([
    ['de', 'PGN kennt keine Freirunden'],
    ['fr', 'le PGN ne connaît ni exemptions'],
    ['es', 'el PGN no conoce descansos'],
  ])('says so in %s', async (language, sentence) => {
    const { complaints } = await crosstable(['standings', '-', '--language', language], FILE);
    expect(complaints).toContain(`note: standard input: ${sentence}`);
    expect((await crosstable(['check', '-', '--language', language], FILE)).output).toContain(sentence);
  });

  it('can be checked, explained, and asked what may happen', async () => {
    const checked = await crosstable(['check', '-'], FILE);
    expect(checked.output).toContain('Can change a score:\n  PGN has no byes and no absences');
    expect((await crosstable(['explain', '-', 'Ana'], FILE)).output).toContain('Round 1: win against Bo, 1 point');
    const open = new TextEncoder().encode(pgnOf([...GAMES, game('3', 'Bo', 'Cy', '*')]));
    expect((await crosstable(['whatif', '-', '--player', 'Cy'], open)).output).toContain('Cy');
    const table = new TextEncoder().encode(pgnOf([...GAMES, game('1', 'Dan', 'Eva', '1-0', 'Blitz')]));
    expect((await crosstable(['standings', '-', '--group', 'blitz', '--format', 'csv'], table)).output).toContain(
      'Dan',
    );
    expect((await crosstable(['standings', '-'], table)).complaints).toContain(
      'expected one event, got 2: Club, Blitz; --group takes one of them',
    );
    expect((await crosstable(['standings', '-', '--group', 'Rapid'], table)).complaints).toContain(
      '--group: expected the name of one event of the file (Club, Blitz), got "Rapid"',
    );
  });
});
