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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  frac12: '½',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
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
