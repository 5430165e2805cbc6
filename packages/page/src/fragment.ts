// The link: what the page shows, behind the # of its address. The part of an address behind the # is never sent anywhere.
import { GROUP_KINDS, type PlayerGroup, participantsOf, roundsIn } from '@crosstable/event';
import { EDITIONS, type Edition } from 'crosstable';

import { canHave, codeOf, enteredBy } from './live/entered.js';
import { gameAt } from './live/game-at.js';
import { DAMAGED } from './packing.js';
import {
  ARRANGEMENTS,
  type Arrangement,
  type ChangedResult,
  type Opened,
  type Selection,
  type TournamentLink,
  type Wanted,
  hasOrder,
  isAsPrinted,
} from './state.js';

/** The content of a link. */
export interface Link extends TournamentLink {
  readonly codes?: readonly string[] | undefined;
  readonly round?: number | undefined;
  /** `printed` for the standings as the file prints them. */
  readonly edition?: Edition | typeof AS_PRINTED | undefined;
  readonly view?: string | undefined;
  readonly by?: Arrangement | undefined;
  readonly selection?: Selection | undefined;
  readonly changes?: readonly ChangedResult[] | undefined;
  readonly wanted?: Wanted | undefined;
  readonly groups?: readonly PlayerGroup[] | undefined;
  /** Those who are in the groups: a tournament in a link has neither sexes nor days of birth. */
  readonly among?: readonly string[] | undefined;
  readonly followed?: readonly string[] | undefined;
  /** The printed table beside the tournament, packed. */
  readonly table?: string | undefined;
  /** The fingerprint of the tournament. */
  readonly fingerprint?: string | undefined;
}

/** The text of a link in the place of an edition. */
const AS_PRINTED = 'printed' as const;

const EDITION_WORDS = [...EDITIONS, AS_PRINTED] as const;

function writtenChange(change: ChangedResult): string {
  const { round, pairing, board } = change;
  return [round, pairing, board ?? '', codeOf(change)].join('.');
}

/** Texts of any signs, separated by commas. */
function writtenList(texts: readonly string[] = []): string | undefined {
  return texts.length === 0 ? undefined : texts.map((text) => text.replaceAll(/[%,]/g, encodeURIComponent)).join(',');
}

/** The texts of a list; nothing of one that is damaged. */
function readList(written: string): readonly string[] | undefined {
  try {
    return written.split(',').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** `club:Turm`, for which the players of a club are shown. */
function readGroup(text: string): PlayerGroup | undefined {
  const [name, ...value] = text.split(':');
  const kind = GROUP_KINDS.find((one) => one === name);
  return kind === undefined || value.length === 0 ? undefined : { kind, value: value.join(':') };
}

/** The kinds of groups whose facts a tournament in a link lacks. */
const NOT_IN_LINKS: readonly unknown[] = ['sex', 'age'];

/** Whether a tournament in a link doesn't tell who is in the groups, so that the link names them. */
export function areNamed(groups: readonly PlayerGroup[] = []): boolean {
  return groups.some(({ kind }) => NOT_IN_LINKS.includes(kind));
}

/** The fragment of a link, without the #. */
export function writtenFragment(link: Link): string {
  const { codes, round, edition, view, by, selection, changes = [], followed, groups, wanted } = link;
  const { embed, fingerprint, group, open, reload, table, tournament } = link;
  const isUntold = tournament !== undefined && areNamed(groups);
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['embed', embed === true ? '' : undefined],
    ['reload', reload === true ? '' : undefined],
    ['open', open],
    ['group', group],
    ['list', codes?.join(',')],
    ['round', round?.toString()],
    ['edition', edition],
    ['view', view],
    ['by', by],
    ...(selection?.kind === 'value'
      ? ([
          ['why', selection.player],
          ['at', String(selection.at)],
        ] as const)
      : []),
    ...(selection?.kind === 'pair'
      ? ([
          ['first', selection.one],
          ['second', selection.other],
          ['at', String(selection.at)],
        ] as const)
      : []),
    ...(selection?.kind === 'printed'
      ? ([
          ['cell', selection.player],
          ['at', String(selection.at)],
        ] as const)
      : []),
    ['only', writtenList(groups?.map(({ kind, value }) => `${kind}:${value}`))],
    ['among', isUntold ? writtenList(link.among) : undefined],
    ['follow', writtenList(followed)],
    ['results', changes.length === 0 ? undefined : changes.map(writtenChange).join(',')],
    ...(selection?.kind === 'player'
      ? ([[selection.onTeam === true ? 'seat' : 'player', selection.player]] as const)
      : ([
          ['player', wanted?.player],
          ['place', wanted?.place.toString()],
        ] as const)),
    ['of', fingerprint],
    ['t', tournament],
    ['table', table],
  ];
  const written = new URLSearchParams(parts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  // Commas and slashes may stand in a fragment as they are, and so the list can be read in it; a plus is a blank in forms alone
  const plain = written.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('+', '%20');
  return plain.replaceAll(/(?<=^|&)(embed|reload)=(?=&|$)/g, '$1');
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function readChange(text: string): ChangedResult | undefined {
  const parts = /^(\d{1,4})\.(\d{1,5})\.(\d{0,3})\.(\w?)$/.exec(text);
  if (parts === null) return undefined;
  const [, round, pairing, board, code] = parts;
  const entered = enteredBy(code);
  if (entered === undefined) return undefined;
  return { round: Number(round), pairing: Number(pairing), board: board === '' ? null : Number(board), ...entered };
}

function readSelection(written: URLSearchParams): Selection | undefined {
  const [player, cell, one, other] = ['why', 'cell', 'first', 'second'].map((name) => written.get(name));
  const at = wholeNumber(written.get('at'));
  const [card, seat] = ['player', 'seat'].map((name) => written.get(name));
  if (seat !== null) return { kind: 'player', player: seat, onTeam: true };
  if (card !== null && !written.has('place')) return { kind: 'player', player: card };
  if (player !== null && at !== undefined) return { kind: 'value', player, at };
  if (cell !== null && at !== undefined) return { kind: 'printed', player: cell, at };
  return one !== null && other !== null ? { kind: 'pair', one, other, at: at ?? 0 } : undefined;
}

/** A place is a number from 1. */
function readWanted(written: URLSearchParams): Wanted | undefined {
  const player = written.get('player');
  const place = wholeNumber(written.get('place'));
  if (player === null || place === undefined) return undefined;
  return { player, place: place === 0 ? Number.NaN : place };
}

/** The content of a fragment, `#` or not before it; nothing of a fragment that isn't ours. */
export function readFragment(fragment: string): Link | typeof DAMAGED | undefined {
  const written = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
  const known = ['open', 'list', 'round', 'edition', 'view', 'why', 'cell', 'first', 'results', 'player', 'of', 't'];
  const isOurs = [...known, 'seat', 'only', 'follow'].some((name) => written.has(name));
  if (!isOurs) return undefined;
  const edition = written.get('edition');
  const round = wholeNumber(written.get('round'));
  const selection = readSelection(written);
  const wanted = readWanted(written);
  const changes = written.get('results')?.split(',').map(readChange);
  const [among, only, follow] = ['among', 'only', 'follow'].map((name) => written.get(name));
  const groups = only === null ? undefined : (readList(only) ?? ['']).map(readGroup);
  const followed = follow === null ? undefined : readList(follow);
  const isDamaged =
    Number.isNaN(round) ||
    (selection !== undefined && selection.kind !== 'player' && Number.isNaN(selection.at)) ||
    groups?.includes(undefined) === true ||
    (follow !== null && followed === undefined) ||
    (wanted !== undefined && Number.isNaN(wanted.place)) ||
    (edition !== null && !EDITION_WORDS.some((one) => one === edition)) ||
    changes?.includes(undefined) === true;
  if (isDamaged) return DAMAGED;
  return {
    open: written.get('open') ?? undefined,
    group: written.get('group') ?? undefined,
    embed: written.has('embed') ? true : undefined,
    reload: written.has('reload') ? true : undefined,
    codes: written.get('list')?.split(','),
    round,
    edition: EDITION_WORDS.find((one) => one === edition),
    view: written.get('view') ?? undefined,
    by: ARRANGEMENTS.find((one) => one === written.get('by')),
    selection,
    changes: changes?.filter((change) => change !== undefined),
    wanted,
    groups: groups?.filter((group) => group !== undefined),
    among: among === null ? undefined : readList(among),
    followed,
    fingerprint: written.get('of') ?? undefined,
    tournament: written.get('t') ?? undefined,
    table: written.get('table') ?? undefined,
  };
}

/** Whether what a choice names is there: everybody, and the number. */
function isThere(
  selection: Selection | undefined,
  ids: ReadonlySet<string>,
  { codes, event, printed }: Pick<Opened, 'codes' | 'event' | 'printed'>,
): boolean {
  if (selection === undefined) return false;
  if (selection.kind === 'player') {
    const isOnTeam = event.matches !== undefined && event.players.some(({ id }) => id === selection.player);
    return selection.onTeam === true ? isOnTeam : ids.has(selection.player);
  }
  if (selection.kind === 'pair') {
    const { one, other } = selection;
    return one !== other && ids.has(one) && ids.has(other);
  }
  const { at, kind, player } = selection;
  if (!ids.has(player)) return false;
  if (kind === 'value') return at < codes.length;
  return at === 0 ? printed?.points !== undefined : at <= (printed?.columns.length ?? 0);
}

/** Where a link has its tournament, if it has. */
export function tournamentIn({ embed, group, open, reload, tournament }: Link): Opened['link'] {
  return open === undefined && tournament === undefined ? null : { embed, group, open, reload, tournament };
}

/** Whether a link asks for nothing that this tournament hasn't. */
export function isWhollyIn({ changes = [], groups, round, selection, wanted }: Link, opened: Opened): boolean {
  return (
    (groups === undefined) === (opened.part === null) &&
    (round === undefined || round === opened.round) &&
    (selection === undefined) === (opened.selection === null) &&
    (wanted === undefined) === (opened.wanted === null) &&
    changes.every((change) => canHave(gameAt(opened.event, change), change))
  );
}

/** A tournament as a link shows it. What doesn't fit this tournament stays as its file has it. */
export function openedBy(link: Link, opened: Opened): Opened {
  const { codes, round, edition, view, by, selection, changes, followed, wanted } = link;
  const { event } = opened;
  const ids = new Set(participantsOf(event).map(({ id }) => id));
  const list = codes ?? opened.codes;
  const isKnown = isThere(selection, ids, { codes: list, event, printed: opened.printed });
  // Older links have an edition always
  const isOfFile =
    edition === undefined && codes === undefined && (selection ?? { kind: 'printed' }).kind === 'printed';
  return {
    ...opened,
    codes: list,
    round: round !== undefined && round >= 1 && round <= roundsIn(event) ? round : opened.round,
    edition: edition === undefined || edition === AS_PRINTED ? opened.edition : edition,
    asPrinted: edition === AS_PRINTED ? hasOrder(opened.printed) : isOfFile && opened.asPrinted,
    view: view ?? opened.view,
    by: by ?? opened.by,
    selection: isKnown ? (selection ?? null) : null,
    changes: (changes ?? []).filter((change) => canHave(gameAt(event, change), change)),
    link: tournamentIn(link),
    wanted: wanted !== undefined && ids.has(wanted.player) && wanted.place <= ids.size ? wanted : null,
    followed: followed?.filter((id) => ids.has(id)) ?? opened.followed,
  };
}

/** The content of a link to the present table, apart from its tournament. */
export function linkTo(opened: Opened): Link {
  const { codes, round, edition, view, by, selection, changes, followed, part, wanted } = opened;
  const chosen = { by: by ?? undefined, selection: selection ?? undefined, wanted: wanted ?? undefined };
  // The list that a printed table follows is found in the table
  const rules: Link = isAsPrinted(opened) ? { edition: AS_PRINTED } : { codes, edition };
  return { ...rules, round, view, changes, ...chosen, groups: part?.groups, among: part?.ids, followed };
}
