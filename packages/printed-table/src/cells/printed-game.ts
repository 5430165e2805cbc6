import type { Game, Player } from '@crosstable/core';

/** A participant, as the page prints one. */
export interface PrintedPlayer extends Player {
  /** The title as printed: `GM`, `WIM`. */
  readonly title?: string;
  /** The federation as printed, three letters. */
  readonly federation?: string;
  /** The sex; women are `w` or `f` on pages. */
  readonly sex?: 'm' | 'w';
  /** The club as printed. */
  readonly club?: string;
  /** The group as printed, such as one of an age. */
  readonly group?: string;
}

/** A game or a bye of the page. */
export interface PrintedGame extends Game {
  /** True where the page tells no colours of the game: that `white` had White is an assumption. */
  readonly coloursUnknown?: true;
}
