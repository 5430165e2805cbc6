import type { Difference } from './compare.js';
import { codesFor, comparisonOf, directCodesFor, listFor } from './compare.js';
import { isBare } from './direct.js';
import { generate } from './generate.js';
import type { Subject } from './library.js';
import { randomOf } from './random.js';
import { ENCOUNTER_CODES } from './slow/values.js';
import type { Tournament } from './tournament.js';

/** How many codes of a tournament are also asked for one player at a time. */
const SINGLES = 2;

/** How many codes of a tournament are explained for that player; more of them take most of the time. */
const EXPLAINED = 20;

/** Everything that a tournament is asked; also chosen by the seed, for a list is as random as its tournament. */
export function differenceOf(
  tournament: Tournament,
  subject: Subject,
  seed: number,
  number: number,
): Difference | undefined {
  const random = randomOf(~seed, number);
  const { ask } = comparisonOf(tournament, subject);
  const codes = codesFor(tournament);
  for (const code of codes) {
    const found = ask({ by: 'values', code });
    if (found !== undefined) return found;
  }
  const { id } = random.pick(tournament.players);
  const single = (by: 'value' | 'explained' | 'direct' | 'directExplained', code: string): Difference | undefined =>
    ask({ by, code }, [id]);
  const directCodes = directCodesFor(tournament);
  // Bare games are read code by code, and not many tournaments are told by games alone
  for (const code of isBare(tournament) ? directCodes : [random.pick(directCodes), random.pick(directCodes)]) {
    const found = single('direct', code) ?? single('directExplained', code);
    if (found !== undefined) return found;
  }
  for (let at = 0; at < SINGLES; at++) {
    const found = single('value', random.pick(codes));
    if (found !== undefined) return found;
  }
  for (const code of random.shuffled(codes).slice(0, EXPLAINED)) {
    const found = single('explained', code);
    if (found !== undefined) return found;
  }
  // Many are rarely tied on points, so here all of them are
  const encounters = ask({ by: 'standings', list: [random.pick(ENCOUNTER_CODES)] });
  const list = listFor(tournament, random);
  return encounters ?? ask({ by: 'standings', list }) ?? ask({ by: 'standing', list }, [id]);
}

/** A tournament with a difference. */
export interface Finding {
  readonly seed: number;
  readonly number: number;
  readonly tournament: Tournament;
  readonly difference: Difference;
}

/** Tournaments `first`, `first + 1`, … of a seed, as long as `goesOn` says so after each, up to the first difference. */
export function search(
  subject: Subject,
  seed: number,
  first: number,
  goesOn: (done: number) => boolean,
): { readonly done: number; readonly finding: Finding | undefined } {
  let done = 0;
  for (let number = first; goesOn(done); number++) {
    const tournament = generate(seed, number);
    const difference = differenceOf(tournament, subject, seed, number);
    done++;
    if (difference !== undefined) return { done, finding: { seed, number, tournament, difference } };
  }
  return { done, finding: undefined };
}
