// The players of whom every package says the same as the handbook.

/**
 * Those who met somebody else in every round, and whose opponents all played the last round, so that no score is adjusted (Art.
 * 16.3.2) and no dummy is met (Art. 16.4): of these the packages and the handbook don't say the same.
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
