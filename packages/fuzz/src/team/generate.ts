import { SCORINGS, SYSTEMS, withExpelledAndRatings } from '@crosstable/core/testing/random/generate';
import { roundRobinRounds, swissRounds } from '@crosstable/core/testing/random/pairings';
import { type Random, randomOf } from '@crosstable/core/testing/random/random';
import { mishapsOf } from '@crosstable/core/testing/random/results';
import type { MatchScoring, Matches, Player, Scoring, System, Team, TeamAdjustment } from 'crosstable';

import { type MatchHabits, isFinished, matchesOf } from './matches.js';
import type { TeamTournament } from './tournament.js';

const MOST_ROUNDS = 9;

function sizeOf({ chance, between }: Random): number {
  const luck = chance();
  if (luck < 0.05) return between(1, 2);
  return luck < 0.92 ? between(3, 6) : between(7, 12);
}

function lengthOf({ chance, between }: Random): number {
  const luck = chance();
  if (luck < 0.02) return 0;
  return between(1, luck < 0.8 ? 4 : MOST_ROUNDS);
}

/** The match points of real competitions, and some that only a test would use. */
const MATCH_SCORINGS: readonly (MatchScoring | undefined)[] = [
  undefined,
  undefined,
  { win: 3, draw: 1 },
  { win: 3, draw: 2, loss: 1, absence: 0 },
  { win: 2, draw: 1, loss: 0, absence: -1 },
  { win: 1, draw: 0.5 },
  { win: 2.5, draw: 0.4, loss: 0.1 },
  { win: 0, draw: 0, loss: 0 },
  { draw: 3 },
];

/** The scoring of a team's games, which has no bye. Thousandths keep the points exact. */
function scoringOf({ chance, between, pick }: Random): Scoring | undefined {
  if (chance() < 0.55) return undefined;
  if (chance() < 0.8) {
    const { win, draw, loss, absence } = pick(SCORINGS) ?? {};
    return { win, draw, loss, absence };
  }
  const parts = pick([2, 4, 10, 1000]);
  const points = (): number => between(-1, 3 * parts) / parts;
  const maybe = (): number | undefined => (chance() < 0.5 ? points() : undefined);
  return { win: points(), draw: points(), loss: maybe(), absence: maybe() };
}

/** Teams with rosters or without; now and then with pairing numbers of their own. */
function teamsOf(
  size: number,
  boards: number,
  random: Random,
): { readonly teams: readonly Team[]; readonly lineUps: MatchHabits['lineUps'] } {
  const { chance, between, shuffled } = random;
  const numbers = shuffled(Array.from({ length: size }, (_, at) => at + 1));
  const hasRosters = chance() < 0.5;
  const isRenumbered = chance() < 0.1;
  const lineUps = new Map<string, readonly string[]>();
  const teams = numbers.map((number, at): Team => {
    const id = String(at + 1);
    const players = Array.from({ length: boards + between(0, 2) }, (_, place) => `${id}.${place + 1}`);
    lineUps.set(id, players);
    const pairingNumber = isRenumbered ? { pairingNumber: number } : {};
    return hasRosters ? { id, players, ...pairingNumber } : { id, ...pairingNumber };
  });
  return { teams, lineUps };
}

/** The points that an arbiter gave and took: in finished rounds, and besides. */
function adjustmentsOf(
  matches: Matches,
  teams: readonly Team[],
  system: System | undefined,
  random: Random,
): readonly TeamAdjustment[] | undefined {
  const { chance, between, pick } = random;
  if (chance() < 0.75) return undefined;
  const replaced = new Set<string>();
  return Array.from({ length: between(1, 3) }, (): TeamAdjustment[] => {
    const { id } = pick(teams);
    const round = matches.length === 0 || chance() < 0.3 ? undefined : between(1, matches.length);
    const amounts = pick([
      { matchPoints: 1 },
      { matchPoints: -0.5 },
      { gamePoints: 1.5 },
      { gamePoints: -2, matchPoints: 0 },
      { matchPoints: 2, gamePoints: 0.5 },
    ]);
    if (round === undefined || chance() < 0.5)
      return [{ team: id, ...(round === undefined ? {} : { round }), ...amounts }];
    const match = matches[round - 1].find(({ white, black }) => white === id || black === id);
    const isOver = match === undefined ? system === 'swiss' : isFinished(match);
    const key = `${round} ${id}`;
    if (!isOver || replaced.has(key)) return [];
    replaced.add(key);
    return [{ team: id, round, replaces: true, ...amounts }];
  }).flat();
}

/** In some tournaments expelled teams, and on the boards expelled players and players with several ratings. */
function withExpelled({ matches, teams, options }: TeamTournament, random: Random): TeamTournament {
  const { chance, pick } = random;
  const most = pick([0, 0, 0, 0, 0.2, 0.6]);
  const flagged = teams.map((team): Team => (chance() < most ? { ...team, expelled: true } : team));
  const { players, rounds = matches.length, unrated } = options;
  if (players === undefined) return { matches, teams: flagged, options };
  const { options: rules, ...ruled } = withExpelledAndRatings(players, { rounds, unrated }, random);
  const { ratings, unrated: counted } = rules;
  return { matches, teams: flagged, options: { ...options, ...ruled, ratings, unrated: counted } };
}

/** The tournament of teams with a number under a seed: always the same one. */
export function generateTeams(seed: number, number: number): TeamTournament {
  const random = randomOf(seed ^ 0x7ea3, number);
  const { chance, between, pick, shuffled } = random;
  const system = pick(SYSTEMS);
  const boards = between(1, chance() < 0.8 ? 4 : 6);
  const { teams, lineUps } = teamsOf(sizeOf(random), boards, random);
  const hasRosters = teams.some(({ players }) => players !== undefined);
  const colours =
    hasRosters || chance() < 0.5 ? undefined : Array.from({ length: boards }, () => pick(['W', 'B'])).join('');
  const scoring = scoringOf(random);
  const { win = 1, draw = 0.5, loss = 0, absence = loss } = scoring ?? {};
  const some = (most: number): number => (chance() < 0.5 ? 0 : chance() * most);
  const habits: MatchHabits = {
    size: boards,
    lineUps,
    colours: hasRosters ? undefined : (colours ?? 'WBWBWB'),
    // If an absence is worth more than a loss, or less than nothing, totals may differ from the assumed boards
    totals: 0 <= absence && absence <= loss && loss <= Math.min(win, draw) ? pick([0, 0, 0, 0, 0.5, 1]) : 0,
    ofGame: { win, draw, loss, absence },
    vacant: some(0.2),
    givenUp: some(0.3),
    unfinished: pick([0, 0, 0, 0.2, 0.6]),
    mishaps: mishapsOf(random),
  };
  const roundsOf = system === 'round-robin' ? roundRobinRounds : swissRounds;
  const byes = { pairing: 1, areOdd: system === 'round-robin' && chance() < 0.15 } as const;
  const pairings = roundsOf(
    teams.map(({ id }) => id),
    lengthOf(random),
    { ...mishapsOf(random), decision: 0 },
    byes,
    random,
  );
  const matches = matchesOf(pairings, habits, random);
  const announced = chance() < 0.1 ? undefined : matches.length + (chance() < 0.8 ? 0 : between(1, 2));
  const everyone = shuffled([...lineUps.values()].flat());
  const options = {
    boards,
    colours,
    system,
    scoring,
    primary: pick(['MP', 'MP', 'GP', undefined] as const),
    matchScoring: pick(MATCH_SCORINGS),
    pairingBye: pick([
      undefined,
      undefined,
      { matchPoints: 2, gamePoints: boards },
      { matchPoints: 1 },
      { gamePoints: 1.5 },
      { matchPoints: 0, gamePoints: 0 },
    ]),
    rounds: announced,
    round: chance() < 0.9 ? undefined : between(0, matches.length),
    edition: pick(['2024-08', '2026-03', '2026-03', undefined] as const),
    articleTwelve: pick([undefined, undefined, 'match', 'tournament'] as const),
    adjustments: adjustmentsOf(matches, teams, system, random),
    players: chance() < 0.5 ? undefined : everyone.map((id): Player => ({ id, rating: between(1500, 2500) })),
    unrated: pick([undefined, 'skip', 1400] as const),
  };
  // Drawn last, so that the matches of a seed don't depend on it
  return withExpelled({ matches, teams, options }, random);
}
