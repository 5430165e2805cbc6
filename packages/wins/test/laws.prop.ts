import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type CrosstableOptions, crosstable, openTable, valuesOf } from '@crosstable/core';
import { publishedEntries, tiebreaksOf } from '@crosstable/core/testing/entries';
import { expectAtMost, expectEqual, expectSame } from '@crosstable/core/testing/expectations';
import { describeLaws } from '@crosstable/core/testing/laws';
import { bye } from '@crosstable/core/testing/notation';
import { gamesOf, scoreOverTheBoard } from '@crosstable/core/testing/over-the-board';
import { anyTournament, playedTournament, turned } from '@crosstable/core/testing/tournaments';

import { type WinsVariant, explain } from '../src/explain.js';
import * as index from '../src/index.js';
import { type Game, blackGames, blackWins, roundsElected, standardPoints, win, won } from '../src/index.js';
import { RULES } from '../src/rules.js';

for (const [name, value] of Object.entries(index))
  describeLaws(name, value, { ofColours: /^(?:black|white)/.test(name) });

const runs = { numRuns: 1000 };

type Code = NonNullable<WinsVariant['of']>;

function ruleOf(code: string | undefined): (typeof RULES)[number] & { readonly code: Code } {
  const isAsked = (rule: (typeof RULES)[number]): rule is ReturnType<typeof ruleOf> => rule.code === code;
  const rule = RULES.find(isAsked);
  if (rule === undefined) throw new Error(`expected a rule of ${code}`);
  return rule;
}

/** Each function with its rule, whose code the entry says. */
const ALL = tiebreaksOf(publishedEntries(new URL('../../', import.meta.url))).flatMap(({ specifier, code, of }) => {
  const value = Object.entries(index).find(([name]) => name === of && specifier.startsWith('@crosstable/wins/'))?.[1];
  return value === undefined ? [] : [{ value, rule: ruleOf(code) }];
});

const options: fc.Arbitrary<CrosstableOptions> = fc.record({
  system: fc.constantFrom('swiss', 'round-robin', undefined),
  edition: fc.constantFrom('2024-08', '2026-03'),
  scoring: fc.constantFrom(
    undefined,
    { win: 3, draw: 1 },
    { absence: -1, pairingBye: 0.5 },
    { pairingBye: 1.5 },
    { draw: 0 },
  ),
});

describe('Article 7', () => {
  it('all functions have a rule, and all rules a function', () => {
    expect(ALL.map(({ rule }) => rule)).toEqual(RULES);
    expect(ALL.length).toBe(Object.keys(index).length);
  });

  it('explanations add up to the value, which is that of the whole table', () => {
    fc.assert(
      fc.property(anyTournament, options, ({ ids, games, players }, given) => {
        const table = crosstable(games, { ...given, players });
        const tournament = openTable(table);
        for (const { value, rule } of ALL) {
          const { code: of } = rule;
          const column = valuesOf(rule, [], tournament);
          ids.forEach((id, player) => {
            const { value: explained, contributions } = explain(id, table, undefined, { of });
            const whose = `${of} of ${id}`;
            const sum = contributions.reduce((total, one) => total + one.value, 0);
            const single = valuesOf(rule, [], tournament, { from: player, to: player + 1 });
            expectSame(explained, value(id, table), whose);
            expectSame(sum, explained, whose);
            expectSame(column[player], explained, whose);
            expectEqual([...single], [explained], whose);
            expectSame(explain(id, games, [], { of }).value, value(id, games), whose);
          });
        }
      }),
      runs,
    );
  });

  it('with all colours swapped, games with Black are those that were with White', () => {
    fc.assert(
      fc.property(anyTournament, (tournament) => {
        const other = turned(tournament, () => true);
        for (const id of tournament.ids) {
          const { games } = tournament;
          expectSame(blackGames(id, other.games), gamesOf(games, id).length - blackGames(id, games), id);
          expectSame(blackWins(id, other.games), won(id, games) - blackWins(id, games), id);
        }
      }),
      runs,
    );
  });

  it('a game won with Black is one played with Black, and a game won is a win', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        for (const id of ids) {
          const wonWithBlack = blackWins(id, games);
          const wonOverTheBoard = won(id, games);
          expectAtMost(wonWithBlack, blackGames(id, games), id);
          expectAtMost(wonWithBlack, wonOverTheBoard, id);
          expectAtMost(wonOverTheBoard, win(id, games), id);
          expectAtMost(gamesOf(games, id).length, roundsElected(id, games), id);
        }
      }),
      runs,
    );
  });

  it('adding a round of byes to everyone keeps the order of WIN', () => {
    const byes = fc.constantFrom('zero-bye' as const, 'half-bye' as const, 'full-bye' as const, 'pairing-bye' as const);
    fc.assert(
      fc.property(anyTournament, byes, options, ({ ids, games, players }, kind, given) => {
        const before = crosstable(games, { ...given, players });
        const after = crosstable([...games, ids.map((id) => bye(id, kind))], { ...given, players });
        const added = new Set(ids.map((id) => win(id, after) - win(id, before)));
        expect(added.size).toBe(1);
        expect([0, 1]).toContain([...added][0]);
      }),
      runs,
    );
  });

  it('without byes, forfeits and decisions, standard points in 1-½-0 are the points, whatever the scoring', () => {
    fc.assert(
      fc.property(playedTournament, options, ({ ids, games, players }, { edition, scoring }) => {
        const table = crosstable(games, { edition, scoring, players });
        expect(ids.map((id) => standardPoints(id, table))).toEqual(ids.map((id) => scoreOverTheBoard(games, id)));
      }),
      runs,
    );
  });

  it('a round in which two are paired is 1 standard point for both together, once the game is finished', () => {
    fc.assert(
      fc.property(anyTournament, ({ ids, games }) => {
        const isFinished = ({ white, black, result }: Game) => result !== null && black !== '' && black !== white;
        const paired = games.map((round) => round.filter(isFinished));
        const sum = ids.reduce((total, id) => total + standardPoints(id, paired), 0);
        expect(sum).toBe(paired.flat().length);
      }),
      runs,
    );
  });
});
