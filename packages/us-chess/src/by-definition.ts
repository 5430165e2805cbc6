// US Chess rule 34E: the value of a player, from a definition

import { type SelfDefinedByContributions, type Tournament, memoized, participantOf } from '@crosstable/core';
import { columnOfDefinition, viewsOf } from '@crosstable/standings/self-defined';

/** The views of a tournament's players. No definition of this package asks for another tie-break. */
export const viewing = /* @__PURE__ */ memoized((tournament: Tournament) => viewsOf(tournament, () => null));

/** By definition and tournament: the values of all players. */
const columnBy = /* @__PURE__ */ memoized((definition: SelfDefinedByContributions) =>
  memoized((tournament: Tournament) => columnOfDefinition(definition, viewing(tournament))),
);

/** The value of a player: 0 where it is undefined, and for a player without games. */
export function valueBy(definition: SelfDefinedByContributions, id: string, tournament: Tournament): number {
  const player = participantOf(tournament, id);
  return player === undefined ? 0 : columnBy(definition)(tournament)[player] || 0;
}
