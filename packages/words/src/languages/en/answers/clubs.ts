import type { ClubsWords } from '../../../answers/prizes-words.js';

const OF = { club: 'clubs', federation: 'federations', group: 'groups' } as const;

export const CLUBS: ClubsWords = {
  kind: 'Clubs',
  about: (by, best) => `Ranking of the ${OF[by]} by their best ${best === 1 ? 'player' : `${best} players`}`,
  team: { club: 'Club', federation: 'Federation', group: 'Group' },
  members: 'Players',
  why: 'By player',
  nobody: { club: 'No player has a club.', federation: 'No player has a federation.', group: 'No player has a group.' },
};
