import type { Tournament } from '@crosstable/core/testing/random/tournament';
import { formatTrf } from '@crosstable/trf';
import type { Game, Result, Scoring } from 'crosstable';

import type { Difference } from './compare.js';
import type { Case } from './shrink.js';

/** The whole scoring, in which the pairing-allocated bye has the points of the tournament's byes. */
function fullScoring({ games, options }: Tournament): Required<Scoring> {
  const { win = 1, draw = 0.5, loss = 0, absence = loss, pairingBye } = options.scoring ?? {};
  const bye = games.flat().find(({ kind }) => kind === 'pairing-bye');
  const ofBye = [loss, draw, win][2 * (bye?.result ?? 1)];
  return { win, draw, loss, absence, pairingBye: pairingBye ?? ofBye };
}

/** Absences written down, and byes with the result that reports have for their points. */
function writtenGames({ games, players, options }: Tournament, scoring: Required<Scoring>): readonly Game[][] {
  const { pairingBye, win, draw } = scoring;
  const result: Result = pairingBye === win ? 1 : pairingBye === draw ? 0.5 : 0;
  // A report has the kind as which a Swiss reads it, and the reading may be the fault
  const isUnnamed = games
    .flat()
    .some(({ black, kind, white }) => kind === undefined && (black === '' || black === white));
  if (isUnnamed) throw new RangeError('games: expected byes with a kind, got one without');
  return games.map((round) => {
    const there = new Set(round.flatMap(({ white, black }) => [white, black]));
    const absent = options.system === 'swiss' ? players.filter(({ id }) => !there.has(id)) : [];
    return [
      ...round.map((game) => (game.kind === 'pairing-bye' ? { ...game, result } : game)),
      ...absent.map(({ id }): Game => ({ white: id, black: '', result: 0, kind: 'zero-bye' })),
    ];
  });
}

function questionOf({ question }: Difference): string {
  if (question.by === 'whatIf')
    return `best and worst places under ${question.list.join()} after the own results of the last round`;
  return 'list' in question ? `rank and values under ${question.list.join()}` : question.code;
}

/** The source of the answers. */
const WAYS: Readonly<Record<Difference['question']['by'], string>> = {
  values: 'tiebreakValues',
  value: 'tiebreak',
  explained: 'explain',
  direct: 'the function of its package',
  directExplained: 'the explain of its package',
  standing: 'explainStanding',
  standings: 'standings',
  part: 'standings of every other player',
  whatIf: 'whatif',
};

/** The features that aren't written as records of the report. */
function otherOptions({ players, options }: Tournament): string {
  const { adjustments, system, edition, round, ratings, unrated } = options;
  const ruled: unknown = unrated instanceof Map ? Object.fromEntries<unknown>(unrated) : unrated;
  const several = players.filter((player) => player.ratings !== undefined || player.expelled === true);
  const pairingNumbers = players.flatMap(({ id, pairingNumber }) =>
    pairingNumber === undefined ? [] : [`${id} is ${pairingNumber}`],
  );
  const numbers = pairingNumbers.join(', ') || undefined;
  const told = { adjustments, system, edition, round, ratings, unrated: ruled, pairingNumbers: numbers };
  const listed = several.length === 0 ? '' : `, players ${JSON.stringify(several)}`;
  return `options ${JSON.stringify(told)}${listed}`;
}

/**
 * A tournament report file with the difference in its comments. If the file can't express the games (a bye without a
 * kind, points that don't fit their columns), the comments and the tournament as JSON.
 */
export function reportOf({ tournament, difference }: Case, seed: number, number: number): string {
  const { games, players, options } = tournament;
  const comments = [
    `seed ${seed}, tournament ${number}`,
    `${questionOf(difference)} of player ${difference.player}, by ${WAYS[difference.question.by]}`,
    `expected ${difference.expected}`,
    `got ${difference.got}`,
    otherOptions(tournament),
  ];
  const scoring = fullScoring(tournament);
  try {
    return formatTrf({
      name: `Seed ${seed}, tournament ${number}`,
      start: options.edition === '2024-08' ? '2025-01-01' : '2026-03-01',
      system: options.system,
      rounds: options.rounds,
      scoring,
      comments,
      players: players.map(({ id, rating = 0 }) => ({ id, ...(rating === 0 ? {} : { rating }) })),
      games: writtenGames(tournament, scoring).map((round) =>
        round.map(({ unrated, ...game }) => (unrated === true ? { ...game, unrated } : game)),
      ),
    });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    const lines = [...comments, `no report file: ${thrown.message}`].map((comment) => `### ${comment}`);
    return `${[...lines, JSON.stringify({ games, players, options })].join('\n')}\n`;
  }
}
