export { run } from './run.js';
export { start } from './start.js';
