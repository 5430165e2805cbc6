// The cells of lines by the places of their words: a column is where all lines have something between blanks that go through all of them.
import { namesOpponent } from '../notations/notations.js';
import type { Cell } from '../cells/sheet.js';
import type { Block, Line, Word } from './words.js';

/** Places of lines, from 0. */
interface Span {
  readonly from: number;
  /** The place behind the last one. */
  readonly to: number;
}

/** Places in which words stand, and these. */
interface Filled extends Span {
  readonly texts: string[];
}

/** A column: its headings, none of one that has none, and the places of its words, none of one without values. */
interface Column {
  readonly headings: Word[];
  readonly spans: Filled[];
  readonly isRound: boolean;
}

/** The places in which words of more than `few` lines stand, apart where none do. */
function spansOf(lines: readonly Line[], few: number): Span[] {
  /** By place: how many more words begin there than end. */
  const changes: number[] = [];
  for (const { words } of lines) {
    for (const { from, to } of words) {
      changes[from] = (changes.at(from) ?? 0) + 1;
      changes[to] = (changes.at(to) ?? 0) - 1;
    }
  }
  const spans: Span[] = [];
  let depth = 0;
  let from: number | undefined;
  // The list has places without a change, too
  for (let at = 0; at < changes.length; at++) {
    depth += changes.at(at) ?? 0;
    if (depth > few) from ??= at;
    else if (from !== undefined) {
      spans.push({ from, to: at });
      from = undefined;
    }
  }
  return spans;
}

/** How many places two spans have in common; below 0 how many stand between them. */
function overlap(one: Span, other: Span): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

/** A heading may stand so far beside its values: numbers stand right, words left. */
const BESIDE = 2;

/** Whether most texts are words, and no numbers or codes of three letters. */
function areNames(texts: readonly string[]): boolean {
  return 2 * texts.filter((text) => /\p{Ll}|\p{L}{4}/u.test(text)).length > texts.length;
}

/** A text below no heading that is a column of its own beside names, as that of a title or a federation. */
const NO_NAME = /^(?:\p{Lu}{2,3}|[\d½.,-]+)$/u;

/** A word that stands in a name, and in no round. */
export const NAME = /^(?!Bye$)\p{Lu}\p{Ll}/u;

/**
 * The span of each heading: the one that it has most in common with, or one of numbers close by; `undefined` of a column without
 * values.
 */
function spansOfHeadings(headings: readonly Word[], spans: readonly Filled[]): (number | undefined)[] {
  const taken = new Set<number>();
  let next = 0;
  const found = headings.map((heading) => {
    while (next < spans.length && spans[next].to <= heading.from) next++;
    let best: number | undefined;
    for (let at = next; at < spans.length && spans[at].from < heading.to; at++)
      if (best === undefined || overlap(heading, spans[at]) > overlap(heading, spans[best])) best = at;
    if (best !== undefined) taken.add(best);
    return best;
  });
  next = 0;
  return headings.map((heading, at) => {
    if (found[at] !== undefined) return found[at];
    while (next < spans.length && spans[next].to < heading.from - BESIDE) next++;
    const close = [next, next + 1].find(
      (one) =>
        one < spans.length && !taken.has(one) && overlap(heading, spans[one]) >= -BESIDE && !areNames(spans[one].texts),
    );
    if (close !== undefined) taken.add(close);
    return close;
  });
}

function filledBy(players: readonly Line[], spans: readonly Span[]): readonly Filled[] {
  const filled = spans.map((span): Filled => ({ ...span, texts: [] }));
  for (const { words } of players) {
    let at = 0;
    for (const { text, to } of words) {
      while (at < filled.length - 1 && filled[at].to < to) at++;
      filled.at(at)?.texts.push(text);
    }
  }
  return filled;
}

/** The columns that have headings; `undefined` where two headings that are no words of one stand above the same values. */
function headedColumns(
  { headings: { words }, first, count }: Block,
  spans: readonly Filled[],
): readonly Column[] | undefined {
  const found = spansOfHeadings(words, spans);
  const columns: Column[] = [];
  for (const [at, heading] of words.entries()) {
    const span = found[at] === undefined ? undefined : spans[found[at]];
    const isRound = at >= first && at < first + count;
    const before = columns.at(-1);
    if (span === undefined || before?.spans[0] !== span) {
      columns.push({ headings: [heading], spans: span === undefined ? [] : [span], isRound });
      continue;
    }
    if (heading.from - words[at - 1].to > 1 || before.isRound || isRound) return undefined;
    before.headings.push(heading);
  }
  return columns;
}

const placeOf = ({ headings, spans }: Column): Span => spans.at(0) ?? headings[0];

/** All columns in order. Values below no heading belong to a round close by, or to the name that they follow; or they are a column. */
function columnsOf(block: Block, spans: readonly Filled[]): readonly Column[] | undefined {
  const headed = headedColumns(block, spans);
  if (headed === undefined) return undefined;
  const named = new Set(headed.filter((column) => areNames(column.spans.flatMap(({ texts }) => texts))));
  const taken = new Set(headed.flatMap((column) => column.spans));
  const all: Column[] = [];
  let next = 0;
  for (const span of spans) {
    if (taken.has(span)) continue;
    while (next < headed.length && placeOf(headed[next]).from < span.from) all.push(headed[next++]);
    const before = next === 0 ? undefined : headed[next - 1];
    const after = headed.at(next);
    const isSurname = before !== undefined && named.has(before) && span.texts.every((text) => NAME.test(text));
    const close = [before, after].flatMap((column) =>
      column?.isRound === true && !isSurname && overlap(placeOf(column), span) >= -BESIDE ? [column] : [],
    );
    const nearest = close.sort((one, other) => overlap(placeOf(other), span) - overlap(placeOf(one), span)).at(0);
    const isWord = !span.texts.every((text) => NO_NAME.test(text));
    const isFirstOfName = areNames(span.texts) && after?.isRound === false && after.spans.length === 0;
    if (isFirstOfName) named.add(after);
    const name = [before, after].find((column) => column !== undefined && named.has(column));
    if (nearest !== undefined) nearest.spans.push(span);
    else if (isWord && name !== undefined) name.spans.push(span);
    else all.push({ headings: [], spans: [span], isRound: false });
  }
  return [...all, ...headed.slice(next)];
}

/** The column of each word of a line, which may stand a little beside it; `undefined` where one stands between two. */
function cellsOf({ line, words }: Line, columns: readonly Column[]): Cell[] | undefined {
  const own = columns.map((): Word[] => []);
  const places = columns
    .flatMap(({ spans }, column) => spans.map((span) => ({ ...span, column })))
    .sort((one, other) => one.from - other.from);
  let at = 0;
  for (const word of words) {
    while (at < places.length && places[at].to <= word.from) at++;
    const [here, next] = [places.at(at), places.at(at + 1)];
    const [common, other] = [here, next].map((span) => (span === undefined ? 0 : Math.max(overlap(word, span), 0)));
    const best = common >= other ? here : next;
    if (
      best === undefined ||
      (3 * Math.max(common, other) < 2 * (word.to - word.from) && here?.column !== next?.column)
    )
      return undefined;
    own[best.column].push(word);
  }
  // Two games in a column are those of two rounds
  if (own.some((ofColumn) => ofColumn.length > 1 && ofColumn.some(({ text }) => namesOpponent(text)))) return undefined;
  return columns.map(({ headings, spans }, column) => {
    const from = own[column].at(0)?.from ?? spans.at(0)?.from ?? headings[0].from;
    return { text: own[column].map(({ text }) => text).join(' '), line, column: from + 1 };
  });
}

/** The place of the column of names, where the one behind it has numbers; `undefined` of another table. */
function nameAmong(columns: readonly Column[], rows: readonly (readonly Cell[] | undefined)[]): number | undefined {
  const textsOf = (column: number): string[] =>
    rows.flatMap((cells) => (cells === undefined || cells[column].text === '' ? [] : [cells[column].text]));
  const rounds = columns.findIndex(({ isRound }) => isRound);
  const name = columns.findIndex((_, at) => at < rounds && areNames(textsOf(at)));
  const areNumbers = textsOf(name + 1).every((text) => /\d/.test(text));
  return name >= 0 && areNumbers ? name : undefined;
}

/** The cells of a line in which a name is too long for its column and moves all behind it; `undefined` where one of these is blank. */
function cellsMovedIn({ line, words }: Line, columns: readonly Column[], name: number): Cell[] | undefined {
  const behind = columns.length - name - 1;
  const start = columns[name].spans[0].from;
  const before = words.filter(({ from }) => from < start);
  const cells = cellsOf({ line, words: before }, columns.slice(0, name));
  const own = words.slice(before.length, -behind);
  const values = words.slice(-behind);
  if (cells === undefined || own.length === 0 || !/^[\d½.,-]/.test(values[0].text)) return undefined;
  const texts = [own.map(({ text }) => text).join(' '), ...values.map(({ text }) => text)];
  const places = [own[0], ...values];
  return [...cells, ...texts.map((text, at): Cell => ({ text, line, column: places[at].from + 1 }))];
}

/**
 * The cells of a block, the headings first, where columns are what is blank in all lines but a `share` of them; `undefined` where
 * headings and lines don't agree on columns.
 */
export function alignedCells(block: Block, share: number): (readonly Cell[])[] | undefined {
  const { headings, players } = block;
  const columns = columnsOf(block, filledBy(players, spansOf(players, Math.ceil(players.length * share))));
  if (columns === undefined) return undefined;
  const fitting = players.map((player) => cellsOf(player, columns));
  const name = nameAmong(columns, fitting);
  const rows = fitting.flatMap((cells, at): (readonly Cell[])[] => {
    const read = cells ?? (name === undefined ? undefined : cellsMovedIn(players[at], columns, name));
    return read === undefined ? [] : [read];
  });
  if (rows.length < players.length) return undefined;
  const texts = columns.map((column): Cell => {
    const { from } = column.headings.at(0) ?? column.spans[0];
    return { text: column.headings.map(({ text }) => text).join(' '), line: headings.line, column: from + 1 };
  });
  return [texts, ...rows];
}
