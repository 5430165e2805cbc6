import type { OnRepair } from '../repair.js';
import { type Line, recordCode } from '../text/line.js';
import { readPlayer } from './player-record.js';
import { readOldTeam } from './team-records.js';

/** The lines are read once more, and their repairs are noted then. */
const UNHEARD: OnRepair = () => undefined;

/** How the players of the records 013 meet. Each game counts for both of its rows. */
export interface MemberGames {
  /** Games of two members of one record. */
  readonly own: number;
  /** Games of two records that meet nobody else in the round: the boards of a match. */
  readonly ofMatches: number;
  readonly all: number;
}

/** Counts the games of the players by the records 013 that they stand in. @throws TrfError */
export function memberGames(lines: readonly Line[]): MemberGames {
  const listOf = new Map<string, number>();
  lines
    .filter(({ text }) => recordCode(text) === '013')
    .forEach((line, at) => {
      for (const id of readOldTeam(line, 1, UNHEARD).team.players) listOf.set(id, at);
    });
  const opponents = lines
    .filter(({ text }) => text.startsWith('001'))
    .map((line) => readPlayer(line, UNHEARD))
    .flatMap(({ player: { id }, cells }) =>
      cells.flatMap((cell, round) =>
        cell.sort === 'pairing' ? { round, own: listOf.get(id), other: listOf.get(cell.opponent) } : [],
      ),
    );
  /** By round and list: the one list that its members meet, or several. */
  const met = new Map<string, number | 'several' | undefined>();
  for (const { round, own, other } of opponents) {
    const key = `${round} ${own}`;
    met.set(key, met.has(key) && met.get(key) !== other ? 'several' : other);
  }
  const isOwn = ({ own, other }: (typeof opponents)[number]) => own !== undefined && own === other;
  const ofMatches = opponents.filter(
    (one) =>
      ![one.own, one.other].includes(undefined) &&
      !isOwn(one) &&
      met.get(`${one.round} ${one.own}`) === one.other &&
      met.get(`${one.round} ${one.other}`) === one.own,
  );
  return { own: opponents.filter(isOwn).length, ofMatches: ofMatches.length, all: opponents.length };
}
