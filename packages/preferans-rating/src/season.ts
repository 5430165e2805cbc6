export type { PrefRatedPlayer, PrefRatingResult } from './preferans-rating.js';
export type { PrefSeason, PrefSeasonEntry, PrefSeasonGame, PrefSeasonPlayer, PrefSeasonRated } from './rate-season.js';
export { rateSeason } from './rate-season.js';
