export type { Notes } from './sentences.js';
