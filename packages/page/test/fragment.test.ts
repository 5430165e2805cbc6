import { expect, test } from 'vitest';

import { eventOf } from 'crosstable/event';

import { chosenPart } from '../src/find/chosen-part.js';
import { isWhollyIn, linkTo, openedBy, readFragment, writtenFragment } from '../src/fragment.js';
import { DAMAGED, fingerprintOf, packed, unpacked } from '../src/packing.js';
import { openedAs } from '../src/state.js';

const EVENT = eventOf({
  games: [[{ white: 'Ana', black: 'Bo', result: 1 }], [{ white: 'Bo', black: 'Ana', result: 0.5 }]],
});
const OPENED = openedAs(EVENT);

test('a fragment can be read in the address', () => {
  expect(writtenFragment({ codes: ['PTS', 'BH/C1'], round: 2, edition: '2026-03', view: 'rounds' })).toBe(
    'list=PTS,BH/C1&round=2&edition=2026-03&view=rounds',
  );
});

test('what a link says comes back, with names of any script and signs that addresses use', () => {
  const link = {
    codes: ['PTS', 'KS/L+1'],
    round: 1,
    edition: '2024-08',
    view: 'standings',
    selection: { kind: 'pair', one: 'A & B=#%', other: 'Ю', at: 1 },
    changes: [
      { round: 2, pairing: 0, board: null, result: 0.5 },
      { round: 2, pairing: 1, board: 3, result: null },
      { round: 2, pairing: 2, board: 0, result: 0 },
    ],
    wanted: { player: 'A & B=#%', place: 12 },
    fingerprint: '0123456789abcdef',
  } as const;
  expect(readFragment(`#${writtenFragment(link)}`)).toEqual({
    ...link,
    open: undefined,
    table: undefined,
    tournament: undefined,
    groups: undefined,
    among: undefined,
    followed: undefined,
  });
});

test('a link to the card of a player, to a part of the players and to those who are followed comes back', () => {
  const groups = [
    { kind: 'club', value: 'Turm & Läufer, 1. SC/b:c' },
    { kind: 'age', value: 'U16' },
  ] as const;
  const link = { selection: { kind: 'player', player: 'A,b' }, groups, followed: ['A,b', 'Ю'] } as const;
  expect(readFragment(writtenFragment(link))).toMatchObject(link);
  const seat = { selection: { kind: 'player', player: '3', onTeam: true } } as const;
  expect(writtenFragment(seat)).toBe('seat=3');
  expect(readFragment('#seat=3')).toMatchObject(seat);
  expect(readFragment('#player=7')).toMatchObject({ selection: { kind: 'player', player: '7' }, wanted: undefined });
  // The card of a player stands before a question about another one
  const both = { selection: { kind: 'player', player: '7' }, wanted: { player: '8', place: 1 } } as const;
  expect(writtenFragment(both)).toBe('player=7');
  for (const damaged of ['#only=shoe:44', '#only=club', '#follow=%25E0%25A4%25A'])
    expect(readFragment(damaged), damaged).toBe(DAMAGED);
});

test('a link opens a card, a part and marks of those who are there', () => {
  const players = [
    { id: 'Ana', sex: 'w' },
    { id: 'Bo', sex: 'm' },
  ] as const;
  const opened = openedAs(eventOf({ players, games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] }));
  const group = { kind: 'sex', value: 'w' } as const;
  const link = { selection: { kind: 'player', player: 'Bo' }, followed: ['Cy', 'Ana'] } as const;
  const part = chosenPart(opened.event, [group]);
  expect(part).toEqual({ groups: [group], ids: ['Ana'] });
  expect(openedBy(link, { ...opened, part })).toEqual({
    ...opened,
    selection: link.selection,
    part,
    followed: ['Ana'],
  });
  expect(isWhollyIn({ groups: [group] }, { ...opened, part })).toBe(true);
  expect(openedBy({ selection: { kind: 'player', player: 'Cy' } }, opened).selection).toBeNull();
  expect(openedBy({ selection: { kind: 'player', player: 'Bo', onTeam: true } }, opened).selection).toBeNull();
  const nobody = [{ kind: 'title', value: 'GM' }] as const;
  expect(chosenPart(opened.event, nobody)).toBeNull();
  expect(isWhollyIn({ groups: nobody }, opened)).toBe(false);
  // A tournament in a link tells no sexes: the link says who is meant, of those who are there
  expect(chosenPart(OPENED.event, [group], ['Cy', 'Ana'])).toEqual({ groups: [group], ids: ['Ana'] });
  expect(writtenFragment({ ...linkTo({ ...opened, part }), tournament: 'T' })).toContain('&only=sex%3Aw&among=Ana&');
  expect(writtenFragment(linkTo({ ...opened, part }))).not.toContain('among');
});

test('a plus is a plus, as in the name of a file that somebody writes behind open=, and a blank is no plus', () => {
  const link = readFragment('#open=tables/U10+U12.trf&list=PTS,KS/L+1');
  expect(link).toMatchObject({ open: 'tables/U10+U12.trf', codes: ['PTS', 'KS/L+1'] });
  expect(readFragment('#open=Open%20A.trf')).toMatchObject({ open: 'Open A.trf' });
  expect(writtenFragment({ open: 'Open A.trf' })).toBe('open=Open%20A.trf');
});

const PLACES = ['#player=A&place=0', '#player=A&place=first', '#player=A&place=1.5'];

test('a fragment that is not of this page says nothing, a damaged one says so', () => {
  expect(readFragment('#')).toBeUndefined();
  expect(readFragment('#section-2')).toBeUndefined();
  for (const damaged of ['#round=x', '#edition=1999', '#results=1.2', '#results=1.0..7', '#why=A&at=-1', ...PLACES]) {
    expect(readFragment(damaged), damaged).toBe(DAMAGED);
  }
});

test('a link changes a tournament only as far as it fits', () => {
  const selection = { kind: 'value', player: 'Bo', at: 1 } as const;
  expect(openedBy({ codes: ['PTS', 'SB'], round: 1, selection }, OPENED)).toEqual({
    ...OPENED,
    codes: ['PTS', 'SB'],
    round: 1,
    selection,
  });
  expect(openedBy({ round: 3, selection: { kind: 'value', player: 'Cy', at: 0 } }, OPENED)).toEqual(OPENED);
  expect(openedBy({ selection: { kind: 'pair', one: 'Bo', other: 'Bo', at: 0 } }, OPENED).selection).toBeNull();
  expect(openedBy({ wanted: { player: 'Bo', place: 2 } }, OPENED).wanted).toEqual({ player: 'Bo', place: 2 });
  expect(openedBy({ wanted: { player: 'Bo', place: 3 } }, OPENED).wanted).toBeNull();
  expect(openedBy({ wanted: { player: 'Cy', place: 1 } }, OPENED).wanted).toBeNull();
});

test('a link to a table leads to the same table', () => {
  const shown = {
    ...OPENED,
    codes: ['PTS', 'WIN'],
    round: 1,
    view: 'whatif',
    wanted: { player: 'Ana', place: 2 },
    followed: ['Bo'],
  };
  const link = readFragment(writtenFragment(linkTo(shown)));
  expect(link === undefined || link === DAMAGED ? link : openedBy(link, OPENED)).toEqual(shown);
});

test('a packed text has only letters of addresses, and is unpacked again', async () => {
  const text = 'Ágnes Csonka – ½ – Ю'.repeat(50);
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(200);
  expect(await unpacked(letters)).toBe(text);
});

test.for(['', '!', 'AAAA', 'not packed at all'])('%j is damaged', async (letters) => {
  expect(await unpacked(letters)).toBe(DAMAGED);
});

test('the fingerprint is FNV-1a: of no letters its offset, and others for other texts', () => {
  expect(fingerprintOf('').slice(0, 8)).toBe('811c9dc5');
  expect(fingerprintOf('a').slice(0, 8)).toBe('e40c292c'); // the published test vector of FNV-1a, 32 bits
  expect(fingerprintOf('ab')).not.toBe(fingerprintOf('ba'));
});
