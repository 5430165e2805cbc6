import { describe, expect, it } from 'vitest';

import { generate } from '@crosstable/core/testing/random/generate';
import { parseTrf } from '@crosstable/trf';
import { type Game, TIEBREAKS } from 'crosstable';

import { CODES, comparisonOf } from '../src/compare.js';
import { DIRECT_CODES, isBare } from '../src/direct.js';
import { search } from '../src/fuzz.js';
import { type Answers, type Subject, library } from '../src/library.js';
import { reportOf } from '../src/report.js';
import { type Case, shrink } from '../src/shrink.js';

const SEED = 20_260_301;
const TOURNAMENTS = 3_000;

describe('the package and the slow implementation agree', () => {
  const PART = 500;

  it.each(Array.from({ length: TOURNAMENTS / PART }, (_, at) => at * PART))(
    'on tournaments from number %i',
    (first) => {
      const { done, foundDifference } = search(library, SEED, first, (count) => count < PART);
      expect(foundDifference && reportOf(shrink(foundDifference, library), SEED, foundDifference.number)).toBe(
        undefined,
      );
      expect(done).toBe(PART);
    },
  );
});

it('every tie-break of a single package is compared, from bare games too', () => {
  const ofPackages = CODES.filter((code) => !/^(PTS|DE|TPN|FB|AOB.F|BH.*F|RTNG|KS.L)|[/]P$|^SB.M/.test(code));
  expect(DIRECT_CODES.filter((code) => !code.startsWith('KS/')).toSorted()).toEqual(ofPackages.toSorted());
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, number) => generate(SEED, number));
  expect(tournaments.filter(isBare).length).toBeGreaterThan(30);
});

it('every code is compared, with every modifier and option', () => {
  const ofPlayers = TIEBREAKS.filter(({ participants }) => participants.includes('players'));
  const written = ofPlayers.flatMap(({ code, modifiers }) => {
    const cuts = modifiers.filter((modifier) => /^\/[CM]/.test(modifier));
    const options = modifiers.filter((modifier) => /^\/[PFR]/.test(modifier));
    return ['', ...cuts].flatMap((cut) => ['', ...options].map((option) => code + cut + option));
  });
  const limits = CODES.filter((code) => code.startsWith('KS/L'));
  expect(limits.length).toBeGreaterThan(3);
  expect([...CODES].sort()).toEqual([...written, ...limits].sort());
});

describe('the tournaments', () => {
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, number) => generate(SEED, number));
  const games = tournaments.flatMap((tournament) => tournament.games.flat());
  const options = tournaments.map((tournament) => tournament.options);

  it('are the same for the same seed, and others for another', () => {
    expect(generate(SEED, 7)).toEqual(tournaments[7]);
    expect(generate(SEED + 1, 7)).not.toEqual(tournaments[7]);
  });

  it('have everything that a round can be', () => {
    const seen = new Set(
      games.map(({ kind, blackResult }) => kind ?? (blackResult === undefined ? 'game' : 'decision')),
    );
    const kinds = ['zero-bye', 'half-bye', 'full-bye', 'pairing-bye', 'forfeit-loss', 'forfeit-win', 'double-forfeit'];
    expect([...seen].sort()).toEqual(['decision', 'game', ...kinds].sort());
    expect(games.some(({ kind, black }) => kind === undefined && black === '')).toBe(true);
    expect(games.some(({ kind, white, black }) => kind === 'forfeit-loss' && black === white)).toBe(true);
  });

  it('have games that aren’t finished, in the last round and before it, under every system', () => {
    const open = tournaments.map(({ games: rounds, options: { system } }) => ({
      system,
      rounds: rounds.flatMap((round, at) => (round.some(({ result }) => result === null) ? [rounds.length - at] : [])),
    }));
    for (const system of ['swiss', 'round-robin', undefined]) {
      const found = open.filter((one) => one.system === system).flatMap(({ rounds }) => rounds);
      expect(found.filter((fromEnd) => fromEnd === 1).length).toBeGreaterThan(100);
      expect(found.filter((fromEnd) => fromEnd > 1).length).toBeGreaterThan(20);
    }
  });

  it('are asked for earlier rounds, too', () => {
    const earlier = tournaments.filter(({ games: rounds, options: { round = Infinity } }) => round < rounds.length);
    expect(earlier.length).toBeGreaterThan(100);
  });

  it('have ratings and points with decimals', () => {
    const decimals = (numbers: readonly (number | undefined)[]) =>
      new Set(numbers.flatMap((number) => (number === undefined ? [] : (String(number).split('.')[1] ?? '').length)));
    const ratings = tournaments.flatMap(({ players }) => players.map(({ rating }) => rating));
    expect([...decimals(ratings)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...decimals(options.map(({ scoring }) => scoring?.draw))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are of every system, edition and many scorings, before the end and after it', () => {
    expect(new Set(options.map(({ system, edition }) => `${system} ${edition}`)).size).toBe(9);
    expect(new Set(options.map(({ scoring }) => JSON.stringify(scoring))).size).toBeGreaterThan(200);
    // None, 'skip', three numbers, and estimates
    const rules = options.map(({ unrated }) => (typeof unrated === 'object' ? 'estimates' : unrated));
    expect(new Set(rules).size).toBe(6);
    const leftRounds = new Set(tournaments.map(({ games: { length }, options: { rounds } }) => rounds - length));
    expect([...leftRounds].sort()).toEqual([0, 1, 2, 3]);
  });

  it('have points that an arbiter gave, in every system: added before the first round and later, and replacing those of a round', () => {
    const given = options.flatMap(({ adjustments = [], system }) =>
      adjustments.map(({ replaces = false, round }) => `${system} ${replaces} ${round === undefined}`),
    );
    const ways = ['false false', 'false true', 'true false'];
    const everywhere = ['swiss', 'round-robin', undefined].flatMap((system) => ways.map((way) => `${system} ${way}`));
    expect([...new Set(given)].sort()).toEqual(everywhere.sort());
  });

  it('are of every size up to 12 and more, with up to 11 rounds', () => {
    const sizes = new Set(tournaments.map(({ players }) => players.length));
    expect(Array.from({ length: 12 }, (_, at) => at + 1).filter((size) => !sizes.has(size))).toEqual([]);
    expect(Math.max(...sizes)).toBeGreaterThan(30);
    const lengths = new Set(tournaments.map((tournament) => tournament.games.length));
    expect([...lengths].sort((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, at) => at));
  });

  it('have players with and without a rating', () => {
    const ratings = tournaments.flatMap(({ players }) => players.map(({ rating }) => rating));
    expect(ratings).toContain(undefined);
    expect(ratings).toContain(0);
    expect(ratings.some((rating = 0) => rating > 2000)).toBe(true);
  });
});

/** Half a point too much in Buchholz for a player with a bye. */
const tooMuchForByes: Subject = (tournament) => {
  const answers = library(tournament);
  const withBye = new Set(
    tournament.games.flat().flatMap(({ kind = '', white }) => (kind.includes('bye') ? [white] : [])),
  );
  return {
    ...answers,
    values: (code) => {
      const values = new Map(answers.values(code));
      if (code === 'BH') for (const id of withBye) values.set(id, (values.get(id) ?? 0) + 0.5);
      return values;
    },
  };
};

/** The dummy of August 2024 in every edition. */
const withoutLimit: Subject = (tournament) =>
  library({ ...tournament, options: { ...tournament.options, edition: '2024-08' } });

/** Takes unfinished games for draws. */
const finishedAsDraws: Subject = (tournament) => {
  const drawn = ({ white, black, result, ...rest }: Game): Game => ({ white, black, result: result ?? 0.5, ...rest });
  return library({ ...tournament, games: tournament.games.map((round) => round.map(drawn)) });
};

/** Gives a part of the players the ranks that they have among all. */
const ranksAmongAll: Subject = (tournament) => {
  const answers = library(tournament);
  const part: Answers['part'] = (list, of) =>
    answers.standings(list).flatMap((row) => (of.includes(row.player) ? [{ ...row, overall: row.rank }] : []));
  return { ...answers, part };
};

/** Takes forfeits for games in direct encounter, in standings only. */
const forfeitsAsGames: Subject = (tournament) => {
  const answers = library(tournament);
  return { ...answers, standings: (list) => answers.standings(list.map((code) => (code === 'DE' ? 'DE/P' : code))) };
};

/** Adds the points that replace those of a round. */
const addedNotReplaced: Subject = (tournament) => {
  const { options } = tournament;
  const adjustments = options.adjustments?.map(({ player, points, round }) => ({ player, points, round }));
  return library({ ...tournament, options: { ...options, adjustments } });
};

/** Says that no opponent's score is adjusted. */
const neverAdjusted: Subject = (tournament) => {
  const answers = library(tournament);
  return {
    ...answers,
    explained: (code, player) => {
      const explained = answers.explained(code, player);
      const contributions = explained.contributions.map((contribution) =>
        contribution.reason.key === 'opponent-adjusted-score'
          ? { ...contribution, reason: { key: 'opponent-score', article: '16.3.1' } as const }
          : contribution,
      );
      return { ...explained, contributions };
    },
  };
};

/** Gives no place worse than the second one after the last round. */
const secondAtWorst: Subject = (tournament) => {
  const answers = library(tournament);
  return {
    ...answers,
    whatIf: (list, players) => answers.whatIf(list, players).map((places) => places.map((place) => Math.min(place, 2))),
  };
};

/** Refuses tournaments of three rounds. */
const refusing: Subject = (tournament) => {
  if (tournament.games.length > 2) throw new RangeError('games: expected two rounds at most');
  return library(tournament);
};

function found(subject: Subject): Case & { readonly report: string } {
  const { foundDifference } = search(subject, SEED, 0, (count) => count < TOURNAMENTS);
  if (foundDifference === undefined) throw new Error('expected a difference');
  const smallest = shrink(foundDifference, subject);
  return { ...smallest, report: reportOf(smallest, SEED, foundDifference.number) };
}

/** The tournament of a report, which must be read without a repair. */
function readBack(report: string): Case['tournament'] {
  const { games, players, rounds, scoring, system, repairs } = parseTrf(report);
  expect(repairs.filter(({ kind }) => kind !== 'unfinished-game')).toEqual([]);
  return { games, players, options: { rounds, scoring, system } };
}

describe('a fault is found, made small and printed', () => {
  it('in a value', () => {
    const { tournament, difference, report } = found(tooMuchForByes);
    // One player with one bye is enough
    expect(tournament.players).toHaveLength(1);
    expect(tournament.games.map((round) => round.length)).toEqual([1]);
    expect(difference.question).toEqual({ by: 'values', code: 'BH' });
    expect(report).toMatch(new RegExp(`^### seed ${SEED}, tournament \\d+$`, 'm'));
    expect(report).toMatch(/^### BH of player 1, by tiebreakValues$/m);
    expect(report).toContain(`### expected ${difference.expected}\n### got ${difference.got}\n`);
    expect(comparisonOf(readBack(report), tooMuchForByes).ask(difference.question)).toEqual(difference);
  });

  it('in a rule of an edition', () => {
    const { tournament, difference, report } = found(withoutLimit);
    // Art. 16.4.2: a bye worth more than a draw, and nothing else
    expect(tournament.players).toHaveLength(1);
    expect(tournament.games.map((round) => round.length)).toEqual([1]);
    expect(comparisonOf(readBack(report), withoutLimit).ask(difference.question)).toEqual(difference);
  });

  it('in a game that isn’t finished', () => {
    const { tournament, difference, report } = found(finishedAsDraws);
    expect(tournament.games.map((round) => round.map(({ result }) => result))).toEqual([[null]]);
    expect(comparisonOf(readBack(report), finishedAsDraws).ask(difference.question)).toEqual(difference);
  });

  it('in standings', () => {
    const { tournament, difference, report } = found(forfeitsAsGames);
    // Art. 6.1.1: two players and a forfeit
    expect(tournament.players).toHaveLength(2);
    expect(tournament.games.flat().map(({ kind }) => kind)).toEqual([expect.stringMatching(/^forfeit-(win|loss)$/)]);
    expect(difference.question).toEqual({ by: 'standings', list: ['DE'] });
    expect(report).toMatch(/^### rank and values under DE of player 1, by standings$/m);
    expect(comparisonOf(readBack(report), forfeitsAsGames).ask(difference.question)).toEqual(difference);
  });

  it('in standings of a part', () => {
    const { tournament, difference, report } = found(ranksAmongAll);
    // The first player is behind the second, who isn't in the part
    expect(tournament.players).toHaveLength(2);
    expect(difference.question).toMatchObject({ by: 'part' });
    expect(report).toMatch(/^### rank and values under \S+ of player 1, by standings of every other player$/m);
  });

  it('in points that an arbiter gave', () => {
    const { tournament, difference, report } = found(addedNotReplaced);
    // One player, whose round has other points
    expect(tournament.players).toHaveLength(1);
    expect(tournament.games).toHaveLength(1);
    const [{ points, ...replacement }] = tournament.options.adjustments ?? [];
    expect(replacement).toEqual({ player: '1', round: 1, replaces: true });
    expect(difference.question).toMatchObject({ by: 'values' });
    expect(report).toContain(`"adjustments":[{"player":"1","points":${points},"round":1,"replaces":true}]`);
  });

  it('in what the last round can bring', () => {
    const { tournament, difference, report } = found(secondAtWorst);
    // A third place needs three players, and a last round whose only game can be open
    expect(tournament.players).toHaveLength(3);
    expect(tournament.games.at(-1)).toHaveLength(1);
    expect(difference.question).toMatchObject({ by: 'whatIf', list: [expect.any(String)] });
    expect(difference.expected.split(', ')).toContain('3');
    expect(difference.got.split(', ')).not.toContain('3');
    expect(report).toMatch(
      /^### best and worst places under .* after the own results of the last round of player \d, by whatif$/m,
    );
    expect(comparisonOf(readBack(report), secondAtWorst).ask(difference.question)).toEqual(difference);
  });

  it('in a reason', () => {
    const { tournament, difference, report } = found(neverAdjusted);
    // Art. 16.3.2: a game, and the opponent's requested bye after it
    expect(tournament.players).toHaveLength(2);
    expect(tournament.games.map((round) => round.length)).toEqual([1, 0]);
    expect(difference.question).toMatchObject({ by: 'explained' });
    expect(difference.expected).toContain(
      "reason: { key: 'opponent-adjusted-score', article: '16.3.2', rounds: [ 2 ] }",
    );
    expect(difference.got).toContain("reason: { key: 'opponent-score', article: '16.3.1' }");
    expect(report).toMatch(/^### [A-Z]+(\/\w+)* of player 1, by explain$/m);
    expect(comparisonOf(readBack(report), neverAdjusted).ask(difference.question)).toEqual(difference);
  });

  it('that throws', () => {
    const { tournament, difference, report } = found(refusing);
    expect(difference.got).toBe('thrown RangeError: games: expected two rounds at most');
    expect(tournament.games).toEqual([[], [], []]);
    expect(report).toContain(`### got ${difference.got}\n`);
  });

  it('where a report has no words for the tournament, with the tournament as JSON', () => {
    const tournament = {
      games: [[{ white: '1', black: '', result: 1 } as const]],
      players: [{ id: '1' }],
      options: { rounds: 1, system: 'swiss' } as const,
    };
    const difference = { question: { by: 'explained', code: 'BH' }, player: '1', expected: '1', got: '2' } as const;
    const lines = reportOf({ tournament, difference }, 5, 6).trimEnd().split('\n');
    expect(lines[0]).toBe('### seed 5, tournament 6');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(tournament);
  });
});
