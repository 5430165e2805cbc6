export type { Crosstable, Edition, Game, GameKind, Player, Result, Rounds, System, Tiebreak } from '@crosstable/core';
export { perfectTournamentPerformance, perfectTournamentPerformance as tiebreak } from './article-10.3.js';
