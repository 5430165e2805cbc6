// Times the reading of a tournament report file.
import { Bench } from 'tinybench';

import { formatTrf, parseTrf } from '@crosstable/trf';
import { swiss } from './tournament.mjs';

/** The text of a report with names; its ids are the start numbers. */
export function report(size, rounds) {
  const { games, players } = swiss(size, rounds, { prefix: '' });
  return formatTrf({
    name: 'Open of the bench',
    type: 'Individual: Swiss-System',
    rounds,
    players: players.map((player) => ({ ...player, name: `Family${player.id}, Given`, federation: 'NOR' })),
    games,
  });
}

/** Milliseconds of a warm `parseTrf`, and the characters of the text. */
export async function timeTrf(size, rounds) {
  const text = report(size, rounds);
  const { games } = parseTrf(text);
  if (games.length !== rounds) throw new Error(`expected ${rounds} rounds, got ${games.length}`);
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  bench.add('parseTrf', () => parseTrf(text));
  await bench.run();
  const [{ result }] = bench.tasks;
  if (result.state !== 'completed') throw new Error(`expected a completed run, got ${result.state}`);
  return { median: result.latency.p50, min: result.latency.min, characters: text.length };
}
