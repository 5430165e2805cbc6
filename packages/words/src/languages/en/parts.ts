// The words of single answers, for programs that load each when it is needed.
export { AUDIT } from './answers/audit.js';
export { CLUBS } from './answers/clubs.js';
export { COMPARISON } from './answers/comparison.js';
export { FINDINGS } from './answers/findings.js';
export { PRIZES } from './answers/prizes.js';
export { TITLE } from './answers/title.js';
export { WHAT_IF } from './answers/what-if.js';
