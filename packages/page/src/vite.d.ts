/** What vite puts in the place of `import.meta.env`. */
interface ImportMetaEnv {
  readonly PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.css';

/** The address of a worker that is built from the file. */
declare module '*?worker-file' {
  export const address: string;
}
