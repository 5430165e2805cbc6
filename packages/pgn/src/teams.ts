// The matches of teams: games of players of the same two teams, in one round, on several boards
import { type Game, type Match, isAlone } from '@crosstable/core';

import { playedGame } from './played.js';
import type { PgnTeam } from './pgn-event.js';
import type { NamedGame } from './players.js';
import type { OnRepair } from './readings.js';

/** The teams of an event, with their matches in rounds. */
export interface OfTeams {
  readonly teams: readonly PgnTeam[];
  readonly boards: number;
  readonly matches: readonly (readonly Match[])[];
}

/** A game of two teams. */
interface TeamGame extends NamedGame {
  readonly one: string;
  readonly other: string;
}

/** The games of the two teams of a match, in the order of the boards. */
type Line = readonly TeamGame[];

/** An empty board at the end of a line-up. */
const VACANT: Game = { white: '', black: '', result: 0, kind: 'double-forfeit' };

/** By numbers behind the round, `5.1.2` after `5.1.1`; else in the order of the file. */
function byBoard({ order }: TeamGame, { order: after }: TeamGame): number {
  const at = order.findIndex((number, place) => number !== after[place]);
  return at < 0 || at >= after.length ? 0 : order[at] - after[at];
}

/** The matches of a round; `undefined` where a team would have several. */
function linesOf(games: readonly TeamGame[]): readonly Line[] | undefined {
  const opponents = new Map<string, string>();
  const lines = new Map<string, TeamGame[]>();
  for (const game of games) {
    const { one, other } = game;
    const isOther = [[one, other], [other, one]].some(([team, opponent]) => (opponents.get(team) ?? opponent) !== opponent); // prettier-ignore
    if (one === other || isOther) return undefined;
    opponents.set(one, other).set(other, one);
    const key = JSON.stringify([one, other].sort());
    lines.set(key, [...(lines.get(key) ?? []), game]);
  }
  return [...lines.values()].map((line) => line.toSorted(byBoard));
}

/** The players of each team by the first board that they had; `undefined` where one plays for several. */
function rostersOf(lines: readonly Line[]): ReadonlyMap<string, readonly string[]> | undefined {
  const seatOf = new Map<string, { readonly team: string; readonly board: number }>();
  for (const line of lines) {
    for (const [board, { white, black, one, other }] of line.entries()) {
      for (const [player, team] of [
        [white, one],
        [black, other],
      ]) {
        // prettier-ignore
        const seat = seatOf.get(player) ?? { team, board };
        if (seat.team !== team) return undefined;
        seatOf.set(player, { team, board: Math.min(board, seat.board) });
      }
    }
  }
  const rosters = new Map<string, string[]>();
  for (const [player, { team }] of [...seatOf].sort(([, one], [, other]) => one.board - other.board)) {
    rosters.set(team, [...(rosters.get(team) ?? []), player]);
  }
  return rosters;
}

/** A match; the boards that it lacks are vacant at its end. */
function matchOf(line: Line, boards: number, round: number, onRepair: OnRepair): Match {
  const [{ one, other, cell }] = line;
  const { length: seats } = line;
  if (seats < boards) {
    const place = { ...cell, text: `${one} – ${other}` };
    onRepair('line-up', place, { key: 'vacant-boards', values: { boards, round, seats } });
  }
  const vacant = Array.from({ length: boards - seats }, () => VACANT);
  return { white: one, black: other, boards: [...line.map(playedGame), ...vacant] };
}

/** The teams in the games of rounds, with their matches; `undefined` where no game names teams, or the games are no matches. */
export function teamsOf(rounds: readonly (readonly NamedGame[])[], onRepair: OnRepair): OfTeams | undefined {
  const place = rounds
    .flat()
    .flatMap(({ whiteTeam, blackTeam }) => whiteTeam ?? blackTeam ?? [])
    .at(0);
  if (place === undefined) return undefined;
  const lines = rounds.map((round) => {
    const games = round.flatMap((game): TeamGame[] => {
      const { whiteTeam, blackTeam } = game;
      if (whiteTeam === undefined || blackTeam === undefined || isAlone(game)) return [];
      return [{ ...game, one: whiteTeam.text, other: blackTeam.text }];
    });
    return games.length === round.length ? linesOf(games) : undefined;
  });
  const all = lines.flatMap((round) => round ?? []);
  const boards = Math.max(0, ...all.map(({ length }) => length));
  const areMatches = boards > 1 && all.every(({ length }) => 2 * length > boards) && !lines.includes(undefined);
  const rosters = areMatches ? rostersOf(all) : undefined;
  if (rosters === undefined) {
    onRepair('line-up', place, { key: 'no-matches', values: {} });
    return undefined;
  }
  const matches = lines.map((round = [], at) => round.map((line) => matchOf(line, boards, at + 1, onRepair)));
  return { teams: [...rosters].map(([name, players]) => ({ id: name, name, players })), boards, matches };
}
