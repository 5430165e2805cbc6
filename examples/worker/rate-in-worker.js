import { Worker } from 'node:worker_threads';

/**
 * Rates the games of a file, `white,black,result` on each line, without holding up the thread that asks.
 *
 * @param {string} path
 * @param {(done: number) => void} [onProgress] is told how many games are rated
 * @returns {Promise<Map<string, number>>} every player's rating after the last game
 */
export function rateInWorker(path, onProgress = () => {}) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('rating-worker.js', import.meta.url), { workerData: { path } });
    worker.on('message', ({ done, ratings }) => (ratings === undefined ? onProgress(done) : resolve(ratings)));
    worker.on('error', reject);
  });
}
