// How wide names are, before they are laid out.

/** How wide a name will be, in ems: capitals and the scripts of Asia are wider than small letters. */
export function nameWidth(name: string): number {
  const widths = Array.from(name, (sign) => (sign >= '\u2E80' ? 1 : sign === sign.toLowerCase() ? 0.52 : 0.68));
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
  const longest = Array.from(participants, ({ name, title }) => nameWidth(name) + title.length * 0.6 + 1.7);
  return `${Math.max(...longest) + behind}rem`;
}
