import { listInWords } from '@crosstable/core/text';

import type { Words } from '../../words.js';
import { GERMAN_NAMES, numberInWords } from './names.js';

function points(amount: number): string {
  return `${numberInWords(amount)} ${amount === 0.5 || amount === 1 ? 'Punkt' : 'Punkte'}`;
}

/** Points after a preposition with the dative. */
function withPoints(amount: number): string {
  return `${numberInWords(amount)} ${amount === 0.5 || amount === 1 ? 'Punkt' : 'Punkten'}`;
}

/** An outcome with the opponent, where there is one. */
function against(opponent: string | null, words: string): string {
  return opponent === null ? words : `${words} gegen ${opponent}`;
}

/** The rounds that an adjusted score takes as draws, if there are any. */
function drawsInWords(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  return rounds.length === 1
    ? `: Runde ${rounds[0]} wird als Remis gewertet`
    : `: Die Runden ${listInWords(rounds, 'und')} werden als Remis gewertet`;
}

/** Points that an arbiter added to a score or took from it. */
function arbiterInWords(amount: number): string {
  return amount < 0
    ? `nach Abzug von ${withPoints(-amount)} durch den Schiedsrichter`
    : `davon ${points(amount)} vom Schiedsrichter gutgeschrieben`;
}

/** A difference added to a number, or taken from it. */
function plus(difference: number): string {
  return `${difference < 0 ? '−' : '+'} ${numberInWords(Math.abs(difference))}`;
}

/**
 * The words of explanations in German.
 *
 * @example
 * ```ts
 * import { crosstable, explain } from 'crosstable';
 * import { inWords } from 'crosstable/words';
 * import { GERMAN } from 'crosstable/words/de';
 *
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * inWords(explain('SB/C1', 'A', table), (id) => `Spieler ${id}`, GERMAN); // → [
 * //   'SB/C1, Sonneborn-Berger mit einem Streichwert (Art. 9.1, Fassung 2026-03) – Spieler A: 0,75',
 * //   '  Runde 1: Sieg gegen Spieler B, 1 Punkt; der Gegner hat 1 (Art. 16.3.1); 1 × 1 = 1; gestrichen: der Wert mit dem geringsten Gewicht (Art. 14.1.1.d)',
 * //   '  Runde 2: Remis gegen Spieler D, ½ Punkt; der Gegner hat 1½; ½ × 1½ = 0,75',
 * //   '  Summe: 0,75, ohne Gestrichenes',
 * // ]
 * ```
 */
export const GERMAN: Words = {
  ...GERMAN_NAMES,
  outcomes: {
    win: (opponent) => against(opponent, 'Sieg'),
    draw: (opponent) => against(opponent, 'Remis'),
    loss: (opponent) => against(opponent, 'Niederlage'),
    'forfeit-win': (opponent) => against(opponent, 'kampfloser Sieg'),
    'forfeit-loss': (opponent) => against(opponent, 'kampflose Niederlage'),
    'double-forfeit': (opponent) => against(opponent, 'beiderseits kampflose Niederlage'),
    'pairing-bye': () => 'Freilos',
    'full-bye': () => 'Freirunde mit vollem Punkt',
    'half-bye': () => 'Freirunde mit halbem Punkt',
    'zero-bye': () => 'Freirunde ohne Punkt',
    bye: () => 'spielfrei',
    none: () => 'keine Partie',
    unfinished: (opponent) => against(opponent, 'offene Partie'),
  },
  reasons: {
    points: () => '',
    'running-total': ({ score }) => `${score} nach der Runde`,
    'opponent-score': ({ score }) => `der Gegner hat ${score}`,
    'opponent-score-with-added-points': ({ score, number }) =>
      `der Gegner hat ${score}, ${arbiterInWords(number('added'))}`,
    'opponent-adjusted-score': ({ score, rounds }) => `der Gegner zählt mit ${score}${drawsInWords(rounds)}`,
    'opponent-fore-score': ({ score }) => `der Gegner hat ${score} mit einem Remis in der Schlussrunde`,
    'opponent-buchholz': ({ score }) => `der Gegner hat Buchholz ${score}`,
    'opponent-rating': ({ score }) => `der Gegner hat Elo ${score}`,
    'opponent-performance': ({ score }) => `der Gegner hat die Turnierleistung ${score}`,
    'forfeit-as-game': ({ score, rounds }) =>
      `die kampflose Partie zählt, und der Gegner ${rounds.length === 0 ? 'hat' : 'zählt mit'} ${score}${drawsInWords(rounds)}`,
    dummy: ({ score }) => `virtueller Gegner mit den eigenen ${score}`,
    'dummy-limited-by-opponent': ({ score, of }) =>
      `virtueller Gegner mit ${score}, nicht mehr als der ausgeloste Gegner, statt der eigenen ${of('own')}`,
    'dummy-limited-by-draws': ({ score, of }) =>
      `virtueller Gegner mit ${score}, nicht mehr als ein Remis je Runde, statt der eigenen ${of('own')}`,
    'at-least-limit': ({ score }) => `der Gegner erreicht mit ${score} die Grenze`,
    'below-limit': ({ score }) => `der Gegner bleibt mit ${score} unter der Grenze`,
    counts: () => 'zählt',
    'does-not-count': () => 'zählt nicht',
    'more-than-opponent': () => 'mehr Punkte als der Gegner',
    'same-as-opponent': () => 'ebenso viele Punkte wie der Gegner',
    'less-than-opponent': () => 'weniger Punkte als der Gegner',
    'more-than-draw': () => 'mehr Punkte als für ein Remis, ohne Partie',
    'same-as-draw': () => 'ebenso viele Punkte wie für ein Remis, ohne Partie',
    'less-than-draw': () => 'weniger Punkte als für ein Remis, ohne Partie',
    'scoring-probability': ({ score, of }) =>
      `der Gegner hat Elo ${score}: Die Differenz ${of('difference')} ergibt eine Erwartung von ${of('percent')} %`,
    encounter: () => 'Partie unter Punktgleichen',
    'average-of-encounters': ({ of }) => `eine von ${of('games')} Partien der beiden, die gemittelt werden`,
    'weighted-boards': () => 'die Nummer jedes Bretts mal seine Punkte',
    'board-points': () => '',
    'missing-game': () => 'kampflos zählt nicht, also fehlt die Partie',

    'least-significant': () => 'der Wert mit dem geringsten Gewicht',
    'most-significant': () => 'der Wert mit dem größten Gewicht',
    'voluntary-unplayed-round': () => 'der niedrigste Beitrag einer Runde mit freiwilligem Fernbleiben',

    sum: ({ value }) => `Summe: ${value}`,
    mean: ({ of, isRounded, value }) =>
      `Mittel aus ${of('count')}: ${of('sum')} / ${of('count')} ${isRounded ? '≈' : '='} ${value}`,
    limit: ({ of, number, value }) => `Grenze: ${of('limit')} von ${withPoints(number('maximum'))}; Summe: ${value}`,
    'rating-difference': ({ of, number, value }) =>
      `Durchschnitt ${of('average')} ${plus(number('difference'))} für ${of('points')} aus ${of('games')} = ` +
      `${of('percent')} %: ${value}`,
    'lowest-sufficient-rating': ({ of, number, value }) =>
      `niedrigste Elo-Zahl, deren Erwartung (${of('expected')}) ${points(number('points'))} erreicht: ${value}`,
    'zero-score': ({ of, value }) =>
      `keine Punkte, also 800 unter der niedrigsten Elo-Zahl der Gegner, ${of('lowest')}: ${value}`,
    'pairing-number': ({ value }) => `Startnummer: ${value}`,
    rating: ({ value }) => `Elo-Zahl: ${value}`,
    'all-met': () => 'alle Punktgleichen haben gegeneinander gespielt, also entscheidet die Sondertabelle',
    'first-whatever-the-outcome': () => 'entschieden, wie auch immer die fehlenden Partien ausgingen',
    'not-separated': () => 'nicht getrennt',
    'board-count': () => 'BC, die niedrigere zuerst',
    'top-board': ({ of }) => `Brett ${of('board')}`,
    'without-bottom-boards': ({ number, of }) =>
      number('boards') === 1 ? 'ohne das letzte Brett' : `ohne die letzten ${of('boards')} Bretter`,
    'schedule-strength': ({ of, otherUnit, unit, value }) =>
      `${of('secondary')}${otherUnit} + Buchholz von ${of('buchholz')}${unit} / ${of('divisor')}: ${value}`,
    alone: () => 'sonst ist niemand punktgleich',
    'by-hand': ({ value }) => `von Hand eingetragen: ${value}`,
    'as-defined': ({ because }) => because,
    'made-as-defined': ({ value }) => `aus dem, was zählt: ${value}`,
    'ordered-as-defined': () => 'in der Reihenfolge, die die Definition gibt',

    'unrated-players': () => 'es gibt Spieler ohne Elo-Zahl, also entfällt die Feinwertung',
    'unrated-player': () => 'der Spieler hat keine Elo-Zahl',
    'nothing-left': () => 'es bleiben keine Partien für die Berechnung',
    'not-entered': () => 'von Hand wurde kein Wert eingetragen',
    'undefined-as-defined': () => 'die Definition gibt keinen Wert',
    'rounds-not-known': () => 'es hängt von der Reihenfolge der Runden ab, die niemand kennt',
  },
  phrases: {
    ...GERMAN_NAMES.phrases,
    cited: (article) => (/^\d/.test(article) ? `Art. ${article}` : article),
    colon: ':',
    semicolon: ';',
    points,
    heading: (title, cited, edition, player, value) => `${title} (${cited}, Fassung ${edition}) – ${player}: ${value}`,
    noValue: 'nicht definiert',
    rank: (rank, tied, isShared) => `Rang ${rank} von ${tied} Punktgleichen${isShared ? ', geteilt' : ''}`,
    notSeparatedFrom: (others) => `von ${others === 1 ? 'einem' : others} anderen Punktgleichen nicht getrennt`,
    dummy: 'Ein virtueller Gegner vertritt eine nicht gespielte Partie.',
    ratingList: (list) => {
      const those = { first: 'die erste', round: 'die der jeweiligen Runde' };
      return `bei mehreren Elo-Zahlen eines Spielers zählt ${typeof list === 'number' ? `die aus Runde ${list}` : those[list]}`;
    },
    unratedPlayers: (how) => {
      if (how === 'skip') return 'Gegner ohne Elo-Zahl zählen nicht';
      return `ein Spieler ohne Elo-Zahl zählt mit ${how === 'estimates' ? 'einer geschätzten' : numberInWords(how)}`;
    },
    setByArbiter: 'vom Schiedsrichter festgesetzt',
    adds: (value) => `ergibt ${value}`,
    cut: (reason) => `gestrichen: ${reason}`,
    unfinished: (opponent) => `offen (gegen ${opponent})`,
    added: (amount, round) =>
      `Ab ${round === null ? 'Beginn' : `Runde ${round}`}: ${points(Math.abs(amount))} vom Schiedsrichter ` +
      (amount < 0 ? 'abgezogen' : 'gutgeschrieben'),
    undefinedBecause: (reason) => `nicht definiert, denn ${reason}`,
    withoutCut: 'ohne Gestrichenes',
    apartFromRounds: 'Unabhängig von Runden',
    tiedAsDefined: (players) => `Punktgleich: ${players}`,
    leftTied: 'sie bleiben punktgleich',
    tied: (players, cited, by) => `Punktgleich: ${players}. Die Sondertabelle${by} (${cited}):`,
    tiedAgain: (players, cited, by) => `Artikel 6 erneut für: ${players}. Die Sondertabelle${by} (${cited}):`,
    range: (worst, best) => `mindestens ${worst} und höchstens ${best}`,
    encounter: (amount, opponent, round) => `${amount} gegen ${opponent} in Runde ${round}`,
    missing: (players) => `keine Partie gegen ${typeof players === 'number' ? `${players} von ihnen` : players}`,
    nobodyIsSafe: (leader, worst, rival, best) =>
      'nicht alle haben gegeneinander gespielt, und niemand ist sicher Erster: ' +
      `${leader} hat mindestens ${worst}, und ${rival} kann ${best} erreichen`,
    noneMet: 'keine zwei von ihnen haben gegeneinander gespielt: Niemand wird getrennt',
    allEqual: 'alle Punktgleichen haben gegeneinander gespielt, mit gleicher Punktzahl: Niemand wird getrennt',
    notAllMet: 'nicht alle haben gegeneinander gespielt, und außerhalb des Schweizer Systems trennt das niemanden',
    match: (own, against, boards) => `${own}–${against}${boards === null ? '' : ` (${boards.join(' ')})`}`,
    teamPoints: (matchPoints, gamePoints) => `${matchPoints} MP und ${gamePoints} BP`,
    tiedIn: (score) => ` nach ${score === 'MP' ? 'Mannschaftspunkten' : 'Brettpunkten'}`,
    boards: (teams) => `Die Bretter von: ${teams}`,
    against: (one, other) => `${one} gegen ${other}`,
    equalOnBoards: 'kein Unterschied',
    stillTied: 'weiter punktgleich:',
  },
  ofTeams: {
    outcomes: {
      none: () => 'kein Wettkampf',
      unfinished: (opponent) => against(opponent, 'offener Wettkampf'),
    },
    reasons: {
      'forfeit-as-game': ({ score, rounds }) =>
        `der kampflose Wettkampf zählt, und der Gegner ${rounds.length === 0 ? 'hat' : 'zählt mit'} ${score}${drawsInWords(rounds)}`,
      'more-than-draw': () => 'mehr Punkte als für ein Remis, ohne Wettkampf',
      'same-as-draw': () => 'ebenso viele Punkte wie für ein Remis, ohne Wettkampf',
      'less-than-draw': () => 'weniger Punkte als für ein Remis, ohne Wettkampf',
      encounter: () => 'Wettkampf unter Punktgleichen',
      'average-of-encounters': ({ of }) => `einer von ${of('games')} Wettkämpfen der beiden, die gemittelt werden`,
      'missing-game': () => 'kampflos zählt nicht, also fehlt der Wettkampf',
      'first-whatever-the-outcome': () => 'entschieden, wie auch immer die fehlenden Wettkämpfe ausgingen',
      'nothing-left': () => 'es bleiben keine Wettkämpfe für die Berechnung',
    },
    phrases: {
      dummy: 'Ein virtueller Gegner vertritt einen nicht gespielten Wettkampf.',
      missing: (teams) => `kein Wettkampf gegen ${typeof teams === 'number' ? `${teams} von ihnen` : teams}`,
    },
  },
};
