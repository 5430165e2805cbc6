export type { Award, PrizeList, PrizePlace, UnawardedPrize } from './prize-list.js';
export type { RankedTeam, TeamMember, TeamScore } from './teams.js';
export type { PrizeReason, PrizeReasonKey, PrizeReasonValues } from './reasons.js';
export { type PrizeWordOptions, prizesInWords, reasonInWords } from './words/in-words.js';
export { teamsInWords } from './words/teams-in-words.js';
export { ENGLISH_PRIZES } from './words/languages/en.js';
export type { PrizeSentences, PrizeWords, TeamWords } from './words/prize-words.js';
