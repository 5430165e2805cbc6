export type { Contender } from './contender.js';
