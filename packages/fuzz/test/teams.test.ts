import { describe, expect, it } from 'vitest';

import { type Match, TIEBREAKS, crosstable, tiebreakValues } from 'crosstable';

import { teamEventOf } from '../src/slow/team-record.js';
import { TEAM_CODES, isRefused } from '../src/slow/team-values.js';
import { generateTeams } from '../src/team/generate.js';
import { type TeamSubject, teamLibrary } from '../src/team/library.js';
import { searchTeams } from '../src/team/search.js';
import { shrinkTeams, teamReportOf } from '../src/team/shrink.js';

const SEED = 20_260_301;
const TOURNAMENTS = 400;

describe('the package and the slow implementation agree on teams', () => {
  const PART = 20;

  it.each(Array.from({ length: TOURNAMENTS / PART }, (_, at) => at * PART))('from number %i', (first) => {
    const { done, foundDifference } = searchTeams(teamLibrary, SEED, first, (count) => count < PART);
    expect(foundDifference && teamReportOf(shrinkTeams(foundDifference, teamLibrary))).toBe(undefined);
    expect(done).toBe(PART);
  });
});

it('every code of teams is compared, in both scores, with every modifier and option', () => {
  const written = TIEBREAKS.filter(({ participants }) => participants.includes('teams')).flatMap(
    ({ code, modifiers, scores }) => {
      const cuts = modifiers.filter((modifier) => /^\/[CM]/.test(modifier));
      const options = modifiers.filter((modifier) => /^\/[PFR]/.test(modifier));
      const named = ['', ...scores.map((score) => `:${score}`)].map((score) => code + score);
      return named.flatMap((name) =>
        ['', ...cuts].flatMap((cut) => ['', ...options].map((option) => name + cut + option)),
      );
    },
  );
  const numbered = TEAM_CODES.filter((code) => /\/[LK]/.test(code));
  expect(numbered.filter((code) => code.startsWith('SSSC')).length).toBeGreaterThan(3);
  // Art. 7.1, 7.2: WIN and WON count matches, so that neither has a value in game points
  const asked = [...written, ...numbered].filter((code) => !/^(WIN|WON):GP$/.test(code));
  expect([...TEAM_CODES].sort()).toEqual(asked.sort());
});

it('what is for teams only is refused for players, with an error that says so', () => {
  const table = crosstable([[{ white: 'A', black: 'B', result: 1 }]], { system: 'swiss', rounds: 1 });
  const ofPlayers = new Set(
    TIEBREAKS.filter(({ participants }) => participants.includes('players')).map(({ code }) => code),
  );
  const ofTeams = TEAM_CODES.filter((code) => code.includes(':') || !ofPlayers.has(code.split('/', 1)[0]));
  expect(ofTeams.length).toBeGreaterThan(100);
  for (const code of ofTeams) expect(() => tiebreakValues(code, table)).toThrow(RangeError);
});

describe('the tournaments of teams', () => {
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, number) => generateTeams(SEED, number));
  const options = tournaments.map((tournament) => tournament.options);
  const matches = tournaments.flatMap((tournament) => tournament.matches.flat());
  const count = (of: (match: Match) => boolean): number => matches.filter(of).length;

  it('have expelled teams, expelled players on the boards, and players with several ratings', () => {
    const players = options.flatMap((one) => one.players ?? []);
    const teams = tournaments.flatMap((tournament) => tournament.teams);
    expect(teams.filter(({ expelled }) => expelled).length).toBeGreaterThan(100);
    expect(players.filter(({ expelled }) => expelled).length).toBeGreaterThan(100);
    expect(players.filter(({ ratings = [] }) => ratings.length > 1).length).toBeGreaterThan(100);
    expect(options.filter(({ ratings }) => ratings === 'round').length).toBeGreaterThan(10);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(generateTeams(SEED, 7)).toEqual(tournaments[7]);
    expect(generateTeams(SEED + 1, 7)).not.toEqual(tournaments[7]);
  });

  it('have everything that a match can be', () => {
    const kinds = ['zero-bye', 'half-bye', 'full-bye', 'pairing-bye', 'forfeit-loss', 'forfeit-win', 'double-forfeit'];
    for (const kind of kinds) expect(count((match) => match.kind === kind)).toBeGreaterThan(20);
    expect(count(({ kind, boards }) => kind !== undefined && boards !== undefined)).toBeGreaterThan(50);
    expect(count(({ gamePoints }) => Array.isArray(gamePoints))).toBeGreaterThan(100);
    expect(count(({ gamePoints }) => gamePoints === null)).toBeGreaterThan(20);
    const isGivenUp = ({ kind, boards = [] }: Match): boolean =>
      kind === undefined && boards.length > 1 && boards.every((board) => board.kind !== undefined);
    expect(count(isGivenUp)).toBeGreaterThan(20);
  });

  it('have everything that a board can be', () => {
    const boards = matches.flatMap((match) => match.boards ?? []);
    expect(boards.filter(({ result }) => result === null).length).toBeGreaterThan(50);
    expect(boards.filter(({ blackResult }) => blackResult !== undefined).length).toBeGreaterThan(50);
    const vacant = boards.filter(({ white, black }) => white === '' || black === '');
    expect(new Set(vacant.map(({ white, black, kind }) => `${white === ''} ${black === ''} ${kind}`)).size).toBe(3);
    for (const kind of ['forfeit-win', 'forfeit-loss', 'double-forfeit']) {
      expect(boards.filter((board) => board.kind === kind && board.white !== '').length).toBeGreaterThan(50);
    }
  });

  it('are of every system, edition, primary score and many scorings, with one to six boards', () => {
    expect(new Set(options.map(({ system, edition }) => `${system} ${edition}`)).size).toBe(9);
    expect(new Set(options.map(({ primary, articleTwelve }) => `${primary} ${articleTwelve}`)).size).toBe(9);
    expect([...new Set(options.map(({ boards }) => boards))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(options.map(({ scoring }) => JSON.stringify(scoring))).size).toBeGreaterThan(30);
    expect(new Set(options.map(({ matchScoring }) => JSON.stringify(matchScoring))).size).toBeGreaterThan(5);
    expect(new Set(options.map(({ pairingBye }) => JSON.stringify(pairingBye))).size).toBeGreaterThan(4);
    expect(options.filter(({ round }) => round !== undefined).length).toBeGreaterThan(30);
    expect(options.filter(({ colours }) => colours !== undefined).length).toBeGreaterThan(50);
  });

  it('have adjustments of both scores, added and in the place of others', () => {
    const adjustments = options.flatMap((one) => one.adjustments ?? []);
    const ways = new Set(
      adjustments.map(({ round, replaces, matchPoints, gamePoints }) =>
        [round === undefined, replaces === true, matchPoints === undefined, gamePoints === undefined].join(' '),
      ),
    );
    expect(ways.size).toBeGreaterThan(6);
  });

  it('ask for codes that are refused, for each of the reasons', () => {
    const refused = tournaments.map((tournament) => {
      const event = teamEventOf(tournament);
      return ['BC', 'FB', 'BH', 'PTS'].filter((code) => isRefused(code, event)).join();
    });
    for (const codes of ['BC', 'FB', 'FB,BH', 'BC,FB,BH', '']) expect(refused).toContain(codes);
  });
});

/** Forgets that a pairing-allocated bye is a win on every board, for BC only. */
const byeOfNothing: TeamSubject = (tournament) => {
  const answers = teamLibrary(tournament);
  const byes = new Set(tournament.matches.flat().flatMap(({ kind, white }) => (kind === 'pairing-bye' ? [white] : [])));
  return {
    ...answers,
    values: (code) => {
      const values = answers.values(code);
      return code === 'BC' ? new Map([...values].map(([id, value]) => [id, byes.has(id) ? 0 : value])) : values;
    },
  };
};

/** Takes the boards of all matches for those of two teams. */
const allBoards: TeamSubject = (tournament) =>
  teamLibrary({ ...tournament, options: { ...tournament.options, articleTwelve: 'tournament' } });

/** Answers for every code. */
const neverRefusing: TeamSubject = (tournament) =>
  teamLibrary({
    ...tournament,
    options: { ...tournament.options, rounds: tournament.options.rounds ?? tournament.matches.length },
  });

/** Ranks the teams of a part among all. */
const rankedAmongAll: TeamSubject = (tournament) => {
  const answers = teamLibrary(tournament);
  return {
    ...answers,
    part: (list, of) => answers.part(list, of).map((row) => ({ ...row, rank: row.overall ?? row.rank })),
  };
};

describe('a fault is found, made small and printed', () => {
  it.each([
    ['in a value', byeOfNothing, 2],
    ['in an order', allBoards, 6],
    ['in a refusal', neverRefusing, 0],
    ['in the standings of a part', rankedAmongAll, 2],
  ])('%s', (_where, subject, most) => {
    const { foundDifference } = searchTeams(subject, SEED, 0, (count) => count < TOURNAMENTS);
    if (foundDifference === undefined) throw new Error('expected a difference');
    const smallest = shrinkTeams(foundDifference, subject);
    expect(smallest.tournament.matches.flat().length).toBeLessThanOrEqual(most);
    const lines = teamReportOf(smallest).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^### seed 20260301, tournament of teams \d+: \{"by":"/);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(JSON.parse(JSON.stringify(smallest.tournament)));
  });
});
