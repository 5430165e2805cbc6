// The tournaments that this device keeps, in the browser's database. A storage that is full or forbidden keeps nothing, and is no error.

/** A tournament that is kept: the file as it was opened, and what was shown of it. */
export interface Kept {
  readonly key: string;
  readonly name: string;
  /** The name of its file. */
  readonly file: string;
  readonly content: string | Uint8Array;
  /** The fragment of a link: list, round, edition, view, changed results, and what was chosen. */
  readonly look: string;
  readonly hasChanges: boolean;
  /** When it was shown last, in milliseconds. */
  readonly time: number;
}

const STORE = 'tournaments';

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value && 'look' in value;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('crosstable', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error('expected a database'));
    };
  });
}

/** The answer of the store to a request; nothing where the browser refuses it. */
async function asked(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await opened();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = ask(transaction.objectStore(STORE));
        transaction.oncomplete = () => {
          resolve(request.result);
        };
        transaction.onabort = () => {
          reject(new Error('expected room'));
        };
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** All that are kept, the last one first. */
export async function allKept(): Promise<readonly Kept[]> {
  const all = await asked('readonly', (store) => store.getAll());
  return Array.isArray(all) ? all.filter(isKept).sort((one, other) => other.time - one.time) : [];
}

export async function keptAs(key: string): Promise<Kept | undefined> {
  const one = await asked('readonly', (store) => store.get(key));
  return isKept(one) ? one : undefined;
}

export async function keep(one: Kept): Promise<void> {
  await asked('readwrite', (store) => store.put(one));
}

/** Keeps what is new of a tournament, unless it was forgotten, which another tab may have done. */
export async function keepOn(one: Kept): Promise<void> {
  await asked('readwrite', (store) => {
    const known = store.getKey(one.key);
    known.onsuccess = () => {
      if (known.result !== undefined) store.put(one);
    };
    return known;
  });
}

export async function forget(key: string): Promise<void> {
  await asked('readwrite', (store) => store.delete(key));
}

export async function forgetAll(): Promise<void> {
  await asked('readwrite', (store) => store.clear());
}
