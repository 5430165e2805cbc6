export type { Crosstable, Game, GameKind, Player, RatingFrom, Result, Rounds, System } from '@crosstable/core';
export { type ScoreRow, scoreNeeded, scoreTable } from './article-1.4.8.js';
export type { Exemption, LeftOut, MissingFact, Norm, NormCheck, NormCheckName, NormRound, NormWay } from './norm.js';
export { norms, normsOfAll } from './norms.js';
export type { NormEdition, NormOptions, NormTournament } from './options.js';
export type { NormPlayer } from './player.js';
export type { NormFact, NormFactKey, NormFactValues, NormReason, NormReasonKey, NormReasonValues } from './reasons.js';
export type { NormTitle } from './title.js';
