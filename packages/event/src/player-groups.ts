import { type PrizeFilter, isMeant } from '@crosstable/prizes/inside';

import type { ChessEvent } from './chess-event.js';
import { askedOf } from './contenders.js';
import { GROUP_KINDS, type GroupKind, type OfferedGroup, type PlayerGroup } from './group-kinds.js';
import { isOfTeams, printedTitle } from './participants.js';

/** The groups of ages that FIDE has: youth by two years, and both of seniors. */
const AGES = ['U8', 'U10', 'U12', 'U14', 'U16', 'U18', 'U20'] as const;
const SENIORS = ['S50', 'S65'] as const;

/** From the lowest rating of FIDE to where nobody is any more. */
const RATINGS = Array.from({ length: 9 }, (_, at) => `U${1200 + at * 200}`);

const UNRATED = 'unrated';

/** The number behind the letter of a limit. */
function limitOf(value: string, letter: 'U' | 'S'): number | undefined {
  return value.startsWith(letter) && /^\d+$/.test(value.slice(1)) ? Number(value.slice(1)) : undefined;
}

/** The filter of a group, where its players can be told at the end of a year; nothing where no file has such a group. */
function filterOf({ kind, value }: PlayerGroup, year: string | undefined): PrizeFilter | undefined {
  if (kind === 'sex') return value === 'm' || value === 'w' ? { sex: value } : undefined;
  if (kind !== 'age' && kind !== 'rating') return { [kind]: value };
  const [under, from] = [limitOf(value, 'U'), limitOf(value, 'S')];
  if (kind === 'rating') {
    if (value === UNRATED) return { rating: UNRATED };
    return under === undefined ? undefined : { rating: { under } };
  }
  if (year === undefined || (under === undefined && from === undefined)) return undefined;
  return { age: { on: year, from, to: under } };
}

/** The year in which a tournament ends. */
function yearOf({ end, start }: Pick<ChessEvent, 'end' | 'start'>): string | undefined {
  return /^\d{4}/.exec(end ?? start ?? '')?.[0];
}

/** The players of an event as a filter asks for them. */
function askedIn({ players }: ChessEvent) {
  return players.map((player) => {
    const asked = askedOf(player);
    return { id: player.id, points: 0, ...asked, title: asked.title && printedTitle(asked.title) };
  });
}

/**
 * The players of an event who are in all of some groups; those of groups of one kind are in any of them.
 *
 * @returns Their ids, in the order of the file. Nobody is in a group that no file has.
 *
 * Cost: linear in players times groups.
 */
export function playersIn(event: ChessEvent, groups: readonly PlayerGroup[]): readonly string[] {
  const year = yearOf(event);
  const kinds = GROUP_KINDS.map((kind) => groups.filter((group) => group.kind === kind)).filter(
    ({ length }) => length > 0,
  );
  const filters = kinds.map((ofKind) => ofKind.map((group) => filterOf(group, year)));
  return askedIn(event)
    .filter((player) =>
      filters.every((ofKind) => ofKind.some((filter) => filter !== undefined && isMeant(player, filter, 'player'))),
    )
    .map(({ id }) => id);
}

/** The kinds whose groups are the texts of a file. */
type TextKind = Exclude<GroupKind, 'age' | 'rating'>;

/** The limits of ages and ratings, in their order. */
const LIMITS = { age: [...AGES, ...SENIORS], rating: [...RATINGS, UNRATED] } as const;

/** The texts of a kind, each with the number of its players. */
function textsIn(kind: TextKind, event: ChessEvent): readonly OfferedGroup[] {
  const counts = new Map<string, number>();
  for (const asked of askedIn(event)) {
    const value = asked[kind] ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  counts.delete('');
  const groups = [...counts].map(([value, count]) => ({ kind, value, count }));
  return groups.sort((one, other) => one.value.localeCompare(other.value, 'en'));
}

/** The groups of limits; one that means the same players as the limit before it is left out. */
function limitsIn(kind: keyof typeof LIMITS, event: ChessEvent): readonly OfferedGroup[] {
  const groups = LIMITS[kind].map((value) => ({ kind, value, count: playersIn(event, [{ kind, value }]).length }));
  return groups.filter(
    ({ count, value }, at) => !value.startsWith('U') || count !== (at === 0 ? 0 : groups[at - 1].count),
  );
}

/**
 * The groups into which an event's players can be parted, as far as its file tells of them. Each has somebody in it and somebody out of
 * it; of limits that mean the same players the lowest one is offered.
 *
 * @returns By kind, with the number of players of each; none for an event of teams.
 *
 * Cost: linear in players, and the order of what they have.
 */
export function groupsIn(event: ChessEvent): readonly OfferedGroup[] {
  if (isOfTeams(event)) return [];
  const groups = GROUP_KINDS.flatMap((kind) =>
    kind === 'age' || kind === 'rating' ? limitsIn(kind, event) : textsIn(kind, event),
  );
  return groups.filter(({ count }) => count > 0 && count < event.players.length);
}
