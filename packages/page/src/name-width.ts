// How wide names are, before they are laid out.

/** Letters nearly as wide as a sign of Asia, small ones too. */
const WIDE = /[mwжмшщю]/i;

/** How wide a name will be, in ems: capitals, some letters and the scripts of Asia are wider than small letters. */
export function nameWidth(name: string): number {
  const widths = Array.from(name, (sign) => {
    if (sign >= '\u2E80') return 1;
    return WIDE.test(sign) ? 0.95 : sign === sign.toLowerCase() ? 0.54 : 0.7;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * The width of the column of names where there is room for it, with what may stand behind a name. Else a name ends in dots,
 * and is told whole where it is pointed at.
 */
export function namesWidth(
  participants: Iterable<{ readonly name: string; readonly title: string }>,
  behind = 0,
): string {
  const longest = Array.from(participants, ({ name, title }) => nameWidth(name) + title.length * 0.8 + 1.8);
  return `${Math.max(...longest) + behind}rem`;
}
