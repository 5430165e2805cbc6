export { ratingBy } from './players.js';
export type { Notes } from './sentences.js';
export type { ShownRating } from './settings.js';
export type { ScheduledRound, SwissManagerFile, SwissManagerPlayer, SwissManagerTeam } from './swiss-manager-file.js';
export { rostersOf } from './teams.js';
