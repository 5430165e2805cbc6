import { type Game, type Norm, type NormOptions, type NormPlayer, type NormTitle, norms } from '../src/index.js';

/** The player whose norms are asked for. */
export const OWN: NormPlayer = { id: 'X', rating: 2400, title: 'IM', federation: 'GER' };

interface Tournament {
  readonly games: readonly (readonly Game[])[];
  readonly players: readonly NormPlayer[];
}

const KINDS = { '+': 'forfeit-win', '-': 'forfeit-loss' } as const;

/**
 * The rounds of X, an opponent each: `GM2400FRA=1` is a title (`.` for none, `?` for one that nobody knows), a rating (0 for none), a
 * federation (`?` for one that nobody knows) and the result: 1, ½, 0, `+` and `-` for forfeits, `*` for an open game. `bye`, `half`
 * and `zero` are byes.
 */
export function tournament(text: string): Tournament {
  const players: NormPlayer[] = [];
  const games = text.split(/\s+/).map((word, at): Game[] => {
    if (word === 'bye') return [{ white: 'X', black: '', result: 1, kind: 'pairing-bye' }];
    if (word === 'half') return [{ white: 'X', black: '', result: 0.5, kind: 'half-bye' }];
    if (word === 'zero') return [{ white: 'X', black: '', result: 0, kind: 'zero-bye' }];
    const [, title = '', rating = '', federation = '', sign = ''] =
      /^([A-Z]+|\.|\?)(\d+)([A-Z]+|\?)=(.)$/.exec(word) ?? [];
    const id = `p${at + 1}`;
    players.push({
      id,
      rating: Number(rating),
      ...(title !== '?' && { title: title === '.' ? '' : title }),
      ...(federation !== '?' && { federation }),
    });
    const pairing = { white: 'X', black: id };
    if (sign === '*') return [{ ...pairing, result: null }];
    if (sign === '+' || sign === '-') return [{ ...pairing, result: sign === '+' ? 1 : 0, kind: KINDS[sign] }];
    return [{ ...pairing, result: sign === '½' ? 0.5 : sign === '1' ? 1 : 0 }];
  });
  return { games, players };
}

/** Opponents in a Swiss with enough titles and federations: ratings with results, `2400=1`. */
export function mixed(text: string): string {
  const federations = ['FRA', 'ITA', 'AUT', 'POL'];
  return text
    .split(' ')
    .map((word, at) => `GM${word.replace('=', `${federations[at % 4]}=`)}`)
    .join(' ');
}

/** The norm of X for a title. */
export function normOf(text: string, title: NormTitle = 'GM', options: Partial<NormOptions> = {}, own = OWN): Norm {
  const { games, players } = tournament(text);
  return norms('X', games, [own, ...players], { system: 'swiss', titles: [title], ...options })[0];
}

/** The number of a check, and what there is. */
export function checkOf({ checks }: Norm, name: string): string {
  const found = checks.find(({ check }) => check === name);
  return found === undefined ? 'none' : `${found.have} of ${found.needed}: ${found.holds}`;
}

/** So many games with a result. */
export function times(count: number, word: string): string {
  return Array<string>(count).fill(word).join(' ');
}
