export type { Crosstable, Game, GameKind, Player, RatingFrom, Result, Rounds, System } from '@crosstable/core';
export type { NormForecast, NormNeed, NormOutcome, OpenNormGame, OpponentsNeeded } from './norm-forecast.js';
export { normForecast } from './norm-forecast.js';
export type { NormEdition, NormOptions, NormTournament } from './options.js';
export type { NormPlayer } from './player.js';
export type { NormTitle } from './title.js';
