/** A tag, or the text between two. */
export interface Piece {
  /** Where it begins in the markup. */
  readonly at: number;
  /** With entities as characters; `''` of a tag. */
  readonly text: string;
  /** In small letters, with `/` before it where it closes; `''` of text. */
  readonly tag: string;
  readonly attributes: string;
}

const TAG = /<(\/?[a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>/iy;

const ENTITIES: Readonly<Record<string, string | undefined>> = {
  amp: '&',
  apos: "'",
  frac12: '½',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  szlig: 'ß',
};

/** The marks on letters, by what their entities end with: `uuml` is u with two dots. */
const MARKS: Readonly<Record<string, string | undefined>> = {
  acute: '\u0301',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
};

function characterOf(entity: string, name: string): string {
  if (name.startsWith('#')) {
    const code = Number(name.slice(1).replace(/x/i, '0x'));
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  }
  const mark = MARKS[name.slice(1)];
  return mark === undefined ? (ENTITIES[name] ?? entity) : (name.slice(0, 1) + mark).normalize();
}

/** A text with its entities as the characters that they stand for. */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+\d*);/gi, characterOf);
}

/** The tags and texts of HTML or XML, without comments, scripts and styles. Linear in the length. */
export function* piecesOf(markup: string): Generator<Piece> {
  const endOf = (sign: string, from: number): number => {
    const found = markup.indexOf(sign, from);
    return found < 0 ? markup.length : found;
  };
  for (let at = 0; at < markup.length;) {
    if (markup.startsWith('<!--', at)) {
      at = endOf('-->', at) + '-->'.length;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(markup);
    if (found === null) {
      // A sign that begins no tag is text
      const end = endOf('<', at + 1);
      yield { at, text: withoutEntities(markup.slice(at, end)), tag: '', attributes: '' };
      at = end;
      continue;
    }
    const [all, name, attributes] = found;
    const tag = name.toLowerCase();
    yield { at, text: '', tag, attributes };
    at += all.length;
    if (tag === 'script' || tag === 'style') at = endOf(`</${name}`, at);
  }
}
