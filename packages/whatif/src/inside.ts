export { whatifs } from './whatif.js';
export { openEvent, randomResults, withResults } from '../test/random-events.js';
