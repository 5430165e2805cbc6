// The state of the page in one record that never changes: every step makes a new one.
import type { PlayerGroup } from '@crosstable/event';
import type { Edition } from 'crosstable';
import type { ChessEvent, EventGame, WrittenInFile } from 'crosstable/event';

/** A table as its makers printed it. */
export type Printed = NonNullable<WrittenInFile['printed']>;

/** A number that was clicked: the value of a player under the code at a place of the list. */
export interface ChosenValue {
  readonly kind: 'value';
  readonly player: string;
  readonly at: number;
}

/** The part of a link that tells the tournament itself. */
export interface TournamentLink {
  /** The path of a file on the page's own site. */
  readonly open?: string | undefined;
  /** The tournament itself, packed. */
  readonly tournament?: string | undefined;
  /** The crosstable of a file that has several. */
  readonly group?: string | undefined;
  /** The table and its accounts alone, for a frame in another page. */
  readonly embed?: boolean | undefined;
  /** The file is read again every minute, for a screen that nobody touches. */
  readonly reload?: boolean | undefined;
}

/** A printed number that was clicked. */
export interface ChosenPrinted {
  readonly kind: 'printed';
  readonly player: string;
  /** The column of the printed table from 1; 0 are the points. */
  readonly at: number;
}

/** Two players of whom one ranks before the other. */
export interface ChosenPair {
  readonly kind: 'pair';
  readonly one: string;
  readonly other: string;
  /** The code of the list at which the question was asked: the way back leads to its value of the first player. */
  readonly at: number;
  /** Whether all neighbours in the tie of the first player are compared, one pair below another. */
  readonly isWhole?: boolean | undefined;
}

/** A player or a team whose card is shown. */
export interface ChosenPlayer {
  readonly kind: 'player';
  readonly player: string;
  /** Of a player on a team, whose id may be that of a team, too. */
  readonly onTeam?: true;
}

export type Selection = ChosenValue | ChosenPair | ChosenPrinted | ChosenPlayer;

/** A part of the players: the groups that were chosen, and who is in them. */
export interface PartOfPlayers {
  readonly groups: readonly PlayerGroup[];
  readonly ids: readonly string[];
}

/** The place of a game whose result can be entered or changed on the page. */
export interface ChangedPlace {
  /** From 1. */
  readonly round: number;
  /** The place of the pairing in its round, from 0. */
  readonly pairing: number;
  /** Of a match of teams: the board, from 0. */
  readonly board: number | null;
}

/** The result of a game or a bye as it can be entered: with the kind of what wasn't played, and Black's score where it isn't the rest. */
export type EnteredResult = Pick<EventGame, 'blackResult' | 'kind' | 'result'>;

/** A result that was entered or changed on the page. */
export interface ChangedResult extends ChangedPlace, EnteredResult {}

/** The player and the place about whose chances in the last round the reader asks. */
export interface Wanted {
  readonly player: string;
  /** From 1. */
  readonly place: number;
}

export const ARRANGEMENTS = ['rounds', 'values', 'opponents'] as const;

/** A crosstable has a column for each round, or for each opponent. */
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** An open tournament and how it is looked at. */
export interface Opened {
  /** As the file has it. */
  readonly event: ChessEvent;
  readonly codes: readonly string[];
  readonly round: number;
  readonly edition: Edition;
  /** Whether the standings are to be those that the file prints, before another list, round or edition is asked for. */
  readonly asPrinted: boolean;
  /** The key of the view. */
  readonly view: string;
  /** How the crosstable is arranged; `null` until the reader chooses: as the system suggests. */
  readonly by: Arrangement | null;
  readonly selection: Selection | null;
  readonly changes: readonly ChangedResult[];
  /** `null` until the reader chooses. */
  readonly wanted: Wanted | null;
  /** `null` for everybody. */
  readonly part: PartOfPlayers | null;
  /** The players or teams whom the reader follows, by id. */
  readonly followed: readonly string[];
  /** The printed table that stands beside ours: of the page that was opened, or added to the tournament. */
  readonly printed: Printed | null;
  /** The report that was opened: a file that is saved keeps all that it says. */
  readonly report: string | Uint8Array | null;
  /** Where the address has the tournament, if it has: a file of this site, or the tournament itself. */
  readonly link: TournamentLink | null;
}

/** A tournament as its file announces it. */
export function openedAs(event: ChessEvent, report: Opened['report'] = null): Opened {
  const { tiebreaks: codes, round, edition, written } = event;
  const { printed = null } = written;
  const chosen = { by: null, selection: null, changes: [], wanted: null, part: null, followed: [] };
  const asPrinted = hasOrder(printed);
  return { event, codes, round, edition, asPrinted, view: 'standings', ...chosen, printed, report, link: null };
}

/** Whether a table prints an order, and values that it follows from. */
export function hasOrder(printed: Printed | null): boolean {
  return printed?.ranks !== undefined && printed.columns.length > 0;
}

/** Whether the printed table can be shown in place of ours: it is about the results of the file. */
export function canBeAsPrinted({ changes, printed }: Opened): boolean {
  return hasOrder(printed) && changes.length === 0;
}

/** Whether the standings are shown as the file prints them. */
export function isAsPrinted(opened: Opened): boolean {
  const { asPrinted, event, part, round, view } = opened;
  return (
    asPrinted &&
    part === null &&
    canBeAsPrinted(opened) &&
    view === 'standings' &&
    round === event.round &&
    isAsAnnounced(opened)
  );
}

/** Whether a choice is about a code of the list. */
export function hasCode(selection: Selection): selection is ChosenValue | ChosenPair {
  return selection.kind === 'value' || selection.kind === 'pair';
}

/** The list with a code at another place. */
export function withMoved(opened: Opened, from: number, to: number): Opened {
  const codes = [...opened.codes];
  const [moved] = codes.splice(from, 1);
  codes.splice(to, 0, moved);
  return withCodes(opened, codes);
}

/** Another list. A chosen number follows its code, and is closed where the code is gone. */
export function withCodes(opened: Opened, codes: readonly string[]): Opened {
  const { selection } = opened;
  if (selection === null || !hasCode(selection)) return { ...opened, codes };
  const at = codes.indexOf(opened.codes[selection.at]);
  if (at >= 0) return { ...opened, codes, selection: at === selection.at ? selection : { ...selection, at } };
  return { ...opened, codes, selection: selection.kind === 'pair' ? selection : null };
}

/** Whether the list is the one of the file. */
export function isAsAnnounced({ codes, event: { tiebreaks } }: Opened): boolean {
  return codes.join() === tiebreaks.join();
}

/** The list, the round and the edition of the file. */
export function asAnnounced(opened: Opened): Opened {
  const { edition, round, tiebreaks } = opened.event;
  return { ...withCodes(opened, tiebreaks), edition, round };
}

/** The value at which the question about two players was asked. */
export function backFrom({ one, at }: ChosenPair, { codes }: Pick<Opened, 'codes'>): ChosenValue {
  return { kind: 'value', player: one, at: Math.min(at, codes.length - 1) };
}
