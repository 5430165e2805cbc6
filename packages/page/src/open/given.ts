// Files that the device gives to the installed page: opened with it, or shared with it.
import { present } from '../store.js';
import type { GivenFile } from './opening.js';
import { takeAsked } from './take-asked.js';

/** Where the service worker keeps what was shared, until it is opened, and the head with the name of a file. */
const GIVEN = 'crosstable-given';
const NAME_HEAD = 'x-name';

/** The files that were given, which are kept no longer. */
async function takenGiven(): Promise<readonly GivenFile[]> {
  const cache = await caches.open(GIVEN);
  const found: GivenFile[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response === undefined) continue;
    const file = decodeURIComponent(response.headers.get(NAME_HEAD) ?? '');
    found.push({ content: new Uint8Array(await response.arrayBuffer()), file });
  }
  await caches.delete(GIVEN);
  return found;
}

/** Opens a file, or asks how several belong together. */
async function takeAll(files: readonly GivenFile[]): Promise<void> {
  const [first] = files;
  if (files.length > 1) await (await import('./several-files.js')).askAbout(files);
  else if (files.length === 1) await takeAsked(first.content, first.file, present().asked);
}

/** Opens what was shared with the page; the address has nothing of it from then on. */
export async function takeShared(): Promise<void> {
  history.replaceState(history.state, '', location.href.split('#')[0]);
  await takeAll(await takenGiven());
}

/** The files that the page was opened with, as far as browsers tell of them. */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

function isQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/** Opens the files that the device opens with the page. */
export function acceptLaunches(): void {
  const queue: unknown = Reflect.get(globalThis, 'launchQueue');
  if (!isQueue(queue)) return;
  queue.setConsumer(({ files = [] }) => {
    const reading = files.map(async (handle) => {
      const file = await handle.getFile();
      return { content: new Uint8Array(await file.arrayBuffer()), file: file.name };
    });
    void Promise.all(reading).then(takeAll);
  });
}
