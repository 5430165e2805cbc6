import { type Rounds, isAlone } from '@crosstable/core';
import type { ChessEvent, EventPlayer } from '@crosstable/event';
import type { AnswerWords } from '@crosstable/words/answers';
import type { RatingSystemWords } from '@crosstable/words/rating-systems';

import type { Entry } from '../document.js';
import { called, namesOf } from '../ratings-remarks.js';

/** The facts of a player that a file of facts has, for the systems that need them. */
export interface PlayerFacts {
  /** The rating before, in the system that is asked for. */
  readonly rating?: number | undefined;
  /** The year of birth, or the day. */
  readonly birth?: string | undefined;
  /** The age in years. */
  readonly age?: number | undefined;

  // US Chess
  readonly games?: number | undefined;
  readonly earlier?: 'all-won' | 'all-lost' | undefined;
  readonly initial?: number | undefined;
  readonly fide?: number | undefined;
  readonly highest?: number | undefined;
  readonly wins?: number | undefined;
  readonly draws?: number | undefined;
  readonly events?: number | undefined;

  // DWZ
  readonly index?: number | undefined;

  // Glicko-2
  readonly deviation?: number | undefined;
  readonly volatility?: number | undefined;
}

/** The rules that were asked for. */
export type SystemRules =
  | {
      readonly system: 'us-chess';
      /** The day whose rules apply; `undefined` for those of today. */
      readonly on: string | undefined;
      readonly rating: 'regular' | 'quick';
      /** Whether the event is rated in both. */
      readonly dual: boolean;
    }
  | { readonly system: 'dwz'; readonly on: string | undefined; readonly expectation: 'formula' | 'table' }
  | { readonly system: 'glicko2' };

/** The first days of the rules that are known here. */
export const FIRST_DAYS = { 'us-chess': '2017-06-01', dwz: '2014-05-30' } as const;

/** The event with what is known of its players. */
export interface SystemQuestion {
  readonly event: ChessEvent;
  readonly facts: ReadonlyMap<string, PlayerFacts>;
  readonly words: AnswerWords;
  readonly systemWords: RatingSystemWords;
}

/** A column of numbers. */
export interface SystemColumn {
  /** The name of the field in data. */
  readonly field: string;
  readonly heading: Entry;
  /** The decimals that are printed; `'points'` for points in halves. */
  readonly decimals: number | 'points';
  /** Whether it is a change, which has a sign. */
  readonly isSigned?: true;
}

/** A game of an explanation, with what is known of it. */
interface ToldGame {
  readonly round: number;
  /** The id. */
  readonly opponent: string;
  readonly rating: number | null;
  readonly score: number;
  readonly expected: number | null;
  readonly change: number | null;
}

/** A player's numbers, in the order of the columns, and where they come from. */
export interface SystemRow {
  readonly player: string;
  readonly name: string;
  readonly federation: string;
  readonly values: readonly (number | null)[];
  /** The rating before and after, of which the explanation speaks. */
  readonly before: number | null;
  readonly after: number | null;
  readonly games: readonly ToldGame[];
  readonly reasons: readonly { readonly key: string; readonly values?: object | undefined }[];
  /** All numbers, for programs. */
  readonly data: object;
}

/** All of this, to be printed. */
export interface SystemReport {
  /** The rules in a line. */
  readonly about: (progress: string) => string;
  /** The rules for programs. */
  readonly rules: object;
  readonly columns: readonly SystemColumn[];
  readonly rows: readonly SystemRow[];
  /** Sentences on what isn't known. */
  readonly missing: readonly string[];
}

/** A player as rows and sentences name the player. */
export function titleOfPlayer({ id, name = '', federation = '' }: EventPlayer) {
  return { player: id, name, federation };
}

/** The games between two players, by rounds: the seats that are vacant and the byes are none. */
export function roundsFor({ games, round }: ChessEvent): Rounds {
  return games
    .slice(0, round)
    .map((pairings) => pairings.filter((pairing) => !isAlone(pairing) && pairing.white !== ''));
}

/** The players in the order of their start numbers. */
export function playersFor({ players }: ChessEvent): readonly EventPlayer[] {
  return [...players].sort((one, other) => one.pairingNumber - other.pairingNumber);
}

/** A sentence about players, where there are any. */
export function about(
  players: readonly EventPlayer[],
  say: (players: string) => string,
  words: AnswerWords,
): readonly string[] {
  return players.length === 0 ? [] : [say(namesOf(players.map(titleOfPlayer), words))];
}

/** The name by which a sentence calls each player. */
export function callerFor({ players }: ChessEvent): (id: string) => string {
  const names = new Map(players.map((player) => [player.id, called(titleOfPlayer(player))]));
  return (id) => names.get(id) ?? id;
}

/** The rating before: that of the facts, or of the file. */
export function ratingBefore(player: EventPlayer, facts: ReadonlyMap<string, PlayerFacts>): number | undefined {
  return facts.get(player.id)?.rating ?? player.rating;
}

/** The remark on ratings that the file has, which may be those of another system. */
export function remarkOnFile(players: readonly EventPlayer[], { facts, words, systemWords }: SystemQuestion) {
  const ofFile = players.filter(({ id, rating }) => rating !== undefined && facts.get(id)?.rating === undefined);
  return about(ofFile, systemWords.missing.ofFile, words);
}

/** The year with which a date begins. */
export function yearOf(date: string | undefined): number | undefined {
  const year = /^(\d{4})(?!\d)/.exec(date ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}
