// The notes: what was read by a rule that isn't certain, or left out.
import type { Game, Match } from '@crosstable/core';
import { u16 } from '@crosstable/core/text';

import type { Card } from './cards.js';
import { type Note, type UnseenRound, note } from './sentences.js';
import type { Settings } from './settings.js';
import type { SwissChessTiebreak } from './swiss-chess-file.js';

/** The notes on settings, and on columns. */
export function notesOnSettings(
  { otherDays, shownRating, hasCycles }: Settings,
  tiebreaks: readonly SwissChessTiebreak[],
): Note[] {
  return [
    ...otherDays.map((day) => note('unread-day', { day })),
    ...(shownRating === undefined ? [note('unknown-rating-setting', {})] : []),
    ...(hasCycles ? [note('several-cycles', {})] : []),
    ...tiebreaks.flatMap((column) => column.note ?? []),
  ];
}

const SPECIAL_POINTS_AT = 272;

/** The note on points that the arbiter gave or took, of players or teams. */
export function notesOnSpecialPoints(cards: readonly Card[], bytes: Uint8Array): Note[] {
  const names = cards.filter(({ at }) => u16(bytes, at + SPECIAL_POINTS_AT) !== 0).map(({ name }) => name);
  return names.length === 0 ? [] : [note('special-points', { names })];
}

const UNSEEN: readonly UnseenRound[] = ['pairing-bye', 'half-bye', 'zero-bye', 'double-forfeit'];

/** A record with its round. */
interface Told {
  readonly round: number;
  readonly name: string;
}

/** The first of all records that are read alike, and how many more there are. */
function alike(found: readonly Told[], tell: (first: Told, more: number) => Note): Note[] {
  return found.length === 0 ? [] : [tell(found[0], found.length - 1)];
}

/** The entries of a kind, with their rounds. */
function ofKind(rounds: readonly (readonly Pick<Game, 'white' | 'kind'>[])[], kind: UnseenRound): Told[] {
  return rounds.flatMap((round, at) =>
    round.filter((one) => one.kind === kind).map(({ white }) => ({ round: at + 1, name: white })),
  );
}

/** The notes on rounds of players that no file which was checked has. */
export function notesOnGames(games: readonly (readonly Game[])[]): Note[] {
  return UNSEEN.flatMap((as) =>
    alike(ofKind(games, as), ({ round, name: player }, more) => note('unseen-round', { round, player, more, as })),
  );
}

/** The note on free rounds of a round robin: who has no game in a round. */
export function notesOnFreeRounds(games: readonly (readonly Game[])[], players: readonly string[]): Note[] {
  const free = games.flatMap((round, at) => {
    const names = new Set(round.flatMap(({ white, black }) => [white, black]));
    return players.filter((player) => !names.has(player)).map((name) => ({ round: at + 1, name }));
  });
  return alike(free, ({ round, name: player }, more) => note('free-rounds', { round, player, more }));
}

/** The notes on byes of teams, and on boards without players in a match that has others. */
export function notesOnMatches(matches: readonly (readonly Match[])[]): Note[] {
  const byes = (['pairing-bye', 'zero-bye'] as const).flatMap((as) =>
    alike(ofKind(matches, as), ({ round, name: team }, more) => note('unseen-team-bye', { round, team, more, as })),
  );
  const vacant = matches.flatMap((round, at) => {
    const boards = round.flatMap((match) => match.boards ?? []).filter(({ white, black }) => white === black);
    return boards.length === 0 ? [] : [note('vacant-boards', { round: at + 1, boards: boards.length })];
  });
  return [...byes, ...vacant];
}

const STORED_POINTS_AT = 292;

/** The note on points that are stored and aren't those of the games: these are older, or something in the file has another rule. */
export function notesOnPoints(games: readonly (readonly Game[])[], cards: readonly Card[], bytes: Uint8Array): Note[] {
  const twice = new Map<string, number>();
  const give = (player: string, points: number): void => {
    twice.set(player, (twice.get(player) ?? 0) + 2 * points);
  };
  for (const { white, black, result, kind } of games.flat()) {
    if (result === null) continue;
    give(white, result);
    give(black, kind === 'double-forfeit' ? 0 : 1 - result);
  }
  const players = cards
    .filter(({ id, at }) => u16(bytes, at + STORED_POINTS_AT) !== (twice.get(id) ?? 0))
    .map(({ id }) => id);
  return players.length === 0 ? [] : [note('stored-points', { players })];
}
