// The table of what is shown. The library computes it; the page keeps the last one.
import {
  type Expelled,
  type TableOfTeams,
  expelledOf,
  isOfTeams,
  participantsOf,
  printedTitle,
  tableBy,
} from '@crosstable/event';
import { separatedBy } from '@crosstable/standings';
import { type Crosstable, type Standings, standings } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import { completed } from './fide-list/completion.js';
import { changedRounds, withChanges } from './live/changed-event.js';
import { namesIn } from './names.js';
import { type Stair, staircase } from './staircase.js';
import type { Opened, Selection } from './state.js';

/** Someone in the table: a player or a team. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
}

/** A tournament after a round, by a list and an edition. */
export interface Shown {
  readonly event: ChessEvent;
  readonly table: Crosstable;
  /** The table after the round before; `null` after the first round. */
  readonly tableBefore: Crosstable | null;
  readonly rows: Standings;
  /** By player or team: the rounds whose results were changed on the page. */
  readonly changed: ReadonlyMap<string, readonly number[]>;
  /** The expelled players, in the order of the file, with the values that their games give. */
  readonly expelled: readonly Expelled[];
  readonly stairs: readonly Stair[];
  readonly participants: ReadonlyMap<string, Participant>;
  readonly isOfTeams: boolean;
  /** The part of the players that the rows are of; left out for everybody. */
  readonly of?: readonly string[];
}

/** The part of the state that changes the table: the rest is how it is looked at. */
type Asked = Pick<Opened, 'event' | 'codes' | 'round' | 'edition' | 'changes'>;

function shownParticipants(event: ChessEvent): ReadonlyMap<string, Participant> {
  const all = participantsOf(event);
  const names = namesIn(all);
  return new Map(
    all.map(({ id, title = '', federation = '', rating = null }) => [
      id,
      { id, name: names(id), title: printedTitle(title), federation, rating },
    ]),
  );
}

let tableOfTeams: TableOfTeams = () => {
  throw new TypeError('expected loadTeams before a table of teams');
};

/** Loads what makes tables of teams; a tournament of teams waits for it. */
export async function loadTeams(): Promise<void> {
  ({ teamTable: tableOfTeams } = await import('@crosstable/team/table'));
}

/** The table of an event; {@link loadTeams} comes before that of teams. */
export function tableOf(event: ChessEvent): Crosstable {
  return tableBy(tableOfTeams, event, 'event.');
}

/** The compiled part of a table: another list of tie-breaks needs no other. */
type Compiled = Pick<Shown, 'event' | 'table' | 'tableBefore' | 'changed'>;

let lastCompiled: { readonly asked: Asked; readonly compiled: Compiled } | undefined;

function isSameTournament(one: Asked | undefined, other: Asked): boolean {
  return (
    one?.event === other.event &&
    one.round === other.round &&
    one.edition === other.edition &&
    one.changes === other.changes
  );
}

function compiledFor(asked: Asked): Compiled {
  if (lastCompiled !== undefined && isSameTournament(lastCompiled.asked, asked)) return lastCompiled.compiled;
  const { round, edition } = asked;
  const event = { ...withChanges(asked.event, asked.changes), round, edition };
  const tableBefore = round < 2 ? null : tableOf({ ...event, round: round - 1 });
  const changed = changedRounds(event, asked.changes, round);
  const compiled = { event, table: tableOf(event), tableBefore, changed };
  lastCompiled = { asked, compiled };
  return compiled;
}

function shownOf(asked: Asked): Shown {
  const { codes } = asked;
  const { event: tournament, ...compiled } = compiledFor(asked);
  const { table } = compiled;
  const event = { ...tournament, tiebreaks: codes };
  return {
    ...compiled,
    event,
    rows: standings(table, codes),
    expelled: expelledOf(event, table),
    stairs: staircase(separatedBy(table, codes), codes.length),
    participants: shownParticipants(event),
    isOfTeams: isOfTeams(event),
  };
}

let last: { readonly asked: Asked; readonly shown: Shown } | undefined;

/** The table of a state; the same one while only the look at it changes. */
export function shownIn({ event, ...look }: Asked): Shown {
  const asked = { ...look, event: completed(event) };
  const isSame = isSameTournament(last?.asked, asked) && last?.asked.codes === asked.codes;
  if (last === undefined || !isSame) last = { asked, shown: shownOf(asked) };
  return last.shown;
}

/** Whether everybody whom a choice names is among some. */
function isWithin(selection: Selection | null, of: readonly string[]): boolean {
  if (selection === null) return true;
  const named = selection.kind === 'pair' ? [selection.one, selection.other] : [selection.player];
  return named.every((id) => of.includes(id));
}

let lastPart: { readonly whole: Shown; readonly part: Shown } | undefined;

/** The standings of the chosen part of the players, numbered anew; those of all where a choice is about somebody else. */
export function partIn(whole: Shown, { codes, part, selection, view }: Opened): Shown {
  if (part === null || view !== 'standings' || !isWithin(selection, part.ids)) return whole;
  const { ids: of } = part;
  if (lastPart?.whole !== whole || lastPart.part.of !== of) {
    const { expelled, table } = whole;
    const rows = standings(table, codes, { of });
    const stairs = staircase(separatedBy(table, codes, { of }), codes.length);
    const among = expelled.filter(({ player }) => of.includes(player));
    lastPart = { whole, part: { ...whole, of, rows, stairs, expelled: among } };
  }
  return lastPart.part;
}

/** The name of a player or a team. */
export function nameIn({ participants }: Shown, id: string): string {
  return participants.get(id)?.name ?? id;
}
