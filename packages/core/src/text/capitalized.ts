/** A clause as a line of its own. */
export function capitalized(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
}
