import { isOrderNeeded } from '../c07/article-16-unplayed-rounds.js';
import { unexpected } from '../input/check.js';
import type { Fact } from '../input/facts.js';
import type { Tournament } from '../tournament/tournament.js';

/** Why a tie-break isn't allowed in a tournament. */
export interface Refusal {
  readonly key:
    | 'no-buchholz-in-round-robins'
    | 'rounds-not-announced'
    | 'not-for-teams'
    | 'for-teams-only'
    | 'boards-not-known'
    | `${Fact}-not-known`;
  /** The number of the article of C.07. */
  readonly article: string;
  /** The expected tournament, and the one given, as a message shows it. */
  readonly expected: string;
  readonly got: string;
}

/** The participants of a tournament. */
export type Participants = 'players' | 'teams';

/** Art. 5: a tie-break for tournaments of players. */
export const PLAYERS_ONLY: Participants = 'players';

/** Art. 5: a tie-break for tournaments of teams. */
export const TEAMS_ONLY: Participants = 'teams';

/** The participants of a tie-break, and its other conditions for a tournament. */
export interface Admission {
  /** Left out if the tie-break is for players and teams alike. */
  readonly participants?: Participants;
  /** Why the regulations, or what the table knows, don't allow it; nothing where they do. */
  readonly refusal?: (tournament: Tournament) => Refusal | undefined;
}

/** Why a tie-break isn't allowed in a tournament; nothing where it is. */
export function refusalOf({ participants, refusal }: Admission, tournament: Tournament): Refusal | undefined {
  const got: Participants = tournament.boards === undefined ? 'players' : 'teams';
  if (participants === undefined || participants === got) return refusal?.(tournament);
  const key = participants === 'players' ? 'not-for-teams' : 'for-teams-only';
  return { key, article: '5', expected: `a tournament of ${participants} (Article 5)`, got: `"${got}"` };
}

/** The refusal of a tie-break that needs a fact, where that isn't known. */
export function unlessKnown(fact: Fact, article: string): (tournament: Tournament) => Refusal | undefined {
  return ({ unknown }) => {
    if (unknown?.includes(fact) !== true) return undefined;
    const expected = `a tournament whose ${fact.replace('-', ' ')} are known (Article ${article})`;
    return { key: `${fact}-not-known`, article, expected, got: `one with "${fact}" among its unknown facts` };
  };
}

/** The refusal of a tie-break that looks at opponents' adjusted scores, where nobody knows the order of the rounds that these need. */
export function unlessOrderNeeded(article: string): (tournament: Tournament) => Refusal | undefined {
  const unlessRoundsKnown = unlessKnown('rounds', article);
  return (tournament) => {
    const refusal = unlessRoundsKnown(tournament);
    return refusal !== undefined && isOrderNeeded(tournament) ? refusal : undefined; // Art. 16.3.2
  };
}

/** Throws a refusal, if there is one. */
export function refuse(refusal: Refusal | undefined, path: string): void {
  if (refusal === undefined) return;
  const { key, article, expected, got } = refusal;
  throw unexpected(path, expected, got, RangeError, key, { article });
}
