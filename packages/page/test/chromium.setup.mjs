// Finds Chromium, which every process of checks starts once: a single one, to which all connect, costs a process between
// them that repeats each message.
import { WANTED, adviceOn, findRuntime } from '../../../scripts/runtimes/find.mjs';

export default async function setup({ provide }) {
  const wanted = WANTED.find(({ kind }) => kind === 'browser');
  const found = await findRuntime(wanted);
  if (found === undefined) {
    const missing = `Chromium isn't installed: ${adviceOn(wanted)}`;
    if (process.env.CROSSTABLE_CHROMIUM === 'required') throw new Error(missing);
    console.warn(`Skipped. ${missing}`);
    provide('missing', missing);
    return;
  }
  provide('chromium', found.path);
}
