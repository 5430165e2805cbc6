import { readFileSync, readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import {
  type Crosstable,
  type PlayerView,
  type RoundView,
  type SelfDefined,
  type SelfDefinedContribution,
  crosstable,
} from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';

import { explain } from '../../src/explain.js';
import { tiebreakValues } from '../../src/values.js';
import { GOLDEN_TEAMS, type GoldenTeamGroup } from '../../testing/golden-teams.js';
import { GOLDEN, type GoldenGroup } from '../../testing/golden-values.js';

/** The rounds that bring a score, with the score and its reason. */
function met({ reasonMet, rounds }: PlayerView, valueOf: (score: number, round: RoundView) => number) {
  return rounds.flatMap((one): SelfDefinedContribution[] =>
    one.scoreMet === null
      ? []
      : [{ round: one.round, score: one.scoreMet, value: valueOf(one.scoreMet, one), because: reasonMet(one.round) }],
  );
}

/** Article 14.5: a win in every round; in a round robin in every game of the player with the most games. */
function maximum({ rounds, tournament }: PlayerView): number {
  const isSwiss = tournament.system === 'swiss';
  const field = new Set<PlayerView>();
  const add = (player: PlayerView): void => {
    if (field.has(player)) return;
    field.add(player);
    for (const { opponent } of player.rounds) if (opponent !== null) add(opponent);
  };
  for (const { opponent } of rounds) if (opponent !== null) add(opponent);
  const games = [...field].map((player) => player.rounds.filter(({ opponent }) => opponent !== null).length);
  return tournament.scoring.win * (isSwiss ? tournament.rounds : Math.max(0, ...games));
}

/** The articles as an organiser would write them, from the views alone. */
const DEFINITIONS: Readonly<Record<string, SelfDefined>> = {
  BH: { code: 'MY_BH', name: 'Buchholz', contributions: (player) => met(player, (score) => score) },
  SB: {
    code: 'MY_SB',
    name: 'Sonneborn-Berger',
    contributions: (player) => met(player, (score, { points }) => score * points),
  },
  PS: {
    code: 'MY_PS',
    name: 'Progressive',
    contributions({ rounds }) {
      let total = 0;
      return rounds.flatMap(({ outcome, points, round }): SelfDefinedContribution[] => {
        total += points;
        return outcome === 'unfinished' ? [] : [{ round, value: total }];
      });
    },
  },
  KS: {
    code: 'MY_KS',
    name: 'Koya',
    contributions(player) {
      const least = maximum(player) / 2;
      return player.rounds.flatMap(({ opponent, outcome, points, round }): SelfDefinedContribution[] =>
        opponent === null || outcome === 'unfinished'
          ? []
          : [{ round, score: opponent.points, value: opponent.points >= least ? points : 0 }],
      );
    },
  },
  ARO: {
    code: 'MY_ARO',
    name: 'Average rating',
    needsRatings: true,
    contributions: ({ rounds }) =>
      rounds.flatMap(({ isPlayed, opponentRating, round }): SelfDefinedContribution[] =>
        isPlayed && opponentRating !== null ? [{ round, value: opponentRating }] : [],
      ),
    value(kept) {
      const sum = kept.reduce((total, { value }) => total + Number(value), 0);
      return kept.length === 0 ? null : Math.floor(sum / kept.length + 0.5);
    },
  },
};

const selfDefined = Object.values(DEFINITIONS);

/** The numbers of an explanation, round by round. */
function numbersOf(code: string, player: string, table: Crosstable) {
  const { contributions, value } = explain(code, player, table);
  return { value, rounds: contributions.map((one) => [one.round, one.opponent, one.points, one.score, one.value]) };
}

/** Compares the definitions with the articles, and returns the number of values. */
function compare(table: Crosstable, codes: readonly string[], id: string): number {
  let compared = 0;
  for (const code of codes) {
    const own = DEFINITIONS[code].code;
    const builtIn = tiebreakValues(code, table);
    expect([...tiebreakValues(own, table)], `${id} ${code}`).toEqual([...builtIn]);
    compared += builtIn.size;
    for (const player of table.players.slice(0, 6)) {
      expect(numbersOf(own, player, table), `${id} ${code} of ${player}`).toEqual(numbersOf(code, player, table));
    }
  }
  return compared;
}

function filesIn(folder: URL): readonly unknown[] {
  return readdirSync(folder).map((name): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

/** Article 8: the newest edition has no Buchholz in round robins. */
function codesIn({ edition, system }: Crosstable): string[] {
  const hasBuchholz = edition === '2024-08' || system !== 'round-robin';
  return Object.keys(DEFINITIONS).filter((code) => code !== 'BH' || hasBuchholz);
}

it('articles 7.5, 8.1, 9.1, 9.2 and 10.1, written on the views, equal the built-in ones for players', () => {
  let compared = 0;
  for (const { edition, tournaments } of filesIn(GOLDEN) as readonly GoldenGroup[]) {
    for (const { games, id, players, rounds, scoring, system } of tournaments) {
      const table = crosstable(games, { players, rounds, scoring, system, edition, selfDefined });
      compared += compare(table, codesIn(table), id);
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});

it('articles 7.5, 8.1, 9.1 and 9.2, written on the views, equal the built-in ones for teams, in both scores', () => {
  let compared = 0;
  for (const { edition, tournaments } of filesIn(GOLDEN_TEAMS) as readonly GoldenTeamGroup[]) {
    for (const golden of tournaments) {
      const {
        colourSequence: colours,
        id,
        matches,
        matchScoring,
        pairingBye,
        players,
        system,
        teamSize,
        teams,
      } = golden;
      for (const primary of ['MP', 'GP'] as const) {
        const options = {
          boards: teamSize,
          colours,
          edition,
          matchScoring,
          pairingBye,
          players,
          primary,
          system,
          teams,
        };
        const table = teamTable(matches, { ...options, selfDefined });
        compared += compare(
          table,
          codesIn(table).filter((code) => code !== 'ARO'),
          id,
        );
      }
    }
  }
  expect(compared).toBeGreaterThan(2000);
});
