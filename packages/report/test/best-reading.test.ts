// Byes that a page leaves open: the reading in which most of the printed numbers follow is named in the account

import { describe, expect, it } from 'vitest';

import { valuesUnder } from '@crosstable/audit/conventions';
import type { GameKind } from '@crosstable/core';
import { hasShared, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { eventOf, tableOf } from '@crosstable/event';
import { readPageEvent } from '@crosstable/event/page-event';

import { auditDocument } from '../src/audit-document.js';
import { auditReport } from '../src/audit-report.js';
import { bestReading } from '../src/audited/best-reading.js';

/** Vega’s in early 2026: a bye that the pairing allocates adds nothing, and another one its virtual opponent’s score. */
const VEGA = { code: 'SB', convention: 'virtual opponent, 0 in pairing byes', article: null } as const;

/**
 * Four rounds. Two byes worth a point in round 1 and one in round 2, and what is printed for Ana and Bo, who have a bye in round 1, and
 * for Cy, who has one in round 2.
 */
const page = (ana: string, bo: string, cy: string): string =>
  [
    'Rk.;Name;Rtg;1.Rd;2.Rd;3.Rd;4.Rd;Pts;TB1',
    `1;Ana;2100;-1;2w1;3b1;4w1;4;${ana}`,
    `2;Bo;2000;-1;1b0;4w1;3b½;2,5;${bo}`,
    `3;Cy;1900;4w1;-1;1w0;2w½;2,5;${cy}`,
    '4;Di;1800;3b0;5w1;2b0;1b0;1;0,5',
    '5;Ed;1700;-0;4b0;-0;-0;0;0',
  ].join('\n');

/*
 * A draw in each unplayed round is what opponents see: Ana 4 − ½, Bo 2½ − ½, Cy 2½ − ½, Di 1, Ed 0 + 3 · ½. Virtual opponents of the
 * byes: Ana and Bo in round 1: 0 + 0 + 3 · ½ = 1½, Cy in round 2: 1 + 0 + 2 · ½ = 2.
 * SB: Ana 2 + 2 + 1 = 5, Bo 1 + ½ · 2 = 2, Cy 1 + ½ · 2 = 2, and 1½, 1½ or 2 more for a bye that the pairing didn’t allocate. Di: Ed’s 1½.
 */
const WITHOUT = ['5', '2', '2'] as const;

describe('a bye worth a point', () => {
  const read = async (...values: readonly [string, string, string]) => {
    const text = page(...values).replace('1;0,5\n', '1;1,5\n');
    const event = await readPageEvent(text);
    const { printed } = event.written;
    if (printed === undefined) throw new Error('expected a printed table');
    return bestReading(event, printed);
  };

  it('is open where it stands alone, too', async () => {
    const { written } = await readPageEvent(page(...WITHOUT));
    const kinds = written.open?.map(({ readings, round }) => [round, readings.map(({ kind, white }) => [white, kind])]);
    expect(kinds).toEqual([
      [1, [['1', 'full-bye'], ['1', 'pairing-bye']]], // prettier-ignore
      [1, [['2', 'pairing-bye'], ['2', 'full-bye']]], // prettier-ignore
      [2, [['3', 'pairing-bye'], ['3', 'full-bye']]], // prettier-ignore
    ]);
  });

  it('is read as the page’s reader does where the numbers follow', async () => {
    const { found, readings } = await read('6.5', '2', '2');
    expect(found.columns[0]).toMatchObject({ verdict: 'identified', rules: [VEGA] });
    expect(readings).toEqual([]);
  });

  it('was asked for where one that stands alone is a full-point bye', async () => {
    const { found, readings } = await read('6.5', '2', '4');
    expect(found.columns[0]).toMatchObject({ verdict: 'identified', rules: [VEGA] });
    expect(readings).toEqual([{ round: 2, player: '3', kind: 'full-bye' }]);
  });

  it('was allocated to another player of the round, whose bye gives way', async () => {
    const { found, readings } = await read('5', '3.5', '2');
    expect(found.columns[0]).toMatchObject({ verdict: 'identified', wrong: [] });
    expect(found.columns[0].rules[0]).toEqual(VEGA);
    expect(readings).toEqual([
      { round: 1, player: '1', kind: 'pairing-bye' },
      { round: 1, player: '2', kind: 'full-bye' },
    ]);
  });

  it('keeps its reading where a number is wrong that no reading gives', async () => {
    const { found, readings } = await read('6.5', '2.25', '2');
    expect(found.columns[0].wrong.map(({ player }) => player)).toEqual(['2']);
    expect(readings).toEqual([]);
  });

  it('gives way to none whose kind the file tells', () => {
    // Ana’s bye may be the pairing’s, too; Bo’s is, as the file says, and Cy’s value lacks a half
    const event = eventOf({
      games: [
        [
          { white: 'Ana', black: '', result: 1, kind: 'full-bye' },
          { white: 'Bo', black: '', result: 1, kind: 'pairing-bye' },
          { white: 'Cy', black: 'Di', result: 1 },
        ],
      ],
    });
    const readings = [event.games[0][0], { ...event.games[0][0], kind: 'pairing-bye' as const }];
    const open = { ...event, written: { open: [{ round: 1, readings }] } };
    const points = new Map([['Cy', 0.5]]);
    // A rank of Ana that doesn’t follow, either
    const best = bestReading(open, { points, ranks: new Map([['Ana', 4]]), columns: [] });
    expect(best.readings).toEqual([]);
    expect(best.event.games).toEqual(event.games);
  });

  it('is named in the account', async () => {
    const best = await read('6.5', '2', '4');
    const { parts } = auditDocument(best.event, auditReport(best, tableOf(best.event)), (id) => `no. ${id}`);
    expect(parts[0]).toEqual({
      heading: 'Byes that the page leaves open',
      sentences: ['More of the printed numbers follow if these byes are read so.'],
      table: {
        columns: [
          { kind: 'name', heading: 'Player' },
          { kind: 'number', heading: 'Round' },
          { kind: 'word', heading: 'Read as' },
        ],
        rows: [['no. 3', '2', 'full-point bye']],
      },
    });
    const untold = {
      ...auditReport(best, tableOf(best.event)),
      readings: [{ round: 1, player: '1', kind: undefined }],
    };
    expect(auditDocument(best.event, untold, (id) => id).parts[0].table?.rows[0]).toEqual(['1', '1', 'bye']);
  });
});

interface Golden {
  readonly id: string;
  readonly rounds: number;
  readonly players: readonly { readonly id: string }[];
  readonly games: readonly (readonly {
    readonly white: string;
    readonly black: string;
    readonly result: 0 | 0.5 | 1;
    readonly kind?: GameKind;
  }[])[];
}

/** A tournament with the numbers of its rows as ids, as a page has them. */
function numbered({ games, players }: Golden) {
  const numbers = new Map(players.map(({ id }, at) => [id, String(at + 1)]));
  const idOf = (id: string): string => numbers.get(id) ?? '';
  const entries = games.map((round) =>
    round.map(({ black, white, ...entry }) => ({
      ...entry,
      white: idOf(white),
      black: black === white ? '' : idOf(black),
    })),
  );
  return { ids: players.map(({ id }) => idOf(id)), games: entries };
}

/** The tournament as Chess-Results prints one, with the values of a column. */
function printed(golden: Golden, values: ReadonlyMap<string, number | null>): string {
  const { games, ids } = numbered(golden);
  const sign = (result: number, isForfeit: boolean): string =>
    isForfeit ? (result === 1 ? '+' : '-') : result === 0.5 ? '½' : String(result);
  const cellOf = (id: string, round: (typeof games)[number]): readonly [text: string, points: number] => {
    const game = round.find(({ black, white }) => white === id || black === id);
    if (game === undefined) return ['', 0];
    const { black, kind = '', result, white } = game;
    const isWhite = white === id;
    const own = isWhite ? result : kind === 'double-forfeit' ? 0 : 1 - result;
    const cell =
      black === ''
        ? `-${sign(own, false)}`
        : `${isWhite ? `${black}w` : `${white}b`}${sign(own, kind.includes('forfeit'))}`;
    return [cell, own];
  };
  const rows = ids.map((id) => {
    const cells = games.map((round) => cellOf(id, round));
    const points = cells.reduce((sum, [, own]) => sum + own, 0);
    return [id, `Player ${id}`, ...cells.map(([text]) => text), points, values.get(id) ?? ''].join(';');
  });
  const rounds = games.map((_, at) => `${at + 1}.Rd`);
  return [['No.', 'Name', ...rounds, 'Pts', 'TB1'].join(';'), ...rows].join('\n');
}

describe.skipIf(!hasShared)(`golden tournaments, printed as Vega prints them${skipNote}`, () => {
  it.each(['swiss-byes-006', 'swiss-byes-014', 'swiss-byes-018', 'swiss-byes-027'])(
    '%s: the kinds of its byes are found again',
    async (id) => {
      const { tournaments } = sharedJson('golden/individual/swiss-byes.json') as { tournaments: readonly Golden[] };
      const golden = tournaments.find((one) => one.id === id);
      if (golden === undefined) throw new Error(`expected a tournament ${id}`);
      const { games, ids } = numbered(golden);
      const players = ids.map((player) => ({ id: player }));
      const values = valuesUnder(VEGA, games, { players, rounds: golden.rounds, system: 'swiss' });
      const event = await readPageEvent(printed(golden, values));
      const best = bestReading(event, event.written.printed ?? { columns: [] });
      expect(best.found.columns[0]).toMatchObject({ verdict: 'identified', wrong: [] });
      expect(best.readings.length).toBeGreaterThan(0);
      const wholeByes = (all: typeof games | typeof event.games) =>
        all.map((round) => round.flatMap(({ black, kind, result, white }) => (black === '' && result === 1 ? [`${white} ${kind}`] : [])).toSorted()); // prettier-ignore
      expect(wholeByes(best.event.games)).toEqual(wholeByes(games));
    },
  );
});
