/** Signs that JSON may have as they are, and that a terminal obeys or nobody sees. */
const UNSEEN = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** Data as JSON in one line, or indented by so many blanks. Signs that nobody sees stand as `\u202e`. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
