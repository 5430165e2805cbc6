/** How wide a name will be, in ems: capitals and the scripts of Asia are wider than small letters. */
export function nameWidth(name: string): number {
  const widths = Array.from(name, (sign) => (sign >= '\u2E80' ? 1 : sign === sign.toLowerCase() ? 0.52 : 0.68));
  return widths.reduce((sum, width) => sum + width, 0);
}
