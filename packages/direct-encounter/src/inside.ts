export { directEncounterRule, directEncounterWithForfeits, explanationOf, stepOf } from './article-6-explanation.js';
export { type Encounters, encountersOf, standingsOf, unitsOf } from './article-6.1.js';
export { type Application, type Groups, apply, separate, divideUntilSettled } from './article-6.js';
