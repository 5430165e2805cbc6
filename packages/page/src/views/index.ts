// The views of an open tournament, in the order in which the page offers them. Another one is a file and a line here.
import type { PartFile } from '../context.js';
import { openGames } from '../live/open-games.js';
import type { Opened } from '../state.js';
import type { Shown } from '../table.js';
import type { ViewKey } from '../words/page-words.js';

export interface View {
  /** In the link of the page, and the key of its title. */
  readonly key: ViewKey;
  /** Whether a tournament has anything to show in it. */
  readonly applies: (shown: Shown, opened: Opened) => boolean;
  /** Set where it isn't a table of everybody, in which nobody is looked for. */
  readonly isWithoutSearch?: true;
  /** Its code, loaded when somebody asks for it; the standings are there from the start. */
  readonly load?: () => Promise<PartFile>;
}

function hasBoards({ event }: Shown): boolean {
  return event.matches?.some((round) => round.some(({ boards = [] }) => boards.length > 0)) === true;
}

export const VIEWS: readonly View[] = [
  { key: 'standings', applies: () => true },
  { key: 'rounds', applies: ({ event }) => event.round > 0, load: () => import('./rounds.js') },
  { key: 'matches', applies: ({ isOfTeams }) => isOfTeams, load: () => import('./matches.js') },
  { key: 'boards', applies: hasBoards, load: () => import('./boards.js') },
  { key: 'course', applies: ({ event }) => event.round > 1, load: () => import('./course.js') },
  { key: 'editions', applies: () => true, load: () => import('./editions.js') },
  { key: 'audit', applies: () => true, load: () => import('./audit.js') },
  {
    key: 'live',
    applies: (shown) => shown.event.round > 0 && (!shown.isOfTeams || hasBoards(shown)),
    load: () => import('./live.js'),
  },
  {
    key: 'whatif',
    applies: (shown, opened) => !shown.isOfTeams && openGames(shown, opened).length > 0,
    isWithoutSearch: true,
    load: () => import('./whatif.js'),
  },
  {
    key: 'prizes',
    applies: ({ event, isOfTeams }) => !isOfTeams && event.round > 0,
    isWithoutSearch: true,
    load: () => import('./prizes.js'),
  },
];
