// Keeps the files of the page, and no others, so that it opens without a network.

interface WorkerEvent {
  readonly request: Request;
  readonly waitUntil: (done: Promise<unknown>) => void;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The scope of a service worker, as far as this one uses it. */
interface Keeper {
  readonly location: { readonly href: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (kind: 'install' | 'activate' | 'fetch', react: (event: WorkerEvent) => void) => void;
}

function isWorker(value: unknown): value is Keeper {
  return typeof value === 'object' && value !== null && 'skipWaiting' in value && 'clients' in value;
}

/** The files of the page and a name that changes with them; the build puts them in the place of this function's argument. */
function keptFiles(written: unknown): readonly string[] {
  return Array.isArray(written) ? written.filter((name) => typeof name === 'string') : [];
}

const FILES = keptFiles('FILES');
const NAME = `crosstable ${FILES.join(' ')}`;

async function install(worker: Keeper): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(worker: Keeper): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('crosstable ') && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The file as it is kept, where it is one of the page's. */
async function answer(request: Request, address: string): Promise<Response> {
  const kept = await caches.open(NAME).then((cache) => cache.match(address));
  return kept ?? fetch(request);
}

function start(worker: Keeper): void {
  const addresses = new Set(FILES.map((name) => new URL(name, worker.location.href).href));
  worker.addEventListener('install', (event) => {
    event.waitUntil(install(worker));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(activate(worker));
  });
  worker.addEventListener('fetch', (event) => {
    const address = event.request.url.split(/[?#]/)[0].replace(/\/index\.html$/, '/');
    if (event.request.method === 'GET' && addresses.has(address)) event.respondWith(answer(event.request, address));
  });
}

const scope: unknown = globalThis;
if (isWorker(scope)) start(scope);
