import { testTeamsOfOne } from './one-board.js';

testTeamsOfOne('Swiss tournaments', (name) => name.startsWith('swiss'), {
  tournaments: 376,
  values: 1_000_000,
  ranks: 95_000,
});
