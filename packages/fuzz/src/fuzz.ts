import { generate } from '@crosstable/core/testing/random/generate';
import { randomOf } from '@crosstable/core/testing/random/random';
import type { Tournament } from '@crosstable/core/testing/random/tournament';

import { type Difference, codesFor, comparisonOf, directCodesFor, listFor } from './compare.js';
import { isBare } from './direct.js';
import { type Found, firstDifference } from './first-difference.js';
import type { Subject } from './library.js';
import { ENCOUNTER_CODES } from './slow/values.js';

/** The number of codes of a tournament that are also computed for one player alone. */
const SINGLES = 2;

/** The number of codes that are explained for that player. Explanations take most of the time. */
const EXPLAINED = 20;

/** The share of tournaments for which the places of the last round are compared. Computing all its outcomes takes long. */
const OPENED = 0.2;

/** Asks all questions about a tournament. The seed chooses them, too, so that a run can be repeated. */
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
  // Bare games are asked for every code, because few tournaments consist of games alone
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
  // Few players are tied on points; under this list, without points, all of them are tied
  const encounters = ask({ by: 'standings', list: [random.pick(ENCOUNTER_CODES)] });
  const list = listFor(tournament, random);
  const found =
    encounters ?? ask({ by: 'standings', list }) ?? ask({ by: 'part', list }) ?? ask({ by: 'standing', list }, [id]);
  if (found !== undefined || random.chance() >= OPENED) return found;
  return ask({ by: 'whatIf', list }, [id]);
}

/** A tournament with a difference. */
export type FoundDifference = Found<Tournament, Difference>;

/** Compares the tournaments of a seed with the slow implementation. */
export function search(subject: Subject, seed: number, first: number, goesOn: (done: number) => boolean) {
  return firstDifference(seed, first, goesOn, generate, (tournament, number) =>
    differenceOf(tournament, subject, seed, number),
  );
}
