import { errorAt, placeAt } from './place.js';

/** Characters that JSON allows but that a terminal obeys, or that are invisible. */
const UNSEEN = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** Data as JSON in one line, or indented by this many blanks. Invisible characters are escaped, as `\u202e`. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

// JSON.parse reads valid texts. Its errors name the place of a mistake only sometimes, in words that change with the version of
// Node, and it accepts a property that stands twice. In these cases the reader below reads the text again and names the place.

/** More levels than any event has, and few enough for the engine's stack. */
const DEEPEST = 100;

/** The number of characters that an error shows of the text. */
const SHOWN = 20;

const BLANKS = /[ \t\r\n]*/y;
/** A piece of a text in quotes: one pattern for the whole would fill the engine's stack in a text of millions of escapes. */
const PIECE = /[ !#-[\]-\uFFFF]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const WORD = /[^\s,:[\]{}]+|\S/y;

/** Reads a text from the front, piece by piece. */
class JsonReader {
  private at = 0;

  /** @param starts - Gets the place of each value that is read, by its path. */
  constructor(
    private readonly text: string,
    private readonly starts?: Map<string, number>,
  ) {}

  /** The whole text as one value. */
  whole(): unknown {
    const value = this.value('', 0);
    if (this.at < this.text.length) this.refuse('the end of the file');
    return value;
  }

  private value(path: string, depth: number): unknown {
    this.take(BLANKS);
    this.starts?.set(path, this.at);
    const first = this.text[this.at];
    if (depth >= DEEPEST) this.refuse(`no more than ${DEEPEST} levels`);
    const value = first === '{' ? this.object(path, depth) : first === '[' ? this.array(path, depth) : this.plain();
    this.take(BLANKS);
    return value;
  }

  private plain(): unknown {
    const written = this.quoted() ?? this.take(PLAIN);
    if (written === undefined) this.refuse('a value');
    return JSON.parse(written);
  }

  private object(path: string, depth: number): object {
    const properties = new Map<string, unknown>();
    this.at++;
    this.take(BLANKS);
    if (this.sign('}')) return {};
    do {
      this.take(BLANKS);
      const start = this.at;
      const written = this.quoted();
      if (written === undefined) this.refuse('the name of a property in double quotes');
      const name = String(JSON.parse(written));
      if (properties.has(name)) this.refuse('each property once', start);
      this.take(BLANKS);
      if (!this.sign(':')) this.refuse('":"');
      properties.set(name, this.value(path === '' ? name : `${path}.${name}`, depth + 1));
    } while (this.sign(','));
    if (!this.sign('}')) this.refuse('"," or "}"');
    return Object.fromEntries(properties);
  }

  private array(path: string, depth: number): unknown[] {
    const values: unknown[] = [];
    this.at++;
    this.take(BLANKS);
    if (this.sign(']')) return values;
    do values.push(this.value(`${path}[${values.length}]`, depth + 1));
    while (this.sign(','));
    if (!this.sign(']')) this.refuse('"," or "]"');
    return values;
  }

  /** Moves past a sign, if it stands here. */
  private sign(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  /** Moves past the text that fits a pattern here, if any does. */
  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  /** Moves past a text in quotes, if one stands here. */
  private quoted(): string | undefined {
    const start = this.at;
    if (!this.sign('"')) return undefined;
    while (this.take(PIECE) !== undefined);
    if (this.sign('"')) return this.text.slice(start, this.at);
    this.at = start;
    return undefined;
  }

  private refuse(expected: string, at = this.at): never {
    this.at = at;
    // All of a text in quotes, else the text up to the next sign
    const found = Array.from(this.quoted() ?? this.take(WORD) ?? '');
    const shown = found.length > SHOWN ? `${found.slice(0, SHOWN).join('')}…` : found.join('');
    throw errorAt({ ...placeAt(this.text, at), text: shown }, expected);
  }
}

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/** The structure of a text, without its values. */
interface Structure {
  /** In valid JSON each property has one outside of quotes. */
  readonly colons: number;
  /** The most levels of objects and lists. */
  readonly depth: number;
}

function structureOf(text: string): Structure {
  let colons = 0;
  let level = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === COLON) colons++;
    else if (sign === LIST || sign === OBJECT) depth = Math.max(depth, ++level);
    else if (sign === LIST_END || sign === OBJECT_END) level--;
  }
  return { colons, depth };
}

/** The number of properties in a value, and in all that it holds. */
function propertiesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) count += propertiesIn(part);
  return count;
}

/**
 * The value of a JSON text.
 *
 * @throws RangeError with line and column of the first mistake; a property that stands twice in an object is one too
 */
export function parseJson(text: string): unknown {
  const { colons, depth } = structureOf(text);
  if (depth < DEEPEST) {
    try {
      const value: unknown = JSON.parse(text);
      // JSON.parse loses one of two properties with the same name
      if (propertiesIn(value) === colons) return value;
    } catch {
      // The reader below finds the place of the mistake
    }
  }
  return new JsonReader(text).whole();
}

/** The place where each value of a valid JSON text begins, by its path, as `games[0][3].result`; that of the whole by `''`. */
export function valuesIn(text: string): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  new JsonReader(text, starts).whole();
  return starts;
}
