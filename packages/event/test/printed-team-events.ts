// Golden tournaments of teams as Swiss-Manager prints their crosstables.
import type { Match } from '@crosstable/core';
import type { GoldenTeams } from '@crosstable/standings/testing/golden-teams';

/** The points of both teams of a match. */
export function totalsOf(
  { teams, teamSize }: GoldenTeams,
  { white, boards = [], kind }: Match,
): readonly [number, number] {
  if (boards.length === 0) return kind === 'forfeit-win' ? [teamSize, 0] : [0, teamSize];
  const ofWhite = new Set(teams.find(({ id }) => id === white)?.players);
  return boards.reduce<readonly [number, number]>(
    ([own, others], game) => {
      const points = Number(game.result);
      return ofWhite.has(game.white) ? [own + points, others + 1 - points] : [own + 1 - points, others + points];
    },
    [0, 0],
  );
}

/** Points as they are printed, `4½`. */
export function shown(points: number): string {
  return points === 0.5 ? '½' : `${Math.floor(points)}${points % 1 === 0 ? '' : '½'}`;
}

/** The cell of a bye. */
function byeCell({ pairingBye, teamSize }: GoldenTeams, kind: Match['kind']): string {
  if (kind === 'zero-bye') return '0w0';
  return `-1w${shown(kind === 'pairing-bye' ? pairingBye.gamePoints : teamSize / 2)}`;
}

/** The name of a team as it is printed. */
export function nameIn({ id, name = `Team ${id}` }: GoldenTeams['teams'][number]): string {
  return name;
}

/** The cells of each team, in rounds or against each opponent. */
function cellsOf(golden: GoldenTeams): string[][] {
  const { matches, rounds, system, teams } = golden;
  const place = new Map(teams.map(({ id }, at) => [id, at]));
  const isSwiss = system === 'swiss';
  const cells = teams.map((_, at) => Array.from({ length: isSwiss ? rounds : teams.length }, (__, column): string => (!isSwiss && column === at ? '*' : ''))); // prettier-ignore
  matches.forEach((round, at) => {
    for (const match of round) {
      const [white, black] = [place.get(match.white) ?? 0, place.get(match.black) ?? 0];
      if (match.black === '' || match.black === match.white) cells[white][at] = byeCell(golden, match.kind);
      else {
        const [own, others] = totalsOf(golden, match).map(shown);
        cells[white][isSwiss ? at : black] = isSwiss ? `${black + 1}w${own}` : own;
        cells[black][isSwiss ? at : white] = isSwiss ? `${white + 1}b${others}` : others;
      }
    }
  });
  return cells;
}

/** The crosstable of a tournament by the numbers of the teams, with its match points and game points. */
export function printedTeams(golden: GoldenTeams): string {
  const { expected, rounds, system, teams } = golden;
  const cells = cellsOf(golden);
  const headings = cells[0].map((_, at) => (system === 'swiss' ? `${at + 1}.Rd` : at + 1));
  const line = (id: string, at: number): string =>
    [at + 1, nameIn(teams[at]), ...cells[at], expected.MP.MPTS[id], expected.MP.GPTS[id]].join('\t');
  return [
    `Starting rank crosstable after ${rounds} rounds`,
    ['No.', 'Team', ...headings, 'TB1', 'TB2'].join('\t'),
    ...teams.map(({ id }, at) => line(id, at)),
    'Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)',
    'Tie Break2: points (game-points)',
  ].join('\n');
}
