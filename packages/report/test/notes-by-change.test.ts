// Notes of a reader, grouped by what they can change.
import { expect, test } from 'vitest';

import { openEvent } from '@crosstable/event';
import { eventFindings, notesByChange, notesIn } from '@crosstable/report';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

const line = (number: number, games: string): string =>
  `001 ${String(number).padStart(4)}      ${`Player ${number}`.padEnd(33)}                            ${games}`;

/** A date as people write it. */
const REPORT = [
  '012 Club',
  '042 08.05.2026',
  '092 Individual: Swiss-System',
  line(1, ' 1.0    1     2 W 1'),
  line(2, ' 0.0    2     1 B 0'),
].join('\n');

test('each note stands below the gravest thing that it can change, and none is lost', async () => {
  const event = await openEvent(REPORT);
  const groups = notesByChange(event, ENGLISH_ANSWERS);
  expect(groups.map(({ changes }) => changes)).toEqual(['nothing']);
  expect(groups.flatMap(({ notes }) => notes)).toEqual(event.notes);
  expect(event.notes.length).toBeGreaterThan(0);
});

test('a result that was guessed comes before what changes nothing', async () => {
  const event = await openEvent(`${REPORT}\n${line(3, ' 1.0    3  0000 - -')}`);
  const groups = notesByChange(event, ENGLISH_ANSWERS);
  expect(groups[0].changes).toBe('result');
  expect(groups.flatMap(({ notes }) => notes).toSorted()).toEqual(event.notes.toSorted());
});

test('a repair whose kind is also the key of a note has the words of the repair', async () => {
  const event = await openEvent(REPORT);
  const [first] = event.repairs;
  const message = 'line 4, column 5: "1" has no match in round 1: read as the one with the pairing-allocated bye';
  const repair = { ...first, kind: 'team-bye', message } as const;
  const ofTeam = {
    ...event,
    repairs: [repair],
    notes: [message],
    remarks: [{ key: 'team-bye', values: { places: 1 }, message }] as const,
  };
  for (const words of [ENGLISH_ANSWERS, GERMAN_ANSWERS]) {
    expect(notesIn(ofTeam, words).join()).not.toMatch(/undefined/);
    expect(
      eventFindings(ofTeam, words)
        .map((found) => found.message)
        .join(),
    ).not.toMatch(/undefined/);
    expect(notesByChange(ofTeam, words)[0].changes).toBe('result');
  }
});
