// Times every code on its own, from a table, and the npm package tiebreak for the codes that it has.
import { TIEBREAKS, crosstable, tiebreakValues } from 'crosstable';
import { timeAlone, timePair } from './pair.mjs';
import { sumByTiebreak, valueByTiebreak } from './peers.mjs';
import { playedThroughout } from './played-throughout.mjs';

/** Enough for a median that stays the same from run to run. */
const SAMPLES = 21;
/** Warm-up turns: before these the engine still compiles. */
const TURNS = 100;

/**
 * The plain codes of a table of players, with the cuts and options of each. A limit of Koya takes the time of the plain
 * code.
 */
const CODES = TIEBREAKS.filter(({ participants }) => participants.includes('players')).flatMap(
  ({ code, modifiers }) => [
    code,
    ...modifiers.filter((modifier) => !modifier.startsWith('/L')).map((modifier) => code + modifier),
  ],
);

/** Throws unless the package has the same values for the players for whom it is right. */
function compareCode(code, values, { games, players }) {
  const valueOf = valueByTiebreak(code, games);
  const played = playedThroughout(games, players);
  if (played.size === 0) throw new Error(`${code}: expected players to compare by`);
  for (const id of played) {
    if (valueOf(id) === values.get(id)) continue;
    throw new Error(`tiebreak: ${code} of ${id}: expected ${values.get(id)}, got ${valueOf(id)}`);
  }
}

/**
 * Every code with one of the endings beside its plain code, each from the games: a table of its own, and the values. A
 * table keeps data that several codes share, so that the plain code from the same table would hardly be more than a
 * map.
 *
 * @param {{ games: object[][], players: object[] }} tournament
 * @param {string} ending
 * @returns {{ code: string, one: { median: number, min: number }, other: { median: number, min: number }, ratio: number }[]}
 */
export function timeModified({ games, players }, ending) {
  const run = (code) => () =>
    tiebreakValues(code, crosstable(games, { players, system: 'swiss', rounds: games.length }));
  return CODES.filter((code) => code.endsWith(ending)).map((code) => ({
    code,
    ...timePair(run(code), run(code.slice(0, -ending.length)), SAMPLES),
  }));
}

/**
 * @param {{ games: object[][], players: object[] }} tournament
 * @returns {{ code: string, one: { median: number, min: number }, ratio: number | null }[]}
 */
export function timeCodes({ games, players }) {
  const table = crosstable(games, { players, system: 'swiss', rounds: games.length });
  return CODES.map((code) => {
    const one = () => tiebreakValues(code, table);
    const other = sumByTiebreak(code, games, players);
    if (other === undefined) return { code, one: timeAlone(one, SAMPLES, TURNS), ratio: null };
    compareCode(code, one(), { games, players });
    const pair = timePair(one, other, SAMPLES);
    return { code, one: pair.one, ratio: pair.ratio };
  });
}
