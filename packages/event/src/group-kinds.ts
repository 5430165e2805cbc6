/** By what players are grouped, in the order in which groups are offered. */
export const GROUP_KINDS = ['sex', 'age', 'rating', 'title', 'federation', 'club', 'group'] as const;

export type GroupKind = (typeof GROUP_KINDS)[number];

/**
 * A group of players. The value of an age is `U16`, those who are 16 or less at the end of the year, or `S50`, those who are 50 or more;
 * that of a rating is `U1800` or `unrated`; that of the others is written as in the file: `w`, `GM`, `GER`, the name of a club.
 */
export interface PlayerGroup {
  readonly kind: GroupKind;
  readonly value: string;
}

/** A group that a file has, with the number of its players. */
export interface OfferedGroup extends PlayerGroup {
  readonly count: number;
}
