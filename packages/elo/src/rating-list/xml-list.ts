// The list as XML: an element for each player
import { withoutUndefined } from '@crosstable/core';

import type { RatingKind } from '../rules-in-force.js';
import { type Field, type ListedPlayer, playerOf } from './listed-player.js';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The names of the elements. `rating`, `games` and `k` are standard ones, and those of the kind in a list of one kind. */
const ELEMENTS: Readonly<Record<Field, string>> = {
  id: 'fideid',
  name: 'name',
  federation: 'country',
  sex: 'sex',
  title: 'title',
  womensTitle: 'w_title',
  birth: 'birthday',
  flags: 'flag',
  'standard rating': 'rating',
  'standard games': 'games',
  'standard k': 'k',
  'rapid rating': 'rapid_rating',
  'rapid games': 'rapid_games',
  'rapid k': 'rapid_k',
  'blitz rating': 'blitz_rating',
  'blitz games': 'blitz_games',
  'blitz k': 'blitz_k',
};

/** The content of an element in a text; `''` without one. */
function contentOf(element: string, text: string): string {
  const open = `<${element}>`;
  const start = text.indexOf(open);
  if (start < 0) return '';
  const end = text.indexOf(`</${element}>`, start);
  const content = text.slice(start + open.length, end);
  return content.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
}

/** The id of an element, which may stand at any place in it. */
export function idIn(text: string): string {
  return contentOf(ELEMENTS.id, text);
}

/** Whether an element has the ratings of all kinds. */
export function hasAllKinds(text: string): boolean {
  return text.includes('<rapid_rating') || text.includes('<blitz_rating');
}

/** The player of an element, which begins in this line; in a list of one kind the ratings are of `kind`. */
export function playerOfXml(text: string, line: number, kind: RatingKind, isOfOne: boolean): ListedPlayer {
  const player = playerOf((field) => ({ text: contentOf(ELEMENTS[field], text), line, column: 1 }));
  const { standard } = player.ratings;
  return isOfOne ? { ...player, ratings: withoutUndefined({ [kind]: standard }) } : player;
}
