export { ratingBy } from './players.js';
export type { Notes } from './sentences.js';
export type { ShownRating } from './settings.js';
export { rostersOf } from './teams.js';
