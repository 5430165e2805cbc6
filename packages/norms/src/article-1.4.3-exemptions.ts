// FIDE B.01 (edition 2024-01), Article 1.4.3: Exemptions from the Rules about Federations

import { UNFINISHED, isIn, isPlayed } from '@crosstable/core';

import { GIVEN, OUTSIDE } from './article-1.4.2.js';
import { type Exempt, FLAG_OF_FIDE } from './article-1.4.3.js';
import type { NormEvent } from './norm-event.js';
import { type NormPlayer, ratingOf } from './player.js';

const LEAST_FOREIGNERS = 20;
const LEAST_FEDERATIONS = 3;
const LEAST_TITLED = 10;
const MISSED_AT_MOST = 1;

/** The titles that count here. */
const MASTERS: readonly string[] = ['GM', 'IM', 'WGM', 'WIM'];

/** Whether a player takes part in a round: in a game, finished or not, or with a pairing-allocated bye, or because the opponent didn't come. */
function isPresent(record: number): boolean {
  return isPlayed(record) || isIn(GIVEN | (1 << UNFINISHED), record);
}

/** The participants of each round, without those who missed more than one round. */
export function presentByRound({ players, tournament: { records, rounds } }: NormEvent): NormPlayer[][] {
  const present = Array.from({ length: rounds }, (): NormPlayer[] => []);
  players.forEach((player, at) => {
    const own = Array.from(records.subarray(at * rounds, (at + 1) * rounds), isPresent);
    if (own.filter((is) => !is).length > MISSED_AT_MOST) return;
    own.forEach((is, round) => is && present[round].push(player));
  });
  return present;
}

/** Whether enough foreign masters take part in a round; `undefined` where federations or titles decide that nobody knows. */
function hasForeigners(players: readonly NormPlayer[], host: string | undefined): boolean | undefined {
  const rated = players.filter((player) => ratingOf(player, 1, false) > 0);
  const known = new Set<string>();
  const [sure, possible] = [
    { foreign: 0, titled: 0 },
    { foreign: 0, titled: 0 },
  ];
  let unknown = 0;
  for (const { federation, title } of rated) {
    if (federation !== undefined && [FLAG_OF_FIDE, OUTSIDE, host].includes(federation)) continue;
    const isMaster = title === undefined ? undefined : MASTERS.includes(title);
    possible.foreign++;
    if (isMaster !== false) possible.titled++;
    if (federation === undefined) {
      unknown++;
      continue;
    }
    known.add(federation);
    sure.foreign++;
    if (isMaster === true) sure.titled++;
  }
  const isEnough = ({ foreign, titled }: typeof sure, federations: number): boolean =>
    foreign >= LEAST_FOREIGNERS && titled >= LEAST_TITLED && federations >= LEAST_FEDERATIONS; // Art. 1.4.3d
  if (!isEnough(possible, known.size + unknown)) return false;
  return host !== undefined && isEnough(sure, known.size) ? true : undefined;
}

/** Whether a Swiss is one with many foreign masters in every round, as far as it has been played. */
export function isOfForeigners(event: NormEvent): boolean | undefined {
  const { host, rounds, system, tournament } = event;
  if (system !== 'swiss') return false;
  const answers = presentByRound(event).map((present) => hasForeigners(present, host));
  if (answers.includes(false) || answers.length === 0) return false;
  return answers.includes(undefined) || rounds > tournament.rounds ? undefined : true;
}

/** Whether a player is free of the rules about federations. `isOfForeigners` is the same for all players of a tournament. */
export function exemptOf(
  { host, kind }: NormEvent,
  own: string | undefined,
  ofForeigners: boolean | undefined,
): Exempt {
  if (kind === 'zonal') return '1.4.3c';
  if (kind === 'national-championship' || kind === 'national-team-championship') {
    if (own === undefined || host === undefined) return undefined;
    if (own === host) return kind === 'national-championship' ? '1.4.3a' : '1.4.3b'; // Art. 1.4.3a, b
  }
  if (ofForeigners === true) return '1.4.3d';
  return ofForeigners === undefined ? undefined : 'none';
}
