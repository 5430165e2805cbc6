// Tie-breaks of one's own without the codes of Article 5, for packages that bring definitions and stay small

export { columnOfDefinition } from './self-defined/evaluate.js';
export { meanOf, numberOf, sumOf } from './self-defined/exact.js';
export { ruleByContributions } from './self-defined/own-rule.js';
export { viewsOf } from './self-defined/views.js';
