// Parts with style sheets of their own. The build puts this function around every import of a part.

const loading = new Map<string, Promise<unknown>>();

function loadStyles(address: string): Promise<unknown> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const isLoaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // A second attempt may have a network
      loading.delete(address);
      reject(new Error(`expected styles at ${address}`));
    });
  });
  loading.set(address, isLoaded);
  document.head.append(link);
  return isLoaded;
}

/** Loads a part, and its style sheets before it, so that nobody sees it without them; `from` is the file that asks. */
export async function loadStyled<T>(load: () => Promise<T>, styles: readonly string[], from: string): Promise<T> {
  await Promise.all(styles.map((style) => loadStyles(new URL(style, from).href)));
  return load();
}
