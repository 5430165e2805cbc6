// The views of an open tournament, in the order in which the page offers them. Another one is a file and a line here.
import type { Rendered } from '../context.js';
import type { Shown } from '../table.js';
import type { ViewKey } from '../words/page-words.js';

export interface View {
  /** In the link of the page, and the key of its title. */
  readonly key: ViewKey;
  /** Whether a tournament has anything to show in it. */
  readonly applies: (shown: Shown) => boolean;
  /** Its code, loaded when somebody asks for it. */
  readonly load: () => Promise<Rendered>;
}

export const VIEWS: readonly View[] = [
  { key: 'standings', applies: () => true, load: async () => (await import('./standings.js')).standingsView },
];
