// Makes up a Swiss tournament, the same one for the same arguments.

/** Chances per player and round. */
const HALF_BYE = 0.005;
const ZERO_BYE = 0.003;
const WITHDRAWAL = 0.001;
/** Chances per game. */
const FORFEIT = 0.008;
const DOUBLE_FORFEIT = 0.001;

/** Numbers from 0 up to 1, by mulberry32. */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A Swiss tournament. All players are rated and listed by rating. Score groups are paired upper half against lower
 * half, without rematches where that is easy, and the higher rating mostly wins. About 2 % of the records aren't games:
 * half-point and zero-point byes, rounds without a record after a withdrawal, forfeits, and the pairing-allocated bye
 * whenever the number of present players is odd.
 *
 * @param {number} size
 * @param {number} rounds
 * @param {{ prefix?: string, seed?: number }} [options] `prefix` goes before the start numbers that are the ids
 */
export function swiss(size, rounds, { prefix = 'P', seed = 1 } = {}) {
  const random = randomNumbers(seed);
  const ratings = Array.from({ length: size }, () => 1200 + Math.floor(400 * (random() + random() + random())));
  ratings.sort((one, other) => other - one);
  const players = ratings.map((rating, at) => ({ id: `${prefix}${at + 1}`, rating }));
  const field = {
    random,
    players,
    rounds,
    halves: new Uint8Array(size),
    met: new Int32Array(size * rounds).fill(-1),
    hadBye: new Uint8Array(size),
    gone: new Uint8Array(size),
  };
  const games = Array.from({ length: rounds }, (_, round) => playRound(field, round));
  return { players, games };
}

function playRound(field, round) {
  const { random, players, rounds, halves, met, hadBye } = field;
  const byes = [];
  const present = presentPlayers(field, byes);
  if (present.length % 2 === 1) {
    const at = present.findLastIndex((player) => hadBye[player] === 0);
    const [player] = present.splice(at, 1);
    hadBye[player] = 1;
    halves[player] += 2;
    byes.push({ white: players[player].id, black: '', result: 1, kind: 'pairing-bye' });
  }
  const games = [];
  for (const [one, other] of pairs(present, halves, field)) {
    met[one * rounds + round] = other;
    met[other * rounds + round] = one;
    games.push(random() < 0.5 ? play(field, one, other) : play(field, other, one));
  }
  for (const bye of byes) games.push(bye);
  return games;
}

/** The players to be paired, by score and then by rating; the byes of the others go on the list. */
function presentPlayers({ random, players, halves, gone }, byes) {
  const groups = [];
  for (let player = 0; player < players.length; player++) {
    if (gone[player] === 1) continue;
    const chance = random();
    const { id } = players[player];
    if (chance < HALF_BYE) {
      byes.push({ white: id, black: '', result: 0.5, kind: 'half-bye' });
      halves[player] += 1;
    } else if (chance < HALF_BYE + ZERO_BYE) {
      byes.push({ white: id, black: '', result: 0, kind: 'zero-bye' });
    } else if (chance < HALF_BYE + ZERO_BYE + WITHDRAWAL) {
      gone[player] = 1;
    } else {
      (groups[halves[player]] ??= []).push(player);
    }
  }
  return groups.reverse().flat();
}

/** Score group by score group; unpaired players move down to the next. */
function* pairs(present, halves, field) {
  let group = [];
  for (let at = 0; at < present.length; at++) {
    group.push(present[at]);
    const isLast = at === present.length - 1 || halves[present[at + 1]] !== halves[present[at]];
    if (!isLast) continue;
    const half = group.length >> 1;
    for (let upper = 0; upper < half; upper++) {
      let lower = upper + half;
      while (lower < 2 * half - 1 && haveMet(field, group[upper], group[lower])) lower++;
      const opponent = group[lower];
      group[lower] = group[upper + half];
      yield [group[upper], opponent];
    }
    group = group.slice(2 * half);
  }
}

function haveMet({ met, rounds }, one, other) {
  for (let round = 0; round < rounds; round++) if (met[one * rounds + round] === other) return true;
  return false;
}

/** White's result of each kind of forfeit; a double forfeit has the same for both. */
const FORFEITS = { 'forfeit-win': 1, 'forfeit-loss': 0, 'double-forfeit': 0 };

// Games are written as literals with all their fields, because parsers make games that way. Objects that are copied and
// extended take twice the memory and longer to read.
function play({ random, players, halves }, one, other) {
  const white = players[one].id;
  const black = players[other].id;
  const chance = random();
  if (chance < FORFEIT + DOUBLE_FORFEIT) {
    const kind = chance < FORFEIT / 2 ? 'forfeit-win' : chance < FORFEIT ? 'forfeit-loss' : 'double-forfeit';
    const result = FORFEITS[kind];
    halves[one] += 2 * result;
    if (kind === 'forfeit-loss') halves[other] += 2;
    return { white, black, result, kind };
  }
  const expected = 1 / (1 + 10 ** ((players[other].rating - players[one].rating) / 400));
  const drawn = 0.5 * Math.min(expected, 1 - expected);
  const luck = random();
  const result = luck < drawn ? 0.5 : luck < drawn / 2 + expected ? 1 : 0;
  halves[one] += 2 * result;
  halves[other] += 2 - 2 * result;
  return { white, black, result };
}
