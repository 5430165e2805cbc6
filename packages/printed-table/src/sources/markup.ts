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

/**
 * A comment, a script or a style, each of which may have no end; a tag, in which another one may begin, as when its `>` was
 * forgotten; or a text, which may begin with a sign of no tag.
 */
const PIECE =
  /<!(?=--)[^]*?(?:-->|$)|<(script|style)(?![a-z0-9])[^<>]*>[^]*?(?=<\/\1|$)|<(\/?[a-z][a-z0-9]*)(?![a-z0-9])([^<>]*(?:<[^<>]*)?)>|(<?[^<]+|<)/gi;

/** The signs of entities; `?` is any letter, which gets the mark: `&uuml;` is u with two dots. */
const ENTITIES = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['frac12', '½'],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['quot', '"'],
  ['szlig', 'ß'],
  ['?acute', '\u0301'],
  ['?caron', '\u030c'],
  ['?cedil', '\u0327'],
  ['?circ', '\u0302'],
  ['?grave', '\u0300'],
  ['?ring', '\u030a'],
  ['?tilde', '\u0303'],
  ['?uml', '\u0308'],
]);

function characterOf(entity: string, name: string): string {
  if (name.startsWith('#')) {
    const code = Number(name.slice(1).replace(/x/i, '0x'));
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  }
  const mark = ENTITIES.get(name.replace(/^./, '?'));
  return mark === undefined ? (ENTITIES.get(name) ?? entity) : (name.charAt(0) + mark).normalize();
}

/** A text of HTML or XML with characters for its entities. */
export function withCharacters(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|frac12|nbsp|[a-z]+\d*(?=;));?/gi, characterOf);
}

/** The tags and texts of HTML or XML, without comments, scripts and styles. Linear in the length. */
export function* piecesOf(markup: string): Generator<Piece> {
  for (const { 2: tag = '', 3: attributes = '', 4: text = '', index } of markup.matchAll(PIECE)) {
    yield { at: index, text: withCharacters(text), tag: tag.toLowerCase(), attributes };
  }
}
