// Tables by opponents with other headings than 1, 2, 3 …: letters, names, two columns each; no beginning tells them

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { standings } from '@crosstable/standings';

import type { ChessEvent } from '../src/chess-event.js';
import { tableOf } from '../src/event-table.js';
import { openEvent } from '../src/open-event.js';

/** Ranks, names and values by points and Sonneborn-Berger. */
function ranked(event: ChessEvent): (readonly (number | string | null)[])[] {
  const names = new Map(event.players.map(({ id, name }) => [id, name ?? id]));
  return standings(tableOf(event), ['PTS', 'SB']).map(({ rank, player, values }) => [
    rank,
    names.get(player) ?? '',
    ...values,
  ]);
}

/**
 * Ana has beaten Bo twice and lost to Cy twice; Bo and Cy have drawn both games. SB: Ana 2·1 for Bo, whose points are 1; Bo ½·3
 * twice for Cy, whose points are 3; Cy 2·2 for Ana and ½·1 twice for Bo.
 */
const RANKS = [
  [1, 'Cy', 3, 5],
  [2, 'Ana', 2, 2],
  [3, 'Bo', 1, 3],
];

const FORMS = {
  'letters above columns': 'Name\tA\tB\tC\tPts\nAna\t*\t1 1\t0 0\t2\nBo\t0 0\t*\t½ ½\t1\nCy\t1 1\t½ ½\t*\t3',
  'names above columns': 'Name\tAna\tBo\tCy\tPts\nAna\t*\t11\t00\t2\nBo\t00\t*\t½½\t1\nCy\t11\t½½\t*\t3',
  'two columns': 'No;Name;1a;1b;2a;2b;3a;3b;Pts\n1;Ana;;;1;1;0;0;2\n2;Bo;0;0;;;½;½;1\n3;Cy;1;1;½;½;;;3',
  'a colon between results': 'No;Name;1;2;3;Pts\n1;Ana;;1:1;0:0;2\n2;Bo;0:0;;½:½;1\n3;Cy;1:1;½:½;;3',
};

describe('a double round robin', () => {
  it.each(Object.entries(FORMS))('with %s is an event', async (_, text) => {
    const event = await openEvent(text);
    expect([event.system, event.rounds]).toEqual(['round-robin', 6]);
    expect(ranked(event)).toEqual(RANKS);
    expect(await openEvent(new TextEncoder().encode(text))).toEqual(event);
  });

  it('with a mistake has its place in the error', async () => {
    const text = FORMS['letters above columns'].replace('½ ½\t1', '½ 1\t1');
    await expect(openEvent(text)).rejects.toThrow(/^line \d, column \d+: expected the other side of/);
  });

  it('is not looked for in a text that is longer than what people copy', async () => {
    const text = `${FORMS['letters above columns']}\n${'\n'.repeat(500_000)}`;
    await expect(openEvent(text)).rejects.toMatchObject({ key: 'unknown-file' });
  });

  it('is no event where the text has no results', async () => {
    await expect(openEvent('Name\tA\tB\nAna\tx\ty\nBo\ty\tx')).rejects.toMatchObject({ key: 'unknown-file' });
  });
});

describe.skipIf(!hasShared)(`tables that people have${skipNote}`, () => {
  const opened = (name: string): Promise<ChessEvent> => openEvent(sharedBytes(`cases/${name}`), { name });

  it.each(['35-double-rr.tsv', '35b-double-rr.tsv', '35c-double-rr.tsv', '35-double-rr.trf'])(
    '%s has the points and the Sonneborn-Berger of all forms of this event',
    async (name) => {
      const values = ranked(await opened(name)).map(([rank, player, ...of]) => [rank, String(player).slice(-1), ...of]);
      expect(values).toEqual([
        [1, 'A', 4, 11],
        [2, 'B', 4, 9],
        [3, 'C', 3, 6],
        [4, 'D', 1, 4],
      ]);
    },
  );

  it.each(['25-wikipedia-feinwertung.tsv', '25b-wikipedia-feinwertung-numbered.tsv'])('%s has its points', async (name) => {
    const points = ranked(await opened(name)).map(([, player, value]) => `${player} ${value}`);
    expect(points.sort()).toEqual(['A 5', 'B 4.5', 'C 4', 'D 4', 'E 2', 'F 1', 'G 0.5']);
  }); // prettier-ignore

  it('05-chessmail-double-rr.tsv has its points, and the colours, but no rounds', async () => {
    const event = await opened('05-chessmail-double-rr.tsv');
    expect(ranked(event).map(([, name, points]) => [name, points])).toEqual([
      ['roger6', 5.5],
      ['Chesster', 3.5],
      ['bauer5', 2],
      ['KarenH', 1],
    ]);
    expect(event.unknown).toEqual(['rounds', 'pairing-numbers']);
  });
});
