/** Characters that JSON allows but that a terminal obeys, or that are invisible. */
const UNSEEN = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** Data as JSON in one line, or indented by this many blanks. Invisible characters are escaped, as `\u202e`. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
