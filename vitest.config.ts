// Vitest, and the test panels of editors, look for a file of this name.
export { default } from './vitest.workspace.js';
