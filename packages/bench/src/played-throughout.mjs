// The players for whom every package has the handbook's values.

/**
 * Players who met an opponent in every round, and whose opponents all played the last round. Their values need no
 * adjusted score (Art. 16.3.2) and no dummy (Art. 16.4), about which the packages and the handbook disagree.
 */
export function playedThroughout(games, players) {
  const opponents = new Map(players.map(({ id }) => [id, new Set()]));
  const stayed = new Set();
  games.forEach((list, round) => {
    for (const { white, black, kind } of list) {
      if (kind !== undefined) continue;
      opponents.get(white).add(black);
      opponents.get(black).add(white);
      if (round === games.length - 1) stayed.add(white).add(black);
    }
  });
  const isWhole = ([, others]) => others.size === games.length && [...others].every((other) => stayed.has(other));
  return new Set([...opponents].filter(isWhole).map(([id]) => id));
}
