// Keeps the files of the page, and no others, so that it opens without a network; and takes what the device shares with the page, which
// is read on this device alone.

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

/** Where what the device shares waits for the page, `open/given.ts`: a worker imports nothing. Not among the names of the page's own files, which another version of the page lets go of. */
const GIVEN = 'crosstable-given';

const NAME_HEAD = 'x-name';

/** Keeps the files of a form, or its text where it has none, in the place of what was given before. */
async function keepGiven(form: FormData): Promise<void> {
  await caches.delete(GIVEN);
  const cache = await caches.open(GIVEN);
  const files = form.getAll('file').filter((one) => one instanceof File);
  const text = form.get('text');
  const given = files.length > 0 || typeof text !== 'string' ? files : [new File([text], '')];
  for (const [at, file] of given.entries())
    await cache.put(`./given/${at}`, new Response(file, { headers: { [NAME_HEAD]: encodeURIComponent(file.name) } }));
}

/** Keeps what the device shares, and leads to the page, which opens it. */
async function received(request: Request, worker: Keeper): Promise<Response> {
  await keepGiven(await request.formData());
  return Response.redirect(new URL('./#given', worker.location.href).href, 303);
}

function start(worker: Keeper): void {
  const target = new URL('given', worker.location.href).href;
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
    if (event.request.method === 'POST' && address === target) event.respondWith(received(event.request, worker));
  });
}

const scope: unknown = globalThis;
if (isWorker(scope)) start(scope);
