// Tie-breaks of the organiser's own on the page: their names, values, dashes and accounts.
import { beforeAll, describe, expect, test } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import type { SelfDefined } from 'crosstable';
import { type ChessEvent, eventOf } from 'crosstable/event';

import type { Context } from '../src/context.js';
import { OPENING, PARTS } from '../src/languages/en.js';
import { read } from '../src/open/reading.js';
import { type Selection, openedAs } from '../src/state.js';
import { loadTeams, shownIn } from '../src/table.js';
import { view as duelView } from '../src/views/duel.js';
import { standingsView } from '../src/views/standings.js';
import { view as whyView } from '../src/views/why.js';
import { textOf } from './text-of.js';

beforeAll(loadTeams);

function contextOf(event: ChessEvent, selection: Selection | null = null) {
  const opened = { ...openedAs(event), selection };
  const nothing = (): void => undefined;
  return {
    opened,
    shown: shownIn(opened),
    language: 'en' as const,
    words: { ...OPENING.words, ...PARTS.words },
    naming: OPENING.naming,
    title: OPENING.title,
    explaining: PARTS.explaining,
    show: nothing,
    again: nothing,
    say: nothing,
    found: null,
    markSaved: nothing,
  } satisfies Context;
}

const plain = (template: unknown): string =>
  textOf(template)
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ');

const games = [
  [
    { white: 'Anna', black: 'Ben', result: 0.5 },
    { white: 'Cem', black: 'Dea', result: 0.5 },
  ],
] as const;

/** The play-off put Ben before Anna; nobody asked for a jury. */
const EVENT = eventOf({
  tiebreaks: ['PTS', 'OTHER_PLAY_OFF', 'OTHER_JURY'],
  values: { OTHER_PLAY_OFF: { Ben: 1.5, Anna: 0.5 } },
  games,
});

const THIRDS: SelfDefined = {
  code: 'THIRDS',
  name: { en: 'Thirds of points', de: 'Drittel' },
  rule: 'Club rule 7',
  decimals: 2,
  contributions: ({ id, rounds }) => [
    ...rounds.map(({ points, round }) => ({ round, value: [2 * points, 3] as const, because: 'a third' })),
    ...(id === 'Ben' ? [{ round: null, value: 1, because: 'fair play' }] : []),
  ],
};

const BY_NAME: SelfDefined = {
  code: 'BY_NAME',
  name: 'By name, backwards',
  separate: (tied) => tied.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((one) => [one]),
};

describe('an event with values', () => {
  test('shows their column under its name, and dashes where there are none', () => {
    const text = textOf(standingsView(contextOf(EVENT)));
    expect(text).toContain('title=Play off');
    expect(text).toContain('title=Jury');
    expect(plain(standingsView(contextOf(EVENT)))).toMatch(/1 Ben ½ 1½ decides – 2 Anna ½ ½ decides – 3 Cem ½ –/);
  });

  test('explains them', () => {
    const why = (at: number) => plain(whyView(contextOf(EVENT, { kind: 'value', player: 'Ben', at })));
    expect(why(1)).toMatch(/Play off Art. 4.1.*Entered by hand/);
    expect(why(2)).toMatch(/Jury Art. 4.1.*No value was entered by hand/);
    const duel = plain(duelView(contextOf(EVENT, { kind: 'pair', one: 'Anna', other: 'Ben', at: 1 })));
    expect(duel).toMatch(/Ben before Anna.*Play off Art. 4.1/);
  });
});

describe('a report whose list names a code without values', () => {
  const ROWS = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];

  test('opens with its own list', async () => {
    const result = await read(file('092 Individual: Swiss-System', '212 PTS,OTHER_MANUAL,BH', ...ROWS), 'list.trf');
    expect(result).toMatchObject({ opened: { codes: ['PTS', 'OTHER_MANUAL', 'BH'] }, note: null });
  });

  test('is not to blame where another code can’t be computed', async () => {
    const result = await read(file('092 Individual: Swiss-System', '212 PTS,OTHER_MANUAL,XX', ...ROWS), 'list.trf');
    if ('mistake' in result) throw new Error(result.mistake.message);
    expect(result.note?.(OPENING.words)).toContain('asks for XX, which');
  });
});

describe('definitions of a program', () => {
  const event = { ...EVENT, tiebreaks: ['PTS', 'THIRDS', 'BY_NAME'], selfDefined: [THIRDS, BY_NAME] };

  test('are printed with their decimals', () => {
    expect(plain(standingsView(contextOf(event)))).toMatch(/1 Ben ½ 1\.33 decides – 2 Dea ½ 0\.33/);
  });

  test('account for their values, also for parts of no round', () => {
    const why = plain(whyView(contextOf(event, { kind: 'value', player: 'Ben', at: 1 })));
    expect(why).toMatch(/1\.33.*Thirds of points Club rule 7.*a third.*Apart from rounds.*fair play/);
    const order = plain(whyView(contextOf(event, { kind: 'value', player: 'Anna', at: 2 })));
    expect(order).toContain('By name, backwards');
  });

  test('say what separates two', () => {
    const list = { ...event, tiebreaks: ['PTS', 'BY_NAME'] };
    const duel = plain(duelView(contextOf(list, { kind: 'pair', one: 'Anna', other: 'Ben', at: 1 })));
    expect(duel).toMatch(/By name, backwards Art. 4.1.*As the definition orders them/);
  });
});
