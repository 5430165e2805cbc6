// The views of a tournament, as text.
import { beforeAll, expect, test, vi } from 'vitest';

import { compare } from '@crosstable/audit/compare';
import { eventOf } from 'crosstable/event';

import type { Answer, CompareQuestion } from '../src/audit/question.js';
import type { Context } from '../src/context.js';
import { OPENING, PARTS } from '../src/languages/en.js';
import { type Selection, openedAs } from '../src/state.js';
import { loadTeams, shownIn } from '../src/table.js';
import { view as boardsView } from '../src/views/boards.js';
import { view as editionsView } from '../src/views/editions.js';
import { view as matchesView } from '../src/views/matches.js';
import { view as roundsView } from '../src/views/rounds.js';
import { view as whyView } from '../src/views/why.js';
import { textOf } from './text-of.js';

// The question without its worker
vi.mock('../src/audit/ask.js', () => ({
  answerOn: (_about: unknown, { event: { games, players, system, tiebreaks } }: CompareQuestion): Answer => {
    return { kind: 'compare', comparison: compare(games, tiebreaks, { players, system }) };
  },
}));

beforeAll(loadTeams);

function contextOf(event: ReturnType<typeof eventOf>, selection: Selection | null = null): Context {
  const opened = { ...openedAs(event), selection };
  const nothing = (): void => undefined;
  return {
    opened,
    shown: shownIn(opened),
    language: 'en',
    words: { ...OPENING.words, ...PARTS.words },
    naming: OPENING.naming,
    title: OPENING.title,
    explaining: PARTS.explaining,
    show: nothing,
    again: nothing,
    say: nothing,
    found: null,
    markSaved: nothing,
  };
}

test('a player on a board whose name is left blank is called by the id', () => {
  const event = eventOf({
    players: [
      { id: 'P1', name: '' },
      { id: 'P2', name: 'Bea' },
    ],
    matches: [[{ white: 'Lions', black: 'Bears', boards: [{ white: 'P1', black: 'P2', result: 1 }] }]],
    tiebreaks: ['PTS'],
  });
  expect(textOf(matchesView(contextOf(event)))).toContain('<bdi>P1</bdi>');
});

test('namesakes have their ids among the players of the boards, and a team without a name is called by its number alone', () => {
  const event = eventOf({
    players: [
      { id: '1', name: 'Kim' },
      { id: '2', name: 'Kim' },
    ],
    teams: [
      { id: '7', players: ['1'] },
      { id: '8', name: 'Bears', players: ['2'] },
    ],
    matches: [[{ white: '7', black: '8', boards: [{ white: '1', black: '2', result: 1 }] }]],
    tiebreaks: ['PTS'],
  });
  const text = textOf(boardsView(contextOf(event)));
  for (const name of ['Kim (1)', 'Kim (2)', '7', 'Bears']) expect(text).toContain(`<bdi>${name}</bdi>`);
});

test('a code that the list spells in its own way has its reason beside the players who move', () => {
  const bye = (white: string) => ({ white, black: '', result: 1, kind: 'full-bye' }) as const;
  const event = eventOf({
    players: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id })),
    games: [
      [{ white: 'B', black: 'C', result: 1 }, bye('A'), bye('D'), bye('E')],
      [{ white: 'B', black: 'D', result: 1 }, bye('A'), bye('C'), bye('E')],
      [{ white: 'B', black: 'E', result: 1 }, bye('A'), bye('C'), bye('D')],
    ],
    system: 'swiss',
    tiebreaks: ['PTS', 'bh'],
  });
  // Art. 16.4: the dummies of A, with 3 points, count 3 each in 2024-08, and 1½ since 2026-03, a draw in each of 3 rounds
  // (16.4.2). B met 2 + 2 + 2 = 6: behind the 9 of A, before the 4½
  const text = textOf(editionsView(contextOf(event)))
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ');
  expect(text).toContain('A 1 2 ▼1 1 place lost BH 9 4½ Round 1, Dummy : 3 → 1½ Art. 16.4.2');
});

test('a game that isn’t finished has the sign of the crosstable where it counts already, and no 0 of a loss', () => {
  const event = eventOf({
    players: [{ id: 'A' }, { id: 'B' }],
    games: [[{ white: 'A', black: 'B', result: null }]],
    tiebreaks: ['PTS', 'REP'],
  });
  // Art. 7.6: the round that A elected to play counts, whatever its result
  const text = textOf(whyView(contextOf(event, { kind: 'value', player: 'A', at: 1 })));
  expect(text).toMatch(/class="outcome unplayed"[^]*?aria-hidden="true">\*</);
  expect(text).not.toMatch(/aria-hidden="true">0</);
});

test('a match that isn’t finished is called a match wherever its round is named, and in the line of its round', () => {
  const event = eventOf({
    matches: [[{ white: 'Lions', black: 'Bears', boards: [{ white: 'P1', black: 'P2', result: null }] }]],
    tiebreaks: ['MPTS', 'REP'],
  });
  for (const view of [whyView, roundsView]) {
    const text = textOf(view(contextOf(event, { kind: 'value', player: 'Lions', at: 1 })));
    expect(text).toContain('title=unfinished match against Bears');
    expect(text).not.toContain('unfinished game');
  }
  const line = textOf(whyView(contextOf(event, { kind: 'value', player: 'Lions', at: 0 })));
  expect(line).toContain('<span>unfinished match</span>');
});
