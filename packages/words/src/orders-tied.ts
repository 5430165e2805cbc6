/**
 * Art. 6, 12.2, 12.3, 13.3: whether a code is that of a tie-break that orders the tied, and so has neither values nor contributions.
 * Texts and pages ask by the code, because they do without the rules.
 */
export function ordersTied(code: string): boolean {
  return /^(?:E?DE|TBR|BBE)/i.test(code);
}
