// The page: built from the sources of the packages, so that what they share is in it once.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defaultClientConditions, defineConfig } from 'vite';

import { SOURCE } from '../../scripts/packages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** While the page is served for development, vite's own scripts and styles would break the policy of the page. */
const withoutPolicy = {
  name: 'without-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

/** The service worker with the list of the files that it keeps, under a name that stays the same. */
const serviceWorker = {
  name: 'service-worker',
  apply: 'build',
  // Behind vite's own plugins, which leave out the code of chunks that are styles alone
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = Object.values(bundle).find(({ fileName }) => fileName === 'service-worker.js');
    const files = Object.keys(bundle).filter((name) => name !== worker.fileName);
    const kept = ['./', ...readdirSync(`${here}public`), ...files.filter((name) => name !== 'index.html')].sort();
    worker.code = worker.code.replace(/["'`]FILES["'`]/, JSON.stringify(kept));
  },
};

const WORKER = '?worker-file';

/** An import with `?worker-file` at its end gives the address of a worker, which shares what it can with the page. */
const workerFiles = {
  name: 'worker-files',
  enforce: 'pre',
  configResolved({ command }) {
    workerFiles.isBuilt = command === 'build';
  },
  async resolveId(source, importer) {
    if (!source.endsWith(WORKER)) return undefined;
    const { id } = await this.resolve(source.slice(0, -WORKER.length), importer);
    return id + WORKER;
  },
  load(name) {
    if (!name.endsWith(WORKER)) return undefined;
    const id = name.slice(0, -WORKER.length);
    if (!workerFiles.isBuilt) return `export const address = ${JSON.stringify(`/@fs${id}`)};`;
    return `export const address = import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id })};`;
  },
};

/** Templates without the indentation of their sources: a line end is as much of a blank as many blanks. */
const withoutIndentation = {
  name: 'without-indentation',
  apply: 'build',
  transform: (code, id) =>
    /page[\\/]src[\\/]/.test(id) && code.includes('lit-html') ? code.replaceAll(/\n +/g, '\n') : undefined,
};

const VITES_LOADER = '\0vite/preload-helper.js';

/** The page's own loader of parts in the place of vite's, which is longer than a style sheet needs. */
const partLoader = {
  name: 'part-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === VITES_LOADER
      ? `export { loadStyled as __vitePreload } from ${JSON.stringify(`${here}src/load-styled.ts`)};`
      : undefined,
};

/**
 * The code that only printed tables, audits, accounts, the last round and tables of teams need. Workers count as loaded at
 * first, so that their own code is named here.
 */
const LOADED_LATER = [
  ...['page', 'audit', 'elo', 'whatif', 'printed-table'],
  ...['core/src/rule/explanation.ts', 'core/src/tournament/seat.ts'],
  ...['standings/src/ranks-of-players', 'event/src/event-table'],
  ...['report/src/audited', 'event/src/participants'],
];

/** The tie-breaks of teams, whose codes stand in every list. */
const TIE_BREAKS_OF_TEAMS = /^team\/src\/article-1[23](?!-boards)/;

/** The packages, without what is loaded later. */
function isLoadedFirst(id) {
  const [, inPackage] = /packages[\\/](.*)/.exec(id) ?? [];
  const path = inPackage?.replaceAll('\\', '/');
  if (path === undefined) return false;
  return path.startsWith('team')
    ? TIE_BREAKS_OF_TEAMS.test(path)
    : !LOADED_LATER.some((later) => path.startsWith(later));
}

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  plugins: [withoutPolicy, workerFiles, partLoader, withoutIndentation, serviceWorker],
  server: { fs: { allow: ['../..'] } },
  build: {
    target: 'es2023',
    // A font or a picture in the text of a style sheet is forbidden by the policy of the page.
    assetsInlineLimit: 0,
    // The service worker keeps every file after the first visit: lists of what to load beside what would be longer than its gain.
    modulePreload: false,
    rolldownOptions: {
      input: { index: `${here}index.html`, 'service-worker': `${here}src/service-worker.ts` },
      output: {
        // Names of all parts stand in the page, and nothing in a hash can be compressed: eight of these signs take a third less
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Every visit loads two files, that of the library and that of the page: in smaller parts they would be a
        // tenth larger. The workers share the first one, and tables of teams with the tournaments of teams.
        codeSplitting: {
          groups: [
            // Without the files that theirs import for functions that only later parts call
            { name: 'library', tags: ['$initial'], test: isLoadedFirst, includeDependenciesRecursively: false },
            {
              name: 'page',
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              test: /lit-html|preload-helper|packages[\\/]page[\\/]src[\\/](?!audit|whatif|service-worker)/,
            },
            // Small files that most parts need
            {
              name: 'parts',
              test: /packages[\\/]page[\\/]src[\\/](figures|standing)\.ts|words[\\/](unchecked|capitalized|listed|clauses|rounds-in-order)\.ts/,
            },
          ],
        },
      },
    },
  },
});
