// How wide names are, before they are laid out.

/** In rem. A longer name ends in dots, and is told whole where it is pointed at. */
const WIDEST_NAME = 22;

/** How wide a name will be, in ems: capitals and the scripts of Asia are wider than small letters. */
export function nameWidth(name: string): number {
  const widths = Array.from(name, (sign) => (sign >= '\u2E80' ? 1 : sign === sign.toLowerCase() ? 0.52 : 0.68));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The width of the column of names, with room for what may stand behind a name. */
export function namesWidth(
  participants: Iterable<{ readonly name: string; readonly title: string }>,
  behind = 0,
): string {
  const longest = Array.from(participants, ({ name, title }) => nameWidth(name) + title.length * 0.6 + 1.7);
  return `${Math.min(WIDEST_NAME, Math.max(...longest) + behind)}rem`;
}
