import fc from 'fast-check';

import type { PrintedGame } from '../src/index.js';
import { csv, html } from './tables.js';

/** A player's side of a round: the opponent (-1 for none), the colour (`''` for none), and the sign of the result. */
export interface PlayedSide {
  readonly opponent: number;
  readonly colour: 'white' | 'black' | '';
  readonly sign: string;
}

const WORTH: Readonly<Record<string, number>> = { '1': 1, '+': 1, '½': 0.5 };

/** The points of sides. */
export function worthOf(sides: readonly PlayedSide[]): number {
  return sides.reduce((sum, { sign }) => sum + (WORTH[sign] ?? 0), 0);
}

/** The results of two players, White first. */
const GAMES = ['10', '½½', '01', '00', '+-', '-+', '--'] as const;

/** A round: the players in a random order, of whom some neighbours meet; the others have a bye, or nothing. */
const round = (size: number) =>
  fc.record({
    order: shuffled(size),
    pairs: fc.integer({ min: 1, max: Math.floor(size / 2) }),
    games: fc.array(fc.constantFrom(...GAMES), { minLength: size, maxLength: size }),
    byes: fc.array(fc.constantFrom('1', '½', '0', ''), { minLength: size, maxLength: size }),
  });

/** The numbers of players from 0 in a random order. */
export function shuffled(size: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([...Array(size).keys()], { minLength: size });
}

/** A Swiss, the games of whose last round may be unfinished. */
export function swissSides(size: number): fc.Arbitrary<PlayedSide[][]> {
  const rounds = fc.array(round(size), { minLength: 1, maxLength: 6 });
  return fc.tuple(rounds, fc.boolean()).map(([all, isLastOpen]) => {
    const sides = Array.from({ length: size }, (): PlayedSide[] => []);
    all.forEach(({ order, pairs, games, byes }, at) => {
      order.forEach((player, place) => {
        const isWhite = place % 2 === 0;
        const sign = games[place - (place % 2)].charAt(isWhite ? 0 : 1);
        sides[player].push(
          place >= 2 * pairs
            ? { opponent: -1, colour: '', sign: byes[place] }
            : {
                opponent: order[isWhite ? place + 1 : place - 1],
                colour: isWhite ? 'white' : 'black',
                sign: isLastOpen && at === all.length - 1 ? '' : sign,
              },
        );
      });
    });
    return sides;
  });
}

/** A round robin, some games of which aren't finished, by player and opponent. */
export function roundRobinSides(size: number): fc.Arbitrary<PlayedSide[][]> {
  const row = fc.array(fc.constantFrom(...GAMES, ''), { minLength: size, maxLength: size });
  const signOfPair = (games: readonly (readonly string[])[], player: number, opponent: number): string =>
    player < opponent ? games[player][opponent].charAt(0) : games[opponent][player].charAt(1);
  return fc
    .array(row, { minLength: size, maxLength: size })
    .map((games) =>
      games.map((_, player) =>
        [...games.keys()]
          .filter((opponent) => opponent !== player)
          .map((opponent) => ({ opponent, colour: '', sign: signOfPair(games, player, opponent) })),
      ),
    );
}

/** A side in words: `3 white 7 ½`, `3 bye ½`. */
function told(player: number, { opponent, colour, sign }: PlayedSide, areColoursKnown: boolean): string {
  if (opponent < 0) return `${player + 1} bye ${sign}`;
  return `${player + 1} ${areColoursKnown ? `${colour} ` : ''}${opponent + 1} ${sign}`;
}

/** The sides of each round, in words and sorted. A player without an opponent and a sign took no part. */
export function sidesTold(
  sides: readonly (readonly PlayedSide[])[],
  areColoursKnown = true,
): readonly (readonly string[])[] {
  return sides[0].map((_, at) =>
    sides
      .flatMap((row, player) => {
        const { opponent, sign } = row[at];
        return opponent < 0 && sign === '' ? [] : [told(player, row[at], areColoursKnown)];
      })
      .sort(),
  );
}

function signOf(score: number | null, isForfeit: boolean): string {
  if (isForfeit) return score === 1 ? '+' : '-';
  if (score === null) return '';
  return score === 0.5 ? '½' : String(score);
}

/** The same of games that were read. */
export function gamesTold(games: readonly (readonly PrintedGame[])[], areColoursKnown = true) {
  return games.map((ofRound) =>
    ofRound
      .flatMap(({ white, black, result, kind, blackResult }) => {
        const [player, opponent] = [Number(white) - 1, Number(black) - 1];
        if (black === '') return [told(player, { opponent, colour: '', sign: signOf(result, false) }, true)];
        const isForfeit = kind !== undefined;
        const other = kind === 'double-forfeit' || result === null ? result : (blackResult ?? 1 - result);
        return [
          told(player, { opponent, colour: 'white', sign: signOf(result, isForfeit) }, areColoursKnown),
          told(opponent, { opponent: player, colour: 'black', sign: signOf(other, isForfeit) }, areColoursKnown),
        ];
      })
      .sort(),
  );
}

/** The cell of a side. */
export type Notation = (side: PlayedSide) => string;

/** Chess-Results, with the letters of White and Black: `12w1`, `-½`. */
export function chessResults(letters: string): Notation {
  return ({ opponent, colour, sign }) => {
    if (opponent < 0) return sign && `-${sign}`;
    return `${opponent + 1}${letters.charAt(colour === 'white' ? 0 : 1)}${sign}`;
  };
}

const SWISS_PERFECT: Readonly<Record<string, string>> = { '1': 'W', '½': 'D', '0': 'L' };

/** SwissPerfect: `12:W`, `0:D`. */
export const swissPerfect: Notation = ({ opponent, sign }) => `${opponent + 1}:${SWISS_PERFECT[sign] ?? sign}`;

/** Vega, whose cells have two parts: the result, and the opponent in a colour, or in none where there was no game. */
export const vega: Notation = ({ opponent, colour, sign }) => {
  if (opponent < 0) return sign && `<div>${sign}</div><div class="cf">BYE</div>`;
  const isForfeit = sign === '+' || sign === '-';
  const letter = isForfeit ? 'f' : colour.charAt(0);
  return `<div>${sign.replace('+', '1').replace('-', '0')}</div><div class="c${letter}">${opponent + 1}</div>`;
};

const US_CHESS: Readonly<Record<string, string>> = { '1': 'W', '½': 'D', '0': 'L', '+': 'X', '-': 'F' };
const US_BYES: Readonly<Record<string, string>> = { '1': 'B---', '½': 'H---', '0': 'U---' };

/** SwissSys and WinTD: `W12`, `X7`, `H---`; with colours behind, `W12b`, where forfeits have none. */
export function usChess(areColoursKnown: boolean): Notation {
  return ({ opponent, colour, sign }) => {
    if (opponent < 0) return US_BYES[sign] ?? '';
    const letter = areColoursKnown && !/[+-]/.test(sign) ? colour.charAt(0) : '';
    return `${US_CHESS[sign]}${opponent + 1}${letter}`;
  };
}

/** US Chess itself: two lines a player, in which forfeits have no opponents. */
export function usChessPage(sides: readonly (readonly PlayedSide[])[]): string {
  const line = (...fields: readonly string[]): string => `${fields.join(' | ')} |`;
  const result = ({ opponent, sign }: PlayedSide): string =>
    opponent < 0 ? (US_BYES[sign] ?? '').charAt(0) : US_CHESS[sign] + (/[+-]/.test(sign) ? '' : ` ${opponent + 1}`);
  const colour = ({ colour: own, sign }: PlayedSide): string => (/[+-]/.test(sign) ? '' : own.charAt(0).toUpperCase());
  return [
    line('Pair', 'Player Name', 'Total', ...sides[0].map(() => 'Round')),
    line('Num', 'USCF ID / Rtg (Pre->Post)', 'Pts', ...sides[0].map((_, at) => String(at + 1))),
    ...sides.flatMap((row, at) => [
      '-'.repeat(40),
      line(String(at + 1), `PLAYER ${at + 1}`, worthOf(row).toFixed(1), ...row.map(result)),
      line('IL', `1000${at} / R: 1500 ->1510`, '', ...row.map(colour)),
    ]),
  ].join('\n');
}

const PAPI: Readonly<Record<string, string>> = { '1': '+', '½': '=', '0': '-', '+': '>', '-': '<' };

/** Papi: `+  7N`, `>  7N`, and a sign alone, or `EXE` for a bye worth a point. */
export function papi(ofBye: 'EXE' | '+'): Notation {
  return ({ opponent, colour, sign }) => {
    if (opponent < 0) return sign === '1' ? ofBye : (PAPI[sign] ?? '');
    return `${PAPI[sign]}  ${opponent + 1}${colour === 'white' ? 'B' : 'N'}`;
  };
}

type Rows = readonly (readonly (string | number)[])[];

/** The forms of a file. */
export const FORMS: Readonly<Record<string, (rows: Rows) => string>> = {
  commas: (rows) => csv(...rows),
  semicolons: (rows) => rows.map((row) => row.join(';')).join('\r\n'),
  tabs: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  html,
};

/** A multiple of ½ as a table has it: `2.5`, `2,5` or `2½`. */
export function points(value: number, decimals: string): string {
  if (decimals !== '½') return String(value).replace('.', decimals);
  return value % 1 === 0 ? String(value) : `${Math.floor(value) || ''}½`;
}
