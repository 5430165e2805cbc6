import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type TrfDraft, TrfError, type TrfGame, type TrfPlayer, formatTrf, parseTrf } from '../src/index.js';

/** Texts as a file can hold them: no line breaks, no white space at the ends. */
const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme-ascii', maxLength }).map((value) => value.replaceAll(/\s+/g, ' ').trim());

const name = fc
  .array(fc.constantFrom('a', 'B', 'é', 'ß', 'Ж', '李', '🙂', ' ', ','), { maxLength: 33 })
  .map((letters) => letters.join('').trim());

const player = (id: string): fc.Arbitrary<TrfPlayer> =>
  fc
    .record({
      name,
      rating: fc.nat(9999),
      sex: fc.constantFrom('m' as const, 'w' as const, undefined),
      title: fc.constantFrom('', 'GM', 'WIM', 'g', 'mf'),
      federation: fc.constantFrom('', 'NOR', 'ZZZ'),
    })
    .map(({ name: own, rating, sex, title, federation }) => ({
      id,
      ...(own !== '' && { name: own }),
      ...(rating !== 0 && { rating }),
      ...(sex && { sex }),
      ...(title !== '' && { title }),
      ...(federation !== '' && { federation }),
    }));

/** The possible outcomes of a round for two players. */
const OUTCOMES: readonly Omit<TrfGame, 'white' | 'black'>[] = [
  { result: 1 },
  { result: 0.5 },
  { result: 0 },
  { result: 0, blackResult: 0 },
  { result: 0.5, blackResult: 0 },
  { result: 0, blackResult: 0.5 },
  { result: 1, unrated: true },
  { result: 0.5, unrated: true },
  { result: 0, unrated: true },
  { result: 1, kind: 'forfeit-win' },
  { result: 0, kind: 'forfeit-loss' },
  { result: 0, kind: 'double-forfeit' },
  { result: null },
];

const BYES = [
  { result: 1, kind: 'full-bye' },
  { result: 0.5, kind: 'half-bye' },
  { result: 0, kind: 'zero-bye' },
  { result: 1, kind: 'pairing-bye' },
] as const;

/** A round: the players in a random order, some pairs of neighbours meet, the others have byes. */
const round = (ids: readonly string[]): fc.Arbitrary<readonly TrfGame[]> =>
  fc
    .record({
      order: fc.shuffledSubarray([...ids], { minLength: ids.length }),
      pairs: fc.nat(Math.floor(ids.length / 2)),
      outcomes: fc.array(fc.constantFrom(...OUTCOMES), { minLength: ids.length, maxLength: ids.length }),
      byes: fc.array(fc.constantFrom(...BYES), { minLength: ids.length, maxLength: ids.length }),
    })
    .map(({ order, pairs, outcomes, byes }) => {
      const games: TrfGame[] = [];
      for (let n = 0; n < pairs; n++) {
        games.push({ white: order[2 * n] ?? '', black: order[2 * n + 1] ?? '', ...(outcomes[n] ?? { result: 1 }) });
      }
      for (const [n, white] of order.slice(2 * pairs).entries())
        games.push({ white, black: '', ...(byes[n] ?? BYES[0]) });
      const place = (id: string) => (id === '' ? Infinity : ids.indexOf(id));
      const first = ({ white, black }: TrfGame) => Math.min(place(white), place(black));
      return games.sort((a, b) => first(a) - first(b));
    });

const draft: fc.Arbitrary<TrfDraft> = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }).map(String), { minLength: 1, maxLength: 12 })
  .chain((ids) =>
    fc.record({
      players: fc.tuple(...ids.map(player)),
      games: fc.array(round(ids), { maxLength: 6 }),
      name: text(40),
      city: text(20),
      comments: fc.array(text(30), { maxLength: 2 }),
      system: fc.constant('swiss' as const),
      tiebreaks: fc.constantFrom(undefined, ['PTS', 'BH/C1', 'SB'], ['DE']),
      initialColour: fc.constantFrom(undefined, 'white' as const, 'black' as const),
    }),
  );

describe('laws', () => {
  it('parse after format gives the players, the games and everything else that was written', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const read = parseTrf(formatTrf(written));
        const { players, games, name: title, city, comments, system, tiebreaks, initialColour } = read;
        expect({ players, games, name: title, city, comments, system, tiebreaks, initialColour }).toStrictEqual({
          ...written,
        });
        const kinds = new Set(read.repairs.map(({ kind }) => kind));
        const isPending = games.some((pairings) => pairings.some(({ result }) => result === null));
        expect([...kinds]).toEqual(isPending ? ['unfinished-game'] : []);
      }),
    );
  });

  it('parse after format after parse changes nothing, repairs included', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const read = parseTrf(formatTrf(written));
        expect(parseTrf(formatTrf(read))).toStrictEqual(read);
      }),
    );
  });

  it('a question mark says the same as a blank', () => {
    fc.assert(
      fc.property(draft, (written) => {
        const text = formatTrf(written, { unfinished: '?' });
        const read = parseTrf(text);
        expect([read.players, read.games]).toStrictEqual([written.players, written.games]);
        expect([...read.points]).toEqual([...parseTrf(formatTrf(written)).points]);
        expect(formatTrf(read, { unfinished: '?' })).toBe(text);
      }),
    );
  });

  it('the report of a period has its rounds and no others, the points after the last of them, and comes back', () => {
    const present = (games: TrfDraft['games']) => games.map((all) => all.filter(({ kind }) => kind !== 'zero-bye'));
    fc.assert(
      fc.property(draft, fc.nat(5), fc.nat(5), (written, one, other) => {
        const roundDates = written.games.map((_, n) => `26/01/0${n + 1}`);
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const until = { ...written, games: written.games.slice(0, last + 1) };
        const end = parseTrf(formatTrf(until)).lastPairedRound;
        fc.pre(first < end);
        const period = [`2026-01-0${first + 1}`, `2026-01-0${last + 1}`] as const;
        const read = parseTrf(formatTrf({ ...written, roundDates }, { period }));
        const inside = written.games.slice(0, end).map((all, n) => (n < first ? [] : all));
        const wanted = present(inside);
        expect(present(read.games)).toStrictEqual(wanted.slice(0, read.games.length));
        expect(wanted.slice(read.games.length).flat()).toEqual([]);
        const soFar = parseTrf(formatTrf({ ...written, games: written.games.slice(0, end) }));
        expect([...read.points]).toEqual([...soFar.points]);
        expect(parseTrf(formatTrf(read))).toStrictEqual(read);
      }),
    );
  });

  it('a damaged file is read and comes back the same but for its repairs, or is a TrfError', () => {
    const damage = fc.record({
      at: fc.nat(2000),
      remove: fc.nat(3),
      insert: fc.constantFrom('', ' ', '1', '-', '+', 'H', '\n', '\t', 'é', '0000', 'XXR 3\n', '###\n'),
    });
    fc.assert(
      fc.property(draft, fc.array(damage, { minLength: 1, maxLength: 3 }), (written, damages) => {
        let damaged = formatTrf(written);
        for (const { at, remove, insert } of damages) {
          const place = at % damaged.length;
          damaged = damaged.slice(0, place) + insert + damaged.slice(place + remove);
        }
        let read;
        try {
          read = parseTrf(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(TrfError);
          return;
        }
        expect({ ...parseTrf(formatTrf(read)), repairs: [] }).toStrictEqual({ ...read, repairs: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('bytes that are no text at all are a TrfError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => parseTrf(bytes)).toThrow(TrfError);
      }),
    );
  });
});
