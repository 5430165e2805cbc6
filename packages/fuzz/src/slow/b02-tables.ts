// FIDE B.02 (edition 2024-03), Articles 8.1.1 and 8.1.2: the tables as they are printed: percent:difference, and the
// largest difference of a class:probability.

import { MILLIONTHS } from './fraction.js';

const OF_SCORES = `
  50:0 51:7 52:14 53:21 54:29 55:36 56:43 57:50 58:57 59:65 60:72 61:80 62:87 63:95 64:102 65:110 66:117 67:125 68:133
  69:141 70:149 71:158 72:166 73:175 74:184 75:193 76:202 77:211 78:220 79:230 80:240 81:251 82:262 83:273 84:284 85:296
  86:309 87:322 88:336 89:351 90:366 91:383 92:401 93:422 94:444 95:470 96:501 97:538 98:589 99:677 100:800`;

const OF_DIFFERENCES = `
  3:50 10:51 17:52 25:53 32:54 39:55 46:56 53:57 61:58 68:59 76:60 83:61 91:62 98:63 106:64 113:65 121:66 129:67 137:68
  145:69 153:70 162:71 170:72 179:73 188:74 197:75 206:76 215:77 225:78 235:79 245:80 256:81 267:82 278:83 290:84 302:85
  315:86 328:87 344:88 357:89 374:90 391:91 411:92 432:93 456:94 484:95 517:96 559:97 619:98 735:99`;

function pairsOf(table: string): readonly (readonly [number, number])[] {
  return table
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':').map(Number))
    .map(([from, to]) => [from, to]);
}

const DIFFERENCES = new Map(pairsOf(OF_SCORES));

/** B.02 8.1.1: the rating difference for a score in whole percent. */
export function differenceOf(percent: number): number {
  const difference = DIFFERENCES.get(Math.max(percent, 100 - percent));
  if (difference === undefined) throw new RangeError(`expected a whole percentage, got ${percent}`);
  return percent < 50 ? -difference : difference;
}

/** By whole difference from 0 to 735. */
const PROBABILITIES = Array.from({ length: 736 }, (_, difference) => {
  const row = pairsOf(OF_DIFFERENCES).find(([largest]) => difference <= largest);
  return row === undefined ? 100 : row[1];
});

/**
 * B.02 8.1.2: the scoring probability, in percent, of a player who is rated this many millionths higher, or lower if
 * negative. Between two classes it is the one further from 0.
 */
export function probabilityOf(difference: number): number {
  const whole = Math.ceil(Math.abs(difference) / MILLIONTHS);
  const ofHigher = whole < PROBABILITIES.length ? PROBABILITIES[whole] : 100;
  return difference < 0 ? 100 - ofHigher : ofHigher;
}
