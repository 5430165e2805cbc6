// Texts of a file go to terminals, pages and spreadsheets. No sign in them may move the cursor, end a line, or turn
// around what stands beside them.

/** The pictures of the control characters begin here, in the order of the characters. */
const PICTURES = 0x2400;
const PICTURE_OF_DELETE = '\u2421';
const PICTURE_OF_NEWLINE = '\u2424';
const UNKNOWN = '\uFFFD';

/** Control characters, the separators of lines, and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

/** Signs that set the direction of what follows: embeddings, overrides and isolates, and the ends of both. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
const EMBEDDING_END = '\u202C';
const ISOLATES = '\u2066\u2067\u2068';
const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

function picture(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(PICTURES + code);
  if (code === 0x7f) return PICTURE_OF_DELETE;
  // C1 controls have no pictures, but one of them is a newline
  return code === 0x85 || code === 0x2028 || code === 0x2029 ? PICTURE_OF_NEWLINE : UNKNOWN;
}

/** A text whose isolates all end in it, and whose other directions, if any, stand inside isolates. */
interface Balanced {
  readonly text: string;
  /** Whether it was so already. */
  readonly wasSo: boolean;
}

/** Ends isolates that are open, and leaves out ends that end nothing. */
function balance(text: string): Balanced {
  let kept = '';
  let from = 0;
  let open = 0;
  let wasSo = true;
  for (const { 0: sign, index } of text.matchAll(DIRECTIONS)) {
    if (sign === ISOLATE_END && open === 0) {
      kept += text.slice(from, index);
      from = index + 1;
      wasSo = false;
    } else if (sign === ISOLATE_END) open--;
    else if (ISOLATES.includes(sign)) open++;
    else if (open === 0 && sign !== EMBEDDING_END) wasSo = false;
  }
  return { text: kept + text.slice(from) + ISOLATE_END.repeat(open), wasSo: wasSo && open === 0 };
}

/** A text that leaves the direction of its neighbours alone. */
function isolate(text: string): string {
  if (text.search(DIRECTIONS) < 0) return text;
  const { text: kept, wasSo } = balance(text);
  return wasSo ? text : ISOLATE + kept + ISOLATE_END;
}

/**
 * A text to be shown in one line: control characters and ends of lines as visible substitutes, and signs that change the
 * direction isolated from what stands beside the text. A text that is so already stays as it is.
 */
export function visible(text: string): string {
  return isolate(text.replace(INVISIBLE, picture));
}

/** A message in one line. It quotes in the notation of JSON, and signs that change the direction are written so too. */
export function visibleMessage(message: string): string {
  const shown = message.replace(INVISIBLE, picture);
  if (balance(shown).wasSo) return shown;
  return shown.replace(DIRECTIONS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}
