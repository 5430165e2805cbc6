/** The value that vite puts in the place of `import.meta.env`. */
interface ImportMetaEnv {
  readonly PROD: boolean;
  /** `site` where the guides are beside the page. */
  readonly MODE: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Loads an export of each file that the pattern finds, by the path of the file. */
  glob<T>(
    pattern: string,
    which: { readonly query: string; readonly import: string },
  ): Readonly<Record<string, () => Promise<T>>>;
}

declare module '*.css';

/** The address of a worker that is built from the file. */
declare module '*?worker-file' {
  export const address: string;
}
