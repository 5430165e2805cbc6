// The link: what the page shows, behind the # of its address. The part of an address behind the # is never sent anywhere.
import { participantsOf, roundsIn } from '@crosstable/event';
import { EDITIONS, type Edition } from 'crosstable';

import { gameAt } from './live/game-at.js';
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
  /** The printed table beside the tournament, packed. */
  readonly table?: string | undefined;
  /** The fingerprint of the tournament. */
  readonly fingerprint?: string | undefined;
}

/** The text of a link in the place of an edition. */
const AS_PRINTED = 'printed' as const;

const EDITION_WORDS = [...EDITIONS, AS_PRINTED] as const;

/** A link that can't be read says so. */
export const DAMAGED = 'damaged';

const RESULTS = [0, 0.5, 1, null] as const;

function writtenChange({ round, pairing, board, result }: ChangedResult): string {
  return [round, pairing, board ?? '', result === 0.5 ? 'h' : (result ?? '')].join('.');
}

/** The fragment of a link, without the #. */
export function writtenFragment(link: Link): string {
  const { codes, round, edition, view, by, selection, changes = [], wanted } = link;
  const { fingerprint, group, tournament, table, open } = link;
  const parts: readonly (readonly [string, string | undefined])[] = [
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
    ['results', changes.length === 0 ? undefined : changes.map(writtenChange).join(',')],
    ['player', wanted?.player],
    ['place', wanted?.place.toString()],
    ['of', fingerprint],
    ['t', tournament],
    ['table', table],
  ];
  const written = new URLSearchParams(parts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  // Commas and slashes may stand in a fragment as they are, and so the list can be read in it; a plus is a blank in forms alone
  return written.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('+', '%20');
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function readChange(text: string): ChangedResult | undefined {
  const parts = /^(\d{1,4})\.(\d{1,5})\.(\d{0,3})\.([01h]?)$/.exec(text);
  if (parts === null) return undefined;
  const [, round, pairing, board, written] = parts;
  const result = RESULTS.find((one) => one === (written === '' ? null : written === 'h' ? 0.5 : Number(written)));
  if (result === undefined) return undefined;
  return { round: Number(round), pairing: Number(pairing), board: board === '' ? null : Number(board), result };
}

function readSelection(written: URLSearchParams): Selection | undefined {
  const [player, cell, one, other] = ['why', 'cell', 'first', 'second'].map((name) => written.get(name));
  const at = wholeNumber(written.get('at'));
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
  if (!known.some((name) => written.has(name))) return undefined;
  const edition = written.get('edition');
  const round = wholeNumber(written.get('round'));
  const selection = readSelection(written);
  const wanted = readWanted(written);
  const changes = written.get('results')?.split(',').map(readChange);
  const isDamaged =
    Number.isNaN(round) ||
    (selection !== undefined && Number.isNaN(selection.at)) ||
    (wanted !== undefined && Number.isNaN(wanted.place)) ||
    (edition !== null && !EDITION_WORDS.some((one) => one === edition)) ||
    changes?.includes(undefined) === true;
  if (isDamaged) return DAMAGED;
  return {
    open: written.get('open') ?? undefined,
    group: written.get('group') ?? undefined,
    codes: written.get('list')?.split(','),
    round,
    edition: EDITION_WORDS.find((one) => one === edition),
    view: written.get('view') ?? undefined,
    by: ARRANGEMENTS.find((one) => one === written.get('by')),
    selection,
    changes: changes?.filter((change) => change !== undefined),
    wanted,
    fingerprint: written.get('of') ?? undefined,
    tournament: written.get('t') ?? undefined,
    table: written.get('table') ?? undefined,
  };
}

/** Whether what a choice names is there: everybody, and the number. */
function isThere(
  selection: Selection | undefined,
  ids: ReadonlySet<string>,
  { codes, printed }: Pick<Opened, 'codes' | 'printed'>,
): boolean {
  if (selection === undefined) return false;
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
export function tournamentIn({ group, open, tournament }: Link): Opened['link'] {
  return open === undefined && tournament === undefined ? null : { open, tournament, group };
}

/** Whether a link asks for nothing that this tournament hasn't. */
export function isWhollyIn({ changes = [], round, selection, wanted }: Link, opened: Opened): boolean {
  return (
    (round === undefined || round === opened.round) &&
    (selection === undefined) === (opened.selection === null) &&
    (wanted === undefined) === (opened.wanted === null) &&
    changes.every((change) => gameAt(opened.event, change) !== undefined)
  );
}

/** A tournament as a link shows it. What doesn't fit this tournament stays as its file has it. */
export function openedBy(link: Link, opened: Opened): Opened {
  const { codes, round, edition, view, by, selection, changes, wanted } = link;
  const { event } = opened;
  const ids = new Set(participantsOf(event).map(({ id }) => id));
  const list = codes ?? opened.codes;
  const isKnown = isThere(selection, ids, { codes: list, printed: opened.printed });
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
    changes: (changes ?? []).filter((change) => gameAt(event, change) !== undefined),
    link: tournamentIn(link),
    wanted: wanted !== undefined && ids.has(wanted.player) && wanted.place <= ids.size ? wanted : null,
  };
}

/** The content of a link to the present table, apart from its tournament. */
export function linkTo(opened: Opened): Link {
  const { codes, round, edition, view, by, selection, changes, wanted } = opened;
  const chosen = { by: by ?? undefined, selection: selection ?? undefined, wanted: wanted ?? undefined };
  // The list that a printed table follows is found in the table
  const rules: Link = isAsPrinted(opened) ? { edition: AS_PRINTED } : { codes, edition };
  return { ...rules, round, view, changes, ...chosen };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A text, deflated, in the letters of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; {@link DAMAGED} where that can't be told. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return DAMAGED;
  }
}

/** A short number of a text: equal texts have equal ones, and others hardly ever (FNV-1a, twice with other starts). */
export function fingerprintOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193) >>> 0;
    other = Math.imul(other ^ unit, 0x01000193) >>> 0;
  }
  return one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0');
}
