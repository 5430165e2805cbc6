// The site: the pages of this folder and the API reference, which TypeDoc writes into `reference` before. A link that leads
// nowhere fails the build.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitepress';

import { linksIntoRepository } from './links-into-repository.mjs';

const source = fileURLToPath(new URL('..', import.meta.url));

/** The guides in the order of the sidebar; one that isn't listed comes last. */
const GUIDES = [
  'swiss-in-a-web-app',
  'club-site',
  'your-users-language',
  'arbiters-guide',
  'from-swiss-manager',
  'checking-standings',
  'last-round',
  'norms',
  'prizes',
  'federation-ratings',
  'club-ratings',
  'from-another-package',
  'your-own-tie-break',
  'recipes',
];

/** A page of the sidebar, named by its own title. */
function page(path) {
  const title = /^# (.+)$/m.exec(readFileSync(join(source, `${path}.md`), 'utf8'));
  if (title === null) throw new Error(`packages/site/${path}.md: expected a title, "# …"`);
  return { text: title[1], link: `/${path}` };
}

function guides() {
  const place = (name) => (GUIDES.includes(name) ? GUIDES.indexOf(name) : GUIDES.length);
  return readdirSync(join(source, 'guides'))
    .map((file) => file.replace(/\.md$/, ''))
    .sort((one, other) => place(one) - place(other))
    .map((name) => page(`guides/${name}`));
}

/** The entries of the packages, in the order of TypeDoc. */
function reference() {
  return JSON.parse(readFileSync(join(source, 'reference/typedoc-sidebar.json'), 'utf8'));
}

/** The anchor of a heading, as GitHub makes it, so that a link into a page leads there in both places. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

export default defineConfig({
  title: 'Crosstable',
  description: "FIDE's tie-breaks and rating rules as small TypeScript packages",
  outDir: '../../reports/site',
  // The page has the root of the site; the guides stand beside it.
  rewrites: { 'index.md': 'guides/index.md' },
  cacheDir: '../../node_modules/.cache/vitepress',
  // The index of the search is one large file, loaded when somebody searches.
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  markdown: { anchor: { slugify: anchorOf }, config: (md) => md.use(linksIntoRepository, source) },
  themeConfig: {
    logoLink: '/guides/',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'The page', link: '/', target: '_self' },
      { text: 'Guides', link: guides()[0].link, activeMatch: '/guides/' },
      { text: 'The command', link: '/command' },
      { text: 'API reference', link: '/reference/', activeMatch: '/reference/' },
    ],
    sidebar: [
      { text: 'Guides', items: guides() },
      {
        text: 'Use',
        items: [...['command', 'lists-of-tie-breaks', 'reasons'].map(page), { text: 'Migrating', link: '/migrating' }],
      },
      { text: 'Check', items: ['claims', 'decisions', 'articles', 'measurements'].map(page) },
      { text: 'Contribute', items: ['contributing/checks', 'contributing/adding-a-tie-break'].map(page) },
      { text: 'API reference', collapsed: true, items: reference() },
    ],
  },
});
