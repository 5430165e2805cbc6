/** A cell whose result is a number of points of 3-1-0: of a game by rounds, of one by opponents, of a bye. */
const BY_ROUNDS = /^(\d{1,5})\s?\p{L}\s?([013])$/u;
const BY_OPPONENTS = /^[013]$/;
const BYE = /^-[013]$/;

/** Two results that are the sides of one game: a win and a loss, two draws, or a loss of both. */
const SIDES = new Set(['30', '03', '11', '00']);

/** The sign for points of 3-1-0. */
const SIGNS: Readonly<Record<string, string>> = { 3: '1', 1: '½', 0: '0' };

/**
 * The texts of the cells with the signs of results where they have points of 3-1-0, as in `12w3`; `undefined` where they don't. All
 * games must be of such points, with the other side in the opponent's row, and one be won; those of a team have other sums.
 */
export function withResultSigns(texts: readonly (readonly string[])[], isSwiss: boolean): string[][] | undefined {
  let hasWin = false;
  const signed: string[][] = [];
  for (const [player, row] of texts.entries()) {
    const signs: string[] = [];
    for (const [at, text] of row.entries()) {
      const found = isSwiss ? BY_ROUNDS.exec(text)?.[2] : BY_OPPONENTS.exec(text)?.[0];
      if (found === undefined) {
        if (/[1-9½]/.test(text) && !BYE.test(text)) return undefined;
        signs.push(text.replace(/[013]$/, (points) => SIGNS[points]));
        continue;
      }
      const opponent = isSwiss ? Number.parseInt(text, 10) - 1 : at;
      const other =
        texts
          .at(opponent)
          ?.at(isSwiss ? at : player)
          ?.slice(-1) ?? '';
      if (!SIDES.has(found + other)) return undefined;
      hasWin ||= found === '3';
      signs.push(text.slice(0, -1) + SIGNS[found]);
    }
    signed.push(signs);
  }
  return hasWin ? signed : undefined;
}
