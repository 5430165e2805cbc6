import { defaultClientConditions, defaultServerConditions } from 'vite';

/** As `SOURCE` in packages.mjs, for which the page's checks have no types. */
const SOURCE = '@crosstable/source';

/** Lets vite and vitest take the sources of the packages that are imported by name. */
export const fromSources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};
