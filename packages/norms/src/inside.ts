// The door for the other packages, which ask for all players at once.

export { type NormForecast, forecastsIn } from './norm-forecast.js';
export type { Norm, NormCheck, NormRound } from './norm.js';
export { type Field as NormField, fieldOf as normFieldOf, normsIn, numberOf } from './norms.js';
export { NORM_EDITIONS, type NormOptions, NORM_TOURNAMENTS, type NormTournament } from './options.js';
export type { NormPlayer } from './player.js';
export { NORM_TITLES, type NormTitle, TITLES as FIDE_TITLES } from './title.js';
export { type NormWordOptions } from './words/printed.js';
export { type NormWords } from './words/norm-words.js';
export { forecastInWords } from './words/forecast-in-words.js';
export { normInWords } from './words/in-words.js';
