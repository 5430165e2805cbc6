// A row of a player or a team, in whichever table: it says whose it is, is marked where the reader follows them, and hidden where
// somebody else is looked for.
import { nothing } from 'lit-html';
import { Directive, type ElementPart, type PartInfo, PartType, directive } from 'lit-html/directive.js';

import type { TableContext } from '../context.js';

interface Row {
  readonly player: string;
  readonly isFollowed: boolean;
  readonly isHidden: boolean;
}

class RowOf extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new TypeError('rowOf stands in the tag of an element');
  }

  render(_row: Row): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [{ isFollowed, isHidden, player }]: [Row]): typeof nothing {
    element.setAttribute('data-player', player);
    element.toggleAttribute('data-followed', isFollowed);
    element.toggleAttribute('hidden', isHidden);
    return nothing;
  }
}

const row = directive(RowOf);

/** Whether somebody is among those who are looked for, and in the chosen part. */
export function isShown(player: string, { found, opened: { part } }: TableContext, onTeam = false): boolean {
  const isFound = found === null || found[onTeam ? 'players' : 'participants'].has(player);
  return isFound && (part === null || part.ids.includes(player));
}

/** In the tag of a row: whose it is. */
export function rowOf(player: string, context: TableContext, onTeam = false) {
  const isFollowed = !onTeam && context.opened.followed.includes(player);
  return row({ player, isFollowed, isHidden: !isShown(player, context, onTeam) });
}
