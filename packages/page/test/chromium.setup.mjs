// One Chromium for all checks, which connect to it; each has contexts of its own there.
import { chromium } from 'playwright-core';

import { WANTED, adviceOn, findRuntime } from '../../../scripts/runtimes/find.mjs';

export default async function setup({ provide }) {
  const wanted = WANTED.find(({ kind }) => kind === 'browser');
  const found = await findRuntime(wanted);
  if (found === undefined) {
    const missing = `Chromium isn't installed: ${adviceOn(wanted)}`;
    if (process.env.CROSSTABLE_CHROMIUM === 'required') throw new Error(missing);
    console.warn(`Skipped. ${missing}`);
    provide('missing', missing);
    return undefined;
  }
  const server = await chromium.launchServer({ executablePath: found.path });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
