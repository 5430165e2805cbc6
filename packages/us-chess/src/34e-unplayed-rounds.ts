// US Chess rule 34E: what unplayed rounds are worth in the sums of the opponents' scores (34E1, 34E2, 34E4)

import {
  type PlayerView,
  type Reason,
  type RoundView,
  type SelfDefinedContribution,
  type SelfDefinedCut,
  type TextByLanguage,
  type TournamentView,
  memoized,
} from '@crosstable/core';
import { numberOf, sumOf } from '@crosstable/standings/self-defined';

/** An opponent's score for tie-breaks, and the rounds that count as draws in it. */
interface AdjustedScore {
  readonly score: number;
  readonly drawn: readonly number[];
}

/** 34E1: of an own round that wasn't played. */
const NOBODY: TextByLanguage = {
  en: 'an unplayed round is an opponent with 0',
  de: 'eine nicht gespielte Runde ist ein Gegner mit 0',
  fr: 'une ronde non jouée est un adversaire avec 0',
  es: 'una ronda no jugada es un rival con 0',
};

/** The rounds that are over: an unfinished game is neither played nor unplayed yet. */
export function finishedRounds({ rounds }: PlayerView): readonly RoundView[] {
  return rounds.filter(({ outcome }) => outcome !== 'unfinished');
}

/** The opponent of a game over the board: a forfeit has none. */
export function opponentMet({ isPlayed, opponent }: RoundView): PlayerView | null {
  return isPlayed ? opponent : null;
}

/** 34E1: the points of the games played, and a draw for every other round, whatever it brought. */
const adjustedScore = /* @__PURE__ */ memoized((player: PlayerView): AdjustedScore => {
  const { draw } = player.tournament.scoring;
  const rounds = finishedRounds(player);
  return {
    score: numberOf(sumOf(rounds.map(({ isPlayed, points }) => (isPlayed ? points : draw)))), // 34E1
    drawn: rounds.flatMap(({ isPlayed, round }) => (isPlayed ? [] : [round])),
  };
});

/** An opponent's adjusted score, and why it is that. */
export function adjusted(opponent: PlayerView, article: string): { readonly score: number; readonly because: Reason } {
  const { drawn, score } = adjustedScore(opponent);
  if (drawn.length === 0) return { score, because: { key: 'opponent-score', article } };
  return { score, because: { key: 'opponent-adjusted-score', article, rounds: drawn } };
}

/** The adjusted scores of a player's opponents, 0 for each round without one. */
export function opponentsScores(player: PlayerView, article: string): SelfDefinedContribution[] {
  return finishedRounds(player).map((one) => {
    const opponent = opponentMet(one);
    if (opponent === null) return { round: one.round, value: 0, because: NOBODY }; // 34E1
    const { because, score } = adjusted(opponent, article);
    return { round: one.round, value: score, because };
  });
}

/** 34E1, 34E4: the number of scores that go at an end, two of nine rounds or more. */
export function numberCut({ announcedRounds, rounds }: TournamentView): 1 | 2 {
  return (announcedRounds ?? rounds) >= 9 ? 2 : 1;
}

/** The numbers to cut, as far as there are so many scores. */
export function cutOf(player: PlayerView, lowest: number, highest: number): SelfDefinedCut {
  const scores = finishedRounds(player).length;
  const low = Math.min(lowest, scores);
  return { lowest: low, highest: Math.min(highest, scores - low) };
}
