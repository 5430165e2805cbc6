// The page: built from the sources of the packages, so that what they share is in it once.
import { readFileSync, readdirSync } from 'node:fs';
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

/** The address at which the page will be, where it is known: previews of links need it in the page. */
const ADDRESS = process.env.CROSSTABLE_ADDRESS ?? '';

const PREVIEW = 'preview.png';

/** The name, the sentence and the picture that other programs show of a link to the page. */
const linkPreview = {
  name: 'link-preview',
  apply: () => ADDRESS !== '',
  buildStart() {
    if (!/^https?:\/\/[^\s"<>]+\/$/.test(ADDRESS))
      throw new RangeError(`CROSSTABLE_ADDRESS: expected an address with a slash at its end, got ${ADDRESS}`);
    const source = readFileSync(`${here}../site/public/pictures/page.png`);
    this.emitFile({ type: 'asset', fileName: PREVIEW, source });
  },
  transformIndexHtml: (html) => {
    const [, sentence] = /name="description" content="([^"]*)"/.exec(html);
    const tags = {
      type: 'website',
      url: ADDRESS,
      title: 'Crosstable',
      description: sentence,
      image: ADDRESS + PREVIEW,
    };
    return Object.entries(tags).map(([name, content]) => ({
      tag: 'meta',
      injectTo: 'head',
      attrs: { property: `og:${name}`, content },
    }));
  },
};

/** The service worker with the list of the files that it keeps, under a name that stays the same. */
const serviceWorker = {
  name: 'service-worker',
  apply: 'build',
  // Behind vite's own plugins, which leave out the code of chunks that are styles alone
  enforce: 'post',
  generateBundle(_, bundle) {
    const worker = Object.values(bundle).find(({ fileName }) => fileName === 'service-worker.js');
    const files = Object.keys(bundle).filter((name) => name !== worker.fileName && name !== PREVIEW);
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

/** A file that hands on what other files have: a door of a package, or an entry. */
const isDoor = (code) => code.replaceAll(/^export [^;]*? from '[^']+';$|^\/\/.*$/gm, '').trim() === '';

const importedAs = (name) => name.split(' as ')[0];
const exportedAs = (name) => name.split(' as ').at(-1);

/** The imports of a module, without types: the file, and the names that it asks for; `*` for the whole file. */
function importsIn(code) {
  const pattern = /^(?:import|export) (?!type )(?:(\{[^}]*\}|[^'{]*) from )?'([^']+)';/gm;
  return [...code.matchAll(pattern)].map(([, names = '', source]) => ({
    source,
    names: names.startsWith('{')
      ? names
          .slice(1, -1)
          .split(/,\s*/)
          .map((one) => one.trim())
          .filter((one) => one !== '' && !one.startsWith('type '))
      : ['*'],
  }));
}

/**
 * The files that the first visit needs, whatever the rest of the page loads later: what `page.ts` imports, and what that imports. Behind
 * a door only the files of the names that are asked for count.
 */
const firstVisit = {
  name: 'first-visit',
  apply: 'build',
  files: new Set(),
  async buildEnd() {
    const seen = new Set();
    const enter = async (id, asked) => {
      const code = readFileSync(id, 'utf8');
      const takesAll = asked.includes('*') || !isDoor(code);
      if (takesAll) firstVisit.files.add(id);
      for (const { source, names } of importsIn(code)) {
        const wanted = takesAll ? names : names.filter((name) => asked.includes(exportedAs(name)));
        const target = wanted.length > 0 ? await this.resolve(source, id) : null;
        const key = `${target?.id} ${wanted.join()}`;
        if (target?.id.endsWith('.ts') !== true || seen.has(key)) continue;
        seen.add(key);
        await enter(target.id, wanted.map(importedAs));
      }
    };
    await enter(`${here}src/page.ts`, ['*']);
  },
};

/** The files of the packages, and of the page, that the first visit needs. */
const isLibrary = (id) => firstVisit.files.has(id) && !id.includes('/packages/page/');
const isPage = (id) =>
  /lit-html|preload-helper/.test(id) || (firstVisit.files.has(id) && id.includes('/packages/page/'));

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  plugins: [withoutPolicy, workerFiles, partLoader, withoutIndentation, firstVisit, linkPreview, serviceWorker],
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
            { name: 'library', tags: ['$initial'], test: isLibrary, includeDependenciesRecursively: false },
            { name: 'page', tags: ['$initial'], test: isPage, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
