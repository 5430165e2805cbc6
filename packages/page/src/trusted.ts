// The policy of the page lets no text become the address of a script: the service worker's has to be made here.

/** The maker of addresses that scripts may come from. */
interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

function isPolicies(value: unknown): value is Policies {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** The address of a worker of the page itself. */
export function workerAddress(name: string): string {
  const address = new URL(name, document.baseURI).href;
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicies(policies)) return address;
  const createScriptURL = (asked: string): string => {
    if (asked !== address) throw new TypeError('expected the address of the service worker');
    return asked;
  };
  return policies.createPolicy('crosstable-worker', { createScriptURL }).createScriptURL(address);
}
