// Tags, moves and endings in the text of a PGN, which comes piece by piece. Of the moves it is only kept whether there are any.
import { type Cell, errorAt } from '@crosstable/core/text';

import { ENDINGS, endingKey } from './endings.js';
import { type Piece, decoded } from './pieces.js';
import type { OnRepair } from './readings.js';

/** A game as the file has it. */
export interface ScannedGame {
  /** The tags by their names in small letters. Of a tag that stands twice the first one counts. */
  readonly tags: ReadonlyMap<string, Cell>;
  /** The place of the first tag, or of the first move. */
  readonly place: Cell;
  readonly hasMoves: boolean;
  /** The result at the end of the moves, as a key of `ENDINGS`. */
  readonly ending: string | undefined;
}

/** The kind of a place: moves, and tags between them, a tag, a comment in braces, or one to the end of the line. */
type State = 'moves' | 'tag' | 'comment' | 'line';

/** The tags that are read; others are passed over, however many there are. */
const KEPT =
  /^(?:event|site|section|date|round|board|white|black|result|termination|event(?:date|rounds|type|country)|studyname|broadcastname|(?:white|black)(?:elo|title|fideid|team|fed|federation))$/;

/** The tags of which a game has one: a second one begins another game. */
const FIRST_TAGS: readonly string[] = ['event', 'white', 'black'];

/** The most signs of a tag, and of a word among the moves. */
const MOST = 2048;
const LONGEST_WORD = 32;

/** The signs of the marks that may stand before a text, in bytes and in Unicode. */
const MARKS = '\uFEFFï»¿';

/** The beginning of a game, in a comment. */
const TAG_IN_COMMENT = '\n[Event "';

const PLAIN = /[^\s{}()[\];*\uFEFFï»¿]+/y;

/** Words before a blank that are no endings, which are passed over at once. */
const MOVES = /(?:(?:[^\s{}()[\];*%\uFEFFï»¿01½Â][^\s{}()[\];*\uFEFFï»¿]*|\d+\.[^\s{}()[\];*\uFEFFï»¿]*)? )+/y;

/** A move: it goes to a square, or castles. */
const MOVE = /[a-h][1-8]|[O0]-[O0]/;

/** A function for each piece of a text, and one for its end. */
export interface Scanner {
  readonly read: (piece: Piece) => void;
  /** @throws RangeError where a comment has no end */
  readonly end: () => void;
}

/** The name and the value of a tag, between its brackets; `undefined` of what is no tag. */
function tagIn(raw: string): { readonly name: string; readonly value: string } | undefined {
  const text = raw.replace(/^\s+/, '');
  const [name = ''] = /^\w+/.exec(text) ?? [];
  const [first, last] = [text.indexOf('"'), text.lastIndexOf('"')];
  const isTag = name !== '' && last > first && text.slice(name.length, first).trim() === '';
  return isTag ? { name, value: text.slice(first + 1, last).replaceAll(/\\([\\"])/g, '$1') } : undefined;
}

/** Whether a value ends here: at its second quote, unless that is a sign of it. */
function isValueEnd(raw: string): boolean {
  const text = raw.trimEnd();
  let slashes = 0;
  while (text.charAt(text.length - 2 - slashes) === '\\') slashes++;
  return text.endsWith('"') && slashes % 2 === 0 && text.indexOf('"') < text.length - 1;
}

/** The place of a sign from a place on; the end of the text where it has none. */
function endAfter(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** A copy that doesn't keep the piece alive from which it was cut. */
function copyOf(text: string): string {
  return text.split('').join('');
}

/** Reads games; `onGame` takes each as soon as it ends. */
export function gameScanner(onGame: (game: ScannedGame) => void, onRepair: OnRepair): Scanner {
  let state: State = 'moves';
  /** Whether a line begins here, perhaps with a mark. */
  let isLineStart = true;
  let line = 1;
  /** The number of signs of the line that stand in earlier pieces. */
  let inLine = 0;
  /** A line end that may go on in the next piece. */
  let held = '';
  let isOfBytes = false;
  let depth = 0;
  let word = '';
  let raw = '';
  let opened: Cell = { line, column: 1, text: '' };
  let tail = '';
  let tags = new Map<string, Cell>();
  let place: Cell | undefined;
  let hasMoves = false;
  let ending: string | undefined;

  const close = (): void => {
    if (place !== undefined) onGame({ tags, place, hasMoves, ending });
    tags = new Map();
    place = undefined;
    hasMoves = false;
    ending = undefined;
  };

  /** Takes a word among the moves. In brackets it belongs to a variation. */
  const endWord = (here: () => Cell): void => {
    const said = depth === 0 ? word : '';
    word = '';
    if (said === '') return;
    const key = endingKey(said);
    // After the first move 0-0 is castling
    if (/^[01½*Â]/.test(said) && ENDINGS.has(key) && !(key === '0-0' && hasMoves)) {
      ending ??= key;
    } else if ((!hasMoves || ending !== undefined) && MOVE.test(said)) {
      if (ending !== undefined) close();
      const end = here();
      place ??= { ...end, column: end.column - said.length };
      hasMoves = true;
    }
  };

  const endTag = (): void => {
    state = 'moves';
    const tag = tagIn(raw);
    const isOfLine = opened.column === 1;
    if (tag === undefined) {
      if (isOfLine && /^\s*[a-z]/i.test(raw)) onRepair('unknown-record', { ...opened, text: copyOf(raw) }, { key: 'no-tag', values: {} }); // prettier-ignore
      return;
    }
    depth = 0;
    const name = tag.name.toLowerCase();
    if (hasMoves || ending !== undefined || (FIRST_TAGS.includes(name) && tags.has(name))) close();
    place ??= { ...opened, text: '' };
    if (!KEPT.test(name) || tags.has(name)) return;
    const { text, isOther } = decoded({ text: tag.value, isOfBytes });
    const cell = { ...opened, text: copyOf(text.trim()) };
    if (isOther) onRepair('encoding', cell, { key: 'other-encoding', values: { encoding: 'Windows-1252' } });
    tags.set(name, cell);
  };

  /** Reads a text whose lines end with `\n`. */
  const readText = (text: string): void => {
    let from = -inLine;
    /** The end of the line that begins there, or of the text. */
    let lineEnd = endAfter(text, '\n', 0);
    /** The cell of a place, asked for from the first to the last. */
    const cellAt = (at: number): Cell => {
      while (lineEnd < at) {
        line++;
        from = lineEnd + 1;
        lineEnd = endAfter(text, '\n', from);
      }
      return { line, column: at - from + 1, text: '' };
    };
    /** Reads the rest of a comment; gives the place behind what was read. */
    const readComment = (at: number): number => {
      const end = endAfter(text, '}', at);
      const part = text.slice(at, end);
      if (opened.text === '' && (tail + part).includes(TAG_IN_COMMENT)) {
        opened = { ...opened, text: '{' };
        onRepair('unknown-record', opened, { key: 'tags-in-comment', values: {} });
      }
      if (end < text.length) {
        state = 'moves';
        return end + 1;
      }
      tail = copyOf((tail + part).slice(1 - TAG_IN_COMMENT.length));
      return text.length;
    };
    const readTag = (at: number): number => {
      cellAt(at);
      const rest = text.slice(at, lineEnd);
      const stop = at + endAfter(rest, ']', 0);
      raw += text.slice(at, stop);
      if (stop === text.length && raw.length <= MOST) return stop;
      const isWhole = stop < lineEnd ? !raw.includes('"') || isValueEnd(raw) : raw.includes('"');
      isLineStart = stop === lineEnd;
      if (isWhole || raw.length > MOST) endTag();
      else raw += text.charAt(stop);
      // The rest of what is too long for a tag is passed over
      if (!isWhole && state === 'moves') state = 'line';
      return Math.min(stop + 1, text.length);
    };
    const readMoves = (at: number): number => {
      if (hasMoves && ending === undefined && word === '') {
        MOVES.lastIndex = at;
        if (MOVES.test(text)) {
          isLineStart = false;
          return MOVES.lastIndex;
        }
      }
      const sign = text.charAt(at);
      PLAIN.lastIndex = at;
      const plain = sign === '%' && isLineStart ? undefined : PLAIN.exec(text)?.[0];
      const isMark = MARKS.includes(sign);
      // A mark is no sign of the line
      if (isMark && isLineStart) {
        cellAt(at);
        from++;
      }
      isLineStart = sign === '\n' || (isMark && isLineStart);
      if (plain !== undefined) {
        word = (word + plain).slice(0, LONGEST_WORD);
        return at + plain.length;
      }
      endWord(() => cellAt(at));
      if (sign === '*') {
        word = sign;
        endWord(() => cellAt(at));
      } else if (sign === '(') depth++;
      else if (sign === ')') depth = Math.max(0, depth - 1);
      else if (sign === ';' || sign === '%') state = 'line';
      else if (sign === '{') {
        state = 'comment';
        opened = cellAt(at);
        tail = '';
      } else if (sign === '[') {
        state = 'tag';
        opened = cellAt(at);
        raw = '';
      }
      return at + 1;
    };
    const readLine = (at: number): number => {
      cellAt(at);
      if (lineEnd < text.length) state = 'moves';
      return lineEnd;
    };
    const readers = { moves: readMoves, tag: readTag, comment: readComment, line: readLine } as const;
    for (let at = 0; at < text.length;) at = readers[state](at);
    cellAt(text.length);
    inLine = text.length - from;
  };

  return {
    read({ text, isOfBytes: areBytes }) {
      isOfBytes = areBytes;
      const whole = held + text;
      held = whole.endsWith('\r') ? '\r' : '';
      readText(whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/g, '\n'));
    },
    end() {
      readText(held === '' ? '' : '\n');
      endWord(() => ({ line, column: inLine + 1, text: '' }));
      if (state === 'tag') endTag();
      if (state === 'comment') throw errorAt(opened, 'the end of the comment', 'a comment ends with "}"', 'wrong-text');
      close();
    },
  };
}
