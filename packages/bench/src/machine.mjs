// Describes the machine of a measurement.
import { cpus } from 'node:os';

/** One sentence: the version of Node, the processor, and the day. */
export function machine() {
  const cores = cpus();
  // Some kernels give no model.
  const model = cores[0]?.model.trim() || 'an unnamed processor';
  const day = new Date().toISOString().slice(0, 10);
  return `Node ${process.version} (${process.platform}, ${process.arch}) on ${model}, cores: ${cores.length}, on ${day}.`;
}
