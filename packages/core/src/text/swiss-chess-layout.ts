// The places in a file of Swiss-Chess. It has no mark at its beginning: only its version and its length tell what it is.
import { u16 } from './bytes.js';

/** The version, 883 for 8.83. */
const VERSION_AT = 609;

/** The first version of this layout. */
export const FIRST_VERSION = 800;

/** Where the pairings begin, and the lengths of a pairing and of the card of a player or a team. */
const PAIRINGS_AT = 13_384;
export const PAIRING_LENGTH = 19;
export const CARD_LENGTH = 655;

/** The numbers of a file that say how long it is, and the places that follow from them. */
export interface SwissChessLayout {
  readonly version: number;
  /** The cards of players and of teams. */
  readonly players: number;
  readonly teams: number;
  readonly isOfTeams: boolean;
  /** The rounds planned, and the rounds that have records; `undefined` where these don't fill the file exactly. */
  readonly rounds: number;
  readonly storedRounds: number | undefined;
  /** Where the pairings of players, those of teams, and the cards of both begin. */
  readonly pairingsAt: number;
  readonly teamPairingsAt: number;
  readonly playersAt: number;
  readonly teamsAt: number;
  /** The length of a file in which every round has records. */
  readonly length: number;
}

/** The layout by the header of a file, which is long enough to have one; of another file it is of no use. */
export function swissChessLayout(bytes: Uint8Array): SwissChessLayout | undefined {
  if (bytes.length < PAIRINGS_AT) return undefined;
  const [players, drawn, isOfTeams] = [u16(bytes, 7), u16(bytes, 5), bytes[606] !== 0];
  const teams = isOfTeams ? u16(bytes, 1332) : 0;
  const owners = players + teams;
  // Nobody knows which of the two bytes is the number of cycles
  const planned = [600, 599].map((at) => u16(bytes, 1) * Math.max(1, bytes[at]));
  // Old files may have a round to spare, and a tournament of players the card of a team
  const fits = [
    ...planned.map((rounds) => ({ rounds, stored: rounds })),
    ...planned.map((rounds) => ({ rounds, stored: rounds + 1 })),
    ...(drawn === 0 ? [{ rounds: planned[0], stored: 0 }] : []),
  ].find(({ stored }) => {
    const rest = bytes.length - PAIRINGS_AT - owners * (stored * PAIRING_LENGTH + CARD_LENGTH);
    return rest === 0 || (rest === CARD_LENGTH && !isOfTeams);
  });
  const { rounds = planned[0], stored = 0 } = fits ?? {};
  const teamPairingsAt = PAIRINGS_AT + players * stored * PAIRING_LENGTH;
  const playersAt = teamPairingsAt + teams * stored * PAIRING_LENGTH;
  return {
    version: u16(bytes, VERSION_AT),
    players,
    teams,
    isOfTeams,
    rounds,
    storedRounds: fits?.stored,
    pairingsAt: PAIRINGS_AT,
    teamPairingsAt,
    playersAt,
    teamsAt: playersAt + players * CARD_LENGTH,
    length: PAIRINGS_AT + owners * ((drawn === 0 ? 0 : rounds) * PAIRING_LENGTH + CARD_LENGTH),
  };
}

/** Whether bytes are a file of Swiss-Chess of version 8 or later. */
export function isSwissChess(bytes: Uint8Array): boolean {
  const layout = swissChessLayout(bytes);
  return layout?.storedRounds !== undefined && layout.version >= FIRST_VERSION;
}
